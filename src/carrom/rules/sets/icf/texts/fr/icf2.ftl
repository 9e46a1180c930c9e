# Les Lois du carrom, lois 72 à 143, et ce qui est retenu à leur sujet, dans nos propres mots.

## 72 à 77

icf2-dues-title = Pions dus et pénalités
icf2-72-a =
    Quand le palet tombe seul, dans un coup correct, le joueur doit un pion : c’est un pion dû.
    L’adversaire le prend parmi les pions empochés du joueur et le pose.
    Le tour passe.
icf2-72-b =
    Un coup incorrect où le palet tombe seul coûte deux pions : un pion dû pour le palet, un pion de pénalité pour la faute.
    L’adversaire pose les deux et le tour passe.
icf2-72-c =
    Tant qu’il n’a aucun pion empoché, le joueur ne peut pas payer.
    Ce qu’il doit reste dû et se paie dès que des pions sont disponibles.
icf2-73 =
    Des pions du joueur et le palet tombent ensemble dans un coup correct.
    Tous ces pions reviennent, avec un pion dû en plus.
    Le joueur garde le tour.
icf2-74 =
    Un coup correct empoche le palet et des pions adverses, mais aucun pion du joueur.
    Les pions adverses restent empochés.
    Le joueur paie un pion dû et perd le tour.
icf2-75 =
    Le palet tombe avec des pions des deux camps, dans un coup correct.
    Les pions du joueur reviennent avec un pion dû, et l’adversaire les pose.
    Les pions adverses restent empochés et le joueur garde le tour.
icf2-76 =
    Les pions adverses restent empochés, même si le coup était incorrect.
    Le joueur paie un pion de pénalité, que l’adversaire pose, et le tour passe.
icf2-77-a =
    Les pions que le joueur empoche dans un coup incorrect ne comptent pas.
    Ils reviennent avec un pion de pénalité.
    L’adversaire pose le tout et le tour passe.
icf2-77-b =
    Quand des pions du joueur et le palet tombent dans un coup incorrect, ces pions reviennent avec deux autres : le pion dû pour le palet et le pion de pénalité pour la faute.
    L’adversaire pose le tout et le tour passe.

## 78 à 90

icf2-placing-title = La pose des pions dus et des pions de pénalité
icf2-78-a =
    Ce qui est dû se paie dès qu’il y a dans un filet un pion pour cela.
    On attend la fin du coup, mais pas celle du tour.
icf2-78-b =
    En double, on regarde qui a le tour quand le pion devient disponible : son voisin de droite le sort et le pose.
    Il y a une exception.
    Si le joueur qui a le tour empoche un pion adverse, avec ou sans pion à lui, et que les adversaires peuvent alors payer ce qu’ils doivent, c’est lui qui sort le pion et le pose.
icf2-79-a =
    Il arrive qu’un pion soit disponible mais que la place manque dans le cercle.
    Celui qui doit le poser attend, et le pose dès que la place se libère.
icf2-79-b =
    En double, le droit de poser a pu passer entre-temps au partenaire.
    Dans ce cas, seul le partenaire sort le pion et le pose.
icf2-80 =
    La place peut suffire tout juste, au risque d’une faute.
    Le joueur qui préfère ne pas essayer renonce au pion pour de bon.
icf2-81 =
    Si la place se libère au milieu du tour de celui qui doit poser, il pose le pion aussitôt.
icf2-82-a =
    Poser par erreur un de ses propres pions est une faute.
    Dès que l’arbitre ou l’adversaire le signale, le joueur le remplace par le bon pion.
icf2-82-b =
    Si ni l’arbitre ni l’adversaire ne le remarquent avant le coup suivant, le pion mis par erreur reste et compte comme posé.
icf2-83 =
    S’il y a plusieurs pions dus, ceux qui sont disponibles se posent tout de suite, les autres dès qu’ils le deviennent.
    Un pion disponible mais oublié est perdu au coup suivant, si ni l’arbitre ni l’adversaire ne l’ont remarqué.
