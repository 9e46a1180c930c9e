# The command line on its own: what commands there are.
overview-usage = Usage: carrom COMMAND …
overview-about = The rule book of carrom as software: four rule sets, a ruling with its clauses for every stroke and every umpire's call, the board and its equipment.
overview-play = Ask “what happens if”: a dialogue; begin here.
overview-rules = Read the rule book: list, show, compare two rule sets, coverage.
overview-ruling = Rule on strokes and umpire's calls given as JSON, one a line.
overview-equipment = Show the dimensions of a board, or check a real one.
overview-lang = Choose the language: en or fr.
overview-version = Show the version.
overview-help = Show this overview.
overview-more = More about a command: carrom COMMAND --help
overview-unknown = There is no command “{ $command }”; try: { $choices }.
