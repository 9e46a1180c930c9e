# La commande `carrom rules`.
rules-help = La règle du jeu, article par article.
rules-help-list = Liste les articles avec l’état de chacun.
rules-help-show = Affiche un article : son texte, qui en répond, les tests qui le prouvent, la lecture retenue.
rules-help-diff = Montre en quoi deux règles diffèrent : leurs chiffres et leurs décisions sur des coups typiques.
rules-help-coverage = Compte les articles prouvés et nomme tous ceux qui ne le sont pas.
rules-help-set = La règle.
rules-help-clause = L’article, par exemple 3.11.b ou club:striker.4 ; sans nom de règle, c’est l’internationale.
rules-help-first = Une règle.
rules-help-second = L’autre règle.
rules-help-json = Écrit du JSON, pour les machines.
rules-unknown-clause = Il n’y a pas d’article « { $clause } ».
rules-unknown-clause-like = Il n’y a pas d’article « { $clause } » ; cherchiez-vous { $suggestions } ?

# Les règles.
rules-set-international = La règle internationale
rules-set-club = La règle de club
rules-set-percuteur = La règle du percuteur
rules-set-simplified = La règle simplifiée

# L’état d’un article.
rules-state-proved = prouvé
rules-state-pending = en attente
rules-state-not-for-software = hors logiciel
rules-state-uncovered = non couvert
rules-short-proved = prouvé
rules-short-pending = en attente
rules-short-not-for-software = hors logiciel
rules-short-uncovered = non couvert
rules-part-physics = la physique
rules-part-match = le match
rules-part-desk = la table de l’arbitre
rules-who-E = l’équipement
rules-who-P = la physique
rules-who-R = les décisions
rules-who-M = le match
rules-who-U = l’arbitre
rules-who-G = simple conseil

# Un article.
rules-show-heading = { $clause } · { $title }
rules-show-letter = Dans l’édition révisée : { $letter }
rules-show-who = En répond : { $who }
rules-show-proved = État : prouvé, par
rules-show-pending = État : en attente ; reste à prouver par { $parts }
rules-show-tested = Déjà testé par
rules-show-not-for-software = État : hors logiciel. { $reason }
rules-show-uncovered = État : non couvert ; aucun test ne le prouve encore
rules-show-settled = Interprétation arrêtée { $number }
rules-show-bears-on = Concerne : { $clauses }

# La couverture.
rules-coverage-all = tous
rules-coverage-sum = ensemble
rules-coverage-settled = interprétations
rules-coverage-pending = En attente, reste à prouver par { $parts }
rules-coverage-not-for-software = Hors logiciel
rules-coverage-uncovered = Non couverts : aucun test ne les prouve encore

# Deux règles côte à côte.
rules-diff-figures = Chiffres qui diffèrent
rules-diff-rulings = Coups jugés différemment
rules-diff-none = Aucun chiffre ne diffère, et les coups typiques sont jugés de même.
rules-diff-no-figures = Aucun chiffre ne diffère.
rules-diff-no-rulings = Les coups typiques sont jugés de même.
rules-no-limit = sans limite
rules-join = { " ; " }
rules-cited = { $outcome } ({ $clauses })
rules-figure-points_to_win = points pour gagner une partie
rules-figure-boards_per_game = manches d’une partie, au plus
rules-figure-games_to_win = parties pour gagner un match
rules-figure-queen_points = points de la reine
rules-figure-queen_ceiling = points à partir desquels la reine vaut moins
rules-figure-queen_points_late = points de la reine à partir de là
rules-figure-special_points = points des cas particuliers de fin de manche
rules-figure-special_points_late = points de ces cas à partir de là
rules-figure-striker_bonus = supplément, palet avec le dernier pion adverse
rules-figure-board_cap = points d’une manche, au plus
rules-figure-break_attempts = essais du premier joueur à l’ouverture
rules-figure-pieces = pions de chaque couleur
rules-figure-thinking_seconds = secondes de réflexion
rules-figure-placing_seconds = secondes pour poser un pion
rules-figure-seat_change_minutes = minutes pour changer de place
rules-figure-seat_change_board = partie décisive, places changées après la manche
rules-figure-seat_change_points = partie décisive, places changées au score de
rules-figure-rest_minutes = minutes de repos avant la partie décisive
rules-figure-trial_boards = manches d’essai, au plus
rules-figure-passes = tours passés de suite qui annulent la manche
rules-figure-striker_changes = changements de palet par match
rules-figure-disturbances = dérangements tolérés avant la disqualification
rules-figure-protest_minutes = minutes pour déposer une contestation