icf2-84-a =
    Un pion est posé quand le doigt le lâche à l’intérieur du cercle extérieur, le grand cercle autour du centre.
icf2-84-b =
    Celui qui pose un pion ne tient ni le palet ni un autre pion.
icf2-85 =
    On ne pose rien hors du cercle extérieur.
    Y mettre un pion, ou l’y faire glisser, est une faute, et le joueur le ramène à l’intérieur.
icf2-86 =
    La pose ne doit déplacer ni la reine ni aucun autre pion, que ce soit de la main ou avec le pion tenu.
    Si quelque chose bouge, l’arbitre le remet en place au mieux, et celui qui posait a commis une faute.
icf2-87-a =
    Un joueur peut renoncer aux pions qu’il a le droit de poser : à tous, jamais à une partie.
    Il le dit à l’arbitre dans les { $placing_seconds } secondes.
    Ce délai passé, le droit de poser est perdu de toute façon.
icf2-87-b =
    Certaines fins de manche rapportent des points en plus, mais seulement sur demande.
    Le camp qui y a droit peut les demander tous, ou en partie.
icf2-88-a =
    L’arbitre annonce ce qu’il faut poser.
    Le joueur a dès lors { $placing_seconds } secondes pour le faire.
icf2-88-b =
    Le joueur qui n’a pas tout posé à la fin du délai commet une faute.
    L’arbitre peut aussi faire retirer les pions déjà posés.
icf2-89-a =
    Quand les deux camps doivent des pions, une dette n’annule pas l’autre.
    Chacun paie tout ce qu’il doit.
icf2-89-b =
    Un pion posé ne doit pas couvrir le cercle central, même en partie.
    Sinon, c’est une faute, et le joueur déplace le pion.
icf2-90 =
    En double, personne ne sort un pion d’un filet pour un partenaire qui doit poser.
    Le partenaire qui n’en trouve pas dans les filets voisins de sa place s’adresse à l’arbitre : il indique la couleur et le nombre.

## 91

icf2-rising-title = Se lever pendant une manche
icf2-91 =
    Le joueur qui se lève pendant une manche la perd, quel que soit le motif et quel que soit le joueur qui a le tour.
    L’adversaire marque un point par pion que ce joueur a encore sur la surface, et { $queen_points } points pour la reine si elle s’y trouve aussi.
    Un adversaire qui a { $queen_ceiling } points ou plus ne marque que les pions.

## 92 à 101

icf2-queen-title = La reine
icf2-92 =
    Un joueur peut jouer la reine, et la confirmer, une fois qu’un de ses pions a été empoché.
icf2-93 =
    Seul l’arbitre remet la reine, et il la pose sur le cercle central.
    S’il en résulte un « shot », qu’il s’agisse d’un « pair » ou d’un « cannon », elle reste où elle est.
icf2-94 =
    Quand d’autres pions occupent le cercle central, l’arbitre a deux solutions.
    La reine peut recouvrir le plus possible de la partie libre.
    Ou bien elle va juste à côté du cercle, là où le joueur qui a le tour ne peut pas l’empocher facilement.
    Le choix de l’arbitre est définitif.
icf2-95-a =
    Le joueur dont aucun pion n’est encore empoché n’a pas droit à la reine.
    Si elle tombe, elle revient et le tour passe.
icf2-95-b =
    Le joueur qui doit encore un pion ne peut pas empocher la reine.
    Si elle tombe, elle revient et le tour passe.
icf2-95-c =
    Le joueur qui a payé peut avoir de nouveau ses { $pieces } pions sur la surface.
    Il garde le droit d’empocher la reine et de la confirmer.
icf2-95-d =
    La reine et le palet tombent ensemble, à l’ouverture ou plus tard, alors que les { $pieces } pions du joueur sont sur la surface.
    La reine revient, le joueur doit un pion et le tour passe.
icf2-96 =
    Une reine empochée que le joueur ne confirme pas revient.
    Si ni l’arbitre ni l’adversaire ne le remarquent avant le coup suivant, elle compte comme confirmée.
icf2-97-a =
    Un pion du joueur qui tombe dans le même coup que la reine la confirme.
icf2-97-b =
    À l’ouverture, et chaque fois que les { $pieces } pions du joueur sont sur la surface, un seul pion tombé avec la reine ne suffit pas : il reste à la confirmer.
    Deux pions ou plus la confirment.
icf2-98-a =
    Un coup correct empoche la reine, des pions du joueur et le palet.
    La reine et ces pions reviennent, avec un pion dû en plus.
    Le joueur garde le tour.
icf2-98-b =
    Si la reine, des pions du joueur et le palet tombent dans un coup incorrect, le joueur paie deux pions de plus : un pion dû et un pion de pénalité.
    Ils reviennent avec la reine et les pions tombés, et le tour passe.
icf2-99-a =
    La reine et le palet tombent dans un coup correct, alors que le joueur a moins de { $pieces } pions sur la surface.
    L’arbitre remet la reine et l’adversaire pose un pion du joueur.
    Le joueur garde le tour.
icf2-99-b =
    Si la reine et le palet tombent dans un coup incorrect, l’arbitre remet aussi la reine, mais l’adversaire pose deux pions du joueur.
    Le tour passe.
icf2-100-a =
    Au lieu d’un pion qui confirme la reine, c’est le palet seul qui tombe, dans un coup correct.
    L’arbitre remet la reine, l’adversaire pose un pion du joueur comme pion dû, et le tour passe.
icf2-100-b =
    Si le coup qui devait confirmer la reine est incorrect et n’empoche que le palet, il coûte deux pions : un pion dû et un pion de pénalité.
    L’adversaire les pose, la reine revient et le tour passe.
icf2-101-a =
    Au coup qui doit confirmer la reine, des pions du joueur tombent, mais le palet aussi ; le coup était correct.
    L’adversaire pose ces pions et un pion dû.
    Le joueur garde le tour et a encore un coup pour confirmer la reine.
    Si aucun de ses pions n’y tombe, la reine revient.
icf2-101-b =
    Si des pions du joueur et le palet tombent dans un coup incorrect qui devait confirmer la reine, l’arbitre remet la reine.
    L’adversaire pose ces pions et deux autres, un pion dû et un pion de pénalité.
    Le tour passe.

## 102 à 112

icf2-last-title = Les derniers pions
icf2-102-a =
    Le joueur confirme la reine avec son dernier pion et empoche aussi le dernier pion adverse, dans un coup correct.
    Il gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
icf2-102-b =
    Les deux derniers pions tombent au coup qui doit confirmer la reine, mais ce coup est incorrect.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Pour le coup incorrect, il peut demander un point de plus.
icf2-103-a =
    Le coup doit confirmer la reine ; il est correct, mais empoche le dernier pion adverse.
    L’adversaire gagne la manche et marque les pions qui restent au joueur sur la surface.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
icf2-103-b =
    Le coup doit confirmer la reine ; il est incorrect et empoche le dernier pion adverse.
    L’adversaire gagne la manche et marque les pions qui restent au joueur sur la surface.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
    L’adversaire peut demander un point de plus.
icf2-104-a =
    Un seul coup, correct, empoche la reine et les derniers pions des deux camps.
    Le joueur gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
icf2-104-b =
    Un seul coup, incorrect, empoche la reine et les derniers pions des deux camps.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander un point de plus.
icf2-105-a =
    La reine est sur la surface, et un coup correct empoche les derniers pions des deux camps.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
icf2-105-b =
    La reine est sur la surface, et un coup incorrect empoche les derniers pions des deux camps.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander un point de plus.
icf2-106-a =
    La reine est sur la surface, et un coup correct empoche le dernier pion adverse.
    L’adversaire gagne la manche et marque les pions qui restent au joueur.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
icf2-106-b =
    La reine est sur la surface, et un coup incorrect empoche le dernier pion adverse.
    L’adversaire gagne la manche et marque les pions qui restent au joueur.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
    L’adversaire peut demander un point de plus.
icf2-107-a =
    Un coup correct empoche le dernier pion du joueur, et la reine est encore sur la surface.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
icf2-107-b =
    Un coup incorrect empoche le dernier pion du joueur, et la reine est encore sur la surface.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander un point de plus.
icf2-108-a =
    Un coup correct empoche le dernier pion du joueur et le palet, et la reine est encore sur la surface.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander un point de plus.
icf2-108-b =
    Un coup incorrect empoche le dernier pion du joueur et le palet, et la reine est encore sur la surface.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander jusqu’à deux points de plus.
icf2-109-a =
    La reine, les deux derniers pions et le palet tombent tous dans un coup correct.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Pour le palet, il peut demander un point de plus.
icf2-109-b =
    La reine, les deux derniers pions et le palet tombent tous dans un coup incorrect.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander jusqu’à deux points de plus.
icf2-110-a =
    Le joueur a confirmé la reine ; il empoche maintenant les deux derniers pions et le palet, dans un coup correct.
    L’adversaire gagne la manche et marque { $special_points_late } point.
    Pour le palet, il peut demander un point de plus.
icf2-110-b =
    Le joueur a confirmé la reine ; il empoche maintenant les deux derniers pions et le palet, dans un coup incorrect.
    L’adversaire gagne la manche et marque { $special_points_late } point.
    Il peut demander jusqu’à deux points de plus.
icf2-111-a =
    La reine est sur la surface, et un coup correct empoche le dernier pion adverse et le palet.
    L’adversaire gagne la manche et marque les pions qui restent au joueur.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
    Pour le palet, l’adversaire peut demander un point de plus.
icf2-111-b =
    La reine est sur la surface, et un coup incorrect empoche le dernier pion adverse et le palet.
    L’adversaire gagne la manche et marque les pions qui restent au joueur.
    La reine ajoute { $queen_points } points, sauf si l’adversaire en a { $queen_ceiling } ou plus.
    L’adversaire peut demander jusqu’à deux points de plus.
icf2-112-a =
    L’adversaire a confirmé la reine, et le joueur empoche les deux derniers pions et le palet, dans un coup correct.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander un point de plus.
icf2-112-b =
    L’adversaire a confirmé la reine, et le joueur empoche les deux derniers pions et le palet, dans un coup incorrect.
    L’adversaire gagne la manche et marque { $special_points } points, ou seulement { $special_points_late } s’il en a déjà { $queen_ceiling } ou plus dans la partie.
    Il peut demander jusqu’à deux points de plus.

## 113 et 114

icf2-queen-more-title = Encore la reine
icf2-113 =
    Il arrive que la reine s’arrête juste au bord d’un trou et y tombe plus tard.
    Quelle que soit la cause de sa chute, elle compte comme correctement empochée.
icf2-114 =
    Un pion dû ou de pénalité ne doit pas former de « shot » avec la reine, ni « pair » ni « cannon ».
    C’est une faute, et l’arbitre fait déplacer le pion.

## 115 à 142

icf2-general-title = Règles générales
icf2-115 =
    On joue avec un palet, et avec rien d’autre.
    Chaque joueur apporte le sien ; l’arbitre en chef ou l’arbitre l’admet avant le jeu.
icf2-116 =
    Un palet qui saute hors du plateau ne coûte rien.
    Si des pions du joueur ou la reine sont tombés dans ce coup, le joueur garde le tour ; sinon, le tour passe.
icf2-117 =
    Entre deux manches, un joueur peut prendre un autre palet, si l’arbitre en chef ou l’arbitre l’admet.
    Un palet abîmé peut se changer pendant la manche, mais pas avant la fin du coup.
icf2-118-a =
    Le plateau reste là où il a été installé jusqu’à la fin du match.
icf2-118-b =
    Seul l’arbitre peut changer la position du plateau.
    Le joueur qui le souhaite fait appel à lui, et l’arbitre examine d’abord la situation.
icf2-119 =
    On ne change de plateau, de support ou de table qu’entre deux manches.
    L’arbitre juge seul si le matériel en place convient.
icf2-120 =
    À la demande d’un joueur, l’arbitre échange un pion abîmé.
    Il met le nouveau, aussi exactement que possible, là où était l’ancien.
icf2-121-a =
    Un appel à l’arbitre arrête la pendule.
    Le jeu ne reprend qu’au « Play » de l’arbitre.
icf2-121-b =
    Celui qui joue pendant un appel, sans nouveau « Play » de l’arbitre, perd la manche.
    L’autre camp marque les pions du fautif sur la surface, et { $queen_points } points pour la reine si elle s’y trouve aussi.
    La reine n’ajoute rien pour un camp qui a { $queen_ceiling } points ou plus.
icf2-122-a =
    Avant l’ouverture, le joueur qui va ouvrir répartit la poudre uniformément sur la surface.
    Il n’en faut ni trop ni trop peu.
icf2-122-b =
    Après « Play », personne n’ajoute ni n’enlève de poudre.
    Il est interdit de l’essuyer exprès, de la souffler ou de s’en débarrasser autrement.
    Chacun de ces actes est une faute.
icf2-122-c =
    Il y a une exception : la poudre en trop sur les lignes ou les cercles de base du joueur.
    Pendant son tour, il peut l’écarter, avec le palet seulement.
icf2-122-c-reason = C’est une permission. Elle ne coûte rien, et il n’y a rien à noter.
icf2-122-d =
    L’arbitre peut veiller à ce que la poudre soit bien répartie.
icf2-122-d-reason = C’est l’affaire de l’arbitre devant un vrai plateau. Cela ne change ni la position ni le score.
icf2-122-e =
    C’est à l’arbitre d’enlever du plateau la poussière, un insecte ou toute autre gêne.
    Pendant le jeu, les joueurs le lui demandent.
icf2-123 =
    Le coup est achevé quand le palet et tout ce qu’il a mis en mouvement sont immobiles.
    Le joueur retire alors le palet aussitôt ; l’arbitre peut l’aider s’il le demande.
icf2-124-a =
    Pour le joueur qui continue d’empocher ses pions ou la reine, le temps du coup suivant court dès que le dernier coup est achevé.
icf2-124-b =
    Si le coup n’empoche ni un pion du joueur ni la reine, le temps de l’adversaire ne court qu’une fois le palet retiré de la surface.
icf2-124-c =
    On ne joue pas tant que le palet de l’adversaire est encore sur la surface.
icf2-125-a =
    Un coup qui n’empoche que des pions adverses met fin au tour, qu’il soit voulu ou non.
    L’arbitre arrête le joueur.
icf2-125-b =
    Il peut échapper à l’arbitre et à l’adversaire que seuls des pions adverses sont tombés.
    Ces pions restent alors correctement empochés, et le tour prend fin dès que quelqu’un s’en aperçoit.
icf2-126-a =
    Frapper, tapoter ou secouer le plateau est une faute, même par accident.
icf2-126-b =
    Le joueur qui frappe ou secoue le plateau au point que personne ne peut plus remettre les pions en place perd la manche.
    L’autre camp marque les pions du fautif sur la surface, et { $queen_points } points pour la reine si elle s’y trouve aussi ou si ce camp l’avait couverte.
    La reine n’ajoute rien pour un camp qui a { $queen_ceiling } points ou plus.
icf2-127-a =
    Même si le palet a seulement glissé, le coup est joué dès qu’il a quitté les lignes ou le cercle de base.
    Il n’a pas besoin de rencontrer un pion.
icf2-127-b =
    Si le palet glisse mais reste sur sa base et ne déplace aucun pion, il n’y a pas de coup.
icf2-128 =
    On ne demande le score à l’arbitre que pendant son propre tour.
icf2-129 =
    Un joueur ne fait rien qui puisse détourner l’adversaire de son jeu.
icf2-130-a =
    Quand on le frappe, le palet est en contact avec les deux lignes de base.
icf2-130-b =
    Un palet joué d’un cercle de base couvre tout le cercle et ne touche pas la flèche.
icf2-131 =
    En double, les partenaires ne se parlent pas et ne se font pas signe pendant une manche.
    Chaque infraction est une faute.
icf2-132 =
    Tant qu’une partie dure, il faut la permission de l’arbitre pour parler au public.
