# Ce que les sources laissent ouvert ou disent curieusement, et comment c’est tranché.
settled-title = Interprétations retenues

# Règle internationale.
settled-1 = La règle dit ce qui se passe quand le palet tombe avec la reine et des pions du joueur.
    Elle ne dit pas ce qui se passe quand il tombe seulement avec des pions du joueur, dans un coup
    correct. Retenu, d’après les articles voisins (3.11.b, 3.12.f, 3.12.i) : ces pions et un pion de
    pénalité reviennent, et le joueur garde la main. L’article 3.12.i parle de plusieurs pions ; il
    vaut aussi pour un seul.
settled-2 = La règle ne dit rien du palet tombé avec des pions des deux camps. Retenu : les pions du
    joueur et un pion de pénalité reviennent et le joueur garde la main, comme sans pion adverse.
    Ici comme partout, un pion adverse qui tombe reste empoché.
settled-3 = La règle ne juge le palet tombé avec la reine, sans pion du joueur, que pour
    l’ouverture. Retenu : après l’ouverture, c’est la même chose, que des pions adverses tombent ou
    non. La reine et un pion de pénalité reviennent et la main passe, car 3.11.b demande un pion du
    joueur. Si un pion du joueur tombe aussi, c’est 3.11.b qui s’applique, et non 3.12.g, même à
    l’ouverture.
settled-4 = Aucun article ne dit ce qui se passe quand le palet sort du plateau. Retenu : il n’y a
    pas de pénalité, et tout ce que le coup a fait reste acquis. La règle simplifiée se lit de même.
settled-5 = L’article 3.12.e fait une exception tant que les { $international_pieces } pions du
    joueur sont sur le plateau. Il ne dit pas quand les compter. Retenu : on compte les pions sur la
    surface au début du coup.
settled-6 = L’article 3.12.a permet de jouer la reine à qui a empoché un de ses pions. Retenu : les
    coups passés comptent. Le camp qui a empoché un de ses pions dans un coup correct garde ce
    droit, même si le pion est revenu, et même s’il est revenu aussitôt parce que le palet était
    tombé. Un pion du joueur empoché par l’adversaire ne donne aucun droit. Si le premier pion du
    joueur repart aussitôt pour payer une dette et que la reine tombe dans le même coup, la reine
    revient aussi. Le joueur garde la main, car il a empoché un de ses pions.
settled-7 = La règle ne dit pas ce qui vient d’abord : payer les dettes ou finir la manche. Retenu :
    chaque camp paie d’abord ce qu’il doit ; on juge ensuite si un camp a fini. Un pion gardé en
    main faute de place (3.11.i) compte comme s’il était sur le plateau.
settled-8 = La règle ne prévoit pas toutes les fins de manche où tombent la reine et les derniers
    pions. Retenu : si le dernier pion du joueur, le dernier pion adverse et le palet tombent au
    coup qui doit confirmer la reine, 3.7.l s’applique. Si la reine et le dernier pion adverse tombent
    sans pion du joueur, 3.7.n s’applique. Si le dernier pion adverse tombe alors qu’il reste des
    pions au joueur, on regarde la reine. Si ce coup la confirme, ou l’empoche avec un pion qui la
    confirme selon 3.12.e, le joueur l’a confirmée, et l’adversaire gagne les pions qui restent au
    joueur. Si 3.12.e laisse la reine non confirmée, parce que les { $international_pieces } pions du
    joueur étaient sur le plateau et qu’un seul est tombé, 3.7.n s’applique.
settled-9 = L’article 3.7.d limite une manche à { $international_board_cap } points. Il ne parle pas
    du supplément de { $international_striker_bonus } quand le palet tombe avec le dernier pion
    adverse. Retenu : la limite comprend ce supplément.
settled-10 = Il arrive qu’un joueur déplace le plateau au point que la position est perdue (4.i).
    Les deux éditions ne disent pas de la même façon quand s’ajoutent les
    { $international_queen_points } points de la reine. Retenu : ils ne s’ajoutent que si
    l’adversaire a confirmé la reine ou si elle est encore en jeu. Le « même si » de la seconde
    édition se lit dans ce sens.
