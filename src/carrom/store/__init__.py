"""Where matches are kept: rooms in a database, one record in a file."""
