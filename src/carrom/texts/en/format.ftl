# The format of a match: how long it is, and what parts a tie.
format-board = one board
format-game = { $limit ->
    [both] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } or { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
    [boards] { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
format-games = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games won, each of { $game }
}
format-minutes = { $minutes ->
    [one] { $length }; { $minutes } minute, the board in play is finished
   *[other] { $length }; { $minutes } minutes, the board in play is finished
}
format-tie-board = { $length }; a deciding board if the score is level
format-tie-shoot-out = { $length }; a shoot-out at the queen if the score is level
