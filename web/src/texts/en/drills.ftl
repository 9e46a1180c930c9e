# The drills and their scores.

drill-straight = Straight pots
drill-straight-about = Ten straight pots from the base. One point for each piece pocketed without the striker.
drill-straight-try = Pocket the piece.
drill-cuts = Cuts by angle
drill-cuts-about = Eight cuts of 15 to 60 degrees; the striker’s place is given. One point for each piece pocketed without the striker.
drill-cut-of = A cut of { $angle }°. Pocket the piece.
drill-cuts-try = Pocket the piece.
drill-double = Double cushion
drill-double-about = Eight pieces to be pocketed off the cushions. Two points off two cushions, one point off one; the striker and the piece count together.
drill-double-try = Pocket the piece off two cushions.
drill-three = Clear three
drill-three-about = Five times three pieces. One point for each piece, until the first miss.
drill-three-try = Pocket one piece after another.
drill-break = Break and count
drill-break-about = Five breaks. One point for each piece that leaves the circle, three for each that falls. With the striker pocketed, nothing.
drill-break-try = Break.

drill-try = Try { $number } of { $all }
drill-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
}
drill-parts = Points of each try
drill-brought = { $points ->
    [0] No point.
    [one] 1 point.
   *[other] { $points } points.
}
drill-done = { $points ->
    [one] Done: 1 point.
   *[other] Done: { $points } points.
}
drill-done-of = Done: { $points } of { $most } points.
drill-record = That is your best.
drill-again = Play again
drill-restart = Start over
drill-open = begun
drill-never = Not played yet
drill-best = Best: { $points ->
    [one] 1 point
   *[other] { $points } points
}
drill-best-of = Best: { $points } of { $most }
drill-history = Your scores
drill-curve = { $count ->
    [one] Curve of 1 score. Best: { $best }.
   *[other] Curve of { $count } scores. Best: { $best }.
}
drill-curve-about = From the oldest to the latest; the top line is { $top }.
drill-scores = As a table
drill-when = When
drill-points = Points
drill-by-angle = { $angle }°: { $made } of { $tries }
