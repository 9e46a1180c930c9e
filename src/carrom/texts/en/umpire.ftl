# The terminal umpire.
umpire-about = The umpire's desk for a real board: enter what each stroke did, read the ruling and its clause, whose turn it is and the score; every entry is kept in a record at once.
umpire-about-file = the record to go on with, or to begin; a name is proposed where none is given
umpire-no-terminal = The umpire's desk needs a terminal for its input and its output; for rulings in a script there is carrom ruling.
umpire-kept = The record is kept in { $file }; go on with: carrom umpire { $file }
umpire-not-begun = No match was begun, and nothing was written.
umpire-resumed = Opened { $file } with { $many ->
    [one] { $many } entry
   *[other] { $many } entries
}.
umpire-resumed-cut = Opened { $file }; an entry that was being written when the program stopped, and never answered, was removed.
umpire-begun = The record { $file } was begun.
umpire-unwritten = { $why } The entry was NOT recorded. Make room or mend the disk, leave with quit and open the record again.

# Words.
umpire-and = { $first }, { $rest }
umpire-pair = { $first } & { $second }
umpire-numbered = { $number } { $name }
umpire-name = { $name }
umpire-colour-white = white
umpire-colour-black = black
umpire-colour-open = open
umpire-plays-white = white
umpire-plays-black = black
umpire-piece-white = white
umpire-piece-black = black
umpire-piece-queen = queen
umpire-piece-striker = striker
umpire-in-hole = { $piece } (hole { $hole })
umpire-off-white = white off the board
umpire-off-black = black off the board
umpire-off-queen = queen off the board
umpire-off-striker = striker off the board
umpire-untouched = no piece touched
umpire-nothing-fell = nothing fell
umpire-improper = improper stroke
umpire-behind = first hit on or behind the base line
umpire-seat-south = south
umpire-seat-east = east
umpire-seat-north = north
umpire-seat-west = west
umpire-timer-thinking = thinking
umpire-timer-placing = placing
umpire-timer-seats = changing seats
umpire-timer-rest = rest

# The questions before a match.
umpire-title = carrom umpire
umpire-title-new = new match
umpire-ask-rules = Which rules?
umpire-ask-doubling = The striker falls with the doubling piece: which piece goes back too?
umpire-doubling-opponent = one of the opponent's
umpire-doubling-own = one more of the player's own
umpire-ask-kind = Singles or doubles?
umpire-kind-singles = singles: two players
umpire-kind-doubles = doubles: two pairs
umpire-ask-name = Name of player { $number }?
umpire-ask-name-pair = Pair { $pair }: name of player { $number }?
umpire-name-missing = A name is needed; any will do.
umpire-name-long = A name has at most { $most } characters here.
umpire-name-twice = There is a “{ $name }” already; the names must differ.
umpire-name-number = A name must not begin with a figure: figures are the players' numbers.
umpire-ask-clock = With a clock?
umpire-clock-off = no clock
umpire-clock-strict = { $seconds } seconds a stroke; too long is a foul
umpire-clock-casual = { $seconds } seconds a stroke; too long passes the turn
umpire-ask-length = How long is the match?
umpire-length-as-ruled = { $games ->
    [one] as the rules say: one game wins
   *[other] as the rules say: { $games } games win
}
umpire-length-games = { $games ->
    [one] one game
   *[other] best of three: { $games } games win
}
umpire-length-board = a single board
umpire-ask-place = Where is it played? (may be left empty)
umpire-ask-edition = Which edition is the board?
umpire-edition-revised = the revised one: a single large circle in the middle
umpire-edition-1986 = that of 1986: two large circles in the middle
umpire-ask-check = Go through the check list of the equipment?
umpire-check-skip = no, begin at once
umpire-check-go = yes, { $parts } short pages
umpire-ask-part = Equipment { $number } of { $many }: { $part } (rule { $clause })
umpire-hint-part = Numbers tick or untick, { $all } ticks all of them, Enter goes on; what is not ticked counts as not looked at.
umpire-ask-file = Which file shall keep the record?
umpire-ask-confirm = The record will be { $file }. Enter begins the match.
umpire-only-enter = Press Enter to begin, or Esc to go back.
umpire-summary = { $first } against { $second }. { $rules }. { $ticked ->
    [0] Equipment not checked.
    [one] One item of the equipment checked.
   *[other] { $ticked } items of the equipment checked.
}
umpire-default = [{ $default }]
umpire-keys-form = Enter answers   Esc back   F2 français   Ctrl-Q leave
umpire-cancelled = Cancelled; nothing was changed.

