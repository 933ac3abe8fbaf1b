"""Thinking that others do: a queue in PostgreSQL, and workers on any machine that take from it."""
