"""One table, pure: messages in, what to store and to send out. Nothing here knows SQL, sockets or the time."""
