"""The rules of the Legendary Edition, chapter by chapter; compiled."""
