# Jeux de données : des coups avec leurs décisions.
dataset-help = Des jeux de données de coups, avec leurs décisions, en fichiers Parquet : joués par l’ordinateur contre lui-même, ou tirés de feuilles de match.
dataset-make-help = Faire un jeu de données : chaque niveau joue contre lui-même jusqu’au nombre de coups voulu. Un travail interrompu reprend où il en était.
dataset-records-help = Convertir des feuilles de match en jeu de données.
dataset-help-strokes = combien de coups faire ; la dernière manche est jouée jusqu’au bout
dataset-help-seed = la graine du hasard ; la même graine donne le même fichier
dataset-help-out-folder = le dossier du jeu de données ; boards.part y garde le travail jusqu’à ce que tout y soit
dataset-help-out-file = le fichier Parquet
dataset-help-processes = combien de processus jouent
dataset-help-levels = les niveaux qui jouent (par défaut, tous)
dataset-help-rules = les règles suivies, à tour de rôle (par défaut, toutes)
dataset-help-budget = combien de coups chaque joueur essaie en pensée avant de jouer (par défaut, autant que son niveau)
dataset-help-record = une feuille de match, ou plusieurs
dataset-no-out = L’option { $option } manque : où mettre le jeu de données.
dataset-bad-level = Il n’y a pas de niveau « { $value } ». Niveaux : { $names }.
dataset-folder-unwritable = Impossible de créer le dossier « { $file } » ou d’y écrire.
dataset-file-unwritable = Impossible d’écrire le fichier « { $file } ».
dataset-folder-other = Le dossier « { $file } » contient déjà un jeu de données fait autrement. Choisissez un autre dossier.
dataset-record-broken = Le fichier « { $file } » n’est pas une feuille de match complète : { $why }
dataset-no-strokes = Ces feuilles de match ne contiennent aucun coup.
dataset-made = { NUMBER($strokes) } coups { $boards ->
    [one] d’une manche
   *[other] de { NUMBER($boards) } manches
} se trouvent dans { $file }.
dataset-already = Ce jeu de données est complet : { $file }.
dataset-converted = { $strokes ->
    [one] Un coup
   *[other] { NUMBER($strokes) } coups
} { $boards ->
    [one] d’une manche
   *[other] de { NUMBER($boards) } manches
}, à partir { $records ->
    [one] d’une feuille de match
   *[other] de { NUMBER($records) } feuilles de match
} : { $file }.

dataset-card-title = Des coups de carrom, avec leurs décisions
dataset-card-what = { NUMBER($strokes) } coups de { NUMBER($boards) } manches de carrom. Les joueurs de carrom { $version } les ont joués contre eux-mêmes. Chaque ligne donne la position avant le coup, ce que le joueur voulait, ce que sa main en a fait, ce qui est tombé, et la décision avec ses articles.
dataset-card-how = Comment il a été fait
dataset-card-command = Sur chaque manche, un niveau joue contre lui-même, avec l’erreur de sa main. Les niveaux changent à chaque manche, puis les règles. Des manches entières sont jouées jusqu’à { NUMBER($strokes) } coups au moins. Les erreurs de la main sont tirées à part de la réflexion du joueur : personne ne les connaît d’avance. Le palet et les pions sont animés par le moteur { $engine } ; les décisions sont celles de la version { $rulings }. La même commande donne le même fichier, à l’octet près, avec les mêmes versions de carrom, de NumPy ({ $numpy }) et de pyarrow ({ $pyarrow }), quel que soit le nombre de processus.
dataset-card-budget = Chaque joueur a essayé { NUMBER($budget) } coups en pensée avant de jouer, quel que soit son niveau. Les niveaux ne diffèrent donc que par la main.
dataset-card-counts = Nombres
dataset-card-level = niveau
dataset-card-boards = manches
dataset-card-strokes = coups
dataset-card-kept = main gardée
dataset-card-rules = règles
dataset-card-fields = Champs
dataset-card-field = champ
dataset-card-kind = type
dataset-card-meaning = sens
dataset-card-frame = Les places sont en mètres depuis le centre du plateau, x vers la droite et y en s’éloignant du joueur au sud. Les chiffres d’un coup sont vus de la place de celui qui joue.
dataset-card-seeds = Graines
dataset-card-seed = La graine de l’ensemble est { $seed }. Chaque manche a la sienne, tirée de celle-ci et du numéro de la manche ; elle figure dans le champ « seed ».
dataset-card-licence = Licence
dataset-card-licence-text = Fait avec carrom, par ses propres joueurs, sans donnée de personne. Vous pouvez l’utiliser comme carrom lui-même, sous licence MIT.
dataset-card-percent = { $value } %

dataset-field-board = numéro de la manche dans ce fichier, à partir de 0
dataset-field-stroke = numéro du coup dans sa manche, à partir de 1
dataset-field-seed = graine de la manche ; une manche nulle et celle qui la suit ont la même ; vide pour les feuilles converties
dataset-field-rules = règles suivies
dataset-field-game = numéro de la partie dans son match, à partir de 1
dataset-field-board_of_game = numéro de la manche dans sa partie, à partir de 1
dataset-field-player = le joueur qui a joué le coup
dataset-field-level = niveau de ce joueur ; vide pour les autres joueurs
dataset-field-hand = erreurs de la main, en écarts types : angle (degrés), place (m), vitesse (en part de celle-ci) ; fluffs dit combien souvent elles sont trois fois plus grandes
dataset-field-seat = place du joueur : south, east, north ou west
dataset-field-side = couleur du joueur : white ou black
dataset-field-position = la position avant le coup, en une ligne (docs/formats.md) ; elle dit aussi la reine, les pions en attente et les essais
dataset-field-pieces = les pions sur le plateau avant le coup : sorte, x, y (m)
dataset-field-meant = le coup voulu : x le long de la base (m, 0 au milieu), angle (degrés, 90 droit devant, moins vers la droite), vitesse (m/s), rotation (rad/s)
dataset-field-played = le même, tel que la main l’a joué
dataset-field-pocketed = ce qui est tombé, dans l’ordre, avec le trou (1 à 4)
dataset-field-off_board = ce qui a quitté le plateau
dataset-field-touched = si le palet a touché un pion
dataset-field-reason = motif de la décision
dataset-field-clauses = les articles sur lesquels repose la décision, le décisif d’abord
dataset-field-fouls = striker-pocketed, striker-off-board, improper ; leur coût découle des articles
dataset-field-turn_kept = si le joueur rejoue ; faux à la fin de la manche
dataset-field-own_back = pions du joueur tombés qui reviennent
dataset-field-penalty = pions de pénalité qui reviennent aussitôt
dataset-field-queen_back = si la reine revient
dataset-field-own_owed_before = pions que doit le camp du joueur, avant le coup
dataset-field-own_owed_after = la même dette après la décision
dataset-field-opponents_owed_before = pions que doivent les adversaires, avant le coup
dataset-field-opponents_owed_after = la même dette après la décision
dataset-field-own_points_before = points du camp du joueur dans la partie, avant le coup
dataset-field-opponents_points_before = points des adversaires, avant le coup
dataset-field-own_points_after = points du camp du joueur après la décision
dataset-field-opponents_points_after = points des adversaires après la décision
dataset-field-board_over = si le coup a mis fin à la manche
dataset-field-board_won = si le camp du joueur l’a gagnée ; vide si elle continue ou est nulle
dataset-field-board_points = points de la manche pour le camp du joueur, moins ceux des adversaires
