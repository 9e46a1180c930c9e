# carrom sit: a player of one's own at somebody's game
sit-help = Let a player of your own sit down at a game in the browser. Open the game, choose “Play a friend”, and copy the link of the invitation. The player thinks on this machine, and leaves when the match is over.
sit-help-link = The link of the invitation.
sit-help-player = Who plays: a level, module:Class, or program:COMMAND, with options as in the arena (default: expert).
sit-help-name = What the player is called at the table (default: Computer).
sit-help-seed = The seed of everything random; by default one is drawn.
sit-seated = { $name } is at the table. To leave the table, press Ctrl+C.
sit-bad-link = { $link } is no link to a game. Copy the whole link of an invitation: it has “#/join/” in it.
sit-no-server = There is no carrom server at { $server }, or it does not answer.
sit-lost = The connection to { $server } was lost and did not come back.
sit-not-understood = The server at { $server } says something that this program does not understand. Do both run the same version of carrom?
sit-room-gone = The game is gone: its server has deleted it, or cannot read it any more.
sit-seat-gone = The seat now belongs to somebody else.
sit-redirected = The server at { $server } sends you to another address. This program does not go there: ask for the link with the right address.
