# La commande `carrom rules`.
rules-help = Lire la règle du jeu, article par article.
rules-help-list = Lister les articles et l’état de chacun.
rules-help-show = Afficher un article : son texte, la partie du programme qui s’en charge, les tests qui le prouvent et les interprétations retenues.
rules-help-diff = Montrer en quoi deux règles diffèrent : leurs chiffres et leurs décisions sur des coups typiques.
rules-help-coverage = Compter les articles prouvés et lister tous les autres.
rules-help-set = La règle.
rules-help-clause = L’article, par exemple 3.11.b ou club:striker.4. Sans nom de règle, c’est l’internationale.
rules-help-first = La première règle.
rules-help-second = La seconde règle.
rules-help-json = Afficher du JSON au lieu d’un tableau.
rules-unknown-clause = Il n’y a pas d’article « { $clause } ».
rules-unknown-clause-like = Il n’y a pas d’article « { $clause } ». Cherchiez-vous { $suggestions } ?

# Les règles.

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
rules-who-E = équipement
rules-who-P = physique
rules-who-R = décisions
rules-who-M = match
rules-who-U = arbitre
rules-who-G = simple conseil

# Un article.
rules-show-heading = { $clause } · { $title }
rules-show-letter = Dans l’édition révisée : { $letter }
rules-show-who = Domaine : { $who }
rules-show-code = Code
rules-show-proved = État : prouvé par
rules-show-pending = État : en attente. La preuve manque encore dans { $parts }.
rules-show-tested = Tests actuels
rules-show-not-for-software = État : hors logiciel. { $reason }
rules-show-uncovered = État : non couvert. Aucun test ne le prouve encore.
rules-show-settled = Interprétation { $number }
rules-show-bears-on = Concerne : { $clauses }

# La couverture.
rules-coverage-all = tous
rules-coverage-sum = total
rules-coverage-settled = interprétations
rules-coverage-pending = En attente : la preuve manque encore dans { $parts }
rules-coverage-not-for-software = Hors logiciel
rules-coverage-uncovered = Non couverts : aucun test ne les prouve encore

# Deux règles côte à côte.
rules-diff-figures = Chiffres différents
rules-diff-rulings = Décisions différentes
rules-diff-none = Les chiffres sont les mêmes, les décisions sur les coups typiques aussi.
rules-diff-no-figures = Les chiffres sont les mêmes.
rules-diff-no-rulings = Les décisions sur les coups typiques sont les mêmes.
rules-no-limit = sans limite
rules-join = { " ; " }
rules-cited = { $outcome } ({ $clauses })
rules-figure-points_to_win = points pour gagner une partie
rules-figure-boards_per_game = manches par partie, au maximum
rules-figure-games_to_win = parties pour gagner un match
rules-figure-queen_points = points de la reine
rules-figure-queen_ceiling = score à partir duquel la reine vaut moins
rules-figure-queen_points_late = points de la reine à partir de ce score
rules-figure-special_points = points des fins de manche particulières
rules-figure-special_points_late = points de ces cas à partir de ce score
rules-figure-striker_bonus = supplément : { -striker } et dernier pion adverse
rules-figure-board_cap = points par manche, au maximum
rules-figure-break_attempts = essais du premier joueur à l’ouverture
rules-figure-pieces = pions de chaque couleur
rules-figure-thinking_seconds = secondes de réflexion
rules-figure-placing_seconds = secondes pour poser un pion
rules-figure-seat_change_minutes = minutes pour changer de place
rules-figure-seat_change_board = partie décisive : on change après la manche
rules-figure-seat_change_points = partie décisive : on change au score de
rules-figure-rest_minutes = minutes de repos avant la partie décisive
rules-figure-trial_boards = manches d’essai, au maximum
rules-figure-passes = tours passés de suite : manche nulle
rules-figure-striker_changes = changements de { -striker } par match
rules-figure-disturbances = avertissements avant disqualification
rules-figure-protest_minutes = minutes pour déposer une réclamation

# Où se jouent les coups typiques.
rules-position-break = À l’ouverture :
rules-position-start = Le joueur n’a pas encore empoché de pion ; la reine est sur le plateau :
rules-position-owing = Le joueur doit un pion et n’en a aucun d’empoché ; la reine est sur le plateau :
rules-position-middle = En pleine manche, avec { $own } pions du joueur, { $opponents } de l’adversaire et la reine :
rules-position-covering = Le joueur doit { -cover } la reine ; { $own } pions du joueur, { $opponents } de l’adversaire :
rules-position-own-last = Il reste un pion au joueur et { $opponents } à l’adversaire ; la reine est sur le plateau :
rules-position-opponents-last = Il reste un pion à l’adversaire et { $own } au joueur ; la reine est sur le plateau :
rules-position-both-last = Il reste un pion à chaque camp ; la reine est sur le plateau :
rules-position-both-last-covered = Il reste un pion à chaque camp ; le joueur a { -cover(form: "done") } la reine :
rules-position-won = Le joueur a { -cover(form: "done") } la reine ; il lui reste un pion, et { $opponents } à l’adversaire :
rules-position-won-late = Le joueur a { $points } points et a { -cover(form: "done") } la reine ; il lui reste un pion, et { $opponents } à l’adversaire :

