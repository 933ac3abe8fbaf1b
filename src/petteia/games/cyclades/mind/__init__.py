"""What a position of Cyclades is worth to each seat; compiled."""
