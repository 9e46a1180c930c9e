# Help in a casual game against the computer: take back, hints, the computer's line.

coach = Help
coach-take-back = Take back
coach-hint = Hint
coach-asking = Looking …
coach-line = Show its line
coach-line-about = In a game against the computer and in replays: the line it meant to play, before its hand erred.
coach-found = { $count ->
    [one] One stroke. It keeps the turn { $chance } times in 100. Press 1 to aim like it.
   *[other] { $count } strokes. The best keeps the turn { $chance } times in 100. Press a number to aim like one of them.
}
coach-none = No stroke to suggest: the striker cannot stand anywhere.
coach-best = best overall
coach-percent = { $chance }%
coach-foul = striker falls { $chance }%
coach-hint-label = Stroke { $number }: keeps the turn { $chance }%, the striker falls { $foul }%. Aim like this.
coach-hand = Chances for
coach-hand-beginner = a beginner
coach-hand-club = a club player
coach-hand-expert = an expert
coach-hand-champion = a champion
coach-hand-machine = a machine
coach-taken-back = taken back
coach-keys = Against the computer: U takes your last stroke back, H shows up to three strokes, 1, 2 or 3 aims like one of them.
help-costs = With help (hints, whole paths, strokes taken back), this game counts neither as won nor as lost.
help-yes-hint = Show the hint
help-yes-back = Take back
help-yes-path = Show whole paths
help-paths-wait = Whole paths are not shown yet: with them, this game counts neither as won nor as lost.
help-had = Played with help: this game counts neither as won nor as lost.