# What the match waits for.
umpire-wait-toss = The toss: who won it?
umpire-wait-choice = { $team } won the toss and may choose:
umpire-wait-seats = Which seats for { $team }?
umpire-wait-breaker = Who breaks for { $team }?
umpire-wait-seat-change = The players change seats.
umpire-wait-ready = { $player } has the break. The board opens with “Play”.
umpire-wait-break = The break: what did the stroke of { $player } do?
umpire-wait-stroke = What did the stroke of { $player } do?
umpire-wait-placing = To be placed before the next stroke: { $dues }
umpire-due-white = { $player } { $many } white
umpire-due-black = { $player } { $many } black
umpire-wait-request = Play is stopped: { $player } has a request.
umpire-wait-deciding-toss = Level: toss for the break of the deciding board. Who won it?
umpire-wait-over = The match is over. F4 shows the score sheet.

# The choices of the moment.
umpire-choice-toss = { $team } won the toss
umpire-choice-coin = let the program toss
umpire-choice-break = the break
umpire-choice-seats = the seats
umpire-choice-seat = { $player } { $seat }
umpire-choice-breaker = { $player } breaks
umpire-choice-play = say “Play”
umpire-choice-play-on = say “Play”: the board goes on
umpire-choice-seat-change = the seats have been changed
umpire-choice-placed = { $player } has placed a { $colour } piece
umpire-choice-no-room = there is no room for { $colour }: it is held
umpire-enter = Enter
umpire-legend = { $own } own  { $theirs } theirs  { $queen } queen  { $striker } striker  { $nothing } nothing  { $improper } improper  { $untouched } untouched  { $ask } help
umpire-prompt = { $player } >
umpire-prompt-plain = >
umpire-keys = F1 help   F2 français   F3 calls   F4 sheet   u undo   Ctrl-Q leave
umpire-keys-page = Up, Down, PgUp, PgDn move   Esc closes   F2 français   { $from }–{ $to } of { $many }
umpire-too-small = Make the window larger: at least { $columns } columns and { $lines } lines. Until then nothing is taken but Ctrl-Q, which leaves.

# How the match stands.
umpire-stage-before = before the first board
umpire-stage = game { $game }, board { $board }
umpire-stage-deciding = game { $game }, board { $board } decides
umpire-stage-over = match over
umpire-entries = { $many ->
    [one] { $many } entry
   *[other] { $many } entries
}
umpire-head-games = games
umpire-head-points = points
umpire-head-on-board = board
umpire-head-pocketed = nets
umpire-head-owed = owed
umpire-head-held = in hand
umpire-tries = { $many } tries left
umpire-holds = { $player } holds { $many } { $colour } until there is room
umpire-protest-announced = protest of { $player } against entry { $about }: announced, not yet written
umpire-protest-written = protest of { $player } against entry { $about }: written, not yet decided
umpire-warned = { $player } warned for disturbing: { $many }
umpire-replayed = The whole match is played again after a protest.
umpire-queen-on-board = Queen on the board
umpire-queen-barred = Queen on the board; { $team } must first pocket an own piece
umpire-queen-barred-both = Queen on the board; each side must first pocket an own piece
umpire-queen-awaiting = Queen pocketed: { $team } must cover it now
umpire-queen-covered = Queen covered by { $team }
umpire-clock = { $timer }: { $seconds } s
umpire-clock-over = { $timer }: time is up – type time, or the stroke if it came in time

