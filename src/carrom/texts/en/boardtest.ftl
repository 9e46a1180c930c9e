# The command.
boardtest-help = Test a playing surface (rule 2.1.a) by simulation. It sends a striker at full force from a base line straight at the opposite side of the frame. Exit status: 0 if the board passes, 1 if it fails, 2 if an argument is not valid.
boardtest-help-mu = Friction between striker and surface.
boardtest-help-e = Restitution of the cushions at 1 m/s.
boardtest-help-exponent = How restitution drops with speed: E times the speed to the power -P. 0 keeps it constant.
boardtest-help-speed = Speed of the striker in m/s.
boardtest-help-edition = The board edition.
boardtest-help-json = Print JSON instead of a table.

# The result.
boardtest-title = Board test of rule { $clause }, board edition { $edition }
boardtest-passed = Passed. A striker at { $speed } m/s makes { $runs } runs; the rule asks for at least { $wanted }.
boardtest-failed = Failed. A striker at { $speed } m/s makes { $runs } runs; the rule asks for at least { $wanted }.
boardtest-least = { $wanted } runs need a speed of at least { $speed } m/s.
boardtest-never = No stroke makes { $wanted } runs on this board.
boardtest-surface = Friction { $mu }, restitution of the cushions { $e } at 1 m/s, exponent { $exponent }.

# The table.
boardtest-table = Runs on this board with other materials, by strength of stroke. A star marks { $wanted } runs or more. The last column is the lowest speed that is enough.
boardtest-head-mu = friction
boardtest-head-e = restit.
boardtest-head-soft = soft
boardtest-head-normal = normal
boardtest-head-strong = strong
boardtest-head-strongest = strongest
boardtest-head-least = lowest

# Arguments that cannot be used.
boardtest-not-a-number = Option { $option } needs a number, not “{ $value }”.
boardtest-no-speed = Option { $option } needs a speed above 0.
boardtest-refused = Option { $option } is not valid. { $problem }
