"""HTTP and sockets at tables: the lobby, play by people and programs, plans, maps, tournaments."""
