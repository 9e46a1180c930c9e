# Images du plateau : comment elles s’appellent, la commande, et ce qui ne peut être dessiné.
draw-title-layout = Un plateau de carrom avec { $white ->
        [0] aucun pion blanc
        [1] 1 pion blanc
       *[other] { $white } pions blancs
    }, { $black ->
        [0] aucun pion noir
        [1] 1 pion noir
       *[other] { $black } pions noirs
    }{ $queen ->
        [0] {""}
       *[other] , la reine
    }{ $striker ->
        [0] {""}
       *[other] , le palet
    }.
draw-title-stroke = Un coup sur un plateau de carrom : { $moved ->
        [0] rien n’a bougé
        [1] 1 disque a bougé
       *[other] { $moved } disques ont bougé
    }, { $fallen ->
        [0] aucun n’est tombé
        [1] 1 est tombé
       *[other] { $fallen } sont tombés
    }.

draw-help = Dessine une position ou un coup. Sans --output, le SVG va sur la sortie standard.
draw-help-position = une position en une ligne ; rosette ; ou un fichier qui contient l’une ou l’autre (- lit l’entrée standard)
draw-help-output = le fichier à écrire ; son nom finit par .svg ou .png
draw-help-theme = les couleurs
draw-help-edition = l’édition du plateau
draw-help-turn = tourne la rosace d’autant de degrés dans le sens contraire des aiguilles d’une montre
draw-help-stroke = joue un coup et le dessine : le siège, la place le long de sa base en mètres, la direction en degrés (90 : droit devant), la vitesse en m/s, et au besoin la rotation en rad/s
draw-help-size = le côté de l’image en pixels

draw-problem-size = Une image a de { $least } à { $most } pixels de côté.
draw-problem-off-board = En ({ $x } ; { $y }) il n’y a pas de surface de jeu ; les places sont en mètres depuis le centre.
draw-problem-no-layout = Cette position ne dit pas où sont les pions : elle ne peut être dessinée.
draw-lines = Il faut une position en une ligne ; « { $file } » en contient { $count ->
        [0] aucune
       *[other] { $count }
    }.
draw-turn = Seule la rosace peut être tournée ; --turn va avec la position « rosette ».
draw-number = « { $value } » n’est pas un nombre qui convienne à { $option }.
draw-stroke = « { $value } » n’est pas un coup ; écrivez SEAT,X,ANGLE,SPEED ou SEAT,X,ANGLE,SPEED,SPIN avec un siège parmi : { $seats }.
draw-suffix = Le nom « { $file } » doit finir par l’un de : { $choices }.
draw-unwritable = Le fichier « { $file } » ne peut être écrit.
