# The lessons: for each its title and what it is about, for each step what to do, a tip, and praise.

lesson-steps = Steps
lesson-step = Step { $number }
lesson-step-done = Step { $number }, done
lesson-tip = Tip:
lesson-show = Show me
lesson-showing = Watch: this stroke works.
lesson-shown = That was one way to do it. Now you.
lesson-go-on = Good. Now the next stroke.
lesson-next-step = Next step
lesson-next = Next: { $lesson }
lesson-all = Back to all lessons
lesson-again = Once more
lesson-umpire = The umpire:
lesson-spot-legal = The piece may lie there.
lesson-tries = { $count ->
    [one] 1 try so far.
   *[other] { $count } tries so far.
}

# What went wrong

miss-untouched = The striker touched nothing.
miss-backward = That stroke went forwards.
miss-striker = The striker fell into a pocket.
miss-no-striker = The striker did not fall.
miss-first = The striker met another piece first.
miss-stay = The stroke touched a piece that was to stay where it is.
miss-cushions = There was no cushion on the way.
miss-fall = Not everything fell that was to fall.
miss-touch = Too few pieces were touched.
miss-short = The piece stopped too early.
miss-far = The piece went too far.
miss-spread = Too many pieces are still in the circle.

# Hold and strike

lesson-strike = Hold and strike
lesson-strike-about = Pull the striker back, let go, aim, slide.
lesson-strike-ahead = Pull the striker straight back and let go. Hit the white piece.
lesson-strike-ahead-tip = Pull straight towards you: the striker goes the other way.
lesson-strike-ahead-done = A hit. The further you pull, the harder the stroke.
lesson-strike-aim = Hit the white piece first, not the black one.
lesson-strike-aim-tip = Pull to the left to strike to the right. The dashed line shows what the striker meets first.
lesson-strike-aim-done = You found the direction.
lesson-strike-slide = The black piece is in the way. Slide the striker along its line, then hit the white piece without touching the black one.
lesson-strike-slide-tip = Drag the striker sideways to move it. Far enough out, the line to the white piece is free.
lesson-strike-slide-done = Right: first find the place, then the direction.

# Straight pot

lesson-straight = Straight pot
lesson-straight-about = Striker, piece and pocket in one line.
lesson-straight-near = Pocket the white piece: striker, piece and pocket in one line.
lesson-straight-near-tip = Slide the striker until the line through the piece leads into the pocket. Half power is plenty.
lesson-straight-near-done = Pocketed. In line, only your direction matters.
lesson-straight-far = The other side, and further from the pocket. Pocket the white piece.
lesson-straight-far-tip = Move the striker rather than force the angle. Look at the short line in front of the piece: it must point at the pocket.
lesson-straight-far-done = Well aimed. The further the pocket, the finer the aim.

# Cut

lesson-cut = The cut
lesson-cut-about = Hit a piece off-centre and send it aside.
lesson-cut-gentle = Pocket the white piece with a cut: hit it off-centre.
lesson-cut-gentle-tip = A piece leaves in the direction from the striker’s middle to its own. Hit it on the side away from the pocket.
lesson-cut-gentle-done = That is a cut: the piece went aside, the striker went on.
lesson-cut-thin = The piece lies at the far cushion. Cut it along the cushion into the far left pocket.
lesson-cut-thin-tip = Strike from the right-hand side. The piece slides along the cushion by itself.
lesson-cut-thin-done = The cushion guided the piece. Remember that helper.

# Speed

lesson-speed = Speed
lesson-speed-about = As hard as needed, not harder.
lesson-speed-circle = Push the white piece so that it stops inside the circle in the middle.
lesson-speed-circle-tip = Pull back only a little. Twice the speed carries four times as far.
lesson-speed-circle-done = A good touch. A piece you place is as useful as one you pocket.
lesson-speed-soft = Pocket the white piece, but keep the striker out of the pocket.
lesson-speed-soft-tip = Straight behind the piece the striker follows it in. Strike more softly, or a little from the side.
lesson-speed-soft-done = The piece fell, the striker stayed. That is control.

# Cushion

