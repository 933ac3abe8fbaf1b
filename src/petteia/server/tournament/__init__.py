"""One tournament, pure: who meets whom, what a game is worth, how everybody stands. It knows no SQL and no time."""
