# L’arbitre au terminal.
umpire-about = La table de l’arbitre pour un vrai plateau : entrez ce que chaque coup a fait, lisez la décision et son article, à qui de jouer et le score ; chaque entrée est aussitôt gardée dans un procès-verbal.
umpire-about-file = le procès-verbal à poursuivre ou à commencer ; sans nom, un nom est proposé
umpire-no-terminal = La table de l’arbitre a besoin d’un terminal en entrée et en sortie ; pour des décisions dans un script, il y a carrom ruling.
umpire-kept = Le procès-verbal est gardé dans { $file } ; pour continuer : carrom umpire { $file }
umpire-not-begun = Aucun match n’a commencé et rien n’a été écrit.
umpire-resumed = { $file } est ouvert avec { $many ->
    [one] { $many } entrée
   *[other] { $many } entrées
}.
umpire-resumed-cut = { $file } est ouvert ; une entrée en cours d’écriture à l’arrêt du programme, restée sans réponse, a été retirée.
umpire-begun = Le procès-verbal { $file } est commencé.
umpire-unwritten = { $why } L’entrée n’est PAS enregistrée. Faites de la place ou réparez le disque, sortez avec quitter et rouvrez le procès-verbal.

# Mots.
umpire-and = { $first }, { $rest }
umpire-pair = { $first } & { $second }
umpire-numbered = { $number } { $name }
umpire-name = { $name }
umpire-colour-white = blanc
umpire-colour-black = noir
umpire-colour-open = ouvert
umpire-plays-white = blancs
umpire-plays-black = noirs
umpire-piece-white = blanc
umpire-piece-black = noir
umpire-piece-queen = reine
umpire-piece-striker = palet
umpire-in-hole = { $piece } (trou { $hole })
umpire-off-white = blanc hors du plateau
umpire-off-black = noir hors du plateau
umpire-off-queen = reine hors du plateau
umpire-off-striker = palet hors du plateau
umpire-untouched = aucun pion touché
umpire-nothing-fell = rien n’est tombé
umpire-improper = coup incorrect
umpire-behind = premier pion touché sur la ligne de base ou derrière
umpire-seat-south = au sud
umpire-seat-east = à l’est
umpire-seat-north = au nord
umpire-seat-west = à l’ouest
umpire-timer-thinking = réflexion
umpire-timer-placing = pose
umpire-timer-seats = changement de places
umpire-timer-rest = repos

# Les questions avant un match.
umpire-title = carrom umpire
umpire-title-new = nouveau match
umpire-ask-rules = Quelle règle ?
umpire-ask-doubling = Le palet tombe avec le pion qui double : quel pion revient aussi ?
umpire-doubling-opponent = un pion adverse
umpire-doubling-own = un autre pion du joueur
umpire-ask-kind = Simple ou double ?
umpire-kind-singles = simple : deux joueurs
umpire-kind-doubles = double : deux équipes de deux
umpire-ask-name = Nom du joueur { $number } ?
umpire-ask-name-pair = Équipe { $pair } : nom du joueur { $number } ?
umpire-name-missing = Il faut un nom ; n’importe lequel convient.
umpire-name-long = Un nom a ici { $most } caractères au plus.
umpire-name-twice = Il y a déjà « { $name } » ; les noms doivent différer.
umpire-name-number = Un nom ne commence pas par un chiffre : les chiffres sont les numéros des joueurs.
umpire-ask-clock = Avec une pendule ?
umpire-clock-off = sans pendule
umpire-clock-strict = { $seconds } secondes par coup ; au-delà, c’est une faute
umpire-clock-casual = { $seconds } secondes par coup ; au-delà, la main passe
umpire-ask-length = Quelle est la durée du match ?
umpire-length-as-ruled = { $games ->
    [one] selon la règle : une partie gagnante
   *[other] selon la règle : { $games } parties gagnantes
}
umpire-length-games = { $games ->
    [one] une partie
   *[other] { $games } parties gagnantes
}
umpire-length-board = une seule manche
umpire-ask-place = Où joue-t-on ? (facultatif)
umpire-ask-edition = De quelle édition est le plateau ?
umpire-edition-revised = la révisée : un seul grand cercle au milieu
umpire-edition-1986 = celle de 1986 : deux grands cercles au milieu
umpire-ask-check = Parcourir la liste de contrôle du matériel ?
umpire-check-skip = non, commencer tout de suite
umpire-check-go = oui, { $parts } pages courtes
umpire-ask-part = Matériel { $number } sur { $many } : { $part } (article { $clause })
umpire-hint-part = Un numéro coche ou décoche, { $all } coche tout, Entrée continue ; ce qui n’est pas coché compte comme non contrôlé.
umpire-ask-file = Quel fichier gardera le procès-verbal ?
umpire-ask-confirm = Le procès-verbal sera { $file }. Entrée commence le match.
umpire-only-enter = Entrée pour commencer, Échap pour revenir.
umpire-summary = { $first } contre { $second }. { $rules }. { $ticked ->
    [0] Matériel non contrôlé.
    [one] Un point du matériel contrôlé.
   *[other] { $ticked } points du matériel contrôlés.
}
umpire-default = [{ $default }]
umpire-keys-form = Entrée répond   Échap retour   F2 English   Ctrl-Q quitter
umpire-cancelled = Abandonné ; rien n’a changé.

