# Pourquoi une entrée est refusée ; rien n’a changé. { $player } est le nom d’un joueur.
refusal-not-now = Ce n’est pas possible à ce moment du match.
refusal-unknown-player = « { $player } » ne joue pas ce match.
refusal-not-your-turn = C’est { A($player) } de jouer.
refusal-not-open = La manche n’est pas encore ouverte. L’arbitre doit d’abord dire « Play ».
refusal-stopped = Une demande a arrêté le jeu. Il reprend quand l’arbitre dit « Play ».
refusal-place-first = Posez d’abord les pions qui reviennent sur le plateau.
refusal-not-the-placer = C’est { A($player) } de poser ce pion.
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
refusal-striker-changed = Ce joueur ne peut plus changer de { -striker }.
refusal-striker-between-boards = { $damaged ->
    [yes] Pendant une manche, seul un { -striker } abîmé peut être changé. Sinon, attendez la fin de la manche.
   *[other] Un { -striker } ne se change qu’entre deux manches, même s’il est abîmé.
}
refusal-not-disturbed-enough = { $most ->
    [one] On ne disqualifie un joueur pour gêne qu’après plus de { $most } avertissement.
   *[other] On ne disqualifie un joueur pour gêne qu’après plus de { $most } avertissements.
}
refusal-no-such-clause = L’article « { $clause } » ne disqualifie personne.
refusal-unknown-clause = L’article « { $clause } » n’existe pas.
refusal-no-protest = Ce joueur n’a pas de réclamation à rédiger ou à trancher maintenant.
refusal-protest-twice = Une réclamation précédente de ce joueur n’est pas encore tranchée.
refusal-no-seat-change = Ce n’est pas le moment de changer de place.
refusal-reason-needed = Donnez un motif.
refusal-no-such-event = Aucune entrée antérieure de la feuille ne porte ce numéro.
refusal-time-backwards = Cette entrée est antérieure à la dernière de la feuille.
refusal-break-made = L’ouverture de cette manche est déjà jouée.
refusal-not-his-break = C’est { A($player) } d’ouvrir.
refusal-only-in-doubles = Ce n’est possible qu’en double.
refusal-no-request = Il n’y a pas de demande en cours.
refusal-void-by-count = Personne n’a à l’annoncer. La manche devient nulle d’elle-même après { $turns } tours de suite sans pion touché.
refusal-concede-instead = Ce n’est pas une annonce. Saisissez plutôt qu’un joueur abandonne la partie.
refusal-nothing-placed = { $player } n’a posé aucun pion auquel cette annonce s’applique.
refusal-no-placing = Aucun pion n’est à poser, et aucun n’a été posé depuis le dernier coup.
refusal-nothing-missed = Ce camp n’a pas laissé de reine non { -cover(form: "feminine") } passer inaperçue jusqu’après le coup suivant du même joueur. Jusque-là, la reine revient sur le plateau.
refusal-not-ruled = Cette entrée ne contient pas de décision à contester.
refusal-layout-counts = Les pions de cette disposition ne sont pas ceux du plateau.
refusal-layout-outside = Un pion de cette disposition n’est pas sur la surface de jeu.
refusal-layout-overlap = Deux pions de cette disposition se chevauchent.
refusal-colours-taken = Les couleurs ne peuvent rester ouvertes que si la règle le permet et si tous les pions sont sur le plateau.
refusal-too-many-tries = { $most ->
    [one] Un joueur a au plus { $most } essai.
   *[other] Un joueur a au plus { $most } essais.
}
refusal-not-in-these-rules = Cette règle ne le prévoit pas.
refusal-illegal-aim = { $reason }
refusal-no-stroke = Ce n’était pas un coup : le { -striker } n’a pas quitté sa base et n’a rien touché.
refusal-striker-place = Cette règle n’admet pas le { -striker } à cet endroit.
refusal-last-pieces = Il faut poser ces pions : sans eux, ce camp n’en aurait plus.
refusal-nothing-to-forgo = Ces pions sont tombés dans le coup et reviennent de toute façon. On ne renonce qu’aux pions dus ou de pénalité.
refusal-forgo-all = Un de ces pions est déjà posé. On renonce à tous les pions dus ou de pénalité, ou à aucun.
refusal-too-many-points = { $most ->
    [one] Ce camp peut demander { $most } point au plus.
   *[other] Ce camp peut demander { $most } points au plus.
}
refusal-in-turn-already = C’est { A($player) } de jouer : ce coup n’est pas hors tour.
refusal-striker-has-room = Il reste de la place pour le { -striker } sur sa base.
refusal-no-such-end = Avec cette règle, aucune manche ne finit ainsi : { $left ->
    [0] plus aucun pion au perdant
    [one] { $left } pion au perdant
   *[other] { $left } pions au perdant
}, et la reine comme vous le dites.
refusal-not-these-points = Une manche qui finit ainsi rapporte { $possible } points (vainqueur–perdant), pas { $points }.
refusal-not-this-game = { $boards ->
    [one] Cette partie ne peut pas finir par { $a }–{ $b } après { $boards } manche.
   *[other] Cette partie ne peut pas finir par { $a }–{ $b } après { $boards } manches.
}
refusal-queen-covered = C’est l’autre camp qui a { -cover(form: "done") } la reine, pas celui que vous indiquez.
refusal-no-slam = Cela ne peut pas être un grand chelem.
refusal-colours-known = Les couleurs de cette manche sont déjà connues.
refusal-one-board-only = Ce match ne compte qu’une manche. Saisissez le résultat de la manche.
refusal-deciding-break = Indiquez qui a ouvert la manche décisive.
refusal-no-stroke-before = Cette annonce porte sur le dernier coup. Il n’y en a aucun qu’elle puisse encore changer.
refusal-stroke-by-another = Le dernier coup est { DE($player) } : c’est ce joueur que l’annonce vise.
refusal-not-yet-late = Aucun coup n’a été joué depuis que ce pion a été posé. On peut encore le corriger.
refusal-no-opponents-fell = Au dernier coup, { $player } n’a pas empoché que des pions de l’adversaire. Si des pions lui ont été comptés par erreur, nommez-les.
refusal-taken-too-many = { $player } n’a pas empoché autant de pions pendant ce tour.
refusal-later-entry = L’entrée { $entry } est venue après ce coup. Annulez-la d’abord.
refusal-who-did-it = Précisez qui : l’article { $clause } peut viser plusieurs joueurs.
refusal-has-struck = { $clause ->
    [none] { $player } a déjà joué un coup pendant ce tour.
   *[other] { $player } a déjà joué un coup pendant ce tour. Annoncez plutôt { $clause }.
}
refusal-overtime-again = { $player } a déjà payé un pion pour avoir dépassé le temps pendant ce tour.
refusal-match-time = Le temps du match est écoulé : aucune nouvelle manche ne commence. Indiquez que le temps est écoulé.
refusal-no-match-time = Aucun temps de match ne court.
refusal-not-this-shoot-out = Des tirs à la reine ne peuvent pas finir par { $a }–{ $b } après { $strokes ->
    [one] { $strokes } tir
   *[other] { $strokes } tirs
} chacun. Chaque camp en fait au moins { $least } ; ensuite, une reine d’avance suffit.
