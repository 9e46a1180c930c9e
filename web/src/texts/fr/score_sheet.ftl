# La feuille de score, manche par manche.

score-sheet = Feuille de score
sheet-game = Partie { $game }
sheet-board = Manche
sheet-break = Ouverture
sheet-total = Total
sheet-queen = A { -cover(form: "done") } la reine
sheet-left = En cours : { $a }–{ $b } sur le plateau
sheet-in-play = En cours
sheet-void = Rejouée
sheet-conceded = Abandon
sheet-entered-board = Résultat saisi, sans les coups
sheet-entered-game = Résultat saisi pour le reste de la partie
sheet-absent = Absence
sheet-slam-white = Grand chelem blanc
sheet-slam-black = Grand chelem noir
sheet-owes = { $name } doit { $count }
sheet-empty = Aucune manche n’a commencé.
sheet-missing = La feuille de score n’a pas pu être chargée.
