# La règle simplifiée, article par article.
simplified-summary = simplifiée : { $points } points ; la reine vaut { $queen } ; la règle internationale en bref
simplified-short = Simplifiée
simplified-about = Une partie en { $points } points. Le dernier pion peut tomber avant la reine.
simplified-more = Le nombre de manches n’est pas limité. Si la reine tombe avec un de vos pions, il faut encore la confirmer.
simplified-word-inner-circle = cercle de la rosace
simplified-word-cover = confirmer

simplified-title = La règle simplifiée

simplified-game-title = Le jeu
simplified-game-1 = On joue à deux ou à quatre.
simplified-game-2 = { $pieces } pions blancs, { $pieces } pions noirs et un pion rouge, la reine,
    sont mis en place au centre du plateau.
simplified-game-3 = Le camp qui ouvre joue les blancs. Chaque camp cherche à empocher tous les pions
    de sa couleur dans les quatre trous.
simplified-game-4 = On pousse les pions avec un palet, un disque de résine, que le joueur peut faire
    glisser avant chaque coup le long des lignes de base tracées devant lui.
simplified-game-5 = Au moment de jouer, le palet doit être au contact de ces deux lignes.
simplified-game-6 = Tout pion peut être visé, où qu’il se trouve ; on peut donc aussi jouer vers son
    propre côté.
simplified-game-7 = Le joueur qui empoche ses pions rejoue. Avant chaque coup, il reprend le palet
    et le pose à nouveau à l’endroit de son choix sur les deux lignes ; la position la plus extrême
    est sur l’un des cercles rouges, à condition de le recouvrir tout entier.
simplified-game-8 = Un coup manqué met fin au tour et l’adversaire joue.
simplified-game-9 = La manche revient au camp qui a le premier empoché tous ses pions. Il marque un
    point par pion adverse encore sur le plateau.
simplified-game-10 = Le camp qui parvient à { $points_to_win } points gagne la partie.

simplified-queen-title = La reine
simplified-queen-1 = La reine vaut une prime de { $queen_points } points.
simplified-queen-2 = On peut l’empocher à tout moment, une fois qu’un pion de sa propre couleur est
    empoché.
simplified-queen-3 = Une fois empochée, la reine doit être confirmée : le coup suivant du joueur
    doit empocher un de ses pions, dans n’importe quel trou.
simplified-queen-4 = La prime n’est comptée que si le joueur qui a confirmé la reine gagne la
    manche ; elle s’additionne aux points des pions adverses restants.
simplified-queen-5 = S’il perd la manche, personne n’a la prime.
simplified-queen-6 = Si le coup suivant ne la confirme pas, la reine est reposée sur le cercle
    central rouge.
simplified-queen-7 = Un camp qui a { $queen_ceiling } points ou davantage ne reçoit plus rien pour
    la reine.

simplified-penalties-title = Quelques pénalités
simplified-penalties-1 = Le joueur dont le palet tombe dans un trou rend un de ses pions empochés et
    perd son tour. L’adversaire repose ce pion à l’intérieur du cercle de la rosace, mais pas sur le
    cercle central rouge.
simplified-penalties-2 = Si le palet tombe dans le même coup qu’un ou plusieurs pions du joueur,
    tous ressortent, avec un pion de plus en pénalité. C’est encore l’adversaire qui les pose, et le
    joueur garde son tour.
simplified-penalties-3 = Un pion adverse qui tombe reste empoché, au profit de l’adversaire, et le
    joueur perd son tour, sauf si un de ses propres pions est tombé dans le même coup.
