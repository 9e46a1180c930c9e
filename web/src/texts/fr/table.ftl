# Les gens autour de la table, chacun sur son appareil.

table-here = { $name } est là
table-away = Absence { DE($name) }. Attente : { $time }
table-is-away = Absence { DE($name) }.
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
table-accept-rematch = Accepter la revanche { DE($name) }
table-enter-rematch = Aller à la revanche
table-watch-rematch = Regarder la revanche
table-lost = L’autre camp pourra réclamer la partie dans { $time }.
table-lost-unclocked = Dans { $time }, l’autre camp pourra terminer le match sans résultat.
play-stopped-by = { $name } appelle l’arbitre. La partie et la pendule sont arrêtées.
ending-abandoned = D’un commun accord, sans vainqueur.
ending-unfinished = Sans résultat : un joueur n’est pas revenu.

# Liens que les autres ne peuvent pas suivre

reach-link = Ce lien ne fonctionne que sur cet ordinateur.
reach-links = Ces liens ne fonctionnent que sur cet ordinateur.
reach-invitation = Votre ami ne peut pas encore joindre cet ordinateur. Le lien ne fonctionne qu’ici.
reach-open = Ouvrir à mon réseau
reach-open-about = Vous pouvez ouvrir le jeu aux appareils de votre réseau, par exemple à un téléphone sur le même Wi-Fi. Tous ceux du réseau pourront alors l’atteindre, en HTTP simple, jusqu’à l’arrêt du serveur. Les parties continuent.
reach-type = Pour jouer avec d’autres appareils, arrêtez le serveur là où vous l’avez lancé, puis relancez-le. Vos parties sont gardées. Tapez :
reach-no-network = Aucun réseau local trouvé. Connectez cet ordinateur à un réseau, arrêtez le serveur et relancez-le. Vos parties sont gardées. Tapez :
