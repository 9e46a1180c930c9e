# La règle internationale, sections 3.10 à 5.1, dans nos propres mots.

## Pions et palet immobilisés dans une position inhabituelle

international2-3-10-title = Pions sur la tranche, empilés ou au bord d’un trou
international2-3-10-a = Un pion qui s’immobilise debout sur la tranche reste ainsi ; personne ne le couche.
international2-3-10-b =
    Quand un pion finit sa course sur un autre, on n’y touche pas : ils restent l’un sur l’autre.
international2-3-10-c =
    Quand le palet s’immobilise sur un pion, l’arbitre le retire en dérangeant le moins possible.
    Si des pions bougent malgré tout, il les remet au plus près de leur place.
international2-3-10-d =
    Quand un pion s’immobilise sur le palet, l’arbitre prend le pion, enlève le palet et repose le pion à l’endroit où il s’était arrêté.
    Si cela se produit au bord d’un trou et que le pion, une fois reposé, y tombe, il compte comme correctement empoché.
international2-3-10-e =
    Quand le palet s’immobilise sur un pion et que le centre de gravité du palet se trouve au-dessus du bord d’un trou, le palet compte comme empoché.
    Si les deux tombent dans le trou, le palet et le pion sont empochés.
    Si le pion qui le porte retient le palet, seul le palet compte comme empoché, bien qu’il ne soit pas tombé.
international2-3-10-f =
    Un pion resté en équilibre au bord d’un trou et qui finit par y tomber compte comme correctement empoché, quelle que soit la cause de sa chute.

## Pénalités et dettes

international2-3-11-title = Pénalités et dettes
international2-3-11-a =
    Si le palet tombe dans un trou et que rien d’autre ne tombe, que le coup soit correct ou non, le joueur paie un pion de pénalité : l’adversaire prend un de ses pions empochés et le pose dans le cercle intérieur.
    Le joueur qui n’a encore aucun pion empoché en doit un ; ce pion est posé dès que le joueur a correctement empoché son premier pion.
    Notre interprétation : le tour passe à l’adversaire, comme après toute faute.
    Tant que l’ouverture n’est pas faite, un palet empoché ne coûte rien.
international2-3-11-b =
    Si un même coup empoche le palet, la reine et au moins un pion du joueur, tous les pions du joueur tombés dans ce coup reviennent, et avec eux la reine et un pion de pénalité.
    L’adversaire pose les pions ; la reine est remise de la manière habituelle.
    Le joueur garde le tour.
international2-3-11-c =
    Si un coup empoche le palet et, à part lui, uniquement des pions adverses, ces pions restent empochés.
    Le joueur paie un pion de pénalité, posé par l’adversaire, ou le doit s’il n’y en a pas à disposition.
    Le tour passe à l’adversaire.
international2-3-11-d =
    Un pion adverse tombé dans un coup incorrect compte comme correctement empoché et ne revient pas.
    Le joueur paie un pion de pénalité, posé par l’adversaire, ou le doit s’il n’y en a pas à disposition.
    Notre interprétation : le tour passe à l’adversaire, comme après toute faute.
international2-3-11-e =
    Les pions de sa couleur que le joueur empoche dans un coup incorrect reviennent, avec un pion de pénalité en plus ; l’adversaire les pose tous, et ce qui n’est pas à disposition est dû.
    Il en va de même si le palet tombe aussi : il n’y a pas de seconde pénalité.
    Notre interprétation : le tour passe à l’adversaire, comme après toute faute.
international2-3-11-f =
    Si un joueur empoche d’un même coup le dernier pion de l’adversaire et le palet, la manche est finie et c’est l’adversaire qui la gagne.
    Il marque les pions du joueur encore sur la surface, plus { $striker_bonus } à la place du pion de pénalité, et la reine selon les règles du décompte, mais jamais plus de { $board_cap } points.
international2-3-11-g =
    Les pions de pénalité et les dettes sont pris dans les filets dès qu’il s’y trouve des pions, même si le joueur qui les doit garde le tour ; on attend cependant la fin du coup.
    En simple, c’est l’adversaire du joueur redevable qui les pose.
    En double, c’est toujours celui qui est assis à droite du joueur dont c’est alors le tour.
    Si un joueur empoche correctement un pion de l’adversaire alors que celui-ci en doit un, le joueur le sort et le pose aussitôt.
