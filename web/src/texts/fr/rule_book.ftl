# Le livre des règles.

book = Livre des règles
book-about = Chaque article, en mots simples. L’arbitre applique ces articles et les cite.
book-more = Et aussi
book-open = Ouvrir { $clause } dans le livre des règles
book-clauses = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
book-readings = { $count ->
    [one] { $count } interprétation
   *[other] { $count } interprétations
}
book-settled-about = Comment nous lisons ce que les sources laissent ouvert.
book-loading = Chargement…
book-search = Chercher un mot ou un numéro
book-search-hint = Mot ou numéro
book-contents = Sommaire
book-nothing = Aucun résultat pour « { $search } ».
book-no-set = Il n’y a pas de règle nommée « { $set } ».
book-no-clause = Il n’y a pas d’article { $clause } dans cette règle. Voici tous les articles.

# Un article

book-copy = Copier le lien
book-copied = Copié ✓
book-about-clause = À propos de cet article
book-about-reading = À propos de cette interprétation
book-who = Domaine : { $who }
book-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
}
book-letter = Édition révisée : { $letter }
book-reading = Interprétation { $number } : { $words }
book-reading-short = Interprétation { $number }
book-beside = voisin { $clause }
book-bears-on = S’applique à
book-table = table des mesures
book-figures = Les chiffres clés

# Le lexique

book-glossary = Lexique
book-glossary-about = Le sens des termes, et leur nom dans les autres règles.
book-glossary-search = Chercher un terme
book-by-letter = De A à Z
book-otherwise = { $set } : { $name }

# La comparaison

book-compare = Comparer les règles
book-compare-about = Ce qui sépare les règles : les chiffres et les décisions.
book-figures-differ = Des chiffres différents
book-queen-always = { $first ->
    [one] La reine vaut toujours { $first } point.
   *[other] La reine vaut toujours { $first } points.
}
book-queen-late = { $first ->
    [one] La reine vaut { $first } point, mais { $then } pour un camp qui a { $from } points ou plus.
   *[other] La reine vaut { $first } points, mais { $then } pour un camp qui a { $from } points ou plus.
}
book-queen-never = { $first ->
    [one] La reine vaut { $first } point, mais rien pour un camp qui a { $from } points ou plus.
   *[other] La reine vaut { $first } points, mais rien pour un camp qui a { $from } points ou plus.
}
book-special-always = { $first ->
    [one] Les fins de manche particulières valent { $first } point.
   *[other] Les fins de manche particulières valent { $first } points.
}
book-special-late = { $first ->
    [one] Les fins de manche particulières valent { $first } point, mais { $then } pour un camp qui a { $from } points ou plus.
   *[other] Les fins de manche particulières valent { $first } points, mais { $then } pour un camp qui a { $from } points ou plus.
}
book-special-never = { $first ->
    [one] Les fins de manche particulières valent { $first } point, mais rien pour un camp qui a { $from } points ou plus.
   *[other] Les fins de manche particulières valent { $first } points, mais rien pour un camp qui a { $from } points ou plus.
}
book-rulings-differ = Des décisions différentes
book-rulings-about = Ce qui tombe, et la suite. Les coups que toutes les règles jugent de la même façon ne sont pas repris.
