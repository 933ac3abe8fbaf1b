"""What a faction does in its turn: favours, cards, units on the move, battles, metropolises (L6 to L10); compiled."""
