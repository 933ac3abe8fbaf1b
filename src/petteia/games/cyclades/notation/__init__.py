"""Positions of Cyclades as text: set up, read, written, and checked."""
