# Pourquoi une décision est ce qu’elle est : une phrase par raison, puis une pour la suite.
ruling-help = Juger des coups et des annonces de l’arbitre. Lit un objet JSON par ligne, en écrit un par ligne.
ruling-help-file = le fichier à lire ; - lit l’entrée standard (par défaut)

ruling-miss = Rien n’est tombé : la main passe.
ruling-own = Le joueur a empoché un de ses pions : il garde la main.
ruling-opponents = Seuls des pions adverses sont tombés : ils restent acquis et la main passe.
ruling-opponents-kept = Des pions adverses sont tombés : ils comptent pour l’adversaire et le joueur garde la main.
ruling-own-and-opponents = Des pions du joueur et de l’adversaire sont tombés ensemble : tous restent acquis et le joueur garde la main.
ruling-own-and-opponents-back = Des pions du joueur sont tombés avec ceux de l’adversaire : les siens reviennent, ceux de l’adversaire restent acquis et la main passe.
ruling-try-left = Un coup manqué use un essai, et il en reste.

ruling-break-again = L’ouverture n’a rien touché : le premier joueur peut essayer encore une fois.
ruling-break-missed = L’ouverture n’a rien touché : à l’adversaire d’essayer, sans tourner la rosace.

ruling-queen = La reine est empochée et doit être couverte au coup suivant.
ruling-queen-early = La reine est tombée avant tout pion du joueur : elle revient et la main passe.
ruling-queen-own-covered = La reine est tombée avec un pion du joueur : elle est couverte.
ruling-queen-own-awaiting = La reine est tombée avec un pion du joueur : elle doit encore être couverte au coup suivant.
ruling-queen-own-due = Le seul pion empoché par le joueur repart aussitôt comme dette : il n’a pas encore droit à la reine, qui revient aussi.
ruling-queen-opponents-back = La reine est tombée avec un pion adverse : la reine revient, le pion compte pour l’adversaire et la main passe.
ruling-queen-opponents-given = La reine est tombée avec un pion adverse, qui la couvre pour l’adversaire ; le joueur garde la main.
ruling-queen-own-opponents-back = La reine, des pions du joueur et un pion adverse sont tombés ensemble : la reine et les pions du joueur reviennent et la main passe.
ruling-covered = Un pion du joueur a suivi la reine, qui est désormais couverte.
ruling-not-covered = La reine n’a pas été couverte à ce coup : elle revient.
ruling-cover-with-opponents = Le pion qui devait doubler est tombé avec un pion adverse : la reine et les pions du joueur reviennent et la main passe.

