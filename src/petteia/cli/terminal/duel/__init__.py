"""7 Wonders Duel at a terminal."""
