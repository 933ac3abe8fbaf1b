"""Minds from self-play: lessons are played and learnt from, and what was learnt has to prove itself."""
