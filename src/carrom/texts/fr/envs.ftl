envs-shape = Une action doit avoir la forme { $shape }.
envs-not-a-number = Une action se compose de nombres finis.
envs-range = Chaque valeur d’une action doit être comprise entre -1 et 1.
envs-term = « { $name } » n’accepte pas cette valeur. Valeurs possibles : { $values }
envs-position = Le board ne peut pas commencer dans cette position. { $why }
envs-layout = La position n’indique pas où se trouvent les pions.
envs-rules = La position suit la règle « { $given } », mais cet environnement joue selon « { $wanted } ».
envs-seat = Personne n’est assis { $seat ->
    [south] au sud
    [east] à l’est
    [north] au nord
   *[west] à l’ouest
}, où la position place le joueur qui a le tour.
envs-saved = Cette sauvegarde vient d’un environnement aux conditions différentes.
envs-buffer = Le tampon « { $name } » doit être un tableau de type { $kind } et de forme { $shape }.
envs-mask = « reset_mask » doit être un tableau NumPy de type bool et de forme { $shape }, avec au moins un True.
envs-window = Impossible d’ouvrir une fenêtre. Il faut un écran et le module tkinter de Python.
