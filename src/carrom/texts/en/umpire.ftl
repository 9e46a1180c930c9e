# The terminal umpire.
umpire-about = Umpire a match at a real board. Enter what each stroke did; read the ruling with its clause, whose turn it is and the score. Every entry goes straight into a record.
umpire-about-file = the record to continue or to start; without it, a name is suggested
umpire-no-terminal = carrom umpire needs a terminal for input and output. To get rulings in a script, use carrom ruling.
umpire-kept = The record is saved in { $file }. To continue: carrom umpire { $file }
umpire-not-begun = No match was started, and nothing was written.
umpire-resumed = Opened { $file } with { $many ->
    [one] { $many } entry
   *[other] { $many } entries
}.
umpire-resumed-cut = Opened { $file }. The last entry was incomplete and had no ruling yet, so it was removed.
umpire-begun = Started the record { $file }.
umpire-unwritten = { $why } The entry was NOT recorded. Free some space or repair the disk, leave with quit and open the record again.

# Words.
umpire-numbered = { $number } { $name }
umpire-colour-open = open
umpire-plays-white = white
umpire-plays-black = black

# The questions before a match.
umpire-title = carrom umpire
umpire-title-new = new match
umpire-ask-rules = Which rules?
umpire-ask-kind = Singles or doubles?
umpire-kind-singles = singles: two players
umpire-kind-doubles = doubles: two pairs
umpire-ask-name = Name of player { $number }?
umpire-ask-name-pair = Pair { $pair }: name of player { $number }?
umpire-name-missing = Type a name. Any name will do.
umpire-name-long = A name can have at most { $most } characters.
umpire-name-twice = The name “{ $name }” is taken. Choose another one.
umpire-name-number = A name cannot start with a digit: digits are the players’ numbers.
umpire-ask-clock = Play with a clock?
umpire-clock-off = no clock
umpire-clock-strict = { $seconds } seconds per stroke; too slow is a foul
umpire-clock-strict-same = { $seconds } seconds per stroke; too slow ends the turn, as these rules have no penalty for it
umpire-clock-casual = { $seconds } seconds per stroke; too slow ends the turn
umpire-ask-length = How long is the match?
umpire-length-as-ruled = { $games ->
    [one] as in the rules: one game
   *[other] as in the rules: first to win { $games } games
}
umpire-length-games = { $games ->
    [one] one game
   *[other] first to win { $games } games
}
umpire-length-board = one board
umpire-hint-format = Or type your own points and boards, and the minutes of the match: 25 8 45. 0 means no limit.
umpire-format-points-or-boards = one game: { $points } points or { $boards } boards
umpire-format-boards = one game: { $boards } boards
umpire-format-points = one game: { $points } points
umpire-format-minutes = one game, { $minutes } minutes at most; the board in play is finished
umpire-ask-tie = And if the score is level?
umpire-tie-board = a deciding board
umpire-tie-shoot-out = a shoot-out at the queen, { $strokes } strokes each
umpire-not-a-format = “{ $typed }” is no length. Type points and boards, and the minutes of the match: 25 8 45.
umpire-ask-place = Where is the match played? (optional)
umpire-ask-edition = Which edition of the board?
umpire-edition-revised = revised: one large circle in the middle
umpire-edition-icf = icf: as revised, with the limits of the Laws of Carrom
umpire-edition-1986 = 1986: two large circles in the middle
umpire-ask-check = Check the equipment?
umpire-check-skip = no, start now
umpire-check-go = yes, { $parts } short pages
umpire-ask-part = Equipment { $number } of { $many }: { $part } (rule { $clause })
umpire-hint-part = A number ticks or unticks an item, { $all } ticks them all, Enter continues. Unticked items count as not checked.
umpire-ask-file = Which file should hold the record?
umpire-ask-confirm = The record will be { $file }. Press Enter to start the match.
umpire-only-enter = Press Enter to start, or Esc to go back.
umpire-summary = { $first } against { $second }. { $rules }. { $ticked ->
    [0] Equipment not checked.
    [one] One item of equipment checked.
   *[other] { $ticked } items of equipment checked.
}
umpire-default = [{ $default }]
umpire-keys-form = Enter answer   Esc back   F2 français   Ctrl-Q leave
umpire-cancelled = Cancelled. Nothing has changed.