international2-3-11-h =
    Tous les pions de pénalité et toutes les dettes qui peuvent être payés sont posés en une seule fois, avant le coup suivant, que ce coup revienne à l’adversaire ou au même joueur.
international2-3-11-i =
    Si des pions dus sont à disposition mais que le cercle intérieur n’offre pas la place de les poser, ils sont gardés.
    Le joueur qui a le droit de les poser les conserve jusqu’à ce qu’il y ait de la place ; en double, la garde passe au partenaire chaque fois que le tour d’un joueur s’achève.
    Dès que l’arbitre juge la place suffisante, le pion doit être posé sans attendre.
    Si la place se libère pendant un coup du joueur qui garde le pion, il le pose aussitôt ce coup terminé.
international2-3-11-k =
    Si un joueur pose un pion de sa propre couleur au lieu d’un pion adverse, l’arbitre le signale ; le joueur peut retirer son pion et poser un pion adverse.
    Si personne ne le remarque avant le coup suivant, le pion reste, la pose compte comme correcte et l’on ne peut plus y revenir.
international2-3-11-l =
    S’il faut poser plusieurs pions de pénalité ou dettes, tous ceux que les filets peuvent fournir sont posés aussitôt.
    Les autres suivent dès qu’ils sont à disposition.
international2-3-11-m =
    Un pion de pénalité compte comme posé, à cet endroit précis, la première fois que le doigt le lâche, pourvu qu’il soit dans le cercle intérieur et hors du cercle central.
    S’il est mal posé, l’arbitre demande au joueur de le poser de nouveau, et l’autre camp peut poser un pion de pénalité contre celui qui s’est trompé.
    Le tour reste à qui l’avait.
international2-3-11-n =
    En posant un pion de pénalité, le joueur ne doit toucher aucun autre pion, ni du doigt ni avec le pion qu’il pose.
    Sinon, l’arbitre remet en place ce qui a été touché, et l’autre camp pose un pion de pénalité contre celui qui posait.
    Le tour reste à qui l’avait.
international2-3-11-o =
    Une fois l’ouverture faite, seul le palet peut toucher les pions au repos, et cela dans un coup correct.
    Si un joueur touche ou déplace autrement des pions, de la main ou du palet, l’arbitre les remet en place et l’adversaire pose un pion de pénalité contre ce joueur.
    Le tour passe à l’adversaire s’il ne l’a pas déjà.
international2-3-11-p =
    Un pion de pénalité, dû ou non, ne doit pas être posé de manière à créer un « cannon » ou un « pair » permettant d’empocher un pion de la couleur de celui qui le pose.
international2-3-11-r =
    Le joueur qui se lève pendant son propre tour, quel qu’en soit le motif, subit une pénalité : un de ses pions revient.
    Notre interprétation : le tour passe à l’adversaire, comme après toute faute.

## La reine

international2-3-12-title = La reine
international2-3-12-a =
    Un joueur peut empocher la reine dès qu’il a empoché au moins un de ses pions dans un coup précédent.
    Une exception : si le seul pion empoché revient dans le même coup, comme pénalité ou pour payer une dette, la reine ne peut être ni empochée ni confirmée dans ce coup.
    À partir du coup suivant, le joueur en a le droit, même si ce pion se trouve de nouveau sur la surface.
international2-3-12-b =
    Quand la reine n’a pas pu être confirmée ou qu’elle a quitté le plateau, l’arbitre la remet sur le cercle central.
    Si d’autres pions couvrent ce cercle en tout ou en partie, il place la reine là où elle en recouvre le plus possible ou, si elle ne peut rien en recouvrir, au plus près.
    Si la reine se trouve ainsi en position de « shot », elle y reste et on ne la déplace plus.
international2-3-12-c =
    Si un joueur empoche la reine sans avoir encore empoché aucun de ses pions, l’arbitre la remet en place et le tour passe à l’adversaire.
