# The command that suggests strokes.
suggest-help = Suggest the best strokes of a position, as a hand would play them.
suggest-help-position = a position in one line, or a file that contains one (- reads standard input)
suggest-help-level = whose hand plays the strokes, and how much is tried
suggest-help-hand = the hand that plays the strokes: a level, or degrees-mm-per cent such as 0.8-0.8-8 (by default, the level’s; carrom hand tells yours)
suggest-help-goal = what the strokes are for: board, to win the board and the game; pieces, to have fewer pieces left; turn, to keep the turn
suggest-help-budget = how many strokes to try in thought (by default, as many as the level does)
suggest-help-strokes = how many strokes to list
suggest-help-seed = what chance is drawn from
suggest-help-picture = draw the best stroke into this file, ending in .svg or .png
suggest-help-json = print one line of JSON
suggest-heading = The striker’s place is in cm from the middle of the base; 90° is straight ahead.
suggest-stroke = { $number }. place { $place_sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s: keeps the turn { $keep } times in 100, { $points_sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, striker in a hole { $foul } times in 100
suggest-none = There is no place for the striker, so there is no stroke to suggest.
suggest-number = Option { $option } needs a whole number from { $least } to { $most }, not “{ $value }”.
suggest-incomplete = This position does not say where the pieces are or where the player sits, so no stroke can be tried.
