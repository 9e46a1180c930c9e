# Les tournois.

tour = Tournois
tour-about = Appariements, résultats et classement de votre tournoi. Vous recevez un lien pour vous, et un pour chaque arbitre et chaque table.
tour-short = Appariements, résultats et classement de votre tournoi.
tour-open = Ouvrir un tournoi
tour-title = Titre
tour-place = Lieu
tour-date = Date
tour-boards = Tables dans la salle
tour-file = Ouvrir un fichier de tournoi
tour-file-about = Un fichier de carrom tournament, ou un fichier enregistré depuis un serveur. Il reçoit ici de nouveaux liens ; son journal reste tel quel.
tour-file-choose = Fichier
tour-file-open = Ouvrir le fichier
tour-known = Tournois sur cet appareil
tour-known-about = Qui utilise cet appareil peut les continuer. Retirez-les d’un appareil que d’autres utilisent.
tour-known-remove = Retirer
tour-known-remove-of = Retirer { $title } de cet appareil
tour-bad-link = Ce lien est incomplet ou n’est plus valable. Demandez le lien entier à la personne qui vous l’a donné, ou ouvrez-le sur l’appareil qui l’a déjà utilisé.
tour-look-on = Voir la page des spectateurs
tour-keep-link = La barre d’adresse ne montre pas ce lien. Gardez-le aussi ailleurs : cet appareil s’en souvient, mais le serveur ne peut pas le redonner.
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
tour-rubbers = Matchs par rencontre
tour-group-size = Joueurs par poule
tour-qualifiers = Qualifiés par poule
tour-finalists = Élimination directe ensuite
tour-finalists-best = { $count ->
    [0] aucune
   *[other] les { NUMBER($count) } premiers
  }
tour-third-place = Match pour la troisième place
tour-more-terms = Autres réglages
tour-order = Qui rencontre qui à égalité de points
tour-order-name = { $order ->
    [serial] Les voisins : 1er – 2e, 3e – 4e (serial)
    [dazed] Moitié haute – moitié basse (dazed)
   *[staggered] Moitié haute – moitié basse, à 25 places au plus (staggered)
  }
tour-apart = À séparer au début
tour-apart-name = { $apart ->
    [country] Les compatriotes
    [club] Les membres d’un même club
   *[nobody] Personne
  }
tour-top-apart = Mieux classés à séparer (0 : aucun)
tour-apart-rounds = Pendant combien de rondes
tour-bracket-how = Déroulement de l’élimination directe
tour-bracket-name = { $bracket ->
    [seeds] Tableau fixe : les deux premiers ne se rencontrent qu’en finale
   *[extremes] À chaque tour, le mieux classé restant – le dernier restant
  }
tour-length = Longueur d’un match
tour-length-name = { $length ->
    [one-game] Une partie
    [two-games] Deux parties
    [one-board] Un board
   *[as-ruled] Celle du règlement
  }
tour-clock = Temps à la table d’arbitrage
tour-boards-of = Tables de cette épreuve (0 : autant qu’il en faut)
tour-first-board = Première table
tour-bye-score = Points d’un exempt ou d’un forfait
tour-no-show-minutes = Minutes avant le forfait
tour-tie-breaks = Départage à égalité de points, dans cet ordre
tour-tie-name = { $tie ->
    [direct] Rencontre directe
    [buchholz] Buchholz
    [net] Différence de points
    [total] Total des points
    [rating] Cote
   *[lot] Tirage au sort
  }
tour-tie-up = Monter : { $tie }
tour-lot = Nombre dont le sort est tiré
tour-prizes = Prix par place
tour-prizes-name = { $scale ->
    [fixed] 18, 16, 14, 13, 12…
    [millesimal] 1000, 900, 800, 750, 700…
   *[none] aucun
  }
tour-earlier = Tournois précédents du championnat : les adresses de leurs pages publiques
tour-skip-worst = Moins bons résultats à écarter
tour-terms = Réglages
tour-terms-save = Changer les réglages
tour-terms-fixed = Une ronde est publiée : participants, formule et valeur d’un exempt ne changent plus.
tour-players = { $kind ->
    [doubles] Paires
    [teams] Équipes
   *[singles] Joueurs
  } ({ NUMBER($count) })
