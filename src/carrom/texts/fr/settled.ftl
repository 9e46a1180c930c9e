# Ce que les sources laissent ouvert ou disent curieusement, et comment c’est tranché.
settled-title = Interprétations arrêtées

# Règle internationale.
settled-1 = La règle prévoit le palet empoché avec la reine et des pions du joueur, mais non le
    palet empoché avec ses seuls pions dans un coup correct. Tranché d’après les articles voisins
    (3.11.b, 3.12.f, 3.12.i) : ces pions et un pion de pénalité reviennent, et le joueur garde son
    tour. L’article 3.12.i, rédigé pour plusieurs pions, vaut aussi pour un seul.
settled-2 = Rien n’est dit du palet empoché avec des pions du joueur et des pions adverses.
    Tranché : les pions du joueur et un pion de pénalité reviennent et le tour est conservé, comme
    sans pions adverses. Ici comme partout, un pion adverse qui tombe reste empoché.
settled-3 = Le palet empoché avec la reine, mais sans pion du joueur, n’est réglé que pour
    l’ouverture. Tranché : après celle-ci également, et que des pions adverses tombent ou non, la
    reine et un pion de pénalité reviennent et le tour est perdu, puisque 3.11.b suppose un pion du
    joueur. Si un pion du joueur tombe aussi, c’est 3.11.b qui s’applique, même à l’ouverture, et
    non 3.12.g.
settled-4 = Aucun article ne dit ce qui se passe quand le palet quitte le plateau. Tranché : il n’y
    a pas de pénalité et tout l’effet du coup demeure. La règle simplifiée se lit de même.
settled-5 = L’article 3.12.e fait une exception tant que les { $international_pieces } pions du
    joueur sont sur le plateau, sans dire à quel moment. Tranché : on compte les pions présents sur
    la surface au début du coup.
settled-6 = L’article 3.12.a donne droit à la reine à qui a empoché un de ses pions. Tranché : ce
    droit regarde le passé. Le camp qui a lui-même empoché un de ses pions dans un coup correct
    antérieur le conserve, même si ce pion est revenu, et aussi s’il est revenu aussitôt parce que
    le palet était tombé. Un pion du joueur empoché par l’adversaire ne donne aucun droit. Dans le
    coup exceptionnel où le premier pion du joueur repart aussitôt pour acquitter une dette et où la
    reine tombe aussi, la reine revient et le tour est conservé, car un pion du joueur a été
    empoché.
settled-7 = L’ordre entre le paiement des dettes et la fin de la manche n’est pas précisé. Tranché :
    pour l’un et l’autre camp, on paie d’abord ce qui est dû et l’on juge ensuite si un camp a
    terminé. Un pion gardé en main faute de place (3.11.i) compte comme étant sur le plateau.
settled-8 = Plusieurs fins de manche où se rencontrent la reine et les derniers pions manquent à la
    liste. Tranché : au coup qui doit couvrir la reine, dernier pion du joueur, dernier pion adverse
    et palet ensemble relèvent de 3.7.l. La reine et le dernier pion adverse sans pion du joueur
    relèvent de 3.7.n. Si le dernier pion adverse tombe alors qu’il reste des pions au joueur et que
    celui-ci couvre la reine par ce coup, ou l’empoche avec un pion qui la couvre selon 3.12.e, la
    reine compte comme couverte par le joueur et l’adversaire gagne les pions qui restent à
    celui-ci. Si 3.12.e la laisse non couverte, parce que les { $international_pieces } pions du
    joueur étaient sur le plateau et qu’un seul est tombé, 3.7.n s’applique.
settled-9 = La limite de { $international_board_cap } points par manche (3.7.d) ne dit rien du
    supplément de { $international_striker_bonus } dû quand le palet tombe avec le dernier pion
    adverse. Tranché : la limite vaut là aussi.
settled-10 = Quand un joueur déplace le plateau au point que la position est perdue (4.i), les deux
    éditions ne disent pas dans les mêmes termes quand s’ajoutent les
    { $international_queen_points } points de la reine. Tranché : ils ne s’ajoutent que si
    l’adversaire a couvert la reine ou si elle est encore en jeu. Le « même si » de la seconde
    édition s’entend dans ce même sens.
settled-11 = Un coup incorrect peut enfreindre plusieurs articles à la fois. Tranché : il coûte au
    plus un pion de pénalité, quoi qu’il soit tombé d’autre. Une reine tombée dans ce coup, ou qui
    attendait d’être couverte, revient et le tour est perdu : 4.1.2 l’emporte sur 3.11.b et 3.12.i.
    Si le dernier pion du joueur y tombe, 3.11.e s’applique et le jeu continue. Si le dernier pion
    adverse y tombe, la manche est finie, les pions du joueur revenus sont comptés, et l’on ajoute
    { $international_striker_bonus }.
