# Les tournois.

tour = Tournois
tour-about = Appariements, résultats et classement de votre tournoi. Vous recevez un lien pour vous, et un pour chaque arbitre et chaque table.
tour-short = Appariements, résultats et classement de votre tournoi.
tour-open = Ouvrir un tournoi
tour-title = Titre
tour-place = Lieu
tour-date = Date
tour-boards = Tables dans la salle
tour-keep-link = L’adresse de cette page est le lien de l’organisateur. Gardez-la : le serveur ne peut pas la redonner.
tour-role = { $role ->
    [organiser] Organisateur
    [chief-umpire] Arbitre en chef
    [umpire] Arbitre
    [table] Table { NUMBER($board) }
   *[public] Spectateurs
  }
tour-none = Rien n’est encore publié.
tour-competition-new = Nouvelle épreuve
tour-competition-add = Ajouter
tour-method = Formule
tour-method-name = { $method ->
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [knockout] Élimination directe
   *[groups] Poules, puis élimination directe
  }
tour-kind = Qui joue
tour-kind-name = { $kind ->
    [singles] Simples
    [doubles] Doubles
   *[teams] Équipes
  }
tour-rounds = Rondes
tour-minutes = Minutes par ronde (0 : sans horloge)
tour-rules = Règles
tour-players = Joueurs ({ NUMBER($count) })
tour-csv = Liste des joueurs, en CSV
tour-csv-about = La première ligne nomme les colonnes : nom, partenaire, équipe, club, pays, sexe, junior, cote, tête.
tour-csv-check = Vérifier la liste
tour-csv-take = { $count ->
    [one] Inscrire { NUMBER($count) } ligne
   *[other] Inscrire { NUMBER($count) } lignes
  }
tour-csv-bad = Ces lignes ne peuvent pas être prises :
tour-withdraw = Forfait
tour-return = Réintégrer
tour-withdrawn = forfait
tour-erase = Effacer le nom
tour-erase-sure = Effacer ce nom pour de bon ?
tour-round = Ronde { NUMBER($round) }
tour-preview = aperçu, non publié
tour-pair = Apparier la ronde { NUMBER($round) }
tour-pair-again = Apparier à nouveau
tour-publish = Publier
tour-swap = Échanger deux joueurs
tour-swap-with = avec
tour-reason = Motif
tour-rematches = { $count ->
    [one] Une paire s’est déjà rencontrée ; c’est inévitable.
   *[other] { NUMBER($count) } paires se sont déjà rencontrées ; c’est inévitable.
  }
tour-changed = Changé par l’organisateur : { $reason }
tour-start = Lancer l’horloge
tour-call = Annoncer « finissez cette manche »
tour-time-left = Temps restant : { $time }
tour-called = Le temps est écoulé. Finissez cette manche.
tour-bye = exempt
tour-versus = { $a } – { $b }
tour-enter = Saisir
tour-correct = Corriger
tour-walkover-of = { $name } est absent
tour-claimed = attend que { $name } confirme
tour-disputed = contesté : appelez un arbitre
tour-correction = Corrigé : { $before } est devenu { $after }. { $reason }
tour-correction-since = La ronde suivante était déjà appariée ; ses appariements restent.
tour-standings = Classement
tour-place-short = Rang
tour-name = Nom
tour-ties = Départage
tour-site = Télécharger ces pages (zip)
tour-crosstable = Grille des résultats
tour-cross-number = Nº
tour-cross-points = Points
tour-cross-about = + gagné, = nul, − perdu ; puis le numéro de l’adversaire dans cette grille, et le score.
tour-cross-said = { $ending ->
    [won] victoire contre { $name }, { $score }
    [drawn] match nul contre { $name }, { $score }
   *[lost] défaite contre { $name }, { $score }
  }
tour-round-short = R{ NUMBER($round) }
tour-bracket = Élimination directe
tour-bracket-won = (vainqueur)
tour-knockout-round = { $left ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts de finale
   *[other] Tour des { NUMBER($left) }
  }
