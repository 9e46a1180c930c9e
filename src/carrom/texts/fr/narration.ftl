# Ce qui s’est passé dans un match et ce qui suit, pour la table, la page et le procès-verbal.

# Mots.
narration-and = { $first }, { $rest }
narration-pair = { $first } & { $second }
narration-name = { $name }
narration-colour-white = blanc
narration-colour-black = noir
narration-piece-white = blanc
narration-piece-black = noir
narration-piece-queen = reine
narration-piece-striker = palet
narration-in-hole = { $piece } (trou { $hole })
narration-off-white = blanc hors du plateau
narration-off-black = noir hors du plateau
narration-off-queen = reine hors du plateau
narration-off-striker = palet hors du plateau
narration-untouched = aucun pion touché
narration-nothing-fell = rien n’est tombé
narration-improper = coup incorrect
narration-behind = premier pion touché sur la ligne de base ou derrière
narration-seat-south = au sud
narration-seat-east = à l’est
narration-seat-north = au nord
narration-seat-west = à l’ouest
narration-timer-thinking = temps de réflexion
narration-timer-placing = temps de pose
narration-timer-demand = délai pour demander des points
narration-timer-seats = délai pour changer de place
narration-timer-rest = temps de repos
narration-timer-request = temps de la demande
narration-timer-match = temps du match
narration-choice-break = l’ouverture
narration-choice-seats = les places
narration-sits = { $player } { $seat }

# Ce qui s’est passé.
narration-tossed = Tirage au sort gagné par { $team }.
narration-chose = Choix fait par { $team } : { $choice }.
narration-took-seats = Places : { $seats }.
narration-named-breaker = { $player } ouvre.
narration-came-late = { $player } est en retard.
narration-played-trial = Manche d’essai jouée par { $team }.
narration-turned-rosette = { $player } tourne la rosace de { $degrees }°.
narration-said-play = { $again ->
    [yes] « Play » : la manche continue.
   *[no] « Play ».
}
narration-struck = { $player } : { $stroke }.
narration-passed = { $player } passe son tour.
narration-placed = { $player } pose un pion { $colour }.
narration-found-no-room = Il n’y a pas de place pour un pion { $colour }. Il est gardé en main.
narration-found-room = Il y a de nouveau de la place pour les pions { $colour }s gardés en main.
narration-called = Annonce contre { $player } : { $label } ({ $clause }).
narration-time-ran-out = Le { $timer } est écoulé.
narration-requested = { $player } a une demande. Le jeu s’arrête.
narration-changed-seats = Les joueurs changent de place.
narration-changed-striker = { $player } change de palet.
narration-changed-board = { $reason ->
    [none] Le plateau est remplacé.
   *[other] Le plateau est remplacé : { $reason }
}
narration-changed-chair = { $kind ->
    [computer] Un ordinateur joue désormais pour { $player } (niveau { $level ->
        [beginner] débutant
        [club] club
        [expert] expert
        [champion] champion
       *[machine] machine
    }).
    [open] La place de { $player } est libre. Le match attend que quelqu’un s’y assoie.
   *[person] { $player } prend place.
}
narration-disturbed = Avertissement à { $player } pour gêne (n° { $count }).
narration-disqualified = { $player } : { $label } ({ $clause }).
narration-conceded = { $player } abandonne la partie.
narration-stayed-away = { $count ->
    [one] Absence de { $player } depuis { $count } seconde. La partie revient à { $team }.
   *[other] Absence de { $player } depuis { $count } secondes. La partie revient à { $team }.
}
narration-stayed-away-long = { $count ->
    [one] Absence de { $player } depuis { $count } minute.
   *[other] Absence de { $player } depuis { $count } minutes.
}
narration-abandoned = Les joueurs ont décidé ensemble d’arrêter.
narration-protested = { $clause ->
    [none] { $player } réclame contre l’entrée { $about } sans citer d’article. La réclamation est incomplète.
   *[other] { $player } réclame contre l’entrée { $about }, article { $clause }.
}
narration-demanded = { $points ->
    [0] { $player } ne demande aucun point de plus.
    [1] { $player } demande un point de plus.
   *[other] { $player } demande { $points } points de plus.
}
narration-entered-board = Résultat de la manche : victoire de { $team }. { $left ->
    [0] Il ne reste aucun pion à { $loser }
    [one] Il reste { $left } pion à { $loser }
   *[other] Il reste { $left } pions à { $loser }
} ; { $queen ->
    [winner] reine couverte par { $team }.
    [loser] reine couverte par { $loser }.
   *[none] personne n’a couvert la reine.
}
narration-entered-game = Résultat de la partie : { $first } { $a }, { $second } { $b }, { $boards ->
    [one] { $boards } manche.
   *[other] { $boards } manches.
}
narration-shot-at-queen = { $pocketed ->
    [yes] { $player } empoche la reine.
   *[no] { $player } n’empoche pas la reine.
}
narration-entered-shoot-out = { $strokes ->
    [one] Résultat des tirs à la reine : { $first } { $a }, { $second } { $b }, en { $strokes } tir chacun.
   *[other] Résultat des tirs à la reine : { $first } { $a }, { $second } { $b }, en { $strokes } tirs chacun.
}
narration-last-board = Le temps est écoulé. La manche en cours est la dernière.
narration-match-time = Le temps est écoulé.
narration-level = Égalité.
narration-then-board = Une manche décisive départage les camps : tirez au sort son ouverture.
narration-then-shoot-out = Des tirs à la reine départagent les camps : tirez au sort qui commence.
narration-shoot-out-begins = { $player } commence les tirs à la reine.
narration-shoot-out-score = Reines empochées : { $first } { $a }, { $second } { $b }.
narration-forwent = { $player } ne pose rien : les pions restent empochés.
narration-wrote-protest = { $player } remet sa réclamation par écrit.
narration-decided-protest = { $upheld ->
    [yes] Réclamation acceptée ({ $player }). Le match est rejoué.
   *[no] Réclamation rejetée ({ $player }). Le résultat est maintenu.
}
narration-overruled = L’arbitre rectifie la manche : { $reason }
narration-undone = { $kind ->
    [back] { $player } reprend son dernier coup.
    [redo] { $many ->
        [one] L’entrée { $entry } est rétablie.
       *[other] { $many } entrées sont rétablies, jusqu’à l’entrée { $entry }.
    }
   *[undo] { $many ->
        [one] L’entrée { $entry } est annulée.
       *[other] { $many } entrées sont annulées, jusqu’à l’entrée { $entry }.
    }
}

