"""One change of the tables a module."""
