# The command that estimates a hand.
hand-help = Estimate how steady a player’s hand is, from the records of their matches.
hand-help-record = the record of a match; - reads standard input
hand-help-player = whose hand (by default, every player’s)
hand-help-json = print one line of JSON
hand-title = { $player }: hand { $hand }, from { $strokes } strokes with a piece to pocket, about { $meant } of them meant to do so.
hand-column-kind = strokes
hand-column-strokes = number
hand-column-angle = error
hand-column-within = 9 times in 10 between
hand-kind-all = all
hand-kind-straight = straight
hand-kind-cut = cut
hand-kind-cushion = piece by a cushion
hand-kind-backward = backward
hand-degrees = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }°
hand-within = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }° and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }°
hand-not-seen = The error is the standard deviation of the angle. A record does not show the errors of place and speed: the hand has 1 mm and at most 10% for each degree.
hand-use = For suggestions that suit this hand:
hand-not-enough = { $player }: { $why }
hand-too-few = { $strokes ->
    [one] There is { $strokes } stroke with a piece to pocket
   *[other] There are { $strokes } strokes with a piece to pocket
}, and { $needed } are needed: { $missing } more. Breaks do not count, nor do strokes at a real board.
hand-no-pots = Of { $strokes } strokes with a piece to pocket, only about { $meant } look meant to do so, and { $needed } are needed.
hand-faulty = The record “{ $file }” cannot be used. { $fault }
hand-unknown-player = There is no player “{ $player }” in these records. The players are { $names }.
