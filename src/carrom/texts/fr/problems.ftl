# Les problèmes : des positions où un coup est nettement le meilleur.
problems-help = Les problèmes : des positions où un coup est nettement le meilleur. Les voir, les vérifier, en faire d’autres.
problems-show-help = Montrer un problème : ce qu’il faut faire, le meilleur coup, ses chances.
problems-check-help = Vérifier chaque problème : la position, ce que dit la règle, les chances, et qu’aucune autre idée ne vaut la moitié.
problems-make-help = Tirer des problèmes de manches jouées par l’ordinateur. Un travail interrompu reprend où il en était.
problems-help-number = le numéro du problème
problems-help-file = un fichier de problèmes (par défaut, ceux fournis avec carrom)
problems-help-picture = dessiner le meilleur coup dans ce fichier, qui finit par .svg ou .png
problems-help-json = écrire une seule ligne de JSON
problems-help-count = combien de problèmes faire
problems-help-seed = la graine du hasard ; la même graine donne les mêmes problèmes
problems-help-check-seed = la graine du hasard
problems-help-out = le fichier des problèmes ; FILE.part garde le travail jusqu’à ce que tous y soient
problems-no-file = L’option { $option } manque : le fichier des problèmes.
problems-no-number = Il n’y a pas de problème « { $value } ». Ils sont numérotés de 1 à { $most }.
problems-file-other = Le fichier « { $file } » ne contient pas de problèmes de ce format.
problems-made = { $count ->
    [one] { $count } problème tiré de { $boards } manches et de { $positions } positions se trouve dans { $file }.
   *[other] { $count } problèmes tirés de { $boards } manches et de { $positions } positions se trouvent dans { $file }.
}
problems-checked = { $wrong ->
    [0] { $count } problèmes vérifiés. Tous sont comme il faut.
    [one] { $count } problèmes vérifiés. { $wrong } n’est pas comme il faut.
   *[other] { $count } problèmes vérifiés. { $wrong } ne sont pas comme il faut.
}
problems-wrong = Problème { $number } : { $why }
problems-fault-position = Les pions ne peuvent pas être disposés ainsi.
problems-fault-goal = Ce qui compte n’est pas ce que dit la règle.
problems-fault-stroke = Le meilleur coup ne fait pas ce qu’il devrait.
problems-fault-chance = Les chances du meilleur coup ne sont pas celles du problème.
problems-fault-rating = Le classement ne correspond pas aux chances.
problems-fault-second = Le meilleur coup n’a pas deux fois plus de chances que toute autre idée.
problems-fault-alike = Il est presque le même que le problème { $other }.

problems-title = Problème { $number }, classement { $rating }
problems-task-piece = { $side ->
    [white] Aux blancs de jouer : empochez un pion blanc et gardez la main.
   *[black] Aux noirs de jouer : empochez un pion noir et gardez la main.
}
problems-task-piece-or-queen = { $side ->
    [white] Aux blancs de jouer : empochez un pion blanc ou la reine, et gardez la main.
   *[black] Aux noirs de jouer : empochez un pion noir ou la reine, et gardez la main.
}
problems-task-two = { $side ->
    [white] Aux blancs de jouer : empochez deux pions blancs d’un seul coup et gardez la main.
   *[black] Aux noirs de jouer : empochez deux pions noirs d’un seul coup et gardez la main.
}
problems-task-queen = { $side ->
    [white] Aux blancs de jouer : empochez la reine et gardez la main.
   *[black] Aux noirs de jouer : empochez la reine et gardez la main.
}
problems-task-both = { $side ->
    [white] Aux blancs de jouer : empochez la reine et confirmez-la avec un pion blanc du même coup.
   *[black] Aux noirs de jouer : empochez la reine et confirmez-la avec un pion noir du même coup.
}
problems-task-cover = { $side ->
    [white] Aux blancs de jouer : vous avez la reine. Confirmez-la avec un pion blanc.
   *[black] Aux noirs de jouer : vous avez la reine. Confirmez-la avec un pion noir.
}
problems-task-win = { $left ->
    [one] { $side ->
        [white] Aux blancs de jouer : empochez le dernier pion blanc et gagnez la manche.
       *[black] Aux noirs de jouer : empochez le dernier pion noir et gagnez la manche.
    }
   *[other] { $side ->
        [white] Aux blancs de jouer : empochez les { $left } derniers pions blancs d’un seul coup et gagnez la manche.
       *[black] Aux noirs de jouer : empochez les { $left } derniers pions noirs d’un seul coup et gagnez la manche.
    }
}
problems-best = Meilleur coup : { $kind ->
    [straight] droit
    [cut] coupé
    [bank] le pion par la bande
    [cushion] le palet par la bande
    [combination] une combinaison
    [cannon] un carambolage
   *[backward] en arrière
}, de { $sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s.
problems-chances = Sur 100 essais, un débutant réussit { $beginner } fois, un joueur de club { $club }, un expert { $expert }, un champion { $champion }.
problems-second = Avec la meilleure autre idée, un expert réussit { $chance } fois sur 100.
