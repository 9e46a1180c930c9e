# La formule d’un match : sa durée, et ce qui départage les camps.
format-board = une manche
format-game = { $limit ->
    [both] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou { $boards ->
        [one] { $boards } manche
       *[other] { $boards } manches
    }
    [boards] { $boards ->
        [one] { $boards } manche
       *[other] { $boards } manches
    }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
format-games = { $games ->
    [one] { $games } partie en { $game }
   *[other] { $games } parties gagnantes, chacune en { $game }
}
format-minutes = { $minutes ->
    [one] { $length } ; { $minutes } minute, la manche en cours est achevée
   *[other] { $length } ; { $minutes } minutes, la manche en cours est achevée
}
format-tie-board = { $length } ; manche décisive en cas d’égalité
format-tie-shoot-out = { $length } ; tirs à la reine en cas d’égalité
