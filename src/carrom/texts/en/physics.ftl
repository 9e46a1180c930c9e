physics-no-discs = There are no discs to move.
physics-too-many = There are too many discs: the limit is { NUMBER($most, maximumFractionDigits: 6) }.
physics-same-id = Two discs are named “{ $id }”.
physics-not-a-number = Expected a finite number.
physics-surface = “{ $name }” must be between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) }.
physics-radius = A radius must be between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) } m.
physics-mass = A mass must be between { NUMBER($least, maximumFractionDigits: 6) } and { NUMBER($most, maximumFractionDigits: 6) } kg.
physics-off-board = Disc “{ $id }” is not entirely on the playing surface.
physics-overlap = Discs “{ $first }” and “{ $second }” overlap.
physics-speed = A speed must be between 0 and { NUMBER($most, maximumFractionDigits: 6) } m/s.
physics-spin = A spin can be at most { NUMBER($most, maximumFractionDigits: 6) } rad/s, in either direction.
physics-striker-place = { $fault ->
    [off_base] The striker touches neither a base line nor a base circle.
    [not_both_lines] The striker touches only one base line.
    [circle_in_part] The striker covers only part of a base circle.
    [arrow_touched] The striker touches an arrow.
   *[other] The striker is not allowed there.
}
physics-shape = The array must have shape { $shape }.
physics-layout = Each stroke needs the number of its layout: a whole number from 0 to { NUMBER($most, useGrouping: 0) }.
physics-seed = A seed must be a whole number from 0 to 18446744073709551615.
physics-jumps = The lift angle must be between 0 and { NUMBER($most, maximumFractionDigits: 6) } degrees.
physics-noise = The placement noise must be between 0 and { NUMBER($most, maximumFractionDigits: 6) } m.
physics-compiling = Compiling the physics engine. This takes about half a minute, once per machine.