tour-csv = Liste des joueurs, en CSV
tour-csv-about = La première ligne nomme les colonnes : nom, partenaire, équipe, club, pays, sexe, junior, cote, tête.
tour-csv-file = Choisir un fichier CSV
tour-csv-large = Ce fichier est trop long pour une seule liste : { NUMBER($most) } caractères au plus.
tour-csv-check = Vérifier la liste
tour-csv-take = { $count ->
    [one] Inscrire { NUMBER($count) } ligne
   *[other] Inscrire { NUMBER($count) } lignes
  }
tour-csv-bad = Ces lignes ne peuvent pas être prises :
tour-withdraw = Retirer
tour-return = Réintégrer
tour-withdrawn = retiré
tour-erase = Effacer le nom
tour-erase-sure = Effacer ce nom pour de bon ?
tour-round = Ronde { NUMBER($round) }
tour-preview = aperçu, non publié
tour-pair = Apparier la ronde { NUMBER($round) }
tour-pair-again = Apparier à nouveau
tour-preview-outdated = Un résultat a changé depuis cet aperçu. Appariez à nouveau.
tour-preview-unfinished = Un résultat a été retiré depuis cet aperçu. Saisissez-le d’abord, puis appariez à nouveau.
tour-publish = Publier
tour-swap = { $kind ->
    [doubles] Échanger deux paires
    [teams] Échanger deux équipes
   *[singles] Échanger deux joueurs
}
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
tour-correct-entry = Corriger { $name }
tour-correct-about = Les appariements restent ; les suivants prennent les nouveaux chiffres. Le journal dit ce qui a été corrigé, sans les noms.
tour-rating-of = cote { $rating }
tour-seed-of = tête de série { NUMBER($seed) }
tour-form-save = Enregistrer la correction
tour-list-offers = Ces lignes ressemblent à des joueurs déjà connus :
tour-list-line = Ligne { NUMBER($line) }
tour-list-becomes = { $before } devient { $after }
tour-list-correct = La même personne : corriger ce qu’on en sait
tour-list-new = Une autre personne : l’inscrire
tour-list-leave = Laisser tel quel
tour-list-choose = Choisissez pour chaque ligne : la même personne ou une autre.
tour-walkover-of = { $name } est absent
tour-reason-optional = Motif (facultatif)
tour-absent-both = Aucun des deux n’est là
tour-withdraw-result = Retirer le résultat
tour-withdraw-sure = Confirmer le retrait { DE($name) }
tour-round-withdraw = Retirer cette ronde
tour-preview-drop = Abandonner cet aperçu
tour-pairing = Appariement en cours…
tour-no-show = Forfait
tour-no-show-wait = { NUMBER($passed) } min sur { NUMBER($minutes) } avant le forfait
tour-this-device = Dans le journal, vous êtes « { $device } ».
tour-claimed = attend { QUE($name) } confirme
tour-disputed = contesté : appelez un arbitre
tour-correction = Corrigé : { $before } est devenu { $after }. { $reason }
tour-correction-since = La ronde suivante était déjà appariée ; ses appariements restent.
tour-standings = Classement
tour-place-short = Rang
tour-name = Nom
tour-ties = Départage
tour-site = Télécharger ces pages (zip)
tour-group = Poule { NUMBER($number) }
tour-figures = Statistiques des manches
tour-figures-about = Les manches saisies une par une. Meilleure : le plus de points en une manche. Ouvertures : manches gagnées en ouvrant.
tour-figure = { $column ->
    [slams] Grands chelems
    [won] Manches gagnées
    [best] Meilleure manche
    [breaks_won] Ouvertures gagnées
   *[queens] Reines
  }
tour-prize = Prix
tour-prize-of = prix : { $points }
tour-women = Femmes
tour-juniors = Juniors
tour-championship = Championnat
tour-championship-total = Total
tour-championship-missing = { $count ->
    [one] Un tournoi ne compte pas encore : il n’est pas terminé, ou n’a pas d’épreuve de ce genre.
   *[other] { NUMBER($count) } tournois ne comptent pas encore : ils ne sont pas terminés, ou n’ont pas d’épreuve de ce genre.
  }
tour-ratings = Cotes
tour-ratings-about = Glicko-2, d’après la part des points. Le fichier sert au prochain tournoi.
tour-ratings-before = Liste du tournoi précédent, s’il y en a une
tour-ratings-save = Enregistrer les cotes
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
tour-points-of = Points { DE($name) }
tour-points-of-game = { $name }, partie { NUMBER($game) }
tour-rubber = Match { NUMBER($number) }
tour-game = Partie { NUMBER($game) }
tour-game-add = Ajouter une partie
tour-game-remove = Retirer
tour-game-remove-of = Retirer la partie { NUMBER($game) }
tour-board-by-board = { $count ->
    [one] Manche par manche
   *[other] Partie { NUMBER($game) }, manche par manche
  }
