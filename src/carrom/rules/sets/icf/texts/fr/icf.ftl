# Les lois du carrom de la fédération internationale (ICF) : l’équipement et les lois 1 à 71, dans nos propres mots.
icf-title = Les lois du carrom (ICF)
icf-summary = icf : { $points } points ; la reine vaut { $queen } ; les lois des fédérations
icf-short = Fédération (ICF)
icf-about = { $boards ->
    [0] Deux parties gagnantes, en { $points } points.
   *[other] Deux parties gagnantes, en { $points } points ou { $boards } manches.
} La reine vaut { $queen } points. Les fédérations jouent aujourd’hui selon ces lois.
icf-more = Trois essais à l’ouverture. Un coup incorrect qui empoche le palet coûte deux pions. Tant que vous devez un pion, la reine ne compte pas. Si une faute termine la manche, le vainqueur peut demander des points de plus.
icf-source = Le texte suivi est celui des { $laws } lois du carrom publiées par la commission des médias de la fédération internationale (ICF) ; le paragraphe sur le plateau vient de l’association des États-Unis. En novembre { $year }, aucun texte plus récent n’a été trouvé. Les modifications ultérieures ne sont pas connues ici.
icf-option-stage = À quel tour joue-t-on ?
icf-option-stage-pool = avant les quarts : huit manches
icf-option-stage-knockout = à partir des quarts : sans limite