settled-12 = Les derniers pions tombés avec le palet relèvent de plus d’un article. Tranché : palet,
    reine et dernier pion du joueur, s’il reste des pions adverses, suivent 3.11.b ; le coup qui
    doit couvrir la reine, avec dernier pion du joueur et palet, suit 3.12.i ; ni l’un ni l’autre
    n’est une défaite selon 3.7.i. Quand tombent le dernier pion adverse, des pions du joueur et le
    palet, et qu’il reste des pions au joueur, ses pions reviennent d’abord et sont ensuite comptés,
    et l’on ajoute { $international_striker_bonus } ; une reine tombée ou à couvrir dans ce coup
    compte comme non couverte et ajoute les { $international_queen_points } points de 3.7.n.
settled-13 = L’essai d’ouverture incorrect qui ne touche rien n’est pas prévu. Tranché : le joueur
    doit un pion et le tour passe. Là où 3.11.a, d, e et r ne disent pas qui joue ensuite, c’est
    4.1.2 qui en décide : le tour passe.
settled-14 = La règle fixe des délais, mais non le prix de leur dépassement. Tranché : le joueur qui
    n’a pas joué dans les { $international_thinking_seconds } secondes de réflexion commet une faute
    (4.1.2) ; entre amis, on peut convenir que le tour passe simplement, ou se passer d’horloge. Une
    fois écoulées les { $international_placing_seconds } secondes pour placer un pion, le logiciel
    le pose à l’emplacement permis le plus proche du centre ; devant un vrai plateau, l’arbitre peut
    annoncer une faute technique.
settled-15 = L’article 4.2.c sanctionne une pause trop longue avant la partie décisive sans en
    donner la durée. Tranché : la durée est un réglage, { $international_rest_minutes } minutes sauf
    changement.
settled-16 = L’article 3.11.p interdit de se préparer un « cannon » ou un « pair », mais
    « exactement alignés » n’est pas une mesure. Tranché : deux pions sont alignés avec un trou
    lorsque, en poussant tout droit sur l’autre celui que le palet rencontre en premier, on envoie
    cet autre pion dans l’ouverture du trou sans que rien ne soit touché en chemin ; l’écart admis
    par rapport au centre du trou est celui que le trou, vu des pions, accepte. C’est un « pair »
    lorsque, de plus, le palet du joueur qui place peut se tenir sur sa base, sur cette même ligne.
    Un emplacement contraire à 3.11.p ne compte pas comme de la place au sens de 3.11.i.

# Règle de club.
settled-17 = La règle de club ne dit pas ce que deviennent les pions du joueur tombés avec le pion
    de tir autrement que juste avant lui dans le même trou. Tranché : si aucun pion adverse ne
    tombe, et que le pion de tir et le pion du joueur tombent dans des trous différents, que le pion
    de tir tombe le premier ou que les trous ne sont pas connus, les pions du joueur restent
    empochés, un pion de pénalité revient et le tour est perdu. Si le pion de tir suit un pion du
    joueur dans le même trou, tous les pions du joueur tombés dans ce coup reviennent, il n’y a pas
    de pénalité, et le joueur a un essai.
settled-18 = Le moment précis où la reine compte comme doublée reste ouvert. Tranché : une reine
    tombée avec un pion du joueur attend encore d’être doublée au coup suivant, peu importe ce qui a
    été empoché auparavant. Si ce pion était son dernier et qu’il reste des pions adverses, elle
    compte comme doublée et le joueur gagne. Si le coup qui double empoche les derniers pions des
    deux camps, le joueur gagne les { $club_queen_points } points de la reine.
settled-19 = Quand le pion de tir et un pion du joueur tombent au coup qui doit doubler la reine, le
    texte fait revenir un pion adverse, là où l’on attendrait un pion du joueur. Tranché : on
    l’applique tel quel, et l’option doubling_striker_return permet de choisir entre le pion adverse
    et un pion du joueur ; s’il n’y en a aucun à rendre, rien ne revient à ce titre. Si un pion
    adverse est tombé aussi, la reine, les pions du joueur et un pion de pénalité reviennent et le
    tour est perdu. Cet article l’emporte sur celui du pion de tir et du pion tombés dans le même
    trou.
settled-20 = Le coup qui doit doubler la reine et où tombent des pions adverses n’est pas réglé.
    Tranché : si des pions des deux camps tombent, ceux du joueur et la reine reviennent et le tour
    est perdu. Si le dernier pion adverse y tombe, la manche finit comme lorsque ce pion tombe alors
    que la reine est en jeu.
settled-21 = Le texte accorde deux essais de plus pour deux pions et s’en tient là. Tranché : un
    coup qui empoche deux pions du joueur ou davantage donne autant d’essais que de pions tombés, et
    n’en laisse jamais moins qu’auparavant. Chaque échec en consomme un. Une faute ou un pion
    adverse les supprime tous. La reine doit être doublée avec le premier d’entre eux.
