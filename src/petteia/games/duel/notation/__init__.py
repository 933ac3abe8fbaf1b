"""Positions of 7 Wonders Duel as text: set up, read, written, and checked."""