# Les décisions propres à cette règle : ce qui s’est passé, et pourquoi. Les arguments sont ceux de ruling.ftl.
icf-ruling-queen-two-covered = { $player } empoche { $fell } du même coup : la reine est confirmée.
icf-ruling-queen-owing = { $player } empoche { $fell } en devant un pion : la reine ne compte pas.
icf-ruling-striker-queen-nine = { $player } empoche { $fell } alors que tous les pions { $colour }s sont sur le plateau.
icf-ruling-improper-own-striker = { $player } empoche { $fell } sur un coup incorrect.
icf-ruling-improper-opponents-striker = { $player } empoche { $fell } sur un coup incorrect.
icf-ruling-improper-queen-striker = { $player } empoche { $fell } sur un coup incorrect.
icf-ruling-improper-queen-own-striker = { $player } empoche { $fell } sur un coup incorrect.
icf-ruling-improper-covering = { $n_fell ->
    [0] { $player } joue un coup incorrect : la reine n’est pas confirmée.
   *[other] { $player } empoche { $fell } sur un coup incorrect : la reine n’est pas confirmée.
}
icf-ruling-improper-covering-striker = { $player } empoche { $fell } sur un coup incorrect au lieu de confirmer la reine.
icf-ruling-improper-covering-own-striker = { $player } empoche { $fell } sur un coup incorrect : la reine n’est pas confirmée.
icf-ruling-both-covering-improper = { $player } empoche les derniers pions des deux camps sur un coup incorrect : la reine n’est pas confirmée.
icf-ruling-both-covering-striker-improper = { $player } empoche le palet en même temps que les derniers pions des deux camps sur un coup incorrect : la reine n’est pas confirmée.
icf-ruling-both-with-queen-improper = { $player } empoche la reine et les derniers pions des deux camps sur un coup incorrect.
icf-ruling-both-queen-striker-improper = { $player } empoche le palet en même temps que la reine et les derniers pions des deux camps sur un coup incorrect.
icf-ruling-both-in-play-improper = { $player } empoche les derniers pions des deux camps sur un coup incorrect alors que la reine est encore sur le plateau.
icf-ruling-both-in-play-striker = { $player } empoche le palet en même temps que les derniers pions des deux camps alors que la reine est encore sur le plateau.
icf-ruling-both-in-play-striker-improper = { $player } empoche le palet en même temps que les derniers pions des deux camps sur un coup incorrect alors que la reine est encore sur le plateau.
icf-ruling-both-own-queen-striker = { $player } avait confirmé la reine, mais empoche le palet en même temps que les derniers pions des deux camps.
icf-ruling-both-own-queen-striker-improper = { $player } avait confirmé la reine, mais empoche le palet en même temps que les derniers pions des deux camps sur un coup incorrect.
icf-ruling-both-their-queen-striker = { $player } empoche le palet en même temps que les derniers pions des deux camps. { $other } { PEOPLE($other) ->
    [two] avaient
   *[one] avait
} confirmé la reine.
icf-ruling-both-their-queen-striker-improper = { $player } empoche le palet en même temps que les derniers pions des deux camps sur un coup incorrect. { $other } { PEOPLE($other) ->
    [two] avaient
   *[one] avait
} confirmé la reine.
icf-ruling-own-last-improper = { $player } empoche { $fell } sur un coup incorrect et n’a plus de pion { $colour }, mais personne n’a confirmé la reine.
icf-ruling-own-last-striker = { $player } empoche { $fell } et n’a plus de pion { $colour }, mais personne n’a confirmé la reine.
icf-ruling-own-last-striker-improper = { $player } empoche { $fell } sur un coup incorrect et n’a plus de pion { $colour }, mais personne n’a confirmé la reine.
icf-ruling-their-last-improper = { $player } empoche { $fell } sur un coup incorrect. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et personne n’a confirmé la reine.
icf-ruling-their-last-striker = { $player } empoche { $fell }. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et personne n’a confirmé la reine.
icf-ruling-their-last-striker-improper = { $player } empoche { $fell } sur un coup incorrect. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et personne n’a confirmé la reine.
icf-ruling-their-last-covering-improper = { $player } empoche { $fell } sur un coup incorrect : la reine n’est pas confirmée, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-their-last-covering-striker = { $player } empoche { $fell } : la reine n’est pas confirmée, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-their-last-covering-striker-improper = { $player } empoche { $fell } sur un coup incorrect : la reine n’est pas confirmée, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-their-last-queen = { $player } empoche { $fell }. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et la reine n’est pas confirmée.
icf-ruling-their-last-queen-improper = { $player } empoche { $fell } sur un coup incorrect. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et la reine n’est pas confirmée.
icf-ruling-their-last-queen-striker = { $player } empoche { $fell }. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et la reine n’est pas confirmée.
icf-ruling-their-last-queen-striker-improper = { $player } empoche { $fell } sur un coup incorrect. { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion, et la reine n’est pas confirmée.
icf-ruling-their-last-queen-covered = { $player } empoche { $fell } : la reine est confirmée, mais { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-finished-improper = { $player } empoche { $fell } sur un coup incorrect, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-finished-striker = { $player } empoche { $fell }, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-finished-striker-improper = { $player } empoche { $fell } sur un coup incorrect, et { $other } { PEOPLE($other) ->
    [two] n’ont
   *[one] n’a
} plus de pion.
icf-ruling-foul-at-break = Faute de jeu, { $player } : { $label }. L’ouverture n’est pas faite : { $player } n’a plus d’essai. Rien n’est dû.
icf-ruling-due-forgotten = { $player } a oublié de poser un pion et personne ne l’a vu à temps. Il reste empoché.

# Longueurs en cm, poids en g, puissances en W.

## L’équipement

icf-equipment-title = L’équipement
icf-board =
    La surface de jeu est un carré de { $icf_surface_side_min } à { $icf_surface_side_max } cm de
    côté, épais d’au moins { $icf_surface_thickness_min } cm. Un palet de { $striker_weight_max } g
    lancé à pleine force y fait au moins { $rebounds_min } parcours. Le cadre a de
    { $icf_frame_height_min } à { $icf_frame_height_max } cm de haut et de { $icf_frame_width_min } à
    { $icf_frame_width_max } cm de large ; ses coins intérieurs sont courbes. Un trou a
    { $icf_hole_diameter } cm de diamètre. Les lignes et les cercles se mesurent comme sur le plateau
    révisé de la règle internationale.
icf-carrommen =
    Un jeu compte { $pieces } pions blancs, { $pieces } pions noirs et un pion rouge. Ce sont des
    disques de bon bois, tous semblables, au bord lisse et arrondi. Diamètre :
    { $piece_diameter_min } à { $piece_diameter_max } cm. Épaisseur : { $piece_thickness_min } à
    { $piece_thickness_max } cm. Poids : { $piece_weight_min } à { $piece_weight_max } g. Frappé par
    un palet réglementaire, un pion glisse sans accroc et reste à plat sur la surface.
icf-striker =
    Le palet est rond et lisse. Il mesure au plus { $striker_diameter_max } cm de diamètre et pèse
    au plus { $striker_weight_max } g. Toutes les matières sont admises, sauf l’ivoire et le métal.
    Un palet garni de métal visible est refusé. Une gravure de bon goût est permise.
icf-stand =
    La table ou le support a de { $stand_height_min } à { $stand_height_max } cm de haut. Le plateau
    y est bien de niveau et ne bouge pas. Au besoin, on cale le plateau, la table ou le support
    par-dessous.
icf-seat =
    Le joueur s’assoit sur un tabouret ou sur une chaise sans accoudoirs. L’assise est à une hauteur
    de { $seat_height_min } à { $seat_height_max } cm.
icf-powder =
    Une bonne poudre, jamais humide, garde la surface sèche et lisse. On la répartit uniformément à
    l’aide d’un sachet ou d’un autre récipient.
icf-nets =
    Sous le plateau, des filets ferment entièrement les quatre trous. Chacun peut contenir au moins
    { $net_capacity_min } pions.
icf-light =
    La lampe est suspendue au-dessus du plateau, à une hauteur commode. Son abat-jour est conique ou
    carré, si possible en métal, et blanc comme neige à l’intérieur. Il n’éclaire que le plateau,
    cadre compris. L’ampoule a de { $lamp_power_min } à { $lamp_power_max } W ; la meilleure est
    blanche et transparente. Un joueur ébloui par l’ampoule nue peut faire monter ou descendre la
    lampe.

## Les termes

icf-terms-title = Les termes
icf-1 = Toute loi citée ici par son numéro est une des lois du carrom.
icf-1-reason = Cette entrée dit seulement de quel texte il s’agit.
icf-2-a = Un coup ou un acte est correct quand il n’enfreint aucune loi.
icf-2-a-reason = Cette entrée ne fait qu’expliquer un mot ; chaque loi dit ce qui est correct.
icf-2-b = Un coup ou un acte est incorrect quand il enfreint une loi.
icf-2-b-reason = Cette entrée ne fait qu’expliquer un mot ; chaque loi dit ce qui est incorrect.
icf-3 = Le plateau est l’objet sur lequel on joue : la surface, le cadre et les trous.
icf-3-reason = Cette entrée ne fait que nommer un objet ; elle n’exige rien.
icf-4 =
    Les pions sont les disques blancs, noirs et rouge que l’on empoche. La fédération les appelle
    « carrommen ».
icf-4-reason =
    Cette entrée ne fait que nommer un objet ; ce que les pions doivent être relève de l’équipement.
icf-5 =
    Une manche commence quand l’arbitre annonce « Play ». Elle est finie dès que le dernier pion de
    l’un des joueurs est empoché.
icf-6 = Le coup qui ouvre une manche s’appelle l’ouverture.
icf-6-reason =
    Cette entrée ne fait qu’expliquer un mot ; qui ouvre, et quand l’ouverture est faite, est réglé
    plus loin.
icf-7 = Finir, c’est mener une manche à son terme.
icf-8 = Un joueur est une personne qui joue au carrom, en simple ou en double.
icf-8-reason = Cette entrée ne fait qu’expliquer un mot ; elle n’exige rien.
icf-9 =
    Les pions de pénalité et les pions dus sont posés par le joueur que les lois désignent. Ils vont
    à plat et nulle part ailleurs qu’à l’intérieur du cercle extérieur, le grand cercle autour du
    centre. C’est l’arbitre qui pose la reine, et les pions sautés hors du plateau, sur le cercle
    central.
icf-10 =
    Un pion ou la reine est empoché quand un coup l’envoie dans un trou. Peu importe que le coup
    soit correct.
icf-10-reason = Cette entrée ne fait qu’expliquer un mot ; ce qui s’ensuit se décide coup par coup.
icf-11 = Le palet est poussé quand une secousse du coude le fait partir, sans qu’un doigt le frappe.
icf-11-reason = Cette entrée ne fait qu’expliquer un mot ; c’est la loi 33 qui interdit de pousser.
icf-12 = L’unique pion rouge s’appelle la reine.
icf-12-reason = Cette entrée ne fait que nommer un pion ; le sort de la reine a sa propre section.
icf-13 =
    Un joueur a une dette quand il empoche le palet, quoi qu’il tombe d’autre. Tout pion qu’il doit
    encore s’appelle aussi une dette.
icf-13-reason =
    Cette entrée ne fait qu’expliquer un mot ; comment naît et se paie une dette est réglé plus
    loin.
icf-14 = Ce que coûte une infraction aux lois s’appelle la pénalité.
icf-14-reason = Cette entrée ne fait qu’expliquer un mot ; chaque loi fixe sa pénalité.
icf-15 =
    Pour confirmer la reine, le joueur empoche un de ses pions, soit avec elle, soit au coup qui suit
    aussitôt.
icf-16 = Le « pair » et le « cannon » sont tous deux des « shots ».
icf-16-reason =
    Cette entrée ne fait que réunir deux mots ; les lois 93 et 114 disent ce qui en découle.
icf-16-a =
    Dans un « pair », deux pions se suivent, à peu près dans la direction d’un trou, sans se
    toucher. L’un des deux peut être la reine.
icf-16-b = Le « cannon » est comme le « pair », mais les deux pions se touchent.
icf-17 = Jouer du pouce, c’est frapper le palet avec le pouce. Aucune loi ne l’interdit.
icf-17-reason = Cette entrée ne fait qu’expliquer un mot, et le pouce est permis.
icf-18 = Avoir le tour, c’est avoir le droit de jouer.
icf-18-reason =
    Cette entrée ne fait qu’expliquer un mot ; à qui est le tour se décide coup par coup.
icf-19 =
    L’arbitre en chef est le responsable. Il dirige et surveille les matchs, et tranche tout ce
    qu’on lui soumet.
icf-19-reason =
    Cette entrée ne fait que nommer une fonction ; désigner l’arbitre en chef est l’affaire des
    personnes.
icf-20 = L’arbitre est le responsable qui surveille un match et le dirige.
icf-20-reason =
    Cette entrée ne fait que nommer une fonction ; désigner l’arbitre est l’affaire des personnes.
icf-21-a = En simple, l’adversaire est celui des deux joueurs qui n’a pas le tour.
icf-21-a-reason = Cette entrée ne fait qu’expliquer un mot ; il n’y a rien à décider.
icf-21-b =
    En double, les adversaires sont les deux voisins du joueur qui a le tour, à sa gauche et à sa
    droite.
icf-21-b-reason = Cette entrée ne fait qu’expliquer un mot ; il n’y a rien à décider.
icf-22 = La « main » est celle qui joue. Elle s’arrête au poignet.
icf-22-reason =
    Cette entrée ne fait qu’expliquer un mot sur la posture, que seules voient les personnes
    présentes.
icf-23 =
    Le « doigt » est le côté du doigt qui porte l’ongle. Il s’arrête à la deuxième articulation.
icf-23-reason =
    Cette entrée ne fait qu’expliquer un mot sur le coup, que seules voient les personnes présentes.
icf-24 =
    Prolongez par la pensée les flèches qui passent entre les cercles de base. Ce sont les lignes
    imaginaires.
icf-24-reason =
    Cette entrée ne fait qu’expliquer un mot sur la posture, que seules voient les personnes
    présentes.
icf-25 =
    Dans un coup, le palet atteint les pions, tout droit ou par un détour. La loi 127 dit quand un
    coup compte comme joué.
icf-25-reason = Cette entrée ne fait qu’expliquer un mot ; la loi 127 décide si un coup a été joué.
icf-26-a =
    Le joueur qui ouvre et qui, dans ce premier tour, empoche correctement les { $pieces } pions
    blancs et la reine réussit un chelem blanc. On dit aussi « break to finish ».
icf-26-b =
    Le joueur qui a les noirs et qui, dans son premier tour, empoche correctement tous les pions
    noirs qui restent réussit un chelem noir. La reine peut tomber aussi, mais ce n’est pas
    nécessaire.

## La place des joueurs

icf-seats-title = La place des joueurs
icf-27 = En simple, les deux joueurs se font face.
icf-28 = En double, les quatre places sont occupées et chacun fait face à son partenaire.
icf-29 =
    Un joueur peut changer de posture quand il veut. Pendant son tour, toutefois, la chaise ou le
    tabouret reste en place : il ne doit ni le soulever, ni le déplacer, ni le heurter.
icf-30-a =
    Tant que dure la manche, le joueur ne touche le plateau et son support ou sa table que du bras
    qui joue.
icf-30-b =
    Pendant le tour du joueur, ses vêtements, ses bagues, ses bracelets et sa montre peuvent toucher
    le plateau et son support ou sa table, mais pas la surface de jeu.
icf-31 =
    Un joueur peut rehausser ou régler son siège avec ce qu’il veut, mais seulement entre deux
    manches. L’assise ne doit pas dépasser { $seat_height_max } cm.
icf-32 =
    Seule la main du joueur peut franchir les lignes imaginaires des flèches. Le reste du corps
    demeure en deçà.

## L’exécution du coup

icf-strike-title = L’exécution du coup
icf-33 = Le palet part d’une chiquenaude. Il est interdit de le pousser.
icf-34 = Un doigt joue le coup. Les autres peuvent le soutenir.
icf-35 = Gaucher ou droitier, le joueur joue de la main qu’il veut.
icf-35-reason = Les deux mains sont permises : il n’y a rien à vérifier.
icf-36 = Pendant le coup, la main peut reposer sur la surface de jeu.
icf-36-reason = Cette loi permet sans rien interdire : personne ne peut l’enfreindre.
icf-37-a =
    Pendant le coup, le coude du bras qui joue reste à l’écart de la surface de jeu et en deçà des
    lignes imaginaires.
icf-37-b = Pour la main, la flèche n’est pas une limite.
icf-37-b-reason = Cette loi permet sans rien interdire : personne ne peut l’enfreindre.
icf-38-a =
    Pendant le coup, le joueur ne s’appuie ni sur son siège, ni sur le support ou la table. Il ne
    pose pas non plus les jambes sur le rebord du support ou de la table.
icf-38-b = Le joueur peut poser les mains sur son corps et les jambes sur le rebord de son siège.
icf-38-b-reason = Cette loi permet sans rien interdire : personne ne peut l’enfreindre.

## Le tirage au sort

icf-toss-title = Le tirage au sort
icf-39-a =
    Avant chaque match, l’arbitre procède à un tirage au sort : il lance une pièce de monnaie ou
    fait deviner un pion. Le gagnant prend l’ouverture ou le choix des places. S’il veut les places,
    il le dit à l’arbitre, et le perdant doit alors s’asseoir d’abord.
icf-39-b = En double, le même choix revient à l’équipe qui gagne le tirage.
icf-39-c = Le gagnant qui prend l’ouverture laisse les places au perdant et doit s’asseoir d’abord.
icf-39-d =
    Deux partenaires qui ont perdu le tirage ne peuvent plus échanger leurs places une fois assis.
    L’ordre autour du plateau reste le même pendant tout le match.

## Les manches d’essai

icf-trial-title = Les manches d’essai
icf-40 =
    Entre le tirage et le match, on joue { $trial_boards } manches d’essai, pas davantage : une par
    joueur ou par équipe.

## L’ouverture (break)

icf-break-title = L’ouverture (break)
icf-41-a =
    Avant l’ouverture, on forme la rosace. Tous les pions sont à plat. La reine occupe le cercle
    central. Six pions l’entourent dans une première couronne, blancs et noirs en alternance. Dans
    la seconde couronne, trois pions blancs prolongent les blancs de la première : ensemble, ils
    dessinent un Y. Dans les intervalles, noirs et blancs alternent. Tout se touche ; l’ensemble est
    rond, serré, et tient à l’intérieur du cercle extérieur. On peut le resserrer avec les doigts ou
    le palet.
icf-41-b = Après chaque manche, on reforme la rosace le plus vite possible.
icf-42 = L’ouverture revient au camp qui joue le premier après le tirage au sort.
icf-43 =
    Celui qui ouvre joue les blancs dans cette manche, et l’adversaire les noirs. La reine n’est à
    personne : les deux camps peuvent la jouer.
icf-44 = Le plus léger contact suffit : quand le palet a touché un pion, l’ouverture est faite.
icf-45-a =
    Si le palet ne touche aucun pion, qu’il poursuive sa course ou saute hors du plateau,
    l’ouverture n’est pas faite. Le joueur a { $break_attempts } essais en tout.
icf-45-b =
    Le joueur dont tous les essais échouent perd l’ouverture. C’est alors à l’adversaire, qui joue
    les noirs et a autant d’essais. Personne ne réarrange la rosace. Les camps continuent ainsi
    jusqu’à ce que l’ouverture soit faite.
icf-45-c =
    Un essai qui ne touche aucun pion met aussitôt fin au tour s’il est incorrect ou s’il empoche le
    palet. Il ne coûte ni dette ni pénalité.
icf-46 =
    Le jeu commence quand l’arbitre annonce « Play ». Le joueur a alors
    { $thinking_seconds } secondes pour ouvrir ; il ne doit pas le faire plus tôt.
icf-47 =
    Le joueur qui ouvre avant « Play » commet une faute et perd le tour. Ses pions tombés et la
    reine, si elle est tombée, reviennent, avec un pion de pénalité.

## Le tour de jeu

icf-turn-title = Le tour de jeu
icf-48 =
    Le joueur qui empoche correctement ses pions ou la reine rejoue. Après tout autre coup, le tour
    passe.
icf-49-a =
    Le camp qui a obtenu l’ouverture au tirage commence la première partie et a les blancs dans sa
    première manche. D’une manche à l’autre, l’ouverture change de camp. L’autre camp commence la
    deuxième partie. Celui qui a commencé la première commence aussi la troisième.
icf-49-b = En double, le tour va vers la droite, de chaque joueur à son voisin de droite.
icf-50 =
    Le joueur a { $thinking_seconds } secondes pour chaque coup. Elles courent une fois que tout est
    au repos et que l’adversaire a repris son palet. S’il faut d’abord poser des pions ou y
    renoncer, elles ne courent qu’à la fin du délai prévu pour cela.
icf-51 =
    Le joueur qui joue hors de son tour, avant que l’arbitre puisse intervenir, perd la manche.
    L’adversaire marque ce qui était sur le plateau au premier de ces coups : les pions du joueur,
    et la reine si elle y était. Si ni l’arbitre ni l’adversaire ne le remarquent avant le coup
    suivant, le coup est valable et le jeu continue dans l’ordre habituel.

## La marque

icf-score-title = La marque
icf-52-a = La manche revient au premier joueur qui n’a plus de pion à empocher.
icf-52-b =
    Un pion vaut un point. La reine en vaut { $queen_points } pour un vainqueur qui a moins de
    { $queen_ceiling } points.
icf-53-a =
    Le vainqueur compte les pions adverses encore sur le plateau et marque un point pour chacun.
icf-53-b = Le joueur qui a confirmé la reine doit gagner la manche pour en marquer les points.
icf-53-c = Une reine confirmée par le perdant de la manche ne compte pour personne.
icf-54 =
    À partir de { $queen_ceiling } points, confirmer la reine ne rapporte plus les
    { $queen_points } points supplémentaires.
icf-55 =
    Une manche rapporte au plus { $board_cap } points. Les dettes et les pénalités qui restent
    s’éteignent avec elle.
icf-56-a =
    Le premier camp à { $points_to_win } points gagne la partie. Si aucun ne les a après
    { $boards_per_game } manches, elle revient à celui qui mène.
icf-56-b =
    Avant les quarts de finale, une partie compte au plus { $boards_per_game } manches. À égalité,
    une manche supplémentaire décide ; un tirage au sort règle qui l’ouvre, et rien d’autre. À
    partir des quarts de finale, la partie va à { $points_to_win } points, sans limite de manches :
    c’est ainsi que se lisent cette loi et la loi 60.b.
icf-57 = Tout match se joue en { $games_to_win } parties gagnantes, soit trois parties au plus.

## Le changement de places

icf-sides-title = Le changement de places
icf-58 = En simple, les deux joueurs échangent leurs places après chaque partie.
icf-59 = En double, après chaque partie, chaque joueur passe à la place voisine, vers la droite.
icf-60-a =
    Avant les quarts de finale, on change aussi de places pendant la troisième partie. Le changement
    vient après la manche numéro { $seat_change_board }, ou plus tôt si un joueur ou une équipe a
    déjà { $seat_change_points } points.
icf-60-b =
    À partir des quarts de finale, seuls les points comptent : dans la troisième partie, on change
    de places dès qu’un joueur ou une équipe en a { $seat_change_points }.
icf-60-c =
    Si tout le monde oublie le changement, on le rattrape quand quelqu’un s’en aperçoit, à la fin de
    cette manche.
icf-61 = Un changement de places peut durer { $seat_change_minutes } minutes, pas davantage.

## Les fautes

icf-foul-title = Les fautes
icf-62 =
    Une infraction aux lois est soit une faute technique, soit une faute. Cela vaut pour ce que
    disent les lois et pour ce que chacun y comprend.
icf-63-a =
    La faute technique est une infraction du joueur qui a le tour, mais n’y a encore joué aucun
    coup. Un de ses pions revient sur le plateau, posé par l’adversaire. Il garde le tour.
icf-63-b =
    L’infraction d’un joueur qui n’a pas le tour est aussi une faute technique. Elle lui coûte un
    pion, comme à la loi 63.a, et le tour reste à celui qui l’a.
icf-64-a =
    La faute est une infraction du joueur qui a le tour, pendant le premier coup de ce tour ou plus
    tard. Un de ses pions revient sur le plateau, posé par l’adversaire. Il perd le tour.
icf-64-b =
    Si des pions du joueur ou la reine sont tombés dans le coup fautif, ils reviennent aussi, avec
    un pion de plus. Le tour est perdu. Les pions adverses restent empochés : voir la loi 76.

## Les pions qui quittent le plateau

icf-overboard-title = Les pions qui quittent le plateau
icf-65-a =
    Quand un pion ou la reine saute hors de la surface de jeu, l’arbitre le pose sur le cercle
    central. Si le cercle n’est pas libre, le pion en couvre la partie libre autant que possible.
icf-65-b =
    Si la reine et un pion sautent dans le même coup, la reine est posée d’abord. Le pion va ensuite
    contre elle, du côté opposé au joueur qui a le tour.
icf-65-c =
    Si un pion blanc et un pion noir sautent dans le même coup, celui du joueur qui a joué est posé
    d’abord. L’autre va contre lui, du côté qu’indique la loi 65.b.
icf-65-d =
    S’il y en a plus de deux, les lois 65.b et 65.c disent où vont les deux premiers. Les autres
    vont contre ces deux-là, autant que possible.
icf-66-a =
    Il arrive qu’un pion ou la reine sorte du plateau et y retombe. L’arbitre le pose tout de même
    sur le cercle central. Il remet en place ce qui a été dérangé, de son mieux et comme il le juge
    bon.
icf-66-b =
    Il arrive aussi que la lampe renvoie le pion ou la reine sur la surface : l’abat-jour, l’ampoule
    ou la monture. Cela fait partie de sa course. Il reste où il est, et tout ce qu’il a déplacé
    aussi.

## Pions sur la tranche, empilés ou au bord d’un trou

icf-resting-title = Pions sur la tranche, empilés ou au bord d’un trou
icf-67 = Personne ne couche un pion qui s’est arrêté sur la tranche. Il en va de même pour la reine.
icf-68 = Personne ne sépare deux pions qui se chevauchent, que la reine en soit ou non.
icf-69-a =
    Si le palet repose sur un pion ou sur la reine, l’arbitre l’enlève sans rien déranger. Ce qui
    bouge malgré tout est remis en place autant que possible.
icf-69-b =
    Au bord d’un trou, un pion ou la reine sous le palet peut basculer dedans quand on enlève
    celui-ci. Il compte alors comme empoché.
icf-70-a =
    Si un pion ou la reine repose sur le palet, l’arbitre soulève ce pion et enlève le palet. Il
    remet ensuite le pion, autant que possible, là où il se trouverait sans le palet.
icf-70-b =
    Au bord d’un trou, le palet qui porte un pion ou la reine peut basculer dedans quand on soulève
    ce pion. Le palet compte alors comme empoché, et le joueur a une dette.
icf-71 =
    Un pion peut rester en équilibre au bord d’un trou et y tomber plus tard. Quelle qu’en soit la
    cause, il est correctement empoché.