international2-3-12-d =
    Si la reine a été correctement empochée et que le joueur ne la confirme pas au coup suivant, l’arbitre la ressort et la remet en place.
    Si cela échappe à l’arbitre comme à l’adversaire jusqu’à ce que le joueur joue un autre coup, la reine compte comme correctement empochée et confirmée.
international2-3-12-e =
    La reine et un pion du joueur empochés d’un même coup : la reine est confirmée.
    Elle ne l’est pas encore si un seul pion du joueur est tombé avec elle alors que ce coup était l’ouverture ou que les { $pieces } pions du joueur étaient tous sur la surface au début du coup ; il faut alors la confirmer au coup qui suit immédiatement.
    Si deux pions du joueur ou davantage sont tombés avec elle, la reine est confirmée dans tous les cas.
international2-3-12-f =
    Si un même coup empoche la reine, un pion du joueur et le palet, la reine, ce pion et un pion de pénalité reviennent.
    Le joueur garde le tour.
international2-3-12-g =
    Si l’ouverture empoche la reine et le palet, l’arbitre remet la reine en place et le joueur doit un pion.
    Le tour passe à l’adversaire.
international2-3-12-h =
    Si le palet tombe seul au coup qui devait confirmer la reine, l’arbitre remet la reine en place et le joueur paie ou doit un pion de pénalité.
    Le tour passe à l’adversaire.
international2-3-12-i =
    Si des pions du joueur et le palet tombent au coup qui devait confirmer la reine, l’adversaire prend dans les filets autant de pions qu’il en est tombé, plus un pion de pénalité, et les pose.
    La reine reste à confirmer, sans revenir en jeu ; le joueur garde le tour et peut la confirmer au coup suivant.

## Règles générales

international2-4-title = Règles générales
international2-4-a =
    On ne mange pas, on ne boit pas et on ne fume pas autour du plateau.
    Toute infraction relève de la règle générale des fautes.
international2-4-b =
    On ne joue qu’avec un palet admis par les organisateurs du tournoi et par l’arbitre.
    Toute infraction relève de la règle générale des fautes et peut mener à la disqualification.
international2-4-c =
    Un plateau installé pour un match et accepté par les organisateurs et l’arbitre reste tel qu’il est, de même que les sièges qui l’entourent.
    Aucun joueur ne peut y changer quoi que ce soit, sauf si l’arbitre, après examen, l’y autorise.
international2-4-d =
    Le plateau ne peut être échangé contre un autre qu’une fois la manche terminée.
    L’arbitre décide seul si la surface de jeu et le support sont de qualité suffisante.
international2-4-e =
    Un joueur peut changer de palet { $striker_changes } fois au cours d’un match.
    Le changement se fait uniquement entre deux manches, et après que l’arbitre a examiné et admis le nouveau palet.
    Le joueur à qui le second palet ne convient pas peut revenir au premier, et à aucun autre.
international2-4-f =
    Un pion cassé est échangé par l’arbitre ; le nouveau prend aussi exactement que possible la place de l’ancien.
international2-4-g =
    Quand un joueur s’adresse à l’arbitre au cours d’une manche, tous les autres cessent de jouer jusqu’à ce que l’arbitre dise de nouveau « Play ».
    Si quelqu’un de l’autre camp joue quand même, le camp qui s’est adressé à l’arbitre gagne la manche.
    Il marque les pions de l’autre camp encore sur la surface, et { $queen_points } points de plus pour la reine s’il l’avait lui-même confirmée ou si elle est encore sur la surface.
    Notre interprétation : la reine n’ajoute rien si ce camp a déjà { $queen_ceiling } points ou plus dans la partie.
international2-4-h =
    Le joueur qui veut de la poudre sur la surface le dit avant que l’arbitre n’ouvre la manche.
    On la répartit avec le palet, les pions, un pinceau ou le bout des doigts, sans excès ni avarice, et les autres joueurs ne peuvent pas l’enlever ; l’arbitre peut veiller à ce qu’elle soit répartie uniformément.
    À partir de « Play », on n’en ajoute ni n’en retire plus.
    S’il y en a trop le long du cadre ou sur les lignes de base, et là seulement, le joueur dont c’est le tour peut l’écarter, avec son palet ; ailleurs, il est interdit de la balayer ou de la souffler à dessein.
    Tout ce qui gêne le jeu sur la surface, l’arbitre l’enlève dès la fin du coup.
