# Les mots du jeu : le mot, ce qu’il veut dire, comment une règle le dit autrement.

glossary-carrom-board = Plateau
glossary-carrom-board-means = Le carré de bois, avec son cadre et un trou à chaque coin. L’anglais appelle aussi « board » une manche.

glossary-surface = Surface de jeu
glossary-surface-means = Le bois lisse à l’intérieur du cadre, sur lequel tout glisse.

glossary-frame = Cadre
glossary-frame-means = Le rebord de bois dur qui fait le tour. Pions et palet peuvent y rebondir.

glossary-hole = Trou
glossary-hole-means = L’une des quatre ouvertures rondes des coins ; c’est là que les pions doivent tomber. Un filet pend sous chacune.

glossary-base-lines = Lignes de base
glossary-base-lines-means = La double ligne devant chaque place. C’est de là que part le palet, qui doit toucher les deux lignes.

glossary-base-circle = Cercle de base
glossary-base-circle-means = Le cercle rouge à chaque bout des lignes de base. Le palet le recouvre tout entier ou s’en tient à l’écart.
glossary-base-circle-in-percuteur = cercle rouge

glossary-arrows = Flèches
glossary-arrows-means = Les traits qui vont vers les coins. Prolongés par la pensée, ils délimitent le côté de chaque joueur.

glossary-centre-circle = Cercle central
glossary-centre-circle-means = Le cercle rouge du milieu, où se trouve la reine au départ.

glossary-inner-circle = Cercle intérieur
glossary-inner-circle-means = Le grand cercle autour du centre. Les pions de pénalité y sont remis en jeu.
glossary-inner-circle-in-simplified = cercle de la rosace

glossary-piece = Pion
glossary-piece-means = L’un des dix-neuf disques à empocher : blancs, noirs, ou la reine rouge. Le palet n’est pas un pion.

glossary-striker = Palet
glossary-striker-means = Le disque plus grand et plus lourd, lancé d’une pichenette pour chasser les pions.
glossary-striker-in-club = pion de tir
glossary-striker-in-percuteur = percuteur

glossary-queen = Reine
glossary-queen-means = Le pion rouge. Il rapporte des points à qui l’empoche et le couvre.

glossary-rosette = Rosace
glossary-rosette-means = La disposition de départ : la reine au milieu, les autres pions autour d’elle en deux couronnes.

glossary-toss = Tirage au sort
glossary-toss-means = Ce qui précède la première manche. Selon la règle internationale, le gagnant choisit l’ouverture ou les places.
glossary-toss-in-club = le sort

glossary-break = Ouverture
glossary-break-means = Le premier coup d’une manche, dans la rosace. Celui qui ouvre joue les blancs, sauf si les couleurs sont à prendre.
glossary-break-in-club = premier coup

glossary-stroke = Coup
glossary-stroke-means = Une pichenette sur le palet et tout ce qu’elle met en mouvement, jusqu’à ce que tout soit immobile.

glossary-thumb-stroke = Coup du pouce
glossary-thumb-stroke-means = Un coup joué du pouce, commode pour les pions de son propre côté.

glossary-rebound = Rebond
glossary-rebound-means = Façon d’atteindre un pion en passant par le cadre ou par un autre pion.

glossary-pocket = Empocher
glossary-pocket-means = Faire tomber un pion dans un trou.

glossary-turn = Tour
glossary-turn-means = Le droit de jouer. On le garde tant que ses pions tombent régulièrement ; sinon il passe.

glossary-try = Essai
glossary-try-means = Un coup que le joueur peut encore jouer. Selon la règle de club, deux de ses pions d’un coup en donnent deux de plus.

glossary-miss = Coup manqué
glossary-miss-means = Un coup qui n’empoche rien d’utile au joueur.

glossary-cover = Couvrir la reine
glossary-cover-means = Empocher un de ses pions avec la reine ou au coup qui suit. Alors seulement elle est gagnée.
glossary-cover-in-club = doubler
glossary-cover-in-simplified = confirmer

glossary-penalty-piece = Pion de pénalité
glossary-penalty-piece-means = Un pion déjà empoché qui revient sur le plateau à cause d’une faute.

glossary-due = Dette
glossary-due-means = Un pion de pénalité qu’on ne peut pas encore payer, faute de pion empoché ; on le paie dès que possible.
glossary-due-in-club = un pion qu’on doit

glossary-place = Remettre en jeu
glossary-place-means = Reposer un pion : un pion de pénalité dans le cercle intérieur, par l’adversaire ; la reine au centre, par l’arbitre.

glossary-foul = Faute
glossary-foul-means = Une infraction commise pendant son propre tour. Elle coûte un pion de pénalité et le tour.

glossary-technical-foul = Faute technique
glossary-technical-foul-means = Une infraction commise hors de son tour. Elle coûte un pion de pénalité, mais pas le tour.

glossary-proper = Correct, incorrect
glossary-proper-means = Conforme aux règles, ou non : par exemple lancé et non poussé, depuis une place permise.

glossary-pass = Passer
glossary-pass-means = Laisser le tour sans chercher à déplacer un pion. Si les deux camps le font et le refont, la manche est annulée.

glossary-last-piece = Dernier pion
glossary-last-piece-means = Le dernier pion d’une couleur sur le plateau. Dans la plupart des règles, il ne doit pas tomber avant que le sort de la reine soit réglé.

glossary-finish = Finir
glossary-finish-means = N’avoir plus aucun pion de sa couleur sur la surface.

glossary-board = Manche
glossary-board-means = De l’ouverture jusqu’à ce qu’un camp ait fini.

glossary-game = Partie
glossary-game-means = Plusieurs manches, jusqu’à ce qu’un camp ait les points que demande la règle.

glossary-match = Match
glossary-match-means = La rencontre entière. Selon la règle internationale, deux parties gagnantes ; sinon une seule partie.

glossary-pairs = Simple et double
glossary-pairs-means = Un contre un, ou deux contre deux ; les partenaires se font face.

glossary-open-colours = Couleurs à prendre
glossary-open-colours-means = Personne n’a de couleur avant la chute du premier pion. Seulement selon la règle du percuteur.

glossary-trial-board = Manche d’essai
glossary-trial-board-means = Une manche jouée avant le match pour connaître la surface ; elle ne compte pas.

glossary-shot = Shot, cannon, pair
glossary-shot-means = Des pions placés de sorte que l’un en envoie un autre au trou, deux alignés vers un trou, et deux qui peuvent tomber tous deux.

glossary-powder = Poudre
glossary-powder-means = Une poudre fine sur la surface, qui fait tout glisser.

glossary-umpire = Arbitre
glossary-umpire-means = La personne qui surveille le jeu et tranche. Sur cette page c’est le programme, qui cite l’article.