# Ce que le match attend.
umpire-wait-toss = Le tirage au sort : qui l’a gagné ?
umpire-wait-choice = Tirage au sort gagné par { $team }, au choix :
umpire-wait-seats = Quelles places pour { $team } ?
umpire-wait-breaker = Qui ouvre pour { $team } ?
umpire-wait-seat-change = Les joueurs changent de place.
umpire-wait-ready = L’ouverture est à { $player }. La manche s’ouvre par « Play ».
umpire-wait-break = Ouverture : qu’a fait le coup ? ({ $player })
umpire-wait-stroke = Qu’a fait le coup ? ({ $player })
umpire-wait-placing = À poser avant le coup suivant : { $dues }
umpire-due-white = { $many ->
    [one] { $player } { $many } blanc
   *[other] { $player } { $many } blancs
}
umpire-due-black = { $many ->
    [one] { $player } { $many } noir
   *[other] { $player } { $many } noirs
}
umpire-wait-request = Le jeu est arrêté, demande à l’arbitre : { $player }
umpire-wait-deciding-toss = Égalité : tirage au sort de l’ouverture de la manche décisive. Qui l’a gagné ?
umpire-wait-over = Le match est terminé. F4 affiche la feuille de score.

# Les choix du moment.
umpire-choice-toss = gagné par { $team }
umpire-choice-coin = laisser le programme tirer au sort
umpire-choice-break = l’ouverture
umpire-choice-seats = les places
umpire-choice-seat = { $player } { $seat }
umpire-choice-breaker = { $player } ouvre
umpire-choice-play = dire « Play »
umpire-choice-play-on = dire « Play » : la manche continue
umpire-choice-seat-change = les places sont échangées
umpire-choice-placed = { $player } a posé un pion { $colour }
umpire-choice-no-room = pas de place pour un pion { $colour } : il est gardé en main
umpire-enter = Entrée
umpire-legend = { $own } joueur  { $theirs } adverse  { $queen } reine  { $striker } palet  { $nothing } rien  { $improper } incorrect  { $untouched } à vide  { $ask } aide
umpire-prompt = { $player } >
umpire-prompt-plain = >
umpire-keys = F1 aide   F2 English   F3 fautes   F4 score   u annule   Ctrl-Q quitter
umpire-keys-page = Haut, Bas, PgPréc, PgSuiv   Échap ferme   F2 English   { $from }–{ $to } sur { $many }
umpire-too-small = Agrandissez la fenêtre : { $columns } colonnes et { $lines } lignes au moins. D’ici là, seul Ctrl-Q agit, pour quitter.

# L’état du match.
umpire-stage-before = avant la première manche
umpire-stage = partie { $game }, manche { $board }
umpire-stage-deciding = partie { $game }, manche { $board } décisive
umpire-stage-over = match terminé
umpire-entries = { $many ->
    [one] { $many } entrée
   *[other] { $many } entrées
}
umpire-head-games = part.
umpire-head-points = points
umpire-head-on-board = plat.
umpire-head-pocketed = filets
umpire-head-owed = dus
umpire-head-held = en main
umpire-tries = encore { $many } essais
umpire-holds = En main, faute de place ({ $player }) : { $many } { $colour }
umpire-protest-announced = réclamation contre l’entrée { $about } annoncée, pas encore écrite ({ $player })
umpire-protest-written = réclamation contre l’entrée { $about } écrite, pas encore jugée ({ $player })
umpire-warned = avertissements pour gêne, { $player } : { $many }
umpire-replayed = Tout le match est rejoué après une réclamation.
umpire-queen-on-board = Reine sur le plateau
umpire-queen-barred = Reine sur le plateau ; { $team } : d’abord un pion à soi
umpire-queen-barred-both = Reine sur le plateau ; chaque camp doit d’abord empocher un de ses pions
umpire-queen-awaiting = Reine empochée, à couvrir maintenant par { $team }
umpire-queen-covered = Reine couverte par { $team }
umpire-clock = { $timer } : { $seconds } s
umpire-clock-over = { $timer } : temps écoulé – tapez temps, ou le coup s’il a été joué à temps

