# Images du plateau : comment elles s’appellent, la commande, et ce qui ne peut être dessiné.
draw-title-layout = Un plateau de carrom : { $white ->
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

draw-help = Dessiner une position ou un coup. Sans --output, le SVG va sur la sortie standard.
draw-help-position = une position en une ligne, le mot rosette, ou un fichier qui contient l’un des deux (- lit l’entrée standard)
draw-help-output = le fichier à écrire, en .svg ou en .png
draw-help-theme = les couleurs de l’image
draw-help-edition = l’édition du plateau
draw-help-turn = tourner la rosace de ce nombre de degrés, dans le sens inverse des aiguilles d’une montre
draw-help-stroke = jouer un coup et le dessiner : le côté du joueur, la place du palet le long de la base en mètres, la direction en degrés (90 : droit devant), la vitesse en m/s et, si vous voulez, la rotation en rad/s
draw-help-size = la largeur de l’image en pixels

draw-problem-size = Une image fait de { $least } à { $most } pixels de large.
draw-problem-off-board = Le point ({ $x } ; { $y }) est hors de la surface de jeu. Les places se donnent en mètres depuis le centre.
draw-problem-no-layout = Cette position ne dit pas où sont les pions : il n’y a rien à dessiner.
draw-lines = Une seule position, en une ligne, est attendue. « { $file } » { $count ->
        [0] n’en contient aucune
       *[other] en contient { $count }
    }.
draw-turn = Seule la rosace peut tourner. Utilisez --turn avec la position « rosette ».
draw-number = L’option { $option } demande un nombre, pas « { $value } ».
draw-stroke = « { $value } » n’est pas un coup. Écrivez SEAT,X,ANGLE,SPEED ou SEAT,X,ANGLE,SPEED,SPIN. Côtés possibles : { $seats }.
draw-suffix = Le nom de fichier « { $file } » doit finir par l’un de ceux-ci : { $choices }.
draw-unwritable = Impossible d’écrire le fichier « { $file } ».
