# L’analyse d’un match terminé.

analysis = Analyse
analysis-start = Analyser
analysis-about = Chaque coup avec ses chances et le meilleur à sa place, les erreurs, et qui menait.
analysis-level = Niveau des joueurs
analysis-level-beginner = Débutant
analysis-level-club = Club
analysis-level-expert = Expert
analysis-level-champion = Champion
analysis-level-machine = Machine
analysis-running = Coups analysés
analysis-done = { $count ->
    [one] { $count } coup analysé.
   *[other] { $count } coups analysés.
}
analysis-nothing = Il n’y a aucun coup à analyser.
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-chance = Chances { $chance }, rien de mieux trouvé
analysis-chance-best = Chances { $chance }, au mieux { $best }
analysis-played = Chances de garder la main : { $chance }. Rien de mieux n’a été trouvé.
analysis-better = Chances de garder la main : { $chance }. Un meilleur coup, en vert : { $best }.
analysis-curve = Chances de gagner la manche : { $team }
analysis-curve-start = Avant le premier coup
analysis-point = Coup { $stroke } de { $name } : { $team } { $chance }
analysis-next = { $count ->
    [one] Aller au coup à améliorer
   *[other] Coup suivant à améliorer ({ $count } en tout)
}
analysis-summary = Le jeu de chacun
analysis-strokes = Coups
analysis-kept = Main gardée (attendu)
analysis-kept-of = { $kept } ({ $expected })
analysis-loss = Perte moyenne
analysis-inaccuracies = Imprécisions
analysis-mistakes = Erreurs
analysis-blunders = Gaffes
analysis-table = Tous les coups en tableau
analysis-column-stroke = Coup
analysis-column-player = Joueur
analysis-column-chance = Chances de garder la main
analysis-column-loss = Perte
analysis-column-ahead = { $team } gagne
analysis-how = Comment c’est calculé
analysis-how-chance = Chaque coup a été rejoué comme le ferait une main de cette force : ses chances disent combien de fois il garde la main ou gagne la manche. Les meilleurs coups trouvés ont connu les mêmes erreurs de la main.
analysis-how-loss = La perte est ce que le coup a coûté en chances de gagner la manche : une imprécision dès 4 %, une erreur dès 8 %, une gaffe dès 15 %. L’intention du joueur n’est pas connue : un bon coup mal sorti compte aussi.
