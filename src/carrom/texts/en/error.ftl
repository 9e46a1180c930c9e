# Why input cannot be used; the field is named beside it.
error-not-json = This line is not valid JSON.
error-not-utf8 = This line is not UTF-8 text.
error-too-long = This line is too long: the limit is { $most } bytes.
error-not-an-object = Expected an object.
error-not-a-list = Expected a list.
error-not-whole = Expected a whole number.
error-not-true-or-false = Expected true or false.
error-missing = This field is missing.
error-negative = The number cannot be negative.
error-unknown-name = Unknown name “{ $name }”. Choose one of: { $choices }.
error-unknown-hole = Pockets have numbers from 1 to { $most }.
error-too-many = A side has at most { $most } pieces.
error-none-left = This side has no pieces left: the board is already over.
error-not-broken = Before the break, each side has { $most } pieces on the board.
error-queen-before-break = Before the break, the queen is on the board.
error-queen-by-missing = The queen is pocketed. Say which side has her.
error-queen-by-other = Only the side to play can have a queen that still needs a cover.
error-no-try = The side to play has at least one try.
error-more-than-there-are = More fell than there are on the board: { $piece }.
error-piece-white = white
error-piece-black = black
error-piece-queen = queen
error-piece-striker = striker
error-queen-not-on-board = The queen is not on the board.
error-striker-twice = The striker cannot both fall into a pocket and leave the board.
error-untouched-fallen = A piece fell or left the board, so the stroke touched something.
error-stroke-and-foul = Give a stroke or a foul, not both.
error-colours-not-open = This rule set has no open colours.
error-colours-decided = Colours are open only while all { $most } pieces of each colour are on the board.
error-unknown-call = An umpire cannot call “{ $clause }”.
error-queen-not-awaiting = This call is possible only while the queen still needs a cover.
error-call-not-in-turn = { $instead ->
    [none] Clause { $clause } can be called only against the side to play.
   *[other] Clause { $clause } is about the player whose turn it is. Against anybody else, call { $instead }.
}
error-call-in-turn = { $instead ->
    [none] Clause { $clause } forbids this in the opponent’s turn only. It cannot be called against the player in turn.
   *[other] Clause { $clause } is about somebody whose turn it is not. Against the player in turn, call { $instead }.
}
error-closed-output = The output was closed before everything was written.
error-too-large = The number cannot be greater than { $most }.
error-nothing-placed = No piece of the wrong colour can have been placed here.
error-nothing-forgotten = No piece can have been forgotten here.
error-unwritable = Cannot write the output. It is incomplete.
error-call-before-break = Clause { $clause } can be called only after the break.
error-queen-colours-open = While colours are open, the queen is on the board.
error-extra = This needs an extra part of carrom. Install it with: pip install { $install }
error-nobody = “{ $key }” is nobody in this match. Use a name ({ $names }), a seat ({ $seats }) or a team (a, b).
error-settings-unknown-rules = There is no rule set “{ $rules }”. Choose one of: { $sets }.
error-settings-options = These rules do not offer this option: { $options }.
error-settings-players-count = A match has two players, or two teams of two.
error-settings-players-twice = Every player needs an id that nobody else has.
error-settings-unknown-edition = There is no board edition “{ $edition }”. Choose one of: { $editions }.
error-settings-games = The number of games to win is from 1 to 9.
error-settings-rest = The rest lasts from 0 to { $most } minutes.
error-settings-rosette = The number of a rosette is a whole number from 0 to 9007199254740991.
error-settings-aim-aids = An aim aid is set for somebody who does not play.
error-settings-head-start-pieces = A head start is { $pieces } pieces at most.
error-settings-head-start-points = Under these rules a head start is { $points } points at most.
error-settings-head-start-none = A head start needs pieces or points.
error-settings-head-start-colours = Under these rules nobody has a colour before the first piece falls. Give points instead of pieces.
error-settings-head-start-single = A single board is not decided by points. Give pieces instead.
error-call-partners-turn = { $instead ->
    [none] It is this player’s partner’s turn. Clause { $clause } is about the player whose turn it is.
   *[other] It is this player’s partner’s turn. Clause { $clause } is about the player whose turn it is; against anybody else, call { $instead }.
}
error-call-sides-turn = It is the turn of this player’s partner. Clause { $clause } forbids this in the opponents’ turn only.
error-taken-opponents = Clause { $clause } names pieces of the opponent that were counted as the player’s own.
error-taken-too-many = So many pieces cannot have been counted as the player’s own by mistake.
error-settings-format-points = A game is won with 1 to { $most } points; 0 means no limit.
error-settings-format-boards = A game has 1 to { $most } boards; 0 means no limit.
error-settings-format-minutes = A match lasts from 1 to { $most } minutes.
error-settings-format-single = A match of a single board has no other length. Leave the format out.
error-settings-format-stage = In this stage a game has no limit of boards. Choose another stage, or no limit.
error-settings-format-endless = Without a limit of points a game needs a number of boards.