settled-11 = Un coup incorrect peut enfreindre plusieurs articles à la fois. Retenu : il coûte un
    pion de pénalité au maximum, quoi qu’il soit tombé d’autre. Si la reine y est tombée ou
    attendait d’être confirmée, elle revient et la main passe : 4.1.2 l’emporte sur 3.11.b et 3.12.i.
    Si le dernier pion du joueur y tombe, 3.11.e s’applique et le jeu continue. Si le dernier pion
    adverse y tombe, la manche est finie : on compte les pions du joueur qui sont revenus, et l’on
    ajoute { $international_striker_bonus }.
settled-12 = Plusieurs articles visent les derniers pions tombés avec le palet. Retenu : pour le
    palet, la reine et le dernier pion du joueur, s’il reste des pions adverses, 3.11.b s’applique.
    Pour le coup qui doit confirmer la reine, avec le dernier pion du joueur et le palet, 3.12.i
    s’applique. Ni l’un ni l’autre n’est une défaite selon 3.7.i. Si le dernier pion adverse, des
    pions du joueur et le palet tombent et qu’il reste des pions au joueur, ses pions reviennent
    d’abord et sont ensuite comptés, et l’on ajoute { $international_striker_bonus }. Une reine
    tombée dans ce coup, ou que ce coup devait confirmer, compte comme non confirmée et ajoute les
    { $international_queen_points } points de 3.7.n.
settled-13 = La règle ne prévoit pas un essai d’ouverture incorrect qui ne touche rien. Retenu : le
    joueur doit un pion et la main passe. Là où 3.11.a, d, e et r ne disent pas qui joue ensuite,
    4.1.2 s’applique : la main passe.
settled-14 = La règle fixe des délais, mais aucune sanction. Retenu : le joueur qui n’a pas joué
    après { $international_thinking_seconds } secondes commet une faute (4.1.2). Entre amis, la main
    peut simplement passer, ou l’on joue sans pendule. Quand les
    { $international_placing_seconds } secondes pour poser un pion sont écoulées, le logiciel le
    pose à la place permise la plus proche du centre. Sur un vrai plateau, l’arbitre peut annoncer
    une faute technique.
settled-15 = L’article 4.2.c sanctionne une pause trop longue avant la partie décisive. Il n’en
    donne pas la durée. Retenu : vous pouvez la régler ; elle est de
    { $international_rest_minutes } minutes par défaut.
settled-16 = L’article 3.11.p interdit de se préparer un « cannon » ou un « pair », mais
    « exactement alignés » n’est pas une mesure. Retenu : prenez deux pions et poussez tout droit
    sur l’autre celui que le palet rencontre en premier. Si l’autre entre alors dans l’ouverture
    d’un trou, sans que rien ne soit touché en chemin, les deux sont alignés avec ce trou. L’autre
    pion n’a pas à arriver au milieu du trou ; il suffit que le trou le prenne. C’est un « pair »
    si, de plus, le palet du joueur qui pose peut se tenir sur sa base, sur cette même ligne. Une
    place contraire à 3.11.p ne compte pas comme de la place au sens de 3.11.i.

# Règle de club.
settled-17 = La règle de club ne dit pas ce que deviennent les pions du joueur tombés avec le pion de tir,
    sauf quand celui-ci en suit un dans le même trou. Retenu, si aucun pion adverse ne tombe : quand
    le pion de tir et le pion du joueur tombent dans des trous différents, ou que le pion de tir tombe le
    premier, ou que les trous ne sont pas connus, les pions du joueur restent empochés, un pion de
    pénalité revient et la main passe. Quand le pion de tir suit un pion du joueur dans le même trou, tous
    les pions du joueur tombés dans ce coup reviennent, il n’y a pas de pénalité, et le joueur a un
    essai.
settled-18 = La règle ne dit pas exactement quand la reine est doublée. Retenu : une reine tombée
    avec un pion du joueur doit encore être doublée au coup suivant, quoi que le joueur ait empoché
    avant. Si ce pion était son dernier et qu’il reste des pions adverses, la reine compte comme
    doublée et le joueur gagne. Si le coup qui double empoche les derniers pions des deux camps, le
    joueur gagne les { $club_queen_points } points de la reine.
settled-19 = Quand le pion de tir et un pion du joueur tombent au coup qui doit doubler la reine, le texte
    fait revenir un pion adverse, là où l’on attendrait un pion du joueur. Retenu : on applique le
    texte tel quel. L’option doubling_striker_return permet de choisir entre un pion adverse et un
    pion du joueur. S’il n’y en a pas à remettre, rien ne revient. Si un pion adverse est tombé
    aussi, la reine, les pions du joueur et un pion de pénalité reviennent et la main passe. Cet
    article l’emporte sur celui du pion de tir et du pion tombés dans le même trou.