# Ce qui est entré.
umpire-entry-tossed = Tirage au sort gagné par { $team }.
umpire-entry-chose = Choix : { $choice }.
umpire-entry-took-seats = Places : { $seats }.
umpire-entry-named-breaker = { $player } ouvre.
umpire-entry-came-late = { $player } est en retard.
umpire-entry-played-trial = Manche d’essai : { $team }.
umpire-entry-turned-rosette = { $player } a tourné la rosette de { $degrees }°.
umpire-entry-said-play = « Play ».
umpire-entry-struck = { $player } : { $stroke }.
umpire-entry-passed = { $player } passe la main.
umpire-turn-let-go = Le coup n’a pas été joué : la main passe.
umpire-break-let-go = L’ouverture n’a pas été tentée : à l’adversaire d’essayer, sans tourner la rosace.
umpire-entry-placed = { $player } a posé un pion { $colour }.
umpire-entry-found-no-room = Pas de place pour un pion { $colour } : gardé en main.
umpire-entry-found-room = Il y a de la place pour le pion { $colour } gardé en main.
umpire-entry-called = Annonce contre { $player } : { $label } ({ $clause }).
umpire-entry-time-ran-out = Temps écoulé : { $timer }.
umpire-entry-requested = { $player } s’adresse à l’arbitre ; le jeu s’arrête.
umpire-entry-changed-seats = Les joueurs ont changé de place.
umpire-entry-changed-striker = { $player } a changé de palet.
umpire-entry-changed-board = Le plateau a été échangé.
umpire-entry-disturbed = Avertissement pour gêne : { $player }.
umpire-entry-disqualified = { $player } : disqualification ({ $clause }).
umpire-entry-conceded = { $player } abandonne la partie.
umpire-entry-protested = { $player } réclame contre l’entrée { $about }.
umpire-entry-wrote-protest = Réclamation remise par écrit : { $player }.
umpire-entry-decided-protest = { $upheld ->
    [yes] Réclamation acceptée ({ $player }) : le match est rejoué.
   *[no] Réclamation rejetée ({ $player }) : le résultat est maintenu.
}
umpire-entry-overruled = Rectification : { $reason }
umpire-entry-undone = { $kind ->
    [redo] { $many ->
        [one] L’entrée { $entry } est rétablie.
       *[other] { $many } entrées sont rétablies, la dernière est la { $entry }.
    }
   *[undo] { $many ->
        [one] L’entrée { $entry } est annulée.
       *[other] { $many } entrées sont annulées, la dernière est la { $entry }.
    }
}

