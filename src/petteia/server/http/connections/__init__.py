"""Connections: as uvicorn serves them, and from one server to another."""
