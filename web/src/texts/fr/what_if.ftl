# « Et si… ? » : l’arbitre juge un coup que vous décrivez.

what-if = Et si… ?
what-if-about = Composez un plateau, choisissez ce qui est tombé et lisez la décision de l’arbitre.

# Le plateau

what-if-begin = Partir de
preset-middle = Milieu de manche
preset-break = L’ouverture
preset-cover = Reine à { -cover }
preset-last = Dernier pion blanc
preset-both = Un pion chacun
what-if-board = Le plateau
what-if-change = changer
what-if-plays = qui joue : { $side }
what-if-on-board = { $colour } sur le plateau
what-if-owed = Pions dus
what-if-points = Points dans la partie
what-if-queen = Reine
queen-on_board = reine sur le plateau
queen-awaiting_cover = reine à { -cover } maintenant
queen-covered = reine { -cover(form: "feminine") }
what-if-queen-by = { CAPITAL(-cover(form: "feminine")) } par
what-if-turn = Qui joue
what-if-break = C’est l’ouverture
what-if-attempts = Ouvertures manquées
what-if-tries = Essais restants
what-if-open = Pas encore de couleurs
side-white = Blanc
side-black = Noir
side-first = Premier joueur
side-second = Second joueur
piece-white = Blanc
piece-black = Noir
piece-queen = Reine
piece-striker = Palet
step-fewer = { $what } : un de moins
step-more = { $what } : un de plus

# Ce qui s’est passé

what-if-happened = Ce qui s’est passé
what-if-stroke = Un coup
what-if-call = L’arbitre intervient
what-if-fell = Ce qui est tombé, dans l’ordre
what-if-fallen = Empochés
what-if-nothing = Rien pour l’instant. Touchez les pions tombés.
what-if-pocket = Trou où est tombé le numéro { $number }
what-if-any-pocket = un trou
what-if-remove = Retirer le numéro { $number }
what-if-take-away = Retirer : { $piece }
what-if-more = Plus de détails
what-if-off = Sortis du plateau :
what-if-untouched = Le { -striker } n’a touché aucun pion
what-if-improper = Le coup était incorrect
what-if-behind = Le premier pion touché était sur la ligne de base du joueur ou derrière
what-if-clause = Article
what-if-by = Contre
what-if-resting = Comptent comme empochés :
what-if-late = Remarqué seulement après le coup suivant

# La décision

what-if-ruling = L’arbitre décide
what-if-next = Joue ensuite
what-if-back = Revient
what-if-comes-back = Revient : { $what }
what-if-back-queen = la reine
what-if-back-nothing = rien
what-if-after = Plateau après le coup
what-if-owes = { $side } : { $count ->
    [one] { $count } pion dû
   *[other] { $count } pions dus
}
after-on_board = reine sur le plateau
after-awaiting_cover = reine à { -cover } ({ $side })
after-covered = reine { -cover(form: "feminine") } ({ $side })
what-if-colours = Couleurs
what-if-colours-are = Premier joueur : { $first }, second joueur : { $second }
what-if-result = La manche est finie
what-if-board-to = Manche : { $side }, { $points } { A($other) }
what-if-game-to = Partie : { $side }
what-if-void = La manche ne compte pas
what-if-clauses = Articles
what-if-continue = Continuer d’ici
what-if-elsewhere = Et avec les autres règles ?
