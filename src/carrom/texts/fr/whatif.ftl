# Le dialogue « que se passe-t-il si ».
whatif-help = Demander « et si… ? » : choisir une règle et une situation, dire ce qui est tombé, lire la décision.
whatif-title = Et si… ?
whatif-intro = Dites ce qui est tombé et lisez la décision. Entrée prend le premier choix, { $ask } aide, x quitte.
whatif-goodbye = Au revoir.

whatif-rules = Quelle règle ?

whatif-situation = Quelle situation ?
whatif-preset-middle = en pleine manche : { $white } pions blancs et { $black } noirs, à Blanc de jouer
whatif-preset-break = l’ouverture
whatif-preset-cover = Blanc a empoché la reine et doit la { -cover }
whatif-preset-last = il reste un pion à Blanc, { $black } à Noir ; la reine est sur le plateau
whatif-preset-both = il reste un pion à chaque camp ; Blanc a { -cover(form: "done") } la reine
whatif-preset-open = après l’ouverture, rien n’est encore tombé : les couleurs sont ouvertes
whatif-own = vos propres nombres

whatif-own-on-board = Pions sur le plateau, Blanc et Noir [{ $white } { $black }] :
whatif-own-owed = Pions dus, Blanc et Noir [{ $white } { $black }] :
whatif-own-points = Points avant cette manche, Blanc et Noir [{ $white } { $black }] :
whatif-queen-where = Où est la reine ?
whatif-who = Qui joue ?

whatif-choose = Votre choix [{ $default }] :
whatif-prompt-white = Coup de Blanc>
whatif-prompt-black = Coup de Noir>
whatif-prompt-first = Coup du premier joueur>
whatif-prompt-second = Coup du second joueur>
whatif-prompt = >
whatif-to-play = { $rules } · { $turn }
whatif-ruling = { $rules } · décision
whatif-turn-white = à Blanc de jouer
whatif-turn-black = à Noir de jouer
whatif-turn-first = au premier joueur de jouer
whatif-turn-second = au second joueur de jouer

whatif-what-happened = Qu’est-ce qui est tombé, dans l’ordre de la chute ? Rien : Entrée.
whatif-legend = { $white } blanc, { $black } noir, { $queen } reine, { $striker } { -striker } ; blanc, puis le { -striker } : { $white } { $striker }
whatif-legend-marks = { $white }2 dans le trou 2, -{ $white } hors du plateau, { $improper } coup incorrect, { $untouched } aucun pion touché
whatif-legend-behind = { $behind } le premier pion touché était sur la ligne de base du joueur ou derrière
whatif-legend-call = { $call } une annonce de l’arbitre, « { $call } { $other } » contre l’autre camp ; { $ask } en donne la liste
whatif-help-calls = Articles que l’arbitre peut annoncer : { $calls }.
whatif-help-calls-pieces = Après { $calls }, tapez les pions au bord du trou.
whatif-help-calls-late = Après { $calls }, « tard » veut dire : la mauvaise couleur a été vue trop tard.
whatif-help-calls-text = Pour lire un article : carrom rules show { $clause }
whatif-help-no-calls = Cette règle n’a pas d’annonces de l’arbitre.

whatif-side-white = Blanc
whatif-side-black = Noir
whatif-side-first = Premier
whatif-side-second = Second
whatif-side = { $on_board } sur le plateau, { $pocketed ->
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
whatif-queen = Reine
whatif-break = Ouverture
whatif-not-broken = pas encore faite
whatif-tries = Essais
whatif-queen-on-board = sur le plateau
whatif-queen-barred-white = sur le plateau ; Blanc doit d’abord empocher un pion blanc
whatif-queen-barred-black = sur le plateau ; Noir doit d’abord empocher un pion noir
whatif-queen-barred-first = sur le plateau ; le premier joueur doit d’abord empocher un de ses pions
whatif-queen-barred-second = sur le plateau ; le second joueur doit d’abord empocher un de ses pions
whatif-queen-barred-both = sur le plateau ; chaque camp doit d’abord empocher un de ses pions
whatif-queen-awaiting-cover-white = empochée par Blanc, qui doit la { -cover } maintenant
whatif-queen-awaiting-cover-black = empochée par Noir, qui doit la { -cover } maintenant
whatif-queen-covered-white = { -cover(form: "feminine") } par Blanc
whatif-queen-covered-black = { -cover(form: "feminine") } par Noir

whatif-back = Reviennent
whatif-back-white = { $many ->
    [one] { $many } blanc, posé par Noir
   *[other] { $many } blancs, posés par Noir
}
whatif-back-black = { $many ->
    [one] { $many } noir, posé par Blanc
   *[other] { $many } noirs, posés par Blanc
}
whatif-back-first = { $many ->
    [one] { $many } pion du premier joueur, posé par le second
   *[other] { $many } pions du premier joueur, posés par le second
}
whatif-back-second = { $many ->
    [one] { $many } pion du second joueur, posé par le premier
   *[other] { $many } pions du second joueur, posés par le premier
}
whatif-back-queen = la reine, posée par l’arbitre
whatif-back-jumped = { $many ->
    [one] { $many } pion sorti du plateau, posé par l’arbitre
   *[other] { $many } pions sortis du plateau, posés par l’arbitre
}
whatif-centre-white = { $many ->
    [one] { $many } blanc, au centre
   *[other] { $many } blancs, au centre
}
whatif-centre-black = { $many ->
    [one] { $many } noir, au centre
   *[other] { $many } noirs, au centre
}
whatif-centre-queen = la reine, au centre
whatif-centre-jumped = { $many ->
    [one] { $many } pion sorti du plateau, au centre
   *[other] { $many } pions sortis du plateau, au centre
}
whatif-colours = Couleurs
whatif-colours-are = { $first ->
    [white] le premier joueur joue les blancs
   *[black] le premier joueur joue les noirs
}
whatif-game = Partie
whatif-points = Blanc { $white }, Noir { $black }

whatif-next = Entrée continuer · n nouvelle situation · r autre règle · l English · x quitter
whatif-next-over = Entrée nouvelle situation · r autre règle · l English · x quitter
whatif-not-next = Appuyez sur Entrée, ou tapez n, r, l ou x.
whatif-not-a-choice = « { $typed } » n’est pas un numéro de 1 à { $most }.
whatif-not-two = Tapez deux nombres de 0 à { $most }, séparés par une espace, pas « { $typed } ».
whatif-not-understood = « { $typed } » n’est pas un coup. Les lettres sont { $letters } ; tapez { $ask } pour l’aide.
whatif-not-a-side = « { $typed } » n’est pas un camp. Tapez { $letters }, ou rien pour le camp qui joue.
