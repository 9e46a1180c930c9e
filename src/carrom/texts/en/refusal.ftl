# Why an entry is refused; nothing has changed. { $player } is a player's name.
refusal-not-now = This cannot happen now.
refusal-unknown-player = “{ $player }” is not playing in this match.
refusal-not-your-turn = It is { $player }’s turn.
refusal-not-open = The board is not open yet. The umpire has to say “Play” first.
refusal-stopped = A request stopped play. It continues when the umpire says “Play”.
refusal-place-first = First place the pieces that go back on the board.
refusal-not-the-placer = { $player } has to place this piece.
refusal-nothing-to-place = There is no piece of this colour to place.
refusal-spot-needed = Say where the piece goes: the positions of all pieces are known.
refusal-spot-illegal = The piece cannot go there: { $verdict }.
refusal-spot-legal = this spot is allowed
refusal-spot-outside-inner-circle = part of it would be outside the circle for penalty pieces
refusal-spot-on-centre-circle = it would cover part of the centre circle
refusal-spot-touches-piece = it would touch another piece
refusal-spot-cannon = it would give the player who places it a cannon
refusal-spot-pair = it would give the player who places it a pair
refusal-spot-shot-with-queen = it would make a shot with the queen
refusal-spot-not-nearest-to-centre = another free spot is nearer to the centre
refusal-there-is-room = There is room for this piece. Place it.
refusal-no-room = There is no room yet for the held piece.
refusal-nothing-held = No piece of this colour is being held.
refusal-seats-wrong = These seats are not possible. Each player takes a free seat. Opponents in singles, and partners in doubles, sit opposite each other. The side that chooses sits down first.
refusal-not-of-that-team = This player is on the other side.
refusal-trial-taken = This side has already had its trial board.
refusal-trial-late = A player who comes late has no trial board.
refusal-only-the-breaker = Only the player who breaks may turn the rosette.
refusal-not-a-number = Use ordinary numbers here, not infinity or NaN.
refusal-report = { $reason }
refusal-too-late = It is too late for this.
refusal-no-timer = This clock is not running.
refusal-time-left = The time is not up yet.
refusal-striker-changed = This player may not change strikers again.
refusal-striker-between-boards = { $damaged ->
    [yes] During a board only a damaged striker may be changed. Any other change waits until the board is over.
   *[other] A striker may be changed only between two boards, even a damaged one.
}
refusal-not-disturbed-enough = { $most ->
    [one] A player can be disqualified for disturbing the opponent only after more than { $most } warning.
   *[other] A player can be disqualified for disturbing the opponent only after more than { $most } warnings.
}
refusal-no-such-clause = Clause “{ $clause }” does not disqualify a player.
refusal-unknown-clause = There is no clause “{ $clause }”.
refusal-no-protest = This player has no protest to write down or decide now.
refusal-protest-twice = An earlier protest of this player is still undecided.
refusal-no-seat-change = It is not time to change seats.
refusal-reason-needed = Give a reason.
refusal-no-such-event = The record has no earlier entry with this number.
refusal-time-backwards = This entry is earlier than the last one in the record.
refusal-break-made = The break of this board has already been made.
refusal-not-his-break = { $player } has the break.
refusal-only-in-doubles = This is possible only in doubles.
refusal-no-request = There is no open request to the umpire.
refusal-void-by-count = Nobody has to call this. A board becomes void by itself after { $turns } turns in a row in which nobody touches a piece.
refusal-concede-instead = This is not a call. Enter instead that a player gives up the game.
refusal-nothing-placed = { $player } has not placed a piece that this call could concern.
refusal-no-placing = No piece is being placed, and none has been placed since the last stroke.
refusal-nothing-missed = This side has no uncovered queen that was overlooked until after that player’s next stroke. Until then, the queen goes back.
refusal-not-ruled = This entry contains no decision to protest against.
refusal-layout-counts = The pieces of this layout are not the pieces on the board.
refusal-layout-outside = A piece of this layout is not on the playing surface.
refusal-layout-overlap = Two pieces of this layout overlap.
refusal-colours-taken = Colours can be open only if the rules allow it and all pieces are on the board.
refusal-too-many-tries = { $most ->
    [one] A player has at most { $most } try.
   *[other] A player has at most { $most } tries.
}
refusal-not-in-these-rules = These rules do not provide for this.
refusal-illegal-aim = { $reason }
refusal-no-stroke = This was not a stroke: the striker did not leave its base and touched nothing.
refusal-striker-place = These rules do not allow the striker there.
refusal-last-pieces = These pieces have to be placed: without them, this side would have none left.
refusal-nothing-to-forgo = These pieces fell in the stroke and come back in any case. Only dues and penalty pieces can be forgone.
refusal-forgo-all = One of these pieces is already placed. Dues and penalty pieces are forgone all together or not at all.
refusal-too-many-points = { $most ->
    [one] This side can ask for { $most } point at most.
   *[other] This side can ask for { $most } points at most.
}
refusal-in-turn-already = It is { $player }’s turn, so this was not out of turn.
refusal-striker-has-room = There is still room for the striker on its base.
refusal-no-such-end = Under these rules no board ends like this: { $left ->
    [0] the loser has no piece left
    [one] the loser has { $left } piece left
   *[other] the loser has { $left } pieces left
}, and the queen is as you say.
refusal-not-these-points = A board that ends like this brings { $possible } points (winner–loser), not { $points }.
refusal-not-this-game = { $boards ->
    [one] This game cannot end { $a }–{ $b } after { $boards } board.
   *[other] This game cannot end { $a }–{ $b } after { $boards } boards.
}
refusal-queen-covered = The other side covered the queen, not the one you say.
refusal-no-slam = This cannot have been a slam.
refusal-colours-known = The colours of this board are known already.
refusal-one-board-only = This match is a single board. Enter the result of the board.
refusal-deciding-break = Say who had the break of the deciding board.
refusal-no-stroke-before = This call is about the last stroke. There is none that it could still change.
refusal-stroke-by-another = { $player } made the last stroke: this call is about { $player }.
refusal-not-yet-late = No stroke has been made since this piece was placed. It can still be put right.
refusal-no-opponents-fell = { $player }’s last stroke did not pocket the opponent’s pieces alone. If pieces were counted as { $player }’s own by mistake, name them.
refusal-taken-too-many = { $player } has not pocketed so many pieces in this turn.
refusal-later-entry = Entry { $entry } came after that stroke. Take it back first.
refusal-who-did-it = Say who did it: clause { $clause } can be about several players.
refusal-has-struck = { $clause ->
    [none] { $player } has already struck in this turn.
   *[other] { $player } has already struck in this turn. Call { $clause } instead.
}
refusal-overtime-again = { $player } has already paid a piece for thinking too long in this turn.
refusal-match-time = The time of the match is over, so no new board begins. Enter that the time is over.
refusal-no-match-time = No time of a match is running.
refusal-not-this-shoot-out = A shoot-out cannot end { $a }–{ $b } after { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
} each. Each side makes at least { $least }; after that, one queen more decides.
