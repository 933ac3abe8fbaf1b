"""HTTP for the people who run the server: its health, its numbers, its admins."""
