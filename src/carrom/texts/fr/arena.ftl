# carrom arena : la force des joueurs.
arena-help = Mesurer la force des joueurs de l’ordinateur : deux l’un contre l’autre, plusieurs sur une échelle avec classement, un seul, ou les coups d’un joueur à côté des meilleurs. Ajuster une main à une part de grands chelems.
arena-match-help = Opposer deux joueurs. Ils jouent des paires de manches avec la même graine et l’ouverture inversée : le hasard ne favorise personne.
arena-ladder-help = Faire jouer chacun contre chacun et calculer un classement. L’échelle compte quatre joueurs fixes ; ajoutez les vôtres.
arena-solo-help = Faire jouer un joueur seul : de l’ouverture au premier coup manqué, ou jusqu’à vider le plateau.
arena-fit-help = Trouver la main avec laquelle un joueur réussit un grand chelem blanc sur une part donnée de ses ouvertures. Les trois erreurs de la main changent ensemble d’échelle, et le joueur prévoit ses coups avec cette main.
arena-regret-help = Comparer les coups d’un joueur aux meilleurs connus, dans une série fixe de positions. La même main joue tous les coups.
arena-help-players = Les deux joueurs. Un plus réunit deux partenaires : expert+club.
arena-help-player = Le joueur.
arena-help-boards = Nombre de manches, ou de matchs (par défaut : 100).
arena-help-slams = La part des ouvertures qui finissent en grand chelem blanc : 0.03 pour 3 %.
arena-help-fit-boards = Nombre de manches en tout (par défaut : 400). Plus il y en a, plus l’intervalle est étroit.
arena-help-pairs = Paires de manches pour deux joueurs ; avec --doubles, en tout (par défaut : 20).
arena-help-with = Joueurs à ajouter à l’échelle.
arena-help-only = Joueurs à classer à la place de l’échelle.
arena-help-doubles = Jouer en double, partenaires tirés au sort pour chaque paire de manches.
arena-help-rules = La règle (par défaut : international).
arena-help-match = Jouer des matchs entiers d’une partie au lieu de manches isolées.
arena-help-sprt = S’arrêter dès qu’il est clair si le premier joueur a ELO0 ou ELO1 points de plus.
arena-help-records = Garder la feuille de chaque manche dans ce dossier.
arena-help-task = La tâche : break, jusqu’au premier coup manqué ; ou clear, vider le plateau.
arena-help-setup = Le plateau à vider : le nôtre, ou un plateau aux cotes et au bruit de Carrom_rl.
arena-help-positions = Nombre de positions (par défaut : toutes).
arena-help-seed = Graine (par défaut : 0). La même graine donne les mêmes résultats.
arena-help-hand = La main de tous : un niveau, steady, carrom-rl, des degrés, ou degrés-mm-pour cent.
arena-help-planned-hand = La main pour laquelle le joueur prévoit ses coups (par défaut : celle qui les joue tous).
arena-help-seconds = Secondes de réflexion par décision (par défaut : 60).
arena-help-workers = Nombre de processus (par défaut : 1). Les résultats n’en dépendent pas.
arena-help-ray = Travailler sur une grappe Ray : son adresse, ou local.
arena-help-out = Garder les résultats dans ce fichier ; un calcul interrompu y reprend.
arena-help-json = Écrire une ligne de JSON au lieu de tableaux.
arena-help-plot = Dessiner un graphique dans ce fichier : .png, .svg ou .pdf.
arena-help-budget-plot = Dessiner le classement selon les coups essayés par décision.
arena-bad-number = L’option { $option } demande un nombre de { NUMBER($least, maximumFractionDigits: 3) } à { NUMBER($most) }, pas « { $value } ».
arena-bad-whole = L’option { $option } demande un nombre entier de { NUMBER($least) } à { NUMBER($most) }, pas « { $value } ».
arena-bad-rules = La règle « { $value } » n’existe pas. Choisissez parmi { $names }.
arena-bad-players = L’option { $option } demande deux joueurs, ou deux paires de partenaires comme expert+club.
arena-no-player = Il faut l’option { $option } : elle nomme le joueur.
arena-no-rate = Il faut l’option { $option } : elle donne la part de grands chelems, par exemple 0.03.
arena-few-players = Une échelle demande de { NUMBER($least) } à { NUMBER($most) } joueurs.
arena-bad-sprt = L’option { $option } demande deux nombres Elo, le plus petit d’abord.
arena-bad-plot = L’option { $option } demande un fichier qui se termine par { $endings }.
arena-one-hand = L’option { $option } ne va pas avec plusieurs mains. Lancez chaque main à part.
arena-file-unwritable = Impossible d’écrire le fichier « { $file } ».
arena-file-busy = Un autre calcul écrit dans le fichier « { $file } ».
arena-file-other = Le fichier « { $file } » ne contient pas de résultats de l’arène. Il reste tel quel.
arena-file-terms = Le fichier « { $file } » a les résultats d’un autre calcul. Ce qui diffère : { $fields }. Choisissez un autre fichier.
arena-other-code = Un processus de calcul n’a pas le même code que cette machine. Installez partout la même version de carrom, ou attendez la fin du calcul pour modifier le code.
arena-workers-lost = Les processus de calcul sont morts { NUMBER($times) } fois de suite sans résultat. Un joueur fait sans doute tomber son processus.
arena-no-cluster = Aucune grappe Ray ne répond à « { $address } ».
arena-title-boards = { $first } contre { $second }, { $rules } : { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
} en { $pairs ->
    [one] { NUMBER($pairs) } paire
   *[other] { NUMBER($pairs) } paires
}, graine { $seed }
arena-title-matches = { $first } contre { $second }, { $rules } : { $boards ->
    [one] { NUMBER($boards) } match
   *[other] { NUMBER($boards) } matchs
} en { $pairs ->
    [one] { NUMBER($pairs) } paire
   *[other] { NUMBER($pairs) } paires
}, graine { $seed }
arena-title-ladder = Classement, { $rules } : { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
}, graine { $seed }
arena-title-doubles = Classement en double, { $rules } : { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
}, graine { $seed }
arena-title-break = { $player } seul de l’ouverture au premier coup manqué, { $place } : { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
}, graine { $seed }
arena-title-clear = { $player } vide le plateau seul, plateau { $place } : { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
}, graine { $seed }
arena-title-fit = { $player }, { $rules } : la main pour un grand chelem blanc sur { NUMBER($rate, style: "percent", maximumFractionDigits: 1) } des ouvertures ; { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
}, graine { $seed }
arena-title-regret = { $player } à côté des meilleurs coups connus : { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
}, graine { $seed }
arena-row-wins = victoires
arena-row-share = part [95 %]
arena-row-points = points
arena-row-breaker = victoires avec la première ouverture
arena-row-strokes = coups
arena-row-kept = main gardée par coup
arena-row-gain = points par coup
arena-row-fouls = fautes
arena-row-slams = grands chelems blancs
arena-row-cpu = processeur par décision
arena-row-simulated = coups essayés par décision
arena-row-scale = échelle [95 %]
arena-row-hand = main
arena-row-name = en option
arena-row-predicted = grands chelems blancs [95 %]
arena-head-player = joueur
arena-head-elo = Elo [95 %]
arena-head-skill = force [95 %]
arena-head-score = score
arena-head-boards = manches
arena-head-tried = essais
arena-head-cpu = processeur
arena-head-hand = main
arena-head-slams = chelems [95 %]
arena-head-pieces = pions
arena-head-cleared = vidés
arena-head-strokes = coups [95 %]
arena-head-kept = gardée
arena-head-scales = échelle
arena-head-predicted = courbe
arena-head-played = joué
arena-head-best = meilleur
arena-head-loss = perte [95 %]
arena-head-position = position
arena-head-stroke = coup
arena-own-hand = la sienne
arena-fitted-hand = { NUMBER($degrees, maximumFractionDigits: 3) }°, { NUMBER($millimetres, maximumFractionDigits: 3) } mm, { NUMBER($percent, maximumFractionDigits: 2) } %
arena-scales = de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-fit-beyond = Aucune main trouvée : les manches ne montrent pas à quelle échelle { $player } réussit autant de grands chelems. Jouez plus de manches, ou choisissez une autre part, ou une autre main avec --hand.
arena-fit-steady = La main { DE($player) } n’a aucune erreur à mettre à l’échelle. Choisissez-en une avec --hand.
arena-cell-none = –
arena-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-cell-fine-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
arena-cell-whole-within = { NUMBER($value, maximumFractionDigits: 0) } [{ NUMBER($low, maximumFractionDigits: 0) } ; { NUMBER($high, maximumFractionDigits: 0) }]
arena-cell-tenth-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-cell-share-within = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } [{ NUMBER($low, style: "percent", maximumFractionDigits: 0) } ; { NUMBER($high, style: "percent", maximumFractionDigits: 0) }]
arena-cell-fine-share-within = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-cell-hundredth-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-cell-hundredth = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-stroke = { $sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }° { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s
arena-elo-all = { $name } a tout gagné : impossible de dire combien de points Elo cela fait.
arena-elo = { $name } a { NUMBER($elo, maximumFractionDigits: 0) } points Elo de plus ; d’après les paires, de { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }.
arena-pairs = Paires où { $name } a marqué 0, ½, 1, 1½ et 2 : { NUMBER($n0) }, { NUMBER($n1) }, { NUMBER($n2) }, { NUMBER($n3) }, { NUMBER($n4) }.
arena-draws = { $count ->
    [one] { NUMBER($count) } manche sans vainqueur.
   *[other] { NUMBER($count) } manches sans vainqueur.
}
arena-sprt-better = Le test a conclu : { $name } a plutôt { NUMBER($elo1) } points Elo de plus que { NUMBER($elo0) } (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-not-better = Le test a conclu : { $name } a plutôt { NUMBER($elo0) } points Elo de plus que { NUMBER($elo1) } (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-open = Le test n’a pas tranché : { $name } a { NUMBER($elo0) } ou { NUMBER($elo1) } points Elo de plus (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-note-ladder = Le premier joueur de l’échelle a 0. Les intervalles viennent de paires tirées à nouveau. Essais et processeur s’entendent par décision.
arena-note-doubles = Un joueur dont on ne sait rien a 25.
arena-regret-worst = Les positions où le joueur perd le plus souvent la main par rapport au meilleur coup :
arena-note-regret = Un coup : la place du percuteur en cm depuis le milieu de la base, sa direction (90° est droit devant) et sa vitesse. { $option } donne aussi les positions, pour carrom suggest.
arena-lapse-raised = { $player } a provoqué une erreur après { NUMBER($stroke) } coups et a perdu la main : { $detail }
arena-lapse-late = { $player } a réfléchi trop longtemps après { NUMBER($stroke) } coups et a perdu la main : plus de { $detail }.
arena-lapse-nonsense = { $player } a donné une réponse injouable après { NUMBER($stroke) } coups et a perdu la main : { $detail }.
arena-lapses-more = Et { $count ->
    [one] { NUMBER($count) } autre erreur de joueur
   *[other] { NUMBER($count) } autres erreurs de joueurs
}.
arena-plot-elo = Elo
arena-plot-skill = force
arena-plot-tried = coups essayés par décision
arena-plot-noise = erreur angulaire de la main (degrés)
arena-plot-slams = grands chelems blancs par ouverture
arena-plot-strokes = coups pour vider le plateau
