"""Cyclades at a terminal."""
