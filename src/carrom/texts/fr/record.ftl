# La feuille d’un match : la commande, les défauts des fichiers, les écarts, la feuille, les chiffres.
record-help = Lit la feuille d’un match : la montre, la vérifie, compte.
record-help-show = Montre la feuille de match, manche par manche.
record-help-check = Vérifie une feuille de match : la chaîne de ses lignes, et chaque décision reprise à partir des faits.
record-help-stats = Compte ce que chaque joueur a fait dans un match.
record-help-file = la feuille de match, ou - pour l’entrée standard
record-help-json = Écrit un objet JSON au lieu d’un tableau.

record-fault-at-line = La ligne { $line } de la feuille de match est inutilisable : { $why }.
record-fault-at-event = L’entrée { $seq } (ligne { $line } de la feuille de match) est inutilisable : { $why }.
record-fault-empty = le fichier est vide
record-fault-no-header = ce n’est pas l’en-tête d’une feuille de match de carrom
record-fault-terms = aucun match ne peut se jouer aux conditions indiquées
record-fault-no-hash = elle ne se termine pas par son empreinte
record-fault-wrong-hash = son empreinte est fausse, ce n’est donc pas ce qui fut écrit là
record-fault-not-json = ce n’est pas du JSON
record-fault-wrong-shape = il y manque quelque chose, ou quelque chose n’y a pas sa place (à { $where })
record-fault-doubled = elle donne deux fois « { $member } »
record-fault-unknown-version = sa version, { $version }, n’est pas connue ici
record-fault-wrong-sequence = on attend ici l’entrée { $expected }, or c’est l’entrée { $found }
record-fault-time-backwards = elle est antérieure à la précédente
record-fault-no-time-zone = son heure n’a pas de fuseau horaire
record-fault-torn = le fichier s’arrête au milieu

record-differs = L’entrée { $seq } diffère dans { $field } : { $why }.
record-differs-rules = L’entrée { $seq } diffère dans { $field } : { $why }. Elle fut décidée selon la version { $then } des décisions ; celle-ci est la version { $now }.
record-differs-value = la feuille dit { $stored }, ses faits mènent à { $computed }
record-differs-unset = « inchangé »
record-differs-refused = ce qu’elle annonce est refusé. { $why }
record-differs-overflow = son heure est trop loin dans l’avenir

record-journal-exists = Le fichier « { $file } » existe déjà ; une nouvelle feuille de match n’en remplace jamais une autre.
record-journal-missing = La feuille de match « { $file } » n’existe pas.
record-journal-not-a-file = « { $file } » n’est pas un fichier ordinaire ; on ne peut pas y tenir de feuille de match.
record-journal-gone = La feuille de match « { $file } » a été déplacée, supprimée ou remplacée alors qu’elle était ouverte ; plus rien n’y entre tant qu’elle n’est pas remise à sa place.
record-journal-busy = Un autre programme écrit la feuille de match « { $file } ».
record-journal-faulty = La feuille de match « { $file } » ne peut pas être poursuivie. { $fault }
record-journal-unwritable = La feuille de match « { $file } » ne peut pas être écrite ; plus rien n’y entre.

record-position-long = C’est trop long pour une position.
record-position-version = Ce n’est pas une position dans la notation de carrom, ou d’une version inconnue ici.
record-position-fields = Ce n’est pas une position : elle a trop ou trop peu de parties.
record-position-field = « { $text } » ne peut pas se lire comme la partie « { $field } » d’une position.

record-check-fine = { $entries ->
    [one] En ordre : { $entries } entrée, sa chaîne et sa décision.
   *[other] En ordre : { $entries } entrées, leur chaîne et chaque décision.
}
record-check-open = Le match n’est pas fini ; la feuille ne permet pas de voir s’il manque des entrées à la fin.
record-check-over = Le match est fini.
record-check-hash = Dernière empreinte : { $hash }

record-sheet-title = Match { $match }
record-sheet-terms = { $rules }, { $kind }
record-sheet-team-a = A : { $players }
record-sheet-team-b = B : { $players }
record-sheet-date = Date : { $text }
record-sheet-place = Lieu : { $text }
record-sheet-equipment = Matériel : { $text }
record-sheet-notes = Notes : { $text }
record-sheet-game = Partie { $game }
record-sheet-board = Manche { $board }, { $time } : { $breaker } ouvre
record-sheet-ruling = { $turn } : { $said }
record-sheet-legend = Signes : { $signs }
record-kind-singles = en simple
record-kind-doubles = en double

