# La règle internationale, chapitres 1 à 3.9, et la table des mesures du plateau.
international-title = La règle internationale
international-summary = internationale : { $points } points gagnent une partie ; la reine vaut { $queen }
international-short = Internationale
international-about = Deux parties gagnantes, en { $points } points ou { $boards } manches. La reine vaut { $queen } points.
international-more = Deux essais à l’ouverture. L’adversaire pose vos pions de pénalité dans le cercle intérieur.

# Longueurs en cm, poids en g, masses volumiques en kg/dm3, puissances en W.

## 1 Préface

international-1-title = Préface
international-1 =
    Le carrom a plus d’un siècle. Il vient sans doute de l’Inde, où chaque région l’a longtemps
    pratiqué à sa manière. La fédération indienne (All India Carrom Federation), créée en 1956,
    publia la même année une première règle nationale, retouchée en 1970 puis en 1980. À la suite
    des tournois intercontinentaux d’essai disputés en Suisse et en Allemagne en 1985, les
    fédérations ont adopté une règle commune, tirée de la règle indienne de 1980, lors de leurs
    réunions de Madras, le 25 mars 1986, et de Colombo, le 3 avril 1986. Ce texte est la Règle
    internationale de carrom.
international-1-reason = Histoire du jeu et de sa règle : ce passage ne tranche rien sur le plateau.

## 2 L’équipement standard

international-2-title = L’équipement standard
international-2 =
    L’équipement standard réunit huit éléments : le plateau, les pions, le palet qui les met en
    mouvement, le support qui porte le plateau, les chaises des joueurs, la poudre, les filets
    placés sous les quatre trous et la lampe suspendue au-dessus du plateau.

international-2-1-title = Le plateau
international-2-1-a =
    La surface de jeu est en placage d’érable, ou dans un autre bois sur lequel les pions glissent
    aussi bien. Elle a au moins { $surface_thickness_min } cm d’épaisseur ; avec un renfort
    approprié par-dessous, { $surface_thickness_reinforced_min } cm suffit. Elle est plane, lisse et
    parfaitement polie. Épreuve : un palet de forme et de poli ordinaires, lancé à pleine force
    d’une ligne de base contre le cadre opposé, doit rebondir au moins { $rebounds_min } fois.
international-2-1-b =
    Un cadre de bois dur entoure la surface de jeu. Son bois a une masse volumique d’au
    moins { $frame_density_min } à { $frame_density_max } kg/dm³, et il est arrondi aux quatre
    coins. Notre interprétation : { $frame_density_min } est le minimum, et aucun bois n’est trop
    lourd.
international-2-1-c =
    Chacun des quatre coins de la surface porte un trou rond, découpé dans la surface elle-même.

international-2-2-title = Les pions
international-2-2 =
    Un jeu complet compte { $pieces } pions blancs, { $pieces } pions noirs et un pion rouge, la
    reine. Les pions sont en bois et exactement circulaires, leurs bords finement arrondis, leurs
    deux faces planes, lisses et polies, pour bien glisser. Diamètre : { $piece_diameter_min } à
    { $piece_diameter_max } cm. Épaisseur : { $piece_thickness_min } à { $piece_thickness_max } cm.
    Poids : { $piece_weight_min } à { $piece_weight_max } g.

international-2-3-title = Le palet
international-2-3 =
    Le palet est plat et parfaitement rond ; son diamètre ne dépasse pas
    { $striker_diameter_max } cm, ni son poids { $striker_weight_max } g. Il peut être en plastique,
    en os ou en ébène, ou dans toute autre matière particulière, du moment qu’il reste dans ces
    limites. Un palet qui laisse voir du métal n’est pas admis.

international-2-4-title = Le support
international-2-4 =
    Le support tient le plateau horizontal et l’empêche de basculer. La surface de jeu se trouve de
    { $stand_height_min } à { $stand_height_max } cm au-dessus du sol. La règle imprime aussi la
    limite inférieure en pouces : { $stand_height_min_inches }, soit un centimètre de plus. C’est
    une coquille ; les centimètres font foi.