ruling-striker = Le palet est tombé : un pion de pénalité revient, ou est dû, et la main passe.
ruling-striker-own = Le palet est tombé avec des pions du joueur : ceux-ci reviennent, ainsi qu’un pion de pénalité, à moins qu’il ne soit dû, et le joueur garde la main.
ruling-striker-own-stands = Le palet est tombé ainsi que des pions du joueur : ceux-ci restent acquis, un pion de pénalité revient et la main passe.
ruling-striker-own-back = Le palet est tombé avec des pions du joueur : ceux-ci reviennent en guise de pénalité et la main passe.
ruling-striker-same-hole = Le palet a suivi un pion du joueur dans le même trou : ses pions reviennent, la pénalité est levée et il a un autre essai.
ruling-striker-opponents = Le palet est tombé avec les seuls pions adverses : ils restent acquis, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-own-opponents = Le palet est tombé avec des pions des deux camps : ceux du joueur reviennent, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-queen = Le palet est tombé avec la reine : la reine revient, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-queen-break = Le palet est tombé avec la reine à l’ouverture : la reine revient, un pion est dû et la main passe.
ruling-striker-queen-opponents = Le palet est tombé avec la reine et un pion adverse : la reine revient, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-queen-own = Le palet est tombé avec la reine et des pions du joueur : tous reviennent, ainsi qu’un pion de pénalité, à moins qu’il ne soit dû, et le joueur garde la main.
ruling-striker-queen-own-waived = Le palet est tombé avec la reine et des pions du joueur : ceux-ci reviennent, sans autre pénalité.
ruling-striker-queen-own-opponents = Le palet est tombé avec la reine et des pions des deux camps : la reine et les pions du joueur reviennent, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-covering = Le palet est tombé au lieu de couvrir : la reine revient, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-own-covering = Le palet est tombé avec le pion qui couvrait : les pions du joueur reviennent, un pion de pénalité revient ou est dû, et la reine peut encore être couverte au coup suivant.
ruling-striker-own-covering-gift = Le palet est tombé avec le pion qui doublait : les pions du joueur reviennent, ainsi qu’un pion adverse s’il y en a d’empoché ; la reine reste dans le trou et le joueur a un autre essai.
ruling-striker-own-covering-piece = Le palet est tombé avec le pion qui doublait : les pions du joueur reviennent, ainsi qu’un autre des siens s’il y en a d’empoché ; la reine reste dans le trou et le joueur a un autre essai.
ruling-striker-own-covering-back = Le palet est tombé avec le pion qui couvrait : la reine et les pions du joueur reviennent, et la main passe.
ruling-striker-own-opponents-covering = Le palet est tombé avec des pions des deux camps pendant le doublement : la reine et les pions du joueur reviennent, un pion de pénalité revient ou est dû, et la main passe.
ruling-striker-off = Le palet est sorti du plateau : un pion de pénalité revient ou est dû, et la main passe.
ruling-piece-off = Un pion est sorti du plateau : il est remis en jeu et la main passe.
ruling-piece-off-penalty = Un pion est sorti du plateau et y est remis : un pion de pénalité revient ou est dû, et la main passe.
ruling-behind-line = Un pion placé sur la ligne de base, à son niveau ou derrière elle a été frappé directement : un pion de pénalité revient ou est dû, et la main passe.

ruling-improper = Le coup est incorrect : un pion de pénalité revient ou est dû, et la main passe.
ruling-improper-own = Le coup est incorrect : les pions du joueur qui sont tombés reviennent, un pion de pénalité revient ou est dû, et la main passe.
ruling-improper-opponents = Le coup est incorrect : les pions adverses restent acquis, un pion de pénalité revient ou est dû, et la main passe.
ruling-improper-striker = Le coup est incorrect et le palet est tombé : un seul pion de pénalité revient ou est dû, et la main passe.
ruling-improper-queen = Le coup est incorrect : la reine et les pions du joueur qui sont tombés reviennent, un pion de pénalité revient ou est dû, et la main passe.

ruling-finished = Le joueur a empoché son dernier pion.
ruling-finished-queen-on-board = Le joueur a empoché son dernier pion ; la reine, que personne n’a confirmée, n’ajoute rien.
ruling-opponent-finished = Le joueur a empoché le dernier pion adverse : c’est l’adversaire qui finit le premier.
ruling-covered-opponent-finished = La reine est couverte, mais le dernier pion adverse est tombé aussi : c’est l’adversaire qui finit le premier.
ruling-both-with-queen = La reine et les derniers pions des deux camps sont tombés en un coup, ce qui gagne la manche pour le joueur.
ruling-both-covering = Les derniers pions des deux camps sont tombés au coup qui couvrait la reine, ce qui gagne la manche pour le joueur.
ruling-both-queen-covered = Les derniers pions des deux camps sont tombés ensemble : le camp qui a la reine gagne.
ruling-both-queen-in-play = Les derniers pions des deux camps sont tombés alors que la reine était en jeu : le joueur perd la manche.
ruling-both-queen-striker = La reine et les derniers pions des deux camps sont tombés avec le palet : le joueur perd la manche.
ruling-both-striker = Les derniers pions des deux camps sont tombés avec le palet : le joueur perd la manche.
ruling-own-last-queen-in-play = Le joueur a empoché son dernier pion alors que la reine était en jeu : il perd la manche.
ruling-opponents-last-queen-in-play = Le joueur a empoché le dernier pion adverse alors que la reine était en jeu : il perd la manche.
ruling-opponents-last-covering = Le joueur a empoché le dernier pion adverse alors qu’il devait couvrir la reine : il perd la manche.
ruling-opponents-last-striker = Le dernier pion adverse est tombé avec le palet : la manche est finie, et la pénalité compte pour l’adversaire.
ruling-opponents-last-improper = Le dernier pion adverse est tombé sur un coup incorrect : la manche est finie, et la pénalité compte pour l’adversaire.

