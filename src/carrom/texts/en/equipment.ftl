
# The two commands.
equipment-help = The board, the pieces and everything around them (chapter 2 of the international rule).
equipment-help-show = Show every dimension of a board edition, and the rest of the equipment as a checklist.
equipment-help-check = Compare measurements with the rule book. The exit status is 0 when nothing is wrong, 1 when something is, 2 when the measurements cannot be used.
equipment-help-edition = The board edition.
equipment-help-file = JSON file with the measurements; - reads standard input.
equipment-help-json = Write JSON for machines.

# Show.
equipment-show-title = Carrom board, edition { $edition }: dimensions in centimetres
equipment-show-dimension = Dimension
equipment-show-figure = Figure
equipment-show-clause = Clause
equipment-show-min = min. { $figure }
equipment-show-max = max. { $figure }
equipment-show-from-figure = * Stands in the drawing only; where list and drawing differ, the list counts.
equipment-show-tolerance = A figure printed without a tolerance is checked to { $tolerance } cm either way.
equipment-show-thickness = The surface must be at least { $thickness } cm thick where it has no reinforcement plates ({ $clause }).
equipment-show-checklist = The rest of the equipment
equipment-show-stand-slip = The rule prints { $inches } inches for the lower limit, which make { $converted } cm; the printed { $minimum } cm count.
equipment-show-set = a complete set: { $white } white, { $black } black and { $red } red
equipment-item = { $name }: { $allowed }

# Check.
equipment-check-summary = Board edition { $edition }: { $checked ->
        [one] 1 requirement checked
       *[other] { $checked } requirements checked
    }, { $violations ->
        [0] no violation
        [one] 1 violation
       *[other] { $violations } violations
    }.
equipment-check-violation = { $pointer } ({ $clause })
equipment-check-unchecked = Not checked
equipment-check-part = { $part }: { $names }
equipment-gap-not_in_edition = not a dimension of this edition
equipment-gap-reinforcement_unknown = enough only with reinforcement plates; say whether there are any in { $pointer }
equipment-gap-set_incomplete = fewer pieces than a set; give the numbers in { $pointer }
equipment-check-separator = { "; " }
equipment-check-gap = { $name } ({ $gap })
equipment-violation-figure = { $place }: { NUMBER($value, maximumFractionDigits: 12) } { $unit } measured, { $allowed } required.
equipment-violation-condition = { $place }: not met.
equipment-violation-material = { $part }: { $material } is not an admitted material.
equipment-material-metal = metal
equipment-violation-count = Pieces, { $colour }: { $value } counted, a set has { $wanted }.
equipment-place = { $part }, { $name }
equipment-place-pieces = Piece { $number }, { $name }
equipment-place-chairs = Chair { $number }, { $name }
equipment-limits-range = { NUMBER($minimum, maximumFractionDigits: 12) } to { NUMBER($maximum, maximumFractionDigits: 12) } { $unit }
equipment-limits-min = at least { NUMBER($minimum, maximumFractionDigits: 12) } { $unit }
equipment-limits-max = at most { NUMBER($maximum, maximumFractionDigits: 12) } { $unit }
equipment-unit-cm = cm
equipment-unit-g = g
equipment-unit-watt = W
equipment-unit-density = kg/dm³
equipment-unit-rebounds = rebounds
equipment-colour-white = white
equipment-colour-black = black
equipment-colour-red = red

# Measurements that cannot be used.
equipment-bad-at = In { $pointer }: { $problem }
equipment-bad-not-json = The input is not JSON (line { $line }, column { $column }).
equipment-bad-too-deep = The input is nested too deeply.
equipment-bad-twice = this name occurs twice in one object.
equipment-bad-not-measurements = The input must be a JSON object with the board edition and the measurements.
equipment-bad-not-object = an object with named measurements is needed here.
equipment-bad-not-list = a list is needed here.
equipment-bad-not-number = a number is needed here.
equipment-bad-not-whole = a whole number is needed here.
equipment-bad-negative = a measurement cannot be negative.
equipment-bad-out-of-range = a measurement is at most { $greatest } and has at most { $decimals } decimals.
equipment-bad-not-boolean = true or false is needed here.
equipment-bad-not-choice = one of these texts is needed here: { $choices }.
equipment-bad-unknown-name = there is no such measurement; known here: { $choices }.
equipment-bad-missing = the board edition is missing; one of: { $choices }.