international-2-5-title = Les chaises
international-2-5 =
    L’assise des chaises se trouve de { $seat_height_min } à { $seat_height_max } cm au-dessus du
    sol. Les accoudoirs sont interdits.

international-2-6-title = La poudre
international-2-6 =
    La poudre garde la surface sèche et glissante. La meilleure est le sel d’acide borique, moulu
    aussi fin que possible ; toute autre poudre qui assèche la surface et favorise autant la glisse
    convient. Un sachet de poudre se trouve à portée de chaque plateau, pour que l’on puisse
    saupoudrer la surface au besoin.

international-2-7-title = Les filets
international-2-7 =
    Un filet est fixé sous chaque trou, au revers du plateau. Sa taille et sa fixation lui
    permettent de contenir tous les pions du jeu, sans que ceux qui s’y trouvent empêchent jamais un
    autre d’y tomber.

international-2-8-title = La lampe
international-2-8 =
    La lampe pend exactement au-dessus du centre du plateau ; elle éclaire bien la surface et le
    cadre, sans éblouir les joueurs. L’intérieur de l’abat-jour est d’un blanc de neige, et
    l’ampoule donne une lumière blanche de { $lamp_power_min } à { $lamp_power_max } W.

## Les mesures du plateau

international-table-title = Les mesures du plateau
international-table =
    Deux éditions de la règle donnent deux tables de mesures, appelées ici 1986 et révisée. Un
    plateau se mesure d’après l’une des deux. Quand la liste imprimée d’une édition et son dessin
    diffèrent, la liste l’emporte ; le dessin ne sert que pour ce que la liste omet.

    Édition de 1986 :
    - A, côté de la surface de jeu : { $b1986_surface_side } cm (de { $b1986_surface_side_min } à { $b1986_surface_side_max } cm).
    - B, largeur du cadre : { $b1986_frame_width_min } à { $b1986_frame_width_max } cm.
    - C, diamètre des trous : { $b1986_hole_diameter } cm (de { $b1986_hole_diameter_min } à { $b1986_hole_diameter_max } cm).
    - D, distance du cadre à la base, c’est-à-dire à sa ligne extérieure : { $b1986_base_line_to_frame } cm.
    - E, diamètre du cercle central, rouge (T) : { $b1986_centre_circle_diameter } cm.
    - F, diamètre du cercle intérieur (U), où se placent les pions de pénalité : { $b1986_inner_circle_diameter } cm.
    - G, diamètre du cercle extérieur (V) : { $b1986_outer_circle_diameter_min } à { $b1986_outer_circle_diameter_max } cm.
    - H, section du renfort : { $b1986_reinforcement_width } sur { $b1986_reinforcement_height } cm.
    - J, diamètre extérieur des cercles de base (R) : { $b1986_base_circle_diameter } cm.
    - K, hauteur du cadre au-dessus de la surface : { $b1986_frame_height_min } à { $b1986_frame_height_max } cm.
    - L, épaisseur du corps : { $b1986_body_thickness_min } à { $b1986_body_thickness_max } cm.
    - M, distance de la pointe d’une flèche (W) au trou : { $b1986_arrow_to_hole } cm.
    - N, longueur des flèches : { $b1986_arrow_length_min } à { $b1986_arrow_length_max } cm.
    - O, épaisseur de la ligne de base, noire (Q) : { $b1986_base_line_thickness_min } à { $b1986_base_line_thickness_max } cm.
    - P, diamètre du rond intérieur des cercles de base, rouge (S) : { $b1986_base_circle_inner_diameter } cm.
    - Longueur des lignes de base, cercles des extrémités compris, d’après le dessin : { $b1986_base_line_length } cm.
    - Épaisseur des flèches, d’après le dessin : { $b1986_arrow_thickness } cm.

    Édition révisée :
    - A, côté de la surface de jeu : { $revised_surface_side } cm (de { $revised_surface_side_min } à { $revised_surface_side_max } cm).
    - B, largeur du cadre : { $revised_frame_width_min } à { $revised_frame_width_max } cm.
    - C, diamètre des trous : { $revised_hole_diameter } cm (de { $revised_hole_diameter_min } à { $revised_hole_diameter_max } cm).
    - D, longueur des lignes de base, cercles des extrémités compris : { $revised_base_line_length } cm (de { $revised_base_line_length_min } à { $revised_base_line_length_max } cm).
    - E, épaisseur de la ligne de base : { $revised_base_line_thickness_min } à { $revised_base_line_thickness_max } cm.
    - F, distance du cadre à la base, c’est-à-dire à sa ligne extérieure : { $revised_base_line_to_frame } cm.
    - G, diamètre extérieur des cercles de base : { $revised_base_circle_diameter } cm.
    - H, diamètre des ronds rouges à l’intérieur des cercles de base : { $revised_base_circle_inner_diameter } cm.
    - I, longueur des flèches : au plus { $revised_arrow_length_max } cm, leur épaisseur { $revised_arrow_thickness } cm.
    - J, distance de la pointe d’une flèche au trou : { $revised_arrow_to_hole } cm.
    - K, diamètre du cercle central, rouge : { $revised_centre_circle_diameter } cm (de { $revised_centre_circle_diameter_min } à { $revised_centre_circle_diameter_max } cm).
    - L, diamètre du grand cercle du milieu : { $revised_inner_circle_diameter } cm (de { $revised_inner_circle_diameter_min } à { $revised_inner_circle_diameter_max } cm).
    - M, diamètre des arcs décoratifs des flèches : { $revised_arc_diameter } cm.
    - N : { $revised_base_circle_gap } cm. La liste ne dit pas ce qu’il mesure ; notre interprétation : l’écart entre cercles de base voisins de deux côtés.
    - D’après le dessin : hauteur du cadre { $revised_frame_height_min } à { $revised_frame_height_max } cm, épaisseur de la surface au moins { $revised_surface_thickness_min } cm.

    Ce qui diffère : l’édition révisée n’a qu’un grand cercle, qui tient lieu de cercle intérieur ;
    ce cercle est plus grand et, comme le cercle central, assorti d’une tolérance. La largeur
    maximale du cadre est un peu plus petite, sa hauteur minimale un peu plus grande. Les flèches
    n’ont qu’une longueur maximale et s’arrêtent un peu plus près des trous. La longueur des lignes
    de base, l’épaisseur des flèches et l’écart entre les cercles de base figurent dans la liste
    même. Dans les deux éditions, les deux lignes d’une base délimitent une bande large comme un
    cercle de base, et les flèches suivent les diagonales, que la règle prolonge par la pensée pour
    borner le côté de chaque joueur.