lesson-cushion = The cushion
lesson-cushion-about = Off the far side to what lies behind you.
lesson-cushion-back = The piece lies behind your line. Bounce the striker off the far cushion and hit it.
lesson-cushion-back-tip = As on a mirror, the striker leaves the cushion at the angle at which it came. Strike firmly: the way is long.
lesson-cushion-back-done = There and back. You can reach what lies behind you.
lesson-cushion-pocket = Pocket the piece at the near left pocket, off the far cushion.
lesson-cushion-pocket-tip = Aim at the far cushion halfway between you and the piece, seen from left to right. Not too softly.
lesson-cushion-pocket-done = Pocketed off the cushion.

# Backward stroke

lesson-backward = Backward stroke
lesson-backward-about = With the thumb, to what lies behind the line.
lesson-backward-touch = Strike backwards, as with your thumb: hit the piece behind your line.
lesson-backward-touch-tip = Pull the striker back a little, then swing round it to the front, hold still for a moment and let go. Or set a direction beyond 180° and press Strike.
lesson-backward-touch-done = That is the thumb stroke.
lesson-backward-pocket = Pocket the piece at the near right pocket with a backward stroke.
lesson-backward-pocket-tip = Slide the striker to the right. The piece is close to the pocket: a short stroke will do.
lesson-backward-pocket-done = Short and sure.

# Cannon and pair

lesson-cannon = Cannon and pair
lesson-cannon-about = One piece drives another; two fall at once.
lesson-cannon-cannon = Two white pieces in line with a pocket. Hit the first one so that the second one falls.
lesson-cannon-cannon-tip = Aim at the first piece as if it were the striker: it must hit the second one towards the pocket.
lesson-cannon-cannon-done = A cannon. Look for pieces that point at a pocket.
lesson-cannon-pair = A pair at the pocket: pocket both with one stroke.
lesson-cannon-pair-tip = Strike along the line of the two pieces, hard enough that the second one follows the first.
lesson-cannon-pair-done = Two with one stroke.

# Queen and cover

lesson-queen = Queen and cover
lesson-queen-about = The red one first, then one of your own.
lesson-queen-cover = Pocket the queen, then cover her: pocket the white piece with your next stroke.
lesson-queen-cover-tip = First the queen in the far right pocket, then the white piece in the far left one. If the cover fails, the queen goes back.
lesson-queen-cover-done = Queen covered. She counts three points if you win the board.

# What a foul costs

lesson-foul = What a foul costs
lesson-foul-about = Make four mistakes on purpose; the umpire rules.
lesson-foul-striker = You play White. Pocket the striker alone, on purpose, and read what it costs.
lesson-foul-striker-tip = The near right pocket is the easiest: put the striker on the base circle and strike backwards into it, as in the lesson on backward strokes. Touch no piece.
lesson-foul-striker-done = A foul. Read what the umpire says.
lesson-foul-together = Now pocket the striker together with the white piece at the near right pocket.
lesson-foul-together-tip = Strike backwards from the base circle straight at the piece, so that the striker follows it in.
lesson-foul-together-done = Both fell. That costs more, but you keep the turn.
lesson-foul-theirs = Pocket a black piece and nothing else. It is your opponent’s.
lesson-foul-theirs-tip = The black piece at the far right pocket lies well for a straight pot.
lesson-foul-theirs-done = No foul, but no help either.
lesson-foul-last = This white piece is your last, and nobody has covered the queen. Pocket it all the same.
lesson-foul-last-tip = A straight pot into the far left pocket.
lesson-foul-last-done = The dearest mistake of all: the board is lost.

# The break

lesson-break = The break
lesson-break-about = Open the rosette.
lesson-break-open = Break: touch at least 12 pieces.
lesson-break-open-tip = Strike hard, straight into the middle.
lesson-break-open-done = The rosette is open.
lesson-break-spread = Break so that at least 12 pieces leave the circle.
lesson-break-spread-tip = Pull back all the way. A full hit spreads the most.
lesson-break-spread-done = A wide open board. Now there is something to pocket.

# Placing a penalty

lesson-placing = Placing a penalty
lesson-placing-about = Where a penalty piece may go.
lesson-placing-circle = White pays a penalty. You are Black: put the white piece into the green ring.
lesson-placing-circle-tip = Drag the piece and let go. Keys: arrows, then Enter. See what the umpire says outside the ring and on the centre, too.
lesson-placing-circle-done = The piece may lie there.
lesson-placing-crowd = Now the circle is crowded. Put the white piece where it touches nothing and gives you no cannon and no pair.
lesson-placing-crowd-tip = Keep clear of every piece.
lesson-placing-crowd-done = Well placed. Next time, choose a spot that is hard for your opponent.
