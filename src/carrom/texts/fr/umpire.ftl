# L’arbitre au terminal.
umpire-about = Arbitrer un match sur un vrai plateau. Saisissez ce que chaque coup a fait ; lisez la décision, son article, le score et le nom du joueur suivant. Chaque entrée va aussitôt dans une feuille de match.
umpire-about-file = la feuille de match à continuer ou à commencer ; sinon, un nom est proposé
umpire-no-terminal = carrom umpire a besoin d’un terminal en entrée et en sortie. Pour des décisions dans un script, utilisez carrom ruling.
umpire-kept = La feuille de match est dans { $file }. Pour continuer : carrom umpire { $file }
umpire-not-begun = Aucun match n’a commencé. Rien n’a été écrit.
umpire-resumed = { $file } est ouvert, avec { $many ->
    [one] { $many } entrée
   *[other] { $many } entrées
}.
umpire-resumed-cut = { $file } est ouvert. La dernière entrée, incomplète et restée sans réponse, a été retirée.
umpire-begun = La feuille de match { $file } est commencée.
umpire-unwritten = { $why } L’entrée n’est PAS enregistrée. Libérez de la place ou réparez le disque, tapez « quitter », puis rouvrez la feuille de match.

# Mots.
umpire-numbered = { $number } { $name }
umpire-colour-open = ouvert
umpire-plays-white = blancs
umpire-plays-black = noirs

# Les questions avant un match.
umpire-title = carrom umpire
umpire-title-new = nouveau match
umpire-ask-rules = Quelle règle ?
umpire-ask-kind = Simple ou double ?
umpire-kind-singles = simple : deux joueurs
umpire-kind-doubles = double : deux équipes de deux
umpire-ask-name = Nom du joueur { $number } ?
umpire-ask-name-pair = Équipe { $pair } : nom du joueur { $number } ?
umpire-name-missing = Tapez un nom. N’importe lequel convient.
umpire-name-long = Un nom a { $most } caractères au maximum.
umpire-name-twice = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
umpire-name-number = Un nom ne peut pas commencer par un chiffre : les chiffres sont les numéros des joueurs.
umpire-ask-clock = Jouer avec une pendule ?
umpire-clock-off = sans pendule
umpire-clock-strict = { $seconds } secondes par coup ; trop lent, c’est une faute
umpire-clock-strict-same = { $seconds } secondes par coup ; trop lent, la main passe, car cette règle ne prévoit pas de pénalité
umpire-clock-casual = { $seconds } secondes par coup ; trop lent, la main passe
umpire-ask-length = Quelle est la durée du match ?
umpire-length-as-ruled = { $games ->
    [one] selon la règle : une partie
   *[other] selon la règle : { $games } parties gagnantes
}
umpire-length-games = { $games ->
    [one] une partie
   *[other] { $games } parties gagnantes
}
umpire-length-board = une seule manche
umpire-hint-format = Ou tapez vos propres points et manches, puis les minutes du match : 25 8 45. 0 veut dire sans limite.
umpire-format-points-or-boards = une partie : { $points } points ou { $boards } manches
umpire-format-boards = une partie : { $boards } manches
umpire-format-points = une partie : { $points } points
umpire-format-minutes = une partie, { $minutes } minutes au plus ; la manche en cours est achevée
umpire-ask-tie = Et en cas d’égalité ?
umpire-tie-board = une manche décisive
umpire-tie-shoot-out = des tirs à la reine, { $strokes } chacun
umpire-not-a-format = « { $typed } » n’est pas une durée. Tapez les points et les manches, puis les minutes du match : 25 8 45.
umpire-ask-place = Où se joue le match ? (facultatif)
umpire-ask-edition = Quelle édition du plateau ?
umpire-edition-revised = révisée : un seul grand cercle au milieu
umpire-edition-icf = icf : comme la révisée, avec les limites des lois du carrom
umpire-edition-1986 = 1986 : deux grands cercles au milieu
umpire-ask-check = Contrôler l’équipement ?
umpire-check-skip = non, commencer tout de suite
umpire-check-go = oui, { $parts } pages courtes
umpire-ask-part = Équipement { $number } sur { $many } : { $part } (article { $clause })
umpire-hint-part = Un numéro coche ou décoche un point, { $all } coche tout, Entrée continue. Un point non coché compte comme non contrôlé.
umpire-ask-file = Quel fichier pour la feuille de match ?
umpire-ask-confirm = La feuille de match sera { $file }. Appuyez sur Entrée pour commencer.
umpire-only-enter = Appuyez sur Entrée pour commencer, sur Échap pour revenir.
umpire-summary = { $first } contre { $second }. { $rules }. { $ticked ->
    [0] Équipement non contrôlé.
    [one] Un point de l’équipement contrôlé.
   *[other] { $ticked } points de l’équipement contrôlés.
}
umpire-default = [{ $default }]
umpire-keys-form = Entrée répondre   Échap retour   F2 English   Ctrl-Q quitter
umpire-cancelled = Annulé. Rien n’a changé.

