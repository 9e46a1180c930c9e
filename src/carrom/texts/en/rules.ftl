# The command `carrom rules`.
rules-help = Read the rule book, clause by clause.
rules-help-list = List the clauses and the state of each.
rules-help-show = Show one clause: its text, the code that acts on it, the tests that prove it, and how we interpret it.
rules-help-diff = Show how two rule sets differ: in their figures and in their rulings on typical strokes.
rules-help-coverage = Count the proved clauses and list all the others.
rules-help-set = The rule set.
rules-help-clause = The clause, such as 3.11.b or club:striker.4. Without the name of a rule set, it is a clause of the international rule.
rules-help-first = The first rule set.
rules-help-second = The second rule set.
rules-help-json = Print JSON instead of a table.
rules-unknown-clause = There is no clause “{ $clause }”.
rules-unknown-clause-like = There is no clause “{ $clause }”. Did you mean { $suggestions }?

# Rule sets.

# How far a clause is covered.
rules-state-proved = proved
rules-state-pending = pending
rules-state-not-for-software = not for software
rules-state-uncovered = not covered
rules-short-proved = proved
rules-short-pending = pending
rules-short-not-for-software = no software
rules-short-uncovered = not covered
rules-part-physics = the physics
rules-part-match = the match
rules-part-desk = the umpire’s desk
rules-who-E = equipment
rules-who-P = physics
rules-who-R = rulings
rules-who-M = match
rules-who-U = umpire
rules-who-G = advice only

# One clause.
rules-show-heading = { $clause } · { $title }
rules-show-letter = In the revised edition: { $letter }
rules-show-who = Handled by: { $who }
rules-show-code = Code
rules-show-proved = State: proved by
rules-show-pending = State: pending. Proof is still missing in { $parts }.
rules-show-tested = Tests so far
rules-show-not-for-software = State: not for software. { $reason }
rules-show-uncovered = State: not covered. No test proves it yet.
rules-show-settled = Settled interpretation { $number }
rules-show-bears-on = Concerns: { $clauses }

# Coverage.
rules-coverage-all = all
rules-coverage-sum = total
rules-coverage-settled = interpretations
rules-coverage-pending = Pending: proof is still missing in { $parts }
rules-coverage-not-for-software = Not for software
rules-coverage-uncovered = Not covered: no test proves them yet

# Two rule sets side by side.
rules-diff-figures = Different figures
rules-diff-rulings = Different rulings
rules-diff-none = The figures are the same, and so are the rulings on typical strokes.
rules-diff-no-figures = The figures are the same.
rules-diff-no-rulings = The rulings on typical strokes are the same.
rules-no-limit = no limit
rules-join = { "; " }
rules-cited = { $outcome } ({ $clauses })
rules-figure-points_to_win = points to win a game
rules-figure-boards_per_game = boards per game, at most
rules-figure-games_to_win = games to win a match
rules-figure-queen_points = points for the queen
rules-figure-queen_ceiling = score from which the queen counts less
rules-figure-queen_points_late = points for the queen from that score
rules-figure-special_points = points in special last-piece cases
rules-figure-special_points_late = points in those cases from that score
rules-figure-striker_bonus = extra: striker with opponent’s last piece
rules-figure-board_cap = points per board, at most
rules-figure-break_attempts = first player’s attempts at the break
rules-figure-pieces = pieces of each colour
rules-figure-thinking_seconds = seconds to think
rules-figure-placing_seconds = seconds to place a piece
rules-figure-seat_change_minutes = minutes to change seats
rules-figure-seat_change_board = deciding game: change seats after board
rules-figure-seat_change_points = deciding game: change seats at a score of
rules-figure-rest_minutes = minutes of rest before the deciding game
rules-figure-trial_boards = trial boards, at most
rules-figure-passes = passes in a row that make a board void
rules-figure-striker_changes = changes of striker per match
rules-figure-disturbances = warnings before disqualification
rules-figure-protest_minutes = minutes to hand in a protest

# Where the typical strokes are made.
rules-position-break = At the break:
rules-position-start = The player has not pocketed a piece yet; the queen is on the board:
rules-position-owing = The player owes a piece and has none pocketed; the queen is on the board:
rules-position-middle = Mid-board: { $own } of the player’s pieces, { $opponents } of the opponent’s, and the queen:
rules-position-covering = The player must cover the queen; { $own } of the player’s pieces, { $opponents } of the opponent’s:
rules-position-own-last = The player has one piece left, the opponent { $opponents }; the queen is on the board:
rules-position-opponents-last = The opponent has one piece left, the player { $own }; the queen is on the board:
rules-position-both-last = Each side has one piece left; the queen is on the board:
rules-position-both-last-covered = Each side has one piece left; the player has covered the queen:
rules-position-won = The player has one piece left and has covered the queen; the opponent has { $opponents } left:
rules-position-won-late = The player has { $points } points and one piece left and has covered the queen; the opponent has { $opponents } left:

