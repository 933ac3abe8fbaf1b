"""The rules of both editions of Cyclades, chapter by chapter; compiled."""
