"""What a position of the Legendary Edition is worth to each seat; compiled."""
