# The rooftop rules, clause by clause.
rooftop-title = The rooftop rules
rooftop-summary = rooftop: { $points } points, the queen counts { $queen }; two pieces at once earn tries
rooftop-short = Rooftop
rooftop-about = One game to { $points } points, in { $boards } boards at most. The queen is worth { $queen }.
rooftop-more = Nobody owns a colour until the first piece falls. Any piece keeps your turn.
rooftop-word-striker = the puck
rooftop-option-splash = What does a pocketed striker cost besides the turn?
rooftop-option-splash-piece = one piece
rooftop-option-splash-nothing = nothing
rooftop-figure-helping = tries after two own pieces in one stroke
rooftop-ruling-helping = Two own pieces fell in one stroke. They earn more tries.
rooftop-ruling-overboard = A disc went over the railing. The turn ends.
rooftop-ruling-leaning = The player leant on the board. Further tries are lost.
rooftop-call-railing-1 = a piece touched by hand
rooftop-call-railing-1-done = { $player } touched a piece by hand
rooftop-call-railing-2 = leaning on the board
rooftop-call-railing-2-done = { $player } leant on the board

rooftop-play-title = Play
rooftop-play-1 = Nobody owns a colour at the start. The first piece to fall settles it.
rooftop-play-2 = Who pockets a piece of either colour plays again.
rooftop-play-3 = A stroke that pockets nothing uses up a try. With the last try the turn ends.
rooftop-play-4 = Two own pieces in one stroke earn { $helping } tries.
rooftop-play-5 = The side without pieces wins the board: one point for each piece that the others
    have left, and { $queen_points } for a covered queen. A side with { $queen_ceiling } points gets
    { $queen_points_late } for the queen.
rooftop-play-6 = Who pockets the last pieces of both sides at once loses the board. It counts
    { $special_points } points.

rooftop-queen-title = The queen
rooftop-queen-1 = The next stroke must cover the queen with an own piece; if it does not, the queen
    goes back.

rooftop-striker-title = The striker
rooftop-striker-1 = The striker stands between the base circles, never on one.
rooftop-striker-2 = A pocketed striker costs the turn and one piece, and own pieces of that stroke
    go back. So it is with every other foul.
rooftop-striker-3 = Penalty pieces go to the centre.

rooftop-railing-title = On the roof
rooftop-railing-1 = Who touches a piece by hand commits a foul.
rooftop-railing-2 = Who leans on the board loses further tries.
rooftop-railing-3 = A disc that goes over the railing ends the turn.

rooftop-weather-title = The weather
rooftop-railing-4 = Do not play in a storm.
rooftop-railing-4-reason = No software knows the weather on your roof.
rooftop-lamp = After sunset a lamp of { $lamp_power_min } to { $lamp_power_max } W is enough.

rooftop-settled-101 = Nothing says who fetches the disc. Settled: whoever struck it, down all the stairs.
