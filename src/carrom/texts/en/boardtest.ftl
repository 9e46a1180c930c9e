# The command.
boardtest-help = The test of a playing surface (2.1.a): a striker sent with full force from a base line straight against the opposite frame, simulated. The exit status is 0 when the board passes, 1 when it does not, 2 when the arguments cannot be used.
boardtest-help-mu = Sliding friction of the striker on the surface.
boardtest-help-e = Restitution of the cushions at 1 m/s.
boardtest-help-exponent = How the restitution falls with the speed: E times the speed to the power -P; 0 for a constant one.
boardtest-help-speed = Speed of the striker in m/s.
boardtest-help-edition = The board edition.
boardtest-help-json = Write JSON for machines.

# The result.
boardtest-title = Board test of rule 2.1.a, board edition { $edition }
boardtest-passed = Passed: a striker sent at { $speed } m/s makes { $runs } runs; at least { $wanted } are wanted.
boardtest-failed = Not passed: a striker sent at { $speed } m/s makes { $runs } runs; at least { $wanted } are wanted.
boardtest-least = The least speed for { $wanted } runs is { $speed } m/s.
boardtest-never = No stroke makes { $wanted } runs on this board.
boardtest-surface = Friction { $mu }, restitution of the cushions { $e } at 1 m/s, exponent { $exponent }.

# The table.
boardtest-table = Runs on this board with other materials, by the strength of the stroke. A star marks { $wanted } runs or more; the last column is the least speed that is enough.
boardtest-head-mu = friction
boardtest-head-e = restit.
boardtest-head-soft = soft
boardtest-head-normal = normal
boardtest-head-strong = strong
boardtest-head-strongest = strongest
boardtest-head-least = least

# Arguments that cannot be used.
boardtest-not-a-number = The option { $option } needs a number, not “{ $value }”.
boardtest-no-speed = The option { $option } needs a speed above 0.
boardtest-refused = The option { $option } cannot be used: { $problem }
