"""PostgreSQL as the server's database; needs the extra `postgres`."""
