"""HTTP for the people who run the server: health, metrics, admins."""
