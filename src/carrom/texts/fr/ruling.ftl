# Une décision en mots : ce qui s’est passé et pourquoi (un message par raison), puis ce qui suit.
ruling-help = Juger des coups et des annonces de l’arbitre. Lit un objet JSON par ligne, en écrit un par ligne.
ruling-help-file = le fichier à lire ; - lit l’entrée standard (par défaut)

# Mots. $n est un nombre de pions.
ruling-name-white = Blanc
ruling-name-black = Noir
ruling-name-first = le premier joueur
ruling-name-second = le second joueur
ruling-striker-disc = le { -striker }
ruling-queen-disc = la reine
ruling-queen-uncovered = la reine non { -cover(form: "feminine") }
ruling-white-pieces = { $n ->
    [0] aucun pion blanc
    [1] un pion blanc
    [2] deux pions blancs
    [3] trois pions blancs
   *[other] { $n } pions blancs
}
ruling-black-pieces = { $n ->
    [0] aucun pion noir
    [1] un pion noir
    [2] deux pions noirs
    [3] trois pions noirs
   *[other] { $n } pions noirs
}
ruling-the-white = { $n ->
    [1] le pion blanc
    [2] les deux pions blancs
    [3] les trois pions blancs
   *[other] les { $n } pions blancs
}
ruling-the-black = { $n ->
    [1] le pion noir
    [2] les deux pions noirs
    [3] les trois pions noirs
   *[other] les { $n } pions noirs
}
ruling-that = { $n ->
    [1] ce pion
    [2] ces deux pions
    [3] ces trois pions
   *[other] ces { $n } pions
}
ruling-penalty = { $n ->
    [1] un pion de pénalité
    [2] deux pions de pénalité
   *[other] { $n } pions de pénalité
}
ruling-due = { $n ->
    [1] un pion dû par { $player }
    [2] deux pions dus par { $player }
   *[other] { $n } pions dus par { $player }
}
ruling-two = { $first } et { $second }
ruling-more = { $first }, { $rest }
ruling-join = { $first } ; { $rest }
ruling-sentence = { CAPITAL($text) }.

# Ce qui s’est passé, et pourquoi on juge ainsi.
ruling-miss = { $player } n’empoche rien.
ruling-own = { $player } empoche { $own }.
ruling-opponents = { $player } n’empoche { QUE($theirs) }.
ruling-opponents-kept = { $player } n’empoche { QUE($theirs) }, sans perdre la main.
ruling-own-and-opponents = { $player } empoche { $fell } du même coup.
ruling-own-and-opponents-back = { $player } empoche { $fell } du même coup. { $n_theirs ->
    [1] Seul compte { $their_pieces }
   *[other] Seuls comptent { $their_pieces }
}.
ruling-try-left = { $player } n’empoche rien : un essai est perdu.

ruling-break-again = { $n_fell ->
    [0] { $player } ouvre sans rien toucher.
   *[other] { $player } ouvre sans rien toucher, et le { -striker } tombe. Tant que l’ouverture n’est pas faite, cela ne coûte rien.
}
ruling-break-missed = { $n_fell ->
    [0] { $player } ouvre sans rien toucher. La rosace reste comme elle est.
   *[other] { $player } ouvre sans rien toucher, et le { -striker } tombe. Tant que l’ouverture n’est pas faite, cela ne coûte rien. La rosace reste comme elle est.
}
ruling-break-lost = { $n_fell ->
    [0] { $player } ouvre par un coup incorrect, sans rien toucher : { $player } n’a plus d’essai. Rien n’est dû.
   *[other] { $player } empoche le { -striker } à l’ouverture, sans toucher de pion : { $player } n’a plus d’essai. Rien n’est dû.
}

