# A ruling in words: what happened and why (one message for each reason), then what follows.
ruling-help = Rule on strokes and umpire’s calls. Reads one JSON object per line and writes one per line.
ruling-help-file = the file to read; - reads standard input (default)

# Words. $n is a number of pieces.
ruling-name-white = White
ruling-name-black = Black
ruling-name-first = the first player
ruling-name-second = the second player
ruling-striker-disc = the striker
ruling-queen-disc = the queen
ruling-queen-uncovered = the uncovered queen
ruling-white-pieces = { $n ->
    [0] no white piece
    [1] a white piece
    [2] two white pieces
    [3] three white pieces
   *[other] { $n } white pieces
}
ruling-black-pieces = { $n ->
    [0] no black piece
    [1] a black piece
    [2] two black pieces
    [3] three black pieces
   *[other] { $n } black pieces
}
ruling-the-white = { $n ->
    [1] the white piece
    [2] the two white pieces
    [3] the three white pieces
   *[other] the { $n } white pieces
}
ruling-the-black = { $n ->
    [1] the black piece
    [2] the two black pieces
    [3] the three black pieces
   *[other] the { $n } black pieces
}
ruling-that = { $n ->
    [1] that piece
    [2] those two pieces
    [3] those three pieces
   *[other] those { $n } pieces
}
ruling-penalty = { $n ->
    [1] one penalty piece
    [2] two penalty pieces
   *[other] { $n } penalty pieces
}
ruling-due = { $n ->
    [1] one piece that { $player } owed
    [2] two pieces that { $player } owed
   *[other] { $n } pieces that { $player } owed
}
ruling-two = { $first } and { $second }
ruling-more = { $first }, { $rest }
ruling-join = { $first }; { $rest }
ruling-sentence = { CAPITAL($text) }.

# What happened, and why it is ruled on so.
ruling-miss = { $player } pocketed nothing.
ruling-own = { $player } pocketed { $own }.
ruling-opponents = { $player } pocketed only { $theirs }.
ruling-opponents-kept = { $player } pocketed only { $theirs }, which does not cost the turn.
ruling-own-and-opponents = { $player } pocketed { $fell } in one stroke.
ruling-own-and-opponents-back = { $player } pocketed { $fell } in one stroke. Only { $their_pieces } { $n_theirs ->
    [1] counts
   *[other] count
}.
ruling-try-left = { $player } pocketed nothing, which uses up one try.

ruling-break-again = { $n_fell ->
    [0] { $player } broke without touching a piece.
   *[other] { $player } broke without touching a piece, and the striker fell. Before the break is made, this costs nothing.
}
ruling-break-missed = { $n_fell ->
    [0] { $player } broke without touching a piece. The rosette stays as it is.
   *[other] { $player } broke without touching a piece, and the striker fell. Before the break is made, this costs nothing. The rosette stays as it is.
}
ruling-break-lost = { $n_fell ->
    [0] { $player } broke improperly and touched no piece, so { $player } has no further attempt. Nothing is owed.
   *[other] { $player } pocketed the striker at the break and touched no piece, so { $player } has no further attempt. Nothing is owed.
}

ruling-queen = { $n_theirs ->
    [0] { $player } pocketed the queen and must cover her with the next stroke.
   *[other] { $player } pocketed { $fell }, and must cover the queen with the next stroke.
}
ruling-queen-early = { $player } pocketed { $fell } before a piece of their own colour, so the queen does not count.
ruling-queen-own-covered = { $player } pocketed { $fell } in one stroke, so the queen is covered.
ruling-queen-own-awaiting = { $player } pocketed { $fell }, and must still cover the queen with the next stroke.
ruling-queen-own-break = { $player } pocketed { $fell } at the break, and must still cover the queen with the next stroke.
ruling-queen-own-nine = { $player } pocketed { $fell } while all nine { $colour } pieces were on the board, and must still cover the queen with the next stroke.
ruling-queen-own-due = { $player } pocketed { $fell }. The { $colour } piece pays a due at once, so { $player } has no right to the queen yet.
ruling-queen-due = { $player } pocketed the queen while owing a piece, so the queen does not count.
ruling-queen-opponents-back = { $player } pocketed the queen together with { $theirs }, so the queen does not count.
ruling-queen-opponents-given = { $player } pocketed the queen together with { $theirs }, so the queen goes to { $other }, already covered.
ruling-queen-own-opponents-back = { $player } pocketed { $fell } in one stroke. Only { $their_pieces } { $n_theirs ->
    [1] counts
   *[other] count
}.
ruling-covered = { $n_theirs ->
    [0] { $player } covered the queen with { $own }.
   *[other] { $player } covered the queen with { $own }, and pocketed { $theirs } too.
}
ruling-not-covered = { $n_theirs ->
    [0] { $player } did not cover the queen.
   *[other] { $player } pocketed { $theirs } and did not cover the queen.
}
ruling-cover-with-opponents = { $player } pocketed { $fell } in one stroke. Only { $their_pieces } { $n_theirs ->
    [1] counts
   *[other] count
}, so the queen is not covered.

