# La feuille d’un match : la commande, les défauts des fichiers, les écarts, la feuille, les chiffres.
record-help = Lire une feuille de match : afficher le score, la contrôler, compter ce qui s’est passé.
record-help-show = Afficher la feuille de score d’un match, manche par manche.
record-help-check = Contrôler une feuille de match : la chaîne d’empreintes de ses lignes et chaque décision, refaite à partir des faits.
record-help-stats = Compter ce que chaque joueur a fait dans un match.
record-help-file = la feuille de match ; - lit l’entrée standard
record-help-json = Afficher du JSON au lieu d’un tableau.

record-fault-at-line = La ligne { $line } de la feuille de match n’est pas valable : { $why }.
record-fault-at-event = L’entrée { $seq } (ligne { $line } de la feuille de match) n’est pas valable : { $why }.
record-fault-empty = le fichier est vide
record-fault-no-header = ce n’est pas l’en-tête d’une feuille de match de carrom
record-fault-no-tournament = ce n’est pas l’en-tête d’un tournoi
record-fault-terms = aucun match ne peut se jouer avec ces réglages
record-fault-no-hash = elle ne se termine pas par son empreinte
record-fault-wrong-hash = son empreinte est fausse : elle a été modifiée après coup
record-fault-not-json = ce n’est pas du JSON valable
record-fault-wrong-shape = quelque chose y manque ou n’y a pas sa place (en { $where })
record-fault-doubled = elle contient deux fois « { $member } »
record-fault-unknown-version = la version { $version } est inconnue ici
record-fault-wrong-sequence = entrée { $expected } attendue, entrée { $found } trouvée
record-fault-time-backwards = elle est antérieure à l’entrée précédente
record-fault-no-time-zone = son heure n’a pas de fuseau horaire
record-fault-torn = le fichier s’arrête au milieu de la ligne

record-differs = L’entrée { $seq } diffère dans { $field } : { $why }.
record-differs-rules = L’entrée { $seq } diffère dans { $field } : { $why }. Elle a été jugée avec la version { $then } des décisions ; ce programme utilise la version { $now }.
record-differs-value = la feuille dit { $stored }, mais ses faits mènent à { $computed }
record-differs-refused = cette entrée n’est pas permise. { $why }
record-differs-overflow = son heure est trop loin dans l’avenir

record-journal-exists = Le fichier « { $file } » existe déjà. Une nouvelle feuille de match n’écrase jamais un fichier.
record-journal-missing = La feuille de match « { $file } » n’existe pas.
record-journal-not-a-file = « { $file } » n’est pas un fichier ordinaire. Choisissez un autre fichier pour la feuille de match.
record-journal-gone = La feuille de match « { $file } » a été déplacée, supprimée ou remplacée pendant qu’elle était ouverte. Remettez-la à sa place ; d’ici là, rien n’est enregistré.
record-journal-busy = Un autre programme écrit dans la feuille de match « { $file } ».
record-journal-faulty = Impossible de continuer la feuille de match « { $file } ». { $fault }
record-journal-unwritable = Impossible d’écrire dans la feuille de match « { $file } ». Plus rien n’est enregistré.

record-position-long = Position non valable : elle est trop longue.
record-position-version = Position non valable : elle n’est pas dans la notation de carrom, ou dans une version inconnue.
record-position-fields = Position non valable : elle a trop de champs, ou trop peu.
record-position-field = Position non valable : « { $text } » ne convient pas au champ « { $field } ».

record-check-fine = { $entries ->
    [one] Tout est en ordre : { $entries } entrée, son empreinte et sa décision.
   *[other] Tout est en ordre : { $entries } entrées, leur chaîne d’empreintes et chaque décision.
}
record-check-open = Le match n’est pas fini. La feuille ne peut pas montrer s’il manque des entrées à la fin.
record-check-over = Le match est fini.
record-check-hash = Dernière empreinte : { $hash }

record-sheet-title = Match { $match }
record-sheet-terms = { $rules }, { $kind }
record-sheet-format = Formule : { $format }
record-sheet-team-a = A : { $players }
record-sheet-team-b = B : { $players }
record-sheet-head-start = Avantage { DE($team) } : { $given }
record-sheet-head-pieces = { $count ->
    [one] 1 pion empoché avant chaque manche
   *[other] { $count } pions empochés avant chaque manche
}
record-sheet-head-points = { $count ->
    [one] 1 point au début de chaque partie
   *[other] { $count } points au début de chaque partie
}
record-sheet-aim-aid = Aide à la visée { DE($player) } : { $aid ->
    [off] aucune
    [short] courte
   *[long] longue
}
record-sheet-date = Date : { $text }
record-sheet-place = Lieu : { $text }
record-sheet-equipment = Équipement : { $text }
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
record-legend-striker = P { -striker }
record-legend-nothing = – rien n’est tombé
record-legend-untouched = 0 aucun pion touché
record-legend-off = ↑ hors du plateau
record-legend-improper = * incorrect
record-legend-behind = ‹ derrière la ligne de base
record-legend-pass = passe
record-no-text = Pas de texte pour cette entrée ({ $id }).
record-clauses = ({ $clauses })

record-score-board = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} la manche : { $points } ; score { $a }–{ $b }
record-score-slam-white = Grand chelem blanc { DE($winner) }
record-score-slam-black = Grand chelem noir { DE($winner) }
record-score-game = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} la partie ; parties { $a }–{ $b }
record-score-shoot-out = Tirs à la reine : { $a }–{ $b }
record-score-void = La manche est nulle. On la rejoue.
record-result-open = Le match n’est pas fini ; { $score }
record-result-played = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} le match ; { $score }
record-result-conceded = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} le match par abandon ; { $score }
record-result-absent = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} le match : l’autre camp n’est pas revenu ; { $score }
record-result-unfinished = Match sans résultat : un joueur n’est pas revenu ; { $score }
record-result-abandoned = Match arrêté d’un commun accord, sans vainqueur ; { $score }
record-result-disqualified = { $winner } { PEOPLE($winner) ->
    [two] gagnent
   *[one] gagne
} le match par disqualification ; { $score }
record-result-games = parties { $a }–{ $b }
record-result-points = points { $a }–{ $b }

record-stats-title = Match { $match } : { $boards ->
    [one] { $boards } manche
   *[other] { $boards } manches
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
    [one] { $boards } manche
   *[other] { $boards } manches
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-stats-breaks = Ouvertures
record-stats-strokes = Coups
record-stats-passes = Tours passés
record-stats-pocketing = Coups réussis
record-stats-rate = Taux de réussite
record-stats-own = Ses pions empochés
record-stats-opponents = Pions adverses empochés
record-stats-queens = Reines confirmées
record-stats-slams = Grands chelems
record-stats-white_slams = dont blancs
record-stats-striker = Coups qui empochent le { -striker }
record-stats-improper = Coups incorrects
record-stats-calls = Annonces de l’arbitre
record-stats-lost = Pions rendus ou dus
record-stats-warnings = Avertissements
record-stats-seconds = Temps utilisé
record-percent = { $value } %
record-help-card = Écrire la feuille de match d’un match en PDF.
record-help-out = Le fichier PDF à écrire.
record-no-out = L’option { $option } est nécessaire : elle nomme le fichier PDF.
record-card-unwritable = Impossible d’écrire le fichier « { $file } ».