# What was entered.
umpire-entry-tossed = { $team } won the toss.
umpire-entry-chose = Chosen: { $choice }.
umpire-entry-took-seats = Seats: { $seats }.
umpire-entry-named-breaker = { $player } breaks.
umpire-entry-came-late = { $player } came late.
umpire-entry-played-trial = Trial board: { $team }.
umpire-entry-turned-rosette = { $player } turned the rosette by { $degrees }°.
umpire-entry-said-play = “Play”.
umpire-entry-struck = { $player }: { $stroke }.
umpire-entry-passed = { $player } passed.
umpire-turn-let-go = The turn was let go and passes.
umpire-break-let-go = The break was let go, so the opponent tries, without turning the rosette.
umpire-entry-placed = { $player } placed a { $colour } piece.
umpire-entry-found-no-room = No room for { $colour }: held.
umpire-entry-found-room = There is room for the held { $colour }.
umpire-entry-called = Call against { $player }: { $label } ({ $clause }).
umpire-entry-time-ran-out = Time is up: { $timer }.
umpire-entry-requested = { $player } has a request; play stops.
umpire-entry-changed-seats = The players changed seats.
umpire-entry-changed-striker = { $player } changed the striker.
umpire-entry-changed-board = The board was exchanged.
umpire-entry-disturbed = { $player } was warned for disturbing.
umpire-entry-disqualified = { $player } is disqualified ({ $clause }).
umpire-entry-conceded = { $player } gave up the game.
umpire-entry-protested = { $player } protests against entry { $about }.
umpire-entry-wrote-protest = The protest of { $player } was handed in in writing.
umpire-entry-decided-protest = { $upheld ->
    [yes] The protest of { $player } is upheld: the match is played again.
   *[no] The protest of { $player } is rejected: the result stands.
}
umpire-entry-overruled = Overruled: { $reason }
umpire-entry-undone = { $kind ->
    [redo] { $many ->
        [one] Entry { $entry } stands again.
       *[other] { $many } entries stand again, the last of them { $entry }.
    }
   *[undo] { $many ->
        [one] Entry { $entry } was taken back.
       *[other] { $many } entries were taken back, the last of them { $entry }.
    }
}

# What follows.
umpire-board-won = { $others ->
    [0] { $points ->
        [0] { $team } won the board without a point.
        [one] { $team } won the board with { $points } point.
       *[other] { $team } won the board with { $points } points.
    }
   *[other] { $team } won the board with { $points } to { $others }.
}
umpire-score = Score: { $first } { $points }, { $second } { $others }.
umpire-game-won = { $team } won game { $game }.
umpire-match-played = { $team } won the match, { $games } to { $others }.
umpire-match-conceded = { $team } won the match, { $games } to { $others }; the last game was given up.
umpire-match-disqualified = { $team } won the match by disqualification ({ $games } to { $others } in games).
umpire-single-played = { $team } won the match, { $points } to { $others } in points.
umpire-single-conceded = { $team } won the match: the board was given up.
umpire-single-disqualified = { $team } won the match by disqualification.
umpire-seat-change-due = The seats are changed.
umpire-queen-back = The umpire puts the queen back.
umpire-placed-for = { $many ->
    [one] The umpire places the piece for him.
   *[other] The umpire places the { $many } pieces for him.
}
umpire-put-back = { $many ->
    [one] The umpire puts the piece that left the board back.
   *[other] The umpire puts the { $many } pieces that left the board back.
}
umpire-takes-white = { $team } takes white.
umpire-takes-black = { $team } takes black.
umpire-to-place = { $many ->
    [one] { $player } places { $many } { $colour } piece.
   *[other] { $player } places { $many } { $colour } pieces.
}
umpire-owes = { $team } now owes { $many }.
umpire-next-break = Next board: { $player } breaks.
umpire-plays-on = { $tries ->
    [1] { $player } plays on.
   *[other] { $player } plays on, with { $tries } tries.
}
umpire-next = { $tries ->
    [1] { $player } plays next.
   *[other] { $player } plays next, with { $tries } tries.
}
umpire-if = What if:
umpire-refused = Not entered:

# What cannot be used.
umpire-nothing-typed = { $awaited } Type what fell, or . for nothing.
umpire-not-understood = “{ $typed }” is not understood; the letters are { $letters }, and { $ask } explains everything.
umpire-choose = Type a number from 1 to { $most }.
umpire-not-known = “{ $typed }” is not known here; { $ask } explains everything.
umpire-neither = “{ $typed }” is neither a number from 1 to { $most } nor a word known here; { $ask } explains everything.
umpire-not-a-choice = “{ $typed }” is not a number from 1 to { $most }.
umpire-not-a-player = “{ $typed }” is not one player; type a number: { $players }.
umpire-which-player = Which player? Type a number behind it: { $players }.
umpire-which-clause = Under which clause? One of { $clauses }.
umpire-not-an-entry = “{ $typed }” is not the number of an entry.
umpire-not-degrees = “{ $typed }” is not a number of degrees.
umpire-not-two = Two numbers from { $least } to { $most } are needed, with a space between them.
umpire-nothing-and-something = Either something fell, or { $sign } for nothing.
umpire-nothing-behind = Nothing can stand behind “{ $word }”: { $typed }
umpire-nothing-to-undo = There is nothing to take back.
umpire-nothing-to-redo = The last entry did not take anything back.
umpire-colours-open = Colours are still open: name the pieces by their colour.
umpire-not-open = The board is not open: first Enter for “Play”. If the break was made before “Play”, call { $clause }.
umpire-stopped = Play is stopped: first Enter for “Play”. If somebody played on, call { $clause }.
umpire-place-first = No stroke yet. { $awaited }
umpire-no-stroke-now = No stroke can be made now. { $awaited }
umpire-no-board = No board is being played. { $awaited }
umpire-no-overrule-now = Only a board that is being played can be put right; use undo for the rest.
umpire-no-clock = No clock is running.
umpire-unknown-call = “{ $clause }” is not a clause that can be called; F3 lists them.
umpire-unknown-clause = There is no clause “{ $clause }”.
umpire-if-what = Behind “{ $word }” stands a stroke or a call to rule on.
umpire-no-calls-found = No call has “{ $typed }” in its name.

