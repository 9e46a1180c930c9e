# Les niveaux du joueur informatique, et ce qu’on peut attendre de chacun.
players-computer = ordinateur
players-level-beginner = Débutant
players-level-club = Niveau club
players-level-expert = Expert
players-level-champion = Champion
players-level-machine = Machine
players-about-beginner = Voit les coups simples et les manque souvent.
players-about-club = Empoche les pions à découvert et joue par la bande.
players-about-expert = Main sûre. Manque rarement un pion à découvert et voit les combinaisons.
players-about-champion = Joue comme les meilleurs : de temps en temps, un grand chelem dès l’ouverture.
players-about-machine = Une main plus sûre que celle de quiconque, et le temps de tout regarder.
players-unknown = Le niveau « { $name } » n’existe pas. Les niveaux sont : { $names }.

# Les noms des joueurs, tels qu’on les donne en ligne de commande.
players-name-unknown = Le joueur « { $name } » n’existe pas. Joueurs connus : { $names }. Une classe se nomme module:Classe, un programme program:COMMANDE.
players-name-option = « { $option } » n’est pas une option d’un joueur. Les options sont hand, budget, goal et seconds.
players-name-hand = « { $hand } » n’est pas une main. Nommez un joueur ({ $names }), ou donnez degrés, millimètres et pour cent, comme 0.5-0.7-7.
players-name-budget = « { $budget } » n’est pas un budget. C’est un nombre de coups, de { $least } à { $most }.
players-name-no-budget = « { $name } » n’accepte pas de budget. Seuls les niveaux en ont un.
players-name-goal = « { $goal } » n’est pas un but. Les buts sont { $goals }.
players-name-no-goal = « { $name } » n’accepte pas de but. Seuls les niveaux en ont un, à partir de leur deuxième version.
players-name-seconds = « { $seconds } » n’est pas une limite de temps. C’est un nombre de secondes, plus grand que zéro et d’au plus { $most }.
players-name-no-seconds = « { $name } » n’accepte pas de secondes. Seuls les niveaux en acceptent, à partir de leur deuxième version, et vos propres joueurs.
players-name-both = « { $name } » accepte un budget ou des secondes, pas les deux.
players-name-import = Le chargement du joueur « { $name } » échoue : { $why }
players-name-kind = « { $name } » n’est pas un joueur : il n’a pas de méthode « stroke ».
players-name-program = Le programme « { $program } » ne peut pas jouer. { $why }

# Ce que perd un joueur dont la réponse est inutilisable, et pourquoi.
players-lost-stroke = { $player } perd la main. { $why }
players-lost-place = L’arbitre pose le pion à la place { DE($player) }. { $why }
players-lost-turn = La rosace reste en place pour { $player }. { $why }
players-lost-choose = { $player } prend l’ouverture. { $why }
players-fault-raised = Le joueur s’est arrêté sur une erreur : { $error }
players-fault-late = { $seconds ->
    [one] Pas de réponse en { $seconds } seconde.
   *[other] Pas de réponse en { $seconds } secondes.
}
players-fault-busy = Le joueur est encore occupé par une question précédente.
players-fault-no-stroke = Le joueur n’a rendu aucun coup, alors que le palet a une place.
players-fault-not-a-stroke = La réponse { $answer } n’est pas un coup.
players-fault-not-a-number = « { $name } » doit être un nombre, et non { $answer }.
players-fault-other-seat = Le coup part du siège { $seat }, mais le joueur est assis en { $own }.
players-fault-striker-place = Le palet ne peut pas se trouver en x = { $x } m.
players-fault-speed = La vitesse { $speed } m/s n’est pas entre { $least } et { $most } m/s.
players-fault-spin = La rotation { $spin } rad/s dépasse { $most } rad/s.
players-fault-no-spot = Le joueur n’a indiqué aucune place, alors qu’il y en a une.
players-fault-not-a-spot = La réponse { $answer } n’est pas une place.
players-fault-spot = Le pion ne peut pas aller en x = { $x } m, y = { $y } m : { $verdict }.
players-fault-not-degrees = La réponse { $answer } n’est pas un nombre de degrés.
players-fault-not-a-choice = La réponse { $answer } n’est pas un choix possible. Les choix sont : { $choices }.
players-fault-not-started = « { $program } » ne démarre pas : { $why }
players-fault-ended = Le programme s’est terminé avec le code { $status }. Sa dernière ligne d’erreur : { $last }
players-fault-gone = Le programme ne tourne plus.
players-fault-garbled = La ligne « { $line } » n’est pas un message du protocole : { $why }
players-fault-unasked = Le programme a envoyé un message du type « { $given } » au lieu de « { $wanted } ».
players-fault-wrong-id = Le programme a répondu à la question { $given }, alors qu’on lui posait la question { $wanted }.
players-fault-too-long = Le programme a envoyé une ligne de plus de { $most } octets.
players-fault-version = Le programme parle la version { $theirs } du protocole, et non la version { $ours }.
