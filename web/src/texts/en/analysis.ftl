# The analysis of a finished match.

analysis = Analysis
analysis-start = Analyse
analysis-about = Every stroke: how often it keeps the turn, how often the best one does, what was given away, and who was ahead.
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
analysis-turn = { $chance }, nothing better found
analysis-turn-best = { $chance }, best { $best }
analysis-verdict = Keeps the turn: { $chance }; nothing better found
analysis-verdict-best = Keeps the turn: { $chance }, best { $best }. Chance to win the board: { $loss }
analysis-played = Chance to keep the turn: { $chance }. Nothing better was found.
analysis-better = Chance to keep the turn: { $chance }. A better stroke, in green: { $best }. Loss of the chance to win the board: { $loss }.
analysis-why-decided = The board was as good as decided: the turn hardly matters.
analysis-why-little = Keeping the turn gains little here.
analysis-why-more = The better stroke gains by what it pockets and leaves, not by the turn.
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
analysis-loss = Mean loss of the chance to win
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-table = All strokes as a table
analysis-column-stroke = Stroke
analysis-column-player = Player
analysis-column-chance = Chance to keep the turn
analysis-column-loss = Loss of the chance to win
analysis-column-ahead = { $team } wins
analysis-how = How this is computed
analysis-how-chance = Each stroke was tried again, as a hand of that strength would play it: the chance is how often it keeps the turn or wins the board. The best strokes that a search finds met the same errors of the hand.
analysis-how-loss = What counts is the chance to win the board. The loss is by how much the stroke lowers it, and the marks go by the loss alone: an inaccuracy from 2%, a mistake from 5%, a blunder from 10%. The turn is only a part of it: early in a board, or in one that is as good as decided, losing it costs little. What a player meant is not known, so a good stroke that came out badly counts as well.
