# Datasets of ruled strokes.
dataset-help = Datasets of ruled strokes, as Parquet files: made by self-play, or converted from records.
dataset-make-help = Make a dataset: each level plays against itself until there are strokes enough. A run that was stopped goes on where it was.
dataset-records-help = Convert records of matches to a dataset.
dataset-help-strokes = how many strokes to make; the last board is played to its end
dataset-help-seed = what chance is drawn from; the same seed makes the same file
dataset-help-out-folder = the folder for the dataset; until it is complete, boards.part in it holds what is done
dataset-help-out-file = the Parquet file
dataset-help-processes = how many processes play
dataset-help-levels = which levels play (by default, all)
dataset-help-rules = by which rule sets they play, in turn (by default, all)
dataset-help-budget = how many strokes every player tries before each stroke (by default, as many as its level tries)
dataset-help-record = a record of a match, or several
dataset-no-out = Option { $option } is missing: where the dataset goes.
dataset-bad-level = There is no level “{ $value }”. Levels: { $names }.
dataset-folder-unwritable = Folder “{ $file }” cannot be made or written to.
dataset-file-unwritable = File “{ $file }” cannot be written.
dataset-folder-other = Folder “{ $file }” already holds a dataset that was made otherwise. Choose another folder.
dataset-record-broken = File “{ $file }” is not a whole record: { $why }
dataset-no-strokes = These records hold no strokes.
dataset-made = { NUMBER($strokes) } strokes of { $boards ->
    [one] one board
   *[other] { NUMBER($boards) } boards
} are in { $file }.
dataset-already = This dataset is complete: { $file }.
dataset-converted = { $strokes ->
    [one] One stroke
   *[other] { NUMBER($strokes) } strokes
} of { $boards ->
    [one] one board
   *[other] { NUMBER($boards) } boards
}, from { $records ->
    [one] one record
   *[other] { NUMBER($records) } records
}: { $file }.

dataset-card-title = Strokes of carrom, ruled
dataset-card-what = { NUMBER($strokes) } strokes of { NUMBER($boards) } boards of carrom. Computer players of carrom { $version } played them against themselves. Each row has the position before the stroke, what the player meant, what the hand made of it, what fell, and the ruling with its clauses.
dataset-card-how = How it was made
dataset-card-command = On each board one level plays against itself, with the error of its hand. The levels take turns from board to board, then the rule sets. Whole boards are played until there are at least { NUMBER($strokes) } strokes. Errors of the hand are drawn apart from the player’s thoughts, so nobody knows them beforehand. The striker and the pieces moved by engine { $engine }; rulings are those of version { $rulings }. The same command makes the same file, byte for byte, with the same versions of carrom, NumPy ({ $numpy }) and pyarrow ({ $pyarrow }), whatever the number of processes.
dataset-card-budget = Every player tried { NUMBER($budget) } strokes before each stroke, whatever the level usually tries. So the levels differ by their hands alone.
dataset-card-counts = Counts
dataset-card-level = level
dataset-card-boards = boards
dataset-card-strokes = strokes
dataset-card-kept = turn kept
dataset-card-rules = rule set
dataset-card-fields = Fields
dataset-card-field = field
dataset-card-kind = kind
dataset-card-meaning = meaning
dataset-card-frame = Places are metres from the centre of the board, x to the right and y away from the player at the south. The figures of a stroke are as seen from the seat of whoever strikes.
dataset-card-seeds = Seeds
dataset-card-seed = The seed of the whole is { $seed }. Each board has its own, made from it and the number of the board; it is in the field “seed”.
dataset-card-licence = Licence
dataset-card-licence-text = Made with carrom by its own players, without data of any person. You may use it as you may use carrom, under the MIT licence.
dataset-card-percent = { $value }%

dataset-field-board = number of the board in this file, from 0
dataset-field-stroke = number of the stroke on its board, from 1
dataset-field-seed = seed of the board; a void board and the one played after it have the same; empty in converted records
dataset-field-rules = rule set
dataset-field-game = number of the game in its match, from 1
dataset-field-board_of_game = number of the board in its game, from 1
dataset-field-player = the player who struck
dataset-field-level = level of that player; empty for other players
dataset-field-hand = errors of the hand as standard deviations: angle (degrees), place (m), speed (as a part of it); fluffs is how often they are three times as large
dataset-field-seat = where the player sits: south, east, north or west
dataset-field-side = colour of the player: white or black
dataset-field-position = the position before the stroke, in one line (docs/formats.md); it also has the queen, held pieces and tries
dataset-field-pieces = the pieces on the board before the stroke: kind, x, y (m)
dataset-field-meant = the stroke as it was meant: x along the base (m, 0 is its middle), angle (degrees, 90 is straight ahead, less is to the right), speed (m/s), spin (rad/s)
dataset-field-played = the same as the hand played it
dataset-field-pocketed = what fell, in order, with the hole (1 to 4)
dataset-field-off_board = what left the board
dataset-field-touched = whether the striker touched any piece
dataset-field-reason = reason of the ruling
dataset-field-clauses = the clauses that the ruling rests on, the deciding one first
dataset-field-fouls = striker-pocketed, striker-off-board, improper; what they cost follows from the clauses
dataset-field-turn_kept = whether the player strikes again; false when the board is over
dataset-field-own_back = own pieces that fell and go back
dataset-field-penalty = penalty pieces that go back now
dataset-field-queen_back = whether the queen goes back
dataset-field-own_owed_before = pieces that the player’s side owes, before the stroke
dataset-field-own_owed_after = the same after the ruling
dataset-field-opponents_owed_before = pieces that the opponents owe, before the stroke
dataset-field-opponents_owed_after = the same after the ruling
dataset-field-own_points_before = points of the player’s side in the game, before the stroke
dataset-field-opponents_points_before = points of the opponents, before the stroke
dataset-field-own_points_after = points of the player’s side after the ruling
dataset-field-opponents_points_after = points of the opponents after the ruling
dataset-field-board_over = whether the stroke ended the board
dataset-field-board_won = whether the player’s side won it; empty if the board goes on or is void
dataset-field-board_points = points of the board for the player’s side, less those of the opponents
