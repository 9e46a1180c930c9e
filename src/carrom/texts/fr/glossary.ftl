# Les mots du jeu : le mot, ce qu’il veut dire, comment une règle le dit autrement.

glossary-carrom-board = Plateau
glossary-carrom-board-means = Le plateau carré en bois, avec son cadre et un trou dans chaque coin. En anglais, « board » désigne aussi une manche.

glossary-surface = Surface de jeu
glossary-surface-means = Le bois lisse à l’intérieur du cadre. Les pions et le palet y glissent.

glossary-frame = Cadre
glossary-frame-means = Le rebord de bois dur autour de la surface. Ses côtés intérieurs sont les bandes : les pions et le palet y rebondissent.

glossary-hole = Trou
glossary-hole-means = L’une des quatre ouvertures rondes dans les coins. Un filet, dessous, recueille les pions.

glossary-base-lines = Lignes de base
glossary-base-lines-means = La double ligne devant chaque place. Le palet part de là et doit toucher les deux lignes.

glossary-base-circle = Cercle de base
glossary-base-circle-means = Le cercle rouge à chaque bout des lignes de base. Le palet le couvre tout entier ou ne le touche pas.

glossary-arrows = Flèches
glossary-arrows-means = Les traits dirigés vers les coins. Prolongez-les en pensée : ils délimitent le côté de chaque joueur.

glossary-centre-circle = Cercle central
glossary-centre-circle-means = Le cercle rouge du milieu. La reine y est posée au départ.

glossary-inner-circle = Cercle intérieur
glossary-inner-circle-means = Le grand cercle autour du centre. Les pions de pénalité y reviennent.

glossary-piece = Pion
glossary-piece-means = L’un des dix-neuf disques à empocher : blanc, noir, ou la reine rouge. Le palet n’est pas un pion.

glossary-striker = Palet
glossary-striker-means = Le disque plus grand et plus lourd. On le lance d’une pichenette pour pousser les pions.

glossary-queen = Reine
glossary-queen-means = Le pion rouge. La reine rapporte des points au camp qui l’empoche et la confirme.

glossary-rosette = Rosace
glossary-rosette-means = Les pions au départ : la reine au milieu, les autres autour d’elle en deux couronnes.

glossary-toss = Tirage au sort
glossary-toss-means = Il précède la première manche. Selon la règle internationale, le gagnant choisit l’ouverture ou les places.

glossary-break = Ouverture
glossary-break-means = Le premier coup d’une manche, dans la rosace. Le joueur qui ouvre joue les blancs, sauf si les couleurs sont ouvertes.

glossary-stroke = Coup
glossary-stroke-means = Une pichenette sur le palet et tout ce qu’elle met en mouvement, jusqu’à l’arrêt complet.

glossary-thumb-stroke = Coup du pouce
glossary-thumb-stroke-means = Un coup joué du pouce. Il est commode pour les pions de votre côté.

glossary-rebound = Rebond
glossary-rebound-means = Une façon d’atteindre un pion : par le cadre ou par un autre pion.

glossary-pocket = Empocher
glossary-pocket-means = Faire tomber un pion dans un trou.

glossary-turn = Tour, main
glossary-turn-means = Le droit de jouer. Vous gardez la main tant que vous empochez correctement vos pions. Sinon, elle passe.

glossary-try = Essai
glossary-try-means = Un coup que le joueur peut encore jouer. Selon la règle de club, empocher deux de ses pions d’un coup donne deux essais de plus.

glossary-miss = Coup manqué
glossary-miss-means = Un coup qui n’empoche rien d’utile.

glossary-cover = Confirmer la reine
glossary-cover-means = Empocher un de vos pions avec la reine ou au coup suivant. Alors seulement, la reine est à vous.

glossary-penalty-piece = Pion de pénalité
glossary-penalty-piece-means = Un pion empoché qui revient sur le plateau parce que son joueur a enfreint la règle.

glossary-due = Dette
glossary-due-means = Un pion de pénalité qu’un joueur doit encore, faute de pion empoché. Il le paie dès qu’il peut.

glossary-place = Poser, remettre
glossary-place-means = Remettre un pion sur le plateau. L’adversaire pose un pion de pénalité dans le cercle intérieur ; l’arbitre remet la reine au centre.

glossary-foul = Faute
glossary-foul-means = Une infraction commise quand vous avez la main. Elle coûte un pion de pénalité et la main.

glossary-technical-foul = Faute technique
glossary-technical-foul-means = Une infraction commise quand vous n’avez pas la main. Elle coûte un pion de pénalité, mais pas la main.

glossary-proper = Correct, incorrect
glossary-proper-means = Conforme à la règle, ou non. Un coup correct est frappé, non poussé, et part d’une place permise.

glossary-pass = Passer
glossary-pass-means = Laisser la main sans chercher à déplacer un pion. Si les deux camps passent sans cesse, la manche est nulle.

glossary-last-piece = Dernier pion
glossary-last-piece-means = Le dernier pion d’une couleur sur le plateau. Dans la plupart des règles, il ne doit pas tomber avant que la reine soit gagnée.

glossary-finish = Finir
glossary-finish-means = N’avoir plus de pion de sa couleur sur la surface.

glossary-board = Manche
glossary-board-means = Le jeu, de l’ouverture jusqu’à ce qu’un camp ait fini.

glossary-game = Partie
glossary-game-means = Plusieurs manches, jusqu’à ce qu’un camp ait assez de points pour gagner.

glossary-match = Match
glossary-match-means = La rencontre entière. Selon la règle internationale, deux parties gagnantes ; selon les autres règles, une partie.

glossary-pairs = Simple et double
glossary-pairs-means = Un contre un, ou deux contre deux. Les partenaires se font face.

glossary-open-colours = Couleurs ouvertes
glossary-open-colours-means = Personne n’a de couleur avant la chute du premier pion. Seules certaines règles le prévoient.

glossary-trial-board = Manche d’essai
glossary-trial-board-means = Une manche avant le match, pour découvrir la surface. Elle ne compte pas.

glossary-shot = Shot, cannon, pair
glossary-shot-means = « Shot » : un pion peut en envoyer un autre dans un trou. « Cannon » : deux pions sont alignés avec un trou. « Pair » : deux pions peuvent tomber tous les deux.

glossary-powder = Poudre
glossary-powder-means = Une poudre fine sur la surface. Elle fait tout glisser.

glossary-umpire = Arbitre
glossary-umpire-means = La personne qui surveille le jeu et le juge. Sur cette page, le programme s’en charge et cite l’article.
