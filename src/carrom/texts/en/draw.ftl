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

draw-help = Draw a position or a stroke as a picture. Without --output the SVG goes to standard output.
draw-help-position = a position in one line; rosette; or a file that holds one of them (- reads standard input)
draw-help-output = the file to write; its name ends in .svg or .png
draw-help-theme = the colours
draw-help-edition = the board edition
draw-help-turn = turn the rosette anticlockwise by so many degrees
draw-help-stroke = play a stroke and draw it: the seat, the place along its base in metres, the direction in degrees (90 is straight ahead), the speed in m/s, perhaps the spin in rad/s
draw-help-size = the side of the picture in pixels

draw-problem-size = A picture is { $least } to { $most } pixels wide.
draw-problem-off-board = At ({ $x }, { $y }) there is no playing surface; places are in metres from the centre.
draw-problem-no-layout = This position does not say where the pieces lie, so it cannot be drawn.
draw-lines = One position in one line is wanted; “{ $file }” holds { $count ->
        [0] none
       *[other] { $count } lines
    }.
draw-turn = Only the rosette can be turned; --turn goes with the position “rosette”.
draw-number = “{ $value }” is not a number that { $option } can use.
draw-stroke = “{ $value }” is not a stroke; write SEAT,X,ANGLE,SPEED or SEAT,X,ANGLE,SPEED,SPIN with a seat from: { $seats }.
draw-suffix = The name “{ $file }” must end in one of: { $choices }.
draw-unwritable = The file “{ $file }” cannot be written.