ruling-striker = { $player } pocketed the striker.
ruling-striker-own = { $player } pocketed the striker together with { $own }.
ruling-striker-own-opponents-kept = { $player } pocketed the striker together with { $own } and { $theirs }.
ruling-striker-own-stands = { $player } pocketed { $own }, but the striker fell too.
ruling-striker-own-back = { $n_theirs ->
    [0] { $player } pocketed the striker together with { $own }. There is no further penalty.
   *[other] { $player } pocketed the striker together with { $own } and { $theirs }. There is no further penalty.
}
ruling-striker-same-hole = { $n_own ->
    [1] { $player }’s striker followed { $own } into the same pocket, so there is no penalty.
   *[other] { $player } pocketed { $own }, and the striker followed one of them into the same pocket, so there is no penalty.
}
ruling-striker-opponents = { $player } pocketed the striker together with { $theirs }.
ruling-striker-own-opponents = { $player } pocketed the striker together with { $own } and { $theirs }.
ruling-striker-queen = { $player } pocketed { $fell } in one stroke.
ruling-striker-queen-kept = { $player } pocketed the striker together with the queen.
ruling-striker-queen-break = { $player } pocketed { $fell } at the break.
ruling-striker-queen-opponents = { $player } pocketed { $fell } in one stroke.
ruling-striker-queen-own = { $player } pocketed { $fell } in one stroke.
ruling-striker-queen-own-waived = { $player } pocketed { $fell } in one stroke. There is no further penalty.
ruling-striker-queen-own-opponents = { $player } pocketed { $fell } in one stroke.
ruling-striker-covering = { $n_theirs ->
    [0] { $player } pocketed the striker instead of covering the queen.
   *[other] { $player } pocketed the striker and { $theirs } instead of covering the queen.
}
ruling-striker-opponents-covering = { $player } pocketed the striker and { $theirs } instead of covering the queen.
ruling-striker-own-covering = { $player } pocketed { $fell } in one stroke, so the queen is not covered yet. { $player } may cover her with the next stroke.
ruling-striker-own-covering-gift = { $player } pocketed { $fell } in one stroke, so the queen is not covered yet. { $player } may cover her with the next stroke.
ruling-striker-own-covering-piece = { $player } pocketed { $fell } in one stroke, so the queen is not covered yet. { $player } may cover her with the next stroke.
ruling-striker-own-covering-back = { $player } pocketed { $fell } in one stroke, so the queen is not covered. There is no further penalty.
ruling-striker-own-opponents-covering = { $player } pocketed { $fell } in one stroke, so the queen is not covered.
ruling-striker-off = { $n_fell ->
    [0] { $player } sent the striker off the board.
   *[other] { $player } pocketed { $fell }, but sent the striker off the board.
}
ruling-piece-off = { $n_fell ->
    [0] { $player } sent a piece off the board, which costs the turn.
   *[other] { $player } pocketed { $fell }, but sent a piece off the board, which costs the turn.
}
ruling-piece-off-penalty = { $n_fell ->
    [0] { $player } sent a piece off the board.
   *[other] { $player } pocketed { $fell }, but sent a piece off the board.
}
ruling-behind-line = { $n_fell ->
    [0] { $player } hit a piece on or behind the base line directly.
   *[other] { $player } pocketed { $fell }, but hit a piece on or behind the base line directly.
}

ruling-improper = { $player } played an improper stroke.
ruling-improper-own = { $player } pocketed { $fell } in an improper stroke.
ruling-improper-opponents = { $player } pocketed { $fell } in an improper stroke.
ruling-improper-striker = { $player } pocketed the striker in an improper stroke.
ruling-improper-queen = { $player } pocketed { $fell } in an improper stroke.
ruling-improper-covering = { $n_fell ->
    [0] { $player } played an improper stroke, so the queen is not covered.
   *[other] { $player } pocketed { $fell } in an improper stroke, so the queen is not covered.
}