# Ce qui est tombé.
rules-case-untouched = Aucun pion touché
rules-case-untouched-striker = Aucun pion touché, { -striker } empoché
rules-case-untouched-improper = Aucun pion touché, par un coup incorrect
rules-case-miss = Rien ne tombe
rules-case-own = Un pion du joueur
rules-case-two-own = Deux pions du joueur
rules-case-opponents = Un pion adverse
rules-case-own-opponents = Un pion du joueur et un pion adverse
rules-case-queen = La reine
rules-case-queen-own = La reine et un pion du joueur
rules-case-queen-opponents = La reine et un pion adverse
rules-case-queen-own-opponents = La reine, un pion du joueur et un pion adverse
rules-case-striker = Le { -striker }
rules-case-striker-own = Le { -striker } et un pion du joueur
rules-case-striker-follows = Un pion du joueur, puis le { -striker } dans le même trou
rules-case-striker-opponents = Le { -striker } et un pion adverse
rules-case-striker-own-opponents = Le { -striker }, un pion du joueur et un pion adverse
rules-case-striker-queen = Le { -striker } et la reine
rules-case-striker-queen-own = Le { -striker }, la reine et un pion du joueur
rules-case-striker-queen-opponents = Le { -striker }, la reine et un pion adverse
rules-case-striker-off = Le { -striker } quitte le plateau
rules-case-striker-off-own = Un pion du joueur tombe ; le { -striker } quitte le plateau
rules-case-piece-off = Un pion quitte le plateau
rules-case-piece-off-own = Un pion du joueur tombe ; un autre pion quitte le plateau
rules-case-behind-line-own = Un pion du joueur ; le { -striker } a d’abord touché un pion derrière la ligne de base
rules-case-improper = Rien ne tombe, par un coup incorrect
rules-case-improper-own = Un pion du joueur, par un coup incorrect
rules-case-improper-striker = Le { -striker }, par un coup incorrect
rules-case-improper-striker-own = Le { -striker } et un pion du joueur, par un coup incorrect
rules-case-own-last = Le dernier pion du joueur
rules-case-queen-own-last = La reine et le dernier pion du joueur
rules-case-striker-own-last = Le { -striker } et le dernier pion du joueur
rules-case-improper-own-last = Le dernier pion du joueur, par un coup incorrect
rules-case-opponents-last = Le dernier pion adverse
rules-case-striker-opponents-last = Le { -striker } et le dernier pion adverse
rules-case-improper-opponents-last = Le dernier pion adverse, par un coup incorrect
rules-case-improper-striker-opponents-last = Le { -striker } et le dernier pion adverse, par un coup incorrect
rules-case-both-last = Les deux derniers pions
rules-case-queen-both-last = La reine et les deux derniers pions
rules-case-striker-both-last = Le { -striker } et les deux derniers pions
rules-case-improper-both-last = Les deux derniers pions, par un coup incorrect

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
rules-outcome-queen-awaiting = le joueur doit { -cover } la reine au coup suivant
rules-outcome-queen-own = la reine est { -cover(form: "feminine") }
rules-outcome-queen-opponents = la reine est { -cover(form: "feminine") } pour l’adversaire
rules-outcome-owed = { $count ->
        [one] le joueur doit un pion
       *[other] le joueur doit { $count } pions
    }
rules-outcome-keeps = { $tries ->
        [one] le joueur rejoue
       *[other] le joueur rejoue, avec { $tries } essais
    }
rules-outcome-passes = la main passe
rules-outcome-won = le joueur gagne la manche, { $points } { A($other) }
rules-outcome-lost = l’adversaire gagne la manche, { $points } { A($other) }
rules-outcome-on-demand = { $count ->
        [one] un point de plus sur demande
       *[other] jusqu’à { $count } points de plus sur demande
    }

# Règles d’autres paquets qui ne peuvent pas servir.
rules-bad-set-twice = La règle « { $name } » du paquet « { $package } » est écartée : une autre règle porte déjà ce nom.
rules-bad-set-import = La règle « { $name } » du paquet « { $package } » est écartée. Son chargement échoue : { $why }
rules-bad-set-kind = Le paquet « { $package } » est écarté : son objet « { $name } » n’est pas une règle.
rules-bad-set-name = La règle « { $name } » du paquet « { $package } » est écartée : son nom ne peut contenir que les lettres de a à z.
rules-bad-set-reserved = La règle « { $name } » du paquet « { $package } » est écartée : ce nom est réservé. Choisissez-en un autre.
rules-bad-set-default = La règle « { $name } » du paquet « { $package } » est écartée : elle ne peut pas être la règle par défaut.
rules-bad-set-file = La règle « { $name } » du paquet « { $package } » est écartée : le fichier { $file } manque.
rules-bad-set-part = La règle « { $name } » du paquet « { $package } » est écartée : le nom de sa partie « { $part } » doit commencer par « { $name } ».
rules-bad-set-clauses = La règle « { $name } » du paquet « { $package } » est écartée : { $file } n’est pas une liste d’articles avec des identifiants tels que « { $name }:play.1 ».
