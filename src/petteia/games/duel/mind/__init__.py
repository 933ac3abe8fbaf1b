"""What a position of 7 Wonders Duel is worth to each seat; compiled."""
