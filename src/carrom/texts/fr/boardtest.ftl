# La commande.
boardtest-help = Essayer une surface de jeu (article 2.1.a) par simulation. Un palet part à pleine force d’une ligne de base, droit contre le cadre opposé. Code de retour : 0 si le plateau réussit, 1 s’il échoue, 2 si un argument n’est pas valable.
boardtest-help-mu = Frottement du palet sur la surface.
boardtest-help-e = Restitution des bandes à 1 m/s.
boardtest-help-exponent = Baisse de la restitution avec la vitesse : E fois la vitesse à la puissance -P. Avec 0, elle est constante.
boardtest-help-speed = Vitesse du palet en m/s.
boardtest-help-edition = L’édition du plateau.
boardtest-help-json = Afficher du JSON au lieu d’un tableau.

# Le résultat.
boardtest-title = Essai du plateau (article { $clause }), édition { $edition }
boardtest-passed = Réussi. Un palet lancé à { $speed } m/s fait { $runs } parcours ; la règle en demande au moins { $wanted }.
boardtest-failed = Échec. Un palet lancé à { $speed } m/s fait { $runs } parcours ; la règle en demande au moins { $wanted }.
boardtest-least = Pour { $wanted } parcours, il faut au moins { $speed } m/s.
boardtest-never = Aucun coup ne fait { $wanted } parcours sur ce plateau.
boardtest-surface = Frottement { $mu }, restitution des bandes { $e } à 1 m/s, exposant { $exponent }.

# Le tableau.
boardtest-table = Parcours sur ce plateau avec d’autres matières, selon la force du coup. Un astérisque marque { $wanted } parcours ou plus. La dernière colonne donne la plus petite vitesse qui suffit.
boardtest-head-mu = frottement
boardtest-head-e = restit.
boardtest-head-soft = doux
boardtest-head-normal = ordinaire
boardtest-head-strong = fort
boardtest-head-strongest = extrême
boardtest-head-least = minimum

# Des arguments qui ne peuvent servir.
boardtest-not-a-number = L’option { $option } demande un nombre, pas « { $value } ».
boardtest-no-speed = L’option { $option } demande une vitesse supérieure à 0.
boardtest-refused = L’option { $option } n’est pas valable. { $problem }
