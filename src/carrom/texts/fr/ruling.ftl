# Une décision en mots : ce qui s’est passé et pourquoi (un message par raison), puis ce qui suit.
ruling-help = Juger des coups et des annonces de l’arbitre. Lit un objet JSON par ligne, en écrit un par ligne.
ruling-help-file = le fichier à lire ; - lit l’entrée standard (par défaut)

# Mots. $n est un nombre de pions.
ruling-name-white = Blanc
ruling-name-black = Noir
ruling-name-first = le premier joueur
ruling-name-second = le second joueur
ruling-striker-disc = le palet
ruling-queen-disc = la reine
ruling-queen-uncovered = la reine non couverte
ruling-white-pieces = { $n ->
    [0] aucun pion blanc
    [1] un pion blanc
    [2] deux pions blancs
    [3] trois pions blancs
   *[other] { $n } pions blancs
}
ruling-black-pieces = { $n ->
    [0] aucun pion noir
    [1] un pion noir
    [2] deux pions noirs
    [3] trois pions noirs
   *[other] { $n } pions noirs
}
ruling-the-white = { $n ->
    [1] le pion blanc
    [2] les deux pions blancs
    [3] les trois pions blancs
   *[other] les { $n } pions blancs
}
ruling-the-black = { $n ->
    [1] le pion noir
    [2] les deux pions noirs
    [3] les trois pions noirs
   *[other] les { $n } pions noirs
}
ruling-that = { $n ->
    [1] ce pion
    [2] ces deux pions
    [3] ces trois pions
   *[other] ces { $n } pions
}
ruling-penalty = { $n ->
    [1] un pion de pénalité
    [2] deux pions de pénalité
   *[other] { $n } pions de pénalité
}
ruling-due = { $n ->
    [1] un pion dû par { $player }
    [2] deux pions dus par { $player }
   *[other] { $n } pions dus par { $player }
}
ruling-two = { $first } et { $second }
ruling-more = { $first }, { $rest }
ruling-join = { $first } ; { $rest }
ruling-sentence = { CAPITAL($text) }.

# Ce qui s’est passé, et pourquoi on juge ainsi.
ruling-miss = { $player } n’empoche rien.
ruling-own = { $player } empoche { $own }.
ruling-opponents = { $player } empoche seulement { $theirs }.
ruling-opponents-kept = { $player } empoche seulement { $theirs } : cela ne coûte pas la main.
ruling-own-and-opponents = { $player } empoche { $fell } du même coup.
ruling-own-and-opponents-back = { $player } empoche { $own } avec { $theirs } : seul compte ce qui tombe pour { $other }.
ruling-try-left = { $player } n’empoche rien : un essai est perdu.

ruling-break-again = { $n_fell ->
    [0] L’ouverture tentée par { $player } ne touche rien.
   *[other] L’ouverture tentée par { $player } ne touche rien et le palet tombe. Avant l’ouverture, cela ne coûte rien.
}
ruling-break-missed = { $n_fell ->
    [0] L’ouverture tentée par { $player } ne touche rien. La rosace reste comme elle est.
   *[other] L’ouverture tentée par { $player } ne touche rien et le palet tombe. Avant l’ouverture, cela ne coûte rien. La rosace reste comme elle est.
}
ruling-break-lost = L’ouverture tentée par { $player } ne touche rien et elle est fautive : { $player } n’a plus d’essai. Rien n’est dû.