## 3 Le jeu

international-3-title = Le jeu
international-3 =
    Ce chapitre contient les règles du jeu proprement dites. Beaucoup de ses termes sont inconnus du
    débutant. Le lexique (5.1) les explique ; mieux vaut le lire d’abord.
international-3-reason = Une introduction qui renvoie au lexique : elle n’exige rien.

international-3-1-title = La place des joueurs
international-3-1-a = En simple, les deux joueurs s’assoient l’un en face de l’autre.
international-3-1-b =
    Le double oppose deux équipes de deux. Les partenaires s’assoient l’un en face de l’autre, si
    bien que chaque joueur a des adversaires pour voisins.
international-3-1-c =
    Avant un coup, le joueur s’installe comme il lui convient, pourvu que la chaise elle-même ne
    bouge pas.
international-3-1-d =
    Tant que le tour appartient à l’adversaire, le joueur ne touche pas le plateau, que ce soit du
    corps, d’un vêtement, d’un bijou ou d’un autre objet.
international-3-1-e =
    On ne peut modifier la hauteur de l’assise, de quelque façon que ce soit, qu’une fois la manche
    terminée.
international-3-1-f =
    Durant une manche, il est défendu de déplacer sa chaise, si peu que ce soit, et de se mettre
    debout.
international-3-1-g =
    Les jambes du joueur restent toujours de son côté, tel que le bornent les deux flèches
    diagonales voisines, prolongées par la pensée.

