# Pourquoi une entrée est refusée ; rien n’a changé. { $player } est le nom d’un joueur.
refusal-not-now = Ce n’est pas possible à ce moment du match.
refusal-unknown-player = « { $player } » ne joue pas ce match.
refusal-not-your-turn = C’est à { $player } de jouer.
refusal-not-open = La manche n’est pas encore ouverte. L’arbitre doit d’abord dire « Play ».
refusal-stopped = Une demande a arrêté le jeu. Il reprend quand l’arbitre dit « Play ».
refusal-place-first = Posez d’abord les pions qui reviennent sur le plateau.
refusal-not-the-placer = C’est à { $player } de poser ce pion.
refusal-nothing-to-place = Il n’y a pas de pion de cette couleur à poser.
refusal-spot-needed = Indiquez où va le pion : la place de tous les pions est connue.
refusal-spot-illegal = Le pion ne peut pas aller là : { $verdict }.
refusal-spot-legal = cette place est permise
refusal-spot-outside-inner-circle = il sortirait en partie du cercle des pions de pénalité
refusal-spot-on-centre-circle = il couvrirait une partie du cercle central
refusal-spot-touches-piece = il toucherait un autre pion
refusal-spot-cannon = il donnerait un « cannon » au joueur qui le pose
refusal-spot-pair = il donnerait un « pair » au joueur qui le pose
refusal-spot-shot-with-queen = il ferait un « shot » avec la reine
refusal-spot-not-nearest-to-centre = une autre place libre est plus près du centre
refusal-there-is-room = Il y a de la place pour ce pion. Posez-le.
refusal-no-room = Il n’y a pas encore de place pour le pion gardé en main.
refusal-nothing-held = Aucun pion de cette couleur n’est gardé en main.
refusal-seats-wrong = Ces places sont impossibles. Chaque joueur prend une place libre. En simple, les adversaires se font face ; en double, les partenaires. Le camp qui choisit s’assied le premier.
refusal-not-of-that-team = Ce joueur est de l’autre camp.
refusal-trial-taken = Ce camp a déjà eu sa manche d’essai.
refusal-trial-late = Un joueur en retard n’a pas de manche d’essai.
refusal-only-the-breaker = Seul le joueur qui ouvre peut tourner la rosace.
refusal-not-a-number = Utilisez ici des nombres ordinaires, pas l’infini ni NaN.
refusal-report = { $reason }
refusal-too-late = Il est trop tard.
refusal-no-timer = Cette pendule ne tourne pas.
refusal-time-left = Le temps n’est pas encore écoulé.
refusal-striker-changed = Ce joueur ne peut plus changer de palet.
refusal-not-disturbed-enough = { $most ->
    [one] On ne disqualifie un joueur pour gêne qu’après plus de { $most } avertissement.
   *[other] On ne disqualifie un joueur pour gêne qu’après plus de { $most } avertissements.
}
refusal-no-such-clause = L’article « { $clause } » ne disqualifie personne.
refusal-no-protest = Ce joueur n’a pas de réclamation à rédiger ou à trancher maintenant.
refusal-protest-twice = Une réclamation précédente de ce joueur n’est pas encore tranchée.
refusal-no-seat-change = Ce n’est pas le moment de changer de place.
refusal-reason-needed = Donnez un motif.
refusal-no-such-event = Aucune entrée antérieure de la feuille ne porte ce numéro.
refusal-time-backwards = Cette entrée est antérieure à la dernière de la feuille.
refusal-break-made = L’ouverture de cette manche est déjà jouée.
refusal-not-his-break = C’est à { $player } d’ouvrir.
refusal-only-in-doubles = Ce n’est possible qu’en double.
refusal-no-request = Il n’y a pas de demande en cours.
refusal-void-by-count = Personne n’a à l’annoncer. La manche devient nulle d’elle-même après { $turns } tours de suite sans pion touché.
refusal-concede-instead = Ce n’est pas une annonce. Saisissez plutôt l’abandon du joueur qui a la main.
refusal-nothing-placed = { $player } n’a posé aucun pion auquel cette annonce s’applique.
refusal-no-placing = Aucun pion n’est à poser, et aucun n’a été posé depuis le dernier coup.
refusal-nothing-missed = Ce camp n’a pas de reine non couverte passée inaperçue jusqu’après le coup suivant du même joueur. Jusque-là, la reine revient sur le plateau.
refusal-not-ruled = Cette entrée ne contient pas de décision à contester.
refusal-layout-counts = Les pions de cette disposition ne sont pas ceux du plateau.
refusal-layout-outside = Un pion de cette disposition n’est pas sur la surface de jeu.
refusal-layout-overlap = Deux pions de cette disposition se chevauchent.
refusal-colours-taken = Les couleurs ne peuvent rester ouvertes que si la règle le permet et si tous les pions sont sur le plateau.
refusal-too-many-tries = { $most ->
    [one] Un joueur a au plus { $most } essai.
   *[other] Un joueur a au plus { $most } essais.
}
refusal-not-in-these-rules = Cette règle ne le prévoit pas.
refusal-illegal-aim = { $reason }
refusal-no-stroke = Ce n’était pas un coup : le palet n’a pas quitté sa base et n’a rien touché.
refusal-striker-place = Cette règle n’admet pas le palet à cet endroit.
refusal-last-pieces = Il faut poser ces pions : sans eux, ce camp n’en aurait plus.
refusal-too-many-points = { $most ->
    [one] Ce camp peut demander { $most } point au plus.
   *[other] Ce camp peut demander { $most } points au plus.
}
refusal-in-turn-already = C’est à { $player } de jouer : ce coup n’est pas hors tour.
refusal-striker-has-room = Il reste de la place pour le palet sur sa base.
refusal-no-such-end = Ces règles ne connaissent pas de manche qui finit ainsi : { $left ->
    [0] plus aucun pion
    [one] { $left } pion
   *[other] { $left } pions
} du perdant, et la reine comme vous le dites.
refusal-not-these-points = Une manche qui finit ainsi rapporte { $possible } points (vainqueur–perdant), pas { $points }.
refusal-not-this-game = { $boards ->
    [one] Cette partie ne peut pas finir par { $a }–{ $b } après { $boards } manche.
   *[other] Cette partie ne peut pas finir par { $a }–{ $b } après { $boards } manches.
}
refusal-queen-covered = La reine est déjà couverte, mais pas par le camp que vous indiquez.
refusal-no-slam = Cela ne peut pas être un grand chelem.
refusal-colours-known = Les couleurs de cette manche sont déjà connues.
refusal-one-board-only = Ce match ne compte qu’une manche. Saisissez le résultat de la manche.
refusal-deciding-break = Indiquez qui a ouvert la manche décisive.
refusal-match-time = Le temps du match est écoulé : aucune nouvelle manche ne commence. Indiquez que le temps est écoulé.
refusal-no-match-time = Aucun temps de match ne court.
refusal-not-this-shoot-out = Des tirs à la reine ne peuvent pas finir par { $a }–{ $b } après { $strokes ->
    [one] { $strokes } tir
   *[other] { $strokes } tirs
} chacun. Chaque camp en fait au moins { $least } ; ensuite, une reine d’avance suffit.