# Parts of the equipment.
equipment-part-board = Board
equipment-part-surface = Surface
equipment-part-frame = Frame
equipment-part-holes = Holes
equipment-part-pieces = Pieces
equipment-part-striker = Striker
equipment-part-stand = Stand
equipment-part-chairs = Chairs
equipment-part-powder = Powder
equipment-part-nets = Nets
equipment-part-lamp = Lamp

# Dimensions of the board.
equipment-board-surface_side = side of the playing surface
equipment-board-frame_width = width of the frame
equipment-board-hole_diameter = diameter of a hole
equipment-board-base_line_to_frame = from base line to frame
equipment-board-base_line_length = base line, end circles included
equipment-board-base_line_thickness = thickness of a base line
equipment-board-base_circle_diameter = base circle, outer diameter
equipment-board-base_circle_inner_diameter = base circle, red inner diameter
equipment-board-arrow_length = length of an arrow
equipment-board-arrow_thickness = thickness of an arrow
equipment-board-arrow_to_hole = from arrow to hole
equipment-board-centre_circle_diameter = diameter of the centre circle
equipment-board-inner_circle_diameter = diameter of the inner circle
equipment-board-outer_circle_diameter = diameter of the outer circle
equipment-board-arc_diameter = diameter of the decorative arcs
equipment-board-base_circle_gap = gap between base circles at a corner
equipment-board-frame_height = height of the frame
equipment-board-body_thickness = thickness of the body
equipment-board-reinforcement_width = width of a reinforcement plate
equipment-board-reinforcement_height = height of a reinforcement plate
equipment-board-surface_thickness = thickness of the surface

# What is asked of each part.
equipment-surface-maple_or_equal = maple veneer, or a wood that glides as well
equipment-surface-polished = polished and smooth
equipment-surface-flat = perfectly flat
equipment-surface-rebounds = striker sent with full force from a base line
equipment-frame-hardwood = made of hardwood
equipment-frame-density = density of the wood
equipment-frame-rounded_corners = rounded in its four corners
equipment-holes-round = round
equipment-holes-in_all_corners = one in each of the four corners
equipment-holes-cut_in_surface = cut out of the surface itself
equipment-pieces-diameter = diameter
equipment-pieces-thickness = thickness
equipment-pieces-weight = weight
equipment-pieces-wooden = made of wood
equipment-pieces-round = exactly round
equipment-pieces-flat = flat and smooth on both sides
equipment-pieces-rounded_edges = edges finely rounded
equipment-pieces-set_white = number of white ones
equipment-pieces-set_black = number of black ones
equipment-pieces-set_red = number of red ones
equipment-striker-diameter = diameter
equipment-striker-weight = weight
equipment-striker-round = perfectly round
equipment-striker-flat = flat
equipment-striker-material = plastic, bone, ebony or another suitable material
equipment-striker-visible_metal = no metal to be seen
equipment-stand-height = playing surface above the floor
equipment-stand-stable = the board cannot tip
equipment-stand-level = the board is perfectly level
equipment-chairs-height = seat above the floor
equipment-chairs-armrests = without armrests
equipment-powder-fine = as fine as can be (boric acid salt or its equal)
equipment-powder-keeps_dry = keeps the surface smooth and dry
equipment-powder-bag_at_board = a filled bag at every board
equipment-nets-under_holes = fixed under the holes, on the back of the board
equipment-nets-hold_all = each large enough for all pieces
equipment-nets-let_fall = pieces inside never keep others from falling
equipment-lamp-power = power of the bulb
equipment-lamp-centred = hung exactly over the centre of the board
equipment-lamp-lights_all = lights surface and frame well
equipment-lamp-white_shade = shade snow-white inside
equipment-lamp-white_light = white light
equipment-lamp-dazzles = dazzles no player
