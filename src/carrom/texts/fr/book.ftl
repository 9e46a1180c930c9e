# Le livre des règles par HTTP.
book-no-set = Il n’y a pas de règle « { $name } » ; il y a { $known }.
book-not-json = Ce qui a été envoyé n’est pas une valeur JSON.
