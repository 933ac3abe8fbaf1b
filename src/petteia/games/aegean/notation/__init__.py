"""Positions of both editions of Cyclades as text: set up, read, written, and checked."""