international2-4-i =
    Aucun joueur ne doit volontairement frapper, pousser ou déplacer le plateau, de quelque façon que ce soit.
    Si cela arrive au cours d’une manche et que la position ne peut plus être rétablie, l’adversaire gagne cette manche.
    Il marque les pions du fautif encore sur la surface, et { $queen_points } points de plus pour la reine s’il l’avait confirmée ou si elle est encore en jeu.
    La reine n’ajoute rien s’il a déjà { $queen_ceiling } points ou plus dans la partie.
international2-4-k =
    Pendant le tour de l’adversaire, un joueur ne demande pas le score à l’arbitre.
    L’infraction est une faute technique.
international2-4-l =
    Aucun joueur ne doit, par quoi que ce soit, troubler la concentration de l’adversaire.
    Toute infraction relève de la règle générale des fautes ; trop souvent répétée, elle mène à la disqualification.
international2-4-m =
    En double, les partenaires ne communiquent pas, ni par la parole ni par signes.
    Chaque infraction coûte à leur camp un pion de pénalité, dû s’il n’y en a pas à disposition, et le tour passe aux adversaires.
international2-4-n =
    Sans la permission de l’arbitre, les joueurs ne parlent ni au public ni à l’adversaire.
    Toute infraction relève de la règle générale des fautes.
international2-4-o =
    Au cours d’une manche, il est interdit de pousser ou de faire glisser le palet sur la surface pour éprouver la glisse de l’une ou de l’autre.
    Toute infraction relève de la règle générale des fautes.
international2-4-p =
    Au cours d’une manche, le palet ne doit être ni posé sur le cadre ni laissé dans un filet.
    Le joueur qui le fait paie ou doit un pion de pénalité ; le tour lui reste.
international2-4-q =
    Si les deux camps se sont cédé le tour { $passes } fois de suite sans que personne n’ait touché ni déplacé un pion, la manche est nulle et on la rejoue.
international2-4-r =
    Un joueur ou une équipe peut abandonner une partie à tout moment de son propre tour.
    L’arbitre en est averti et, dès lors, le camp qui abandonne ne déplace plus aucun pion.

## Fautes

international2-4-1-title = Fautes
international2-4-1 =
    Toute infraction à une règle, et tout acte contraire à une disposition que ces règles mentionnent spécialement, est soit une faute technique, soit une faute.
    Tout dépend du camp dont c’était le tour ; là où une règle fixe sa propre sanction, celle-ci s’applique.
international2-4-1-1-title = Faute technique
international2-4-1-1 =
    L’infraction commise avant que le tour du joueur ne soit venu est une faute technique : quand son tour vient, il paie d’abord un pion de pénalité, que l’adversaire sort d’un filet et pose.
    L’infraction commise pendant le tour de l’adversaire est aussi une faute technique, et un pion du fautif revient.
    L’ordre des tours ne change pas.
international2-4-1-2-title = Faute
international2-4-1-2 =
    L’infraction commise pendant le premier coup ou à tout moment ensuite, tant que c’est le tour du joueur lui-même, est une faute.
    L’adversaire sort d’un filet un des pions du joueur et le pose comme pion de pénalité, et le tour passe à l’adversaire, sauf là où ces règles en disposent autrement.
    Si la reine et des pions du joueur sont tombés dans le coup fautif, ils reviennent tous, avec un pion de pénalité en plus, et le joueur ne peut pas poursuivre son tour.

## Disqualification

international2-4-2-title = Disqualification
international2-4-2 =
    Un joueur peut être disqualifié pour tout le match en raison d’une conduite déplacée ou indisciplinée, d’infractions aux règles, ou des deux, dans les cas énumérés ici.
international2-4-2-a =
    Des propos déplacés au cours d’un match : grossièretés, commentaires désobligeants et autres.
