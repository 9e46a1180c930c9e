# Tournaments.

tour = Tournaments
tour-about = Pairings, results and standings for your event. You get a link for yourself, and one for every umpire and table.
tour-short = Pairings, results and standings for your event.
tour-open = Open a tournament
tour-title = Title
tour-place = Place
tour-date = Date
tour-boards = Boards in the hall
tour-file = Open a tournament file
tour-file-about = A file of carrom tournament, or one that was saved from a server. It gets new links here; its log stays as it is.
tour-file-choose = File
tour-file-open = Open the file
tour-known = Tournaments on this device
tour-known-about = Whoever uses this device can continue them. Remove them from a device that others use.
tour-known-remove = Remove
tour-known-remove-of = Remove { $title } from this device
tour-bad-link = This link is not complete, or no longer valid. Ask whoever gave it to you for the whole link, or open it on the device that used it before.
tour-look-on = Look on as a spectator
tour-keep-link = The address bar does not show this link. Save it somewhere else, too: this device remembers it, but the server can’t show it again.
tour-role = { $role ->
    [organiser] Organiser
    [chief-umpire] Chief umpire
    [umpire] Umpire
    [table] Table { NUMBER($board) }
   *[public] Spectators
  }
tour-none = Nothing is published yet.
tour-competition-new = New competition
tour-competition-add = Add
tour-method = How it is played
tour-method-name = { $method ->
    [swiss] Swiss
    [round-robin] Round robin
    [knockout] Knockout
   *[groups] Groups, then knockout
  }
tour-kind = Who plays
tour-kind-name = { $kind ->
    [singles] Singles
    [doubles] Doubles
   *[teams] Teams
  }
tour-rounds = Rounds
tour-minutes = Minutes a round (0: no clock)
tour-rules = Rules
tour-rubbers = Rubbers of a match
tour-group-size = Players in a group
tour-qualifiers = Who go on from each group
tour-finalists = Knockout afterwards
tour-finalists-best = { $count ->
    [0] none
   *[other] the best { NUMBER($count) }
  }
tour-third-place = Match for the third place
tour-more-terms = More settings
tour-order = Who meets whom on equal points
tour-order-name = { $order ->
    [serial] Neighbours: 1st – 2nd, 3rd – 4th (serial)
    [dazed] Upper half – lower half (dazed)
   *[staggered] Upper half – lower half, at most 25 places apart (staggered)
  }
tour-apart = Keep apart at first
tour-apart-name = { $apart ->
    [country] Compatriots
    [club] Club mates
   *[nobody] Nobody
  }
tour-top-apart = Highest ranked kept apart (0: none)
tour-apart-rounds = In how many rounds
tour-bracket-how = How the knockout goes on
tour-bracket-name = { $bracket ->
    [seeds] Seeded tree: the first two meet only in the final
   *[extremes] In each round the best seed left – the last one left
  }
tour-length = Length of a match
tour-length-name = { $length ->
    [one-game] One game
    [two-games] Two games
    [one-board] One board
   *[as-ruled] As the rules say
  }
tour-clock = Clock at the umpire’s desk
tour-boards-of = Tables of this competition (0: as many as it needs)
tour-first-board = First table
tour-bye-score = Points of a bye or walk-over
tour-no-show-minutes = Minutes until a walk-over
tour-tie-breaks = On equal points, what decides, in this order
tour-tie-name = { $tie ->
    [direct] Direct encounter
    [buchholz] Buchholz
    [net] Net score
    [total] Total score
    [rating] Rating
   *[lot] Lot
  }
tour-tie-up = Move up: { $tie }
tour-lot = Number that lots are drawn from
tour-prizes = Prizes by place
tour-prizes-name = { $scale ->
    [fixed] 18, 16, 14, 13, 12 …
    [millesimal] 1000, 900, 800, 750, 700 …
   *[none] none
  }
