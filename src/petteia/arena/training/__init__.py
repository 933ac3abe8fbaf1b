"""Minds from self-play: lessons are played, a net learns from them, and has to prove itself."""
