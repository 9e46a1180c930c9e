# Pourquoi une entrée ne peut servir ; le champ est nommé à côté.
error-not-json = Cette ligne n’est pas du JSON valable.
error-not-utf8 = Cette ligne n’est pas du texte UTF-8.
error-too-long = Cette ligne est trop longue : { $most } octets au maximum.
error-not-an-object = Un objet est attendu.
error-not-a-list = Une liste est attendue.
error-not-whole = Un nombre entier est attendu.
error-not-true-or-false = La valeur attendue est true ou false.
error-missing = Ce champ manque.
error-negative = Le nombre ne peut pas être négatif.
error-unknown-name = Le nom « { $name } » est inconnu. Choisissez parmi : { $choices }.
error-unknown-hole = Les trous sont numérotés de 1 à { $most }.
error-too-many = Un camp a { $most } pions au maximum.
error-none-left = Ce camp n’a plus de pion : la manche est déjà finie.
error-not-broken = Avant l’ouverture, chaque camp a { $most } pions sur le plateau.
error-queen-before-break = Avant l’ouverture, la reine est sur le plateau.
error-queen-by-missing = La reine est empochée. Indiquez quel camp l’a.
error-queen-by-other = Seul le camp qui joue peut avoir une reine à { -cover }.
error-no-try = Le camp qui joue a au moins un essai.
error-more-than-there-are = Il en tombe plus qu’il n’y en a sur le plateau : { $piece }.
error-piece-white = blanc
error-piece-black = noir
error-piece-queen = reine
error-piece-striker = { -striker }
error-queen-not-on-board = La reine n’est pas sur le plateau.
error-striker-twice = Le { -striker } ne peut pas à la fois tomber dans un trou et sortir du plateau.
error-untouched-fallen = Un pion est tombé ou sorti : le coup a donc touché quelque chose.
error-stroke-and-foul = Indiquez un coup ou une faute, pas les deux.
error-colours-not-open = Dans cette règle, il n’y a pas de couleurs ouvertes.
error-colours-decided = Les couleurs ne restent ouvertes que si les { $most } pions de chaque couleur sont sur le plateau.
error-unknown-call = L’arbitre ne peut pas annoncer « { $clause } ».
error-queen-not-awaiting = Cette annonce n’est possible que si la reine attend d’être { -cover(form: "feminine") }.
error-call-not-in-turn = { $instead ->
    [none] L’article { $clause } ne s’annonce que contre le camp qui joue.
   *[other] L’article { $clause } vise le joueur qui a la main. Contre tout autre joueur, annoncez { $instead }.
}
error-call-in-turn = { $instead ->
    [none] L’article { $clause } n’interdit cela que pendant le tour de l’adversaire. On ne peut pas l’annoncer contre le joueur qui a la main.
   *[other] L’article { $clause } vise un joueur qui attend son tour. Contre le joueur qui a la main, annoncez { $instead }.
}
error-closed-output = La sortie a été fermée avant la fin : il manque des lignes.
error-too-large = Le nombre ne peut pas dépasser { $most }.
error-nothing-placed = Aucun pion de la mauvaise couleur n’a pu être posé ici.
error-nothing-forgotten = Aucun pion n’a pu être oublié ici.
error-unwritable = Impossible d’écrire la sortie. Elle est incomplète.
error-call-before-break = L’article { $clause } ne s’annonce qu’après l’ouverture.
error-queen-colours-open = Tant que les couleurs sont ouvertes, la reine est sur le plateau.
error-extra = Il faut pour cela un module complémentaire de carrom. Installez-le : pip install { $install }
error-nobody = « { $key } » ne désigne personne dans ce match. Donnez un nom ({ $names }), une place ({ $seats }) ou une équipe (a, b).
error-settings-unknown-rules = La règle « { $rules } » n’existe pas. Choisissez parmi : { $sets }.
error-settings-options = Cette règle n’offre pas cette option : { $options }.
error-settings-players-count = Un match se joue à deux joueurs, ou à deux équipes de deux.
error-settings-players-twice = Chaque joueur doit avoir un identifiant bien à lui.
error-settings-unknown-edition = L’édition du plateau « { $edition } » n’existe pas. Choisissez parmi : { $editions }.
error-settings-games = Le nombre de parties à gagner va de 1 à 9.
error-settings-rest = Le repos dure de 0 à { $most } minutes.
error-settings-rosette = Le numéro d’une rosace est un nombre entier de 0 à 9007199254740991.
error-settings-aim-aids = Une aide à la visée est réglée pour quelqu’un qui ne joue pas.
error-settings-head-start-pieces = Un avantage ne dépasse pas { $pieces } pions.
error-settings-head-start-points = Avec cette règle, un avantage ne dépasse pas { $points } points.
error-settings-head-start-none = Un avantage se donne en pions ou en points.
error-settings-head-start-colours = Avec cette règle, personne n’a de couleur avant que le premier pion tombe. Donnez des points plutôt que des pions.
error-settings-head-start-single = Une manche unique ne se décide pas aux points. Donnez plutôt des pions.
error-call-partners-turn = { $instead ->
    [none] C’est au partenaire de ce joueur de jouer. L’article { $clause } vise le joueur qui a la main.
   *[other] C’est au partenaire de ce joueur de jouer. L’article { $clause } vise le joueur qui a la main ; contre tout autre joueur, annoncez { $instead }.
}
error-call-sides-turn = C’est au partenaire de ce joueur de jouer. L’article { $clause } n’interdit cela que pendant le tour des adversaires.
error-taken-opponents = Avec l’article { $clause }, on nomme des pions de l’adversaire comptés par erreur au joueur.
error-taken-too-many = Autant de pions n’ont pas pu être comptés au joueur par erreur.
error-settings-format-points = Une partie se gagne en 1 à { $most } points ; 0 veut dire sans limite.
error-settings-format-boards = Une partie compte 1 à { $most } manches ; 0 veut dire sans limite.
error-settings-format-minutes = Un match dure de 1 à { $most } minutes.
error-settings-format-single = Un match d’une seule manche n’a pas d’autre durée. N’indiquez pas de formule.
error-settings-format-stage = À ce stade, une partie n’a pas de limite de manches. Choisissez un autre stade, ou aucune limite.
error-settings-format-endless = Sans limite de points, une partie doit avoir un nombre de manches.
