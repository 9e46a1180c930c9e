# La règle de club, article par article.
club-summary = club : { $points } points ; la reine vaut { $queen } et doit être doublée
club-short = Club
club-about = Une partie en { $points } points. La reine vaut { $queen } points. Deux pions empochés d’un coup donnent deux essais de plus.
club-more = Empocher un pion adverse vous fait perdre la main, et vos pions tombés du même coup reviennent. Les pions de pénalité vont au centre.
club-word-striker = pion de tir
club-word-toss = tirage au sort
club-word-break = premier coup
club-word-cover = doubler
club-word-due = un pion dû
club-option-doubling_striker_return = Le pion de tir tombe avec le pion qui double. Quel pion revient aussi ?
club-option-doubling_striker_return-opponent = un pion adverse
club-option-doubling_striker_return-own = un autre pion du joueur

club-title = La règle de club

club-game-title = Le jeu
club-game-1 = On joue à deux ou à quatre.
club-game-2 = À deux, les adversaires sont assis l’un en face de l’autre. À quatre, ce sont les
    partenaires d’un même camp qui se font face.
club-game-3 = Un joueur, ou une équipe, joue avec une seule couleur : les blancs ou les noirs.
club-game-4 = La victoire revient au camp qui, le premier, a envoyé ses { $pieces } pions dans les
    trous des coins, à condition que le pion rouge, la reine, ait lui aussi été empoché pendant la
    manche.

club-pocketing-title = Empocher les pions
club-pocketing-1 = On empoche les pions avec le pion de tir : le joueur ne joue jamais un pion
    directement, il lance le pion de tir de façon qu’un pion de sa couleur tombe dans l’un des
    quatre trous des coins.
club-pocketing-2 = Avant chaque coup, le pion de tir se place sur la double ligne du joueur, au
    contact des deux lignes ; une pichenette l’envoie ensuite vers un pion.
club-pocketing-3 = Aucun coup n’est exclu : droit sur le pion, par rebond sur le cadre ou par
    l’intermédiaire d’un autre pion, y compris un pion adverse.
club-pocketing-4 = Pour la précision, on garde la main tranquille, appuyée sur le plateau, et l’on
    détend l’index ou le majeur.
club-pocketing-4-reason = C’est un conseil sur la tenue de la main : il n’interdit rien et ne coûte
    rien.
club-pocketing-5 = Pour la puissance, on retient le majeur, bien droit, derrière l’index, puis on le
    libère d’un coup.
club-pocketing-5-reason = C’est un conseil pour frapper fort : la tension d’un doigt ne s’arbitre
    pas.
club-pocketing-6 = Pour jouer vers son propre côté du plateau, le mieux est de se servir du pouce.
club-pocketing-6-reason = C’est un conseil sur le choix du doigt : toutes les directions sont
    permises avec n’importe quel doigt.
club-pocketing-7 = Avant le coup, le doigt qui va frapper devrait déjà être posé contre le pion de
    tir.
club-pocketing-7-reason = C’est un conseil de technique : le négliger n’entraîne aucune pénalité.
club-pocketing-8 = Ce contact préalable rend le coup plus juste et épargne les doigts.
club-pocketing-8-reason = Cette phrase justifie le conseil précédent et n’exige rien du jeu.

club-play-title = Le déroulement
club-play-1 = Le sort désigne celui qui commence.
club-play-2 = Avant le premier coup, tous les pions sont disposés, la reine au milieu, sur la rosace
    au centre du plateau.
club-play-3 = Le joueur désigné joue alors le premier coup et cherche à empocher un pion de sa
    couleur. Ce coup est jugé comme n’importe quel autre.
club-play-4 = Qui empoche correctement un de ses pions rejoue.
club-play-5 = Lorsque deux pions du joueur tombent dans le même coup, il gagne deux essais de plus :
    le premier échec qui suit ne met pas encore fin à son tour.
club-play-6 = Un essai qui n’empoche ni un pion du joueur ni, à bon droit, la reine est manqué. S’il
    ne reste au joueur aucun essai gagné auparavant, le tour passe à l’adversaire, joueur ou équipe.
club-play-7 = Le dernier pion de sa couleur ne peut être empoché que si la reine est hors du jeu.
    L’empocher plus tôt fait perdre la manche.
club-play-8 = Si un joueur empoche un pion adverse, ce pion reste acquis à l’adversaire et le tour
    passe.
club-play-9 = Si un pion du joueur et un pion adverse tombent dans le même coup, celui du joueur
    revient au centre, celui de l’adversaire lui reste acquis, et le tour passe.

club-queen-title = La reine
club-queen-1 = Un joueur peut jouer la reine dès qu’il a empoché un de ses propres pions.
club-queen-2 = Le sort de la reine doit être réglé avant que l’on joue le dernier pion de sa
    couleur : tant qu’elle est en jeu, ce pion doit rester sur le plateau.
club-queen-3 = Empocher la reine ne suffit pas pour la gagner. Il faut la doubler : le coup suivant
    du joueur doit empocher un de ses pions.