# Ce qui suit.
umpire-board-won = { $others ->
    [0] { $points ->
        [0] Manche gagnée par { $team }, sans point.
        [one] Manche gagnée par { $team } avec { $points } point.
       *[other] Manche gagnée par { $team } avec { $points } points.
    }
   *[other] Manche gagnée par { $team }, { $points } à { $others }.
}
umpire-score = Score : { $first } { $points }, { $second } { $others }.
umpire-game-won = Partie { $game } gagnée par { $team }.
umpire-match-played = Match gagné par { $team }, { $games } à { $others }.
umpire-match-conceded = Match gagné par { $team }, { $games } à { $others } ; la dernière partie a été abandonnée.
umpire-match-disqualified = Match gagné par disqualification par { $team } ({ $games } à { $others } en parties).
umpire-single-played = Match gagné par { $team }, { $points } à { $others } en points.
umpire-single-conceded = Match gagné par { $team } : la manche a été abandonnée.
umpire-single-disqualified = Match gagné par { $team }, par disqualification.
umpire-seat-change-due = On change de place.
umpire-queen-back = L’arbitre remet la reine.
umpire-placed-for = { $many ->
    [one] L’arbitre place le pion à sa place.
   *[other] L’arbitre place les { $many } pions à sa place.
}
umpire-put-back = { $many ->
    [one] L’arbitre remet le pion sorti du plateau.
   *[other] L’arbitre remet les { $many } pions sortis du plateau.
}
umpire-takes-white = Les blancs sont à { $team }.
umpire-takes-black = Les noirs sont à { $team }.
umpire-to-place = { $many ->
    [one] { $player } pose { $many } pion { $colour }.
   *[other] { $player } pose { $many } pions { $colour }s.
}
umpire-owes = Pions dus par { $team } : { $many }.
umpire-next-break = Manche suivante : { $player } ouvre.
umpire-plays-on = { $tries ->
    [1] { $player } rejoue.
   *[other] { $player } rejoue, avec { $tries } essais.
}
umpire-next = { $tries ->
    [1] À { $player } de jouer.
   *[other] À { $player } de jouer, avec { $tries } essais.
}
umpire-if = Et si :
umpire-refused = Non entré :

# Ce qui ne peut pas servir.
umpire-nothing-typed = { $awaited } Tapez ce qui est tombé, ou . pour rien.
umpire-not-understood = « { $typed } » n’est pas compris ; les lettres sont { $letters }, et { $ask } explique tout.
umpire-choose = Tapez un numéro de 1 à { $most }.
umpire-not-known = « { $typed } » n’est pas connu ici ; { $ask } explique tout.
umpire-neither = « { $typed } » n’est ni un numéro de 1 à { $most } ni un mot connu ici ; { $ask } explique tout.
umpire-not-a-choice = « { $typed } » n’est pas un numéro de 1 à { $most }.
umpire-not-a-player = « { $typed } » ne désigne pas un joueur ; tapez un numéro : { $players }.
umpire-which-player = Quel joueur ? Ajoutez un numéro : { $players }.
umpire-which-clause = Selon quel article ? Un parmi { $clauses }.
umpire-not-an-entry = « { $typed } » n’est pas le numéro d’une entrée.
umpire-not-degrees = « { $typed } » n’est pas un nombre de degrés.
umpire-not-two = Il faut deux nombres de { $least } à { $most }, séparés par une espace.
umpire-nothing-and-something = Ou bien quelque chose est tombé, ou bien { $sign } pour rien.
umpire-nothing-behind = Rien ne peut suivre « { $word } » : { $typed }
umpire-nothing-to-undo = Il n’y a rien à annuler.
umpire-nothing-to-redo = La dernière entrée n’a rien annulé.
umpire-colours-open = Les couleurs sont encore ouvertes : nommez les pions par leur couleur.
umpire-not-open = La manche n’est pas ouverte : d’abord Entrée pour « Play ». Si l’ouverture a été jouée avant « Play », annoncez { $clause }.
umpire-stopped = Le jeu est arrêté : d’abord Entrée pour « Play ». Si quelqu’un a continué à jouer, annoncez { $clause }.
umpire-place-first = Pas encore de coup. { $awaited }
umpire-no-stroke-now = Aucun coup n’est possible maintenant. { $awaited }
umpire-no-board = Aucune manche n’est en cours. { $awaited }
umpire-no-overrule-now = Seule une manche en cours peut être rectifiée ; pour le reste, annulez.
umpire-no-clock = Aucune pendule ne tourne.
umpire-unknown-call = « { $clause } » n’est pas un article que l’on annonce ; F3 en donne la liste.
umpire-unknown-clause = Il n’y a pas d’article « { $clause } ».
umpire-if-what = Après « { $word } » vient un coup ou une annonce à juger.
umpire-no-calls-found = Aucune annonce ne contient « { $typed } ».

# Les questions d’une rectification.
umpire-ask-on-board = Pions sur le plateau : Blancs ({ $white }) et Noirs ({ $black }) ?
umpire-ask-owed = Pions dus : Blancs ({ $white }) et Noirs ({ $black }) ?
umpire-ask-turn = À qui de jouer ?
umpire-ask-queen = Et la reine ?
umpire-ask-reason = Pourquoi ? (une phrase pour le procès-verbal)
umpire-overruling = rectification de la manche

