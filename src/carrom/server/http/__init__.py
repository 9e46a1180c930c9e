"""The server over HTTP: requests, sockets, refusals, limits."""
