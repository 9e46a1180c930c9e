# The umpire's desk: a real board, entered on a phone.

desk = Umpire’s desk
desk-about = Umpire a match on a real board: enter what each stroke did, and read the ruling with its clause before you confirm it.
desk-home-about = Umpire a match on a real board with your phone.
desk-boards = Boards on this device
desk-remove = Remove
desk-new = Open a board
desk-open = Open the board
desk-not-opened = Could not open the board. Is the server running, and is there a network?
desk-name-pair = Pair { $pair }, player { $number }
desk-terms = Match
desk-edition = Edition of the board
desk-place = Where is the match played? (optional)
desk-place-short = Place
desk-checklist = Equipment check list
desk-checked = { $done } of { $all } checked
desk-check-all = All in order
desk-device = Device { $number }

# The board

desk-players = Players
desk-points = Points
desk-games = Games
desk-on-board = On board
desk-owed = Owed
desk-in-turn = (in turn)
desk-warnings = { $count ->
    [one] warned once
   *[other] warned { $count } times
 }
desk-stroke = What the stroke did
desk-own = Own piece
desk-theirs = Opponent’s piece
desk-off-board = Off the board
desk-improper = Improper stroke
desk-untouched = No piece touched
desk-behind = Hit behind the line
desk-same-hole = Same hole as an own piece
desk-built = { $count ->
    [one] One disc
   *[other] { $count } discs
 } so far
desk-back = Back
desk-clear = Clear
desk-nothing = Nothing fell
desk-confirm = Confirm
desk-ruling-later = The ruling comes when the network is back.
desk-redo = Redo
desk-acts = Actions
desk-else = Something else happened
desk-search = Search by word or clause
desk-search-nothing = No results.
desk-other-entries = Other entries
desk-disqualify = Disqualification
desk-overrule = Overrule
desk-overrule-about = Put the board right by hand. The reason stays in the record.
desk-overrule-reason = Why? (one sentence for the record)
desk-turn = To play
desk-back-to-list = All cases
desk-who = Who?
desk-who-plays = Who plays?
desk-late = Noticed only after the next stroke
desk-which-pieces = Which pieces?
desk-pieces-needed = Choose the pieces.
desk-pieces-none = No piece chosen.
desk-reason = Reason (optional)
desk-degrees = Degrees
desk-protest-clause = The clause it rests on (optional)
desk-until = Until { $time }.
desk-protest-left = { $time } left to put it in writing
desk-protest-over = The time to put it in writing is over.
desk-round = Round { $round }
desk-round-board = Round { $round }, table { $board }
desk-time-up = Time is up
desk-log = Latest entries
desk-log-empty = Nothing has been entered yet.
desk-more = Score card, links, options
desk-clocks = Show clocks
desk-clock-sound = Sound when a clock runs out
desk-only-looking = You are looking on. Only the umpire’s link can enter anything.
desk-link-hall = For a screen in the hall
desk-link-overlay = For a stream (transparent)
desk-link-umpire = The umpire’s link
desk-link-umpire-about = Whoever has this link can umpire this board. Open it on another device to take over there.

# Keys: the letters of the terminal desk

desk-key-own = o
desk-key-theirs = t
desk-key-queen = q
desk-key-striker = s
desk-key-white = w
desk-key-black = b

# The network, and several devices

desk-waiting = { $count ->
    [one] 1 entry waits for the network.
   *[other] { $count } entries wait for the network.
 }
desk-offline = No network. You can go on: entries are kept on this device.
desk-rules-here = Rulings are made on this device.
desk-rules-later = Rulings come when the network is back.
desk-blind = There is no network, and this device cannot rule by itself. Say whose turn it is and enter each stroke, and what follows it, such as a piece that is placed. The rulings come when the network is back; anything else can be entered then.
desk-blind-loading = There is no network, and the rulings on this device are still loading. Wait a moment, or say whose turn it is and enter each stroke, and what follows it.
desk-plain-struck = { $name }: { $what }
desk-plain-placed = { $name } placed a piece ({ $piece })
desk-plain-forwent = { $name } forgoes the penalty pieces
desk-plain-passed = { $name } passed
desk-plain-said-play = The umpire said “Play”
desk-plain-changed-seats = The players changed seats
desk-unkept = This browser could not keep the entry on this device, because it is full or keeps nothing in this window. Do not close or reload the page while entries wait; you can save a file.
desk-plain-http = This page was not loaded over HTTPS. Do not close or reload it without a network: it cannot open again. You can save a file with everything entered here.
desk-install-about = Install the desk on this device: it then opens without a network, and the browser does not clear what waits.
desk-install-by-menu = Add this page to your home screen from the browser’s menu. Some browsers clear what a page has kept if it is not opened for a week.
desk-held = “{ $label }” is umpiring this board (since { $when }).
desk-held-unnamed = Another device is umpiring this board (since { $when }).
desk-take-over = Take over
desk-take-over-sure = The other device can then enter nothing more. Take over?
desk-take-over-yes = Yes, take over
desk-take-over-no = No
desk-lost = { $count ->
    [one] This entry was not taken:
   *[other] These { $count } entries were not taken:
 }
desk-lost-read = I have read this; remove all
desk-not-yet = Looking where the board stands now …
desk-lost-now = As it is ruled now:
desk-lost-enter = Enter it
desk-lost-drop = Drop it
desk-lost-take-over = Take the board over to enter them one by one.
desk-replace = Replace
desk-replace-of = Replace entry { NUMBER($number) }
desk-replacing = Replace entry { NUMBER($number) }
desk-replace-what = What happened instead? The board stands here as it did before that entry.
desk-replace-leave-out = Nothing: leave it out
desk-replace-cancel = Keep all as it is
desk-replace-other = Something else
desk-replace-look = Nothing is entered yet. These rulings change:
desk-replace-entry = Entry { NUMBER($number) }
desk-replace-was = So far
desk-replace-now = Then
desk-replace-nothing = It is left out.
desk-replace-behind = It follows what is refused.
desk-replace-same = { $count ->
    [one] One more entry is ruled as before.
   *[other] { NUMBER($count) } more entries are ruled as before.
}
desk-replace-left = { $count ->
    [one] One entry is not entered again. You can look at it afterwards, and enter or drop it.
   *[other] { NUMBER($count) } entries are not entered again. You can look at each afterwards, and enter or drop it.
}
desk-replace-confirm = Confirm all of it
desk-replace-nobody = Without a network, this device can’t say what follows.
desk-save-file = Save as a file

# The score card

desk-card = Score card
desk-card-empty = No board has been played yet.
desk-card-games = Games:
desk-print = Print
desk-card-pdf = Score card as PDF
desk-date = Date
desk-total = Total

# Results instead of strokes

desk-depth = What you enter
desk-depth-stroke = Strokes
desk-depth-board = Board result
desk-board-points = Points of this board
desk-board-points-usual = { $points } (usual)
desk-depth-game = Game result
desk-who-won-board = Who won the board?
desk-who-won-game = Who won the game?
desk-pieces-left = Pieces the loser had left
desk-queen-covered = Who covered the queen?
desk-queen-by = Queen: { $name }
desk-queen-nobody = Queen: nobody
desk-white = Who took white?
desk-slam = Slam
desk-points-of = Points of { $name }
desk-boards-played = Boards played in this game
desk-usual-results = Usual results
desk-game-lacks = Choose the points and the boards played.
desk-board-lacks = Choose the pieces left, and who covered the queen.
desk-deciding-break = Break of the deciding board
desk-pieces = Pieces
desk-renew-about = The old link stops working at once; this device goes on with the new one.
