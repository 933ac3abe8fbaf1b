"""HTTP for whoever runs the server: its health, its numbers, its admins."""
