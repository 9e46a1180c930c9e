# La fin d’une manche, d’une partie ou d’un match.

end-board = La manche est terminée
end-board-won = { $players ->
    [one] { $name } gagne la manche
   *[other] { $name } gagnent la manche
}
end-game-won = { $players ->
    [one] { $name } gagne la partie { $game }
   *[other] { $name } gagnent la partie { $game }
}
end-void = La manche est à rejouer
end-queen = Reine { -cover(form: "feminine") } par { $name }.
end-no-queen = Personne n’a { -cover(form: "done") } la reine.
end-best = Plus beau coup : { $name }, avec { $chance } de chances.
end-again = Le revoir
end-slow = Le plus beau coup, au ralenti
end-stop = Arrêter
end-next-board = Manche suivante
end-next-game = Partie suivante
end-to-toss = Au tirage au sort
end-look = Voir le plateau
end-show = Afficher le résultat
