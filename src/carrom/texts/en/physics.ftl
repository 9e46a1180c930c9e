physics-no-discs = There is nothing to move.
physics-too-many = There are more discs than the { NUMBER($most, maximumFractionDigits: 6) } that can be computed.
physics-same-id = The name “{ $id }” is used twice.
physics-not-a-number = This is not a finite number.
physics-surface = “{ $name }” must lie between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) }.
physics-radius = A radius must lie between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) } m.
physics-mass = A mass must lie between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) } kg.
physics-off-board = The disc “{ $id }” is not wholly on the playing surface.
physics-overlap = The discs “{ $first }” and “{ $second }” overlap.
physics-speed = A speed must lie between 0 and { NUMBER($most, maximumFractionDigits: 6) } m/s.
physics-spin = A spin may be at most { NUMBER($most, maximumFractionDigits: 6) } rad/s either way.
physics-striker-place = { $fault ->
    [off_base] The striker touches neither base line nor base circle.
    [not_both_lines] The striker touches one base line only.
    [circle_in_part] The striker covers a base circle in part.
    [arrow_touched] The striker touches an arrow.
   *[other] The striker may not stand there.
}
physics-shape = The array must have the shape { $shape }.
physics-layout = Each stroke names its layout by a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
physics-seed = A seed is a whole number from 0 to 18446744073709551615.
physics-jumps = The angle of lift must lie between 0 and { NUMBER($most, maximumFractionDigits: 6) } degrees.
physics-noise = The noise of placement must lie between 0 and { NUMBER($most, maximumFractionDigits: 6) } m.
physics-compiling = Compiling the physics engine; this takes about half a minute, once on this machine.
