# La table de l'arbitre : un vrai plateau, saisi sur un téléphone.

desk = Table de l’arbitre
desk-about = Arbitrez un match sur un vrai plateau : saisissez ce que chaque coup a donné et lisez la décision avec son article avant de la confirmer.
desk-home-about = Arbitrez un match sur un vrai plateau avec votre téléphone.
desk-boards = Matchs sur cet appareil
desk-remove = Retirer
desk-new = Ouvrir un match
desk-open = Ouvrir le match
desk-not-opened = Impossible d’ouvrir le match. Le serveur fonctionne-t-il, et y a-t-il du réseau ?
desk-name-pair = Paire { $pair }, joueur { $number }
desk-terms = Match
desk-edition = Édition du plateau
desk-place = Où se joue le match ? (facultatif)
desk-place-short = Lieu
desk-checklist = Contrôle du matériel
desk-checked = { $done } sur { $all } vérifiés
desk-check-all = Tout est conforme
desk-device = Appareil { $number }

# Le plateau

desk-players = Joueurs
desk-points = Points
desk-games = Parties
desk-on-board = Plateau
desk-owed = Dus
desk-in-turn = (à jouer)
desk-warnings = { $count ->
    [one] averti une fois
   *[other] averti { $count } fois
 }
desk-stroke = Ce que le coup a donné
desk-own = Pion du joueur
desk-theirs = Pion adverse
desk-off-board = Hors du plateau
desk-improper = Coup irrégulier
desk-untouched = Aucun pion touché
desk-behind = Touché derrière la ligne
desk-same-hole = Même trou qu’un pion du joueur
desk-built = { $count ->
    [one] Un disque
   *[other] { $count } disques
 } pour l’instant
desk-back = Corriger
desk-clear = Effacer
desk-nothing = Rien n’est tombé
desk-confirm = Confirmer
desk-ruling-later = La décision viendra avec le retour du réseau.
desk-redo = Rétablir
desk-acts = Actions
desk-else = Autre chose s’est passé
desk-search = Chercher un mot ou un article
desk-search-nothing = Aucun résultat.
desk-other-entries = Autres saisies
desk-disqualify = Disqualification
desk-overrule = Rectification
desk-overrule-about = Rétablissez le plateau à la main. Le motif reste dans l’enregistrement.
desk-overrule-reason = Pourquoi ? (une phrase pour l’enregistrement)
desk-turn = À jouer
desk-back-to-list = Tous les cas
desk-who = Qui ?
desk-who-plays = Qui joue ?
desk-late = Remarqué seulement après le coup suivant
desk-which-pieces = Quels pions ?
desk-pieces-needed = Choisissez les pions.
desk-pieces-none = Aucun pion choisi.
desk-reason = Motif (facultatif)
desk-degrees = Degrés
desk-protest-clause = L’article invoqué (facultatif)
desk-until = Jusqu’à { $time }.
desk-protest-left = Encore { $time } pour la remettre par écrit
desk-protest-over = Le délai pour la remettre par écrit est écoulé.
desk-round = Ronde { $round }
desk-round-board = Ronde { $round }, table { $board }
desk-time-up = Temps écoulé
desk-log = Dernières saisies
desk-log-empty = Rien n’a encore été saisi.
desk-more = Feuille de match, liens, options
desk-clocks = Afficher les chronomètres
desk-clock-sound = Son quand un temps est écoulé
desk-only-looking = Vous regardez. Seul le lien de l’arbitre permet de saisir.
desk-link-hall = Pour un écran dans la salle
desk-link-overlay = Pour une diffusion (transparent)
desk-link-umpire = Le lien de l’arbitre
desk-link-umpire-about = Qui possède ce lien peut arbitrer ce match. Ouvrez-le sur un autre appareil pour y prendre la main.

# Les touches : les lettres de la table au terminal

desk-key-own = j
desk-key-theirs = a
desk-key-queen = r
desk-key-striker = p
desk-key-white = b
desk-key-black = n

# Le réseau, et plusieurs appareils

desk-waiting = { $count ->
    [one] 1 saisie attend le réseau.
   *[other] { $count } saisies attendent le réseau.
 }
