# The record of a match: the command, faults of files, differences, the score sheet, figures.
record-help = Reads the record of a match: shows its score sheet, checks it, counts.
record-help-show = Shows the score sheet of a match, board by board.
record-help-check = Checks a record: the chain of its lines, and every decision made anew from the facts.
record-help-stats = Counts what each player did in a match.
record-help-file = the record, or - for standard input
record-help-json = Write one JSON object instead of a table.

record-fault-at-line = Line { $line } of the record cannot be used: { $why }.
record-fault-at-event = Entry { $seq } (line { $line } of the record) cannot be used: { $why }.
record-fault-empty = there is nothing in the file
record-fault-no-header = it is not the header of a record of carrom
record-fault-terms = no match can be played on the terms it names
record-fault-no-hash = it does not end with its hash
record-fault-wrong-hash = its hash is wrong, so it is not what was written here
record-fault-not-json = it is not JSON
record-fault-wrong-shape = it lacks something, or holds something that has no place there (at { $where })
record-fault-doubled = it gives “{ $member }” twice
record-fault-unknown-version = its version, { $version }, is not known here
record-fault-wrong-sequence = entry { $expected } is expected here, but this is entry { $found }
record-fault-time-backwards = it is earlier than the entry before
record-fault-no-time-zone = its time has no time zone
record-fault-torn = the file ends in the middle of it

record-differs = Entry { $seq } differs in { $field }: { $why }.
record-differs-rules = Entry { $seq } differs in { $field }: { $why }. It was decided by version { $then } of the rulings; this is version { $now }.
record-differs-value = the record says { $stored }, its facts lead to { $computed }
record-differs-unset = “unchanged”
record-differs-refused = what it enters is refused. { $why }
record-differs-overflow = its time is too far in the future

record-journal-exists = The file “{ $file }” exists already; a new record never replaces one.
record-journal-missing = There is no record “{ $file }”.
record-journal-not-a-file = “{ $file }” is not an ordinary file; a record cannot be kept in it.
record-journal-gone = The record “{ $file }” was moved, deleted or replaced while it was open; nothing more is entered until it is back in its place.
record-journal-busy = Another program is writing the record “{ $file }”.
record-journal-faulty = The record “{ $file }” cannot be continued. { $fault }
record-journal-unwritable = The record “{ $file }” cannot be written; nothing more is entered.

record-position-long = This is too long for a position.
record-position-version = This is not a position in the notation of carrom, or of a version that is not known here.
record-position-fields = This is not a position: it has too few or too many parts.
record-position-field = “{ $text }” cannot be read as the part “{ $field }” of a position.

record-check-fine = { $entries ->
    [one] In order: { $entries } entry, its chain and its ruling.
   *[other] In order: { $entries } entries, their chain and every ruling.
}
record-check-open = The match is not over; whether entries are missing at the end cannot be seen from the record.
record-check-over = The match is over.
record-check-hash = Last hash: { $hash }

record-sheet-title = Match { $match }
record-sheet-terms = { $rules }, { $kind }
record-sheet-team-a = A: { $players }
record-sheet-team-b = B: { $players }
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
record-no-text = Something that has no text here ({ $id }).
record-clauses = ({ $clauses })

record-score-board = { $points ->
    [one] Board to { $winner }, { $points } point; score { $a }–{ $b }
   *[other] Board to { $winner }, { $points } points; score { $a }–{ $b }
}
record-score-game = Game to { $winner }; games { $a }–{ $b }
record-score-void = The board is void and is played again.
record-result-open = The match is not over; { $score }
record-result-played = Match to { $winner }; { $score }
record-result-conceded = Match to { $winner }, conceded; { $score }
record-result-disqualified = Match to { $winner }, by disqualification; { $score }
record-result-games = games { $a }–{ $b }
record-result-points = points { $a }–{ $b }
record-undone = Entry { $seq } took back entries { $first } to { $last }.

record-seat-south = { $player } sits south.
record-seat-east = { $player } sits east.
record-seat-north = { $player } sits north.
record-seat-west = { $player } sits west.
record-fact-tossed = Toss won by { $team }.
record-fact-chose-break = { $team } chooses the break.
record-fact-chose-seats = { $team } chooses the seats.
record-fact-came-late = { $player } came late.
record-fact-played-trial = Trial board: { $team }.
record-fact-turned-rosette = { $player } turns the rosette to { $degrees }°.
record-fact-said-play = “Play”: the board goes on.
record-fact-struck = { $player } strikes.
record-fact-found-no-room-white = No room for white pieces: they are held.
record-fact-found-no-room-black = No room for black pieces: they are held.
record-fact-found-room-white = There is room for the white pieces that were held.
record-fact-found-room-black = There is room for the black pieces that were held.
record-fact-called = Call against { $player } ({ $clause }).
record-fact-time-ran-out-thinking = The time to think has run out.
record-fact-time-ran-out-placing = The time to place pieces has run out.
record-fact-time-ran-out-seats = The time to change seats has run out.
record-fact-time-ran-out-rest = The rest is over.
record-fact-requested = { $player } has a request to the umpire: play stops.
record-fact-changed-seats = The players change seats.
record-fact-changed-striker = { $player } changes the striker.
record-fact-changed-board = The board is exchanged: { $reason }
record-fact-changed-board-plain = The board is exchanged.
record-fact-disturbed = Warning to { $player } (number { $count }): disturbing the opponent.
record-fact-disqualified = { $player } is disqualified ({ $clause }).
record-fact-conceded = { $player } gives up the game.
record-fact-protested = Protest by { $player } against entry { $about }.
record-fact-wrote-protest = { $player } hands in the written protest.
record-fact-decided-protest-upheld = The protest of { $player } is upheld: the match is played again.
record-fact-decided-protest-rejected = The protest of { $player } is rejected.
record-fact-overruled = The umpire decides otherwise: { $reason }

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
record-stats-pocketing = Pocketing strokes
record-stats-rate = Pocketing rate
record-stats-own = Own pieces pocketed
record-stats-opponents = Opponents’ pieces
record-stats-queens = Queens covered
record-stats-slams = Slams
record-stats-striker = Striker lost
record-stats-improper = Improper strokes
record-stats-calls = Umpire’s calls
record-stats-lost = Pieces put back or owed
record-stats-warnings = Warnings
record-stats-seconds = Time to play
record-percent = { $value } %
