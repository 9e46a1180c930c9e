# The levels of the computer player, and what to expect of each.
players-computer = computer
players-level-beginner = Beginner
players-level-club = Club level
players-level-expert = Expert
players-level-champion = Champion
players-level-machine = Machine
players-about-beginner = Sees simple strokes and often misses them.
players-about-club = Pockets open pieces and plays off the cushions.
players-about-expert = Steady hand. Rarely misses an open piece and sees combinations.
players-about-champion = Plays like the best people: now and then a slam from the break.
players-about-machine = A steadier hand than anybody has, and time to look at everything.
players-unknown = There is no level “{ $name }”. The levels are: { $names }.

# Names of players, as they are given on the command line.
players-name-unknown = There is no player “{ $name }”. Known players: { $names }. A class is named module:Class, a program is named program:COMMAND.
players-name-option = “{ $option }” is not an option of a player. The options are hand, budget, goal and seconds.
players-name-hand = “{ $hand }” is not a hand. Name a player ({ $names }), or give degrees, millimetres and per cent, such as 0.5-0.7-7.
players-name-budget = “{ $budget }” is not a budget. It is a number of strokes, from { $least } to { $most }.
players-name-no-budget = “{ $name }” takes no budget. Only the levels do.
players-name-goal = “{ $goal }” is not a goal. The goals are { $goals }.
players-name-no-goal = “{ $name }” takes no goal. Only the levels do, from their second version on.
players-name-seconds = “{ $seconds }” is not a time limit. It is a number of seconds, more than zero and up to { $most }.
players-name-no-seconds = “{ $name }” takes no seconds. Only the levels do, from their second version on, and players of your own.
players-name-both = “{ $name }” takes a budget or seconds, not both.
players-name-import = The player “{ $name }” cannot be loaded: { $why }
players-name-kind = “{ $name }” is not a player: it has no method “stroke”.
players-name-program = The program “{ $program }” cannot play. { $why }

# What a player loses whose answer cannot be used, and why.
players-lost-stroke = { $player } loses this turn. { $why }
players-lost-place = The umpire places the piece for { $player }. { $why }
players-lost-turn = The rosette stays as it is for { $player }. { $why }
players-lost-choose = { $player } takes the break. { $why }
players-fault-raised = The player broke off with an error: { $error }
players-fault-late = { $seconds ->
    [one] There was no answer within { $seconds } second.
   *[other] There was no answer within { $seconds } seconds.
}
players-fault-busy = The player is still busy with an earlier question.
players-fault-no-stroke = The player returned no stroke, but the striker has a place.
players-fault-not-a-stroke = The answer { $answer } is not a stroke.
players-fault-not-a-number = “{ $name }” must be a number, not { $answer }.
players-fault-other-seat = The stroke is from the seat { $seat }, but the player sits at { $own }.
players-fault-striker-place = The striker cannot stand at x = { $x } m.
players-fault-speed = The speed { $speed } m/s is not between { $least } and { $most } m/s.
players-fault-spin = The spin { $spin } rad/s is more than { $most } rad/s.
players-fault-no-spot = The player named no spot, but there is room.
players-fault-not-a-spot = The answer { $answer } is not a spot.
players-fault-spot = The piece cannot go to x = { $x } m, y = { $y } m: { $verdict }.
players-fault-not-degrees = The answer { $answer } is not a number of degrees.
players-fault-not-a-choice = The answer { $answer } is not a choice. The choices are: { $choices }.
players-fault-not-started = “{ $program }” cannot be started: { $why }
players-fault-ended = The program ended with status { $status }. Its last line on standard error: { $last }
players-fault-gone = The program is no longer running.
players-fault-garbled = The line “{ $line }” is not a message of the protocol: { $why }
players-fault-unasked = The program sent a message of the type “{ $given }”, but “{ $wanted }” was due.
players-fault-wrong-id = The program answered question { $given }, but question { $wanted } was asked.
players-fault-too-long = The program sent a line of more than { $most } bytes.
players-fault-version = The program speaks version { $theirs } of the protocol, not version { $ours }.