international-3-2-title = L’exécution du coup
international-3-2-a = Le palet part d’une pichenette, main immobile. Il est interdit de le pousser.
international-3-2-b =
    Le coup se donne du bout d’un doigt. Ce doigt peut prendre appui sur les autres.
international-3-2-c = Le joueur ne se sert que d’une main pour jouer.
international-3-2-d =
    Exception à 3.2.c : un coup du pouce peut se jouer à deux mains. Il est autorisé en simple comme
    en double.
international-3-2-e =
    Pendant le coup, seule la main peut toucher la surface de jeu, sans rien au-delà du poignet.
international-3-2-f =
    L’avant-bras de la main qui joue peut reposer sur le cadre, mais jamais toucher la surface de
    jeu. Le coude de ce bras ne doit ni se poser sur la surface ni franchir le prolongement des
    flèches diagonales.
international-3-2-g =
    Pendant le coup, les mains et les jambes du joueur ne prennent appui ni sur le plateau, ni sur
    la chaise, ni sur le support ou ses pieds. La main qui ne joue pas reste contre le corps ou sur
    les jambes ; ainsi placée, elle peut toucher le bord de la chaise du joueur.
international-3-2-h =
    Avant chaque coup, le palet doit toucher les deux lignes de base du côté du joueur ou, s’il part
    d’un cercle de base, recouvrir ce cercle en entier ; un cercle ne doit jamais être recouvert en
    partie. En aucun cas le palet ne touche le trait d’une flèche.
international-3-2-i =
    Le coup est joué dès que le palet est sorti de la bande comprise entre les lignes de base, qu’il
    touche un pion ou non. Un très petit mouvement du palet, qui reste dans cette bande et ne touche
    aucun pion, n’est pas un coup.
international-3-2-j = Tant que le palet ou un pion bouge encore, le coup n’est pas achevé.
international-3-2-k =
    Le joueur attend, pour jouer, que l’adversaire ait retiré son palet de la surface de jeu.
international-3-2-l =
    Aussitôt le coup achevé, le joueur retire lui-même son palet de la surface de jeu. L’arbitre
    l’aide s’il le faut.

international-3-3-title = Le tirage au sort
international-3-3 =
    Au début du match, l’arbitre tire au sort l’ouverture de la première partie : il lance une pièce
    de monnaie ou cache dans ses mains fermées un pion de chaque couleur et fait deviner. Le gagnant
    prend soit l’ouverture, soit le choix des places. En double, si les gagnants prennent les
    places, ils choisissent les leurs et indiquent à chaque perdant où s’asseoir ; l’équipe perdante
    ouvre alors, et ses deux joueurs conviennent entre eux de celui qui jouera l’ouverture. Si les
    gagnants prennent l’ouverture, les perdants choisissent d’abord leurs places ; les gagnants
    s’installent ensuite aux deux places restantes, et les perdants s’assoient en dernier. Dès que
    tout le monde est assis, l’ordre des joueurs autour du plateau ne change plus de tout le match.

international-3-4-title = Les manches d’essai
international-3-4 =
    On joue au plus { $trial_boards } manches d’essai avant un match : une ouverture pour chaque
    joueur ou équipe. Le joueur qui arrive après le temps prévu pour l’échauffement et les essais
    n’y a plus droit. Celui qui est à l’heure dispose de tout ce temps pour s’échauffer et
    s’exercer.

international-3-5-title = L’ouverture (break)
international-3-5-a =
    Avant l’ouverture, les pions sont disposés en rosace. La reine est exactement au milieu et
    recouvre le cercle central. Tous les autres l’entourent dans le cercle intérieur, blancs et
    noirs en alternance, six dans une première couronne et douze dans une seconde, et tous les
    voisins se touchent. Les joueurs peuvent ajuster les pions du doigt ou du palet, mais en perdant
    le moins de temps possible.