ruling-finished = { $player } pocketed { $fell } and has no { $colour } piece left.
ruling-finished-covering = { $n_theirs ->
    [0] { $player } covered the queen with { $own } and has no { $colour } piece left.
   *[other] { $player } covered the queen with { $own }, pocketed { $theirs } too, and has no { $colour } piece left.
}
ruling-finished-with-queen = { $player } pocketed { $fell } in one stroke, which covers the queen, and has no { $colour } piece left.
ruling-finished-queen-on-board = { $player } pocketed { $fell } and has no { $colour } piece left. Nobody covered the queen, so she adds nothing.
ruling-opponent-finished = { $player } pocketed { $fell }, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
ruling-covered-opponent-finished = { $player } covered the queen, but pocketed { $theirs } too, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
ruling-both-with-queen = { $player } pocketed the queen and the last pieces of both sides in one stroke.
ruling-both-covering = { $player } covered the queen and pocketed the last pieces of both sides in one stroke.
ruling-both-queen-covered = { $player } pocketed the last pieces of both sides in one stroke. The side that covered the queen wins.
ruling-both-queen-in-play = { $player } pocketed { $fell }, the last pieces of both sides, while the queen was still on the board.
ruling-both-queen-striker = { $player } pocketed the striker together with the queen and the last pieces of both sides.
ruling-both-covering-striker = { $player } was to cover the queen and pocketed the striker together with the last pieces of both sides.
ruling-both-striker = { $player } pocketed the striker together with the last pieces of both sides.
ruling-both-improper = { $player } pocketed the last pieces of both sides in an improper stroke.
ruling-own-last-queen-in-play = { $player } pocketed { $fell } and has no { $colour } piece left, but nobody has covered the queen.
ruling-opponents-last-queen-in-play = { $player } pocketed { $fell }. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and nobody has covered the queen.
ruling-opponents-last-covering = { $player } pocketed { $fell } without covering the queen, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
ruling-opponents-last-striker = { $player } pocketed { $fell }, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
ruling-opponents-last-improper = { $player } pocketed { $fell } in an improper stroke, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
ruling-opponents-last-penalty = { $player } pocketed { $fell } in a stroke that costs a penalty, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.

# An umpire's call: $label is the breach in a few words.
ruling-foul = { CAPITAL($done) }: foul.
ruling-technical-foul = { CAPITAL($done) }: technical foul.
ruling-penalty-turn-kept = { CAPITAL($done) }: penalty.
ruling-placed-again = { CAPITAL($done) }: penalty. The piece is placed again.
ruling-wrong-pieces = { CAPITAL($done) }. What fell stays pocketed.
ruling-nothing-changes = { CAPITAL($done) }. This costs nothing.
ruling-placed-right = { $player } placed a piece of the wrong colour. It is exchanged, without a penalty.
ruling-placed-wrong-stands = { $player } placed a piece of the wrong colour, and nobody saw it in time. The piece stays.
ruling-early-break = { $n_own ->
    [0] { $player } broke before “Play”.
   *[other] { $player } broke before “Play”, so none of the { $colour } pieces that fell counts.
}
ruling-queen-stands = { $player } did not cover the queen, and nobody saw it in time. The queen counts as covered.
ruling-played-on = { $player } played on while play was stopped.
ruling-board-moved = { $player } moved the board, and the position cannot be restored.
ruling-board-lost = { CAPITAL($done) }: the board is lost.
ruling-out-of-turn-stands = { $player } played out of turn, and nobody saw it in time. The stroke stands.
ruling-fell-later = { $n_fell ->
    [1] After the stroke, { $fell } fell into a pocket. This is no stroke and costs nothing.
   *[other] After the stroke, { $fell } fell into the pockets. This is no stroke and costs nothing.
}
ruling-fell-later-queen = { $n_fell ->
    [1] After the stroke, the queen fell into a pocket. This is no stroke; { $player } must cover the queen with the next one.
   *[other] After the stroke, { $fell } fell into the pockets. This is no stroke; { $player } must cover the queen with the next one.
}
ruling-fell-later-finished = { $n_own ->
    [1] After the stroke, { $own } fell into a pocket, and { $player } has no { $colour } piece left.
   *[other] After the stroke, { $own } fell into the pockets, and { $player } has no { $colour } piece left.
}
ruling-fell-later-lost = { $n_own ->
    [1] After the stroke, { $own } fell into a pocket, and { $player } has no { $colour } piece left, but nobody has covered the queen.
   *[other] After the stroke, { $own } fell into the pockets, and { $player } has no { $colour } piece left, but nobody has covered the queen.
}
ruling-void = Both sides passed too often without touching a piece.
ruling-replayed = { CAPITAL($done) }: the board cannot go on.
ruling-conceded = { $player } gave up the game.
ruling-match-conceded = { $player } gave up the match.

