# Why an entry is refused; nothing has changed. { $player } is a player's id.
refusal-not-now = That cannot happen at this moment of the match.
refusal-unknown-player = “{ $player }” does not play in this match.
refusal-not-your-turn = It is { $player }’s turn.
refusal-not-open = The board is not open yet: the umpire has not said “Play”.
refusal-stopped = Play is stopped by a request; it goes on when the umpire says “Play”.
refusal-place-first = There are pieces to be placed before the next stroke.
refusal-not-the-placer = { $player } is the one to place this piece.
refusal-nothing-to-place = No piece of this colour has to be placed.
refusal-spot-needed = Say where the piece is placed: the places of all pieces are known.
refusal-spot-illegal = The piece may not be placed there: { $verdict }.
refusal-spot-legal = nothing is wrong with this spot
refusal-spot-outside-inner-circle = it would not lie wholly inside the circle for penalty pieces
refusal-spot-on-centre-circle = it would cover part of the centre circle
refusal-spot-touches-piece = it would touch another piece
refusal-spot-cannon = it would give the placer a cannon
refusal-spot-pair = it would give the placer a pair
refusal-spot-not-nearest-to-centre = there is a free spot nearer to the centre
refusal-there-is-room = There is room for this piece, so it has to be placed.
refusal-no-room = There is no room for the piece that is held.
refusal-nothing-held = No piece of this colour is held.
refusal-seats-wrong = These seats are not possible: each player takes a free one, opponents in singles and partners in doubles sit face to face, and the side whose choice it is sits down first.
refusal-not-of-that-team = This player is not of the side that is meant.
refusal-trial-taken = This side has had its trial board.
refusal-trial-late = Who comes late has no trial board.
refusal-only-the-breaker = Only the player who breaks may turn the rosette.
refusal-not-a-number = Only finite numbers can be used here.
refusal-report = This cannot be: { $reason }
refusal-too-late = It is too late for that.
refusal-no-timer = No such time limit is running.
refusal-time-left = The time is not up yet.
refusal-striker-changed = This player has changed the striker as often as is allowed.
refusal-not-disturbed-enough = { $most ->
    [one] A player is disqualified for disturbing only after more than { $most } warning.
   *[other] A player is disqualified for disturbing only after more than { $most } warnings.
}
refusal-no-such-clause = “{ $clause }” is no clause under which a player is disqualified.
refusal-no-protest = This player has no protest at that stage.
refusal-protest-twice = An earlier protest of this player has not been decided yet.
refusal-no-seat-change = No change of seats is due.
refusal-reason-needed = A reason has to be given.
refusal-no-such-event = The record has no such earlier entry.
refusal-time-backwards = The record has a later entry: time does not run backwards.
refusal-break-made = The break of this board has been made.
refusal-not-his-break = It is { $player } who has the break.
refusal-only-in-doubles = That is possible in doubles only.
refusal-no-request = No request to the umpire is open.
refusal-void-by-count = A board becomes void by itself after { $turns } turns in a row in which no piece was touched; nobody has to call it.
refusal-concede-instead = A game is given up by the player in turn: enter that he concedes it.
refusal-nothing-placed = { $player } has placed no piece to which this could apply.
refusal-no-placing = No piece is being placed, and none was placed since the last stroke.
refusal-nothing-missed = No uncovered queen of this side was overlooked until after the next stroke.
refusal-not-ruled = That entry decides nothing against which a protest could be made.
refusal-layout-counts = The pieces of this layout are not those that lie on the board.
refusal-layout-outside = A piece of this layout does not lie on the playing surface.
refusal-layout-overlap = Two pieces of this layout lie in the same place.
refusal-colours-taken = Colours are open only in percuteur, and only while all pieces are on the board.
refusal-too-many-tries = { $most ->
    [one] A player has at most { $most } try.
   *[other] A player has at most { $most } tries.
}