ruling-queen = { $n_theirs ->
    [0] { $player } empoche la reine et doit la { -cover } au coup suivant.
   *[other] { $player } empoche { $fell } et doit { -cover } la reine au coup suivant.
}
ruling-queen-early = { $player } empoche { $fell } avant d’avoir empoché un pion de sa couleur : la reine ne compte pas.
ruling-queen-own-covered = { $player } empoche { $fell } du même coup : la reine est { -cover(form: "feminine") }.
ruling-queen-own-awaiting = { $player } empoche { $fell } et doit encore { -cover } la reine au coup suivant.
ruling-queen-own-break = { $player } empoche { $fell } à l’ouverture et doit encore { -cover } la reine au coup suivant.
ruling-queen-own-nine = { $player } empoche { $fell } alors que les neuf pions { $colour }s sont sur le plateau, et doit encore { -cover } la reine au coup suivant.
ruling-queen-own-due = { $player } empoche { $fell }. Le pion { $colour } paie aussitôt une dette : { $player } n’a pas encore droit à la reine.
ruling-queen-due = { $player } doit encore un pion et empoche la reine : la reine ne compte pas.
ruling-queen-opponents-back = { $player } empoche la reine en même temps { QUE($theirs) } : la reine ne compte pas.
ruling-queen-opponents-given = { $player } empoche la reine en même temps { QUE($theirs) } : la reine va { A($other) }, déjà { -cover(form: "feminine") }.
ruling-queen-own-opponents-back = { $player } empoche { $fell } du même coup. { $n_theirs ->
    [1] Seul compte { $their_pieces }
   *[other] Seuls comptent { $their_pieces }
}.
ruling-covered = { $n_theirs ->
    [0] { $player } { -cover(form: "present") } la reine avec { $own }.
   *[other] { $player } { -cover(form: "present") } la reine avec { $own } et empoche aussi { $theirs }.
}
ruling-not-covered = { $n_theirs ->
    [0] { $player } ne { -cover(form: "present") } pas la reine.
   *[other] { $player } empoche { $theirs } et ne { -cover(form: "present") } pas la reine.
}
ruling-cover-with-opponents = { $player } empoche { $fell } du même coup. { $n_theirs ->
    [1] Seul compte { $their_pieces }
   *[other] Seuls comptent { $their_pieces }
}, et la reine n’est pas { -cover(form: "feminine") }.

ruling-striker = { $player } empoche le { -striker }.
ruling-striker-own = { $player } empoche le { -striker } en même temps { QUE($own) }.
ruling-striker-own-opponents-kept = { $player } empoche le { -striker } en même temps { QUE($own) } et { $theirs }.
ruling-striker-own-stands = { $player } empoche { $own }, mais le { -striker } tombe aussi.
ruling-striker-own-back = { $n_theirs ->
    [0] { $player } empoche le { -striker } en même temps { QUE($own) }. Il n’y a pas d’autre pénalité.
   *[other] { $player } empoche le { -striker } en même temps { QUE($own) } et { $theirs }. Il n’y a pas d’autre pénalité.
}
ruling-striker-same-hole = { $n_own ->
    [1] Le { -striker } { DE($player) } suit { $own } dans le même trou : il n’y a pas de pénalité.
   *[other] { $player } empoche { $own }, et le { -striker } en suit un dans le même trou : il n’y a pas de pénalité.
}
ruling-striker-opponents = { $player } empoche le { -striker } en même temps { QUE($theirs) }.
ruling-striker-own-opponents = { $player } empoche le { -striker } en même temps { QUE($own) } et { $theirs }.
ruling-striker-queen = { $player } empoche { $fell } du même coup.
ruling-striker-queen-kept = { $player } empoche le { -striker } en même temps que la reine.
ruling-striker-queen-break = { $player } empoche { $fell } à l’ouverture.
ruling-striker-queen-opponents = { $player } empoche { $fell } du même coup.
ruling-striker-queen-own = { $player } empoche { $fell } du même coup.
ruling-striker-queen-own-waived = { $player } empoche { $fell } du même coup. Il n’y a pas d’autre pénalité.
ruling-striker-queen-own-opponents = { $player } empoche { $fell } du même coup.
ruling-striker-covering = { $n_theirs ->
    [0] { $player } empoche le { -striker } au lieu de { -cover } la reine.
   *[other] { $player } empoche le { -striker } et { $theirs } au lieu de { -cover } la reine.
}
ruling-striker-opponents-covering = { $player } empoche le { -striker } et { $theirs } au lieu de { -cover } la reine.
ruling-striker-own-covering = { $player } empoche { $fell } du même coup : la reine n’est pas encore { -cover(form: "feminine") }. { $player } peut la { -cover } au coup suivant.
ruling-striker-own-covering-gift = { $player } empoche { $fell } du même coup : la reine n’est pas encore { -cover(form: "feminine") }. { $player } peut la { -cover } au coup suivant.
ruling-striker-own-covering-piece = { $player } empoche { $fell } du même coup : la reine n’est pas encore { -cover(form: "feminine") }. { $player } peut la { -cover } au coup suivant.
ruling-striker-own-covering-back = { $player } empoche { $fell } du même coup : la reine n’est pas { -cover(form: "feminine") }. Il n’y a pas d’autre pénalité.
ruling-striker-own-opponents-covering = { $player } empoche { $fell } du même coup : la reine n’est pas { -cover(form: "feminine") }.
ruling-striker-off = { $n_fell ->
    [0] { $player } envoie le { -striker } hors du plateau.
   *[other] { $player } empoche { $fell }, mais envoie le { -striker } hors du plateau.
}
ruling-piece-off = { $n_fell ->
    [0] { $player } envoie un pion hors du plateau : cela coûte la main.
   *[other] { $player } empoche { $fell }, mais envoie un pion hors du plateau : cela coûte la main.
}
ruling-piece-off-penalty = { $n_fell ->
    [0] { $player } envoie un pion hors du plateau.
   *[other] { $player } empoche { $fell }, mais envoie un pion hors du plateau.
}
ruling-behind-line = { $n_fell ->
    [0] { $player } touche directement un pion posé sur la ligne de base ou derrière elle.
   *[other] { $player } empoche { $fell }, mais touche directement un pion posé sur la ligne de base ou derrière elle.
}