ruling-foul = Une faute pendant son propre tour coûte un pion et la main.
ruling-technical-foul = Une faute technique coûte un pion ; la main ne change pas.
ruling-penalty-turn-kept = Le palet a été laissé sur le cadre ou dans un filet : cela coûte un pion, et la main ne change pas.
ruling-placed-again = Le pion a été mal placé : il est replacé et celui qui plaçait paie un pion de pénalité ; la main ne change pas.
ruling-wrong-pieces = Les pions adverses ont été joués par erreur : ce qui est tombé reste acquis et le tour s’arrête.
ruling-nothing-changes = L’arbitre rétablit ce qui a été dérangé ; rien n’est payé et la main ne change pas.
ruling-placed-right = La mauvaise couleur a été placée : elle est échangée contre la bonne, sans frais.
ruling-placed-wrong-stands = La mauvaise couleur a été placée et vue trop tard : elle reste.
ruling-early-break = L’ouverture a été jouée avant « Play » : l’adversaire peut remettre tous les pions du joueur, un pion de plus est dû et la main passe.
ruling-queen-stands = Personne n’a vu à temps que la reine n’était pas couverte : elle compte comme couverte.
ruling-played-on = Un joueur a continué alors qu’une requête à l’arbitre était ouverte : il perd la manche.
ruling-board-moved = Le plateau a été déplacé et la position ne peut être rétablie : la manche est perdue.
ruling-void = Les deux camps ont passé trop souvent sans toucher de pion.
ruling-conceded = Le joueur abandonne la partie.

ruling-next-white = { $tries ->
    [1] Aux Blancs de jouer.
   *[other] Aux Blancs de jouer, avec { $tries } essais.
}
ruling-next-black = { $tries ->
    [1] Aux Noirs de jouer.
   *[other] Aux Noirs de jouer, avec { $tries } essais.
}
ruling-next-first = { $tries ->
    [1] Au premier joueur de jouer ; les couleurs restent ouvertes.
   *[other] Au premier joueur de jouer, avec { $tries } essais ; les couleurs restent ouvertes.
}
ruling-next-second = { $tries ->
    [1] Au second joueur de jouer ; les couleurs restent ouvertes.
   *[other] Au second joueur de jouer, avec { $tries } essais ; les couleurs restent ouvertes.
}
ruling-won-white = { $white ->
    [0] Les Blancs gagnent la manche sans marquer de point.
    [one] Les Blancs gagnent la manche avec { $white } point.
   *[other] Les Blancs gagnent la manche avec { $white } points.
}
ruling-won-black = { $black ->
    [0] Les Noirs gagnent la manche sans marquer de point.
    [one] Les Noirs gagnent la manche avec { $black } point.
   *[other] Les Noirs gagnent la manche avec { $black } points.
}
ruling-won-white-both = Les Blancs gagnent la manche : { $white } pour les Blancs, { $black } pour les Noirs.
ruling-won-black-both = Les Noirs gagnent la manche : { $black } pour les Noirs, { $white } pour les Blancs.
ruling-board-void = La manche est nulle et se rejoue.
ruling-game-white = Les Blancs gagnent la partie.
ruling-game-black = Les Noirs gagnent la partie.