# What the match waits for.
umpire-wait-toss = Who won the toss?
umpire-wait-choice = { $team } won the toss and may choose:
umpire-wait-seats = Which seats for { $team }?
umpire-wait-breaker = Who breaks for { $team }?
umpire-wait-seat-change = The players change seats.
umpire-wait-ready = It is { $player }’s break. Say “Play” to open the board.
umpire-wait-break = The break: what did { $player }’s stroke do?
umpire-wait-stroke = What did { $player }’s stroke do?
umpire-wait-placing = To place before the next stroke: { $dues }
umpire-due-white = { $player } { $many } white
umpire-due-black = { $player } { $many } black
umpire-wait-demand = { $most ->
    [one] { $player } has won the board and may ask for { $most } more point. How many?
   *[other] { $player } has won the board and may ask for up to { $most } more points. How many?
}
umpire-wait-request = Play has stopped: { $player } has a request.
umpire-wait-deciding-toss = The score is level. Toss for the break of the deciding board. Who won?
umpire-wait-shoot-out-toss = The score is level. Toss for who begins the shoot-out at the queen. Who won?
umpire-wait-shoot-out = { $player } strikes at the queen (stroke { $number }). Did they pocket her?
umpire-wait-over = The match is over. F4 shows the score sheet.

# The choices of the moment.
umpire-choice-toss = { $team } won the toss
umpire-choice-queen-in = queen pocketed
umpire-choice-queen-missed = queen not pocketed
umpire-choice-coin = toss a coin for me
umpire-choice-breaker = { $player } breaks
umpire-choice-play = say “Play”
umpire-choice-play-on = say “Play”: the board continues
umpire-choice-seat-change = the players have changed seats
umpire-choice-placed = { $player } has placed a { $colour } piece
umpire-choice-forgo = { $many ->
    [one] { $player } forgoes the penalty piece: it stays pocketed
   *[other] { $player } forgoes the { $many } penalty pieces: they stay pocketed
}
umpire-choice-demand = { $points ->
    [0] no further point
    [one] { $points } more point
   *[other] { $points } more points
}
umpire-choice-no-room = no room for a { $colour } piece: hold it
umpire-enter = Enter
umpire-legend = { $own } own  { $theirs } theirs  { $queen } queen  { $striker } striker  { $nothing } nothing  { $improper } improper  { $untouched } untouched  { $ask } help
umpire-prompt = { $player } >
umpire-prompt-plain = >
umpire-keys = F1 help   F2 français   F3 calls   F4 sheet   u undo   Ctrl-Q leave
umpire-keys-page = Up, Down, PgUp, PgDn scroll   Esc close   F2 français   { $from }–{ $to } of { $many }
umpire-too-small = Make the window larger: at least { $columns } columns and { $lines } lines. Until then, you can only leave, with Ctrl-Q.

# The state of the match.
umpire-stage-before = before the first board
umpire-stage = game { $game }, board { $board }
umpire-stage-deciding = game { $game }, deciding board { $board }
umpire-stage-shoot-out = game { $game }, shoot-out at the queen
umpire-stage-over = match over
umpire-entries = { $many ->
    [one] { $many } entry
   *[other] { $many } entries
}
umpire-head-games = games
umpire-head-points = points
umpire-head-on-board = board
umpire-head-pocketed = pocketed
umpire-head-owed = owed
umpire-head-held = held
umpire-tries = { $many } tries left
umpire-holds = { $player } holds { $many } { $colour } { $many ->
    [one] piece
   *[other] pieces
} until there is room
umpire-protest-announced = { $clause ->
    [none] { $player } protests against entry { $about }, no clause named: not yet in writing
   *[other] { $player } protests against entry { $about } on { $clause }: not yet in writing
}
umpire-protest-written = { $clause ->
    [none] { $player } protests against entry { $about }, no clause named: not yet decided
   *[other] { $player } protests against entry { $about } on { $clause }: not yet decided
}
umpire-warned = { $player }: { $many ->
    [one] { $many } warning for disturbing the opponent
   *[other] { $many } warnings for disturbing the opponent
}
umpire-replayed = The whole match is played again after a protest.
umpire-queen-on-board = Queen on the board
umpire-queen-barred = Queen on the board; { $team } must pocket one of their own pieces first
umpire-queen-barred-both = Queen on the board; each side must pocket one of its own pieces first
umpire-queen-awaiting = Queen pocketed: { $team } must cover her now
umpire-queen-covered = { $team } covered the queen
umpire-clock = { $timer }: { $seconds } s
umpire-clock-over = { $timer }: time is up. Type “time”, or the stroke if it was made in time.
umpire-clock-match = { $minutes ->
    [one] Time of the match: { $minutes } minute left
   *[other] Time of the match: { $minutes } minutes left
}
umpire-clock-match-over = The time of the match is over. Finish the board, then type “time match” if a new one stands ready.
umpire-time-over = The time of the match is over: this is the last board.

