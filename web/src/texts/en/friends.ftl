# Playing with somebody on another device.

friend-game = Play a friend
friend-game-about = On their own phone or computer. You send a link or a code.
free-seat = Free seat
waits-for-friend = Waiting for somebody to sit down
invite = Invite a friend
invite-code = Code: { $code }
invite-about = Your friend scans the picture, opens the link, or types the code on the first page. Valid until { $until }.
invite-about-here = On this computer, your friend can also type the code on the first page. Valid until { $until }.
invite-qr = QR code of the link
invite-link = Link for your friend
link-copy = Copy
link-share = Share
link-by-hand = Select the link and copy it: browsers allow a copy button only on secure pages (https).
your-name = Your name
name-save = Save
or-computer = Or play the computer for now
computer-plays-here = Let it play
computer-plays-on = On { $seat }
seat-opposite = the free seat
seat-of-pair = seat { $number } ({ $pair })
watch-link-show = Link for spectators
watch-link = Anyone with this link can watch, and nothing else
watchers = Spectators
seats-and-links = Seats and links
seat-yours = Your seat
seat-free-it = Free this seat
seat-leave = Leave my seat
keep-seat = Keep your seat
keep-seat-about = A code gets you back to your seat from another device, or if this browser forgets you.
keep-seat-show = Show a code
keep-seat-note = Write it down. Type it on the first page of the other device. This browser then gives up the seat. A new code replaces this one.
join-title = Join a game
join-waits = { $count ->
    [one] { $name } is waiting for you.
   *[other] { $name } are waiting for you.
}
join-waits-begun = { $count ->
    [one] { $name } is in the middle of a game. A seat is free.
   *[other] { $name } are in the middle of a game. A seat is free.
}
join-seat = Your seat
sit-down = Sit down
join-watch = Just watch
join-seated = You already sit at this game.
join-to-game = Go to the game
code-label = The code you were given
code-short = Have a code?
code-go = Join
code-about = Six characters for a game, eight for a table of a tournament, twelve for a seat you kept. Capitals, spaces and dashes do not matter.
link-renew = Give a new link
link-renewed = The new link is here; the old one no longer works.
invite-renew = New code
invite-renew-about = The old code and link stop working at once. Whoever sits here stays.
watch-renew = New link for spectators
watch-renew-about = The old link stops working at once, and whoever watches by it is sent away.