# Ce que le match attend.
umpire-wait-toss = Qui a gagné le tirage au sort ?
umpire-wait-choice = { $team } { PEOPLE($team) ->
    [two] gagnent
   *[one] gagne
} le tirage au sort. Au choix :
umpire-wait-seats = Quelles places pour { $team } ?
umpire-wait-breaker = Qui ouvre pour { $team } ?
umpire-wait-seat-change = Les joueurs doivent changer de place.
umpire-wait-ready = C’est { A($player) } d’ouvrir. Dites « Play » pour ouvrir la manche.
umpire-wait-break = { $player } ouvre : qu’a fait le coup ?
umpire-wait-stroke = { $player } joue : qu’a fait le coup ?
umpire-wait-placing = À poser avant le coup suivant : { $dues }
umpire-due-white = { $many ->
    [one] { $player } { $many } blanc
   *[other] { $player } { $many } blancs
}
umpire-due-black = { $many ->
    [one] { $player } { $many } noir
   *[other] { $player } { $many } noirs
}
umpire-wait-demand = { $most ->
    [one] { $player } gagne la manche et peut demander { $most } point de plus. Combien ?
   *[other] { $player } gagne la manche et peut demander jusqu’à { $most } points de plus. Combien ?
}
umpire-wait-request = { $player } a une demande : le jeu est arrêté.
umpire-wait-deciding-toss = Égalité. Tirez au sort l’ouverture de la manche décisive. Qui a gagné ?
umpire-wait-shoot-out-toss = Égalité. Tirez au sort qui commence les tirs à la reine. Qui a gagné ?
umpire-wait-shoot-out = { $player } tire à la reine (tir n° { $number }). La reine est-elle empochée ?
umpire-wait-over = Le match est terminé. F4 affiche la feuille de score.

