# A match being played.

# Above the board

to-play = { $name } to play
computer-plays = { $name } is thinking …
plays = { $name } plays
places-now = { $name } places a { $colour } piece
demands-now = { $name } may ask for points
has-break = { $name } has the break
chooses = { $name } chooses
waiting-for = Waiting for { $name }
watching = You are watching.
watching-about = Only the players can strike.
match-over = The match is over
skip = Skip
stop-play = Pause
seconds = { $count } s
timer-thinking = to strike
timer-placing = to place
timer-demand = to ask for points
timer-seats = to change seats
timer-rest = of rest
timer-request = until play goes on
timer-match = of the match
board-label = Carrom board, seen from the { $seat }

# What has to be decided

toss-about = The match starts with a toss.
deciding-toss = The score is level. Toss for the break of the deciding board.
toss-coin = Toss
choose-about = { $name } won the toss. Choose:
choose-break = The break
choose-seats = The seats
sit-where = { $name }, choose a side of the board, or:
sit-about = Seats for { $name }:
sit-at = Sit { $seat }
sits-at = { $name } { $seat }
take-seat = Sit down
breaker-about = Who breaks?
ready-about = { $name } has the break and may turn the rosette.
rosette = Rosette
call-play = Play!
play-stopped = The game and the clock are paused.
play-goes-on = When the time is up, play goes on by itself.
clock-goes-on = The clock then goes on with { $count } s.
resume-play = Resume
change-seats-about = Change seats now.
change-seats = Change seats
place-how = { $name }, place a { $colour } piece in the green ring. It goes to the nearest legal spot. Keys: arrows, then Enter.
place-touch = Tap the green ring. The { $colour } piece goes to the nearest legal spot.
place-at-centre = { $name }, place a { $colour } piece. It goes as near to the centre as possible. Click the board or press Enter.
place-count = { $count ->
    [one] 1 piece to place.
   *[other] { $count } pieces to place.
}
place-here = Place it here
place-none = { $count ->
    [one] Forgo the penalty piece
   *[other] Forgo the { $count } penalty pieces
}
demand-about = { $most ->
    [one] { $name } won the board and may ask for one more point.
   *[other] { $name } won the board and may ask for up to { $most } more points.
}
demand-points = { $points ->
    [0] None
    [one] 1 point
   *[other] { $points } points
}
trial-about = Each side may play one trial board before the match:
trial-had = { $name }: trial board done

# The stroke

strike = Strike
striker-position = Striker
direction = Direction
power = Power
unit-position = mm
unit-direction = °
unit-power = m/s
unit-spin = turns/s
nudge-down = a little less
nudge-up = a little more
nudge-left = a little to the left
nudge-right = a little to the right
pass = Pass
pass-sure = Pass this turn?
pass-yes = Yes, pass
concede = Concede
concede-sure = Concede this game?
concede-match = Concede match
concede-match-sure = Concede the whole match?
concede-yes = Yes, concede
answer-no = No

# The score

game-board = Game { $game }, board { $board }
deciding = deciding board
points = Points
games = Games
colours-open = no colour yet
pocketed = { $count } pocketed
on-board = on the board
owes = owes { $count }
held-by = { $count } held by { $name }
queen-is-on-board = Queen on the board
queen-awaits-cover = Queen to be covered by { $side }
queen-is-covered = Queen covered by { $side }
break-attempt = break: { $name }’s attempt
break-of-several = break: attempt { $number } of { $most }
tries = { $count ->
    [one] 1 try left
   *[other] { $count } tries left
}

# What happened

match-log = Match log
match-log-empty = Nothing yet.
earlier-entries = Show earlier entries
wins = { $players ->
    [one] { $name } wins
   *[other] { $name } win
}
ending-conceded = By concession.
ending-disqualified = By disqualification.
play-again = Rematch
download-record = Download record

# The position in words

position-in-words = Describe position
counts-on-board = On the board: { $pieces }.
near-pocket = Near the { $pocket }: { $pieces }.
none-near = No piece is near a pocket.
queen-centre = The queen is in the centre.
queen-at = From the centre, the queen is { $across } and { $along }.
cm-left = { $count } cm to the left
cm-right = { $count } cm to the right
cm-near = { $count } cm towards you
cm-far = { $count } cm away from you
motion-differs = This browser computed the last motion differently. You see the server’s motion, which counts. The difference has been reported.

# At the striker

aim-hint = Pull the striker back, then let go
aim-flick = Pull back, then let go
aim-hasty = To strike towards you, hold still before you let go
aim-twitch = Too short to count. For a soft stroke, hold still for a moment before you let go
aim-cancels = Let go here to cancel
aim-cancelled = Cancelled
aim-cancel-mouse = Cancel: Esc or back to the striker. Finer: Shift or wheel
aim-cancel-touch = Cancel: back to the striker, or a second finger