# The questions of an overrule.
umpire-ask-on-board = Pieces on the board: White ({ $white }) and Black ({ $black })?
umpire-ask-owed = Pieces owed: White ({ $white }) and Black ({ $black })?
umpire-ask-turn = Whose turn is it?
umpire-ask-queen = And the queen?
umpire-ask-reason = Why? (one sentence for the record)
umpire-overruling = putting the board right

# Pages.
umpire-page-stroke = A stroke: what fell, in order of falling
umpire-page-call = A call: the number of the clause
umpire-page-commands = Everything else is one word (three letters or more will do where they are clear)
umpire-page-keys = Keys
umpire-page-calls = Calls of the umpire; “calls word” searches, “rule 3.11.o” shows the clause
umpire-page-rule = Clause { $clause }
umpire-page-log = All entries (× taken back)
umpire-page-sheet = { $first } – { $second } · { $rules }
umpire-sheet-board = board
umpire-sheet-break = break
umpire-sheet-score = score
umpire-sheet-number = { $game }.{ $board }
umpire-sheet-void = void
umpire-sheet-conceded = given up
umpire-sheet-empty = No board has been finished yet.
umpire-sheet-games = Games: { $first } { $a }, { $second } { $b }.
umpire-usage = { $word } { $behind }
umpire-arg-stroke = …
umpire-arg-colour = COLOUR
umpire-arg-player = PLAYER
umpire-arg-reason = WHY
umpire-arg-degrees = DEGREES
umpire-arg-player-clause = PLAYER 4.2.x
umpire-arg-player-entry = PLAYER ENTRY
umpire-arg-search = WORD
umpire-arg-clause = CLAUSE
umpire-letter-own = a piece of the player's own
umpire-letter-theirs = a piece of the opponent's
umpire-letter-queen = the queen
umpire-letter-striker = the striker
umpire-letter-colours = white and black, where the colour is easier to say
umpire-letter-order = an own piece, then the striker
umpire-letter-hole = an own piece into hole 2 (1 is at the right of north, then anticlockwise); may be left out
umpire-letter-off = an own piece off the board
umpire-letter-nothing = a stroke that touched pieces and pocketed nothing
umpire-letter-improper = an improper stroke, alone or before what fell
umpire-letter-untouched = a stroke that touched no piece
umpire-letter-behind = the first piece hit lay on or behind the player's own base line
umpire-letter-call = against the player it most likely concerns; the answer names him before you press Enter
umpire-letter-call-player = against player 2; the beginning of a name will do as well
umpire-letter-call-short = the same without dots
umpire-letter-call-resting = behind 3.10.d, 3.10.e and 3.10.f stand the pieces at the hole
umpire-letter-call-late = the wrong colour was placed, and seen after the next stroke only
umpire-letter-keys = F1 help, F2 the other language, F3 calls, F4 score sheet, F5 all entries, PgUp and PgDn through the entries, Ctrl-L draws the screen anew, Ctrl-Q leaves. The record is safe after every entry.
umpire-help-undo = take the last entry back; again for the one before
umpire-help-redo = take that taking back back
umpire-help-if = rule on a stroke or call without entering it
umpire-help-pass = the player lets the turn go
umpire-help-concede = the player in turn gives up the game
umpire-help-time = the time that is running is over
umpire-help-noroom = there is no room for the piece to be placed: it is held
umpire-help-room = there is room now for held pieces
umpire-help-request = a player asks the umpire for something: play stops
umpire-help-play = “Play”: the board is open, or goes on
umpire-help-seats = the players have changed seats
umpire-help-striker = a player changes his striker between boards
umpire-help-board = the board was exchanged
umpire-help-rosette = the breaker turned the rosette
umpire-help-trial = the side of this player had its trial board
umpire-help-late = a player came too late for trial boards
umpire-help-disturbed = a player was warned for disturbing the opponent
umpire-help-disqualify = a player is disqualified for the match
umpire-help-protest = a player protests; without an entry, against the last decision
umpire-help-written = the protest was handed in in writing
umpire-help-upheld = the protest is upheld: the match is played again
umpire-help-rejected = the protest is rejected
umpire-help-overrule = put the board right: every count, the turn, the reason
umpire-help-calls = list the calls
umpire-help-rule = show a clause
umpire-help-sheet = score sheet
umpire-help-log = all entries
umpire-help-help = this page
umpire-help-language = the other language
umpire-help-quit = leave; the record is kept

