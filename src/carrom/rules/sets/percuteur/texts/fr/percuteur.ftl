# La règle du percuteur, article par article.
percuteur-summary = percuteur : { $points } points ; la reine vaut { $queen } ; le premier pion décide des couleurs
percuteur-short = Percuteur
percuteur-about = Une partie en { $points } points. Le premier pion tombé décide des couleurs.
percuteur-more = Empocher un pion adverse vous laisse la main. Toute pénalité vous la fait perdre. Chaque camp marque ce qu’il a empoché.
percuteur-word-base-circle = cercle rouge
percuteur-word-striker = percuteur

percuteur-title = La règle du percuteur

percuteur-aim-title = Le but
percuteur-aim-1 = On joue à deux ou à quatre, et tout le monde joue assis.
percuteur-aim-2 = Deux joueurs s’affrontent face à face ; à quatre, ceux qui se font face sont
    partenaires.
percuteur-aim-3 = Chaque joueur ou équipe joue les blancs ou les noirs. Personne n’a de couleur au
    départ : c’est le premier pion empoché qui en décide.
percuteur-aim-4 = Le vainqueur est le camp qui, le premier, a empoché ses { $pieces } pions dans les
    quatre trous du plateau.

percuteur-play-title = Le cours de la partie
percuteur-play-1 = Au départ, tous les pions sont rassemblés au centre du plateau.
percuteur-play-2 = La reine occupe le milieu de la rosace, sur le cercle central rouge ; les pions
    blancs et noirs l’entourent en couronnes où les deux couleurs se succèdent tour à tour.
percuteur-play-3 = Un tirage au sort désigne le premier joueur, et c’est lui qui joue l’ouverture
    sur la rosace.
percuteur-play-4 = Un joueur garde son tour aussi longtemps que chacun de ses coups empoche un de
    ses pions ; un coup manqué donne le tour à l’adversaire.
percuteur-play-5 = Le nombre de manches d’une partie n’est pas fixé (trois ou quatre d’ordinaire) :
    elle s’achève quand, à la fin d’une manche, un camp a { $points_to_win } points ou davantage.

percuteur-striker-title = Le percuteur
percuteur-striker-1 = Les joueurs se servent du percuteur pour pousser dans les trous les pions de
    leur couleur.
percuteur-striker-2 = Le joueur, assis, pose le percuteur en travers de la double ligne tracée
    devant lui, ses lignes de base, de sorte qu’il touche les deux lignes. Aucun autre emplacement
    n’est admis.
percuteur-striker-3 = Un cercle rouge ferme chaque bout de la double ligne, et le percuteur ne peut
    jamais le recouvrir en partie.
percuteur-striker-4 = Ou bien le percuteur recouvre tout le cercle rouge, ou bien il s’en tient à
    l’écart ; il est interdit de mordre sur son bord.
percuteur-striker-5 = D’une pichenette, on envoie le percuteur contre un pion pour que celui-ci
    tombe dans un trou.
percuteur-striker-6 = Les coups peuvent être directs ou indirects. Un coup indirect passe par un
    rebond, sur le cadre ou sur un pion de l’une ou l’autre couleur.

percuteur-queen-title = La reine
percuteur-queen-1 = Le joueur qui empoche la reine ne la garde que s’il la double, autrement dit si
    son tout prochain coup empoche un de ses pions.
percuteur-queen-2 = Si le coup suivant ne la double pas, la reine reprend sa place sur le cercle
    rouge au centre du plateau et le tour passe.

percuteur-technique-title = La manière de tirer
percuteur-technique-1 = Vers l’avant, on joue de l’index ou du majeur.
percuteur-technique-1-reason = C’est un conseil sur le choix du doigt : un coup n’est pas jugé
    là-dessus.
percuteur-technique-2 = Un coup puissant s’obtient en bloquant le majeur, bien droit, derrière
    l’index pour le laisser jaillir.
