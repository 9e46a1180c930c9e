# Tournaments: the log, pairings, standings, and the commands of carrom tournament.
tournament-refused-role = This link cannot be used for that.
tournament-refused-time = The time is missing its time zone, or is earlier than the last entry.
tournament-refused-competition-unknown = There is no competition “{ $competition }”.
tournament-refused-competition-exists = There is already a competition “{ $competition }”.
tournament-refused-closed = This competition is closed.
tournament-refused-id = “{ $id }” cannot be used as an id: use letters, digits, dots and hyphens, each id once.
tournament-refused-term = This setting is not possible: { $term }.
tournament-refused-terms-fixed = This setting cannot change once a round is published: { $term }.
tournament-refused-competitor-unknown = “{ $competitor }” does not take part.
tournament-refused-competitor-exists = “{ $competitor }” takes part already.
tournament-refused-players = An entry here needs { $players ->
    [one] { NUMBER($players) } player
   *[other] { NUMBER($players) } players
}.
tournament-refused-player-twice = Player “{ $player }” takes part already.
tournament-refused-undecided = { $count ->
    [one] Line { $lines } resembles somebody who is known already. Say whether it corrects them or is somebody new.
   *[other] Lines { $lines } resemble people who are known already. Say of each whether it corrects them or is somebody new.
}
tournament-refused-not-their-player = “{ $player }” is not a player of this entry, or stands there twice.
tournament-refused-nothing-corrected = Nothing would change.
tournament-refused-entry-changed = Somebody else has corrected this entry meanwhile. Look at it again.
tournament-refused-team = A team needs a name.
tournament-refused-rating = A rating is between 0 and { NUMBER($most) }.
tournament-refused-seed = A seed is between 1 and { NUMBER($most) }.
tournament-refused-late = The competition has begun, and its method takes no late entries.
tournament-refused-withdrawn = They have already withdrawn.
tournament-refused-not-withdrawn = They have not withdrawn.
tournament-refused-few = A round needs at least two competitors.
tournament-refused-round = This is not the round to do that in. The round is { NUMBER($round) }.
tournament-refused-unfinished = Round { NUMBER($round) } has matches without a result.
tournament-refused-over = All rounds have been played.
tournament-refused-no-preview = There is no preview of a round. Pair the next round first.
tournament-refused-pairing = These pairings are not possible: everybody plays once, at a board of their own. Look at “{ $competitor }”.
tournament-refused-not-in-preview = “{ $competitor }” is not in this preview.
tournament-refused-same = Choose two different competitors.
tournament-refused-board = “{ NUMBER($board) }” is not the number of a board.
tournament-refused-board-taken = Another match is still to be played at board { NUMBER($board) }.
tournament-refused-reason = Give a reason. It stays in the log.
tournament-refused-match-unknown = Round { NUMBER($round) } has no match { NUMBER($match) }, or is not published.
tournament-refused-bye = This is a bye: nobody plays there.
tournament-refused-has-result = This match already has a result. Correct it instead, with a reason.
tournament-refused-no-result = This match has no result yet.
tournament-refused-not-claimed = There is no result to confirm.
tournament-refused-own-claim = The other side has to confirm this result.
tournament-refused-own-device = This result was entered on this device. The other side confirms it on their own device, or an umpire does.
tournament-refused-score = This score is not possible.
tournament-refused-sum = The points of the match, its games and its boards don’t add up.
tournament-refused-game = A game can’t end { NUMBER($a) }–{ NUMBER($b) }. { $boards ->
    [0] Whoever has { NUMBER($points) } points wins it.
   *[other] Whoever has { NUMBER($points) } points wins it, or is ahead after { NUMBER($boards) } boards.
} Against { NUMBER($low) } the winner ends with { NUMBER($least) } to { NUMBER($most) }.
tournament-refused-game-loser = A game can’t end { NUMBER($a) }–{ NUMBER($b) }. { $boards ->
    [0] Whoever has { NUMBER($points) } points wins it.
   *[other] Whoever has { NUMBER($points) } points wins it, or is ahead after { NUMBER($boards) } boards.
} The loser has at most { NUMBER($loser) }.
tournament-refused-game-not-over = At { NUMBER($a) }–{ NUMBER($b) } the game is not over. { $boards ->
    [0] Whoever has { NUMBER($points) } points wins it.
   *[other] Whoever has { NUMBER($points) } points wins it, or is ahead after { NUMBER($boards) } boards.
} If somebody gave up, say who won.
tournament-refused-games = The match was over before the last of these games: it takes { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
} to win.
tournament-refused-few-games = The match is not over: it takes { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
} to win. Enter each game. If somebody gave up, say who won.
tournament-refused-boards = A game has at most { $boards ->
    [one] { NUMBER($boards) } board
   *[other] { NUMBER($boards) } boards
} here.
tournament-refused-board-score = A board can’t end { NUMBER($a) }–{ NUMBER($b) }. It brings its winner { NUMBER($least) } to { NUMBER($most) } points{ $loser ->
    [0] {""} and its loser none.
   *[other] , and its loser at most { NUMBER($loser) }.
}
tournament-refused-over-before = The game was over before board { NUMBER($board) }.
tournament-refused-rubbers = A match here has at most { $rubbers ->
    [one] { NUMBER($rubbers) } rubber
   *[other] { NUMBER($rubbers) } rubbers
}.
tournament-refused-no-winner = A knockout match needs a winner.
tournament-refused-format = This length of a match is not possible. { $reason }
tournament-refused-level = In this competition a tie is parted. Enter the points after the deciding board or the result of the shoot-out, or say who won.
tournament-refused-shoot-out = A shoot-out { NUMBER($a) }–{ NUMBER($b) } is not possible here: it parts a level game by at least { NUMBER($least) } strokes each, where that is agreed on.
tournament-refused-game-boards = A game can’t end { NUMBER($a) }–{ NUMBER($b) }: all { NUMBER($boards) } boards are played, and whoever is then ahead wins it. If somebody gave up, say who won.
tournament-refused-next-round = The next round was paired from this result. Withdraw that round first.
tournament-refused-played = A match of this round has been played already.
tournament-refused-protest-unknown = There is no protest “{ $protest }”.
tournament-refused-protest-decided = Protest “{ $protest }” is already decided.
tournament-refused-admission = Say which board or striker.
tournament-file-exists = The file “{ $file }” already exists. A new tournament never overwrites a file.
tournament-file-missing = The tournament “{ $file }” does not exist.
tournament-file-not-a-file = “{ $file }” is not an ordinary file. Choose another file for the tournament.
tournament-file-gone = The tournament “{ $file }” was moved, deleted or replaced while it was open. Nothing was saved.
tournament-file-busy = Another program is writing to the tournament “{ $file }”.
tournament-file-faulty = The tournament “{ $file }” cannot be read. { $fault }
tournament-file-unwritable = Cannot read or write the tournament “{ $file }”.
tournament-tie-direct = direct encounter
tournament-tie-buchholz = Buchholz
tournament-tie-net = net score
tournament-tie-total = total score
tournament-tie-rating = rating
tournament-tie-lot = lot
tournament-tie-points = points
tournament-tie-points-about = Points: 2 for a win, 1 for a draw, 0 for a loss.
tournament-tie-direct-about = Direct encounter: the points of the matches among those who are level.
tournament-tie-buchholz-about = Buchholz: the points of all opponents added up. A bye adds nothing.
tournament-tie-net-about = Net score: the points scored on the boards, less those of the opponents.
tournament-tie-total-about = Total score: all points scored on the boards.
tournament-tie-rating-about = Rating: the rating before the tournament.
tournament-tie-lot-about = Lot: drawn from the tournament’s number. The higher lot comes first.
tournament-tie-reason = { $first } is before { $second } by { $what }: { NUMBER($more) } against { NUMBER($less) }.
tournament-method-swiss = Swiss system
tournament-method-round-robin = Round robin
tournament-method-knockout = Knockout
tournament-method-groups = Groups, then knockout
tournament-help = Run a tournament: players, pairings, results, standings, sheets. Everything is kept in one file, and nothing in it is ever deleted.
tournament-new-help = Begin a tournament with one competition, in a new file.
tournament-add-help = Add another competition to a tournament.
tournament-players-help = List who takes part, or take entries from a CSV file. Bad lines are shown before anything is taken.
tournament-pair-help = Pair the next round as a preview. Exchange two competitors of a preview with --swap and a reason.
tournament-publish-help = Publish the preview: the round counts from now on.
tournament-clock-help = Start the clock of the round, or call its end: everybody finishes the board they play.
tournament-result-help = Enter the result of a match: one score, or one for each game or rubber.
tournament-correct-help = Correct a result, with a reason. Rounds that were paired since stay; the standings move.
tournament-standings-help = Show the standings, and why who stands before whom.
tournament-rounds-help = Show every round with its results and corrections.
tournament-export-help = Write a competition as JSON, its standings as CSV, or a file that SoL loads (of all competitions, unless you name one).
tournament-log-help = Show every entry: when, who and what.
tournament-help-file = The file of the tournament.
tournament-help-competition = The competition, where there are several (new: its id, by default main).
tournament-help-id = The id of the new competition: letters, digits, hyphens.
tournament-help-reason = The reason. It stays in the log.
tournament-help-title = The title on every sheet.
tournament-help-place = Where it takes place.
tournament-help-date = When it takes place.
tournament-help-kind = Who meets (default: singles).
tournament-help-method = How pairings are made (default: swiss).
tournament-help-rules = Rule set.
tournament-help-order = Who meets within a group of equal points (default: dazed): serial, neighbours; dazed, upper against lower half; staggered, dazed within 25 places.
tournament-help-bracket = How a knockout goes on (default: seeds): seeds, a fixed tree; extremes, first against last in each round.
tournament-help-rounds = Rounds of a Swiss (default: 5).
tournament-help-finalists = After a Swiss or round robin, how many go on in a knockout (default: none).
tournament-help-group-size = Competitors of a group (default: 4).
tournament-help-qualifiers = How many of each group go on (default: 2).
tournament-help-third-place = Play for the third place.
tournament-help-apart = Keep compatriots or club mates apart in the first rounds.
tournament-help-apart-rounds = In how many rounds.
tournament-help-minutes = Minutes of a round (default: no clock).
tournament-help-bye-score = Points of a bye or walk-over (default: what the rule set plays to).
tournament-help-rubbers = Rubbers of a match between teams.
tournament-help-first-board = Number of the first board.
tournament-help-boards = How many boards there are (default: as many as are needed).
tournament-help-new-board = The number of the board.
tournament-help-length = How long a match at the umpire’s desk is (default: as-ruled).
tournament-help-game-points = Points that win a game; 0: no limit (default: as the rules say).
tournament-help-game-boards = Boards of a game, after which the side in the lead wins; 0: no limit (default: as the rules say).
tournament-help-match-minutes = Minutes of a match at the umpire’s desk; the board in play is finished (default: no limit).
tournament-help-tie = What parts a level score: board, a deciding board; shoot-out, strokes at the queen (default: as the rules say).
tournament-help-desk-clock = What happens at the desk when the time for a stroke is over (default: off): strict, a foul; casual, the turn passes.
tournament-help-direct = Let the direct encounter decide first between equal points.
tournament-help-lot = The number lots are drawn from (default: drawn now).
tournament-help-list = A CSV file with a column name, and if you like partner, team, club, country, sex, junior, rating, seed.
tournament-help-take-good = Take the good lines even if others are bad.
tournament-help-withdraw = This competitor withdraws.
tournament-help-return = This competitor is back.
tournament-help-erase = Erase the name and details of this player. The log keeps the id only.
tournament-help-swap = Exchange these two competitors in the preview.
tournament-help-withdraw-round = Withdraw the last published round instead, before any match is played.
tournament-help-withdraw-result = Withdraw the result: the match is still to be played.
tournament-help-clock = What to do.
tournament-help-match = The number of the match in its round.
tournament-help-score = The score, such as 25-13; several for games or rubbers.
tournament-help-shoot-out = The queens of both sides in a shoot-out that parted a level score, such as 3-2.
tournament-help-round = The round (default: the last one).
tournament-help-absent = Who did not come in time: a walk-over.
tournament-help-won = Who won, if somebody gave up or was disqualified: the points count as they stood.
tournament-help-after = Show the standings after so many rounds.
tournament-help-women = Women only.
tournament-help-juniors = Juniors only.
tournament-help-json = Print JSON.
tournament-help-form = The form of the output (default: json).
tournament-help-public = Juniors by initials only.
tournament-help-out = Write into this file.
tournament-which = Option { $option } is needed: there are several competitions, { $names }.
tournament-no-such = There is no competition “{ $value }”. There are: { $names }.
tournament-bad-whole = { $option } needs a whole number from { NUMBER($least) } to { NUMBER($most) }, not “{ $value }”.
tournament-bad-rules = There is no rule set “{ $value }”. Choose from { $names }.
tournament-bad-date = “{ $value }” is not a date. Write it as 2026-05-02.
tournament-bad-score = “{ $value }” is not a score. Write it as 25-13.
tournament-bad-swap = Option { $option } needs the ids of two competitors.
tournament-no-title = Option { $option } is needed: it is the title of the tournament.
tournament-no-person = Nothing is known of a player “{ $value }”.
tournament-unwritable = Cannot write the file “{ $file }”.
tournament-made = The tournament is kept in { $file }. Its competition is { $competition }.
tournament-added = The competition { $competition } is added: { $title }.
tournament-taken = { $count ->
    [one] { NUMBER($count) } entry
   *[other] { NUMBER($count) } entries
} taken.
tournament-corrected-count = { $count ->
    [one] { NUMBER($count) } entry
   *[other] { NUMBER($count) } entries
} corrected.
tournament-offer = Line { $line } corrects { $before }: { $after }
tournament-offer-figures = Line { $line }, { $who }: { $what }
tournament-undecided = { $count ->
    [one] Line { $lines } resembles somebody who is known already.
   *[other] Lines { $lines } resemble people who are known already.
} Nothing was taken. Say which lines correct them ({ $correct }) and which are somebody new ({ $new }).
tournament-no-such-line = Option { $option }: line { $value } corrects nobody. Such lines are { $lines }.
tournament-which-player = Give the id of the player: { $names }.
tournament-correct-player-help = Correct a name, club, country, category, rating or seed. Pairings stay; later rounds use the new figures. The log says what was changed, without names.
tournament-help-who = The id of the entry or of the player, as carrom tournament players shows it.
tournament-help-correct-lines = Lines of the list that correct somebody who is known, or all.
tournament-help-new-lines = Lines of the list that are somebody new, though they resemble somebody, or all.
tournament-help-new-name = The right name.
tournament-help-new-club = The right club; an empty text for none.
tournament-help-new-country = The right country; an empty text for none.
tournament-help-new-woman = Whether they play in the category of women.
tournament-help-new-junior = Whether they are a junior.
tournament-help-new-rating = The right rating; an empty text for none.
tournament-help-new-seed = The right seed; an empty text for none.
tournament-help-new-team = The right name of the team.
tournament-flag-woman = woman
tournament-flag-junior = junior
tournament-column-seed = seed
tournament-column-category = category
tournament-nothing-taken = Nothing was taken, because { $bad ->
    [one] { NUMBER($bad) } line is bad
   *[other] { NUMBER($bad) } lines are bad
}. Mend the file, or take the good lines with { $option }.
tournament-empty-list = The list has no entries.
tournament-pairing = Pairing
tournament-rematches = { $count ->
    [one] { NUMBER($count) } pair has met before
   *[other] { NUMBER($count) } pairs have met before
}.
tournament-round-preview = Round { NUMBER($round) }: preview, not published
tournament-round-published = Round { NUMBER($round) }: published
tournament-round-withdrawn = Round { NUMBER($round) } is withdrawn.
tournament-result-withdrawn = Round { NUMBER($round) }, match { NUMBER($match) }: the result is withdrawn.
tournament-clock-started = Round { NUMBER($round) } runs: { NUMBER($minutes) } minutes, until { $end }.
tournament-clock-called = Round { NUMBER($round) }: time is over. Everybody finishes their board.
tournament-result = Round { NUMBER($round) }, match { NUMBER($match) }: { $first } { NUMBER($a) }, { $second } { NUMBER($b) }.
tournament-corrected = Match { NUMBER($match) } was corrected: { $before } became { $after } ({ $reason }).
tournament-bye = bye
tournament-gone = withdrawn
tournament-final-order = Final order:
tournament-column-players = players
tournament-column-name = name
tournament-column-club = club
tournament-column-country = country
tournament-column-rating = rating
tournament-column-note = note
tournament-column-match = match
tournament-column-board = board
tournament-column-a = side a
tournament-column-b = side b
tournament-column-score = score
tournament-column-place = place
tournament-column-points = points
tournament-column-played = played
tournament-column-won = won
tournament-column-drawn = drawn
tournament-column-lost = lost
tournament-role-organiser = organiser
tournament-role-chief-umpire = chief umpire
tournament-role-umpire = umpire
tournament-role-table = table
tournament-role-public = public
tournament-fact-competition-added = competition added
tournament-fact-terms-changed = settings changed
tournament-fact-entered = entered
tournament-fact-entry-corrected = entry corrected: { $what }
tournament-corrected-of = { $details } of { $player }
tournament-corrected-title = name of the team { $before } → { $after }
tournament-corrected-rating = rating { $before } → { $after }
tournament-corrected-seed = seed { $before } → { $after }
tournament-corrected-and = { $first }, { $rest }
tournament-detail-name = name
tournament-detail-club = club
tournament-detail-country = country
tournament-detail-woman = category women
tournament-detail-junior = category juniors
tournament-fact-withdrew = withdrew
tournament-fact-returned = returned
tournament-fact-round-proposed = round paired (preview)
tournament-fact-pairing-changed = pairing changed
tournament-fact-round-published = round published
tournament-fact-round-withdrawn = round withdrawn
tournament-fact-round-started = round started
tournament-fact-round-called = time called
tournament-fact-board-changed = board changed
tournament-fact-umpire-assigned = umpire assigned
tournament-fact-result-entered = result entered
tournament-fact-result-confirmed = result confirmed
tournament-fact-result-disputed = result disputed
tournament-fact-result-corrected = result corrected
tournament-fact-result-withdrawn = result withdrawn
tournament-fact-walked-over = walk-over
tournament-fact-protest-made = protest
tournament-fact-protest-upheld = protest upheld
tournament-fact-protest-rejected = protest rejected
tournament-fact-board-admitted = board admitted
tournament-fact-board-refused = board not admitted
tournament-fact-striker-admitted = striker admitted
tournament-fact-striker-refused = striker not admitted
tournament-fact-competition-closed = competition closed
tournament-csv-no-name-column = Line { $line }: the first line must name the columns, and one of them must be “name”.
tournament-csv-no-name = Line { $line }: the name is missing.
tournament-csv-no-partner = Line { $line }: the partner is missing.
tournament-csv-no-team = Line { $line }: the team is missing.
tournament-csv-alone = Line { $line }: the team “{ $value }” has only this player. A team has at least two.
tournament-csv-twice = Line { $line }: “{ $value }” is listed twice.
tournament-csv-columns = Line { $line }: there are more cells than columns: “{ $value }”.
tournament-csv-long = Line { $line }: this is too long: “{ $value }”.
tournament-csv-control = Line { $line }: there are control characters in “{ $value }”.
tournament-csv-rating = Line { $line }: “{ $value }” is not a rating.
tournament-csv-seed = Line { $line }: “{ $value }” is not a seed; it is a whole number from 1.
tournament-csv-sex = Line { $line }: “{ $value }” is not known here; write f or m.
tournament-csv-junior = Line { $line }: “{ $value }” is not known here; write yes or no.
tournament-csv-many = Line { $line }: the list is too long.
tournament-csv-quotes = Line { $line }: the quotation marks of the file do not match.
tournament-bad-ratings = This is not a file of ratings.
tournament-sheet-standings = Standings
tournament-sheet-women = Women
tournament-sheet-juniors = Juniors
tournament-sheet-after = after { $rounds ->
    [one] { NUMBER($rounds) } round
   *[other] { NUMBER($rounds) } rounds
}
tournament-sheet-place = #
tournament-sheet-prize = Prize
tournament-sheet-number = #
tournament-sheet-name = Name
tournament-sheet-country = Country
tournament-sheet-points = Points
tournament-sheet-record = W–D–L
tournament-sheet-crosstable = Crosstable
tournament-sheet-crosstable-about = Each cell: + won, = drawn, − lost; the opponent’s number in this table; the score.
tournament-sheet-bye = bye
tournament-sheet-bye-short = bye
tournament-sheet-board = Board
tournament-sheet-first = First
tournament-sheet-second = Second
tournament-sheet-score = Score
tournament-sheet-round = Round { NUMBER($round) }
tournament-sheet-changed = Changed by the organiser: { $reason }.
tournament-sheet-at-board = Board { NUMBER($board) }
tournament-sheet-break-by = Break by
tournament-sheet-queen = Queen
tournament-sheet-pieces = Pieces
tournament-sheet-total = Total
tournament-sheet-umpire = Umpire
tournament-sheet-bracket = Knockout
tournament-sheet-third = Third place
tournament-sheet-final = Final
tournament-sheet-semi-finals = Semi-finals
tournament-sheet-quarter-finals = Quarter-finals
tournament-sheet-last = Last { NUMBER($players) }
tournament-sheet-label-about = Scan the code to open this table’s desk and enter the result.
tournament-sheet-board-number = Board
tournament-sheet-game = Game
tournament-short-direct = Direct
tournament-short-buchholz = Buchholz
tournament-short-net = Net
tournament-short-total = Total
tournament-short-rating = Rating
tournament-short-lot = Lot
tournament-documents-help = Write every sheet as PDF, in English and French: pairings, score cards, standings, crosstable, bracket, badges, labels of tables.
tournament-demo-help = Let computer players of differing strength play a Swiss, every stroke simulated and ruled on. Leaves the sheets, standings.json, the tournament and the records.
tournament-help-folder = The folder for the files. It is made if needed.
tournament-help-paper = The size of the paper (default: a4).
tournament-help-link = The address of a table’s desk, with { "{board}" } in it. It becomes a QR code on the table’s label.
tournament-help-players = Number of players (default: 32).
tournament-help-seed = Seed (default: 0). The same seed gives the same tournament.
tournament-help-whole = Play whole games instead of single boards.
tournament-help-workers = Number of processes (default: 2). The results do not depend on it.
tournament-bad-link = Option { $option } needs an address with { "{board}" } in it.
tournament-no-folder = Option { $option } is needed: it names the folder for the files.
tournament-printing = Sheets
tournament-playing = Matches
tournament-printed = { $count ->
    [one] { NUMBER($count) } sheet
   *[other] { NUMBER($count) } sheets
} written to { $folder }.
tournament-demo-done = { $folder } now holds { NUMBER($count) } PDF files, standings.json, demo.tournament and the records of all matches.
tournament-sol-not-yaml = This is not a SoL file: it is not valid YAML.
tournament-sol-no-tourney = This SoL file has no tournament in it.
tournament-sol-packed = This file is compressed, but it cannot be unpacked as one of SoL’s: a .sol.gz, or the zip of a backup.
tournament-sol-large = There is more in this file than fits: 20 MB at most.
tournament-sol-shape = This is not a SoL file: something is missing or does not belong there.
tournament-import-help = Read a file of SoL into a new tournament file: one event, several, or a whole instance; .sol, .sol.gz, JSON, or the zip of a backup.
tournament-help-source = The SoL file to read.
tournament-imported = { $competitions ->
    [one] { NUMBER($competitions) } competition
   *[other] { NUMBER($competitions) } competitions
} with { NUMBER($players) } players imported into { $file }.
tournament-rate-help = Show Glicko-2 ratings after a competition. Carry them to the next event with files.
tournament-help-before = Ratings from an earlier event, by players’ names.
tournament-help-ratings-out = Write the new ratings into this file.
tournament-column-deviation = deviation
tournament-column-change = change
tournament-prizes-help = Add up the prizes of several tournaments: a championship.
tournament-help-files = The files of the tournaments, each with one competition.
tournament-help-scale = Points by place (default: fixed): fixed, 18, 16, 14, 13 …; millesimal, 1000, 900, 800, 750 ….
tournament-help-skip = How many of the worst results do not count (default: 0).
tournament-help-prizes = Points for each place at the end: fixed (18, 16, 14, 13 …), millesimal (1000, 900, 800, 750 …) or none.
tournament-column-total = total
tournament-sheet-group = Group { NUMBER($group) }
tournament-help-record = Take the result, board by board, from the record of the match.
tournament-help-turned = The first team of the record is side b.
tournament-bad-record = “{ $file }” is not the record of a match.
tournament-not-over = The match in “{ $file }” is not over.
tournament-refused-stale = “{ $competitor }” came or withdrew since this preview was made. Pair the round again.
tournament-refused-outdated = A result was changed after this preview was made. Pair round { NUMBER($round) } again.
tournament-name-in-text = Leave out names here. Names can be erased later, this text can’t. Write “the player at board 3”, for instance.
tournament-name-in-team = The name of a team can’t have a player’s name in it. Players can be erased later, the name of a team can’t.
tournament-board-help = Play a match at another board, with a reason.
tournament-change-help = Change the settings of a competition, with a reason.
tournament-changed = Competition { $competition } ({ $title }): settings changed.
tournament-protest-help = Write down a protest at a match of the last round.
tournament-decide-help = Enter what the chief umpire decided about a protest.
tournament-admit-help = Enter that the chief umpire admits a board or a striker, or does not.
tournament-close-help = Close a competition: its standings are final.
tournament-help-clause = The clause that the protest rests on.
tournament-help-protest-text = What it is about, without names.
tournament-help-protest = The id of the protest, such as p1.
tournament-help-decision = What was decided.
tournament-help-equipment = What was looked at.
tournament-help-which = Which one: the number of a board, for instance.
tournament-help-refused = It is not admitted.
tournament-assign-help = Assign an umpire to a match, or nobody with an empty id.
tournament-help-umpire = The umpire’s id.
tournament-board-changed = Round { NUMBER($round) }, match { NUMBER($match) }: board { NUMBER($board) }.
tournament-boardless = { $count ->
    [one] One match has no board yet: all boards are taken.
   *[other] { NUMBER($count) } matches have no board yet: all boards are taken.
} When a board is free, carrom tournament board gives it to a match.
tournament-assigned = Round { NUMBER($round) }, match { NUMBER($match) }: umpire { $umpire }.
tournament-column-umpire = umpire
tournament-sheet-rubber = Rubber { NUMBER($rubber) } of { NUMBER($rubbers) }
tournament-sheet-card = Score card
tournament-sheet-game-number = Game { NUMBER($game) }
tournament-sheet-board-of = Game { NUMBER($game) }, board { NUMBER($board) }:
tournament-sheet-winner = Winner: { $name }
tournament-shoot-out = shoot-out { NUMBER($a) }–{ NUMBER($b) }
tournament-site-help = Write a static copy of the public pages in English and French: pairings, results, standings, crosstable, bracket, championship, statistics.
tournament-help-site-out = The folder for the copy. It is made if needed; an older copy in it is replaced.
tournament-help-site-earlier = The files of the earlier tournaments of its championship.
tournament-site-not-ours = { $folder } has other files in it. Name a new folder, or one with an older copy.
tournament-site-written = The copy is written. Open { $page } in a browser.
tournament-site-language = English
tournament-site-languages = Languages
tournament-site-competitions = Competitions
tournament-site-rounds = { $rounds ->
    [0] No round is published yet.
    [one] { NUMBER($rounds) } round
   *[other] { NUMBER($rounds) } rounds
}
tournament-site-nothing = Nothing is published yet.
tournament-site-as-of = As of { $time }.
tournament-site-made = Nothing is entered yet.
tournament-site-pairings = Pairings and results
tournament-site-places = Places
tournament-site-prize = prize: { NUMBER($points, useGrouping: 0) }
tournament-site-winner = (winner)
tournament-site-walkover = { $match }: one side was not there.
tournament-site-absent = { $match }: neither side was there.
tournament-site-corrected = { $match }: corrected from { $before } to { $after } ({ $reason }).
tournament-site-withdrawn = { $match }: result { $before } withdrawn ({ $reason }).
tournament-site-won = { $who } won
tournament-site-since = The next round had been paired already; its pairings stay.
tournament-site-championship = Championship
tournament-site-total = Total
tournament-site-missing = { $count ->
    [one] One tournament does not count yet: it is not over, or has no competition of this kind, or was not at hand.
   *[other] { NUMBER($count) } tournaments do not count yet: they are not over, or have no competition of this kind, or were not at hand.
  }