tour-earlier = Earlier tournaments of the championship: the addresses of their public pages
tour-skip-worst = Worst results that don’t count
tour-terms = Settings
tour-terms-save = Change the settings
tour-terms-fixed = A round is published: who plays, the method, and what a bye is worth stay as they are.
tour-players = { $kind ->
    [doubles] Pairs
    [teams] Teams
   *[singles] Players
  } ({ NUMBER($count) })
tour-csv = List of players, as CSV
tour-csv-about = The first line names the columns: name, partner, team, club, country, sex, junior, rating, seed.
tour-csv-file = Choose a CSV file
tour-csv-large = This file is too long for one list: { NUMBER($most) } characters at most.
tour-csv-check = Check the list
tour-csv-take = Take { $count ->
    [one] { NUMBER($count) } entry
   *[other] { NUMBER($count) } entries
  }
tour-csv-bad = These lines can’t be taken:
tour-withdraw = Withdraw
tour-return = Bring back
tour-withdrawn = withdrawn
tour-erase = Erase the name
tour-erase-sure = Erase this name for good?
tour-round = Round { NUMBER($round) }
tour-preview = preview, not published
tour-pair = Pair round { NUMBER($round) }
tour-pair-again = Pair again
tour-preview-outdated = A result was changed after this preview was made. Pair again.
tour-preview-unfinished = A result was withdrawn after this preview was made. Enter it first, then pair again.
tour-publish = Publish
tour-swap = { $kind ->
    [doubles] Exchange two pairs
    [teams] Exchange two teams
   *[singles] Exchange two players
}
tour-swap-with = with
tour-reason = Reason
tour-rematches = { $count ->
    [one] One pair has met before; it can’t be avoided.
   *[other] { NUMBER($count) } pairs have met before; it can’t be avoided.
  }
tour-changed = Changed by the organiser: { $reason }
tour-start = Start the clock
tour-call = Call “finish this board”
tour-time-left = Time left: { $time }
tour-called = Time is over. Finish this board.
tour-bye = bye
tour-versus = { $a } – { $b }
tour-enter = Enter
tour-correct = Correct
tour-correct-entry = Correct { $name }
tour-correct-about = Pairings stay as they are; later ones use the new figures. The log says what was corrected, without names.
tour-rating-of = rating { $rating }
tour-seed-of = seed { NUMBER($seed) }
tour-form-save = Save the correction
tour-list-offers = These lines resemble players who are known already:
tour-list-line = Line { NUMBER($line) }
tour-list-becomes = { $before } becomes { $after }
tour-list-correct = Same player: correct what is known
tour-list-new = A different player: enter them
tour-list-leave = Leave as it is
tour-list-choose = Choose for each line: the same player, or a different one.
tour-walkover-of = { $name } is not there
tour-reason-optional = Reason (if you like)
tour-absent-both = Neither is there
tour-withdraw-result = Withdraw the result
tour-withdraw-sure = Withdraw { $name }
tour-round-withdraw = Withdraw this round
tour-preview-drop = Throw the preview away
tour-pairing = Pairing …
tour-no-show = Walk-over
tour-no-show-wait = { NUMBER($passed) } of { NUMBER($minutes) } min until a walk-over
tour-this-device = In the log you are “{ $device }”.
tour-claimed = waits for { $name } to confirm
tour-disputed = disputed: call an umpire
tour-correction = Corrected: { $before } became { $after }. { $reason }
tour-correction-since = The next round had been paired already; its pairings stay.
tour-standings = Standings
tour-place-short = Place
tour-name = Name
tour-ties = How ties are broken
tour-site = Download these pages (zip)
tour-group = Group { NUMBER($number) }
tour-figures = Statistics of boards
tour-figures-about = Boards whose results were entered one by one. Best: the most points on one board. Breaks: won with the own break.
tour-figure = { $column ->
    [slams] Slams
    [won] Boards won
    [best] Best board
    [breaks_won] Breaks won
   *[queens] Queens
  }
