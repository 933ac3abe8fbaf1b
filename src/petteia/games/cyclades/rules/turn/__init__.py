"""What a player does in a turn: favours, creatures, units on the move, battles, metropolises (C9 to C13); compiled."""
