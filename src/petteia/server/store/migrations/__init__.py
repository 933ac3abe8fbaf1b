"""How the database came to look as `schema.py` says, step by step; run at every start."""
