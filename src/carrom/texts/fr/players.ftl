# Les niveaux du joueur informatique, et ce qu’on peut attendre de chacun.
players-computer = ordinateur
players-level-beginner = Débutant
players-level-club = Joueur de club
players-level-expert = Expert
players-about-beginner = Voit les coups simples, et les manque souvent.
players-about-club = Empoche ce qui est à découvert et sait jouer par la bande.
players-about-expert = Main sûre, manque rarement un pion à découvert, veille à la reine.
