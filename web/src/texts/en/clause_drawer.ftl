# A clause beside the board.

clause-in-book = Open in the rule book
clause-missing = This clause could not be loaded.