# What was entered.

# What follows.
umpire-if = What if:
umpire-refused = Not entered:

# What cannot be used.
umpire-nothing-typed = { $awaited } Type what fell, or . for nothing.
umpire-not-understood = “{ $typed }” is not a stroke or a command. The letters are { $letters }; type { $ask } for help.
umpire-choose = Type a number from { $least } to { $most }.
umpire-not-known = “{ $typed }” is not a command here. Type { $ask } for help.
umpire-neither = Type a number from { $least } to { $most } or a command, not “{ $typed }”. Type { $ask } for help.
umpire-not-a-choice = “{ $typed }” is not a number from { $least } to { $most }.
umpire-not-a-player = “{ $typed }” does not name one player. Type a number: { $players }.
umpire-which-player = Which player? Add a number: { $players }.
umpire-which-clause = Under which clause? Choose one of { $clauses }.
umpire-not-an-entry = “{ $typed }” is not the number of an entry.
umpire-not-degrees = “{ $typed }” is not a number of degrees.
umpire-not-two = Type two numbers from { $least } to { $most }, with a space between them.
umpire-nothing-and-something = Type what fell, or { $sign } for nothing, not both.
umpire-nothing-behind = “{ $word }” takes no argument: { $typed }
umpire-nothing-to-undo = There is nothing to undo.
umpire-nothing-to-redo = There is nothing to redo.
umpire-colours-open = Colours are still open. Name the pieces by colour.
umpire-not-open = The board is not open. Press Enter for “Play” first. If the break came before “Play”, call { $clause }.
umpire-not-open-yet = The board is not open. Press Enter for “Play” first.
umpire-stopped = Play has stopped. Press Enter for “Play” first. If somebody played on, call { $clause }.
umpire-stopped-still = Play has stopped. Press Enter for “Play” first.
umpire-place-first = The next stroke has to wait. { $awaited }
umpire-no-stroke-now = A stroke is not possible now. { $awaited }
umpire-no-board = There is no board in play. { $awaited }
umpire-no-overrule-now = You can correct only a board in play. For anything else, use undo.
umpire-no-clock = No clock is running.
umpire-unknown-call = You cannot call “{ $clause }”. Press F3 for all calls.
umpire-no-demand = Nobody may ask for more points now.
umpire-which-pieces = Which pieces fell? Name them behind the call, for example { $call }.
umpire-if-what = Type a stroke or a call after “{ $word }”.
umpire-no-calls-found = No call matches “{ $typed }”.

# The questions of an overrule.
umpire-ask-on-board = Pieces on the board: White ({ $white }) and Black ({ $black })?
umpire-ask-owed = Pieces owed: White ({ $white }) and Black ({ $black })?
umpire-ask-turn = Whose turn is it?
umpire-ask-queen = And the queen?
umpire-ask-reason = Why? (one sentence for the record)
umpire-overruling = correcting the board

