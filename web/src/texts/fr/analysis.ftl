# L’analyse d’un match terminé.

analysis = Analyse
analysis-start = Analyser
analysis-about = Chaque coup : combien de fois il garde la main, combien le meilleur, ce qui a été perdu, et qui menait.
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
analysis-turn = { $chance }, rien de mieux trouvé
analysis-turn-best = { $chance }, au mieux { $best }
analysis-verdict = Garde la main : { $chance } ; rien de mieux trouvé
analysis-verdict-best = Garde la main : { $chance }, au mieux { $best }. Chances de gagner la manche : { $loss }
analysis-played = Chances de garder la main : { $chance }. Rien de mieux n’a été trouvé.
analysis-better = Chances de garder la main : { $chance }. Un meilleur coup, en vert : { $best }. Perte de chances de gagner la manche : { $loss }.
analysis-why-decided = La manche était pour ainsi dire jouée : la main n’y change presque rien.
analysis-why-little = Garder la main rapporte peu ici.
analysis-why-more = Le meilleur coup gagne par ce qu’il empoche et laisse, non par la main.
analysis-curve = Chances de gagner la manche : { $team }
analysis-curve-start = Avant le premier coup
analysis-point = Coup { $stroke } { DE($name) } : { $team } { $chance }
analysis-next = { $count ->
    [one] Aller au coup à améliorer
   *[other] Coup suivant à améliorer ({ $count } en tout)
}
analysis-summary = Le jeu de chacun
analysis-strokes = Coups
analysis-kept = Main gardée (attendu)
analysis-kept-of = { $kept } ({ $expected })
analysis-loss = Perte moyenne de chances de gagner
analysis-inaccuracies = Imprécisions
analysis-mistakes = Erreurs
analysis-blunders = Gaffes
analysis-table = Tous les coups en tableau
analysis-column-stroke = Coup
analysis-column-player = Joueur
analysis-column-chance = Chances de garder la main
analysis-column-loss = Perte de chances de gagner
analysis-column-ahead = { $team } gagne
analysis-how = Comment c’est calculé
analysis-how-chance = Chaque coup a été rejoué comme le ferait une main de cette force : ses chances disent combien de fois il garde la main ou gagne la manche. Les meilleurs coups trouvés ont connu les mêmes erreurs de la main.
analysis-how-loss = Ce qui compte, ce sont les chances de gagner la manche. La perte dit de combien le coup les baisse, et les marques ne suivent qu’elle : une imprécision dès 2 %, une erreur dès 5 %, une gaffe dès 10 %. La main n’en est qu’une part : au début d’une manche, ou quand elle est pour ainsi dire jouée, la perdre coûte peu. L’intention du joueur n’est pas connue : un bon coup mal sorti compte aussi.