settled-20 = La règle ne juge pas le coup qui doit doubler la reine et où tombent des pions
    adverses. Retenu : si des pions des deux camps tombent, ceux du joueur et la reine reviennent et
    la main passe. Si le dernier pion adverse tombe, la manche finit comme lorsque ce pion tombe
    alors que la reine est en jeu.
settled-21 = Le texte donne deux essais de plus pour deux pions et ne dit rien de trois. Retenu : un
    coup qui empoche au moins deux pions du joueur donne autant d’essais que de pions tombés, et
    n’en laisse jamais moins qu’avant. Chaque coup manqué en use un. Une faute ou un pion adverse
    les supprime tous. La reine doit être doublée au premier d’entre eux.
settled-22 = La règle ne détaille pas certaines fins de manche ni certains coûts. Retenu : quand les
    derniers pions tombent avec le pion de tir, ce qui doit revenir revient d’abord, puis l’on juge la
    manche. Le pion de pénalité compte comme s’il était sur le plateau. À partir de
    { $club_queen_ceiling } points, la reine vaut { $club_queen_points_late } points au lieu de
    { $club_queen_points }, même quand les deux derniers pions tombent et que le camp qui a la reine
    gagne. Les { $club_special_points } points de pénalité ne changent pas. Un pion sorti du plateau
    coûte la main, même si des pions du joueur sont tombés. Une reine empochée dans ce coup
    revient ; une reine doublée par ce coup reste acquise. Payer un pion dû ne coûte pas la main.

# Règle du percuteur.
settled-23 = La règle n’explique pas comment le premier pion empoché donne les couleurs. Retenu :
    les couleurs restent ouvertes jusqu’à la chute d’un pion. Le joueur qui a joué ce coup prend la
    couleur du premier pion tombé. Si seuls la reine ou le percuteur tombent, les couleurs restent
    ouvertes. Un pion tombé avec le percuteur décide tout de même. Un joueur qui devait déjà un pion le
    doit encore, quelle que soit sa couleur.
settled-24 = La règle ne fixe pas tout le prix des coups mêlés. Retenu : quand le percuteur tombe avec
    des pions du joueur, avec ou sans pions adverses, ces pions du joueur reviennent, et c’est tout.
    La main passe et rien n’est dû. Quand un pion sort du plateau, on l’y remet et un pion du joueur
    revient en pénalité. Les pions du joueur tombés restent acquis, la reine doublée aussi, et la
    main passe. La reine sortie du plateau est traitée comme tout autre pion. Il en va de même quand
    on frappe un pion sur ses lignes de base, à leur hauteur ou derrière elles.
settled-25 = La règle ne dit rien de bien des coups où tombe la reine. Retenu : reine et pion du
    joueur : elle doit être doublée, mais compte comme doublée si ce pion était le dernier. Reine,
    pion du joueur et pion adverse : elle est au joueur et doit être doublée. Reine et pion
    adverse : ce pion la double pour l’adversaire, même avant le premier pion du joueur. Reine et
    percuteur, avec ou sans pions adverses : la reine et un pion de pénalité reviennent et la main
    passe. Au coup qui doit la doubler, un pion adverse seul : la reine revient et la main passe.
    Pion du joueur et percuteur : la reine et les pions du joueur reviennent et la main passe. Dernier
    pion du joueur, ou derniers pions des deux camps : elle est doublée et le joueur gagne.
settled-26 = Quand le percuteur, la reine et un pion du joueur tombent ensemble, on empile à la main la
    reine et le pion au centre. Retenu : le logiciel n’a pas de piles. Il met la reine au centre et
    le pion contre elle.
settled-27 = Pour les derniers pions tombés alors que la reine est en jeu, la source emploie un mot
    qui pourrait désigner la partie entière. Retenu : il s’agit de la manche. Que les deux derniers
    pions soient tombés, ou seulement celui du joueur, ou seulement celui de l’adversaire, l’autre
    camp gagne la manche. Il marque ses pions empochés et { $percuteur_special_points } points de
    plus ; le joueur ne marque que ses pions empochés. Quand les derniers pions tombent avec le
    percuteur, ce qui doit revenir revient d’abord, puis l’on juge la manche.
