"""Several servers on one database: who is alive, who owns which table, and how they speak to each other."""
