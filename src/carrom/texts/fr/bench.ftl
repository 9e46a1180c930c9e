# carrom bench : la vitesse du moteur ; ./do bench : à côté d’autres.
bench-help = Mesurer la vitesse du moteur : coups par seconde, chocs, démarrage et mémoire. « carrom bench server » mesure plutôt le serveur.
bench-help-beside = Comparer le moteur à d’autres : tous jouent les mêmes coups dans la même séance. Affiche les coups par seconde et l’erreur de chacun.
bench-help-json = Afficher du JSON au lieu de tableaux.
bench-help-seconds = Secondes par mesure (2 par défaut).
bench-help-peers = Les autres moteurs à mesurer : all (tous), none (aucun), ou des noms séparés par des virgules.
bench-help-out = Écrire aussi le JSON dans ce fichier.
bench-bad-seconds = L’option --seconds demande un nombre de { NUMBER($least, maximumFractionDigits: 3) } à { NUMBER($most, maximumFractionDigits: 3) }, pas « { $value } ».
bench-bad-peer = L’option --peers ne connaît pas « { $value } ». Choisissez parmi { $names }, all et none.
bench-bad-out = Impossible d’écrire le fichier « { $file } ».
bench-progress = Mesure, { $part } : { $engine }…
bench-progress-mid-game = en pleine manche
bench-progress-open = le plateau ouvert
bench-progress-break = l’ouverture
bench-progress-peers = les moteurs installés
bench-progress-start = le démarrage
bench-progress-memory = la mémoire
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
} ; Python { $python }, NumPy { $numpy }, Numba { $numba } ; carrom { $carrom }, version { $engine } du moteur ; { $date }.
bench-busy = La machine était occupée ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processus en moyenne) : ces chiffres sont trop bas.
bench-own-title = Le moteur complet, sur un cœur
bench-beside-title = Comparé à d’autres moteurs, dans les limites de ce que tous savent faire : ni trous, ni effet, ni frottement entre les disques, et une restitution indépendante de la vitesse
bench-head-rate = coups/s
bench-head-impacts = chocs/coup
bench-head-nanoseconds = ns/choc
bench-head-threads = 2 threads
bench-head-ratio = carrom ×
bench-head-off = > { NUMBER($mm, maximumFractionDigits: 1) } mm
bench-head-median = médiane
bench-head-high = 95 %
bench-work = { $name ->
    [mid-game] pleine manche
    [open] plateau ouvert
   *[break] ouverture
} : { $pieces } pions, { NUMBER($speed, maximumFractionDigits: 1) } m/s
bench-row-carrom = carrom
bench-row-peer = { $name } { $version }
bench-row-shifted = palet décalé de { NUMBER($micrometres, maximumFractionDigits: 1) } µm
bench-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-cell-times = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
bench-cell-millimetres = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm
bench-cell-none = –
bench-explain = L’erreur d’un coup est celle de son disque le plus mal placé : la distance entre l’endroit où il s’arrête et l’endroit exact. La ligne du palet décalé montre l’effet d’un écart minuscule : il croît à chaque choc et, après beaucoup de chocs, l’issue est chaotique.
bench-note-events = { $name } : { NUMBER($microseconds, maximumFractionDigits: 0) } µs par événement, { NUMBER($import, minimumFractionDigits: 1, maximumFractionDigits: 1) } s pour l’importer, { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } s jusqu’à son premier coup.
bench-note-equal = { $name } ne connaît que des disques d’une seule taille et d’une seule masse : son palet n’est qu’un pion de plus. À côté de lui, carrom joue les mêmes coups.
bench-note-unfinished = { $name }, { $part } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des coups n’ont pas pris fin. Ces coups ne comptent pas dans les erreurs.
bench-start = Un nouveau processus joue son premier coup au bout de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
bench-memory = Mémoire : { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo avant, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo après { NUMBER($strokes, maximumFractionDigits: 0) } coups.
bench-missing = Pas mesurés, car absents ou inutilisables : { $names }. ./do bench les installe.
# carrom bench server
bench-server-help = Mesurer le serveur : un vrai processus avec de nombreuses parties. Dans chacune, une page joue des coups.
bench-server-help-rooms = Nombre de parties (100 par défaut).
bench-server-help-seconds = Secondes de jeu (30 par défaut).
bench-server-help-every = Secondes entre deux coups d’une partie (2 par défaut).
bench-server-help-sockets = Pages par partie ; la première joue, les autres regardent (1 par défaut).
bench-server-help-watchers = Pages de plus qui regardent, toutes à la première partie (0 par défaut).
bench-server-help-processes = Nombre de processus du serveur (1 par défaut). À plusieurs, il leur faut --store.
bench-server-help-store = Adresse d’une base PostgreSQL vide (par défaut, un fichier SQLite dans un dossier temporaire).
bench-server-help-bus = Adresse d’un serveur NATS, s’il y a plusieurs processus.
bench-server-alone = Plusieurs processus ont besoin d’une base commune : indiquez-en une vide avec --store.
bench-server-lookers = D’un coup à son arrivée sur les pages qui regardent ({ NUMBER($sockets) } connexions en tout) : médiane { NUMBER($p50, maximumFractionDigits: 0) } ms, 95 % en { NUMBER($p95, maximumFractionDigits: 0) } ms, 99 % en { NUMBER($p99, maximumFractionDigits: 0) } ms (objectif : { NUMBER($target, maximumFractionDigits: 0) } ms), le plus lent { NUMBER($max, maximumFractionDigits: 0) } ms ; { NUMBER($missed) } ne sont pas arrivés.
bench-server-number = L’option { $option } demande un nombre de { NUMBER($least) } à { NUMBER($most) }, pas « { $value } ».
bench-server-closed = Le serveur a fermé une page pendant l’essai (code { $codes }) : il n’y a donc pas de mesures.
bench-server-ended = Le serveur ou les pages se sont arrêtés trop tôt. Pour savoir pourquoi, essayez : carrom serve.
bench-server-machine = { $cpu }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
} ; Python { $python } ; carrom { $carrom } ; { $date }.
bench-server-busy = La machine était occupée ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processus en moyenne) : tout a pris plus de temps que d’habitude.
bench-server-work = { NUMBER($rooms) } parties, un coup toutes les { NUMBER($seconds) } s dans chacune : { NUMBER($strokes) } coups, { NUMBER($rate, maximumFractionDigits: 1) } par seconde.
bench-server-latency = D’un coup à sa décision sur la page : médiane { NUMBER($p50, maximumFractionDigits: 0) } ms, 95 % en { NUMBER($p95, maximumFractionDigits: 0) } ms, 99 % en { NUMBER($p99, maximumFractionDigits: 0) } ms (objectif : { NUMBER($target, maximumFractionDigits: 0) } ms), le plus lent { NUMBER($max, maximumFractionDigits: 0) } ms.
bench-server-cost = Le serveur a utilisé { NUMBER($share, style: "percent", maximumFractionDigits: 0) } d’un cœur, soit { NUMBER($each, maximumFractionDigits: 1) } ms par coup. Mémoire : { NUMBER($before, maximumFractionDigits: 0) } Mo avant, { NUMBER($after, maximumFractionDigits: 0) } Mo après.
bench-server-agree = Les { NUMBER($entries) } entrées vues par les pages sont toutes dans les feuilles des { NUMBER($rooms) } parties. Aucune n’est perdue, doublée ou déplacée.
bench-server-differ = Dans { NUMBER($differ) } parties sur { NUMBER($rooms) }, la feuille diffère de ce que la page a vu ({ NUMBER($entries) } entrées en tout).
