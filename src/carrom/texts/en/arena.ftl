# carrom arena: how strong players are.
arena-help = Measure how strong computer players are: two against each other, many on a ladder with ratings, one alone, or one player’s strokes beside the best ones. Fit a hand to a rate of slams.
arena-match-help = Let two players meet. They play pairs of boards with the same seed and the break swapped, so chance favours nobody.
arena-ladder-help = Let everybody play everybody and compute ratings. The ladder has four fixed players; add your own.
arena-solo-help = Let a player play alone: from the break until the first miss, or until the board is cleared.
arena-fit-help = Find the hand with which a player makes white slams in a given part of its breaks. All three errors of the hand are scaled together, and the player plans with the scaled hand.
arena-regret-help = Compare a player’s strokes with the best ones known, in a fixed set of positions. The same hand plays every stroke.
arena-help-players = The two players. Partners are joined by a plus sign: expert+club.
arena-help-player = The player.
arena-help-boards = Number of boards, or of matches (default: 100).
arena-help-slams = The part of breaks that end in a white slam: 0.03 is 3%.
arena-help-fit-boards = Number of boards in all (default: 400). More boards make the interval narrower.
arena-help-pairs = Pairs of boards that every two players play; with --doubles, in all (default: 20).
arena-help-with = Players to add to the ladder.
arena-help-only = Players to rate instead of the ladder.
arena-help-doubles = Play doubles with partners drawn for each pair of boards.
arena-help-rules = Rule set (default: international).
arena-help-match = Play whole matches of one game instead of single boards.
arena-help-sprt = Stop as soon as it is clear whether the first player is ELO0 or ELO1 points better.
arena-help-records = Save the record of every board in this folder.
arena-help-task = What to do: break, until the first miss; or clear all pieces.
arena-help-setup = The board to clear: ours, or one with the sizes and the noise of Carrom_rl.
arena-help-positions = Number of positions (default: all).
arena-help-seed = Seed (default: 0). The same seed gives the same results.
arena-help-hand = The hand of every player: a level, steady, carrom-rl, degrees, or degrees-mm-percent.
arena-help-planned-hand = The hand the player plans for (default: the one that plays every stroke).
arena-help-seconds = Seconds a player may think about one decision (default: 60).
arena-help-workers = Number of processes (default: 1). The results do not depend on it.
arena-help-ray = Work on a Ray cluster: its address, or local.
arena-help-out = Save results in this file; a run that was stopped continues from it.
arena-help-json = Print one line of JSON instead of tables.
arena-help-plot = Draw a plot into this file: .png, .svg or .pdf.
arena-help-budget-plot = Draw ratings against the strokes tried per decision.
arena-bad-number = Option { $option } needs a number from { NUMBER($least, maximumFractionDigits: 3) } to { NUMBER($most) }, not “{ $value }”.
arena-bad-whole = Option { $option } needs a whole number from { NUMBER($least) } to { NUMBER($most) }, not “{ $value }”.
arena-bad-rules = There is no rule set “{ $value }”. Choose from { $names }.
arena-bad-players = Option { $option } needs two players, or two pairs of partners such as expert+club.
arena-no-player = Option { $option } is needed: it names the player.
arena-no-rate = Option { $option } is needed: it says how often the player slams, such as 0.03.
arena-few-players = A ladder needs { NUMBER($least) } to { NUMBER($most) } players.
arena-bad-sprt = Option { $option } needs two Elo figures, the smaller one first.
arena-bad-plot = Option { $option } needs a file with one of these endings: { $endings }.
arena-one-hand = With several hands, { $option } cannot be used. Run each hand by itself.
arena-file-unwritable = Cannot write the file “{ $file }”.
arena-file-busy = Another run is writing to the file “{ $file }”.
arena-file-other = The file “{ $file }” does not contain results of the arena. It stays as it is.
arena-file-terms = The file “{ $file }” has results of another run. What differs: { $fields }. Choose another file.
arena-other-code = A worker has other code than this machine. Install the same version of carrom everywhere, or wait with changes until the run is over.
arena-workers-lost = The worker processes died { NUMBER($times) } times in a row without any result. A player probably crashes its process.
arena-no-cluster = No Ray cluster answers at “{ $address }”.
arena-title-boards = { $first } against { $second }, { $rules }: { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
} in { $pairs ->
    [one] { NUMBER($pairs) } pair
   *[other] { NUMBER($pairs) } pairs
}, seed { $seed }
arena-title-matches = { $first } against { $second }, { $rules }: { $boards ->
    [one] { NUMBER($boards) } match
   *[other] { NUMBER($boards) } matches
} in { $pairs ->
    [one] { NUMBER($pairs) } pair
   *[other] { NUMBER($pairs) } pairs
}, seed { $seed }
arena-title-ladder = Ratings, { $rules }: { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
}, seed { $seed }
arena-title-doubles = Ratings in doubles, { $rules }: { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
}, seed { $seed }
arena-title-break = { $player } alone from the break until the first miss, { $place }: { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
}, seed { $seed }
arena-title-clear = { $player } clears the board alone, set-up { $place }: { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
}, seed { $seed }
arena-title-fit = { $player }, { $rules }: the hand for white slams in { NUMBER($rate, style: "percent", maximumFractionDigits: 1) } of the breaks; { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
}, seed { $seed }
arena-title-regret = { $player } beside the best strokes known: { $positions ->
    [one] { NUMBER($positions) } position
   *[other] { NUMBER($positions) } positions
}, seed { $seed }
arena-row-wins = wins
arena-row-share = share [95%]
arena-row-points = points
arena-row-breaker = wins with the first break
arena-row-strokes = strokes
arena-row-kept = turn kept per stroke
arena-row-gain = points per stroke
arena-row-fouls = fouls
arena-row-slams = white slams
arena-row-cpu = CPU per decision
arena-row-simulated = strokes tried per decision
arena-row-scale = scale [95%]
arena-row-hand = hand
arena-row-name = as an option
arena-row-predicted = white slams [95%]
arena-head-player = player
arena-head-elo = Elo [95%]
arena-head-skill = skill [95%]
arena-head-score = score
arena-head-boards = boards
arena-head-tried = tried
arena-head-cpu = CPU
arena-head-hand = hand
arena-head-slams = slams [95%]
arena-head-pieces = pieces
arena-head-cleared = cleared
arena-head-strokes = strokes [95%]
arena-head-kept = kept
arena-head-scales = scale
arena-head-predicted = curve
arena-head-played = played
arena-head-best = best
arena-head-loss = loss [95%]
arena-head-position = position
arena-head-stroke = stroke
arena-own-hand = own
arena-fitted-hand = { NUMBER($degrees, maximumFractionDigits: 3) }°, { NUMBER($millimetres, maximumFractionDigits: 3) } mm, { NUMBER($percent, maximumFractionDigits: 2) }%
arena-scales = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-fit-beyond = No hand was found: the boards do not show at which scale { $player } slams so often. Play more boards, or choose another rate or another --hand.
arena-fit-steady = The hand of { $player } has no errors that could be scaled. Choose one with --hand.
arena-cell-none = –
arena-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-cell-fine-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cell-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
arena-cell-whole-within = { NUMBER($value, maximumFractionDigits: 0) } [{ NUMBER($low, maximumFractionDigits: 0) }, { NUMBER($high, maximumFractionDigits: 0) }]
arena-cell-tenth-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-cell-share-within = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } [{ NUMBER($low, style: "percent", maximumFractionDigits: 0) }, { NUMBER($high, style: "percent", maximumFractionDigits: 0) }]
arena-cell-fine-share-within = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-cell-hundredth-within = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-cell-hundredth = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-cell-stroke = { $sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }° { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s
arena-elo-all = { $name } won every board: there is no telling how many Elo points that is.
arena-elo = { $name } is { NUMBER($elo, maximumFractionDigits: 0) } Elo points better; by the pairs, { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }.
arena-pairs = Pairs in which { $name } scored 0, ½, 1, 1½ and 2: { NUMBER($n0) }, { NUMBER($n1) }, { NUMBER($n2) }, { NUMBER($n3) }, { NUMBER($n4) }.
arena-draws = { $count ->
    [one] { NUMBER($count) } board had no winner.
   *[other] { NUMBER($count) } boards had no winner.
}
arena-sprt-better = The test ended: { $name } is { NUMBER($elo1) } Elo better rather than { NUMBER($elo0) } (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-not-better = The test ended: { $name } is { NUMBER($elo0) } Elo better rather than { NUMBER($elo1) } (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-open = The test has not decided whether { $name } is { NUMBER($elo0) } or { NUMBER($elo1) } Elo better (LLR { NUMBER($llr, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-note-ladder = The first player of the ladder has 0. The intervals come from drawing the pairs again. “Tried” and “CPU” are per decision.
arena-note-doubles = A player about whom nothing is known has 25.
arena-regret-worst = The positions in which the player keeps the turn least, compared with the best stroke:
arena-note-regret = A stroke is the striker’s place in cm from the middle of the base, its direction (90° is straight ahead) and its speed. { $option } also gives the positions, for carrom suggest.
arena-lapse-raised = { $player } raised an error after { NUMBER($stroke) } strokes and lost the turn: { $detail }
arena-lapse-late = { $player } took too long after { NUMBER($stroke) } strokes and lost the turn: more than { $detail }.
arena-lapse-nonsense = { $player } gave an answer that cannot be played after { NUMBER($stroke) } strokes and lost the turn: { $detail }.
arena-lapses-more = And { $count ->
    [one] { NUMBER($count) } more fault of a player
   *[other] { NUMBER($count) } more faults of players
}.
arena-plot-elo = Elo
arena-plot-skill = skill
arena-plot-tried = strokes tried per decision
arena-plot-noise = angular error of the hand (degrees)
arena-plot-slams = white slams per break
arena-plot-strokes = strokes to clear the board