# What follows.
ruling-back = { $total ->
    [one] { $list } goes back on the board
   *[other] { $list } go back on the board
}
ruling-stay-white = { $n ->
    [1] the white piece stays pocketed
   *[other] the white pieces stay pocketed
}
ruling-stay-black = { $n ->
    [1] the black piece stays pocketed
   *[other] the black pieces stay pocketed
}
ruling-owes = { $n ->
    [1] { $player } has no pocketed piece to pay with and owes one piece
    [2] { $player } has no pocketed piece to pay with and owes two pieces
   *[other] { $player } has no pocketed piece to pay with and owes { $n } pieces
}
ruling-beside-queen = { $n ->
    [1] the queen goes on the centre circle, with the piece against her
   *[other] the queen goes on the centre circle, with the pieces against her
}
ruling-has-queen = the queen goes to { $player }, already covered
ruling-off-back = { $queen ->
    [yes] { $n ->
        [1] the queen goes back on the centre circle
        [2] the queen goes back on the centre circle, and the piece that left the board with her goes against her
       *[other] the queen goes back on the centre circle, and the pieces that left the board with her go against her
    }
   *[no] { $n ->
        [1] the piece that left the board goes back on the centre circle
       *[other] the { $n } pieces that left the board go back on the centre circle, side by side
    }
}
ruling-paid-before = { $n ->
    [1] the piece that { $player } owed went back before the stroke
   *[other] the { $n } pieces that { $player } owed went back before the stroke
}
ruling-striker-off-free = the striker left the board, which costs nothing
ruling-has-white = { $player } has white
ruling-has-black = { $player } has black
ruling-again = { $tries ->
    [1] { $player } plays again
   *[other] { $player } plays again, with { $tries } tries
}
ruling-turn = { $tries ->
    [1] it is { $player }’s turn
   *[other] it is { $player }’s turn, with { $tries } tries
}
ruling-keeps = { $tries ->
    [1] { $player } keeps the turn
   *[other] { $player } keeps the turn, with { $tries } tries
}
ruling-won = { $player } { PEOPLE($player) ->
    [two] win
   *[one] wins
} the board: { $points }
ruling-won-both = { $player } { PEOPLE($player) ->
    [two] win
   *[one] wins
} the board; { $first } { PEOPLE($first) ->
    [two] score
   *[one] scores
} { $firsts }, { $second } { $seconds }

# What the points of a board consist of.
ruling-points = { $parts ->
    [none] { $n ->
        [0] no point
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] { $n ->
        [one] { $n } point ({ $parts })
       *[other] { $n } points ({ $parts })
    }
}
ruling-score = { $parts ->
    [none] { $n }
   *[other] { $n } ({ $parts })
}
ruling-worth-pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
ruling-worth-queen = { $n } for the queen
ruling-worth-queen-and-cover = { $n } for the queen and her cover
ruling-worth-queen-left = { $n } for the queen that nobody covered
ruling-worth-striker = { $n } for the striker
ruling-worth-improper = { $n } for the improper stroke
ruling-worth-penalty = { $n } for the penalty
ruling-worth-demanded = { $n } on demand
ruling-worth-most = { $n } at most a board
ruling-on-demand = { $player } may ask for { $n ->
    [1] one more point
   *[other] up to { $n } more points
}
ruling-board-void = the board is played again
ruling-game-won = { $player } { PEOPLE($player) ->
    [two] win
   *[one] wins
} the game
ruling-match-won = { $player } { PEOPLE($player) ->
    [two] win
   *[one] wins
} the match

# What a decision rests on.
ruling-clause = { $clause }
ruling-reading = interpretation { $number }
ruling-neighbour = beside it { $clause }
