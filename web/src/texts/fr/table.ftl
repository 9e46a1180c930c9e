# Les gens autour de la table, chacun sur son appareil.

table-here = { $name } est là
table-away = Absence de { $name }. Attente : { $time }
table-is-away = Absence de { $name }.
table-gone = { $name } n’est plus là
table-claim = Réclamer la partie
table-wait-or-end = Vous pouvez attendre. Ce temps écoulé, vous pourrez aussi terminer le match sans résultat.
table-end = Terminer sans résultat
table-back = Vous avez été absent pendant { $time }. La partie en est où vous la voyez.
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-take-back = Proposer de reprendre le coup
table-abort = Proposer d’arrêter
table-abort-sure = Proposer de terminer le match sans vainqueur ?
table-abort-yes = Oui, proposer
table-umpire = Arbitre !
table-umpire-left = Arbitre ! (encore { $count })
table-agree = D’accord
table-decline = Refuser
table-withdraw = Retirer
table-offers-take-back = { $name } souhaite reprendre son dernier coup.
table-offers-abort = { $name } propose de terminer le match sans vainqueur.
table-offers-rematch = { $name } propose une revanche.
table-offered-take-back = Vous avez demandé à reprendre votre dernier coup.
table-offered-abort = Vous avez proposé de terminer le match sans vainqueur.
table-offered-rematch = Vous avez proposé une revanche.
table-offer-rematch = Proposer une revanche
table-accept-rematch = Accepter la revanche de { $name }
table-enter-rematch = Aller à la revanche
table-watch-rematch = Regarder la revanche
table-lost = L’autre camp pourra réclamer la partie dans { $time }.
table-lost-unclocked = Dans { $time }, l’autre camp pourra terminer le match sans résultat.
play-stopped-by = { $name } appelle l’arbitre. La partie et la pendule sont arrêtées.
ending-abandoned = D’un commun accord, sans vainqueur.
ending-unfinished = Un joueur n’est pas revenu. Il n’y a pas de résultat.