record-sign-white = B
record-sign-black = N
record-sign-queen = R
record-sign-striker = P
record-sign-off = ↑{ $piece }
record-sign-nothing = –
record-sign-untouched = 0
record-sign-improper = *
record-sign-behind = ‹
record-sign-pass = passe
record-legend-white = B blanc
record-legend-black = N noir
record-legend-queen = R reine
record-legend-striker = P palet
record-legend-nothing = – rien n’est tombé
record-legend-untouched = 0 rien n’est touché
record-legend-off = ↑ hors du plateau
record-legend-improper = * incorrect
record-legend-behind = ‹ derrière la ligne de base
record-legend-pass = passe
record-no-text = Quelque chose qui n’a pas de texte ici ({ $id }).
record-clauses = ({ $clauses })

record-score-board = { $points ->
    [one] Manche à { $winner }, { $points } point ; score { $a }–{ $b }
   *[other] Manche à { $winner }, { $points } points ; score { $a }–{ $b }
}
record-score-game = Partie à { $winner } ; parties { $a }–{ $b }
record-score-void = La manche est nulle et se rejoue.
record-result-open = Le match n’est pas fini ; { $score }
record-result-played = Match à { $winner } ; { $score }
record-result-conceded = Match à { $winner }, par abandon ; { $score }
record-result-disqualified = Match à { $winner }, par disqualification ; { $score }
record-result-games = parties { $a }–{ $b }
record-result-points = points { $a }–{ $b }
record-undone = L’entrée { $seq } a repris les entrées { $first } à { $last }.

record-seat-south = Sud : { $player }.
record-seat-east = Est : { $player }.
record-seat-north = Nord : { $player }.
record-seat-west = Ouest : { $player }.
record-fact-tossed = Tirage au sort gagné par { $team }.
record-fact-chose-break = { $team } choisit l’ouverture.
record-fact-chose-seats = { $team } choisit les places.
record-fact-came-late = Arrivée tardive : { $player }.
record-fact-played-trial = Manche d’essai : { $team }.
record-fact-turned-rosette = { $player } tourne la rosace de { $degrees }°.
record-fact-said-play = « Play » : la manche continue.
record-fact-struck = { $player } joue.
record-fact-found-no-room-white = Pas de place pour des pions blancs : ils sont gardés en main.
record-fact-found-no-room-black = Pas de place pour des pions noirs : ils sont gardés en main.
record-fact-found-room-white = Il y a de la place pour les pions blancs gardés en main.
record-fact-found-room-black = Il y a de la place pour les pions noirs gardés en main.
record-fact-called = Annonce contre { $player } ({ $clause }).
record-fact-time-ran-out-thinking = Le temps de réflexion est écoulé.
record-fact-time-ran-out-placing = Le temps de placement est écoulé.
record-fact-time-ran-out-seats = Le temps pour changer de places est écoulé.
record-fact-time-ran-out-rest = La pause est finie.
record-fact-requested = { $player } s’adresse à l’arbitre : le jeu s’arrête.
record-fact-changed-seats = Les joueurs changent de places.
record-fact-changed-striker = { $player } change de palet.
record-fact-changed-board = Le plateau est échangé : { $reason }
record-fact-changed-board-plain = Le plateau est échangé.
record-fact-disturbed = Avertissement à { $player } (numéro { $count }) : gêne de l’adversaire.
record-fact-disqualified = Disqualification de { $player } ({ $clause }).
record-fact-conceded = { $player } abandonne la partie.
record-fact-protested = Réclamation de { $player } contre l’entrée { $about }.
record-fact-wrote-protest = { $player } remet sa réclamation écrite.
record-fact-decided-protest-upheld = La réclamation de { $player } est admise : le match est rejoué.
record-fact-decided-protest-rejected = La réclamation de { $player } est rejetée.
record-fact-overruled = L’arbitre en décide autrement : { $reason }

record-stats-title = Match { $match } : { $boards ->
    [one] { $boards } manche
   *[other] { $boards } manches
}, { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
}
record-stats-team = { $team ->
    [a] A
   *[b] B
} : { $players }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $boards ->
    [one] { $boards } manche
   *[other] { $boards } manches
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-stats-breaks = Ouvertures
record-stats-strokes = Coups
record-stats-passes = Tours passés
record-stats-pocketing = Coups qui empochent
record-stats-rate = Taux de réussite
record-stats-own = Pions propres empochés
record-stats-opponents = Pions adverses
record-stats-queens = Reines couvertes
record-stats-slams = Chelems
record-stats-striker = Palet perdu
record-stats-improper = Coups incorrects
record-stats-calls = Annonces de l’arbitre
record-stats-lost = Pions rendus ou dus
record-stats-warnings = Avertissements
record-stats-seconds = Temps de jeu
record-percent = { $value } %
