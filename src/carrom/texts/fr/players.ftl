# Les niveaux du joueur informatique, et ce qu’on peut attendre de chacun.
players-computer = ordinateur
players-level-beginner = Débutant
players-level-club = Niveau club
players-level-expert = Expert
players-about-beginner = Voit les coups simples et les manque souvent.
players-about-club = Empoche les pions à découvert et joue par la bande.
players-about-expert = Main sûre. Manque rarement un pion à découvert et prépare la reine.
players-unknown = Le niveau « { $name } » n’existe pas. Les niveaux sont : { $names }.