tour-prize = Prize
tour-prize-of = prize: { $points }
tour-women = Women
tour-juniors = Juniors
tour-championship = Championship
tour-championship-total = Total
tour-championship-missing = { $count ->
    [one] One tournament does not count yet: it is not over, or has no competition of this kind.
   *[other] { NUMBER($count) } tournaments do not count yet: they are not over, or have no competition of this kind.
  }
tour-ratings = Ratings
tour-ratings-about = Glicko-2 by the share of points. The file goes on to the next event.
tour-ratings-before = List of the last event, if there is one
tour-ratings-save = Save the ratings
tour-crosstable = Crosstable
tour-cross-number = No.
tour-cross-points = Points
tour-cross-about = + won, = drawn, − lost; then the opponent’s number in this table, and the score.
tour-cross-said = { $ending ->
    [won] won against { $name }, { $score }
    [drawn] drew with { $name }, { $score }
   *[lost] lost to { $name }, { $score }
  }
tour-round-short = R{ NUMBER($round) }
tour-bracket = Knockout
tour-bracket-won = (winner)
tour-knockout-round = { $left ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Last { NUMBER($left) }
  }
tour-third = Third place
tour-links = Links and QR codes
tour-links-show = Show all links
tour-link-qr = QR code of this link
tour-screen = Hall screen
tour-table = Table { NUMBER($board) }
tour-table-none = No match at this table now.
tour-you = Who are you?
tour-points-of = Points of { $name }
tour-points-of-game = { $name }, game { NUMBER($game) }
tour-rubber = Rubber { NUMBER($number) }
tour-game = Game { NUMBER($game) }
tour-game-add = Add a game
tour-game-remove = Remove
tour-game-remove-of = Remove game { NUMBER($game) }
tour-board-by-board = { $count ->
    [one] Board by board
   *[other] Game { NUMBER($game) } board by board
  }
tour-board-number = Board { NUMBER($number) }
tour-board-add = Add a board
tour-board-remove = Remove
tour-breaker = Break
tour-queen = Queen
tour-won = The points don’t say who won?
tour-won-who = Who won
tour-won-points = As the points say
tour-won-by = { $name }: { $other } conceded or was disqualified
tour-winner = Winner: { $name }
tour-winner-none = Draw
tour-winner-needed = Level, but a knockout needs a winner. Say below who won.
tour-wins = won by { $name }
tour-how-walkover = walk-over
tour-how-absent = neither was there
tour-result-withdrawn = Withdrawn: { $before }. { $reason }
tour-send = Send the result
tour-confirm = Yes, this is right
tour-dispute = No, this is wrong
tour-confirm-ask = { $name }, is this right?
tour-confirm-there = Now { $name } confirms it on another phone: scan the code on this table there, or type it. Without a second phone, call an umpire.
tour-confirm-official = Confirm this result
tour-enter-again = Enter it again
tour-final = This result counts.
tour-offline = No connection. Results that you enter are kept on this device.
tour-waiting = { $count ->
    [one] An entry is kept on this device.
   *[other] { NUMBER($count) } entries are kept on this device.
  } The page sends it all as soon as there is a connection. Keep it open.
tour-waiting-answer = Thank you. The answer is kept on this device and still has to be sent.
tour-lost = Round { NUMBER($round) }, match { NUMBER($match) }, { $score }: not taken.
tour-lost-read = I have read this
tour-code = Code to type: { $code }
tour-code-title = Enter a result
tour-code-label = The code on your table
tour-code-go = Open
tour-code-about = Eight characters. Capitals, spaces and dashes do not matter.
tour-close = Close the competition
tour-closed = Final standings
tour-protests = Protests
tour-protest-upheld = Uphold
tour-protest-rejected = Reject
tour-admit = Boards and strikers
tour-admit-board = Board
tour-admit-striker = Striker
tour-admit-which = Which one
tour-admission = { $what ->
    [board] Board { $which }
   *[striker] Striker: { $which }
  } – { $admitted ->
    [true] admitted
   *[false] not admitted
  }