international2-4-2-b = Se lever et quitter sa chaise au cours d’une partie sans que l’arbitre l’ait permis.
international2-4-2-c =
    Prolonger la pause qui précède la partie décisive.
    La durée de cette pause est un réglage, fixé ici à { $rest_minutes } minutes.
international2-4-2-d = Refuser de se plier à ce qu’a décidé l’arbitre ou l’arbitre en chef.
international2-4-2-e =
    Des paroles violentes portant atteinte à l’honneur, ou des insultes, envers l’arbitre, l’arbitre en chef ou les organisateurs, pendant le match comme avant.
international2-4-2-f = Se servir d’un palet qui n’a pas été officiellement admis.
international2-4-2-g = Interrompre le jeu au cours d’un match sans y être autorisé.
international2-4-2-h = Gêner l’adversaire pendant son tour plus de { $disturbances } fois.

## Réclamation

international2-4-3-title = Réclamation
international2-4-3 =
    Quiconque participe à un tournoi est censé connaître ces règles.
    Une réclamation s’annonce de vive voix à l’arbitre aussitôt après l’incident, puis se remet par écrit au responsable du tournoi au plus tard { $protest_minutes } minutes après la fin de la manche en cours.
    Elle ne contient que des faits : la décision de l’arbitre ou de l’arbitre en chef qui est mise en cause, et la règle sur laquelle elle s’appuie.
    Une fois annoncée, elle ne peut être retirée sous aucune condition.
    Dès qu’elle est remise, le jeu reprend dans la position où il a été interrompu.
    Si le responsable du tournoi donne raison au plaignant, tout le match est rejoué ; s’il rejette la réclamation, le résultat du match est maintenu.

## Lexique

international2-5-1-title = Mots et expressions
international2-5-1-carrom-board =
    Plateau : le matériel sur lequel on joue au carrom.
    Il ne faut pas le confondre avec la manche, que l’anglais appelle aussi « board ».
international2-5-1-carrom-board-reason =
    Cette entrée ne fait que nommer un objet ; 2.1 dit comment le plateau doit être.
international2-5-1-piece =
    Pion : chacun des disques à empocher.
    La reine est un pion elle aussi ; le palet n’en est pas un.
international2-5-1-piece-reason =
    Cette entrée ne fait que nommer un objet ; 2.2 dit comment les pions doivent être.
international2-5-1-board =
    Manche (« board ») : l’unité de jeu qui commence avec tous les pions dans leur disposition de départ et s’achève quand l’un des joueurs n’a plus de pion de sa couleur sur la surface.
international2-5-1-game =
    Partie (« game ») : une série de { $boards_per_game } manches.
    Elle prend fin plus tôt, dès qu’un camp a atteint { $points_to_win } points.
    Si les deux camps sont à égalité de points après la dernière de ces manches, une manche supplémentaire les départage.
international2-5-1-match =
    Match : il revient au camp qui gagne le premier { $games_to_win } parties.
    Quand les deux premières laissent les camps à une partie partout, on en joue une troisième.
international2-5-1-singles = Simple : un joueur contre un autre, assis l’un en face de l’autre.
international2-5-1-doubles =
    Double : deux équipes de deux joueurs s’affrontent ; chacun est assis en face de son partenaire.
international2-5-1-break =
    Ouverture (« break ») : le premier coup, joué selon les règles, sur les pions dans leur disposition de départ.
    Il lance la manche.
international2-5-1-cover =
    Confirmer la reine : empocher un pion de sa couleur soit dans le coup qui empoche la reine, soit dans celui qui vient immédiatement après.
international2-5-1-fingertip = Bout du doigt : l’extrémité du doigt, jusqu’à la première articulation.
international2-5-1-fingertip-reason =
    Cette entrée ne fait qu’expliquer un mot de la technique du coup, que seul l’arbitre peut voir.
international2-5-1-thumb-stroke =
    Coup du pouce : un coup où c’est le pouce qui lance le palet depuis les lignes de base.
international2-5-1-thumb-stroke-reason =
    Cette entrée ne fait qu’expliquer un mot de la technique du coup, que seul l’arbitre peut voir.
