# The dialogue “what happens if”.
whatif-help = Ask “what happens if …”: choose a rule set and a situation, say what fell, read the ruling.
whatif-title = What happens if …
whatif-intro = Say what fell and read the ruling. Enter takes the first choice, { $ask } helps, x leaves.
whatif-goodbye = Goodbye.

whatif-rules = Which rules?

whatif-situation = Which situation?
whatif-preset-middle = mid-board: { $white } white and { $black } black pieces, White to play
whatif-preset-break = the break
whatif-preset-cover = White has pocketed the queen and must cover her
whatif-preset-last = White has one piece left, Black { $black }, the queen is on the board
whatif-preset-both = each side has one piece left, White has covered the queen
whatif-preset-open = after the break, nothing has fallen yet: colours are open
whatif-own = your own numbers

whatif-own-on-board = Pieces on the board, White and Black [{ $white } { $black }]:
whatif-own-owed = Pieces owed, White and Black [{ $white } { $black }]:
whatif-own-points = Points before this board, White and Black [{ $white } { $black }]:
whatif-queen-where = Where is the queen?
whatif-who = Who plays?

whatif-choose = Your choice [{ $default }]:
whatif-prompt-white = White’s stroke>
whatif-prompt-black = Black’s stroke>
whatif-prompt-first = First player’s stroke>
whatif-prompt-second = Second player’s stroke>
whatif-prompt = >
whatif-to-play = { $rules } · { $turn }
whatif-ruling = { $rules } · ruling
whatif-turn-white = White to play
whatif-turn-black = Black to play
whatif-turn-first = the first player to play
whatif-turn-second = the second player to play

whatif-what-happened = What fell, in the order it fell? Nothing: just press Enter.
whatif-legend = { $white } white, { $black } black, { $queen } queen, { $striker } striker; white, then the striker: { $white } { $striker }
whatif-legend-marks = { $white }2 into pocket 2, -{ $white } off the board, { $improper } improper stroke, { $untouched } no piece touched
whatif-legend-behind = { $behind } the first piece hit was on or behind the player’s own base line
whatif-legend-call = { $call } an umpire’s call, “{ $call } { $other }” against the other side; { $ask } lists them
whatif-help-calls = Clauses the umpire can call: { $calls }.
whatif-help-calls-pieces = After { $calls }, type the pieces at the pocket.
whatif-help-calls-late = After { $calls }, “late” means: the wrong colour was noticed too late.
whatif-help-calls-text = To read a clause: carrom rules show { $clause }
whatif-help-no-calls = This rule set has no umpire’s calls.

whatif-side-white = White
whatif-side-black = Black
whatif-side-first = First
whatif-side-second = Second
whatif-side = { $on_board } on the board, { $pocketed } pocketed, { $owed ->
    [0] nothing owed
   *[other] { $owed } owed
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
whatif-queen = Queen
whatif-break = Break
whatif-not-broken = not made yet
whatif-tries = Tries
whatif-queen-on-board = on the board
whatif-queen-barred-white = on the board; White must pocket a white piece first
whatif-queen-barred-black = on the board; Black must pocket a black piece first
whatif-queen-barred-first = on the board; the first player must pocket one of their pieces first
whatif-queen-barred-second = on the board; the second player must pocket one of their pieces first
whatif-queen-barred-both = on the board; each side must pocket one of its pieces first
whatif-queen-awaiting-cover-white = pocketed by White, who must cover her now
whatif-queen-awaiting-cover-black = pocketed by Black, who must cover her now
whatif-queen-covered-white = covered by White
whatif-queen-covered-black = covered by Black

whatif-back = Back
whatif-back-white = { $many } white, placed by Black
whatif-back-black = { $many } black, placed by White
whatif-back-first = { $many } of the first player’s pieces, placed by the second
whatif-back-second = { $many } of the second player’s pieces, placed by the first
whatif-back-queen = the queen, placed by the umpire
whatif-back-jumped = { $many } that left the board, placed by the umpire
whatif-centre-white = { $many } white, to the centre
whatif-centre-black = { $many } black, to the centre
whatif-centre-queen = the queen, to the centre
whatif-centre-jumped = { $many } that left the board, to the centre
whatif-colours = Colours
whatif-colours-are = { $first ->
    [white] the first player plays white
   *[black] the first player plays black
}
whatif-game = Game
whatif-points = White { $white }, Black { $black }

whatif-next = Enter continue · n new situation · r other rules · l français · x leave
whatif-next-over = Enter new situation · r other rules · l français · x leave
whatif-not-next = Press Enter, or type n, r, l or x.
whatif-not-a-choice = “{ $typed }” is not a number from 1 to { $most }.
whatif-not-two = Type two numbers from 0 to { $most } with a space between them, not “{ $typed }”.
whatif-not-understood = “{ $typed }” is not a stroke. The letters are { $letters }; type { $ask } for help.
whatif-not-a-side = “{ $typed }” is not a side. Type { $letters }, or nothing for the side to play.