# Calls in a few words.
umpire-call-3-1-c = chair moved when sitting down to a stroke
umpire-call-3-1-d = board touched in the opponent's turn
umpire-call-3-1-e = seat height altered during a board
umpire-call-3-1-f = chair moved or player stood up during a board
umpire-call-3-1-g = legs outside the own side
umpire-call-3-2-a = striker pushed, not flicked
umpire-call-3-2-b = not struck with one finger's tip
umpire-call-3-2-c = both hands used
umpire-call-3-2-d = thumb stroke (allowed)
umpire-call-3-2-e = more than the hand on the surface
umpire-call-3-2-f = forearm or elbow over the limit
umpire-call-3-2-g = support taken from board, chair or stand
umpire-call-3-2-h = striker placed wrongly
umpire-call-3-2-i = striker slipped inside the base band (no stroke)
umpire-call-3-2-k = stroke before the opponent's striker was off
umpire-call-3-2-l = own striker left on the surface
umpire-call-3-5-f = break before “Play”
umpire-call-3-6-b = thought too long
umpire-call-3-6-c = played on the opponent's pieces
umpire-call-3-9-b = piece off the board and back on
umpire-call-3-10-a = piece stands on its edge
umpire-call-3-10-b = piece lies on another
umpire-call-3-10-c = striker lies on a piece
umpire-call-3-10-d = piece lay on the striker at a hole
umpire-call-3-10-e = striker lay on a piece over a hole
umpire-call-3-10-f = piece tilted on the rim and fell
umpire-call-3-11-k = own piece placed for the opponent's
umpire-call-3-11-l = several pieces to be placed
umpire-call-3-11-m = penalty piece placed wrongly
umpire-call-3-11-n = another piece touched while placing
umpire-call-3-11-o = pieces touched other than by a stroke
umpire-call-3-11-p = piece placed for a cannon or a pair
umpire-call-3-11-r = rose from the chair in his turn
umpire-call-3-12-d = uncovered queen seen too late
umpire-call-4-a = eating, drinking, smoking
umpire-call-4-b = striker not admitted
umpire-call-4-c = board or seats changed without leave
umpire-call-4-d = board exchanged during a board
umpire-call-4-e = striker changed at the wrong time
umpire-call-4-f = broken piece replaced
umpire-call-4-g = played on during a request
umpire-call-4-h = powder at the wrong time
umpire-call-4-i = board moved, position lost
umpire-call-4-k = asked for the score in the opponent's turn
umpire-call-4-l = disturbed the opponent
umpire-call-4-m = partners talked or made signs
umpire-call-4-n = talked without leave
umpire-call-4-o = tried out the surface with the striker
umpire-call-4-p = striker left on the frame or in a net
umpire-call-4-q = both sides passed too often: board void
umpire-call-4-r = gives up the game
umpire-call-4-1 = breach of a rule
umpire-call-4-1-1 = technical foul
umpire-call-4-1-2 = foul
umpire-call-4-2-a = disqualified: unseemly language
umpire-call-4-2-b = disqualified: left the chair without leave
umpire-call-4-2-c = disqualified: overran the rest
umpire-call-4-2-d = disqualified: refused a decision
umpire-call-4-2-e = disqualified: insulted the officials
umpire-call-4-2-f = disqualified: striker not admitted
umpire-call-4-2-g = disqualified: interrupted play
umpire-call-4-2-h = disqualified: disturbed too often