tour-third = Troisième place
tour-links = Liens et codes QR
tour-links-show = Montrer tous les liens
tour-link-qr = Code QR de ce lien
tour-screen = Écran de la salle
tour-table = Table { NUMBER($board) }
tour-table-none = Pas de match à cette table pour le moment.
tour-you = Qui êtes-vous ?
tour-points-of = Points de { $name }
tour-send = Envoyer le résultat
tour-confirm = Oui, c’est juste
tour-dispute = Non, c’est faux
tour-confirm-ask = { $name }, est-ce juste ?
tour-final = Ce résultat compte.
tour-offline = Pas de connexion. Les résultats que vous saisissez sont gardés sur cet appareil.
tour-waiting = { $count ->
    [one] Une saisie est gardée sur cet appareil.
   *[other] { NUMBER($count) } saisies sont gardées sur cet appareil.
  } La page envoie tout dès que la connexion revient. Laissez-la ouverte.
tour-waiting-answer = Merci. La réponse est gardée sur cet appareil et reste à envoyer.
tour-lost = Ronde { NUMBER($round) }, match { NUMBER($match) }, { $score } : refusé.
tour-lost-read = J’ai lu
tour-code = Code à taper : { $code }
tour-code-title = Saisir un résultat
tour-code-label = Le code sur votre table
tour-code-about = Huit signes. Majuscules, espaces et tirets sont sans importance.
tour-close = Clore l’épreuve
tour-closed = Classement final
tour-protests = Réclamations
tour-protest-upheld = Accepter
tour-protest-rejected = Rejeter
tour-admit = Plateaux et palets
tour-admit-board = Plateau
tour-admit-striker = Palet
tour-admit-which = Lequel
tour-admitted = admis
tour-not-admitted = refusé
tour-admit-yes = Admettre
tour-admit-no = Refuser
tour-desk = Table de l’arbitre
tour-desk-open = Ouvrir la table de l’arbitre
tour-desk-refused = Impossible de l’ouvrir d’ici. Ouvrez-la sur la page des officiels.
tour-desk-forget = Oublier le lien d’officiel sur cet appareil
tour-table-watch = Ce plateau en direct
tour-umpire = Nom de l’arbitre
tour-umpire-is = arbitre : { $name }
tour-umpire-assign = Affecter un arbitre
tour-umpire-change = Changer d’arbitre
tour-umpire-save = Affecter
tour-umpire-none = Pas d’arbitre
tour-umpires = Arbitres ({ NUMBER($count) })
tour-umpires-again = Mêmes arbitres aux tables qu’à la ronde précédente
tour-form = Ajouter un joueur
tour-form-entry = Ajouter une inscription
tour-form-player = Joueur { NUMBER($number) }
tour-form-team = Équipe
tour-form-club = Club
tour-form-country = Pays
tour-form-junior = Junior
tour-form-woman = Femme
tour-form-rating = Cote
tour-form-seed = Tête de série
tour-form-more = Un joueur de plus
tour-form-add = Inscrire
tour-form-late = L’épreuve a commencé. Un inscrit tardif joue dès la ronde suivante ; les rondes manquées ne rapportent rien.
tour-form-too-late = L’épreuve a commencé, et sa formule n’admet pas d’inscription tardive.
tour-sheets = Feuilles à imprimer
tour-sheet = Feuille
tour-sheet-name = { $kind ->
    [pairings] Appariements
    [standings] Classement
    [crosstable] Grille des résultats
    [bracket] Tableau
    [score-cards] Feuilles de marque
    [badges] Badges
   *[table-labels] Étiquettes des tables avec code QR
  }
tour-sheet-round = Ronde
tour-sheet-language = Langue
tour-sheet-paper = Papier
tour-sheet-save = Enregistrer en PDF
tour-sheet-codes = Vos appariements portent le code QR de chaque table. Les spectateurs les reçoivent sans code.
tour-competition = Épreuve
tour-match = Match
tour-match-choose = Choisissez un match
tour-clause = Article
tour-clause-of = article { $clause }
tour-clause-none = sans article : incomplète
tour-protests-none = Aucune réclamation.
tour-protest-new = Saisir une réclamation
tour-protest-text = Ce qu’elle dit, sans nom
tour-protest-enter = Saisir la réclamation
tour-protest-about = Le jeu continue. La réclamation se remet par écrit au plus tard 15 minutes après la fin de la manche.
tour-protest-left = Temps restant pour la remettre : { $time }
tour-protest-over = Le délai pour la remettre est passé.
tour-protest-was-upheld = Acceptée.
tour-protest-was-rejected = Rejetée.
tour-log = Journal
