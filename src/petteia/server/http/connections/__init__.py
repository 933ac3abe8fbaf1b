"""How bytes come in and go on: as uvicorn serves them, and from one server to another."""
