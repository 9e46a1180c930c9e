# Comment jouer : dix images, et comment jouer un coup sur cet écran.

how-about = Le jeu en dix images, et comment jouer un coup sur cet écran.
how-lead = Le carrom en dix images. Dans dix minutes, vous jouez votre première manche.
how-more = Dans le livre des règles :
how-screen = Sur cet écran
how-play = Jouer une manche
how-board = Le plateau
how-board-text =
    Un carré de bois lisse, entouré d’un cadre.
    1 un trou à chaque coin · 2 vos lignes de base · 3 un cercle de base · 4 le cercle intérieur et son centre rouge · 5 une flèche.
how-board-alt = Un plateau vide avec cinq numéros : trou, lignes de base, cercle de base, cercle intérieur, flèche.
how-pieces = Les pions
how-pieces-text =
    Neuf pions blancs, neuf pions noirs et un pion rouge, la reine.
    Le disque plus grand est le palet. Lancez-le d’une pichenette contre les pions ; on ne pousse jamais un pion à la main.
how-pieces-alt = Un pion blanc, un pion noir, la reine rouge et le palet, plus grand, côte à côte.
how-seats = Les places et le tirage
how-seats-text =
    À deux, on se fait face. À quatre, on joue en équipes, A contre B ; les partenaires se font face.
    Le gagnant du tirage au sort prend l’ouverture ou choisit les places. Celui qui ouvre joue les blancs.
how-seats-alt = Un plateau avec tous les pions au milieu. Sud et nord sont marqués A, est et ouest B.
how-aim = Le but
how-aim-text =
    Empochez tous vos pions avant que l’adversaire empoche les siens. Tous les trous conviennent.
    Avant la fin de la manche, il faut aussi que quelqu’un gagne la reine.
how-aim-alt = Un plateau en cours de jeu. Des traits mènent de trois pions blancs à trois trous.
how-strike = Le coup
how-strike-text =
    Posez le palet de façon qu’il touche vos deux lignes de base. Il couvre un cercle de base tout entier ou ne le touche pas.
    Sur cet écran : faites glisser le palet sur sa ligne, tirez-le en arrière comme une fronde et lâchez. Plus vous tirez, plus il part fort. Le pointillé montre ce qu’il touchera d’abord.
how-strike-alt = Un doigt tire le palet derrière la ligne de base. Un pointillé montre où le palet touche un pion blanc et l’envoie vers le coin.
how-break = L’ouverture
how-break-text =
    Au départ, les pions forment une rosace autour de la reine. Le premier coup l’ouvre.
    Si le palet ne touche rien, Blanc a un second essai. Il n’est pas nécessaire d’empocher.
how-break-alt = La rosace de dix-neuf pions au milieu, et le palet qui la vise tout droit.
how-goon = Votre tour
how-goon-text =
    Si vous empochez un de vos pions, vous rejouez.
    Sinon, c’est à l’adversaire. Si vous empochez un de ses pions, il reste empoché et compte pour lui.
how-goon-alt = Le palet envoie un pion blanc dans le trou du coin.
how-queen = La reine
how-queen-text =
    Dès que vous avez empoché un de vos pions, vous pouvez empocher la reine (1). Il faut ensuite la confirmer : empochez un de vos pions du même coup ou au coup suivant (2).
    Sinon, la reine revient au centre.
how-queen-alt = La reine va dans un trou, puis un pion blanc dans un autre.
how-fouls = Fautes et dettes
how-fouls-text =
    Si vous empochez le palet, un de vos pions empochés revient. L’adversaire le pose dans le cercle intérieur, et votre tour est fini.
    Si vous n’avez encore rien empoché, vous devez un pion. L’arbitre tient les comptes pour vous.
how-fouls-alt = Le palet file dans un trou. Un pion blanc est posé dans la partie verte du cercle intérieur.
how-score = La fin et les points
how-score-text =
    La manche finit quand un camp a empoché tous ses pions. Il marque un point par pion adverse restant (trois sur l’image), et trois de plus s’il a confirmé la reine.
    Si vous empochez votre dernier pion avant que la reine soit confirmée, vous perdez la manche. Selon la règle internationale, une partie se joue en 25 points ou huit manches ; deux parties gagnées donnent le match. Les autres règles diffèrent un peu.
how-score-alt = Il reste trois pions noirs sur le plateau, numérotés un, deux, trois.
how-mouse = À la souris
how-mouse-text = Faites glisser le palet sur sa ligne. Tirez-le en arrière et lâchez pour jouer. Maj ou la molette affinent la visée, Échap annule. Pour jouer vers vous, contournez le palet et restez immobile avant de lâcher. Ou cliquez sur le plateau pour viser à cet endroit, réglez la force et appuyez sur Jouer.
how-touch = Au doigt
how-touch-text = Pareil, d’un seul doigt : glisser, tirer, lâcher. Restez un instant immobile, et de petits mouvements affinent la visée. Un deuxième doigt annule. Pour jouer vers vous, contournez le palet et restez immobile avant de lâcher. Si vous préférez le bouton Jouer, désactivez « Jouer en lâchant » dans les options.
how-keys = Au clavier
how-keys-text = ← → déplacent le palet, A et D tournent la visée, W et S changent la force. Maj rend le réglage plus fin. Espace ou Entrée joue.
