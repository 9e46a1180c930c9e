# Nouvelle partie : handicaps pour des joueurs de force inégale, et rosace exacte.

handicap = Handicap
handicap-for = Avantage pour
handicap-nobody = personne
handicap-pieces = Pions
handicap-pieces-about = Empochés avant chaque manche.
handicap-pieces-none = Avec cette règle, personne n’a de couleur avant qu’un pion tombe.
handicap-points = Points
handicap-points-about = Au début de chaque partie.
handicap-points-none = Une manche unique ne se décide pas aux points.
handicap-aid = Aide à la visée { DE($name) }
handicap-aid-own = à son choix
exact-rosette = Rosace exacte
exact-rosette-about = Pour s’entraîner : la même ouverture donne la même position. Sinon, chaque rosace est posée à la main, un peu différente à chaque fois.