# Les choix du moment.
umpire-choice-toss = { $team } { PEOPLE($team) ->
    [two] ont gagné
   *[one] a gagné
} le tirage au sort
umpire-choice-queen-in = reine empochée
umpire-choice-queen-missed = reine manquée
umpire-choice-coin = laisser carrom tirer à pile ou face
umpire-choice-breaker = { $player } ouvre
umpire-choice-play = dire « Play »
umpire-choice-play-on = dire « Play » : la manche continue
umpire-choice-seat-change = les joueurs ont changé de place
umpire-choice-placed = { $player } a posé un pion { $colour }
umpire-choice-forgo = { $many ->
    [one] { $player } renonce au pion de pénalité : il reste empoché
   *[other] { $player } renonce aux { $many } pions de pénalité : ils restent empochés
}
umpire-choice-demand = { $points ->
    [0] aucun point de plus
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
umpire-choice-no-room = pas de place pour un pion { $colour } : le garder en main
umpire-enter = Entrée
umpire-legend = { $own } joueur  { $theirs } adverse  { $queen } reine  { $striker } { -striker }  { $nothing } rien  { $improper } incorrect  { $untouched } à vide  { $ask } aide
umpire-prompt = { $player } >
umpire-prompt-plain = >
umpire-keys = F1 aide   F2 English   F3 annonces   F4 score   u annuler   Ctrl-Q quitter
umpire-keys-page = Haut, Bas, PgPréc, PgSuiv   Échap fermer   F2 English   { $from }–{ $to } sur { $many }
umpire-too-small = Agrandissez la fenêtre : { $columns } colonnes et { $lines } lignes au moins. D’ici là, vous pouvez seulement quitter, avec Ctrl-Q.

# L’état du match.
umpire-stage-before = avant la première manche
umpire-stage = partie { $game }, manche { $board }
umpire-stage-deciding = partie { $game }, manche décisive { $board }
umpire-stage-shoot-out = partie { $game }, tirs à la reine
umpire-stage-over = match terminé
umpire-entries = { $many ->
    [one] { $many } entrée
   *[other] { $many } entrées
}
umpire-head-games = part.
umpire-head-points = points
umpire-head-on-board = plateau
umpire-head-pocketed = empochés
umpire-head-owed = dus
umpire-head-held = en main
umpire-tries = encore { $many } essais
umpire-holds = { $many ->
    [one] { $player } garde { $many } pion { $colour } en main, faute de place
   *[other] { $player } garde { $many } pions { $colour }s en main, faute de place
}
umpire-protest-announced = { $clause ->
    [none] { $player } réclame contre l’entrée { $about } sans citer d’article : pas encore par écrit
   *[other] { $player } réclame contre l’entrée { $about }, article { $clause } : pas encore par écrit
}
umpire-protest-written = { $clause ->
    [none] { $player } réclame contre l’entrée { $about } sans citer d’article : pas encore tranché
   *[other] { $player } réclame contre l’entrée { $about }, article { $clause } : pas encore tranché
}
umpire-warned = { $player } : { $many ->
    [one] { $many } avertissement pour gêne
   *[other] { $many } avertissements pour gêne
}
umpire-replayed = Tout le match est rejoué après une réclamation.
umpire-queen-on-board = Reine sur le plateau
umpire-queen-barred = Reine sur le plateau ; { $team } { PEOPLE($team) ->
    [two] doivent
   *[one] doit
} d’abord empocher un pion de sa couleur
umpire-queen-barred-both = Reine sur le plateau ; chaque camp doit d’abord empocher un pion de sa couleur
umpire-queen-awaiting = Reine empochée : { $team } { PEOPLE($team) ->
    [two] doivent
   *[one] doit
} la { -cover } maintenant
umpire-queen-covered = { $team } { PEOPLE($team) ->
    [two] ont
   *[one] a
} { -cover(form: "done") } la reine
umpire-clock = { $timer } : { $seconds } s
umpire-clock-over = { $timer } : temps écoulé. Tapez « temps », ou le coup s’il a été joué à temps.
umpire-clock-match = { $minutes ->
    [one] Temps du match : encore { $minutes } minute
   *[other] Temps du match : encore { $minutes } minutes
}
umpire-clock-match-over = Le temps du match est écoulé. Achevez la manche ; si une nouvelle est prête, tapez « temps match ».
umpire-time-over = Le temps du match est écoulé : c’est la dernière manche.

# Ce qui est entré.

# Ce qui suit.
umpire-if = Et si :
umpire-refused = Refusé :

# Ce qui ne peut pas servir.
umpire-nothing-typed = { $awaited } Tapez ce qui est tombé, ou . pour rien.
umpire-not-understood = « { $typed } » n’est ni un coup ni une commande. Les lettres sont { $letters } ; tapez { $ask } pour l’aide.
umpire-choose = Tapez un numéro de { $least } à { $most }.
umpire-not-known = « { $typed } » n’est pas une commande ici. Tapez { $ask } pour l’aide.
umpire-neither = Tapez un numéro de { $least } à { $most } ou une commande, pas « { $typed } ». Tapez { $ask } pour l’aide.
umpire-not-a-choice = « { $typed } » n’est pas un numéro de { $least } à { $most }.
umpire-not-a-player = « { $typed } » ne désigne pas un joueur. Tapez un numéro : { $players }.
umpire-which-player = Quel joueur ? Ajoutez un numéro : { $players }.
umpire-which-clause = Selon quel article ? Choisissez parmi { $clauses }.
umpire-not-an-entry = « { $typed } » n’est pas le numéro d’une entrée.
umpire-not-degrees = « { $typed } » n’est pas un nombre de degrés.
umpire-not-two = Tapez deux nombres de { $least } à { $most }, séparés par une espace.
umpire-nothing-and-something = Tapez ce qui est tombé, ou { $sign } pour rien, pas les deux.
umpire-nothing-behind = « { $word } » ne prend pas d’argument : { $typed }
umpire-nothing-to-undo = Il n’y a rien à annuler.
umpire-nothing-to-redo = Il n’y a rien à rétablir.
umpire-colours-open = Les couleurs sont encore ouvertes. Nommez les pions par leur couleur.
umpire-not-open = La manche n’est pas ouverte. Appuyez d’abord sur Entrée pour « Play ». Si l’ouverture a été jouée avant « Play », annoncez { $clause }.
umpire-not-open-yet = La manche n’est pas ouverte. Appuyez d’abord sur Entrée pour « Play ».
umpire-stopped = Le jeu est arrêté. Appuyez d’abord sur Entrée pour « Play ». Si quelqu’un a continué à jouer, annoncez { $clause }.
umpire-stopped-still = Le jeu est arrêté. Appuyez d’abord sur Entrée pour « Play ».
umpire-place-first = Le coup suivant doit attendre. { $awaited }
umpire-no-stroke-now = Pas de coup possible maintenant. { $awaited }
umpire-no-board = Aucune manche n’est en cours. { $awaited }
umpire-no-overrule-now = Vous ne pouvez rectifier qu’une manche en cours. Pour le reste, annulez.
umpire-no-clock = Aucune pendule ne tourne.
umpire-unknown-call = On n’annonce pas « { $clause } ». F3 donne la liste des annonces.
umpire-no-demand = Personne ne peut demander de points maintenant.
umpire-which-pieces = Quels pions sont tombés ? Nommez-les après l’annonce, par exemple { $call }.
umpire-if-what = Tapez un coup ou une annonce après « { $word } ».
umpire-no-calls-found = Aucune annonce pour « { $typed } ».

# Les questions d’une rectification.
umpire-ask-on-board = Pions sur le plateau : Blanc ({ $white }) et Noir ({ $black }) ?
umpire-ask-owed = Pions dus : Blanc ({ $white }) et Noir ({ $black }) ?
umpire-ask-turn = À qui de jouer ?
umpire-ask-queen = Et la reine ?
umpire-ask-reason = Pourquoi ? (une phrase pour la feuille de match)
umpire-overruling = rectification de la manche

# Pages.
umpire-page-stroke = Un coup : ce qui est tombé, dans l’ordre de la chute
umpire-page-call = Une annonce : le numéro de l’article
umpire-page-commands = Les commandes (trois lettres suffisent si elles sont claires)
umpire-page-keys = Touches
umpire-page-calls = Annonces de l’arbitre ; « fautes MOT » cherche, « article { $call } » affiche l’article
umpire-page-no-calls = Cette règle n’a pas d’annonces
umpire-page-rule = Article { $clause }
umpire-page-reading = Interprétation { $number }
umpire-page-log = Toutes les entrées (× annulée)
umpire-page-sheet = { $first } – { $second } · { $rules }
umpire-sheet-board = manche
umpire-sheet-break = ouverture
umpire-sheet-score = score
umpire-sheet-number = { $game }.{ $board }
umpire-sheet-numbers = { $game }.{ $first }–{ $last }
umpire-sheet-void = nulle
umpire-sheet-conceded = abandon
umpire-sheet-slam-white = Manche { $board } : grand chelem blanc { DE($team) }.
umpire-sheet-slam-black = Manche { $board } : grand chelem noir { DE($team) }.
umpire-sheet-empty = Aucune manche n’est encore terminée.
umpire-sheet-games = Parties : { $first } { $a }, { $second } { $b }.
umpire-usage = { $word } { $behind }
umpire-arg-stroke = …
umpire-arg-colour = COULEUR
umpire-arg-player = JOUEUR
umpire-arg-reason = MOTIF
umpire-arg-degrees = DEGRÉS
umpire-arg-player-clause = JOUEUR ARTICLE
umpire-arg-points = NOMBRE
umpire-arg-player-entry-clause = JOUEUR ENTRÉE ARTICLE
umpire-arg-search = MOT
umpire-arg-clause = ARTICLE
umpire-arg-result = VAINQUEUR PIONS REINE POINTS
umpire-arg-game = POINTS POINTS MANCHES
umpire-arg-shootout = REINES REINES TIRS
umpire-arg-match = match
umpire-letter-own = un pion du joueur
umpire-letter-theirs = un pion adverse
umpire-letter-queen = la reine
umpire-letter-striker = le { -striker }
umpire-letter-colours = blanc et noir, si vous préférez nommer la couleur
umpire-letter-order = un pion du joueur, puis le { -striker }
umpire-letter-hole = un pion du joueur dans le trou 2 (facultatif). Vu du sud, le trou 1 est au fond à droite ; comptez dans le sens inverse des aiguilles d’une montre
umpire-letter-off = un pion du joueur hors du plateau
umpire-letter-nothing = un coup qui a touché un pion sans rien empocher
umpire-letter-improper = un coup incorrect, seul ou devant ce qui est tombé
umpire-letter-untouched = un coup qui n’a touché aucun pion
umpire-letter-behind = le premier pion touché était sur la ligne de base du joueur ou derrière
umpire-letter-call = contre le joueur le plus probable ; vous voyez son nom avant d’appuyer sur Entrée
umpire-letter-call-player = contre le joueur 2 ; le début d’un nom suffit aussi
umpire-letter-call-short = la même chose sans les points
umpire-letter-call-resting = après { $calls }, tapez les pions tombés ou restés au bord du trou
umpire-letter-call-late = { $label } : vu seulement après le coup suivant
umpire-letter-keys = F1 aide, F2 l’autre langue, F3 annonces, F4 feuille de score, F5 toutes les entrées, PgPréc et PgSuiv parcourent les entrées, Ctrl-L redessine l’écran, Ctrl-Q quitte. Chaque entrée est aussitôt enregistrée.
umpire-help-undo = annuler la dernière entrée ; encore une fois pour la précédente
umpire-help-redo = rétablir ce qui vient d’être annulé
umpire-help-if = juger un coup ou une annonce sans l’enregistrer
umpire-help-pass = le joueur passe son tour
umpire-help-concede = le camp qui a la main abandonne la partie ; chacun des partenaires peut le dire
umpire-help-concede-match = un joueur abandonne la partie ; avec { $match } à la suite, tout le match
umpire-help-demand = le gagnant de la manche demande ce nombre de points
umpire-help-forgo = un joueur renonce aux pions de pénalité : ils restent empochés
umpire-help-time = le temps de la pendule est écoulé
umpire-help-noroom = pas de place pour le pion : le garder en main
umpire-help-room = il y a de nouveau de la place pour les pions gardés en main
umpire-help-request = un joueur a une demande : le jeu s’arrête
umpire-help-play = dire « Play » : la manche s’ouvre ou continue
umpire-help-seats = les joueurs ont changé de place
umpire-help-striker = un joueur change de { -striker } entre deux manches
umpire-help-striker-damaged = un joueur change de { -striker } entre deux manches ; suivi de { $damaged }, un { -striker } abîmé pendant une manche
umpire-help-board = le plateau a été remplacé
umpire-help-result = le résultat de la manche au lieu de ses coups : le vainqueur, les pions qui restent au perdant, qui a { -cover(form: "done") } la reine (- pour personne), le score s’il sort de l’ordinaire ; « chelem » derrière, pour un grand chelem
umpire-help-game = le résultat de la partie au lieu de ses manches : le score des deux camps et le nombre de manches ; après une manche décisive, qui l’a ouverte
umpire-help-shootout = le résultat des tirs à la reine au lieu de chaque tir : les reines des deux camps et le nombre de tirs de chacun
umpire-help-rosette = le joueur qui ouvre a tourné la rosace, avant le premier essai ou entre deux
umpire-help-trial = le camp de ce joueur a eu sa manche d’essai
umpire-help-late = un joueur est arrivé trop tard pour les manches d’essai
umpire-help-disturbed = un joueur a gêné l’adversaire : faute technique, et avertissement qui compte
umpire-help-disqualify = un joueur est disqualifié pour le match
umpire-help-protest = un joueur réclame, en citant un article ; sans entrée, contre la dernière décision
umpire-help-written = la réclamation est remise par écrit
umpire-help-upheld = la réclamation est acceptée : le match est rejoué
umpire-help-rejected = la réclamation est rejetée
umpire-help-overrule = rectifier la manche : tous les nombres, la main, le motif
umpire-help-calls = afficher toutes les annonces
umpire-help-rule = afficher un article
umpire-help-sheet = afficher la feuille de score
umpire-help-log = afficher toutes les entrées
umpire-help-help = afficher cette page
umpire-help-language = changer de langue
umpire-help-quit = quitter ; la feuille de match est enregistrée

# Les annonces en quelques mots.

# L'arbitrage en une vue : groupes de fautes, autres saisies, ce qui est illisible.
umpire-group-stroke = Coup et posture
umpire-group-pieces = Pions et remise en jeu
umpire-group-conduct = Comportement
umpire-group-equipment = Plateau et matériel
umpire-group-ending = Fin de la manche
umpire-offer-undo = Annuler
umpire-offer-redo = Refaire
umpire-offer-pass = Passer son tour
umpire-offer-pass-also = sauter
umpire-offer-time = Le temps est écoulé
umpire-offer-time-also = horloge lent retard
umpire-offer-match-time = Temps du match écoulé
umpire-offer-match-time-also = minutes ronde gong fin dernière manche
umpire-offer-request = Demande à l’arbitre
umpire-offer-request-also = appel arrêt toilettes question pause
umpire-offer-disturbed = Adversaire gêné
umpire-offer-disturbed-also = bruit téléphone portable sonnerie distrait
umpire-offer-warning = { $player } : avertissement { $count }
umpire-offer-room = De la place pour les pions en main
umpire-offer-room-also = espace
umpire-offer-striker = Changer de { -striker }
umpire-offer-striker-also = échange nouveau
umpire-offer-striker-damaged = Remplacer un { -striker } abîmé
umpire-offer-striker-damaged-also = échange nouveau cassé fendu changement
umpire-offer-board = Remplacer le plateau
umpire-offer-board-also = échange cassé nouveau table
umpire-offer-rosette = Tourner la rosace
umpire-offer-rosette-also = tourner départ
umpire-offer-trial = Manche d’essai jouée
umpire-offer-trial-also = essai échauffement
umpire-offer-late = Trop tard pour les manches d’essai
umpire-offer-late-also = absent en retard
umpire-offer-concede = Abandonner la partie
umpire-offer-concede-also = abandonne renonce
umpire-offer-concede-match = Abandonner le match
umpire-offer-concede-match-also = abandonne renonce forfait
umpire-offer-protest = Réclamation
umpire-offer-protest-also = plainte appel conteste
umpire-offer-against = { $player }, contre l’entrée { $about }
umpire-offer-team = { $team }
umpire-offer-written = Réclamation remise par écrit
umpire-offer-written-also = papier écrit
umpire-offer-upheld = Réclamation acceptée : le match est rejoué
umpire-offer-upheld-also = acceptée
umpire-offer-rejected = Réclamation rejetée
umpire-offer-rejected-also = refusée
umpire-protest-lapsed = { $clause ->
    [none] { $player } a réclamé contre l’entrée { $about } sans citer d’article : le rapport écrit est venu trop tard
   *[other] { $player } a réclamé contre l’entrée { $about }, article { $clause } : le rapport écrit est venu trop tard
}
umpire-protest-upheld = { $clause ->
    [none] { $player } a réclamé contre l’entrée { $about } sans citer d’article : réclamation acceptée
   *[other] { $player } a réclamé contre l’entrée { $about }, article { $clause } : réclamation acceptée
}
umpire-protest-rejected = { $clause ->
    [none] { $player } a réclamé contre l’entrée { $about } sans citer d’article : réclamation rejetée
   *[other] { $player } a réclamé contre l’entrée { $about }, article { $clause } : réclamation rejetée
}
umpire-fact-long = Cette saisie est trop longue : { $most } octets au plus.
umpire-fact-not-json = Cette saisie n’est pas un objet JSON.
umpire-fact-twice = Cette saisie donne deux fois « { $field } ».
umpire-fact-field = Le champ « { $field } » de cette saisie manque ou n’est pas valable.
umpire-fact-unknown = L’arbitrage ne connaît pas cette saisie.
umpire-no-such-entry = Il n’y a pas de saisie { NUMBER($entry) } encore en vigueur.
umpire-entry-far-back = La saisie { NUMBER($entry) } est trop ancienne : { NUMBER($most) } saisies au plus peuvent être arbitrées à nouveau.
umpire-fact-not-here = Cette saisie est celle d’un plateau à l’écran, pas d’un plateau réel.
umpire-fact-time = L’heure de cette saisie doit avoir une date, une heure et un fuseau horaire.
umpire-card-side = { $team }
umpire-card-shoot-out = ★ Tirs à la reine après la partie { $game } : A { $a }, B { $b }
umpire-card-umpire = Arbitre
umpire-not-a-result = « { $typed } » n’est pas le résultat d’une manche. Tapez le vainqueur ({ $players }), le nombre de pions qui restent au perdant, et qui a { -cover(form: "done") } la reine, ou - pour personne : 1 5 1.
umpire-not-points = « { $typed } » n’est pas un nombre de points. Tapez 8, ou 13-5 si les deux camps marquent.
umpire-not-a-game = « { $typed } » n’est pas le résultat d’une partie. Tapez les points des deux camps et le nombre de manches jouées : 25 12 6.
umpire-not-a-shoot-out = « { $typed } » n’est pas le résultat de tirs à la reine. Tapez les reines des deux camps et le nombre de tirs de chacun : 3 2 5.