icf2-133 =
    Pendant son tour, le joueur n’a rien de solide dans les mains, sauf le palet.
icf2-134 =
    Après l’ouverture, seul un coup peut faire bouger les pions et la reine.
    Les toucher, les déplacer ou les déranger autrement est une faute.
    L’arbitre les remet en place au mieux.
icf2-135 =
    Tant qu’une manche dure, personne n’essaie la glisse du palet sur la surface.
icf2-136-a =
    Pendant une manche, aucun joueur ne laisse son palet sur le cadre ou dans un trou.
icf2-136-b =
    Le joueur qui pose des pions peut mettre le palet et des pions sur la surface, près de ses propres lignes de base.
icf2-136-b-reason = C’est une permission. Elle ne coûte rien, et il n’y a rien à noter.
icf2-137 =
    Quand les deux camps ont passé chacun { $passes } fois de suite, la manche est nulle et on la rejoue.
icf2-138 =
    Les joueurs se reposent { $rest_minutes } minutes entre la deuxième partie et la troisième.
icf2-139 =
    Un joueur peut abandonner une partie, ou le match, à tout moment.
icf2-140 =
    S’il se produit un imprévu que l’arbitre ne peut pas maîtriser, on rejoue la manche.
icf2-141 =
    Quand un coup casse un pion, c’est le plus gros morceau qui dit où est le pion.
    L’arbitre a le dernier mot.
icf2-142 =
    Il arrive que des pions sur les lignes ou les cercles de base ne laissent aucune place au palet d’un joueur.
    On rejoue alors la manche.

## 143

icf2-loss-title = Perte du match
icf2-143 =
    Toute forme d’indiscipline peut coûter le match entier à un joueur, de même que chacun des actes suivants.
icf2-143-a =
    Quitter les abords du plateau pendant une partie sans la permission de l’arbitre.
    Cette loi leur donne une étendue de dix pieds carrés.
icf2-143-b =
    Dépasser les { $rest_minutes } minutes de repos avant la partie décisive.
icf2-143-c =
    Refuser ce que l’arbitre ou l’arbitre en chef a décidé.
icf2-143-d =
    Insulter l’arbitre, l’arbitre en chef ou d’autres officiels, avant le match, pendant le match ou juste après.
icf2-143-e =
    Fumer autour du plateau, y sentir l’alcool ou être sous l’effet de drogues.
icf2-143-f =
    Jouer avec un palet qui n’a pas été admis.
icf2-143-g =
    Interrompre le jeu pendant un match sans que l’arbitre l’ait permis.
icf2-143-h =
    Gêner le jeu de l’adversaire plus de { $disturbances } fois, malgré les avertissements de l’arbitre.
icf2-143-i =
    Ne pas s’être présenté à l’arbitre, au plateau du match, dans les quinze minutes qui suivent l’appel.

## Retenu

icf2-settled-46 =
    Certains points ne sont donnés que sur demande (loi 87.b).
    Les lois ne disent pas combien de temps on a pour les demander, ni si la limite d’une manche les comprend.
    Retenu : une décision donne les points sur demande à côté de ceux de la manche, sans les y inclure.
    On demande au camp qui y a droit s’il en veut ; il les prend tous, en partie ou pas du tout.
    Sans réponse dans les { $icf_placing_seconds } secondes, il n’en prend aucun.
    Un ordinateur les prend tous.
    La limite de { $icf_board_cap } points par manche les comprend.
