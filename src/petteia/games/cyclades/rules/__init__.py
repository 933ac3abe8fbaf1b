"""The rules of Cyclades, chapter by chapter; compiled."""
