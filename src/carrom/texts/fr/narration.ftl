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
narration-piece-striker = { -striker }
narration-in-hole = { $piece } (trou { $hole })
narration-off-white = blanc hors du plateau
narration-off-black = noir hors du plateau
narration-off-queen = reine hors du plateau
narration-off-striker = { -striker } hors du plateau
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
narration-tossed = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le tirage au sort.
narration-chose = { $choice ->
    [break] { $team } { PEOPLE($team) ->
    [two] choisissent
   *[one] choisit
} d’ouvrir.
   *[seats] { $team } { PEOPLE($team) ->
    [two] choisissent
   *[one] choisit
} les places.
}
narration-took-seats = Places : { $seats }.
narration-named-breaker = { $player } ouvre.
narration-came-late = { $player } arrive en retard.
narration-played-trial = { $team } { PEOPLE($team) ->
    [two] jouent
   *[one] joue
} une manche d’essai.
narration-turned-rosette = { $player } tourne la rosace de { $degrees }°.
narration-said-play = { $again ->
    [yes] « Play » : la manche continue.
   *[no] « Play ».
}
narration-struck = { $player } : { $stroke }.
narration-passed = { $player } passe son tour.
narration-placed = { $player } pose un pion { $colour }.
narration-found-no-room = Il n’y a pas de place pour un pion { $colour } : il est gardé en main.
narration-found-room = Il y a de nouveau de la place pour les pions { $colour }s gardés en main.
narration-called = { CAPITAL($done) } ({ $clause }).
narration-time-ran-out = Le { $timer } est écoulé.
narration-requested = { $player } a une demande. Le jeu s’arrête.
narration-changed-seats = Les joueurs changent de place.
narration-changed-striker = { $damaged ->
    [yes] { $player } change son { -striker } abîmé.
   *[no] { $player } change de { -striker }.
}
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
    [open] La place { DE($player) } est libre. Le match attend que quelqu’un s’y assoie.
   *[person] { $player } prend place.
}
narration-disturbed = { $player } gêne l’adversaire : avertissement n° { $count }.
narration-warning = Avertissement n° { $count } pour { $player }.
narration-disqualified = { CAPITAL($done) } ({ $clause }).
narration-conceded = { $player } abandonne la partie.
narration-stayed-away = { $count ->
    [one] { $player } n’est plus là depuis { $count } seconde : { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la partie.
   *[other] { $player } n’est plus là depuis { $count } secondes : { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la partie.
}
narration-stayed-away-long = { $count ->
    [one] { $player } n’est plus là depuis { $count } minute.
   *[other] { $player } n’est plus là depuis { $count } minutes.
}
narration-abandoned = Les joueurs ont décidé ensemble d’arrêter.
narration-protested = { $clause ->
    [none] { $player } réclame contre l’entrée { $about } sans citer d’article. La réclamation est incomplète.
   *[other] { $player } réclame contre l’entrée { $about }, article { $clause }.
}
narration-demanded = { $points ->
    [0] { $player } ne demande aucun point de plus.
    [1] { $player } demande un point de plus.
   *[other] { $player } demande { $points } points de plus.
}
narration-entered-board = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la manche. { $left ->
    [0] Il ne reste aucun pion { A($loser) }
    [one] Il reste { $left } pion { A($loser) }
   *[other] Il reste { $left } pions { A($loser) }
} ; { $queen ->
    [winner] { $team } { PEOPLE($team) ->
    [two] ont
   *[one] a
} { -cover(form: "done") } la reine.
    [loser] { $loser } { PEOPLE($loser) ->
    [two] ont
   *[one] a
} { -cover(form: "done") } la reine.
   *[none] personne n’a { -cover(form: "done") } la reine.
}
narration-entered-game = Fin de la partie : { $first } { $a }, { $second } { $b }, en { $boards ->
    [one] { $boards } manche.
   *[other] { $boards } manches.
}
narration-forwent = { $many ->
    [one] { $player } renonce au pion de pénalité : il reste empoché.
   *[other] { $player } renonce aux { $many } pions de pénalité : ils restent empochés.
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
narration-wrote-protest = { $player } remet sa réclamation par écrit.
narration-decided-protest = { $upheld ->
    [yes] La réclamation { DE($player) } est acceptée. Le match est rejoué.
   *[no] La réclamation { DE($player) } est rejetée. Le résultat est maintenu.
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
narration-board-won = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la manche : { $points }.
narration-board-both = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la manche. { $first } { PEOPLE($first) ->
    [two] marquent
   *[one] marque
} { $firsts }, { $second } { $seconds }.
narration-slam-white = C’est un grand chelem blanc.
narration-slam-black = C’est un grand chelem noir.
narration-board-void = La manche est rejouée.
narration-score = Score : { $first } { $points }, { $second } { $others }.
narration-game-won = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} la partie { $game }.
narration-match-played = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $games } à { $others }.
narration-match-conceded = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $games } à { $others } : l’autre camp a abandonné la dernière partie.
narration-no-result = Le match se termine sans résultat.
narration-no-winner = Le match se termine sans vainqueur.
narration-match-absent = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $games } à { $others } : l’autre camp n’est pas revenu.
narration-match-given-up = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $games } à { $others } en parties : l’autre camp l’a abandonné.
narration-match-disqualified = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $games } à { $others } en parties : l’autre camp est disqualifié.
narration-single-played = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match, { $points } à { $others }.
narration-single-conceded = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match.
narration-single-absent = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match : l’autre camp n’est pas revenu.
narration-single-disqualified = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le match : l’autre camp est disqualifié.
narration-seat-change-due = Les joueurs doivent changer de place.
narration-queen-back = L’arbitre remet la reine sur le cercle central.
narration-forfeited = { $many ->
    [one] Le pion n’a pas été posé à temps : il reste empoché.
   *[other] Les { $many } pions n’ont pas été posés à temps : ils restent empochés.
}
narration-placed-for = { $many ->
    [one] Le pion n’a pas été posé à temps : l’arbitre le pose.
   *[other] Les { $many } pions n’ont pas été posés à temps : l’arbitre les pose.
}
narration-takes-white = { $team } { PEOPLE($team) ->
    [two] jouent
   *[one] joue
} les blancs.
narration-takes-black = { $team } { PEOPLE($team) ->
    [two] jouent
   *[one] joue
} les noirs.
narration-to-place = { $many ->
    [one] { $player } pose un pion { $colour } { $where }.
   *[other] { $player } pose { $many } pions { $colour }s { $where }.
}
narration-owes = { $many ->
    [one] { $team } { PEOPLE($team) ->
    [two] doivent
   *[one] doit
} un pion.
   *[other] { $team } { PEOPLE($team) ->
    [two] doivent
   *[one] doit
} { $many } pions.
}
narration-next-break = Manche suivante : { $player } ouvre.
narration-head-pieces = { $count ->
    [one] { $team } { PEOPLE($team) ->
    [two] commencent
   *[one] commence
} avec un pion déjà empoché.
   *[other] { $team } { PEOPLE($team) ->
    [two] commencent
   *[one] commence
} avec { $count } pions déjà empochés.
}
narration-head-points = { $count ->
    [one] { $team } { PEOPLE($team) ->
    [two] commencent
   *[one] commence
} la partie avec 1 point.
   *[other] { $team } { PEOPLE($team) ->
    [two] commencent
   *[one] commence
} la partie avec { $count } points.
}
narration-plays-on = { $tries ->
    [1] { $player } rejoue.
   *[other] { $player } rejoue, avec { $tries } essais.
}
narration-next = { $tries ->
    [1] C’est { A($player) } de jouer.
   *[other] C’est { A($player) } de jouer, avec { $tries } essais.
}

# Où vont les pions de pénalité, selon la règle.
narration-where-circle = dans le grand cercle, hors du cercle central
narration-where-centre = sur le cercle central, ou au plus près
narration-held-last = Le dernier pion { $colour } est gardé en main et la manche continue : on le pose dès qu’il y a de la place, avant { QUE($team) } { PEOPLE($team) ->
    [two] ne jouent
   *[one] ne joue
}.
