# La règle des toits, article par article.
rooftop-title = La règle des toits
rooftop-summary = toits : { $points } points, la reine vaut { $queen } ; deux pions d’un coup donnent des essais
rooftop-short = Toits
rooftop-about = Une partie en { $points } points, en { $boards } boards au plus. La reine vaut { $queen }.
rooftop-more = Personne n’a de couleur avant le premier pion empoché. Tout pion empoché garde votre tour.
rooftop-word-striker = la rondelle
rooftop-option-splash = Que coûte un palet empoché, en plus du tour ?
rooftop-option-splash-piece = un pion
rooftop-option-splash-nothing = rien
rooftop-figure-helping = essais après deux pions à soi d’un seul coup
rooftop-ruling-helping = Deux pions du joueur sont tombés d’un coup. Ils donnent d’autres essais.
rooftop-ruling-overboard = Un disque est passé par-dessus la balustrade. Le tour est fini.
rooftop-ruling-leaning = Le joueur s’est appuyé sur le plateau. Il perd ses autres essais.
rooftop-call-railing-1 = un pion touché de la main
rooftop-call-railing-1-done = { $player } touche un pion de la main
rooftop-call-railing-2 = appui sur le plateau
rooftop-call-railing-2-done = { $player } s’appuie sur le plateau

rooftop-play-title = Le jeu
rooftop-play-1 = Personne n’a de couleur au début. Le premier pion qui tombe en décide.
rooftop-play-2 = Qui empoche un pion de l’une ou l’autre couleur rejoue.
rooftop-play-3 = Un coup qui n’empoche rien coûte un essai. Avec le dernier essai, le tour est fini.
rooftop-play-4 = Deux pions à soi d’un seul coup donnent { $helping } essais.
rooftop-play-5 = Le camp qui n’a plus de pions gagne le board : un point par pion qui reste à
    l’adversaire, et { $queen_points } pour une reine confirmée. Un camp qui a { $queen_ceiling }
    points reçoit { $queen_points_late } pour la reine.
rooftop-play-6 = Qui empoche d’un coup les derniers pions des deux camps perd le board. Il vaut
    { $special_points } points.

rooftop-queen-title = La reine
rooftop-queen-1 = Le coup suivant doit confirmer la reine avec un pion à soi ; sinon, elle revient.

rooftop-striker-title = Le palet
rooftop-striker-1 = Le palet se pose entre les cercles de base, jamais sur l’un d’eux.
rooftop-striker-2 = Un palet empoché coûte le tour et un pion, et les pions du joueur tombés de ce
    coup reviennent. Il en va de même de toute autre faute.
rooftop-striker-3 = Les pions de pénalité vont au centre.

rooftop-railing-title = Sur le toit
rooftop-railing-1 = Qui touche un pion de la main commet une faute.
rooftop-railing-2 = Qui s’appuie sur le plateau perd ses autres essais.
rooftop-railing-3 = Un disque qui passe par-dessus la balustrade met fin au tour.

rooftop-weather-title = Le temps
rooftop-railing-4 = Ne jouez pas sous l’orage.
rooftop-railing-4-reason = Aucun logiciel ne sait le temps qu’il fait sur votre toit.
rooftop-lamp = Après le coucher du soleil, une lampe de { $lamp_power_min } à { $lamp_power_max } W suffit.

rooftop-settled-101 = Rien ne dit qui va chercher le disque. Convenu : celui qui l’a frappé, par tous les escaliers.
