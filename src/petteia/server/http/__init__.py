"""HTTP: what all routes share, the page itself, and a room for each kind of route."""
