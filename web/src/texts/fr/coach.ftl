# L'aide dans une partie amicale contre l'ordinateur : reprendre un coup, conseils, ligne de l'ordinateur.

coach = Aide
coach-take-back = Reprendre
coach-hint = Conseil
coach-asking = Recherche…
coach-line = Voir sa ligne
coach-line-about = Contre l’ordinateur et quand vous revoyez un match : la ligne qu’il voulait jouer, avant que sa main ne dévie.
coach-found = { $count ->
    [one] Un coup. Il garde le tour { $chance } fois sur 100. Appuyez sur 1 pour viser ainsi.
   *[other] { $count } coups. Le meilleur garde le tour { $chance } fois sur 100. Appuyez sur un numéro pour viser ainsi.
}
coach-none = Aucun coup à conseiller : le { -striker } ne peut se poser nulle part.
coach-best = le plus payant
coach-percent = { $chance } %
coach-foul = { -striker } empoché { $chance } %
coach-hint-label = Coup { $number } : garde le tour à { $chance } %, empoche le { -striker } à { $foul } %. Viser ainsi.
coach-hand = Chances pour
coach-hand-beginner = un débutant
coach-hand-club = un joueur de club
coach-hand-expert = un expert
coach-hand-champion = un champion
coach-hand-machine = une machine
coach-taken-back = repris
coach-keys = Contre l’ordinateur : U reprend votre dernier coup, H montre jusqu’à trois coups, 1, 2 ou 3 vise comme l’un d’eux.
help-costs = Avec de l’aide (conseils, trajets complets, coups repris), cette partie ne compte ni comme gagnée ni comme perdue.
help-yes-hint = Montrer le conseil
help-yes-back = Reprendre le coup
help-yes-path = Montrer les trajets complets
help-paths-wait = Les trajets complets ne sont pas encore montrés : avec eux, cette partie ne compte ni comme gagnée ni comme perdue.
help-had = Partie jouée avec de l’aide : elle ne compte ni comme gagnée ni comme perdue.