tour-admit-yes = Admit
tour-admit-no = Don’t admit
tour-desk = Umpire’s desk
tour-desk-open = Open the umpire’s desk
tour-desk-refused = The desk can’t be opened from here. Open it on the officials’ page.
tour-desk-forget = Forget the official’s link on this device
tour-table-watch = Live view of this board
tour-board-none = no table yet
tour-board-give = Give a table
tour-board-change = Another table
tour-board-to = Table
tour-umpire = Name of the umpire
tour-umpire-is = umpire: { $name }
tour-umpire-assign = Assign an umpire
tour-umpire-change = Change the umpire
tour-umpire-save = Assign
tour-umpire-none = No umpire
tour-umpires = Umpires ({ NUMBER($count) })
tour-umpires-again = Same umpires at the boards as last round
tour-form = Add one player
tour-form-entry = Add one entry
tour-form-player = Player { NUMBER($number) }
tour-form-team = Team
tour-form-club = Club
tour-form-country = Country
tour-form-junior = Junior
tour-form-woman = Woman
tour-form-rating = Rating
tour-form-seed = Seed
tour-form-more = One more player
tour-form-add = Add to the list
tour-form-late = The competition has begun. A late entry plays from the next round on; missed rounds count nothing.
tour-form-too-late = The competition has begun, and its method takes no late entries.
tour-sheets = Sheets to print
tour-sheet = Sheet
tour-sheet-name = { $kind ->
    [pairings] Pairings
    [standings] Standings
    [crosstable] Crosstable
    [bracket] Bracket
    [score-cards] Score cards
    [badges] Badges
   *[table-labels] Table labels with QR codes
  }
tour-sheet-round = Round
tour-sheet-language = Language
tour-sheet-paper = Paper
tour-sheet-save = Save as PDF
tour-sheet-codes = Each label has the QR code and the code to type of one table. Whoever has them can enter results there: put each label on its table, not on the wall.
tour-competition = Competition
tour-match = Match
tour-match-choose = Choose a match
tour-clause = Clause
tour-clause-of = clause { $clause }
tour-clause-none = no clause named: incomplete
tour-protests-none = No protests.
tour-protest-new = Enter a protest
tour-protest-text = What it says, without names
tour-protest-enter = Enter the protest
tour-protest-about = Play goes on. The written protest must be handed in within 15 minutes of the end of the board.
tour-protest-left = Time left to hand it in: { $time }
tour-protest-time-at-desk = Announced at the umpire’s desk; the time to hand it in runs there.
tour-protest-over = The time to hand it in is over.
tour-protest-was-upheld = Upheld.
tour-protest-was-rejected = Rejected.
tour-protest-at-desk = Decided at the umpire’s desk.
tour-log = Log
tour-log-save = Save the tournament as a file
tour-log-about = The whole log with its names, for the command line. Keep it to yourself.
tour-keep-role-link = The address bar does not show this link. With it you open this page on another device.
tour-own-link = Your link
tour-link-unknown = This link was given before and still works. Only whoever has it knows it.
tour-renew-own = Your old link stops working at once; this page goes on with the new one. All other links go on. If a stranger had your link, give those anew, too.
tour-renew-table = The old link, the QR code and the code to type stop working at once. Put the new ones on the table.
tour-renew-role = The old link stops working at once, also at the desks that were opened by it. Send the new one to whoever needs it.
tour-renew-tables = New links for all tables
tour-renew-tables-about = All links, QR codes and codes of tables stop working at once. Print the labels again.
tour-renew-all = New links for everybody
tour-renew-all-about = All links stop working at once: yours, the umpires’ and those of all tables. This page goes on with your new one.
