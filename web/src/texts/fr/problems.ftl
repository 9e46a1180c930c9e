# Les problèmes : des positions où un coup est nettement le meilleur.

nav-problems = Problèmes
problems = Problèmes
problems-title = Problème { $number }
problems-rating = Classement { $rating }
problems-of-day = Problème du jour
problems-none = Il n’y a pas de problème { $number }.

# Ce qu’il faut faire

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
problems-counts = Votre premier essai compte pour votre classement.
problems-tried-before = Vous avez déjà essayé ce problème : il ne compte plus.
problems-unrated = Cet essai ne compte pas.
problems-no-stroke = Le palet est resté dans sa base : ce n’est pas un coup. Recommencez.

# Ce qu’il en est advenu

problems-solved = Résolu !
problems-missed = Pas résolu.
problems-change = Votre classement est maintenant de { $rating } ({ $sign }{ $change }).
problems-your-rating = Votre classement
problems-solved-of = { $tried ->
    [0] aucun problème essayé
   *[other] { $solved } sur { $tried } résolus
}

# La solution

problems-show = Voir une solution
problems-give-up = Abandonner et voir une solution
problems-solution-again = La rejouer
problems-solution = { $kind ->
    [straight] Le meilleur coup : droit sur le pion.
    [cut] Le meilleur coup : un coup coupé.
    [bank] Le meilleur coup : le pion passe par la bande.
    [cushion] Le meilleur coup : le palet passe d’abord par la bande.
    [combination] Le meilleur coup : un pion en pousse un autre.
    [cannon] Le meilleur coup : le palet touche d’abord un autre pion.
   *[backward] Le meilleur coup : en arrière, comme avec le pouce.
}
problems-chances = Sur 100 essais, un expert le réussit { $expert } fois, un joueur de club { $club }, un débutant { $beginner }.
problems-second = Avec la meilleure autre idée, un expert réussit { $chance } fois.
problems-second-none = Aucune autre idée ne réussit.
problems-again = Réessayer
problems-next = Problème suivant
problems-practice = S’entraîner
problems-share = Copier le lien
problems-copied = Lien copié.
