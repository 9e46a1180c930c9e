# The analysis of a finished match.

analysis = Analysis
analysis-start = Analyse
analysis-about = Every stroke with its chance and the best one instead, mistakes, and who was ahead.
analysis-level = Level of the players
analysis-level-beginner = Beginner
analysis-level-club = Club
analysis-level-expert = Expert
analysis-level-champion = Champion
analysis-level-machine = Machine
analysis-running = Strokes analysed
analysis-done = { $count ->
    [one] { $count } stroke analysed.
   *[other] { $count } strokes analysed.
}
analysis-nothing = There is no stroke to analyse.
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-chance = Chance { $chance }, nothing better found
analysis-chance-best = Chance { $chance }, best { $best }
analysis-played = Chance to keep the turn: { $chance }. Nothing better was found.
analysis-better = Chance to keep the turn: { $chance }. A better stroke, in green: { $best }.
analysis-curve = { $team }’s chance to win the board
analysis-curve-start = Before the first stroke
analysis-point = Stroke { $stroke } by { $name }: { $team } { $chance }
analysis-next = { $count ->
    [one] Go to the stroke that could be better
   *[other] Next stroke that could be better ({ $count } in all)
}
analysis-summary = How each player did
analysis-strokes = Strokes
analysis-kept = Turn kept (expected)
analysis-kept-of = { $kept } ({ $expected })
analysis-loss = Mean loss
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-table = All strokes as a table
analysis-column-stroke = Stroke
analysis-column-player = Player
analysis-column-chance = Chance to keep the turn
analysis-column-loss = Loss
analysis-column-ahead = { $team } wins
analysis-how = How this is computed
analysis-how-chance = Each stroke was tried again, as a hand of that strength would play it: the chance is how often it keeps the turn or wins the board. The best strokes that a search finds met the same errors of the hand.
analysis-how-loss = The loss is the chance to win the board that the stroke gave away: an inaccuracy from 4%, a mistake from 8%, a blunder from 15%. What a player meant is not known, so a good stroke that came out badly counts as well.
