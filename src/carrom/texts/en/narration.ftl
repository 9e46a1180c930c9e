# What happened in a match and what follows, for the desk, the page and the record.

# Words.
narration-and = { $first }, { $rest }
narration-pair = { $first } & { $second }
narration-name = { $name }
narration-colour-white = white
narration-colour-black = black
narration-piece-white = white
narration-piece-black = black
narration-piece-queen = queen
narration-piece-striker = striker
narration-in-hole = { $piece } (pocket { $hole })
narration-off-white = white off the board
narration-off-black = black off the board
narration-off-queen = queen off the board
narration-off-striker = striker off the board
narration-untouched = no piece touched
narration-nothing-fell = nothing fell
narration-improper = improper stroke
narration-behind = first hit on or behind the base line
narration-seat-south = south
narration-seat-east = east
narration-seat-north = north
narration-seat-west = west
narration-timer-thinking = thinking time
narration-timer-placing = placing time
narration-timer-demand = time to ask for points
narration-timer-seats = time to change seats
narration-timer-rest = rest
narration-timer-request = time for the request
narration-timer-match = time of the match
narration-choice-break = the break
narration-choice-seats = the seats
narration-sits = { $player } { $seat }

# What happened.
narration-tossed = { $team } won the toss.
narration-chose = { $choice ->
    [break] { $team } chose to break.
   *[seats] { $team } chose the seats.
}
narration-took-seats = Seats: { $seats }.
narration-named-breaker = { $player } breaks.
narration-came-late = { $player } came late.
narration-played-trial = { $team } played a trial board.
narration-turned-rosette = { $player } turned the rosette to { $degrees }°.
narration-said-play = { $again ->
    [yes] “Play”: the board continues.
   *[no] “Play”.
}
narration-struck = { $player }: { $stroke }.
narration-passed = { $player } passed.
narration-placed = { $player } placed a { $colour } piece.
narration-found-no-room = There is no room for a { $colour } piece, so it is held.
narration-found-room = There is room again for the held { $colour } pieces.
narration-called = { CAPITAL($done) } ({ $clause }).
narration-time-ran-out = The { $timer } is over.
narration-requested = { $player } has a request. Play stops.
narration-changed-seats = The players changed seats.
narration-changed-striker = { $damaged ->
    [yes] { $player } changed a damaged striker.
   *[no] { $player } changed strikers.
}
narration-changed-board = { $reason ->
    [none] The board was replaced.
   *[other] The board was replaced: { $reason }
}
narration-changed-chair = { $kind ->
    [computer] A computer plays for { $player } from now on: { $level } level.
    [open] { $player }’s seat is free. The match waits until somebody sits down.
   *[person] { $player } has sat down.
}
narration-disturbed = { $player } disturbed the opponent: warning { $count }.
narration-warning = Warning { $count } for { $player }.
narration-disqualified = { CAPITAL($done) } ({ $clause }).
narration-conceded = { $player } gave up the game.
narration-stayed-away = { $count ->
    [one] { $player } has been away for { $count } second, so { $team } { PEOPLE($team) ->
    [two] win
   *[one] wins
} the game.
   *[other] { $player } has been away for { $count } seconds, so { $team } { PEOPLE($team) ->
    [two] win
   *[one] wins
} the game.
}
narration-stayed-away-long = { $count ->
    [one] { $player } has been away for { $count } minute.
   *[other] { $player } has been away for { $count } minutes.
}
narration-abandoned = The players agreed to stop.
narration-protested = { $clause ->
    [none] { $player } protests against entry { $about }, without naming a clause. The protest is incomplete.
   *[other] { $player } protests against entry { $about }, on clause { $clause }.
}
narration-demanded = { $points ->
    [0] { $player } asks for no further point.
    [1] { $player } asks for one more point.
   *[other] { $player } asks for { $points } more points.
}
narration-entered-board = { $team } won the board. { $left ->
    [0] { $loser } { PEOPLE($loser) ->
    [two] have
   *[one] has
} no piece left
    [one] { $loser } { PEOPLE($loser) ->
    [two] have
   *[one] has
} { $left } piece left
   *[other] { $loser } { PEOPLE($loser) ->
    [two] have
   *[one] has
} { $left } pieces left
}; { $queen ->
    [winner] { $team } covered the queen.
    [loser] { $loser } covered the queen.
   *[none] nobody covered the queen.
}
narration-entered-game = The game ends { $first } { $a }, { $second } { $b }, after { $boards ->
    [one] { $boards } board.
   *[other] { $boards } boards.
}
narration-shot-at-queen = { $pocketed ->
    [yes] { $player } pocketed the queen.
   *[no] { $player } did not pocket the queen.
}
narration-entered-shoot-out = { $strokes ->
    [one] Result of the shoot-out: { $first } { $a }, { $second } { $b }, after { $strokes } stroke each.
   *[other] Result of the shoot-out: { $first } { $a }, { $second } { $b }, after { $strokes } strokes each.
}
narration-last-board = Time is up. The board in play is the last.
narration-match-time = Time is up.
narration-level = The score is level.
narration-then-board = A deciding board is played: toss for its break.
narration-then-shoot-out = A shoot-out at the queen decides: toss for who begins.
narration-shoot-out-begins = { $player } begins the shoot-out.
narration-shoot-out-score = Queens pocketed: { $first } { $a }, { $second } { $b }.
narration-forwent = { $many ->
    [one] { $player } forgoes the penalty piece: it stays pocketed.
   *[other] { $player } forgoes the { $many } penalty pieces: they stay pocketed.
}
narration-wrote-protest = { $player } handed in the protest in writing.
narration-decided-protest = { $upheld ->
    [yes] { $player }’s protest was upheld. The match is played again.
   *[no] { $player }’s protest was rejected. The result stands.
}
narration-overruled = The umpire corrected the board: { $reason }
narration-undone = { $kind ->
    [back] { $player } took the last stroke back.
    [redo] { $many ->
        [one] Entry { $entry } was redone.
       *[other] { $many } entries were redone, the last of them entry { $entry }.
    }
   *[undo] { $many ->
        [one] Entry { $entry } was undone.
       *[other] { $many } entries were undone, the last of them entry { $entry }.
    }
}

