"""How seats stand compared with each other, in both editions of Cyclades; compiled."""
