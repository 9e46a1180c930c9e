# Ce qui s’est passé, dit au bord du plateau.

notice-foul = Faute
notice-placed = Pose
notice-queen = Reine
notice-note = À noter
notice-continue = Continuer
notice-times = × { $count }
notice-dismiss = Fermer