ruling-improper = { $player } joue un coup incorrect.
ruling-improper-own = { $player } empoche { $fell } sur un coup incorrect.
ruling-improper-opponents = { $player } empoche { $fell } sur un coup incorrect.
ruling-improper-striker = { $player } empoche le { -striker } sur un coup incorrect.
ruling-improper-queen = { $player } empoche { $fell } sur un coup incorrect.
ruling-improper-covering = { $n_fell ->
    [0] { $player } joue un coup incorrect : la reine n’est pas { -cover(form: "feminine") }.
   *[other] { $player } empoche { $fell } sur un coup incorrect : la reine n’est pas { -cover(form: "feminine") }.
}

ruling-finished = { $player } empoche { $fell } et n’a plus de pion { $colour }.
ruling-finished-covering = { $n_theirs ->
    [0] { $player } { -cover(form: "present") } la reine avec { $own } et n’a plus de pion { $colour }.
   *[other] { $player } { -cover(form: "present") } la reine avec { $own }, empoche aussi { $theirs } et n’a plus de pion { $colour }.
}
ruling-finished-with-queen = { $player } empoche { $fell } du même coup, ce qui { -cover(form: "present") } la reine, et n’a plus de pion { $colour }.
ruling-finished-queen-on-board = { $player } empoche { $fell } et n’a plus de pion { $colour }. Personne n’a { -cover(form: "done") } la reine : elle n’ajoute rien.
ruling-opponent-finished = { $player } empoche { $fell }, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
ruling-covered-opponent-finished = { $player } { -cover(form: "present") } la reine, mais empoche aussi { $theirs }, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
ruling-both-with-queen = { $player } empoche du même coup la reine et les derniers pions des deux camps.
ruling-both-covering = { $player } { -cover(form: "present") } la reine et empoche du même coup les derniers pions des deux camps.
ruling-both-queen-covered = { $player } empoche du même coup les derniers pions des deux camps. Le camp qui a { -cover(form: "done") } la reine gagne.
ruling-both-queen-in-play = { $player } empoche { $fell }, les derniers pions des deux camps, alors que la reine est encore sur le plateau.
ruling-both-queen-striker = { $player } empoche le { -striker } en même temps que la reine et les derniers pions des deux camps.
ruling-both-covering-striker = { $player } devait { -cover } la reine et empoche le { -striker } en même temps que les derniers pions des deux camps.
ruling-both-striker = { $player } empoche le { -striker } en même temps que les derniers pions des deux camps.
ruling-both-improper = { $player } empoche les derniers pions des deux camps sur un coup incorrect.
ruling-own-last-queen-in-play = { $player } empoche { $fell } et n’a plus de pion { $colour }, mais personne n’a { -cover(form: "done") } la reine.
ruling-opponents-last-queen-in-play = { $player } empoche { $fell }. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et personne n’a { -cover(form: "done") } la reine.
ruling-opponents-last-covering = { $player } empoche { $fell } sans { -cover } la reine, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
ruling-opponents-last-striker = { $player } empoche { $fell }, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
ruling-opponents-last-improper = { $player } empoche { $fell } sur un coup incorrect, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
ruling-opponents-last-penalty = { $player } empoche { $fell } sur un coup qui coûte une pénalité, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.

