# Le dialogue « que se passe-t-il si ».
play-help = Demander « que se passe-t-il si » : choisir une règle et une situation, dire ce qui est tombé, lire la décision.
play-title = Que se passe-t-il si…
play-intro = Dites ce qui est tombé et lisez ce qu’en fait le règlement. Entrée prend le premier choix ; { $ask } explique ; x quitte.
play-goodbye = Au revoir.

play-rules = Quelle règle ?
play-rules-international = internationale : { $points } points gagnent une partie, la reine vaut { $queen }
play-rules-club = club : { $points } points, la reine vaut { $queen } et se double
play-rules-percuteur = percuteur : { $points } points, la reine { $queen } ; le premier pion tombé décide des couleurs
play-rules-simplified = simplifiée : { $points } points, la reine vaut { $queen } ; la règle internationale en bref

play-situation = Quelle situation ?
play-preset-middle = en pleine manche : { $white } pions blancs et { $black } noirs, aux Blancs de jouer
play-preset-break = l’ouverture
play-preset-cover = les Blancs ont empoché la reine et doivent la couvrir
play-preset-last = le dernier pion blanc, { $black } noirs, la reine encore sur le plateau
play-preset-both = un pion de chaque côté, la reine couverte par les Blancs
play-preset-open = après l’ouverture, aucun pion n’est encore tombé : les couleurs sont ouvertes
play-own = vos propres nombres

play-own-on-board = Pions sur le plateau, Blancs et Noirs [{ $white } { $black }] :
play-own-owed = Pions dus, Blancs et Noirs [{ $white } { $black }] :
play-own-points = Points avant cette manche, Blancs et Noirs [{ $white } { $black }] :
play-queen-where = Où est la reine ?
play-who = Qui joue ?

play-choose = Votre choix [{ $default }] :
play-prompt-white = Coup des Blancs>
play-prompt-black = Coup des Noirs>
play-prompt-first = Coup du premier joueur>
play-prompt-second = Coup du second joueur>
play-prompt = >
play-to-play = { $rules } · { $turn }
play-ruling = { $rules } · la décision
play-turn-white = aux Blancs de jouer
play-turn-black = aux Noirs de jouer
play-turn-first = au premier joueur de jouer
play-turn-second = au second joueur de jouer

play-what-happened = Qu’est-ce qui est tombé, dans l’ordre ? Rien : Entrée seule.
play-legend = { $white } blanc, { $black } noir, { $queen } reine, { $striker } palet ; blanc, puis le palet : { $white } { $striker }
play-legend-marks = { $white }2 dans le trou 2, -{ $white } hors du plateau, { $improper } coup incorrect, { $untouched } aucun pion touché
play-legend-behind = { $behind } le premier pion touché était sur la ligne de base du joueur ou derrière elle
play-legend-call = 3.11.o une annonce de l’arbitre, « 3.11.o { $other } » contre l’autre camp ; { $ask } en donne la liste
play-help-calls = Articles que l’arbitre peut invoquer : { $calls }. Derrière 3.10.d, 3.10.e et 3.10.f viennent les pions au bord du trou ; « tard » derrière 3.11.k veut dire que la mauvaise couleur a été vue trop tard. Le texte d’un article : carrom rules show 3.11.o

play-side-white = Blancs
play-side-black = Noirs
play-side-first = Premier
play-side-second = Second
play-side = { $on_board } sur le plateau, { $pocketed ->
    [one] { $pocketed } empoché
   *[other] { $pocketed } empochés
}, { $owed ->
    [0] rien de dû
    [one] { $owed } dû
   *[other] { $owed } dus
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-queen = Reine
play-break = Ouverture
play-not-broken = pas encore faite
play-tries = Essais
play-queen-on-board = sur le plateau
play-queen-barred-white = sur le plateau ; les Blancs doivent d’abord empocher un de leurs pions
play-queen-barred-black = sur le plateau ; les Noirs doivent d’abord empocher un de leurs pions
play-queen-barred-first = sur le plateau ; le premier joueur doit d’abord empocher un de ses pions
play-queen-barred-second = sur le plateau ; le second joueur doit d’abord empocher un de ses pions
play-queen-barred-both = sur le plateau ; chaque camp doit d’abord empocher un de ses pions
play-queen-awaiting-cover-white = empochée par les Blancs, qui doivent la couvrir maintenant
play-queen-awaiting-cover-black = empochée par les Noirs, qui doivent la couvrir maintenant
play-queen-covered-white = couverte par les Blancs
play-queen-covered-black = couverte par les Noirs

play-back = Retour
play-back-white = { $many ->
    [one] { $many } blanc, posé par les Noirs
   *[other] { $many } blancs, posés par les Noirs
}
play-back-black = { $many ->
    [one] { $many } noir, posé par les Blancs
   *[other] { $many } noirs, posés par les Blancs
}
play-back-first = { $many } du premier joueur, à poser par le second
play-back-second = { $many } du second joueur, à poser par le premier
play-back-queen = la reine, posée par l’arbitre
play-back-jumped = { $many ->
    [one] { $many } pion sorti du plateau, posé par l’arbitre
   *[other] { $many } pions sortis du plateau, posés par l’arbitre
}
play-centre-white = { $many ->
    [one] { $many } blanc, au centre
   *[other] { $many } blancs, au centre
}
play-centre-black = { $many ->
    [one] { $many } noir, au centre
   *[other] { $many } noirs, au centre
}
play-centre-queen = la reine, au centre
play-centre-jumped = { $many ->
    [one] { $many } pion sorti du plateau, au centre
   *[other] { $many } pions sortis du plateau, au centre
}
play-colours = Couleurs
play-colours-are = { $first ->
    [white] le premier joueur joue les blancs
   *[black] le premier joueur joue les noirs
}
play-game = Partie
play-points = Blancs { $white }, Noirs { $black }

play-next = Entrée continue · n nouvelle situation · r autre règle · l English · x quitter
play-next-over = Entrée nouvelle situation · r autre règle · l English · x quitter
play-not-next = Appuyez sur Entrée, ou tapez n, r, l ou x.
play-not-a-choice = « { $typed } » n’est pas un nombre de 1 à { $most }.
play-not-two = « { $typed } » : il faut deux nombres de 0 à { $most }, séparés par une espace.
play-not-understood = « { $typed } » n’est pas compris ici ; les lettres sont { $letters }, et { $ask } explique.
play-not-a-side = « { $typed } » n’est pas un camp ; tapez { $letters }, ou rien pour le camp qui joue.
