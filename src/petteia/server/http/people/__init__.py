"""HTTP for whoever plays: accounts, profiles, companions and clubs, reports, and how they want to be told of turns."""