# Pages.
umpire-page-stroke = A stroke: what fell, in the order it fell
umpire-page-call = A call: the number of its clause
umpire-page-commands = Commands (three letters are enough if they are clear)
umpire-page-keys = Keys
umpire-page-calls = Umpire’s calls; “calls WORD” searches, “rule { $call }” shows the clause
umpire-page-no-calls = This rule set has no calls
umpire-page-rule = Clause { $clause }
umpire-page-reading = Interpretation { $number }
umpire-page-log = All entries (× undone)
umpire-page-sheet = { $first } – { $second } · { $rules }
umpire-sheet-board = board
umpire-sheet-break = break
umpire-sheet-score = score
umpire-sheet-number = { $game }.{ $board }
umpire-sheet-numbers = { $game }.{ $first }–{ $last }
umpire-sheet-void = void
umpire-sheet-conceded = given up
umpire-sheet-slam-white = Board { $board }: white slam by { $team }.
umpire-sheet-slam-black = Board { $board }: black slam by { $team }.
umpire-sheet-empty = No board has been finished yet.
umpire-sheet-games = Games: { $first } { $a }, { $second } { $b }.
umpire-usage = { $word } { $behind }
umpire-arg-stroke = …
umpire-arg-colour = COLOUR
umpire-arg-player = PLAYER
umpire-arg-reason = WHY
umpire-arg-degrees = DEGREES
umpire-arg-player-clause = PLAYER CLAUSE
umpire-arg-points = POINTS
umpire-arg-player-entry-clause = PLAYER ENTRY CLAUSE
umpire-arg-search = WORD
umpire-arg-clause = CLAUSE
umpire-arg-result = WINNER PIECES QUEEN POINTS
umpire-arg-game = POINTS POINTS BOARDS
umpire-arg-shootout = QUEENS QUEENS STROKES
umpire-arg-match = match
umpire-letter-own = one of the player’s own pieces
umpire-letter-theirs = one of the opponent’s pieces
umpire-letter-queen = the queen
umpire-letter-striker = the striker
umpire-letter-colours = white and black, if you prefer to name the colour
umpire-letter-order = one of the player’s pieces, then the striker
umpire-letter-hole = one of the player’s pieces into pocket 2 (optional). Seen from the south seat, pocket 1 is far right; count anticlockwise
umpire-letter-off = one of the player’s pieces off the board
umpire-letter-nothing = a stroke that touched a piece but pocketed nothing
umpire-letter-improper = an improper stroke, alone or before what fell
umpire-letter-untouched = a stroke that touched no piece
umpire-letter-behind = the first piece hit was on or behind the player’s own base line
umpire-letter-call = against the player it most likely concerns; you see the name before you press Enter
umpire-letter-call-player = against player 2; you can also type the start of a name
umpire-letter-call-short = the same, without the dots
umpire-letter-call-resting = after { $calls }, type the pieces that fell or lie at the pocket
umpire-letter-call-late = { $label }, seen only after the next stroke
umpire-letter-keys = F1 help, F2 the other language, F3 calls, F4 score sheet, F5 all entries, PgUp and PgDn scroll through the entries, Ctrl-L redraws the screen, Ctrl-Q leaves. Every entry is saved at once.
umpire-help-undo = undo the last entry; again for the one before
umpire-help-redo = redo the entry you just undid
umpire-help-if = rule on a stroke or a call without entering it
umpire-help-pass = the player passes
umpire-help-concede = the side in turn gives up the game; either partner may say it
umpire-help-concede-match = a player gives up the game; with { $match } behind it, the whole match
umpire-help-demand = the winner of the board asks for so many points
umpire-help-forgo = a player forgoes the penalty pieces: they stay pocketed
umpire-help-time = the time on the clock is up
umpire-help-noroom = there is no room for the piece: hold it
umpire-help-room = there is room now for held pieces
umpire-help-request = a player has a request: play stops
umpire-help-play = say “Play”: the board opens or continues
umpire-help-seats = the players have changed seats
umpire-help-striker = a player changes strikers between boards
umpire-help-striker-damaged = a player changes strikers between boards; with { $damaged } behind it, a damaged one during a board
umpire-help-board = the board was replaced
umpire-help-result = the board’s result instead of its strokes: who won, the loser’s pieces left, who covered the queen (- for nobody), the points if they are not the usual ones; “slam” behind it for a slam
umpire-help-game = the game’s result instead of its boards: both sides’ points and how many boards; after a deciding board, who had its break
umpire-help-shootout = the result of the shoot-out instead of its strokes: both sides’ queens, and how many strokes each
umpire-help-rosette = the player who breaks turned the rosette, before the first attempt or between two
umpire-help-trial = this player’s side had its trial board
umpire-help-late = a player came too late for trial boards
umpire-help-disturbed = a player disturbed the opponent: a technical foul, and a warning that counts
umpire-help-disqualify = a player is disqualified from the match
umpire-help-protest = a player protests, on a clause; without an entry, against the last decision
umpire-help-written = the protest was handed in in writing
umpire-help-upheld = the protest is upheld: the match is played again
umpire-help-rejected = the protest is rejected
umpire-help-overrule = correct the board: all counts, the turn, the reason
umpire-help-calls = list all calls
umpire-help-rule = show a clause
umpire-help-sheet = show the score sheet
umpire-help-log = show all entries
umpire-help-help = show this page
umpire-help-language = switch language
umpire-help-quit = leave; the record is saved

