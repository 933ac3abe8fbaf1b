"""The server: tables that never lose a move, accounts, ratings, and the records of what was played."""
