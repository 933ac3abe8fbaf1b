"""One tournament, pure: who meets whom, what a game is worth, and the standings. It knows no SQL and no time."""
