"""Accounts, sessions, names, passwords, tokens, ratings and moderation."""