tour-board-number = Manche { NUMBER($number) }
tour-board-add = Ajouter une manche
tour-board-remove = Retirer
tour-breaker = Ouverture
tour-queen = Reine
tour-won = Les points ne disent pas qui a gagné ?
tour-won-who = Qui a gagné
tour-won-points = Celui que donnent les points
tour-won-by = { $name } : abandon ou disqualification { DE($other) }
tour-winner = Victoire { DE($name) }
tour-winner-none = Match nul
tour-winner-needed = Égalité, mais l’élimination directe exige un vainqueur. Indiquez ci-dessous qui a gagné.
tour-wins = victoire { DE($name) }
tour-how-walkover = forfait
tour-how-absent = aucun des deux n’est venu
tour-result-withdrawn = Retiré : { $before }. { $reason }
tour-send = Envoyer le résultat
tour-confirm = Oui, c’est juste
tour-dispute = Non, c’est faux
tour-confirm-ask = { $name }, est-ce juste ?
tour-confirm-there = C’est maintenant { A($name) } de confirmer sur un autre téléphone : scannez-y le code de la table, ou tapez-le. Sans second téléphone, appelez un arbitre.
tour-confirm-official = Confirmer ce résultat
tour-enter-again = Saisir à nouveau
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
tour-code-go = Ouvrir
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
tour-admission = { $what ->
    [board] Plateau { $which }
   *[striker] Palet : { $which }
  } – { $admitted ->
    [true] admis
   *[false] refusé
  }
tour-admit-yes = Admettre
tour-admit-no = Refuser
tour-desk = Table de l’arbitre
tour-desk-open = Ouvrir la table de l’arbitre
tour-desk-refused = Impossible de l’ouvrir d’ici. Ouvrez-la sur la page des officiels.
tour-desk-forget = Oublier le lien d’officiel sur cet appareil
tour-table-watch = Ce plateau en direct
tour-board-none = pas encore de table
tour-board-give = Donner une table
tour-board-change = Changer de table
tour-board-to = Table
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
    [score-cards] Feuilles de match
    [badges] Badges
   *[table-labels] Étiquettes des tables avec code QR
  }
tour-sheet-round = Ronde
tour-sheet-language = Langue
tour-sheet-paper = Papier
tour-sheet-save = Enregistrer en PDF
tour-sheet-codes = Chaque étiquette porte le code QR et le code à taper d’une table. Qui les a peut y saisir des résultats : posez l’étiquette sur sa table, ne l’affichez pas au mur.
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
tour-protest-time-at-desk = Annoncée à la table de l’arbitre ; le délai pour la remettre y court.
tour-protest-over = Le délai pour la remettre est passé.
tour-protest-was-upheld = Acceptée.
tour-protest-was-rejected = Rejetée.
tour-protest-at-desk = Décidé à la table de l’arbitre.
tour-log = Journal
tour-log-save = Enregistrer le tournoi dans un fichier
tour-log-about = Tout le journal avec les noms, pour la ligne de commande. Ne le diffusez pas.
tour-keep-role-link = La barre d’adresse ne montre pas ce lien. Il ouvre cette page sur un autre appareil.
tour-own-link = Votre lien
tour-link-unknown = Ce lien a été donné auparavant et fonctionne toujours. Seul son détenteur le connaît.
tour-renew-own = Votre ancien lien cesse aussitôt de fonctionner ; cette page continue avec le nouveau. Tous les autres liens restent valables. Si un inconnu avait votre lien, renouvelez-les aussi.
tour-renew-table = L’ancien lien, le code QR et le code à taper cessent aussitôt de fonctionner. Posez les nouveaux sur la table.
tour-renew-role = L’ancien lien cesse aussitôt de fonctionner, y compris aux bureaux qu’il a ouverts. Envoyez le nouveau à qui en a besoin.
tour-renew-tables = Nouveaux liens pour toutes les tables
tour-renew-tables-about = Les liens, codes QR et codes à taper de toutes les tables cessent aussitôt de fonctionner. Imprimez de nouvelles étiquettes.
tour-renew-all = Nouveaux liens pour tous
tour-renew-all-about = Tous les liens cessent aussitôt de fonctionner : le vôtre, ceux des arbitres et ceux de toutes les tables. Cette page continue avec votre nouveau lien.
