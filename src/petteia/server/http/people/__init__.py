"""HTTP for players: accounts, profiles, companions and clubs, reports, and how they want to be notified of turns."""
