"""The map of the Legendary Edition: its tiles, and what they make side by side (L1, L2.4); compiled."""
