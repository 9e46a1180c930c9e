# The command.
simulate-help = Lets discs slide, spin, collide and fall: one JSON object a line in, one a line out.
simulate-help-file = the file to read, or - for standard input (default)

# Why a line cannot be used; the field is named beside it.
simulate-not-a-number = A number is wanted here.
simulate-not-finite = The number must be finite and not too large.
simulate-not-a-text = A text is wanted here.
simulate-two-forms = Give either discs, or a position with a stroke, not both.
simulate-too-long = This motion is too long to be followed to its end.