# Pages.
umpire-page-stroke = Un coup : ce qui est tombé, dans l’ordre
umpire-page-call = Une annonce : le numéro de l’article
umpire-page-commands = Tout le reste est un mot (trois lettres ou plus suffisent si elles sont claires)
umpire-page-keys = Touches
umpire-page-calls = Annonces de l’arbitre ; « fautes mot » cherche, « article 3.11.o » affiche l’article
umpire-page-rule = Article { $clause }
umpire-page-log = Toutes les entrées (× annulée)
umpire-page-sheet = { $first } – { $second } · { $rules }
umpire-sheet-board = manche
umpire-sheet-break = ouverture
umpire-sheet-score = score
umpire-sheet-number = { $game }.{ $board }
umpire-sheet-void = nulle
umpire-sheet-conceded = abandon
umpire-sheet-empty = Aucune manche n’est encore terminée.
umpire-sheet-games = Parties : { $first } { $a }, { $second } { $b }.
umpire-usage = { $word } { $behind }
umpire-arg-stroke = …
umpire-arg-colour = COULEUR
umpire-arg-player = JOUEUR
umpire-arg-reason = MOTIF
umpire-arg-degrees = DEGRÉS
umpire-arg-player-clause = JOUEUR 4.2.x
umpire-arg-player-entry = JOUEUR ENTRÉE
umpire-arg-search = MOT
umpire-arg-clause = ARTICLE
umpire-letter-own = un pion du joueur
umpire-letter-theirs = un pion adverse
umpire-letter-queen = la reine
umpire-letter-striker = le palet
umpire-letter-colours = blanc et noir, là où la couleur est plus facile à dire
umpire-letter-order = un pion du joueur, puis le palet
umpire-letter-hole = un pion du joueur dans le trou 2 (le 1 est à droite au nord, puis dans le sens inverse des aiguilles d’une montre) ; facultatif
umpire-letter-off = un pion du joueur hors du plateau
umpire-letter-nothing = un coup qui touche des pions sans rien empocher
umpire-letter-improper = un coup incorrect, seul ou devant ce qui est tombé
umpire-letter-untouched = un coup qui ne touche aucun pion
umpire-letter-behind = le premier pion touché était sur la ligne de base du joueur ou derrière elle
umpire-letter-call = contre le joueur probablement en cause ; la réponse le nomme avant Entrée
umpire-letter-call-player = contre le joueur 2 ; le début d’un nom convient aussi
umpire-letter-call-short = la même chose sans les points
umpire-letter-call-resting = derrière 3.10.d, 3.10.e et 3.10.f viennent les pions au bord du trou
umpire-letter-call-late = la mauvaise couleur a été posée, et vue après le coup suivant seulement
umpire-letter-keys = F1 aide, F2 l’autre langue, F3 annonces, F4 feuille de score, F5 toutes les entrées, PgPréc et PgSuiv parcourent les entrées, Ctrl-L redessine l’écran, Ctrl-Q quitte. Le procès-verbal est en sûreté après chaque entrée.
umpire-help-undo = annuler la dernière entrée ; encore une fois pour la précédente
umpire-help-redo = rétablir ce qui vient d’être annulé
umpire-help-if = juger un coup ou une annonce sans l’entrer
umpire-help-pass = le joueur passe la main
umpire-help-concede = le joueur dont c’est le tour abandonne la partie
umpire-help-time = le temps qui court est écoulé
umpire-help-noroom = pas de place pour le pion à poser : il est gardé en main
umpire-help-room = il y a maintenant de la place pour les pions en main
umpire-help-request = un joueur s’adresse à l’arbitre : le jeu s’arrête
umpire-help-play = « Play » : la manche est ouverte, ou continue
umpire-help-seats = les joueurs ont changé de place
umpire-help-striker = un joueur change de palet entre deux manches
umpire-help-board = le plateau a été échangé
umpire-help-rosette = celui qui ouvre a tourné la rosette
umpire-help-trial = le camp de ce joueur a eu sa manche d’essai
umpire-help-late = un joueur est arrivé trop tard pour les manches d’essai
umpire-help-disturbed = un joueur est averti pour avoir gêné l’adversaire
umpire-help-disqualify = un joueur est disqualifié pour le match
umpire-help-protest = un joueur réclame ; sans entrée, contre la dernière décision
umpire-help-written = la réclamation est remise par écrit
umpire-help-upheld = la réclamation est acceptée : le match est rejoué
umpire-help-rejected = la réclamation est rejetée
umpire-help-overrule = rectifier la manche : tous les nombres, le tour, le motif
umpire-help-calls = liste des annonces
umpire-help-rule = afficher un article
umpire-help-sheet = feuille de score
umpire-help-log = toutes les entrées
umpire-help-help = cette page
umpire-help-language = l’autre langue
umpire-help-quit = quitter ; le procès-verbal est gardé

