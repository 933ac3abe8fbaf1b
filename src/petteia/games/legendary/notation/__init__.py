"""Positions of the Legendary Edition as text: set up, read, written, and checked."""
