"""The rules of 7 Wonders Duel, chapter by chapter; compiled."""
