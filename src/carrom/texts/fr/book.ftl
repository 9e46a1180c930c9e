# Le livre des règles par HTTP.
book-no-set = La règle « { $name } » n’existe pas. Choisissez parmi : { $known }.
book-not-json = La requête n’est pas du JSON valable.