# What follows.
narration-board-won = { $team } { PEOPLE($team) ->
    [two] win
   *[one] wins
} the board: { $points }.
narration-board-both = { $team } { PEOPLE($team) ->
    [two] win
   *[one] wins
} the board. { $first } { PEOPLE($first) ->
    [two] score
   *[one] scores
} { $firsts }, { $second } { $seconds }.
narration-slam-white = That is a white slam.
narration-slam-black = That is a black slam.
narration-board-void = The board is played again.
narration-score = Score: { $first } { $points }, { $second } { $others }.
narration-game-won = { $team } won game { $game }.
narration-match-played = { $team } won the match { $games } to { $others }.
narration-match-conceded = { $team } won the match { $games } to { $others }: the other side gave up the last game.
narration-no-result = The match ends without a result.
narration-no-winner = The match ends without a winner.
narration-match-absent = { $team } won the match { $games } to { $others }: the other side stayed away.
narration-match-given-up = { $team } won the match, { $games } to { $others } in games: the other side gave it up.
narration-match-disqualified = { $team } won the match, { $games } to { $others } in games: the other side was disqualified.
narration-single-played = { $team } won the match { $points } to { $others }.
narration-single-conceded = { $team } won the match.
narration-single-absent = { $team } won the match: the other side stayed away.
narration-single-disqualified = { $team } won the match: the other side was disqualified.
narration-seat-change-due = The players change seats.
narration-queen-back = The umpire puts the queen back on the centre circle.
narration-forfeited = { $many ->
    [one] The piece was not placed in time and stays pocketed.
   *[other] The { $many } pieces were not placed in time and stay pocketed.
}
narration-placed-for = { $many ->
    [one] Nobody placed the piece in time, so the umpire places it.
   *[other] Nobody placed the { $many } pieces in time, so the umpire places them.
}
narration-takes-white = { $team } { PEOPLE($team) ->
    [two] play
   *[one] plays
} white.
narration-takes-black = { $team } { PEOPLE($team) ->
    [two] play
   *[one] plays
} black.
narration-to-place = { $many ->
    [one] { $player } places a { $colour } piece { $where }.
   *[other] { $player } places { $many } { $colour } pieces { $where }.
}
narration-owes = { $many ->
    [one] { $team } { PEOPLE($team) ->
    [two] owe
   *[one] owes
} one piece.
   *[other] { $team } { PEOPLE($team) ->
    [two] owe
   *[one] owes
} { $many } pieces.
}
narration-next-break = Next board: { $player } breaks.
narration-head-pieces = { $count ->
    [one] { $team } { PEOPLE($team) ->
    [two] start
   *[one] starts
} with one piece already pocketed.
   *[other] { $team } { PEOPLE($team) ->
    [two] start
   *[one] starts
} with { $count } pieces already pocketed.
}
narration-head-points = { $count ->
    [one] { $team } { PEOPLE($team) ->
    [two] start
   *[one] starts
} the game with 1 point.
   *[other] { $team } { PEOPLE($team) ->
    [two] start
   *[one] starts
} the game with { $count } points.
}
narration-plays-on = { $tries ->
    [1] { $player } plays again.
   *[other] { $player } plays again, with { $tries } tries.
}
narration-next = { $tries ->
    [1] It is { $player }’s turn.
   *[other] It is { $player }’s turn, with { $tries } tries.
}

# Where penalty pieces go, by the manner of the rule set.
narration-where-circle = inside the large circle, not on the centre circle
narration-where-centre = on the centre circle, or as near to it as possible
narration-held-last = The last { $colour } piece is held and keeps the board going: it is placed as soon as there is room, before { $team } { PEOPLE($team) ->
    [two] play
   *[one] plays
}.
