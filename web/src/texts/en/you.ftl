# Your figures over all games of this browser.

you = Your figures
nav-you = Your figures
you-none = There is nothing to show yet. Play a game against the computer, and your strokes appear here.
you-games = Games
you-strokes = Strokes
you-rate = Strokes that pocketed
you-striker = Striker pocketed
you-fouls = Fouls in finished games
you-queens = Queens covered
you-slams = Slams
you-map = Where your pieces lay
you-map-label = The board as you see it: how often a piece fell, by where it lay
you-map-about = How often the piece you went for fell, by where it lay, and how often you tried. You sit below.
you-map-none = No stroke at a piece yet.
you-cell = { $fell } of { $tried } fell
you-by-cut = By angle
you-by-distance = By distance
you-tried = tried
you-fell = fell
you-cut-between = { $low }° to { $high }°
you-cut-from = { $low }° to { $high }°
you-far-between = { $low } to { $high } cm
you-far-from = { $low } cm and more
you-results = Results
you-results-none = No finished game yet.
you-helped = { $count ->
    [one] One game with help (hints, whole paths, strokes taken back) counts neither as won nor as lost.
   *[other] { $count } games with help (hints, whole paths, strokes taken back) count neither as won nor as lost.
}
you-won = won
you-lost = lost
you-points = points
you-about = The angle is how far the piece was cut from the striker’s way: 0° is straight. The distance is from the striker to the piece. These figures are kept in this browser only. Games for two at one screen do not count, and neither do breaks in the map. A game against the computer with hints, whole paths or strokes taken back is neither won nor lost.
you-clear = Delete these figures
you-clear-sure = Delete all your figures for good?
you-clear-yes = Delete