# Calls in a few words.

# The desk as a view: groups of calls, other entries, what cannot be read.
umpire-group-stroke = Stroke and posture
umpire-group-pieces = Pieces and placing
umpire-group-conduct = Conduct
umpire-group-equipment = Board and equipment
umpire-group-ending = End of the board
umpire-offer-undo = Undo
umpire-offer-redo = Redo
umpire-offer-pass = Pass the turn
umpire-offer-pass-also = skip turn
umpire-offer-time = Time is up
umpire-offer-time-also = clock slow late
umpire-offer-match-time = Time of the match is over
umpire-offer-match-time-also = minutes round gong end last board
umpire-offer-request = Request to the umpire
umpire-offer-request-also = appeal timeout break toilet question pause
umpire-offer-disturbed = Opponent disturbed
umpire-offer-disturbed-also = noise phone mobile ringing
umpire-offer-warning = { $player }: warning { $count }
umpire-offer-room = Room for held pieces
umpire-offer-room-also = space held
umpire-offer-striker = Striker changed
umpire-offer-striker-also = swapped new
umpire-offer-striker-damaged = Damaged striker changed
umpire-offer-striker-damaged-also = swapped new broken cracked chipped
umpire-offer-board = Board replaced
umpire-offer-board-also = swapped broken new table
umpire-offer-rosette = Rosette turned
umpire-offer-rosette-also = turn start
umpire-offer-trial = Trial board played
umpire-offer-trial-also = practice warm-up
umpire-offer-late = Too late for trial boards
umpire-offer-late-also = absent delayed
umpire-offer-concede = Give up the game
umpire-offer-concede-also = resign surrender quit
umpire-offer-concede-match = Give up the match
umpire-offer-concede-match-also = resign surrender quit
umpire-offer-protest = Protest
umpire-offer-protest-also = complaint appeal dispute
umpire-offer-against = { $player }, against entry { $about }
umpire-offer-team = { $team }
umpire-offer-written = Protest handed in in writing
umpire-offer-written-also = paper form
umpire-offer-upheld = Protest upheld: the match is played again
umpire-offer-upheld-also = accepted won
umpire-offer-rejected = Protest rejected
umpire-offer-rejected-also = refused dismissed
umpire-protest-lapsed = { $clause ->
    [none] { $player } protested against entry { $about }, no clause named: the written report came too late
   *[other] { $player } protested against entry { $about } on { $clause }: the written report came too late
}
umpire-protest-upheld = { $clause ->
    [none] { $player } protested against entry { $about }, no clause named: upheld
   *[other] { $player } protested against entry { $about } on { $clause }: upheld
}
umpire-protest-rejected = { $clause ->
    [none] { $player } protested against entry { $about }, no clause named: rejected
   *[other] { $player } protested against entry { $about } on { $clause }: rejected
}
umpire-fact-long = This entry is too long: { $most } bytes at most.
umpire-fact-not-json = This entry is not a JSON object.
umpire-fact-twice = This entry gives “{ $field }” twice.
umpire-fact-field = The field “{ $field }” of this entry is missing or not valid.
umpire-fact-unknown = This is no entry that the desk knows.
umpire-no-such-entry = There is no entry { NUMBER($entry) } that still stands.
umpire-entry-far-back = Entry { NUMBER($entry) } is too far back: at most { NUMBER($most) } entries can be ruled anew.
umpire-fact-not-here = This entry belongs to a board on a screen, not to a real board.
umpire-fact-time = The time of this entry needs a date, a time and a time zone.
umpire-card-side = { $team }
umpire-card-shoot-out = ★ Shoot-out at the queen after game { $game }: A { $a }, B { $b }
umpire-card-umpire = Umpire
umpire-not-a-result = “{ $typed }” is not the result of a board. Type who won ({ $players }), how many pieces the loser has left, and who covered the queen, or - for nobody: 1 5 1.
umpire-not-points = “{ $typed }” is not a number of points. Type 8, or 13-5 where both sides score.
umpire-not-a-game = “{ $typed }” is not the result of a game. Type both sides’ points and how many boards were played: 25 12 6.
umpire-not-a-shoot-out = “{ $typed }” is not the result of a shoot-out. Type both sides’ queens and how many strokes each made: 3 2 5.