settled-22 = Certaines fins de manche et certains coûts ne sont pas détaillés. Tranché : quand les
    derniers pions tombent avec le pion de tir, ce qui doit revenir revient d’abord, puis l’on juge
    la manche, et le pion de pénalité compte comme étant sur le plateau. À partir de
    { $club_queen_ceiling } points, les { $club_queen_points } points de la reine sont ramenés à
    { $club_queen_points_late }, y compris quand les deux derniers pions tombent et que le camp qui
    a la reine gagne, mais les { $club_special_points } points de pénalité restent inchangés. Un
    pion sorti du plateau coûte le tour même si des pions du joueur sont tombés ; une reine empochée
    dans ce coup revient, alors qu’une reine doublée par ce coup le reste. Acquitter un pion dû ne
    coûte pas le tour.

# Règle du percuteur.
settled-23 = Comment le premier pion empoché donne les couleurs n’est pas expliqué. Tranché : les
    couleurs restent ouvertes jusqu’à ce qu’un pion tombe, et le premier tombé donne sa couleur au
    joueur qui a joué le coup. La reine ou le percuteur seuls les laissent ouvertes ; un pion tombé
    avec le percuteur décide tout de même. Ce qui était dû auparavant reste à la charge du joueur,
    quelle que soit sa couleur.
settled-24 = Le prix des coups mêlés n’est pas entièrement fixé. Tranché : quand le percuteur tombe
    avec des pions du joueur, avec ou sans pions adverses, ces pions du joueur reviennent et rien de
    plus ; le tour est perdu et rien n’est dû. Quand un pion quitte le plateau, il y est reposé et
    un pion du joueur revient en pénalité ; les pions du joueur tombés restent acquis, de même que
    la couverture de la reine ; le tour est perdu. La reine sortie du plateau est traitée comme tout
    autre pion. Frapper un pion sur ses lignes de base, à leur hauteur ou derrière elles se règle de
    la même manière.
settled-25 = Bien des coups où tombe la reine manquent à la liste. Tranché : reine et pion du
    joueur : elle attend d’être couverte, mais compte comme couverte si ce pion était le dernier.
    Reine, pion du joueur et pion adverse : elle est au joueur et attend d’être couverte. Reine et
    pion adverse : elle compte comme couverte pour l’adversaire par le pion tombé, même avant le
    premier pion du joueur. Reine et percuteur, avec ou sans pions adverses : la reine et un pion de
    pénalité reviennent et le tour est perdu. Au coup qui doit la couvrir, un pion adverse seul : la
    reine revient et le tour est perdu ; pion du joueur et percuteur : la reine et les pions du
    joueur reviennent et le tour est perdu ; dernier pion du joueur, ou derniers pions des deux
    camps : elle est couverte, et le joueur gagne.
settled-26 = Après un coup où tombent le percuteur, la reine et un pion du joueur, on empile à la
    main la reine et le pion sur le centre. Tranché : le logiciel, qui ne connaît pas les piles, met
    la reine au centre et le pion contre elle.
settled-27 = Pour les derniers pions tombés alors que la reine est en jeu, la source emploie un mot
    qui pourrait désigner la partie entière. Tranché : il s’agit de la manche. Que les deux derniers
    pions soient tombés, ou seulement celui du joueur, ou seulement celui de l’adversaire, l’autre
    camp gagne la manche et marque ses pions empochés, plus { $percuteur_special_points } points ;
    le joueur ne marque que ses pions empochés. Quand les derniers pions tombent avec le percuteur,
    ce qui doit revenir revient d’abord, puis l’on juge la manche.
settled-28 = À quel moment il faut avoir les { $percuteur_queen_ceiling } points qui réduisent la
    valeur de la reine, et que faire si les deux camps atteignent le but, le texte ne le dit pas.
    Tranché : ce sont les points d’avant la manche qui comptent. Si les deux camps parviennent à
    { $percuteur_points_to_win } dans la même manche, le total le plus élevé l’emporte ; en cas
    d’égalité, on joue une manche de plus.

# Règle simplifiée, et les trois règles familiales ensemble.
settled-29 = La règle simplifiée est brève. Tranché : là où elle se tait, la règle internationale
    s’applique : pions dus, reine empochée trop tôt, palet avec la reine, palet au coup qui doit la
    confirmer, pions sortis du plateau, derniers pions des deux camps. Il y a deux exceptions. Une
    reine tombée avec un pion du joueur doit encore être confirmée au coup suivant. Et empocher son
    dernier pion alors que la reine est sur le plateau fait gagner les pions adverses restants, sans
    les { $simplified_queen_points } points de la reine, car cette règle ne l’interdit pas.
settled-30 = Les règles familiales laissent ouvert le cadre du match. Tranché : il n’y a pas de
    second essai à l’ouverture, et le palet empoché avant qu’un pion ait été touché est pénalisé
    comme d’habitude. Le sort désigne qui ouvre la première manche, puis les camps alternent. Une
    seule partie fait un match, sauf si l’on convient d’en jouer davantage. Pions de pénalité : dans
    la règle simplifiée, l’adversaire les place dans le cercle de la rosace, hors du cercle
    central ; dans la règle du percuteur, l’adversaire les place entre les deux cercles ; dans la
    règle de club, ils vont au centre ou aussi près que possible. Les places et le jeu à quatre
    suivent la règle internationale.
