# Une clause à côté du plateau.

clause-in-book = Ouvrir dans le livre des règles
clause-missing = Cette clause n’a pas pu être chargée.
