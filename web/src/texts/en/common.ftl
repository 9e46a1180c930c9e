# Words that several screens share.

title = Carrom
pages = Menu
home = Home
new-game = New game
practice = Practice board
nav-practice = Practice
nav-replay = Replay
nav-rules = Rule book
how = How to play
options = Options
language = Language
sound = Sound
sound-on = Sound on
sound-off = Sound off
full-screen = Full screen
close = Close
undo = Undo
connecting = Loading …
reconnecting = Connection lost. Reconnecting …
server-no-answer = The server is not responding. Is it still running?
stale = No news from the server since { $time }. What you see may be out of date.
offline = You are offline. Practice, lessons, drills, problems, the rule book and your figures still work.
game-not-opened = Could not start the game. Is the server still running?
game-offline = You are offline, and a game needs the server. Practice, lessons and problems work all the same.
no-such-game = This game no longer exists.

# Players, sides, pieces

player = Player { $number }
computer-name = Computer
versus = { $a } – { $b }
two-names = { $one } and { $other }
name-is = { $name }: { $what }
white = white
black = black
queen = queen
count-white = { $count } white
count-black = { $count } black
seat-south = south
seat-east = east
seat-north = north
seat-west = west

# Pockets as the player sees them, anticlockwise from the far right

pocket-1 = far right pocket
pocket-2 = far left pocket
pocket-3 = near left pocket
pocket-4 = near right pocket

# Rule sets

rules = Rules