settled-28 = La règle ne dit pas à quel moment il faut avoir { $percuteur_queen_ceiling } points
    pour que la reine vaille moins, ni que faire si les deux camps atteignent le but. Retenu : ce
    sont les points d’avant la manche qui comptent. Si les deux camps atteignent
    { $percuteur_points_to_win } points dans la même manche, le total le plus élevé gagne. S’ils
    sont à égalité, ils jouent une manche de plus.

# Règle simplifiée, et les trois règles familiales ensemble.
settled-29 = La règle simplifiée est courte. Retenu : là où elle se tait, la règle internationale
    s’applique : pions dus, reine empochée trop tôt, palet avec la reine, palet au coup qui doit la
    confirmer, coups incorrects, pions sortis du plateau, derniers pions des deux camps. Il y a deux
    exceptions. Une reine tombée avec un pion du joueur doit encore être confirmée au coup suivant,
    sauf si ce pion était son dernier. Le joueur qui empoche son dernier pion alors que la reine est
    sur le plateau gagne les pions adverses restants, sans les { $simplified_queen_points } points
    de la reine, car cette règle ne l’interdit pas.
settled-30 = Les règles familiales disent peu de chose du match lui-même. Retenu : il n’y a pas de
    second essai à l’ouverture, et le palet empoché avant qu’un pion soit touché est pénalisé comme
    d’habitude. Le sort désigne qui ouvre la première manche ; ensuite, les camps alternent. Un
    match est une seule partie, sauf si les joueurs en conviennent autrement. Pions de pénalité :
    selon la règle simplifiée, l’adversaire les pose dans le cercle de la rosace, hors du cercle
    central. Selon la règle du percuteur, l’adversaire les pose entre les deux cercles. Selon la
    règle de club, ils vont au centre ou aussi près que possible. Les places et le double suivent la
    règle internationale.

# La seconde lecture : elle confirme, précise ou remplace ce qui avait été retenu.
settled-31 = Pour le percuteur, la reine et un pion du joueur tombés du même coup, le texte dit où ils
    vont, mais non qui les y met. Retenu : on ne demande la place à personne. Le logiciel met la
    reine au centre et le pion contre elle ; sur un vrai plateau, ce sont les joueurs.
settled-32 = L’article 3.12.d laisse acquise une reine non confirmée si personne ne le remarque à
    temps. Il ne dit pas quel est le coup suivant. Retenu : c’est le prochain coup du joueur qui a
    manqué de la confirmer ; en double le sien, et non celui du partenaire. Jusque-là, la reine
    revient dès que quelqu’un le dit, quel que soit le joueur qui a la main. À partir de ce coup,
    elle est à ce joueur et compte comme confirmée.
settled-33 = L’article 3.10.f compte comme empoché un pion en équilibre au bord du trou qui y tombe
    ensuite. Il ne dit pas ce qui suit. Retenu : le pion est empoché et rien d’autre ne se passe. La
    main ne change pas, personne ne paie, la reine n’en est pas confirmée, et cela ne donne aucun
    droit sur elle. Une reine qui tombe ainsi compte comme empochée par le joueur qui a la main, et
    il doit la confirmer au coup suivant ; s’il n’a pas droit à la reine, elle revient. Si c’était le
    dernier pion d’un camp, la manche est finie : ce camp gagne si la reine est confirmée ; sinon,
    3.7.i s’applique.
settled-34 = En double, la règle ne dit pas à qui est le tour quand un partenaire commet une
    infraction. Retenu : le tour appartient au joueur, et non à l’équipe. Ce que fait alors le
    partenaire est une faute technique (4.1.1) : elle coûte un pion, et la main ne change pas.
    L’article 4.m fait sa propre exception : si des partenaires communiquent, leur camp paie, et il
    perd la main s’il l’avait.
settled-35 = Les articles 3.1.d et 4.k parlent du tour de l’adversaire. Retenu : ils n’interdisent
    rien pendant son propre tour ; on ne peut donc pas les annoncer contre le joueur qui a la main.
settled-36 = Gêner l’adversaire est interdit par 4.l et compté par 4.2.h. Retenu : un seul acte a
    les deux effets. C’est une faute technique (4.1.1), et elle compte pour 4.2.h. Cet article dit
    plus de { $international_disturbances } fois : l’arbitre peut donc disqualifier à partir de la
    fois suivante.