ruling-queen = { $n_theirs ->
    [0] { $player } empoche la reine et doit la couvrir au coup suivant.
   *[other] { $player } empoche { $fell } et doit couvrir la reine au coup suivant.
}
ruling-queen-early = { $player } empoche { $fell } avant d’avoir empoché un pion de sa couleur : la reine ne compte pas.
ruling-queen-own-covered = { $player } empoche { $fell } du même coup : la reine est couverte.
ruling-queen-own-awaiting = { $player } empoche { $fell } et doit encore couvrir la reine au coup suivant.
ruling-queen-own-break = { $player } empoche { $fell } à l’ouverture et doit encore couvrir la reine au coup suivant.
ruling-queen-own-nine = { $player } empoche { $fell } alors que les neuf pions { $colour }s sont sur le plateau, et doit encore couvrir la reine au coup suivant.
ruling-queen-own-due = { $player } empoche { $fell }. Le pion { $colour } paie aussitôt une dette : { $player } n’a pas encore droit à la reine.
ruling-queen-due = { $player } empoche la reine en devant un pion : la reine ne compte pas.
ruling-queen-opponents-back = { $player } empoche la reine avec { $theirs } : la reine ne compte pas.
ruling-queen-opponents-given = { $player } empoche la reine avec { $theirs } : { $other } a la reine, et elle est couverte.
ruling-queen-own-opponents-back = { $player } empoche la reine et { $own } avec { $theirs } : seul compte ce qui tombe pour { $other }.
ruling-covered = { $n_theirs ->
    [0] { $player } couvre la reine avec { $own }.
   *[other] { $player } couvre la reine avec { $own } et empoche aussi { $theirs }.
}
ruling-not-covered = { $n_theirs ->
    [0] { $player } ne couvre pas la reine.
   *[other] { $player } empoche { $theirs } et ne couvre pas la reine.
}
ruling-cover-with-opponents = { $player } empoche { $own } avec { $theirs } : seul compte ce qui tombe pour { $other }, et la reine n’est pas couverte.