icf2-settled-47 =
    Les lois ne jugent pas tous les coups où tombent les derniers pions une fois la reine confirmée.
    Retenu, pour les derniers pions des deux camps, sans le palet, dans un coup correct : le camp qui a confirmé la reine gagne { $icf_special_points } points, ou { $icf_special_points_late } s’il en a déjà { $icf_queen_ceiling } ou plus dans la partie.
    Dans un coup incorrect, l’adversaire gagne.
    Il marque { $icf_special_points_late } point si le joueur avait confirmé la reine.
    S’il l’avait confirmée lui-même, il marque { $icf_special_points } points, ou { $icf_special_points_late } s’il en a déjà { $icf_queen_ceiling } ou plus.
    Il peut demander un point de plus.
    Si le dernier pion adverse tombe et qu’il reste des pions au joueur, l’adversaire gagne ces pions, et { $icf_queen_points } points de plus s’il a confirmé la reine et a moins de { $icf_queen_ceiling } points.
    Sur demande, le palet vaut un point et un coup incorrect un point.
    Là où l’on compte les pions sur la surface, ceux que le joueur a empochés avec le palet ou dans un coup incorrect reviennent d’abord, puis comptent.
    Là où les points sont fixes (lois 105, 107 à 110 et 112), rien ne revient.
icf2-settled-48 =
    Les lois ne nomment pas tous les coups où tombe le dernier pion du joueur.
    Retenu : si le dernier pion tombe avec le palet alors que la reine est déjà confirmée, la loi 73 s’applique.
    Il revient et le joueur garde le tour.
    Si le coup était incorrect, la loi 77 s’applique.
    Si ce dernier pion tombe avec la reine dans un coup correct, et qu’il reste des pions adverses, la reine est confirmée et le joueur gagne.
    Avec le palet, la loi 98.a s’applique, ou la loi 98.b si le coup était incorrect.
    Un coup incorrect qui empoche la reine, avec ou sans pions du joueur, ne la gagne jamais.
    La reine, ces pions et un de plus reviennent (loi 64.b), deux de plus si le palet est tombé aussi, et le tour passe.
icf2-settled-49 =
    Les lois ne nomment pas tous les coups qui doivent confirmer la reine.
    Retenu : si seuls des pions adverses tombent, mais pas le dernier, la reine n’est pas confirmée.
    Elle revient et le tour passe.
    Si le palet tombe avec eux, la loi 100.a s’applique, ou la loi 100.b si le coup était incorrect.
    Un coup incorrect sans le palet ne confirme pas la reine, quoi qu’il soit tombé : la reine, les pions du joueur tombés dans ce coup et un de plus reviennent, et le tour passe.
    Pour le dernier pion adverse avec le palet, la loi 103 s’applique ; l’adversaire peut demander un point, ou deux si le coup était incorrect.
    Pour les deux derniers pions avec le palet, la loi 109 s’applique.
    Si un pion du joueur tombe avec le dernier pion adverse et qu’il lui en reste d’autres, le joueur a confirmé la reine.
    L’adversaire gagne alors les pions qui restent au joueur.
icf2-settled-50 =
    Les lois disent peu de chose des pions qui tombent avec la reine.
    Retenu : le joueur qui a droit à la reine et ne doit rien peut l’empocher seule ou avec des pions adverses.
    Il garde le tour et doit la confirmer.
    Si le dernier pion adverse tombe avec la reine et qu’il reste des pions au joueur, la loi 103 s’applique.
    Si un pion du joueur tombe aussi et la confirme (loi 97), le joueur a confirmé la reine, et l’adversaire gagne les pions qui lui restent.
    La loi 95.a s’applique aussi quand des pions adverses tombent avec la reine.
    La loi 95.b s’applique quoi qu’il tombe avec elle.
    Pour la loi 95.b, c’est ce que le joueur doit au début du coup qui compte.
    Ce que les pions des filets peuvent payer l’a été avant.
    La reine revient et le tour passe, même si un pion du joueur est tombé ; ce pion sert alors à payer.
    Si le palet est tombé aussi, le joueur doit un pion de plus.
icf2-settled-51 =
    Quand la reine et le palet tombent ensemble, la loi 95.d retire le tour et la loi 99 le laisse.
    Les lois ne parlent pas des pions adverses qui tombent avec eux.
    Retenu : la loi 95.d s’applique si les { $icf_pieces } pions du joueur sont sur la surface au début du coup, la loi 99 sinon.
    Les pions adverses n’y changent rien, tant qu’aucun pion du joueur ne tombe.
    Selon la loi 95.d, un coup incorrect coûte deux pions.
