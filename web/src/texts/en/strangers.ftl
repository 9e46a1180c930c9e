# Looking for an opponent, and games with strangers.

find-opponent = Find an opponent
find-opponent-about = Play somebody you do not know: one board, with a clock. Chance decides who breaks.
opponents-now = Waiting now
opponents-waiting = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
opponent-play = Play
opponent-level = Level
opponent-look = Find an opponent
wish-any = any level
wish-beginner = beginner
wish-club = club
wish-expert = expert
opponent-waiting = Looking for an opponent …
opponent-waiting-about = Stay on this page: the game begins as soon as somebody comes.
opponent-stop = Stop looking
opponent-found = An opponent is here
opponent-failed = The search has ended: the server does not answer. Try again.

# Reporting somebody

report = Report …
report-met = You met { $name } here.
report-title = Report { $name }
report-about = The operator of this server will see your report. The other player will not be told.
report-why = What is wrong?
report-name = The name is offensive.
report-stalling = They play for time.
report-left = They left the game.
report-computer = They let a computer play.
report-other = Something else.
report-send = Send the report
report-failed = The report could not be sent. Try again.
report-done = Your report has been sent. Thank you.
