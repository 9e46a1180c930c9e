# The end of a board, a game or a match.

end-board = The board is over
end-board-won = { $players ->
    [one] { $name } wins the board
   *[other] { $name } win the board
}
end-game-won = { $players ->
    [one] { $name } wins game { $game }
   *[other] { $name } win game { $game }
}
end-void = The board is played again
end-queen = { $name } covered the queen.
end-no-queen = Nobody covered the queen.
end-best = Best stroke: { $name }, with a { $chance } chance.
end-again = Show it again
end-slow = Best stroke, in slow motion
end-stop = Stop
end-next-board = Next board
end-next-game = Next game
end-to-toss = To the toss
end-look = Look at the board
end-show = Show the result