# Ce qui suit.
narration-board-won = { $others ->
    [0] { $points ->
        [0] Manche gagnée par { $team }, sans point.
        [one] Manche gagnée par { $team }, avec { $points } point.
       *[other] Manche gagnée par { $team }, avec { $points } points.
    }
   *[other] Manche gagnée par { $team }, { $points } à { $others }.
}
narration-slam-white = C’est un grand chelem blanc.
narration-slam-black = C’est un grand chelem noir.
narration-board-void = La manche est rejouée.
narration-score = Score : { $first } { $points }, { $second } { $others }.
narration-game-won = Partie { $game } gagnée par { $team }.
narration-match-played = Match gagné par { $team }, { $games } à { $others }.
narration-match-conceded = Match gagné par { $team }, { $games } à { $others }. La dernière partie a été abandonnée.
narration-no-result = Le match se termine sans résultat.
narration-no-winner = Le match se termine sans vainqueur.
narration-match-absent = Match gagné par { $team }, { $games } à { $others }. L’autre camp n’est pas revenu.
narration-match-given-up = Match gagné par { $team } par abandon de l’autre camp ({ $games } à { $others } en parties).
narration-match-disqualified = Match gagné par { $team }, par disqualification ({ $games } à { $others } en parties).
narration-single-played = Match gagné par { $team }, { $points } à { $others }.
narration-single-conceded = Match gagné par { $team }.
narration-single-absent = Match gagné par { $team }. L’autre camp n’est pas revenu.
narration-single-disqualified = Match gagné par { $team }, par disqualification.
narration-seat-change-due = Les joueurs doivent changer de place.
narration-queen-back = L’arbitre remet la reine sur le plateau.
narration-forfeited = { $many ->
    [one] Le pion n’a pas été posé à temps : il reste empoché.
   *[other] Les { $many } pions n’ont pas été posés à temps : ils restent empochés.
}
narration-placed-for = { $many ->
    [one] L’arbitre pose le pion pour le joueur.
   *[other] L’arbitre pose les { $many } pions pour le joueur.
}
narration-put-back = { $many ->
    [one] L’arbitre remet le pion sorti sur le plateau.
   *[other] L’arbitre remet les { $many } pions sortis sur le plateau.
}
narration-takes-white = Les blancs vont à { $team }.
narration-takes-black = Les noirs vont à { $team }.
narration-to-place = { $many ->
    [one] { $player } doit poser { $many } pion { $colour }.
   *[other] { $player } doit poser { $many } pions { $colour }s.
}
narration-owes = { $many ->
    [one] { $team } : { $many } pion dû.
   *[other] { $team } : { $many } pions dus.
}
narration-next-break = Manche suivante : { $player } ouvre.
narration-head-pieces = { $count ->
    [one] { $team } commence avec un pion déjà empoché.
   *[other] { $team } commence avec { $count } pions déjà empochés.
}
narration-head-points = { $count ->
    [one] { $team } commence la partie avec 1 point.
   *[other] { $team } commence la partie avec { $count } points.
}
narration-plays-on = { $tries ->
    [1] { $player } rejoue.
   *[other] { $player } rejoue, avec { $tries } essais.
}
narration-next = { $tries ->
    [1] À { $player } de jouer.
   *[other] À { $player } de jouer, avec { $tries } essais.
}
