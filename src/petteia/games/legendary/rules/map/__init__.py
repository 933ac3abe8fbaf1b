"""The map of the Legendary Edition: its tiles, and what they form together (L1, L2.4); compiled."""