international-3-5-b =
    Le joueur qui ouvre a les pions blancs pour toute la manche. Avant d’ouvrir, il peut tourner la
    rosace entière à son gré, pourvu qu’elle garde sa disposition et reste centrée.
international-3-5-c = Il suffit qu’un pion ait été touché pour que l’ouverture soit faite.
international-3-5-d =
    Un essai où le palet ne touche aucun pion n’est pas une ouverture. Le premier joueur a
    { $break_attempts } essais. S’il les manque tous, le tour passe à l’adversaire, qui joue avec
    les noirs et laisse la rosace orientée comme le premier joueur l’a voulu. Chaque camp n’a dès
    lors qu’un essai à la fois, jusqu’à ce que l’ouverture soit faite.
international-3-5-e =
    On ne joue pas l’ouverture avant que l’arbitre ait annoncé « Play ». À cette annonce la manche
    est ouverte, bien qu’aucun coup n’ait encore été joué.
international-3-5-f =
    Si le joueur à qui revient l’ouverture la joue avant que l’arbitre ait ouvert la manche par
    « Play », l’adversaire peut remettre en place tous les pions du joueur, ceux qui sont tombés
    dans un trou comme ceux du milieu. Le joueur doit en outre un pion de pénalité, et le tour est à
    l’adversaire.
international-3-5-g =
    En simple, l’ouverture change de joueur à chaque manche de la partie et, de même, à chaque
    partie du match.
international-3-5-h =
    En double, l’ouverture tourne comme en simple, et toujours vers le joueur assis à la droite de
    celui qui l’avait eue.

international-3-6-title = Le déroulement du jeu
international-3-6-a =
    Le joueur garde le tour tant qu’il empoche correctement un ou plusieurs de ses pions, ou la
    reine, ou les deux, dans n’importe quels trous. Peu importe que des pions de l’adversaire
    tombent dans le même coup.
international-3-6-b =
    Avant chaque coup, le joueur a { $thinking_seconds } secondes de réflexion. Elles courent à
    partir du « Play » de l’arbitre, du moment où le palet et les pions du coup précédent sont au
    repos, ou de la fin du délai accordé pour poser un pion, qui est de
    { $placing_seconds } secondes au plus.
international-3-6-c =
    Si un joueur prend les pions de l’adversaire pour les siens et en empoche un ou plusieurs,
    l’arbitre l’arrête sitôt ce coup achevé. Si ni l’arbitre ni l’adversaire ne le remarquent, les
    pions empochés jusque-là le restent et comptent comme correctement empochés. Dès que l’erreur
    est remarquée, le joueur perd le tour.

international-3-7-title = La marque
international-3-7-a =
    Le joueur dont tous les pions sont empochés avant ceux de l’adversaire gagne la manche et en
    marque les points, pourvu que la reine ait alors été empochée et confirmée par l’un ou l’autre
    camp.
international-3-7-b =
    Le vainqueur marque un point par pion adverse encore sur le plateau, et { $queen_points } de
    plus si c’est lui qui a empoché et confirmé la reine.
international-3-7-c =
    Le vainqueur de la manche qui avait déjà { $queen_ceiling } points dans la partie ne marque rien
    de plus pour la reine.
international-3-7-d =
    Une manche rapporte au plus { $board_cap } points à son vainqueur, même si le perdant doit
    encore des pions de pénalité. Les dettes du perdant s’éteignent avec la manche.
international-3-7-e =
    Un joueur gagne la partie quand il totalise { $points_to_win } points, ou quand il en a le plus
    après { $boards_per_game } manches. À égalité après { $boards_per_game } manches, on joue une
    manche de plus, dont le vainqueur gagne la partie ; l’ouverture de cette manche décisive est
    tirée au sort.

international-3-7-f-m =
    Pour les cas particuliers 3.7.f à 3.7.m : le vainqueur de la manche qui a déjà
    { $queen_ceiling } points dans la partie marque { $special_points_late } au lieu de
    { $special_points } points.
international-3-7-f =
    Le joueur empoche d’un seul coup la reine, son dernier pion et le dernier de l’adversaire : le
    joueur gagne la manche et marque { $special_points } points.