percuteur-technique-2-reason = C’est un conseil pour frapper fort : la tension d’un doigt ne
    s’arbitre pas.
percuteur-technique-3 = Le pouce sert pour les coups joués vers soi.
percuteur-technique-3-reason = C’est un conseil sur le choix du doigt : un coup n’est pas jugé
    là-dessus.

percuteur-points-title = Les points
percuteur-points-1 = Un pion empoché rapporte un point au camp dont il porte la couleur.
percuteur-points-2 = La reine et le pion qui la double valent { $queen_points } points à eux deux ;
    le pion qui la double n’est pas compté une seconde fois.
percuteur-points-3 = La manche est finie quand un camp a empoché tous ses pions, que la reine soit à
    lui ou non.
percuteur-points-4 = Les deux camps marquent : chacun additionne ses propres pions empochés.
percuteur-points-5 = Pour que la manche puisse être gagnée, il faut que la reine ait été empochée
    par l’un des deux camps.
percuteur-points-6 = Pour un camp qui a atteint { $queen_ceiling } points, la reine avec le pion qui
    la double ne vaut plus que { $queen_points_late } points au lieu de { $queen_points }.

percuteur-penalties-title = Les pénalités
percuteur-penalties-1 = Toute pénalité coûte le tour et un pion : un pion empoché du joueur fautif
    est reposé entre les deux cercles du milieu, hors du cercle central et dans le cercle intérieur.
percuteur-penalties-2 = Il y a pénalité si le percuteur tombe dans un trou.
percuteur-penalties-3 = Il y a pénalité si le percuteur ou un pion, quel qu’il soit, sort du
    plateau.
percuteur-penalties-4 = Il y a pénalité si le percuteur frappe directement, sans rebond, un pion qui
    se trouve sur les lignes de base du joueur, à leur hauteur ou derrière elles.

percuteur-cases-title = Les cas particuliers
percuteur-cases-1 = Le joueur qui empoche un pion adverse en laisse le point à l’adversaire, mais
    conserve son tour.
percuteur-cases-2 = Quand le percuteur et un pion adverse tombent ensemble, l’adversaire a le point
    et le joueur doit payer un pion de pénalité ; comme pour toute pénalité, le tour passe.
percuteur-cases-3 = Quand un pion du joueur et un pion adverse tombent ensemble, chaque camp a son
    point et le joueur conserve son tour.
percuteur-cases-4 = Quand le percuteur et un pion du joueur tombent ensemble, ce pion est remis en
    jeu à la manière d’un pion de pénalité, et le tour passe.
percuteur-cases-5 = Quand les derniers pions des deux camps tombent ensemble, le camp qui a la reine
    gagne la manche. Si la reine est encore en jeu, l’adversaire gagne et cela lui vaut
    { $special_points } points.
percuteur-cases-6 = Une reine empochée avant le premier pion du joueur reprend sa place sur le
    cercle du centre, et le tour passe.
percuteur-cases-7 = Quand la reine et un pion adverse tombent ensemble, la reine appartient à
    l’adversaire, et pourtant le joueur conserve son tour.
percuteur-cases-8 = Quand le percuteur, la reine et un pion du joueur tombent ensemble, la reine et
    le pion sont reposés au centre du plateau, empilés, et le tour passe.
percuteur-cases-9 = Quand le percuteur tombe au coup qui devait doubler la reine, celle-ci revient
    en jeu et le joueur paie un pion de pénalité ; le tour passe.
percuteur-cases-10 = Quand le dernier coup d’un joueur empoche à la fois son dernier pion, la reine
    et le dernier pion adverse, les { $queen_points } points de la reine sont pour lui.
percuteur-cases-11 = Le joueur qui empoche le dernier pion adverse alors que la reine est encore en
    jeu perd, et { $special_points } points vont à l’adversaire.
percuteur-cases-12 = Le joueur qui empoche son dernier pion alors que la reine est encore en jeu
    perd : l’adversaire gagne et marque { $special_points } points de plus.
