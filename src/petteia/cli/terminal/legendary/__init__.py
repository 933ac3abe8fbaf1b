"""The Legendary Edition at a terminal."""