ruling-striker = { $player } empoche le palet.
ruling-striker-own = { $player } empoche le palet avec { $own }.
ruling-striker-own-opponents-kept = { $player } empoche le palet avec { $own } et { $theirs }.
ruling-striker-own-stands = { $player } empoche { $own }, mais le palet tombe aussi.
ruling-striker-own-back = { $n_theirs ->
    [0] { $player } empoche le palet avec { $own }. Il n’y a pas d’autre pénalité.
   *[other] { $player } empoche le palet avec { $own } et { $theirs }. Il n’y a pas d’autre pénalité.
}
ruling-striker-same-hole = { $n_own ->
    [1] Le palet joué par { $player } suit { $own } dans le même trou : il n’y a pas de pénalité.
   *[other] { $player } empoche { $own }, et le palet en suit un dans le même trou : il n’y a pas de pénalité.
}
ruling-striker-opponents = { $player } empoche le palet avec { $theirs }.
ruling-striker-own-opponents = { $player } empoche le palet avec { $own } et { $theirs }.
ruling-striker-queen = { $player } empoche { $fell } du même coup.
ruling-striker-queen-kept = { $player } empoche le palet avec la reine.
ruling-striker-queen-break = { $player } empoche { $fell } à l’ouverture.
ruling-striker-queen-opponents = { $player } empoche { $fell } du même coup.
ruling-striker-queen-own = { $player } empoche { $fell } du même coup.
ruling-striker-queen-own-waived = { $player } empoche { $fell } du même coup. Il n’y a pas d’autre pénalité.
ruling-striker-queen-own-opponents = { $player } empoche { $fell } du même coup.
ruling-striker-covering = { $n_theirs ->
    [0] { $player } empoche le palet au lieu de couvrir la reine.
   *[other] { $player } empoche le palet et { $theirs } au lieu de couvrir la reine.
}
ruling-striker-opponents-covering = { $player } empoche le palet et { $theirs } au lieu de couvrir la reine.
ruling-striker-own-covering = { $player } empoche { $fell } du même coup : la reine n’est pas encore couverte. { $player } peut la couvrir au coup suivant.
ruling-striker-own-covering-gift = { $player } empoche { $fell } du même coup : la reine n’est pas encore couverte. { $player } peut la couvrir au coup suivant.
ruling-striker-own-covering-piece = { $player } empoche { $fell } du même coup : la reine n’est pas encore couverte. { $player } peut la couvrir au coup suivant.
ruling-striker-own-covering-back = { $player } empoche { $fell } du même coup : la reine n’est pas couverte. Il n’y a pas d’autre pénalité.
ruling-striker-own-opponents-covering = { $player } empoche { $fell } du même coup : la reine n’est pas couverte.
ruling-striker-off = { $n_fell ->
    [0] { $player } envoie le palet hors du plateau.
   *[other] { $player } empoche { $fell }, mais envoie le palet hors du plateau.
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
ruling-improper-own = { $player } empoche { $fell } par un coup incorrect.
ruling-improper-opponents = { $player } empoche { $fell } par un coup incorrect.
ruling-improper-striker = { $player } empoche le palet par un coup incorrect.
ruling-improper-queen = { $player } empoche { $fell } par un coup incorrect.
ruling-improper-covering = { $n_fell ->
    [0] { $player } joue un coup incorrect : la reine n’est pas couverte.
   *[other] { $player } empoche { $fell } par un coup incorrect : la reine n’est pas couverte.
}

ruling-finished = { $player } empoche { $fell } et n’a plus de pion { $colour }.
ruling-finished-covering = { $n_theirs ->
    [0] { $player } couvre la reine avec { $own } et n’a plus de pion { $colour }.
   *[other] { $player } couvre la reine avec { $own }, empoche aussi { $theirs } et n’a plus de pion { $colour }.
}
ruling-finished-with-queen = { $player } empoche { $fell } du même coup, ce qui couvre la reine, et n’a plus de pion { $colour }.
ruling-finished-queen-on-board = { $player } empoche { $fell } et n’a plus de pion { $colour }. Personne n’a couvert la reine : elle n’ajoute rien.
ruling-opponent-finished = { $player } empoche { $fell }, et { $other } n’a plus de pion.
ruling-covered-opponent-finished = { $player } couvre la reine, mais empoche aussi { $theirs }, et { $other } n’a plus de pion.
ruling-both-with-queen = { $player } empoche du même coup la reine et les derniers pions des deux camps.
ruling-both-covering = { $player } couvre la reine et empoche du même coup les derniers pions des deux camps.
ruling-both-queen-covered = { $player } empoche du même coup les derniers pions des deux camps. Le camp qui a couvert la reine gagne.
ruling-both-queen-in-play = { $player } empoche { $fell }, les derniers pions des deux camps, alors que la reine est encore sur le plateau.
ruling-both-queen-striker = { $player } empoche le palet avec la reine et les derniers pions des deux camps.
ruling-both-covering-striker = { $player } empoche le palet avec les derniers pions des deux camps en couvrant la reine.
ruling-both-striker = { $player } empoche le palet avec les derniers pions des deux camps.
ruling-both-improper = { $player } empoche les derniers pions des deux camps par un coup incorrect.
ruling-own-last-queen-in-play = { $player } empoche { $fell } et n’a plus de pion { $colour }, mais personne n’a couvert la reine.
ruling-opponents-last-queen-in-play = { $player } empoche { $fell }. { $other } n’a plus de pion, et personne n’a couvert la reine.
ruling-opponents-last-covering = { $player } empoche { $fell } sans couvrir la reine, et { $other } n’a plus de pion.
ruling-opponents-last-striker = { $player } empoche { $fell }, et { $other } n’a plus de pion.
ruling-opponents-last-improper = { $player } empoche { $fell } par un coup incorrect, et { $other } n’a plus de pion.
ruling-opponents-last-penalty = { $player } empoche { $fell } par un coup qui coûte une pénalité, et { $other } n’a plus de pion.

# Une annonce de l’arbitre : $label dit la faute en quelques mots.
ruling-foul = Faute de jeu, { $player } : { $label }.
ruling-technical-foul = Faute technique, { $player } : { $label }.
ruling-penalty-turn-kept = Pénalité contre { $player } : { $label }.
ruling-placed-again = Pénalité contre { $player } : { $label }. Le pion est posé de nouveau.
ruling-wrong-pieces = { $player } : { $label }. Ce qui tombe reste empoché.
ruling-nothing-changes = { $player } : { $label }. Cela ne coûte rien.
ruling-placed-right = { $player } pose un pion de la mauvaise couleur. On l’échange, sans pénalité.
ruling-placed-wrong-stands = { $player } pose un pion de la mauvaise couleur et personne ne le voit à temps. Il reste.
ruling-early-break = { $player } ouvre avant « Play » : rien de ce qui tombe ne compte pour { $player }.
ruling-queen-stands = { $player } ne couvre pas la reine et personne ne le voit à temps. Elle compte comme couverte.
ruling-played-on = { $player } joue alors que le jeu est arrêté.
ruling-board-moved = { $player } déplace le plateau, et la position ne peut pas être rétablie.
ruling-board-lost = { $player } perd la manche : { $label }.
ruling-out-of-turn-stands = { $player } joue hors de son tour et personne ne le voit à temps. Le coup est valable.
ruling-fell-later = { $n_fell ->
    [1] Après le coup, { $fell } tombe dans un trou. Ce n’est pas un coup, et cela ne coûte rien.
   *[other] Après le coup, { $fell } tombent dans les trous. Ce n’est pas un coup, et cela ne coûte rien.
}
ruling-fell-later-queen = { $n_fell ->
    [1] Après le coup, la reine tombe dans un trou. Ce n’est pas un coup ; { $player } doit couvrir la reine au coup suivant.
   *[other] Après le coup, { $fell } tombent dans les trous. Ce n’est pas un coup ; { $player } doit couvrir la reine au coup suivant.
}
ruling-fell-later-finished = { $n_own ->
    [1] Après le coup, { $own } tombe dans un trou, et { $player } n’a plus de pion { $colour }.
   *[other] Après le coup, { $own } tombent dans les trous, et { $player } n’a plus de pion { $colour }.
}
ruling-fell-later-lost = { $n_own ->
    [1] Après le coup, { $own } tombe dans un trou, et { $player } n’a plus de pion { $colour }, mais personne n’a couvert la reine.
   *[other] Après le coup, { $own } tombent dans les trous, et { $player } n’a plus de pion { $colour }, mais personne n’a couvert la reine.
}
ruling-void = Les deux camps passent trop souvent sans toucher un pion.
ruling-replayed = La manche ne peut pas continuer : { $label }.
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
    [1] { $player } doit un pion
    [2] { $player } doit deux pions
   *[other] { $player } doit { $n } pions
}
ruling-beside-queen = { $n ->
    [1] le pion va contre la reine
   *[other] les pions vont contre la reine
}
ruling-has-queen = { $player } a la reine, et elle est couverte
ruling-off-back = { $n ->
    [1] le pion sorti du plateau y est remis
   *[other] les pions sortis du plateau y sont remis
}
ruling-paid-before = { $n ->
    [1] le pion dû par { $player } revient avant le coup
   *[other] les { $n } pions dus par { $player } reviennent avant le coup
}
ruling-striker-off-free = le palet sort du plateau, ce qui ne coûte rien
ruling-has-white = { $player } a les blancs
ruling-has-black = { $player } a les noirs
ruling-again = { $tries ->
    [1] { $player } rejoue
   *[other] { $player } rejoue, avec { $tries } essais
}
ruling-turn = { $tries ->
    [1] { $player } prend la main
   *[other] { $player } prend la main, avec { $tries } essais
}
ruling-keeps = { $tries ->
    [1] { $player } garde la main
   *[other] { $player } garde la main, avec { $tries } essais
}
ruling-won = { $points ->
    [0] { $player } gagne la manche sans point
    [one] { $player } gagne la manche avec { $points } point
   *[other] { $player } gagne la manche avec { $points } points
}
ruling-won-both = { $player } gagne la manche et marque { $points } ; { $other } marque { $others }
ruling-on-demand = { $n ->
    [1] { $player } peut demander un point de plus
   *[other] { $player } peut demander jusqu’à { $n } points de plus
}
ruling-board-void = la manche est rejouée
ruling-game-won = { $player } gagne la partie
ruling-match-won = { $player } gagne le match
