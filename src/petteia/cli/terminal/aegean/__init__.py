"""What both editions of Cyclades share at a terminal."""
