# La commande.
boardtest-help = L’épreuve d’une surface de jeu (2.1.a) : un palet lancé à pleine force d’une ligne de base, droit contre le cadre opposé, par simulation. L’état de sortie vaut 0 si le plateau est reçu, 1 s’il ne l’est pas, 2 si les arguments ne peuvent servir.
boardtest-help-mu = Frottement du palet sur la surface.
boardtest-help-e = Restitution des bandes à 1 m/s.
boardtest-help-exponent = Comment la restitution baisse avec la vitesse : E fois la vitesse à la puissance -P ; 0 pour une restitution constante.
boardtest-help-speed = Vitesse du palet en m/s.
boardtest-help-edition = L’édition du plateau.
boardtest-help-json = Écrit du JSON pour les machines.

# Le résultat.
boardtest-title = Épreuve du plateau selon l’article 2.1.a, édition { $edition }
boardtest-passed = Reçu : un palet lancé à { $speed } m/s fait { $runs } parcours ; il en faut au moins { $wanted }.
boardtest-failed = Refusé : un palet lancé à { $speed } m/s fait { $runs } parcours ; il en faut au moins { $wanted }.
boardtest-least = La moindre vitesse pour { $wanted } parcours est de { $speed } m/s.
boardtest-never = Aucun coup ne fait { $wanted } parcours sur ce plateau.
boardtest-surface = Frottement { $mu }, restitution des bandes { $e } à 1 m/s, exposant { $exponent }.

# Le tableau.
boardtest-table = Parcours sur ce plateau avec d’autres matières, selon la force du coup. Un astérisque marque { $wanted } parcours ou plus ; la dernière colonne donne la moindre vitesse qui suffit.
boardtest-head-mu = frottement
boardtest-head-e = restit.
boardtest-head-soft = doux
boardtest-head-normal = ordinaire
boardtest-head-strong = fort
boardtest-head-strongest = extrême
boardtest-head-least = moindre

# Des arguments qui ne peuvent servir.
boardtest-not-a-number = L’option { $option } attend un nombre, pas « { $value } ».
boardtest-no-speed = L’option { $option } attend une vitesse supérieure à 0.
boardtest-refused = L’option { $option } ne peut servir : { $problem }
