# The options.

options-aim = Striking
aim-aid = Aim aid
aid-off = Off
aid-short = Short
aid-long = Long
on-release = Strike on release
spin = Spin
spin-about = A spinning striker leaves cushions and pieces at a different angle.
left-handed = Left-handed
left-handed-about = Controls on the left.
options-see = Display and sound
view-option = Board seen from
view-turns = the player’s side
view-fixed = always { $seat }
motion-speed = Animation speed
rate-1 = normal
rate-2 = double
colour-safe = Marks on pieces
colour-safe-about = Tell pieces apart without colour: bar, star, cross.
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
aim-how = Slide the striker along its line. Pull back to aim and release to strike, or click on the board to aim there.
keys-how = Keys: ← → move, A D aim, W S power, Q E spin (Shift for small steps), Space to strike, Esc to skip, P to describe the position.
