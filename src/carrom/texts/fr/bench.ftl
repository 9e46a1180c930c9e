# carrom bench : la vitesse du moteur, à côté d’autres.
bench-help = Mesure le moteur : coups par seconde, chocs, démarrage et mémoire, et d’autres moteurs sur les mêmes coups avec leur erreur. « carrom bench server » mesure plutôt le serveur.
bench-help-json = Affiche du JSON au lieu de tableaux.
bench-help-seconds = Secondes pour chaque chiffre, 2 par défaut.
bench-help-peers = Les autres moteurs à mesurer : all (tous), none (aucun), ou des noms séparés par des virgules.
bench-help-out = Écrit aussi le JSON dans ce fichier.
bench-bad-seconds = L’option --seconds attend un nombre de { NUMBER($least, maximumFractionDigits: 3) } à { NUMBER($most, maximumFractionDigits: 3) }, pas « { $value } ».
bench-bad-peer = L’option --peers ne connaît pas « { $value } » ; elle connaît { $names }, all et none.
bench-bad-out = Impossible d’écrire le fichier « { $file } ».
bench-progress = Mesure, { $part } : { $engine } …
bench-progress-mid-game = la partie en cours
bench-progress-open = le plateau ouvert
bench-progress-break = l’ouverture
bench-progress-peers = ce qui est installé
bench-progress-start = la mise en route
bench-progress-memory = la mémoire
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
} ; Python { $python }, NumPy { $numpy }, Numba { $numba } ; carrom { $carrom }, version { $engine } du moteur ; { $date }.
bench-busy = La machine avait autre chose à faire ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processus en moyenne) : les chiffres sont trop bas.
bench-own-title = Le moteur avec tout ce qu’il sait faire, sur un cœur
bench-beside-title = À côté d’autres moteurs : ni trous, ni effet, ni frottement entre les disques, même rebond à toute vitesse, ce que tous savent faire
bench-head-rate = coups/s
bench-head-impacts = chocs/coup
bench-head-nanoseconds = ns/choc
bench-head-threads = 2 fils
bench-head-ratio = carrom ×
bench-head-off = > { NUMBER($mm, maximumFractionDigits: 1) } mm
bench-head-median = médiane
bench-head-high = 95 %
bench-work = { $name ->
    [mid-game] partie en cours
    [open] plateau ouvert
   *[break] ouverture
} : { $pieces } pions, { NUMBER($speed, maximumFractionDigits: 1) } m/s
bench-row-carrom = carrom
bench-row-peer = { $name } { $version }
bench-row-shifted = palet décalé de { NUMBER($micrometres, maximumFractionDigits: 1) } µm
bench-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-cell-times = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
bench-cell-millimetres = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm
bench-cell-none = –
bench-explain = L’erreur d’un coup est celle de son disque le plus mal placé, à l’arrêt, par rapport au mouvement exact. La ligne du palet décalé montre ce que les coups font d’eux-mêmes du moindre écart : il croît à chaque choc, et après beaucoup de chocs l’issue est chaotique.
bench-note-events = { $name } : { NUMBER($microseconds, maximumFractionDigits: 0) } µs par événement, { NUMBER($import, minimumFractionDigits: 1, maximumFractionDigits: 1) } s pour l’importer, { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } s jusqu’à son premier coup.
bench-note-equal = { $name } ne connaît que des disques d’une taille et d’une masse : son palet est un pion de plus ; à côté de lui, carrom joue de même.
bench-note-unfinished = { $name }, { $part } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des coups n’ont pas pris fin et ne comptent pas dans les erreurs.
bench-start = Un nouveau processus joue son premier coup au bout de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
bench-memory = Mémoire : { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo avant et { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo après { NUMBER($strokes, maximumFractionDigits: 0) } coups.
bench-missing = Pas installés ou inutilisables, donc pas mesurés : { $names }. ./do carrom bench les installe.
# carrom bench server
bench-server-help = Mesurer le serveur : un vrai processus avec de nombreuses salles, chacune avec une page qui joue un coup toutes les deux secondes.
bench-server-help-rooms = Salles, 100 sauf indication.
bench-server-help-seconds = Secondes de jeu, 30 sauf indication.
bench-server-number = L’option { $option } demande un nombre de { NUMBER($least) } à { NUMBER($most) }, pas « { $value } ».
bench-server-ended = Le serveur ou les pages se sont arrêtés avant l’heure ; essayez carrom serve.
bench-server-machine = { $cpu }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
} ; Python { $python } ; carrom { $carrom } ; { $date }.
bench-server-busy = La machine avait autre chose à faire ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processus en moyenne) : tout prend plus de temps qu’il ne faudrait.
bench-server-work = { NUMBER($rooms) } salles, un coup toutes les { NUMBER($seconds) } s dans chacune : { NUMBER($strokes) } coups, { NUMBER($rate, maximumFractionDigits: 1) } par seconde.
bench-server-latency = Du coup à la décision sur la page : médiane { NUMBER($p50, maximumFractionDigits: 0) } ms, 95 % en { NUMBER($p95, maximumFractionDigits: 0) } ms, 99 % en { NUMBER($p99, maximumFractionDigits: 0) } ms (visé : { NUMBER($target, maximumFractionDigits: 0) } ms), le plus lent { NUMBER($max, maximumFractionDigits: 0) } ms.
bench-server-cost = Le serveur a pris { NUMBER($share, style: "percent", maximumFractionDigits: 0) } d’un cœur ; mémoire : { NUMBER($before, maximumFractionDigits: 0) } Mo avant et { NUMBER($after, maximumFractionDigits: 0) } Mo après.
bench-server-agree = Les { NUMBER($entries) } entrées que les pages ont vues sont dans les feuilles des { NUMBER($rooms) } salles : aucune perdue, doublée ou déplacée.
bench-server-differ = Dans { NUMBER($differ) } des { NUMBER($rooms) } salles, la feuille n’est pas ce que la page a vu ({ NUMBER($entries) } entrées en tout).