international2-5-1-finish =
    Fin (« finish ») : l’état du joueur à qui il ne reste aucun pion de sa couleur sur la surface.
international2-5-1-opponent = Adversaire : le joueur ou l’équipe qui n’a pas le tour.
international2-5-1-opponent-reason =
    Cette entrée ne fait qu’expliquer un mot ; elle ne donne lieu à aucune décision.
international2-5-1-hand = Main : dans ces règles, tout ce qui va du bout des doigts au coude.
international2-5-1-hand-reason =
    Cette entrée ne fait qu’expliquer un mot de la posture et du coup, que seul l’arbitre peut voir.
international2-5-1-imaginary-lines =
    Lignes imaginaires : les flèches prolongées par la pensée ; elles partent du centre de la surface et passent au-dessus des coins du plateau.
international2-5-1-correct = Correct : conforme à ces règles.
international2-5-1-correct-reason =
    Cette entrée ne fait qu’expliquer un mot ; ce qu’est un coup correct, chaque règle le dit.
international2-5-1-incorrect = Incorrect : contraire à ces règles.
international2-5-1-incorrect-reason =
    Cette entrée ne fait qu’expliquer un mot ; ce qui rend un coup incorrect, chaque règle le dit.
international2-5-1-queen = Reine : l’unique pion rouge.
international2-5-1-queen-reason =
    Cette entrée ne fait qu’expliquer un mot ; 3.12 règle tout ce qui touche à la reine.
international2-5-1-replace =
    Remettre en jeu s’entend de deux façons.
    Le joueur qui en a le droit pose à plat, à l’intérieur du cercle intérieur, un pion de pénalité, dû ou non.
    Ou bien l’arbitre remet sur le cercle central la reine, ou un pion qui a quitté la surface.
international2-5-1-turn = Tour : le droit de jouer un coup.
international2-5-1-turn-reason =
    Cette entrée ne fait qu’expliquer un mot ; à qui revient le tour se décide coup par coup.
international2-5-1-umpire = Arbitre : la personne officiellement désignée pour conduire et surveiller le jeu.
international2-5-1-umpire-reason =
    Cette entrée ne fait que nommer une fonction ; le logiciel ne désigne pas l’arbitre.
international2-5-1-shot = Shot : une position où un pion peut en faire empocher un autre.
international2-5-1-shot-reason =
    Cette entrée ne fait qu’expliquer un mot ; la seule règle qui l’emploie, sur la remise en jeu de la reine, demande seulement de n’y rien changer.
international2-5-1-cannon =
    Cannon : deux pions alignés l’un derrière l’autre exactement vers un trou, si bien que le premier, frappé par le palet, chasse le second dans ce trou.
international2-5-1-pair =
    Pair : un « cannon » où le palet peut lui aussi être mis sur la ligne menant droit au trou, si bien qu’un seul coup peut y envoyer les deux pions.
international2-5-1-acting-hand = Main qui joue : celle qui lance le palet.
international2-5-1-acting-hand-reason =
    Cette entrée ne fait qu’expliquer un mot de la technique du coup, que seul l’arbitre peut voir.
international2-5-1-push =
    Pousser : lancer le palet de toute la main plutôt que d’un doigt.
    Un coup ne doit pas être poussé.
international2-5-1-push-reason =
    Cette entrée ne fait qu’expliquer un mot ; l’interdiction de pousser est posée là où le coup est décrit.
international2-5-1-penalty-piece =
    Pion de pénalité : un pion sorti d’un filet ou d’un trou et remis en jeu parce que le joueur a commis une faute.
international2-5-1-penalty-piece-reason =
    Cette entrée ne fait qu’expliquer un mot ; 3.11 dit quand un tel pion est payé.
international2-5-1-due =
    Dette : un pion de pénalité qui ne pourra être posé que plus tard, parce que rien n’était encore empoché au moment de la faute, parce que la place manque dans le cercle intérieur, ou pour les deux raisons.
international2-5-1-pocket =
    Empocher : lancer un pion, d’un coup correct ou incorrect, de sorte qu’il tombe dans l’un des quatre trous des coins.