# What fell.
rules-case-untouched = No piece touched
rules-case-untouched-striker = No piece touched, striker pocketed
rules-case-untouched-improper = No piece touched, in an improper stroke
rules-case-miss = Nothing falls
rules-case-own = One of the player’s pieces
rules-case-two-own = Two of the player’s pieces
rules-case-opponents = One of the opponent’s pieces
rules-case-own-opponents = One piece of each side
rules-case-queen = The queen
rules-case-queen-own = The queen and one of the player’s pieces
rules-case-queen-opponents = The queen and one of the opponent’s pieces
rules-case-queen-own-opponents = The queen and one piece of each side
rules-case-striker = The striker
rules-case-striker-own = The striker and one of the player’s pieces
rules-case-striker-follows = One of the player’s pieces, then the striker into the same pocket
rules-case-striker-opponents = The striker and one of the opponent’s pieces
rules-case-striker-own-opponents = The striker and one piece of each side
rules-case-striker-queen = The striker and the queen
rules-case-striker-queen-own = The striker, the queen and one of the player’s pieces
rules-case-striker-queen-opponents = The striker, the queen and one of the opponent’s pieces
rules-case-striker-off = The striker leaves the board
rules-case-striker-off-own = One of the player’s pieces falls; the striker leaves the board
rules-case-piece-off = A piece leaves the board
rules-case-piece-off-own = One of the player’s pieces falls; another piece leaves the board
rules-case-behind-line-own = One of the player’s pieces, after first hitting a piece behind the base line
rules-case-improper = Nothing falls in an improper stroke
rules-case-improper-own = One of the player’s pieces, in an improper stroke
rules-case-improper-striker = The striker, in an improper stroke
rules-case-improper-striker-own = The striker and one of the player’s pieces, in an improper stroke
rules-case-own-last = The player’s last piece
rules-case-queen-own-last = The queen and the player’s last piece
rules-case-striker-own-last = The striker and the player’s last piece
rules-case-improper-own-last = The player’s last piece, in an improper stroke
rules-case-opponents-last = The opponent’s last piece
rules-case-striker-opponents-last = The striker and the opponent’s last piece
rules-case-improper-opponents-last = The opponent’s last piece, in an improper stroke
rules-case-improper-striker-opponents-last = The striker and the opponent’s last piece, in an improper stroke
rules-case-both-last = Both last pieces
rules-case-queen-both-last = The queen and both last pieces
rules-case-striker-both-last = The striker and both last pieces
rules-case-improper-both-last = Both last pieces, in an improper stroke

# What follows; parts of one sentence.
rules-outcome-own-back = { $count ->
        [one] one of the player’s pieces goes back
       *[other] { $count } of the player’s pieces go back
    }
rules-outcome-opponents-back = { $count ->
        [one] one of the opponent’s pieces goes back
       *[other] { $count } of the opponent’s pieces go back
    }
rules-outcome-queen-back = the queen goes back
rules-outcome-queen-awaiting = the player must cover the queen with the next stroke
rules-outcome-queen-own = the queen is covered
rules-outcome-queen-opponents = the queen is covered for the opponent
rules-outcome-owed = { $count ->
        [one] the player owes one piece
       *[other] the player owes { $count } pieces
    }
rules-outcome-keeps = { $tries ->
        [one] the player plays again
       *[other] the player plays again, with { $tries } tries
    }
rules-outcome-passes = the turn passes
rules-outcome-won = the player wins the board, { $points } to { $other }
rules-outcome-lost = the opponent wins the board, { $points } to { $other }
rules-outcome-on-demand = { $count ->
        [one] one more point on demand
       *[other] up to { $count } more points on demand
    }

# Rule sets of other packages that cannot be used.
rules-bad-set-twice = The rule set “{ $name }” of the package “{ $package }” is left out: another rule set has the same name.
rules-bad-set-import = The rule set “{ $name }” of the package “{ $package }” is left out. It cannot be loaded: { $why }
rules-bad-set-kind = The package “{ $package }” is left out: its “{ $name }” is not a rule set.
rules-bad-set-name = The rule set “{ $name }” of the package “{ $package }” is left out: its name may contain only the letters a to z.
rules-bad-set-reserved = The rule set “{ $name }” of the package “{ $package }” is left out: the name is taken. Choose another one.
rules-bad-set-default = The rule set “{ $name }” of the package “{ $package }” is left out: it must not be the default.
rules-bad-set-file = The rule set “{ $name }” of the package “{ $package }” is left out: the file { $file } is missing.
rules-bad-set-part = The rule set “{ $name }” of the package “{ $package }” is left out: the name of its part “{ $part }” must begin with “{ $name }”.
rules-bad-set-clauses = The rule set “{ $name }” of the package “{ $package }” is left out: { $file } is not a list of clauses with ids such as “{ $name }:play.1”.
