# The record of a match: the command, faults of files, differences, the score sheet, figures.
record-help = Read the record of a match: show its score sheet, check it, count what happened.
record-help-show = Show the score sheet of a match, board by board.
record-help-check = Check a record: the hash chain of its lines, and every ruling, worked out again from the facts.
record-help-stats = Count what each player did in a match.
record-help-file = the record; - reads standard input
record-help-json = Print JSON instead of a table.

record-fault-at-line = Line { $line } of the record is not valid: { $why }.
record-fault-at-event = Entry { $seq } (line { $line } of the record) is not valid: { $why }.
record-fault-empty = the file is empty
record-fault-no-header = it is not the header of a carrom record
record-fault-no-tournament = it is not the header of a tournament
record-fault-terms = no match can be played with these settings
record-fault-no-hash = it does not end with its hash
record-fault-wrong-hash = its hash is wrong, so it was changed after it was written
record-fault-not-json = it is not valid JSON
record-fault-wrong-shape = something is missing or does not belong there (at { $where })
record-fault-doubled = it contains “{ $member }” twice
record-fault-unknown-version = version { $version } is unknown here
record-fault-wrong-sequence = expected entry { $expected }, found entry { $found }
record-fault-time-backwards = it is earlier than the entry before it
record-fault-no-time-zone = its time has no time zone
record-fault-torn = the file ends in the middle of the line

record-differs = Entry { $seq } differs in { $field }: { $why }.
record-differs-rules = Entry { $seq } differs in { $field }: { $why }. It was ruled on by version { $then } of the rulings; this is version { $now }.
record-differs-value = the record says { $stored }, but its facts lead to { $computed }
record-differs-refused = this entry is not allowed. { $why }
record-differs-overflow = its time is too far in the future

record-journal-exists = The file “{ $file }” already exists. A new record never overwrites a file.
record-journal-missing = The record “{ $file }” does not exist.
record-journal-not-a-file = “{ $file }” is not an ordinary file. Choose another file for the record.
record-journal-gone = The record “{ $file }” was moved, deleted or replaced while it was open. Put it back in its place; until then, nothing is recorded.
record-journal-busy = Another program is writing to the record “{ $file }”.
record-journal-faulty = The record “{ $file }” cannot be continued. { $fault }
record-journal-unwritable = Cannot write to the record “{ $file }”. Nothing more is recorded.

record-position-long = Not a valid position: it is too long.
record-position-version = Not a valid position: it is not in carrom’s notation, or in an unknown version of it.
record-position-fields = Not a valid position: it has too few or too many parts.
record-position-field = Not a valid position: “{ $text }” does not fit the part “{ $field }”.

record-check-fine = { $entries ->
    [one] All good: { $entries } entry, with its hash and its ruling.
   *[other] All good: { $entries } entries, their hash chain and every ruling.
}
record-check-open = The match is not over. The record cannot show whether entries are missing at the end.
record-check-over = The match is over.
record-check-hash = Last hash: { $hash }

record-sheet-title = Match { $match }
record-sheet-terms = { $rules }, { $kind }
record-sheet-format = Format: { $format }
record-sheet-team-a = A: { $players }
record-sheet-team-b = B: { $players }
record-sheet-head-start = Head start of { $team }: { $given }
record-sheet-head-pieces = { $count ->
    [one] 1 piece pocketed before each board
   *[other] { $count } pieces pocketed before each board
}
record-sheet-head-points = { $count ->
    [one] 1 point at the start of each game
   *[other] { $count } points at the start of each game
}
record-sheet-aim-aid = Aim aid of { $player }: { $aid ->
    [off] none
    [short] short
   *[long] long
}
record-sheet-date = Date: { $text }
record-sheet-place = Place: { $text }
record-sheet-equipment = Equipment: { $text }
record-sheet-notes = Notes: { $text }
record-sheet-game = Game { $game }
record-sheet-board = Board { $board }, { $time }: { $breaker } breaks
record-sheet-ruling = { $turn }: { $said }
record-sheet-legend = Signs: { $signs }
record-kind-singles = singles
record-kind-doubles = doubles

record-sign-white = W
record-sign-black = B
record-sign-queen = Q
record-sign-striker = S
record-sign-off = ↑{ $piece }
record-sign-nothing = –
record-sign-untouched = 0
record-sign-improper = *
record-sign-behind = ‹
record-sign-pass = pass
record-legend-white = W white
record-legend-black = B black
record-legend-queen = Q queen
record-legend-striker = S striker
record-legend-nothing = – nothing fell
record-legend-untouched = 0 nothing touched
record-legend-off = ↑ off the board
record-legend-improper = * improper
record-legend-behind = ‹ behind the base line
record-legend-pass = pass
record-no-text = No text for this entry ({ $id }).
record-clauses = ({ $clauses })

record-score-board = { $winner } won the board: { $points }; score { $a }–{ $b }
record-score-slam-white = White slam by { $winner }
record-score-slam-black = Black slam by { $winner }
record-score-game = { $winner } won the game; games { $a }–{ $b }
record-score-shoot-out = Shoot-out at the queen: { $a }–{ $b }
record-score-void = The board is void and is played again.
record-result-open = The match is not over; { $score }
record-result-played = { $winner } won the match; { $score }
record-result-conceded = { $winner } won the match because the opponent gave up; { $score }
record-result-absent = { $winner } won the match because the opponent stayed away; { $score }
record-result-unfinished = A player stayed away: no result; { $score }
record-result-abandoned = The players agreed to stop: no winner; { $score }
record-result-disqualified = { $winner } won the match by disqualification; { $score }
record-result-games = games { $a }–{ $b }
record-result-points = points { $a }–{ $b }

record-stats-title = Match { $match }: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}
record-stats-team = { $team ->
    [a] A
   *[b] B
}: { $players }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-stats-breaks = Breaks
record-stats-strokes = Strokes
record-stats-passes = Passes
record-stats-pocketing = Successful strokes
record-stats-rate = Success rate
record-stats-own = Own pieces pocketed
record-stats-opponents = Opponents’ pieces pocketed
record-stats-queens = Queens covered
record-stats-slams = Slams
record-stats-white_slams = White slams among them
record-stats-striker = Strikers pocketed
record-stats-improper = Improper strokes
record-stats-calls = Umpire’s calls
record-stats-lost = Pieces put back or owed
record-stats-warnings = Warnings
record-stats-seconds = Time used
record-percent = { $value }%
record-help-card = Write the score card of a match as PDF.
record-help-out = The PDF file to write.
record-no-out = Option { $option } is needed: it names the PDF file.
record-card-unwritable = Cannot write the file “{ $file }”.
