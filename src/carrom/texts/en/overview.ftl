# The command line on its own: what commands there are.
overview-usage = Usage: carrom COMMAND …
overview-about = The rule book of carrom as software: four rule sets, a ruling with its clauses for every stroke and every umpire's call, whole matches and their records, the board and its equipment, and the physics of its discs.
overview-whatif = Ask “what happens if”: a dialogue to get to know the rules.
overview-umpire = The umpire's desk for a match at a real board.
overview-rules = Read the rule book: list, show, compare two rule sets, coverage.
overview-ruling = Rule on strokes and umpire's calls given as JSON, one a line.
overview-equipment = Show the dimensions of a board, or check a real one.
overview-record = Read the record of a match: score sheet, check, figures.
overview-draw = Draw a position or a stroke as SVG or PNG.
overview-simulate = Let discs move, as JSON, one motion a line.
overview-board-test = Test whether a striker makes 3 1/2 runs on a board (rule 2.1.a).
overview-bench = Measure the physics engine, and others beside it.
overview-lang = Choose the language: en or fr.
overview-version = Show the version.
overview-help = Show this overview.
overview-more = More about a command: carrom COMMAND --help
overview-unknown = There is no command “{ $command }”; try: { $choices }.
