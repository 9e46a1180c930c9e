# The command `carrom rules`.
rules-help = The rule book, clause by clause.
rules-help-list = List the clauses with the state of each.
rules-help-show = Show one clause: its text, who answers for it, the tests that prove it, how it is read.
rules-help-diff = Show in what two rule sets differ: their figures and their rulings on typical strokes.
rules-help-coverage = Count the clauses that are proved, and name every one that is not.
rules-help-set = The rule set.
rules-help-clause = The clause, for example 3.11.b or club:striker.4; without a rule set it is the international one.
rules-help-first = One rule set.
rules-help-second = The other one.
rules-help-json = Write JSON for machines.
rules-unknown-clause = There is no clause “{ $clause }”.
rules-unknown-clause-like = There is no clause “{ $clause }”; did you mean { $suggestions }?

# Rule sets.
rules-set-international = The international rule
rules-set-club = The club rules
rules-set-percuteur = The percuteur rules
rules-set-simplified = The simplified rules

# How far a clause is covered.
rules-state-proved = proved
rules-state-pending = pending
rules-state-not-for-software = not for software
rules-state-uncovered = uncovered
rules-short-proved = proved
rules-short-pending = pending
rules-short-not-for-software = no software
rules-short-uncovered = uncovered
rules-part-physics = the physics
rules-part-match = the match
rules-part-desk = the umpire's desk
rules-who-E = the equipment
rules-who-P = the physics
rules-who-R = the rulings
rules-who-M = the match
rules-who-U = the umpire
rules-who-G = guidance only

# One clause.
rules-show-heading = { $clause } · { $title }
rules-show-letter = In the revised edition: { $letter }
rules-show-who = Answered for by: { $who }
rules-show-proved = State: proved, by
rules-show-pending = State: pending; still to be proved by { $parts }
rules-show-tested = Tested so far by
rules-show-not-for-software = State: not for software. { $reason }
rules-show-uncovered = State: uncovered; no test proves it yet
rules-show-settled = Settled interpretation { $number }
rules-show-bears-on = Bears on: { $clauses }

# Coverage.
rules-coverage-all = all
rules-coverage-sum = together
rules-coverage-settled = settled
rules-coverage-pending = Pending, still to be proved by { $parts }
rules-coverage-not-for-software = Not for software
rules-coverage-uncovered = Uncovered: no test proves them yet

# Two rule sets side by side.
rules-diff-figures = Figures that differ
rules-diff-rulings = Strokes that are ruled differently
rules-diff-none = No figure differs, and the typical strokes are ruled alike.
rules-diff-no-figures = No figure differs.
rules-diff-no-rulings = The typical strokes are ruled alike.
rules-no-limit = no limit
rules-join = { "; " }
rules-cited = { $outcome } ({ $clauses })
rules-figure-points_to_win = points that win a game
rules-figure-boards_per_game = boards in a game at most
rules-figure-games_to_win = games that win a match
rules-figure-queen_points = points for the queen
rules-figure-queen_ceiling = the queen counts less from so many points on
rules-figure-queen_points_late = points for the queen from then on
rules-figure-special_points = points in the special cases of last pieces
rules-figure-special_points_late = points in those cases from then on
rules-figure-striker_bonus = extra for the striker with the opponent's last piece
rules-figure-board_cap = points a board brings at most
rules-figure-break_attempts = attempts of the first player at the break
rules-figure-pieces = pieces of each colour
rules-figure-thinking_seconds = seconds to think
rules-figure-placing_seconds = seconds to place a piece
rules-figure-seat_change_minutes = minutes for a change of seats
rules-figure-seat_change_board = in the deciding game, seats change after board
rules-figure-seat_change_points = in the deciding game, seats change at points
rules-figure-rest_minutes = minutes of rest before the deciding game
rules-figure-trial_boards = trial boards at most
rules-figure-passes = passes in a row that void a board
rules-figure-striker_changes = changes of striker in a match
rules-figure-disturbances = disturbances before disqualification
rules-figure-protest_minutes = minutes to hand in a protest

# Where the typical strokes are made.
rules-position-break = At the break:
rules-position-start = The player has pocketed no own piece yet, the queen is on the board:
rules-position-middle = On the board: { $own } own pieces, { $opponents } of the opponent's and the queen:
rules-position-covering = The queen has to be covered; on the board: { $own } own pieces, { $opponents } of the opponent's:
rules-position-own-last = The player has one piece left, the opponent { $opponents }, the queen is on the board:
rules-position-opponents-last = The opponent has one piece left, the player { $own }, the queen is on the board:
rules-position-both-last = Each side has one piece left, the queen is on the board:
rules-position-both-last-covered = Each side has one piece left, the player has covered the queen:
rules-position-won = The player has one piece left and has covered the queen, the opponent has { $opponents } left:
rules-position-won-late = The player, with { $points } points in the game, has one piece left and has covered the queen, the opponent has { $opponents } left:

# What fell.
rules-case-untouched = No piece is touched
rules-case-untouched-striker = No piece is touched and the striker falls
rules-case-miss = Nothing falls
rules-case-own = An own piece
rules-case-two-own = Two own pieces
rules-case-opponents = A piece of the opponent's
rules-case-own-opponents = An own piece and one of the opponent's
rules-case-queen = The queen
rules-case-queen-own = The queen and an own piece
rules-case-queen-opponents = The queen and a piece of the opponent's
rules-case-queen-own-opponents = The queen, an own piece and one of the opponent's
rules-case-striker = The striker
rules-case-striker-own = The striker and an own piece
rules-case-striker-follows = An own piece, then the striker into the same hole
rules-case-striker-opponents = The striker and a piece of the opponent's
rules-case-striker-own-opponents = The striker, an own piece and one of the opponent's
rules-case-striker-queen = The striker and the queen
rules-case-striker-queen-own = The striker, the queen and an own piece
rules-case-striker-queen-opponents = The striker, the queen and a piece of the opponent's
rules-case-striker-off = The striker leaves the board
rules-case-striker-off-own = An own piece falls, the striker leaves the board
rules-case-piece-off = A piece leaves the board
rules-case-piece-off-own = An own piece falls, another piece leaves the board
rules-case-behind-line-own = An own piece, the striker having first hit a piece behind the base line
rules-case-own-last = The own last piece
rules-case-queen-own-last = The queen and the own last piece
rules-case-striker-own-last = The striker and the own last piece
rules-case-opponents-last = The opponent's last piece
rules-case-striker-opponents-last = The striker and the opponent's last piece
rules-case-both-last = Both last pieces
rules-case-queen-both-last = The queen and both last pieces
rules-case-striker-both-last = The striker and both last pieces

# What follows; parts of one sentence.
rules-outcome-own-back = { $count ->
        [one] one own piece goes back
       *[other] { $count } own pieces go back
    }
rules-outcome-opponents-back = { $count ->
        [one] one piece of the opponent's goes back
       *[other] { $count } pieces of the opponent's go back
    }
rules-outcome-queen-back = the queen goes back
rules-outcome-queen-awaiting = the queen has to be covered with the next stroke
rules-outcome-queen-own = the queen is covered
rules-outcome-queen-opponents = the queen is the opponent's, covered
rules-outcome-owed = { $count ->
        [one] one piece is owed
       *[other] { $count } pieces are owed
    }
rules-outcome-keeps = { $tries ->
        [one] the player keeps the turn
       *[other] the player keeps the turn, with { $tries } tries
    }
rules-outcome-passes = the turn passes
rules-outcome-won = the player wins the board, { $points } to { $other }
rules-outcome-lost = the opponent wins the board, { $points } to { $other }
