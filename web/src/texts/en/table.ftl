# The people at a table, each at a machine of their own.

table-here = { $name } is here
table-away = { $name } is away. Waiting { $time }
table-is-away = { $name } is away.
table-gone = { $name } has gone
table-claim = Claim the game
table-wait-or-end = You can wait. When this time is over, you may also end the match without a result.
table-end = End without a result
table-back = You were away for { $time }. The game stands as you see it.
table-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
table-take-back = Offer to take back
table-abort = Offer to stop
table-abort-sure = Offer to end the match without a winner?
table-abort-yes = Yes, offer
table-umpire = Umpire!
table-umpire-left = Umpire! ({ $count } left)
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-offers-take-back = { $name } would like to take the last stroke back.
table-offers-abort = { $name } offers to end the match without a winner.
table-offers-rematch = { $name } offers a rematch.
table-offered-take-back = You asked to take your last stroke back.
table-offered-abort = You offered to end the match without a winner.
table-offered-rematch = You offered a rematch.
table-offer-rematch = Offer a rematch
table-accept-rematch = Accept { $name }’s rematch
table-enter-rematch = Go to the rematch
table-watch-rematch = Watch the rematch
table-lost = The other side may claim the game in { $time }.
table-lost-unclocked = In { $time } the other side may end the match without a result.
play-stopped-by = { $name } called the umpire. The game and the clock are paused.
ending-abandoned = By agreement, without a winner.
ending-unfinished = No result: a player stayed away.

# Links that others cannot follow

reach-link = This link works on this computer only.
reach-links = These links work on this computer only.
reach-invitation = Your friend cannot reach this computer yet. The link works here only.
reach-open = Let my network in
reach-open-about = You can let devices on your network in, such as a phone on the same Wi-Fi. Anybody there can then reach the game, over plain HTTP, until you end the server. Games go on.
reach-type = To let other devices in, end the server where you started it, and start it again. Your games are kept. Type:
reach-no-network = No local network was found. Connect this computer to one, end the server and start it again. Your games are kept. Type:
