# The dialogue “what happens if”.
whatif-help = Ask “what happens if”: choose a rule set and a situation, say what fell, read the ruling.
whatif-title = What happens if …
whatif-intro = Say what fell, and read what the rule book makes of it. Enter takes the first choice; { $ask } explains; x leaves.
whatif-goodbye = Goodbye.

whatif-rules = Which rules?
whatif-rules-international = international: { $points } points win a game, the queen counts { $queen }
whatif-rules-club = club: { $points } points, the queen counts { $queen } and is doubled
whatif-rules-percuteur = percuteur: { $points } points, the queen { $queen }; the first piece decides the colours
whatif-rules-simplified = simplified: { $points } points, the queen counts { $queen }; the international rule in short

whatif-situation = Which situation?
whatif-preset-middle = the middle of a board: { $white } white and { $black } black pieces, White to play
whatif-preset-break = the break
whatif-preset-cover = White has pocketed the queen and must cover it
whatif-preset-last = White's last piece, { $black } black ones, the queen still on the board
whatif-preset-both = one piece left on each side, the queen covered by White
whatif-preset-open = after the break, no piece has fallen yet: colours are open
whatif-own = your own numbers

whatif-own-on-board = Pieces on the board, White and Black [{ $white } { $black }]:
whatif-own-owed = Pieces owed, White and Black [{ $white } { $black }]:
whatif-own-points = Points before this board, White and Black [{ $white } { $black }]:
whatif-queen-where = Where is the queen?
whatif-who = Who plays?

whatif-choose = Your choice [{ $default }]:
whatif-prompt-white = White's stroke>
whatif-prompt-black = Black's stroke>
whatif-prompt-first = First player's stroke>
whatif-prompt-second = Second player's stroke>
whatif-prompt = >
whatif-to-play = { $rules } · { $turn }
whatif-ruling = { $rules } · the ruling
whatif-turn-white = White to play
whatif-turn-black = Black to play
whatif-turn-first = the first player to play
whatif-turn-second = the second player to play

whatif-what-happened = What fell, in order of falling? Nothing: just Enter.
whatif-legend = { $white } white, { $black } black, { $queen } queen, { $striker } striker; white, then the striker: { $white } { $striker }
whatif-legend-marks = { $white }2 into hole 2, -{ $white } off the board, { $improper } improper stroke, { $untouched } no piece touched
whatif-legend-behind = { $behind } the first piece hit lay on or behind the player's own base line
whatif-legend-call = 3.11.o a call of the umpire, “3.11.o { $other }” against the other side; { $ask } lists them
whatif-help-calls = Clauses an umpire can call: { $calls }. Behind 3.10.d, 3.10.e and 3.10.f stand the pieces at the hole; “late” behind 3.11.k means that the wrong colour was seen too late. The text of a clause: carrom rules show 3.11.o

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
whatif-queen-barred-white = on the board; White must first pocket a piece of its own
whatif-queen-barred-black = on the board; Black must first pocket a piece of its own
whatif-queen-barred-first = on the board; the first player must first pocket an own piece
whatif-queen-barred-second = on the board; the second player must first pocket an own piece
whatif-queen-barred-both = on the board; each side must first pocket a piece of its own
whatif-queen-awaiting-cover-white = pocketed by White, who must cover it now
whatif-queen-awaiting-cover-black = pocketed by Black, who must cover it now
whatif-queen-covered-white = covered by White
whatif-queen-covered-black = covered by Black

whatif-back = Back
whatif-back-white = { $many } white, placed by Black
whatif-back-black = { $many } black, placed by White
whatif-back-first = { $many } of the first player's, placed by the second
whatif-back-second = { $many } of the second player's, placed by the first
whatif-back-queen = the queen, placed by the umpire
whatif-back-jumped = { $many } from off the board, placed by the umpire
whatif-centre-white = { $many } white, to the centre
whatif-centre-black = { $many } black, to the centre
whatif-centre-queen = the queen, to the centre
whatif-centre-jumped = { $many } from off the board, to the centre
whatif-colours = Colours
whatif-colours-are = { $first ->
    [white] the first player plays white
   *[black] the first player plays black
}
whatif-game = Game
whatif-points = White { $white }, Black { $black }

whatif-next = Enter goes on · n new situation · r other rules · l français · x leave
whatif-next-over = Enter new situation · r other rules · l français · x leave
whatif-not-next = Press Enter, or type n, r, l or x.
whatif-not-a-choice = “{ $typed }” is not a number from 1 to { $most }.
whatif-not-two = “{ $typed }” is not two numbers from 0 to { $most }, with a space between them.
whatif-not-understood = “{ $typed }” is not understood here; the letters are { $letters }, and { $ask } explains.
whatif-not-a-side = “{ $typed }” is not a side; type { $letters }, or nothing for the side to play.
