# The command.
simulate-help = Simulate discs that slide, spin, collide and fall. Reads one JSON object per line and writes one per line.
simulate-help-file = the file to read; - reads standard input (default)

# Why a line cannot be used; the field is named beside it.
simulate-not-a-number = Expected a number.
simulate-not-finite = The number is infinite or too large.
simulate-not-a-text = Expected a string.
simulate-two-forms = Give discs, or a position with a stroke, not both.
simulate-too-long = This motion is too long to simulate to its end.
