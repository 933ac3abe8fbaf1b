"""How the mind of Duel is trained."""