international-3-7-g =
    Le joueur empoche d’un seul coup son dernier pion et le dernier de l’adversaire alors que la
    reine est encore en jeu : l’adversaire gagne la manche et marque { $special_points } points.
international-3-7-h =
    Le joueur doit confirmer la reine avec son dernier pion, et ce coup empoche à la fois ce pion et
    le dernier de l’adversaire : le joueur gagne la manche et marque { $special_points } points.
international-3-7-i =
    Le joueur empoche son dernier pion alors que la reine est encore en jeu : l’adversaire gagne la
    manche et marque { $special_points } points. Il en va de même si le palet tombe aussi dans ce
    coup.
international-3-7-k =
    Le joueur empoche d’un seul coup son dernier pion et le dernier de l’adversaire, la reine ayant
    été confirmée auparavant : le camp qui l’avait confirmée gagne la manche et marque
    { $special_points } points.
international-3-7-l =
    Le joueur empoche d’un seul coup la reine, son dernier pion, le dernier de l’adversaire et le
    palet : l’adversaire gagne la manche et marque { $special_points } points.
international-3-7-m =
    Le joueur empoche d’un seul coup son dernier pion, le dernier de l’adversaire et le palet, la
    reine ayant été confirmée auparavant : l’adversaire gagne la manche et marque { $special_points }
    points s’il avait confirmé la reine, { $special_points_late } si c’était le joueur.

international-3-7-n-o =
    Pour les cas 3.7.n et 3.7.o : si le vainqueur de la manche a déjà { $queen_ceiling } points ou
    davantage dans la partie, les { $queen_points } points de la reine ne comptent pas. Si le joueur
    a empoché le palet avec le dernier pion de l’adversaire, la marque du vainqueur est augmentée de
    { $striker_bonus } à titre de pénalité.
international-3-7-n =
    Le joueur empoche le dernier pion de l’adversaire alors que la reine est encore en jeu :
    l’adversaire gagne la manche et marque un point par pion du joueur encore sur le plateau, et
    { $queen_points } de plus pour la reine.
international-3-7-o =
    Le joueur, qui doit confirmer la reine, empoche le dernier pion de l’adversaire : l’adversaire
    gagne la manche et marque un point par pion du joueur encore sur le plateau, et
    { $queen_points } de plus pour la reine.

international-3-8-title = Le changement de place
international-3-8-a = En simple, les joueurs échangent leurs places après chaque partie.
international-3-8-b = En double, après chaque partie, chacun avance d’une place vers la droite.
international-3-8-c =
    Dans la partie qui décide du match, on change de place à la fin de la manche numéro
    { $seat_change_board }, ou dès qu’un joueur ou une équipe a { $seat_change_points } points.
international-3-8-d =
    Si ni les joueurs ni l’arbitre ne pensent au changement en temps voulu, on le rattrape dès que
    quelqu’un s’en aperçoit, mais pas avant la fin de la manche en cours.
international-3-8-e = Un changement de place prend { $seat_change_minutes } minutes au plus.

international-3-9-title = Les pions qui quittent le plateau
international-3-9-a =
    L’arbitre pose un pion sauté hors du plateau sur le cercle central, si celui-ci est libre. Si le
    cercle central est couvert, en tout ou en partie, le pion va là où il occupe le plus possible de
    la partie libre. Si la reine et un pion quittent ensemble le plateau, la reine va sur le cercle
    central et le pion contre elle, du côté éloigné du joueur à qui il est. Si un pion blanc et un
    noir le quittent ensemble, ils se partagent le cercle central à parts égales, chacun débordant
    du côté de son adversaire.
international-3-9-b =
    Un pion qui quitte le plateau et y retombe est posé par l’arbitre sur le cercle central comme en
    3.9.a, et l’arbitre ramène aussi exactement que possible à leur place les pions ainsi dérangés.
    Exception : un pion qui, dans son vol, ne touche que la lampe et retombe sur le plateau est tenu
    pour correctement joué, et tout reste comme il se trouve alors.
