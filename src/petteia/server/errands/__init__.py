"""Thinking done elsewhere: a queue in PostgreSQL, and workers on any machine that take from it."""