# Les annonces en quelques mots.
umpire-call-3-1-c = chaise déplacée pour un coup
umpire-call-3-1-d = plateau touché pendant le tour adverse
umpire-call-3-1-e = hauteur du siège changée pendant une manche
umpire-call-3-1-f = chaise déplacée ou joueur levé pendant une manche
umpire-call-3-1-g = jambes hors de son côté
umpire-call-3-2-a = palet poussé au lieu d’être frappé
umpire-call-3-2-b = coup sans le bout d’un seul doigt
umpire-call-3-2-c = deux mains employées
umpire-call-3-2-d = coup du pouce (permis)
umpire-call-3-2-e = plus que la main sur la surface
umpire-call-3-2-f = avant-bras ou coude au-delà de la limite
umpire-call-3-2-g = appui pris sur le plateau, la chaise ou le support
umpire-call-3-2-h = palet mal placé
umpire-call-3-2-i = palet effleuré dans sa bande (pas un coup)
umpire-call-3-2-k = coup avant le retrait du palet adverse
umpire-call-3-2-l = propre palet laissé sur la surface
umpire-call-3-5-f = ouverture avant « Play »
umpire-call-3-6-b = réflexion trop longue
umpire-call-3-6-c = pions adverses joués par erreur
umpire-call-3-9-b = pion sorti puis revenu sur le plateau
umpire-call-3-10-a = pion debout sur la tranche
umpire-call-3-10-b = pion couché sur un autre
umpire-call-3-10-c = palet couché sur un pion
umpire-call-3-10-d = pion couché sur le palet au bord d’un trou
umpire-call-3-10-e = palet couché sur un pion au-dessus d’un trou
umpire-call-3-10-f = pion en équilibre au bord, puis tombé
umpire-call-3-11-k = pion à soi posé pour un pion adverse
umpire-call-3-11-l = plusieurs pions à poser
umpire-call-3-11-m = pion de pénalité mal posé
umpire-call-3-11-n = autre pion touché en posant
umpire-call-3-11-o = pions touchés autrement que par un coup
umpire-call-3-11-p = pion posé pour un « cannon » ou un « pair »
umpire-call-3-11-r = levé de sa chaise pendant son tour
umpire-call-3-12-d = reine non couverte, vue trop tard
umpire-call-4-a = manger, boire ou fumer
umpire-call-4-b = palet non admis
umpire-call-4-c = plateau ou sièges changés sans permission
umpire-call-4-d = plateau échangé pendant une manche
umpire-call-4-e = palet changé au mauvais moment
umpire-call-4-f = pion cassé remplacé
umpire-call-4-g = a continué à jouer pendant une demande
umpire-call-4-h = poudre au mauvais moment
umpire-call-4-i = plateau déplacé, position perdue
umpire-call-4-k = a demandé le score pendant le tour adverse
umpire-call-4-l = a gêné l’adversaire
umpire-call-4-m = partenaires qui se parlent ou se font signe
umpire-call-4-n = a parlé sans permission
umpire-call-4-o = surface essayée avec le palet
umpire-call-4-p = palet laissé sur le cadre ou dans un filet
umpire-call-4-q = trop de passes des deux camps : manche nulle
umpire-call-4-r = abandonne la partie
umpire-call-4-1 = manquement à une règle
umpire-call-4-1-1 = faute technique
umpire-call-4-1-2 = faute
umpire-call-4-2-a = disqualification : langage inconvenant
umpire-call-4-2-b = disqualification : a quitté sa chaise sans permission
umpire-call-4-2-c = disqualification : repos dépassé
umpire-call-4-2-d = disqualification : a refusé une décision
umpire-call-4-2-e = disqualification : a insulté les officiels
umpire-call-4-2-f = disqualification : palet non admis
umpire-call-4-2-g = disqualification : a interrompu le jeu
umpire-call-4-2-h = disqualification : a trop souvent gêné