settled-37 = La règle simplifiée ne dit pas ce qui se passe quand la reine tombe avec un pion
    adverse et sans pion du joueur. Retenu : le pion adverse coûte la main ; aucun coup suivant ne
    peut donc confirmer la reine, et elle revient. Si la reine tombe avec le dernier pion du joueur,
    il ne peut pas y avoir de coup suivant : elle compte comme confirmée et rapporte le bonus comme
    toute reine confirmée.
settled-38 = Le joueur qui ouvre peut tourner la rosace avant l’ouverture et a un second essai si le
    premier ne touche rien. La règle ne dit pas s’il peut la tourner entre les deux. Retenu : il
    peut la tourner de nouveau avant le second essai. L’adversaire ne peut jamais la tourner.
settled-39 = L’article 4.3 dit ce que contient une contestation. Retenu : elle nomme la décision
    contestée et l’article sur lequel elle se fonde, et l’un et l’autre sont gardés avec le match.
    Une contestation qui ne nomme aucun article est notée comme incomplète ; l’organisateur peut
    encore en décider.
settled-40 = L’ouverture alterne d’une manche à l’autre et d’une partie à l’autre (3.5.g). Retenu :
    c’est une seule suite ; la première ouverture d’une partie revient donc au camp qui n’avait pas
    la dernière de la partie d’avant. Un camp peut abandonner une partie pendant son tour (4.r) ; en
    double, l’un ou l’autre partenaire peut le dire.
settled-41 = L’article 2.1.b donne deux chiffres pour la densité du bois du cadre et les appelle un
    minimum. Retenu : le plus petit est le minimum. Entre les deux, le bois est admis avec une
    remarque ; un bois plus lourd n’est jamais une faute. Dans le tableau révisé, la lettre N n’est
    pas expliquée ; y voir l’écart entre deux cercles de base voisins est aussi une lecture.
settled-42 = L’article 3.6.b limite le temps de réflexion. Retenu : si le temps s’écoule avant le
    premier coup d’un tour, c’est une faute technique (4.1.1), comme toute infraction avant ce coup.
    Pendant le tour, c’est une faute (4.1.2).
settled-43 = Aucune source ne nomme le « slam ». Retenu : un « slam » est une manche gagnée par un
    camp à son premier tour de la manche, ses { $international_pieces } pions y étant tous empochés.
    Pour un « slam » blanc, ce camp doit aussi avoir confirmé la reine ; pour un noir, cela n’importe
    pas.
settled-56 = Les voisins de la rosace se touchent (3.5.a). Retenu : ils se touchent comme une main les pose.
    Un jeu d’un vingtième de millimètre au plus n’en est un ni pour l’œil ni pour la règle. À
    l’écran, ces jeux sont tirés au sort pour chaque manche et gardés avec le match, si bien
    qu’aucune ouverture n’en répète une autre. Qui s’entraîne peut demander la rosace exacte.
settled-57 = La règle ne dit pas jusqu’à quand on peut annoncer quelque chose sur un coup, ni à qui la
    main revient alors. Retenu : l’annonce appartient au coup qui s’est terminé ainsi. On juge ce coup
    de nouveau, d’une pièce, avec ce qui y est tombé, contre celui qui l’a joué, peu importe qui a la
    main entre-temps. C’est possible jusqu’au coup suivant. Une annonce sur un pion posé vise celui
    qui l’a posé.
settled-58 = Les articles 3.11.r et 4.1.2 parlent du tour du joueur lui-même. Retenu : on ne peut les
    annoncer contre personne d’autre ; pour les autres, 3.1.f et 4.1.1 s’appliquent. De même, on
    n’annonce plus de faute technique contre un joueur qui a déjà joué un coup pendant son tour :
    c’est désormais une faute (4.1.2).
settled-60 = On garde en main un pion pour lequel la place manque (3.11.i). Retenu : si c’est le dernier
    d’un camp, la manche continue. On le pose avant que ce camp joue, dès qu’il y a de la place.
settled-61 = La règle ne dit pas ce qui arrive si le temps de réflexion s’écoule encore une fois dans le
    même tour. Retenu : un joueur ne paie pour cela qu’un pion par tour. Ensuite, la main passe, et
    l’arbitre peut disqualifier pour interruption du jeu. Un camp ne doit jamais plus de
    { $international_pieces } pions.
