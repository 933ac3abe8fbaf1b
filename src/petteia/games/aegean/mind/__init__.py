"""How seats stand in both editions of Cyclades, beside one another; compiled."""