club-queen-4 = Si elle n’est pas doublée, la reine est reposée au centre et les deux camps peuvent
    de nouveau la jouer. Ce coup compte comme manqué.
club-queen-5 = Si un joueur empoche la reine seule sans avoir encore empoché un de ses pions, elle
    revient au centre et le tour passe.
club-queen-6 = Si la reine et un pion du joueur tombent dans le même coup, le joueur peut doubler la
    reine au coup suivant, même s’il n’avait encore rien empoché.
club-queen-7 = Si la reine et un pion adverse tombent dans le même coup, la reine revient au centre,
    le pion est acquis à l’adversaire, et le tour passe.
club-queen-8 = Si la reine, un pion du joueur et un pion adverse tombent dans le même coup, la reine
    et le pion du joueur reviennent au centre, le pion adverse est acquis à l’adversaire, et le tour
    passe.

club-striker-title = Le pion de tir
club-striker-1 = Le pion de tir sert à envoyer les pions dans les trous ; lui-même ne doit pas y
    tomber.
club-striker-2 = Le joueur dont le pion de tir tombe dans un trou paie en règle générale une
    pénalité : un de ses pions déjà empochés est reposé au centre. Le tour passe.
club-striker-3 = S’il n’a aucun pion empoché à rendre, il en doit un : le premier de ses pions
    empochés par la suite revient au centre.
club-striker-4 = Si le pion de tir suit un pion du joueur dans le même trou, ce pion revient au
    centre, il n’y a pas de pénalité, et le joueur a un essai de plus.
club-striker-5 = Si le pion de tir, la reine et un pion du joueur tombent dans le même coup, le pion
    et la reine reviennent au centre, il n’y a pas de pénalité, et le joueur a un essai de plus.
club-striker-6 = Si le pion de tir et un pion adverse tombent dans le même coup, le pion est acquis
    à l’adversaire, le joueur rend au centre un pion de pénalité, et le tour passe.
club-striker-7 = Si le pion de tir, un pion du joueur et un pion adverse tombent dans le même coup,
    le pion adverse est acquis à l’adversaire, le pion du joueur et un pion de pénalité reviennent
    au centre, et le tour passe.
club-striker-8 = Si le pion de tir et la reine tombent dans le même coup, la reine et un pion de
    pénalité reviennent au centre et le tour passe.
club-striker-9 = Si le pion de tir, la reine et un pion adverse tombent dans le même coup, le pion
    adverse est acquis à l’adversaire, la reine et un pion de pénalité reviennent au centre, et le
    tour passe.
club-striker-10 = Si le pion de tir tombe dans un trou au coup qui devait doubler la reine, la reine
    et un pion de pénalité reviennent au centre et le tour passe.
club-striker-11 = Si le pion de tir et un pion du joueur tombent au coup qui devait doubler la
    reine, la reine reste empochée, le pion du joueur et un pion adverse reviennent au centre, et le
    joueur a un essai de plus pour la doubler.
club-striker-12 = Si le pion de tir quitte le plateau, un pion de pénalité revient au centre et le
    tour passe.
club-striker-13 = Si un coup fait sortir un pion du plateau, que ce soit un pion du joueur, un pion
    adverse ou la reine, ce pion est reposé sur le plateau et le tour passe.

club-score-title = Les points
club-score-1 = Une partie se poursuit jusqu’à ce qu’un camp ait { $points_to_win } points.
club-score-2 = Peu importe combien de manches il faut pour cela.
club-score-3 = La manche revient au camp qui a, avant l’autre, tous ses pions dans les trous.
club-score-4 = Le gagnant de la manche marque un point pour chaque pion adverse resté sur le
    plateau.
club-score-5 = Si le gagnant de la manche détient aussi la reine, empochée et doublée, elle lui
    rapporte { $queen_points } points de plus.
club-score-6 = Une reine gagnée par le perdant de la manche ne compte pour personne.
club-score-7 = Pour un gagnant de la manche qui a déjà au moins { $queen_ceiling } points, la reine
    qu’il a gagnée ne vaut plus que { $queen_points_late } au lieu de { $queen_points } points.
club-score-8 = Si la reine, le dernier pion du joueur et le dernier pion adverse tombent dans le
    même coup, le joueur gagne la manche avec les { $queen_points } points de la reine.
club-score-9 = Si le dernier pion du joueur et le dernier pion adverse tombent dans le même coup, la
    reine étant déjà gagnée, le camp qui la possède gagne la manche avec les
    { $queen_points } points qu’elle vaut.
club-score-10 = Si un joueur empoche le dernier pion adverse alors que la reine est encore en jeu,
    l’adversaire gagne la manche : un point pour chaque pion du joueur resté sur le plateau, et
    { $special_points } points de pénalité en plus.
club-score-11 = Si le dernier pion du joueur et le dernier pion adverse tombent dans le même coup
    alors que la reine est encore en jeu, l’adversaire gagne la manche avec
    { $special_points } points.
club-score-12 = Si un joueur empoche son dernier pion alors que la reine est encore en jeu,
    l’adversaire gagne la manche avec { $special_points } points.
