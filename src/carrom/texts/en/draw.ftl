# Pictures of the board: what they are called, the command, and what cannot be drawn.
draw-title-layout = A carrom board with { $white ->
        [0] no white piece
        [one] 1 white piece
       *[other] { $white } white pieces
    }, { $black ->
        [0] no black piece
        [one] 1 black piece
       *[other] { $black } black pieces
    }{ $queen ->
        [0] {""}
       *[other] , the queen
    }{ $striker ->
        [0] {""}
       *[other] , the striker
    }.
draw-title-stroke = A stroke on a carrom board: { $moved ->
        [one] 1 disc moved
       *[other] { $moved } discs moved
    }, { $fallen ->
        [0] none fell
        [one] 1 fell
       *[other] { $fallen } fell
    }.

draw-help = Draw a position or a stroke. Without --output, the SVG goes to standard output.
draw-help-position = a position in one line, the word rosette, or a file that contains either (- reads standard input)
draw-help-output = the file to write, ending in .svg or .png
draw-help-theme = the colours of the picture
draw-help-edition = the board edition
draw-help-turn = turn the rosette anticlockwise by this many degrees
draw-help-stroke = play a stroke and draw it: the seat, the striker’s place along the base in metres, the direction in degrees (90 is straight ahead), the speed in m/s and, optionally, the spin in rad/s
draw-help-size = the width of the picture in pixels

draw-problem-size = A picture can be { $least } to { $most } pixels wide.
draw-problem-off-board = The point ({ $x }, { $y }) is off the playing surface. Give places in metres from the centre.
draw-problem-no-layout = This position does not say where the pieces are, so there is nothing to draw.
draw-lines = Expected one position in one line. “{ $file }” has { $count ->
        [0] no lines
       *[other] { $count } lines
    }.
draw-turn = Only the rosette can be turned. Use --turn with the position “rosette”.
draw-number = Option { $option } needs a plain number, not “{ $value }”.
draw-stroke = “{ $value }” is not a stroke. Write SEAT,X,ANGLE,SPEED or SEAT,X,ANGLE,SPEED,SPIN. The seat is one of: { $seats }.
draw-suffix = The file name “{ $file }” must end in one of: { $choices }.
draw-unwritable = Cannot write the file “{ $file }”.