tournament-site-statistics = Statistics of boards
tournament-site-figure-boards = Boards
tournament-site-figure-won = Won
tournament-site-figure-breaks = Breaks
tournament-site-figure-breaks-won = Won with the break
tournament-site-figure-queens = Queens
tournament-site-figure-slams = Slams
tournament-site-figure-best = Best board
tournament-refused-umpire-plays = Whoever plays a match can’t be its umpire.
tournament-refused-clause = These rules have no clause “{ $clause }”.
tournament-help-umpire-name = The umpire’s name. It is kept beside the log, and can be erased.
tournament-bad-name = { $option }: a name has at most { NUMBER($most) } characters, all of them printable.
tournament-form-no-name = Give the name of every player.
tournament-form-no-team = Give the name of the team.
tournament-form-long = This is too long: “{ $value }”. { NUMBER($most) } characters are possible.
tournament-form-control = There are control characters in “{ $value }”.
tournament-form-rating = A rating is a number from 0 to { NUMBER($most) }.
tournament-form-seed = A seed is a whole number from 1 to { NUMBER($most) }.
tournament-form-there = { $value } takes part in this competition already.
tournament-help-links = The links of tables in a file, as the server’s address …/api/tournaments/ID/links gives them to the organiser. The label of each table gets its own QR code, and a code to type.
tournament-bad-links = This is not a file with the links of tables.
tournament-sheet-label-code = Or open { $page } and type { $code }.
tournament-help-top-apart = How many of the highest ranked do not meet each other in these rounds.
tournament-help-level = For whom this list of ratings is (default: the level of the earlier list, else local).
tournament-help-inherit = Other lists of ratings. Who is new begins with what one of the same or a higher level says.
