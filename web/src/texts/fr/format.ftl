# La durée d’un match, et ce qui départage les camps.

format-usual = Formules habituelles
format-ruled = Selon la règle
format-usual-points-or-boards = { $points } points ou { $boards } manches
format-usual-boards = { $boards } manches
format-usual-points = { $points } points
format-usual-minutes = { $minutes } minutes
format-own = Vos propres nombres
format-own-about = Un champ vide suit la règle. 0 veut dire sans limite.
format-points = Points par partie
format-boards = Manches par partie
format-minutes = Minutes par match
format-minutes-about = Le temps part du premier « Play ». Quand il est écoulé, la manche en cours est achevée.
format-tie = En cas d’égalité
format-tie-board = Une manche décisive
format-tie-shoot-out = Des tirs à la reine, { $strokes } chacun
format-one-game = Une partie.
format-match-time = Temps du match
shoot-out = Tirs à la reine
shoot-out-toss = Égalité. Tirez au sort qui commence les tirs à la reine.
shoot-out-score = Tirs à la reine : { $a }–{ $b }
shoot-out-yours = À vous de tirer à la reine
shoot-out-now = { $name } tire à la reine
shoot-out-result = Résultat des tirs à la reine
shoot-out-queens = Reines : { $name }
shoot-out-strokes = Tirs de chacun
shoot-out-rest = Saisir plutôt le résultat