# Une annonce de l’arbitre : $label dit la faute en quelques mots.
ruling-foul = { CAPITAL($done) } : faute.
ruling-technical-foul = { CAPITAL($done) } : faute technique.
ruling-penalty-turn-kept = { CAPITAL($done) } : pénalité.
ruling-placed-again = { CAPITAL($done) } : pénalité. Le pion est posé de nouveau.
ruling-wrong-pieces = { CAPITAL($done) }. Ce qui est tombé reste empoché.
ruling-nothing-changes = { CAPITAL($done) }. Cela ne coûte rien.
ruling-placed-right = { $player } pose un pion de la mauvaise couleur. On l’échange, sans pénalité.
ruling-placed-wrong-stands = { $player } pose un pion de la mauvaise couleur, et personne ne le voit à temps. Le pion reste.
ruling-early-break = { $n_own ->
    [0] { $player } ouvre avant « Play ».
   *[other] { $player } ouvre avant « Play » : aucun des pions { $colour }s tombés ne compte.
}
ruling-queen-stands = { $player } ne { -cover(form: "present") } pas la reine, et personne ne le voit à temps. La reine compte comme { -cover(form: "feminine") }.
ruling-played-on = { $player } joue alors que le jeu est arrêté.
ruling-board-moved = { $player } déplace le plateau, et la position ne peut pas être rétablie.
ruling-board-lost = { CAPITAL($done) } : la manche est perdue.
ruling-out-of-turn-stands = { $player } joue hors de son tour, et personne ne le voit à temps. Le coup est valable.
ruling-fell-later = { $n_fell ->
    [1] Après le coup, { $fell } tombe dans un trou. Ce n’est pas un coup, et cela ne coûte rien.
   *[other] Après le coup, { $fell } tombent dans les trous. Ce n’est pas un coup, et cela ne coûte rien.
}
ruling-fell-later-queen = { $n_fell ->
    [1] Après le coup, la reine tombe dans un trou. Ce n’est pas un coup ; { $player } doit { -cover } la reine au coup suivant.
   *[other] Après le coup, { $fell } tombent dans les trous. Ce n’est pas un coup ; { $player } doit { -cover } la reine au coup suivant.
}
ruling-fell-later-finished = { $n_own ->
    [1] Après le coup, { $own } tombe dans un trou, et { $player } n’a plus de pion { $colour }.
   *[other] Après le coup, { $own } tombent dans les trous, et { $player } n’a plus de pion { $colour }.
}
ruling-fell-later-lost = { $n_own ->
    [1] Après le coup, { $own } tombe dans un trou, et { $player } n’a plus de pion { $colour }, mais personne n’a { -cover(form: "done") } la reine.
   *[other] Après le coup, { $own } tombent dans les trous, et { $player } n’a plus de pion { $colour }, mais personne n’a { -cover(form: "done") } la reine.
}
ruling-void = Les deux camps passent trop souvent sans toucher de pion.
ruling-replayed = { CAPITAL($done) } : la manche ne peut pas continuer.
ruling-conceded = { $player } abandonne la partie.
ruling-match-conceded = { $player } abandonne le match.

