"""The wire: routes, sockets, limits, and the page itself."""
