"""Tables that never lose a move: lobby, seats, clocks, storage and sockets. It needs the extra `petteia[server]`."""
