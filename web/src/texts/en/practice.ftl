# The practice board.

practice-view = Tools
practice-tab-strike = Aim
practice-tab-arrange = Set up
practice-tab-surface = Surface
practice-to-match = Back to the match
practice-ready = Your stroke
pieces-moving = The pieces are moving …

# Positions

practice-position = Position
practice-own = Your own
practice-seat = Seat
practice-rosette = Rosette
practice-empty = Empty board
practice-try-rosette = Break the rosette. Pocket a piece if you can.
practice-try-empty = Add pieces under “Set up”.

# The stroke

practice-again = Repeat
practice-back = Reset
practice-redo = Redo
practice-spin-about = Above 0 the striker spins anticlockwise, below 0 clockwise.
practice-show-paths = Show paths (previous stroke paler)
playback-speed = Playback speed
practice-keys = Keys: R reset, T repeat, Z undo, Y redo.
practice-nothing = Nothing was pocketed.
practice-fell = Pocketed: { $list }.
practice-fell-into = { $piece } in the { $pocket }
practice-striker = striker
practice-first = First contact: { $piece }.
practice-missed = No piece was touched.
practice-touched = { $count ->
    [one] 1 piece touched.
   *[other] { $count } pieces touched.
}
practice-time = { $time } s.

# Setting up

practice-arranging = Drag pieces to move them, or off the board to remove them.
practice-arrange-how = Drag a piece onto the board or tap it to add it. Drag it off the board to remove it.
practice-arrange-keys = Keys: select a piece below, move it with the arrows (Shift for small steps), remove it with Delete.
practice-add = Add { $piece }
practice-pieces = Pieces on the board
practice-none = No pieces.
practice-piece = { $piece } { $number }
practice-remove = Remove
practice-full = The board holds at most { $most } pieces.
practice-text = Position as text
practice-text-about = Copy this text to save or share the position. To open another position, paste its text and load it. Positions from match records work too.
practice-copy = Copy
practice-copied = Copied.
practice-load = Load
practice-no-text = Not a valid position.
practice-illegal = Pieces overlap or are off the board.

# The surface

practice-powder = Powder
practice-cushions = Cushions
practice-discs = Pieces
surface-mu = Piece glide
surface-mu_striker = Striker glide
surface-e_cushion = Bounce
surface-mu_cushion = Grip
surface-e_piece = Bounce
surface-mu_contact = Grip
surface-e_tangential = Spin bounce
practice-glide = { $length } cm
practice-glide-about = How far a disc glides when it starts at 1 m/s. { $physics }
practice-percent = { $share }%
practice-bounce-about = How much speed is left after a collision at 1 m/s. { $physics }
practice-grip-about = How strongly the edges grip each other and turn sliding into spin. { $physics }
practice-spring-about = How much of the sliding comes back as spin. { $physics }
practice-in-physics = Physics setting: { $key } = { $value }.
practice-reset = Tournament board
