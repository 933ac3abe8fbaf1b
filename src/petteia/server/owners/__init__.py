"""Several servers on one database: which are alive, which owns which table, and how they talk to each other."""
