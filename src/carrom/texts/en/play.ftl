# The dialogue “what happens if”.
play-help = Ask “what happens if”: choose a rule set and a situation, say what fell, read the ruling.
play-title = What happens if …
play-intro = Say what fell, and read what the rule book makes of it. Enter takes the first choice; { $ask } explains; x leaves.
play-goodbye = Goodbye.

play-rules = Which rules?
play-rules-international = international: { $points } points win a game, the queen counts { $queen }
play-rules-club = club: { $points } points, the queen counts { $queen } and is doubled
play-rules-percuteur = percuteur: { $points } points, the queen { $queen }; the first piece decides the colours
play-rules-simplified = simplified: { $points } points, the queen counts { $queen }; the international rule in short

play-situation = Which situation?
play-preset-middle = the middle of a board: { $white } white and { $black } black pieces, White to play
play-preset-break = the break
play-preset-cover = White has pocketed the queen and must cover it
play-preset-last = White's last piece, { $black } black ones, the queen still on the board
play-preset-both = one piece left on each side, the queen covered by White
play-preset-open = after the break, no piece has fallen yet: colours are open
play-own = your own numbers

play-own-on-board = Pieces on the board, White and Black [{ $white } { $black }]:
play-own-owed = Pieces owed, White and Black [{ $white } { $black }]:
play-own-points = Points before this board, White and Black [{ $white } { $black }]:
play-queen-where = Where is the queen?
play-who = Who plays?

play-choose = Your choice [{ $default }]:
play-prompt-white = White's stroke>
play-prompt-black = Black's stroke>
play-prompt-first = First player's stroke>
play-prompt-second = Second player's stroke>
play-prompt = >
play-to-play = { $rules } · { $turn }
play-ruling = { $rules } · the ruling
play-turn-white = White to play
play-turn-black = Black to play
play-turn-first = the first player to play
play-turn-second = the second player to play

play-what-happened = What fell, in order of falling? Nothing: just Enter.
play-legend = { $white } white, { $black } black, { $queen } queen, { $striker } striker; white, then the striker: { $white } { $striker }
play-legend-marks = { $white }2 into hole 2, -{ $white } off the board, { $improper } improper stroke, { $untouched } no piece touched
play-legend-behind = { $behind } the first piece hit lay on or behind the player's own base line
play-legend-call = 3.11.o a call of the umpire, “3.11.o { $other }” against the other side; { $ask } lists them
play-help-calls = Clauses an umpire can call: { $calls }. Behind 3.10.d, 3.10.e and 3.10.f stand the pieces at the hole; “late” behind 3.11.k means that the wrong colour was seen too late. The text of a clause: carrom rules show 3.11.o

play-side-white = White
play-side-black = Black
play-side-first = First
play-side-second = Second
play-side = { $on_board } on the board, { $pocketed } pocketed, { $owed ->
    [0] nothing owed
   *[other] { $owed } owed
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-queen = Queen
play-break = Break
play-not-broken = not made yet
play-tries = Tries
play-queen-on-board = on the board
play-queen-barred-white = on the board; White must first pocket a piece of its own
play-queen-barred-black = on the board; Black must first pocket a piece of its own
play-queen-barred-first = on the board; the first player must first pocket an own piece
play-queen-barred-second = on the board; the second player must first pocket an own piece
play-queen-barred-both = on the board; each side must first pocket a piece of its own
play-queen-awaiting-cover-white = pocketed by White, who must cover it now
play-queen-awaiting-cover-black = pocketed by Black, who must cover it now
play-queen-covered-white = covered by White
play-queen-covered-black = covered by Black

play-back = Back
play-back-white = { $many } white, placed by Black
play-back-black = { $many } black, placed by White
play-back-first = { $many } of the first player's, placed by the second
play-back-second = { $many } of the second player's, placed by the first
play-back-queen = the queen, placed by the umpire
play-back-jumped = { $many } from off the board, placed by the umpire
play-centre-white = { $many } white, to the centre
play-centre-black = { $many } black, to the centre
play-centre-queen = the queen, to the centre
play-centre-jumped = { $many } from off the board, to the centre
play-colours = Colours
play-colours-are = { $first ->
    [white] the first player plays white
   *[black] the first player plays black
}
play-game = Game
play-points = White { $white }, Black { $black }

play-next = Enter goes on · n new situation · r other rules · l français · x leave
play-next-over = Enter new situation · r other rules · l français · x leave
play-not-next = Press Enter, or type n, r, l or x.
play-not-a-choice = “{ $typed }” is not a number from 1 to { $most }.
play-not-two = “{ $typed }” is not two numbers from 0 to { $most }, with a space between them.
play-not-understood = “{ $typed }” is not understood here; the letters are { $letters }, and { $ask } explains.
play-not-a-side = “{ $typed }” is not a side; type { $letters }, or nothing for the side to play.
