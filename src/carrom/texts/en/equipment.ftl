
# The two commands.
equipment-help = The board, the pieces and the other equipment.
equipment-help-show = Show all dimensions of a board edition and a checklist of the other equipment.
equipment-help-check = Compare measurements with the rule book. Exit status: 0 if all are right, 1 if one is wrong, 2 if the input is not valid.
equipment-help-edition = The board edition.
equipment-help-file = a JSON file with the measurements; - reads standard input
equipment-help-json = Print JSON instead of a table.
equipment-help-rules = The rule set to follow; by default the first of the list.

# Show.
equipment-show-title = Carrom board, edition { $edition }: dimensions in centimetres
equipment-show-dimension = Dimension
equipment-show-figure = Figure
equipment-show-clause = Clause
equipment-show-min = min. { $figure }
equipment-show-max = max. { $figure }
equipment-show-from-figure = * Only in the drawing. Where the list and the drawing differ, the list counts.
equipment-show-tolerance = A figure without a printed tolerance may be off by { $tolerance } cm either way.
equipment-show-thickness = Without reinforcement plates, the surface must be at least { $thickness } cm thick ({ $clause }).
equipment-show-checklist = Other equipment
equipment-show-stand-slip = The rule prints { $inches } inches for the lower limit, which is { $converted } cm. The printed { $minimum } cm counts.
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
equipment-gap-not_in_edition = this edition does not have this dimension
equipment-gap-not_asked = these rules do not ask for it
equipment-gap-reinforcement_unknown = thick enough only with reinforcement plates: say in { $pointer } whether there are any
equipment-gap-set_incomplete = not enough pieces for a full set: give the numbers in { $pointer }
equipment-check-separator = { "; " }
equipment-check-gap = { $name } ({ $gap })
equipment-violation-figure = { $place }: measured { NUMBER($value, maximumFractionDigits: 12) } { $unit }, required { $allowed }.
equipment-note-figure = Note: { $place }: { NUMBER($value, maximumFractionDigits: 12) } { $unit } is enough, but the rule also names { NUMBER($below, maximumFractionDigits: 12) }.
equipment-violation-condition = { $place }: requirement not met.
equipment-violation-material = { $part }: { $material } is not allowed.
equipment-material-metal = metal
equipment-material-ivory = ivory
equipment-violation-count = Pieces, { $colour }: { $value }, but a full set has { $wanted }.
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
equipment-unit-pieces = pieces
equipment-colour-white = white
equipment-colour-black = black
equipment-colour-red = red

# Measurements that cannot be used.
equipment-bad-at = In { $pointer }: { $problem }
equipment-bad-not-json = The input is not valid JSON (line { $line }, column { $column }).
equipment-bad-too-deep = The input is nested too deeply.
equipment-bad-twice = this name appears twice in one object.
equipment-bad-not-measurements = The input must be a JSON object with the board edition and the measurements.
equipment-bad-not-object = expected an object with named measurements.
equipment-bad-not-list = expected a list.
equipment-bad-not-number = expected a number.
equipment-bad-not-whole = expected a whole number.
equipment-bad-negative = a measurement cannot be negative.
equipment-bad-out-of-range = a measurement can be at most { $greatest }, with at most { $decimals } decimals.
equipment-bad-not-boolean = expected true or false.
equipment-bad-not-choice = expected one of: { $choices }.
equipment-bad-unknown-name = unknown measurement. Choose one of: { $choices }.
equipment-bad-missing = the board edition is missing. Choose one of: { $choices }.

# Parts of the equipment.
equipment-part-board = Board
equipment-part-surface = Surface
equipment-part-frame = Frame
equipment-part-holes = Pockets
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
equipment-board-hole_diameter = diameter of a pocket
equipment-board-base_line_to_frame = from base line to frame
equipment-board-base_line_length = base line, end circles included
equipment-board-base_line_thickness = thickness of a base line
equipment-board-base_circle_diameter = base circle, outer diameter
equipment-board-base_circle_inner_diameter = base circle, red inner diameter
equipment-board-arrow_length = length of an arrow
equipment-board-arrow_thickness = thickness of an arrow
equipment-board-arrow_to_hole = from arrow to pocket
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

# What each part must be like.
equipment-surface-maple_or_equal = maple veneer, or a wood on which pieces glide as well
equipment-surface-polished = polished and smooth
equipment-surface-flat = perfectly flat
equipment-surface-rebounds = striker sent at full force from a base line
equipment-frame-hardwood = made of hardwood
equipment-frame-density = density of the wood
equipment-frame-rounded_corners = rounded at its four corners
equipment-frame-curved_inside = curved at its four inner corners
equipment-holes-round = round
equipment-holes-in_all_corners = one in each of the four corners
equipment-holes-cut_in_surface = cut into the surface itself
equipment-pieces-diameter = diameter
equipment-pieces-thickness = thickness
equipment-pieces-weight = weight
equipment-pieces-wooden = made of wood
equipment-pieces-round = perfectly round
equipment-pieces-flat = flat and smooth on both sides
equipment-pieces-rounded_edges = edges finely rounded
equipment-pieces-alike = like all the others
equipment-pieces-set_white = number of white pieces
equipment-pieces-set_black = number of black pieces
equipment-pieces-set_red = number of red pieces
equipment-striker-diameter = diameter
equipment-striker-weight = weight
equipment-striker-round = perfectly round
equipment-striker-flat = flat
equipment-striker-smooth = smooth
equipment-striker-material = plastic, bone, ebony or another suitable material
equipment-striker-not_ivory = any material but ivory and metal
equipment-striker-visible_metal = no visible metal
equipment-stand-height = height of the playing surface above the floor
equipment-stand-stable = the board cannot tip
equipment-stand-level = the board is perfectly level
equipment-chairs-height = height of the seat above the floor
equipment-chairs-armrests = no armrests
equipment-powder-fine = as fine as possible (boric acid salt or the like)
equipment-powder-keeps_dry = keeps the surface smooth and dry
equipment-powder-wet = not damp
equipment-powder-bag_at_board = a full bag at every board
equipment-powder-pouch = spread from a pouch or another container
equipment-nets-under_holes = fixed under the pockets, on the back of the board
equipment-nets-hold_all = each large enough for all pieces
equipment-nets-capacity = room in each net
equipment-nets-let_fall = pieces inside never stop others from falling
equipment-lamp-power = power of the bulb
equipment-lamp-centred = exactly above the centre of the board
equipment-lamp-lights_all = lights the surface and the frame well
equipment-lamp-lights_only = lights the board and its frame, and nothing else
equipment-lamp-white_shade = shade snow-white inside
equipment-lamp-white_light = white light
equipment-lamp-dazzles = does not dazzle any player