# Ce qui suit.
ruling-back = { $total ->
    [one] { $list } revient sur le plateau
   *[other] { $list } reviennent sur le plateau
}
ruling-stay-white = { $n ->
    [1] le pion blanc reste empoché
   *[other] les pions blancs restent empochés
}
ruling-stay-black = { $n ->
    [1] le pion noir reste empoché
   *[other] les pions noirs restent empochés
}
ruling-owes = { $n ->
    [1] { $player } n’a pas de pion empoché à rendre et doit un pion
    [2] { $player } n’a pas de pion empoché à rendre et doit deux pions
   *[other] { $player } n’a pas de pion empoché à rendre et doit { $n } pions
}
ruling-beside-queen = { $n ->
    [1] la reine va sur le cercle central, et le pion contre elle
   *[other] la reine va sur le cercle central, et les pions contre elle
}
ruling-has-queen = la reine va { A($player) }, déjà { -cover(form: "feminine") }
ruling-off-back = { $queen ->
    [yes] { $n ->
        [1] la reine revient sur le cercle central
        [2] la reine revient sur le cercle central, et le pion sorti avec elle va contre elle
       *[other] la reine revient sur le cercle central, et les pions sortis avec elle vont contre elle
    }
   *[no] { $n ->
        [1] le pion sorti du plateau revient sur le cercle central
       *[other] les { $n } pions sortis du plateau reviennent sur le cercle central, côte à côte
    }
}
ruling-paid-before = { $n ->
    [1] le pion dû par { $player } revient avant le coup
   *[other] les { $n } pions dus par { $player } reviennent avant le coup
}
ruling-striker-off-free = le { -striker } sort du plateau, ce qui ne coûte rien
ruling-has-white = { $player } a les blancs
ruling-has-black = { $player } a les noirs
ruling-again = { $tries ->
    [1] { $player } rejoue
   *[other] { $player } rejoue, avec { $tries } essais
}
ruling-turn = { $tries ->
    [1] { $player } prend la main
   *[other] { $player } prend la main, avec { $tries } essais
}
ruling-keeps = { $tries ->
    [1] { $player } garde la main
   *[other] { $player } garde la main, avec { $tries } essais
}
ruling-won = { $player } { PEOPLE($player) ->
    [two] gagnent
   *[one] gagne
} la manche : { $points }
ruling-won-both = { $player } { PEOPLE($player) ->
    [two] gagnent
   *[one] gagne
} la manche ; { $first } { PEOPLE($first) ->
    [two] marquent
   *[one] marque
} { $firsts }, { $second } { $seconds }

# De quoi les points d’une manche se composent.
ruling-points = { $parts ->
    [none] { $n ->
        [0] aucun point
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] { $n ->
        [one] { $n } point ({ $parts })
       *[other] { $n } points ({ $parts })
    }
}
ruling-score = { $parts ->
    [none] { $n }
   *[other] { $n } ({ $parts })
}
ruling-worth-pieces = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
ruling-worth-queen = { $n } pour la reine
ruling-worth-queen-and-cover = { $n } pour la reine et le pion qui la { -cover(form: "present") }
ruling-worth-queen-left = { $n } pour la reine, que personne n’a { -cover(form: "feminine") }
ruling-worth-striker = { $n } pour le { -striker }
ruling-worth-improper = { $n } pour le coup incorrect
ruling-worth-penalty = { $n } pour la pénalité
ruling-worth-demanded = { $n } sur demande
ruling-worth-most = { $n } au plus par manche
ruling-on-demand = { $player } peut demander { $n ->
    [1] un point de plus
   *[other] jusqu’à { $n } points de plus
}
ruling-board-void = la manche est rejouée
ruling-game-won = { $player } { PEOPLE($player) ->
    [two] gagnent
   *[one] gagne
} la partie
ruling-match-won = { $player } { PEOPLE($player) ->
    [two] gagnent
   *[one] gagne
} le match

# Ce sur quoi une décision repose.
ruling-clause = { $clause }
ruling-reading = interprétation { $number }
ruling-neighbour = voisin { $clause }
