# The command that analyses a match.
analyse-help = Analyse a match: each stroke with its chance and what the best one would have been.
analyse-help-record = the record of a match; - reads standard input
analyse-help-level = whose hand people are supposed to have; a computer has that of its level
analyse-help-hand = the hand of people: a level, or degrees-mm-per cent such as 0.8-0.8-8 (by default, the level’s; carrom hand tells yours)
analyse-help-budget = how many strokes to try in thought before each stroke of the match
analyse-help-seed = what chance is drawn from
analyse-help-json = print lines of JSON, one for each stroke as soon as it is analysed
analyse-nothing = There is no stroke to analyse. A match at a real board does not say how its strokes were played.
analyse-board = Game { $game }, board { $board }
analyse-column-stroke = stroke
analyse-column-kept = turn
analyse-column-chance = keeps
analyse-column-best = best
analyse-column-loss = loss
analyse-column-ahead = { $team } wins
analyse-kept = kept
analyse-lost = –
analyse-percent = { $value }%
analyse-grade-good = –
analyse-grade-inaccuracy = inaccuracy
analyse-grade-mistake = mistake
analyse-grade-blunder = blunder
analyse-best = Better: place { $place_sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s
analyse-summary = { $player }: { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}, turn kept { $kept ->
    [one] { $kept } time
   *[other] { $kept } times
} ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected), mean loss { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
analyse-why-decided = The board was as good as decided: the turn hardly matters.
analyse-why-little = Keeping the turn gains little here.
analyse-why-more = The better stroke gains by what it pockets and leaves, not by the turn.
analyse-about = Keeps: how often such a stroke keeps the turn or wins the board. Best: the same for the best stroke found; –: nothing better was found. Loss: by how much the stroke lowers the chance to win the board. The marks go by the loss alone: an inaccuracy from { $inaccuracy }%, a mistake from { $mistake }%, a blunder from { $blunder }%.