desk-offline = Pas de réseau. Vous pouvez continuer : les saisies sont gardées sur cet appareil.
desk-rules-here = Les décisions sont prises sur cet appareil.
desk-rules-later = Les décisions viendront avec le retour du réseau.
desk-blind = Il n’y a pas de réseau et cet appareil ne peut pas décider seul. Indiquez qui est au jeu, puis saisissez chaque coup et ce qui le suit, par exemple un pion replacé. Les décisions viendront avec le retour du réseau ; le reste pourra être saisi à ce moment-là.
desk-blind-loading = Il n’y a pas de réseau, et les décisions sur cet appareil sont en cours de chargement. Patientez un instant, ou indiquez qui est au jeu et saisissez chaque coup et ce qui le suit.
desk-plain-struck = { $name } : { $what }
desk-plain-placed = { $name } a placé un pion ({ $piece })
desk-plain-forwent = { $name } renonce aux pions de pénalité
desk-plain-passed = { $name } a passé son tour
desk-plain-said-play = L’arbitre a dit « Play »
desk-plain-changed-seats = Les joueurs ont changé de place
desk-unkept = Ce navigateur n’a pas pu garder la saisie sur cet appareil : il est plein, ou cette fenêtre ne garde rien. Tant que des saisies attendent, ne fermez pas la page et ne la rechargez pas ; vous pouvez les enregistrer dans un fichier.
desk-plain-http = Cette page n’a pas été chargée en HTTPS. Sans réseau, ne la fermez pas et ne la rechargez pas : elle ne pourrait plus s’ouvrir. Vous pouvez enregistrer dans un fichier tout ce qui a été saisi ici.
desk-install-about = Installez la table sur cet appareil : elle s’ouvrira sans réseau, et le navigateur n’effacera pas ce qui attend.
desk-install-by-menu = Ajoutez cette page à votre écran d’accueil depuis le menu du navigateur. Certains navigateurs effacent ce qu’une page a gardé si elle n’est pas ouverte pendant une semaine.
desk-held = « { $label } » arbitre ce match (depuis : { $when }).
desk-held-unnamed = Un autre appareil arbitre ce match (depuis : { $when }).
desk-take-over = Prendre la main
desk-take-over-sure = L’autre appareil ne pourra plus rien saisir. Prendre la main ?
desk-take-over-yes = Oui, prendre la main
desk-take-over-no = Non
desk-lost = { $count ->
    [one] Cette saisie n’a pas été prise en compte :
   *[other] Ces { $count } saisies n’ont pas été prises en compte :
 }
desk-lost-read = J’ai lu ; tout retirer
desk-not-yet = Vérification de l’état actuel du match …
desk-lost-now = Décision à présent :
desk-lost-enter = Saisir
desk-lost-drop = Abandonner
desk-lost-take-over = Prenez la main pour les saisir une à une.
desk-replace = Remplacer
desk-replace-of = Remplacer la saisie { NUMBER($number) }
desk-replacing = Remplacer la saisie { NUMBER($number) }
desk-replace-what = Que s’est-il passé à la place ? Le plateau est ici tel qu’il était avant cette saisie.
desk-replace-leave-out = Rien : supprimer cette saisie
desk-replace-cancel = Tout garder tel quel
desk-replace-other = Autre chose
desk-replace-look = Rien n’est encore saisi. Ces décisions changent :
desk-replace-entry = Saisie { NUMBER($number) }
desk-replace-was = Jusqu’ici
desk-replace-now = Désormais
desk-replace-nothing = Elle disparaît.
desk-replace-behind = Elle vient après une saisie refusée.
desk-replace-same = { $count ->
    [one] Une autre saisie garde sa décision.
   *[other] { NUMBER($count) } autres saisies gardent leur décision.
}
desk-replace-left = { $count ->
    [one] Une saisie n’est pas reprise. Vous pourrez ensuite la voir, puis la saisir ou l’abandonner.
   *[other] { NUMBER($count) } saisies ne sont pas reprises. Vous pourrez ensuite les voir une à une, puis les saisir ou les abandonner.
}
desk-replace-confirm = Tout confirmer
desk-replace-nobody = Sans réseau, cet appareil ne peut pas dire ce qui s’ensuit.
desk-save-file = Enregistrer un fichier

# La feuille de match

desk-card = Feuille de match
desk-card-empty = Aucune manche n’est encore jouée.
desk-card-games = Parties :
desk-print = Imprimer
desk-card-pdf = Feuille de match en PDF
desk-date = Date
desk-total = Total

# Des résultats au lieu des coups

desk-depth = Ce que vous saisissez
desk-depth-stroke = Coups
desk-depth-board = Résultat de manche
desk-board-points = Points de cette manche
desk-board-points-usual = { $points } (cas courant)
desk-depth-game = Résultat de partie
desk-who-won-board = Qui a gagné la manche ?
desk-who-won-game = Qui a gagné la partie ?
desk-pieces-left = Pions restants du perdant
desk-queen-covered = Qui a { -cover(form: "done") } la reine ?
desk-queen-by = Reine : { $name }
desk-queen-nobody = Reine : personne
desk-white = Qui a pris les blancs ?
desk-slam = Grand chelem
desk-points-of = Points { DE($name) }
desk-boards-played = Manches jouées dans cette partie
desk-usual-results = Résultats habituels
desk-game-lacks = Choisissez les points et le nombre de manches.
desk-board-lacks = Choisissez les pions restants, et qui a { -cover(form: "done") } la reine.
desk-deciding-break = Ouverture de la manche décisive
desk-pieces = Pions
desk-renew-about = L’ancien lien cesse aussitôt de fonctionner ; cet appareil continue avec le nouveau.