# Où se jouent les coups typiques.
rules-position-break = À l’ouverture :
rules-position-start = Le joueur n’a encore empoché aucun de ses pions, la reine est sur le plateau :
rules-position-middle = Sur le plateau : { $own } pions du joueur, { $opponents } de l’adversaire et la reine :
rules-position-covering = La reine est à couvrir ; sur le plateau : { $own } pions du joueur, { $opponents } de l’adversaire :
rules-position-own-last = Il reste un pion au joueur et { $opponents } à l’adversaire, la reine est sur le plateau :
rules-position-opponents-last = Il reste un pion à l’adversaire et { $own } au joueur, la reine est sur le plateau :
rules-position-both-last = Il reste un pion à chaque camp, la reine est sur le plateau :
rules-position-both-last-covered = Il reste un pion à chaque camp, le joueur a couvert la reine :
rules-position-won = Il reste un pion au joueur, qui a couvert la reine, et { $opponents } à l’adversaire :
rules-position-won-late = Le joueur, qui a { $points } points dans la partie, a couvert la reine ; il lui reste un pion, et { $opponents } à l’adversaire :

# Ce qui est tombé.
rules-case-untouched = Aucun pion n’est touché
rules-case-untouched-striker = Aucun pion n’est touché et le palet tombe
rules-case-miss = Rien ne tombe
rules-case-own = Un pion du joueur
rules-case-two-own = Deux pions du joueur
rules-case-opponents = Un pion adverse
rules-case-own-opponents = Un pion du joueur et un pion adverse
rules-case-queen = La reine
rules-case-queen-own = La reine et un pion du joueur
rules-case-queen-opponents = La reine et un pion adverse
rules-case-queen-own-opponents = La reine, un pion du joueur et un pion adverse
rules-case-striker = Le palet
rules-case-striker-own = Le palet et un pion du joueur
rules-case-striker-follows = Un pion du joueur, puis le palet dans le même trou
rules-case-striker-opponents = Le palet et un pion adverse
rules-case-striker-own-opponents = Le palet, un pion du joueur et un pion adverse
rules-case-striker-queen = Le palet et la reine
rules-case-striker-queen-own = Le palet, la reine et un pion du joueur
rules-case-striker-queen-opponents = Le palet, la reine et un pion adverse
rules-case-striker-off = Le palet quitte le plateau
rules-case-striker-off-own = Un pion du joueur tombe, le palet quitte le plateau
rules-case-piece-off = Un pion quitte le plateau
rules-case-piece-off-own = Un pion du joueur tombe, un autre pion quitte le plateau
rules-case-behind-line-own = Un pion du joueur, le palet ayant d’abord frappé un pion derrière la ligne de base
rules-case-own-last = Le dernier pion du joueur
rules-case-queen-own-last = La reine et le dernier pion du joueur
rules-case-striker-own-last = Le palet et le dernier pion du joueur
rules-case-opponents-last = Le dernier pion adverse
rules-case-striker-opponents-last = Le palet et le dernier pion adverse
rules-case-both-last = Les deux derniers pions
rules-case-queen-both-last = La reine et les deux derniers pions
rules-case-striker-both-last = Le palet et les deux derniers pions

# Ce qui s’ensuit ; membres d’une même phrase.
rules-outcome-own-back = { $count ->
        [one] un pion du joueur revient
       *[other] { $count } pions du joueur reviennent
    }
rules-outcome-opponents-back = { $count ->
        [one] un pion adverse revient
       *[other] { $count } pions adverses reviennent
    }
rules-outcome-queen-back = la reine revient
rules-outcome-queen-awaiting = la reine est à couvrir au coup suivant
rules-outcome-queen-own = la reine est couverte
rules-outcome-queen-opponents = la reine, couverte, est à l’adversaire
rules-outcome-owed = { $count ->
        [one] un pion est dû
       *[other] { $count } pions sont dus
    }
rules-outcome-keeps = { $tries ->
        [one] le joueur garde le tour
       *[other] le joueur garde le tour, avec { $tries } essais
    }
rules-outcome-passes = le tour passe
rules-outcome-won = le joueur gagne la manche, { $points } à { $other }
rules-outcome-lost = l’adversaire gagne la manche, { $points } à { $other }