icf2-settled-52 =
    La loi 125 arrête le joueur qui empoche des pions adverses.
    Elle ne parle pas des pions du joueur tombés dans le même coup.
    Retenu : la loi 125 vise les coups qui n’empochent que des pions adverses.
    Si des pions des deux camps tombent dans un coup correct, le joueur garde le tour (lois 48 et 75).
icf2-settled-53 =
    Les lois ne disent pas ce qu’un pion sorti du plateau change au reste de la décision.
    Retenu : on remet un pion sorti du plateau comme le veut la loi 65, et l’on juge le reste comme s’il n’était pas sorti.
    Les pions dus et les pénalités s’éteignent avec la manche (loi 55).
icf2-settled-54 =
    Les lois donnent { $icf_break_attempts } essais à l’ouverture, mais disent peu de la façon de compter ceux des deux camps.
    Retenu : on compte ensemble les essais des deux camps à l’ouverture, { $icf_break_attempts } pour chaque camp à son tour.
    Après un essai visé par la loi 45.c, les essais de l’autre camp commencent aussitôt.
    Une ouverture incorrecte qui touche un pion est un coup incorrect comme un autre.
icf2-settled-55 =
    Avant le premier coup de son tour, l’infraction d’un joueur est une faute technique (loi 63.a) ; ensuite, c’est une faute (loi 64.a).
    L’annonce seule ne dit pas laquelle des deux.
    Retenu : l’infraction du joueur qui a le tour est une faute, sauf si l’annonce précise qu’il n’avait pas encore joué dans ce tour.
    Dans ce cas, elle est technique et le joueur garde le tour.
    L’infraction de tout autre joueur est technique (loi 63.b).
    Cela vaut pour carrom ruling et à la table de l’arbitre.
icf2-settled-65 =
    Les lois 82.b et 83 parlent d’un pion qu’il fallait poser.
    Retenu : on ne peut les annoncer que si le match en connaît un, posé avant le dernier coup, et une seule fois par pion.
icf2-settled-66 =
    Une reine non confirmée compte comme confirmée si personne ne s’en aperçoit avant « le coup suivant » (loi 96).
    Retenu : c’est le coup suivant de n’importe quel joueur.
icf2-settled-67 =
    Selon la loi 65.d, les autres pions touchent les deux premiers.
    Retenu : chaque pion suivant touche l’un des deux premiers, et non celui qui vient d’être posé.
icf2-settled-68 =
    On peut changer un palet abîmé au milieu de la manche (loi 117).
    Retenu : on le change après le coup où il s’est abîmé ; tout autre palet neuf attend la fin de la manche.
icf2-settled-69 =
    La loi 45.c écarte pions dus et pénalités avant que l’ouverture soit faite.
    Retenu : elle vise les coups, c’est-à-dire un essai incorrect ou qui empoche le palet. Tout autre acte relève de la loi 63.a : un pion, et le joueur garde le tour.
icf2-settled-70 =
    La loi 87.a permet de renoncer à tous les pions ou à aucun, à condition de le dire à temps.
    Retenu : qui ne le fait pas perd le droit de les poser ; ce n’est pas une faute en soi, alors que la loi 88.b en est une. Ce qui est tombé dans un coup et doit revenir est posé de toute façon.
icf2-settled-71 =
    Les lois 63.b et 128 parlent d’un joueur dont ce n’est pas le tour.
    Retenu : le partenaire du joueur qui a la main en est un. Si les deux derniers pions tombent avec le palet alors que la reine est sur le plateau, la loi 108 s’applique, avec la loi 105.
icf2-settled-72 =
    Une infraction est technique avant le premier coup d’un tour (loi 63.a), et c’est une faute ensuite (loi 64.a).
    Retenu : on n’annonce plus la loi 63.a quand le joueur a déjà joué un coup pendant ce tour.
icf2-settled-73 =
    La loi 126.b ajoute les points de la reine sans dire à qui.
    Retenu : ils s’ajoutent si le gagnant l’a confirmée ou si elle est sur le plateau. Dépasser le temps de pose est aussi une faute de celui qui pose (loi 88.b).
