# Tournois : le journal, les appariements, les classements, et les commandes de carrom tournament.
tournament-refused-role = Ce lien ne permet pas de faire cela.
tournament-refused-time = L’heure n’a pas de fuseau horaire, ou précède la dernière entrée.
tournament-refused-competition-unknown = Il n’y a pas de compétition « { $competition } ».
tournament-refused-competition-exists = Il y a déjà une compétition « { $competition } ».
tournament-refused-closed = Cette compétition est close.
tournament-refused-id = « { $id } » ne peut pas servir d’identifiant : utilisez lettres, chiffres, points et traits d’union, chacun une seule fois.
tournament-refused-term = Ce réglage n’est pas possible : { $term }.
tournament-refused-terms-fixed = Ce réglage ne peut plus changer une fois une ronde publiée : { $term }.
tournament-refused-competitor-unknown = « { $competitor } » ne participe pas.
tournament-refused-competitor-exists = « { $competitor } » participe déjà.
tournament-refused-players = Une inscription demande ici { $players ->
    [one] { NUMBER($players) } joueur
   *[other] { NUMBER($players) } joueurs
}.
tournament-refused-player-twice = Le joueur « { $player } » participe déjà.
tournament-refused-undecided = { $count ->
    [one] La ligne { $lines } ressemble à une personne déjà connue. Dites si elle la corrige ou s’il s’agit de quelqu’un d’autre.
   *[other] Les lignes { $lines } ressemblent à des personnes déjà connues. Dites pour chacune si elle les corrige ou s’il s’agit de quelqu’un d’autre.
}
tournament-refused-not-their-player = « { $player } » ne joue pas dans cette inscription, ou y figure deux fois.
tournament-refused-nothing-corrected = Rien ne changerait.
tournament-refused-entry-changed = Quelqu’un d’autre a corrigé cette inscription entre-temps. Regardez-la à nouveau.
tournament-refused-team = Une équipe a besoin d’un nom.
tournament-refused-rating = Une cote va de 0 à { NUMBER($most) }.
tournament-refused-seed = Une tête de série va de 1 à { NUMBER($most) }.
tournament-refused-late = La compétition a commencé, et sa formule n’accepte pas d’inscription tardive.
tournament-refused-withdrawn = Ce participant s’est déjà retiré.
tournament-refused-not-withdrawn = Ce participant ne s’est pas retiré.
tournament-refused-few = Il faut au moins deux participants pour une ronde.
tournament-refused-round = Ce n’est pas la bonne ronde pour cela. La ronde est la { NUMBER($round) }.
tournament-refused-unfinished = Dans la ronde { NUMBER($round) }, des matchs n’ont pas de résultat.
tournament-refused-over = Toutes les rondes ont été jouées.
tournament-refused-no-preview = Il n’y a pas d’aperçu de ronde. Appariez d’abord la ronde suivante.
tournament-refused-pairing = Ces appariements ne sont pas possibles : chacun joue une fois, à sa table. Voyez « { $competitor } ».
tournament-refused-not-in-preview = « { $competitor } » n’est pas dans cet aperçu.
tournament-refused-same = Choisissez deux participants différents.
tournament-refused-board = « { NUMBER($board) } » n’est pas le numéro d’une table.
tournament-refused-board-taken = Un autre match est encore à jouer à la table { NUMBER($board) }.
tournament-refused-reason = Donnez une raison. Elle reste dans le journal.
tournament-refused-match-unknown = La ronde { NUMBER($round) } n’a pas de match { NUMBER($match) }, ou n’est pas publiée.
tournament-refused-bye = C’est une exemption : personne n’y joue.
tournament-refused-has-result = Ce match a déjà un résultat. Corrigez-le, avec une raison.
tournament-refused-no-result = Ce match n’a pas encore de résultat.
tournament-refused-not-claimed = Il n’y a pas de résultat à confirmer.
tournament-refused-own-claim = C’est à l’autre camp de confirmer ce résultat.
tournament-refused-own-device = Ce résultat a été saisi sur cet appareil. L’autre camp le confirme sur le sien, ou bien un arbitre s’en charge.
tournament-refused-score = Ce score n’est pas possible.
tournament-refused-sum = Les points du match, de ses parties et de ses manches ne concordent pas.
tournament-refused-game = Une partie ne peut pas finir à { NUMBER($a) }–{ NUMBER($b) }. { $boards ->
    [0] Elle est gagnée avec { NUMBER($points) } points.
   *[other] Elle est gagnée avec { NUMBER($points) } points, ou par qui mène après { NUMBER($boards) } manches.
} Contre { NUMBER($low) }, le vainqueur finit avec { NUMBER($least) } à { NUMBER($most) } points.
tournament-refused-game-loser = Une partie ne peut pas finir à { NUMBER($a) }–{ NUMBER($b) }. { $boards ->
    [0] Elle est gagnée avec { NUMBER($points) } points.
   *[other] Elle est gagnée avec { NUMBER($points) } points, ou par qui mène après { NUMBER($boards) } manches.
} Le perdant a { NUMBER($loser) } points au plus.
tournament-refused-game-not-over = À { NUMBER($a) }–{ NUMBER($b) }, la partie n’est pas finie. { $boards ->
    [0] Elle est gagnée avec { NUMBER($points) } points.
   *[other] Elle est gagnée avec { NUMBER($points) } points, ou par qui mène après { NUMBER($boards) } manches.
} En cas d’abandon, dites qui a gagné.
tournament-refused-games = Le match était fini avant la dernière de ces parties : il se gagne en { $games ->
    [one] { NUMBER($games) } partie.
   *[other] { NUMBER($games) } parties.
}
tournament-refused-few-games = Le match n’est pas fini : il se gagne en { $games ->
    [one] { NUMBER($games) } partie.
   *[other] { NUMBER($games) } parties.
} Entrez chaque partie. En cas d’abandon, dites qui a gagné.
tournament-refused-boards = Une partie a ici { $boards ->
    [one] { NUMBER($boards) } manche
   *[other] { NUMBER($boards) } manches
} au plus.
tournament-refused-board-score = Une manche ne peut pas finir à { NUMBER($a) }–{ NUMBER($b) }. Elle rapporte de { NUMBER($least) } à { NUMBER($most) } points au vainqueur{ $loser ->
    [0] {""} et aucun au perdant.
   *[other] , et { NUMBER($loser) } au plus au perdant.
}
tournament-refused-over-before = La partie était finie avant la manche { NUMBER($board) }.
tournament-refused-rubbers = Une rencontre a ici au plus { $rubbers ->
    [one] { NUMBER($rubbers) } match
   *[other] { NUMBER($rubbers) } matchs
}.
tournament-refused-no-winner = Un match à élimination demande un vainqueur.
tournament-refused-format = Cette durée de match n’est pas possible. { $reason }
tournament-refused-level = Dans cette compétition, une égalité est départagée. Saisissez les points après la manche décisive ou le résultat des tirs à la reine, ou indiquez qui a gagné.
tournament-refused-shoot-out = Des tirs à la reine à { NUMBER($a) }–{ NUMBER($b) } ne sont pas possibles ici : ils départagent une partie à égalité, par { NUMBER($least) } tirs chacun au moins, si c’est convenu.
tournament-refused-game-boards = Une partie ne peut pas finir par { NUMBER($a) }–{ NUMBER($b) } : toutes les { NUMBER($boards) } manches se jouent, et qui mène alors la gagne. Si quelqu’un a abandonné, indiquez qui a gagné.
tournament-refused-next-round = La ronde suivante a été appariée d’après ce résultat. Retirez d’abord cette ronde.
tournament-refused-played = Un match de cette ronde a déjà été joué.
tournament-refused-protest-unknown = Il n’y a pas de réclamation « { $protest } ».
tournament-refused-protest-decided = La réclamation « { $protest } » est déjà tranchée.
tournament-refused-admission = Dites quel plateau ou quel palet.
tournament-file-exists = Le fichier « { $file } » existe déjà. Un nouveau tournoi n’écrase jamais un fichier.
tournament-file-missing = Le tournoi « { $file } » n’existe pas.
tournament-file-not-a-file = « { $file } » n’est pas un fichier ordinaire. Choisissez un autre fichier pour le tournoi.
tournament-file-gone = Le tournoi « { $file } » a été déplacé, supprimé ou remplacé pendant qu’il était ouvert. Rien n’a été enregistré.
tournament-file-busy = Un autre programme écrit dans le tournoi « { $file } ».
tournament-file-faulty = Le tournoi « { $file } » ne peut pas être lu. { $fault }
tournament-file-unwritable = Impossible de lire ou d’écrire le tournoi « { $file } ».
tournament-tie-direct = rencontre directe
tournament-tie-buchholz = Buchholz
tournament-tie-net = différence de points
tournament-tie-total = total des points
tournament-tie-rating = cote
tournament-tie-lot = tirage au sort
tournament-tie-points = points
tournament-tie-points-about = Points : 2 pour une victoire, 1 pour un nul, 0 pour une défaite.
tournament-tie-direct-about = Rencontre directe : les points des matchs entre ceux qui sont à égalité.
tournament-tie-buchholz-about = Buchholz : la somme des points de tous les adversaires. Une exemption n’ajoute rien.
tournament-tie-net-about = Différence de points : les points marqués sur les plateaux, moins ceux des adversaires.
tournament-tie-total-about = Total des points : tous les points marqués sur les plateaux.
tournament-tie-rating-about = Cote : la cote avant le tournoi.
tournament-tie-lot-about = Tirage au sort : tiré du numéro du tournoi. Le plus grand passe devant.
tournament-tie-reason = { $first } devance { $second } par { $what } : { NUMBER($more) } contre { NUMBER($less) }.
tournament-method-swiss = Système suisse
tournament-method-round-robin = Toutes rondes
tournament-method-knockout = Élimination directe
tournament-method-groups = Poules, puis élimination directe
tournament-help = Organiser un tournoi : joueurs, appariements, résultats, classements, feuilles. Tout est dans un seul fichier, où rien n’est jamais effacé.
tournament-new-help = Commencer un tournoi avec une compétition, dans un nouveau fichier.
tournament-add-help = Ajouter une compétition à un tournoi.
tournament-players-help = Montrer les inscrits, ou prendre les inscriptions d’un fichier CSV. Les lignes fautives sont montrées avant que rien ne soit pris.
tournament-pair-help = Apparier la ronde suivante en aperçu. Échangez deux participants d’un aperçu avec --swap et une raison.
tournament-publish-help = Publier l’aperçu : la ronde compte désormais.
tournament-clock-help = Lancer l’horloge de la ronde, ou en annoncer la fin : chacun finit la manche en cours.
tournament-result-help = Entrer le résultat d’un match : un score, ou un par partie, ou un par match d’une rencontre.
tournament-correct-help = Corriger un résultat, avec une raison. Les rondes appariées depuis restent ; le classement bouge.
tournament-standings-help = Montrer le classement, et pourquoi l’un devance l’autre.
tournament-rounds-help = Montrer chaque ronde avec ses résultats et ses corrections.
tournament-export-help = Écrire une compétition en JSON, son classement en CSV, ou un fichier que SoL charge (de toutes les compétitions, sauf si vous en nommez une).
tournament-log-help = Montrer chaque entrée : quand, qui et quoi.
tournament-help-file = Le fichier du tournoi.
tournament-help-competition = La compétition, s’il y en a plusieurs (new : son identifiant, main par défaut).
tournament-help-id = L’identifiant de la nouvelle compétition : lettres, chiffres, traits d’union.
tournament-help-reason = La raison. Elle reste dans le journal.
tournament-help-title = Le titre sur chaque feuille.
tournament-help-place = Le lieu.
tournament-help-date = La date.
tournament-help-kind = Qui se rencontre (par défaut : singles).
tournament-help-method = La formule des appariements (par défaut : swiss).
tournament-help-rules = Les règles.
tournament-help-order = Qui se rencontre à points égaux (par défaut : dazed) : serial, les voisins ; dazed, moitié haute contre moitié basse ; staggered, comme dazed à 25 places au plus.
tournament-help-bracket = La suite d’une élimination (par défaut : seeds) : seeds, un arbre fixe ; extremes, le premier contre le dernier à chaque tour.
tournament-help-rounds = Rondes d’un système suisse (5 par défaut).
tournament-help-finalists = Après un système suisse ou un toutes rondes, combien continuent en élimination (aucun par défaut).
tournament-help-group-size = Participants par poule (4 par défaut).
tournament-help-qualifiers = Qualifiés par poule (2 par défaut).
tournament-help-third-place = Jouer la troisième place.
tournament-help-apart = Séparer compatriotes ou membres d’un club dans les premières rondes.
tournament-help-apart-rounds = Pendant combien de rondes.
tournament-help-minutes = Minutes d’une ronde (pas d’horloge par défaut).
tournament-help-bye-score = Points d’une exemption ou d’un forfait (par défaut : ceux d’une partie gagnée).
tournament-help-rubbers = Matchs d’une rencontre par équipes.
tournament-help-first-board = Numéro de la première table.
tournament-help-boards = Le nombre de tables (par défaut : autant qu’il en faut).
tournament-help-new-board = Le numéro de la table.
tournament-help-length = La longueur d’un match à la table de l’arbitre (par défaut : as-ruled).
tournament-help-game-points = Les points qui gagnent une partie ; 0 : sans limite (par défaut : selon la règle).
tournament-help-game-boards = Les manches d’une partie, après lesquelles le camp qui mène gagne ; 0 : sans limite (par défaut : selon la règle).
tournament-help-match-minutes = Les minutes d’un match à la table de l’arbitre ; la manche en cours est achevée (par défaut : sans limite).
tournament-help-tie = Ce qui départage une égalité : board, une manche décisive ; shoot-out, des tirs à la reine (par défaut : selon la règle).
tournament-help-desk-clock = Ce qui se passe à la table de l’arbitre quand le temps d’un coup est écoulé (par défaut : off) : strict, une faute ; casual, le tour passe.
tournament-help-direct = Départager d’abord par la rencontre directe.
tournament-help-lot = Le nombre dont on tire les sorts (par défaut : tiré maintenant).
tournament-help-list = Un fichier CSV avec une colonne nom et, si vous voulez, partenaire, équipe, club, pays, sexe, junior, cote, tête.
tournament-help-take-good = Prendre les bonnes lignes même si d’autres sont fautives.
tournament-help-withdraw = Ce participant se retire.
tournament-help-return = Ce participant revient.
tournament-help-erase = Effacer le nom et les données de ce joueur. Le journal n’en garde que l’identifiant.
tournament-help-swap = Échanger ces deux participants dans l’aperçu.
tournament-help-withdraw-round = Retirer plutôt la dernière ronde publiée, avant tout match joué.
tournament-help-withdraw-result = Retirer le résultat : le match reste à jouer.
tournament-help-clock = Ce qu’il faut faire.
tournament-help-match = Le numéro du match dans sa ronde.
tournament-help-score = Le score, par exemple 25-13 ; plusieurs pour des parties, ou pour les matchs d’une rencontre.
tournament-help-shoot-out = Les reines des deux camps dans les tirs qui ont départagé une égalité, par exemple 3-2.
tournament-help-round = La ronde (par défaut : la dernière).
tournament-help-absent = Qui n’est pas venu à temps : forfait.
tournament-help-won = Qui a gagné, en cas d’abandon ou de disqualification : les points comptent tels quels.
tournament-help-after = Montrer le classement après tant de rondes.
tournament-help-women = Les femmes seulement.
tournament-help-juniors = Les juniors seulement.
tournament-help-json = Écrire en JSON.
tournament-help-form = La forme de la sortie (json par défaut).
tournament-help-public = Les juniors par leurs initiales seulement.
tournament-help-out = Écrire dans ce fichier.
tournament-which = L’option { $option } est nécessaire : il y a plusieurs compétitions, { $names }.
tournament-no-such = Il n’y a pas de compétition « { $value } ». Il y a : { $names }.
tournament-bad-whole = { $option } demande un nombre entier de { NUMBER($least) } à { NUMBER($most) }, pas « { $value } ».
tournament-bad-rules = Il n’y a pas de règles « { $value } ». Choisissez parmi { $names }.
tournament-bad-date = « { $value } » n’est pas une date. Écrivez-la comme 2026-05-02.
tournament-bad-score = « { $value } » n’est pas un score. Écrivez-le comme 25-13.
tournament-bad-swap = L’option { $option } demande les identifiants de deux participants.
tournament-no-title = L’option { $option } est nécessaire : c’est le titre du tournoi.
tournament-no-person = On ne sait rien d’un joueur « { $value } ».
tournament-unwritable = Impossible d’écrire le fichier « { $file } ».
tournament-made = Le tournoi est dans { $file }. Sa compétition est { $competition }.
tournament-added = La compétition { $competition } est ajoutée : { $title }.
tournament-taken = { $count ->
    [one] { NUMBER($count) } inscription prise
   *[other] { NUMBER($count) } inscriptions prises
}.
tournament-corrected-count = { $count ->
    [one] { NUMBER($count) } inscription corrigée.
   *[other] { NUMBER($count) } inscriptions corrigées.
}
tournament-offer = La ligne { $line } corrige { $before } : { $after }
tournament-offer-figures = Ligne { $line }, { $who } : { $what }
tournament-undecided = { $count ->
    [one] La ligne { $lines } ressemble à une personne déjà connue.
   *[other] Les lignes { $lines } ressemblent à des personnes déjà connues.
} Rien n’a été pris. Dites quelles lignes les corrigent ({ $correct }) et lesquelles désignent quelqu’un d’autre ({ $new }).
tournament-no-such-line = Option { $option } : la ligne { $value } ne corrige personne. Ces lignes sont : { $lines }.
tournament-which-player = Donnez l’identifiant du joueur : { $names }.
tournament-correct-player-help = Corriger un nom, un club, un pays, une catégorie, une cote ou une tête de série. Les appariements restent ; les rondes suivantes prennent les nouveaux chiffres. Le journal dit ce qui a changé, sans les noms.
tournament-help-who = L’identifiant de l’inscription ou du joueur, tel que carrom tournament players le montre.
tournament-help-correct-lines = Les lignes de la liste qui corrigent une personne connue, ou all.
tournament-help-new-lines = Les lignes de la liste qui désignent quelqu’un de nouveau malgré la ressemblance, ou all.
tournament-help-new-name = Le bon nom.
tournament-help-new-club = Le bon club ; un texte vide pour rien.
tournament-help-new-country = Le bon pays ; un texte vide pour rien.
tournament-help-new-woman = Si la personne joue dans la catégorie des femmes.
tournament-help-new-junior = Si la personne est junior.
tournament-help-new-rating = La bonne cote ; un texte vide pour rien.
tournament-help-new-seed = Le bon rang de tête de série ; un texte vide pour rien.
tournament-help-new-team = Le bon nom de l’équipe.
tournament-flag-woman = femme
tournament-flag-junior = junior
tournament-column-seed = tête
tournament-column-category = catégorie
tournament-nothing-taken = Rien n’a été pris : { $bad ->
    [one] { NUMBER($bad) } ligne est fautive
   *[other] { NUMBER($bad) } lignes sont fautives
}. Corrigez le fichier, ou prenez les bonnes lignes avec { $option }.
tournament-empty-list = La liste n’a pas d’inscription.
tournament-pairing = Appariement
tournament-rematches = { $count ->
    [one] { NUMBER($count) } paire s’est déjà rencontrée
   *[other] { NUMBER($count) } paires se sont déjà rencontrées
}.
tournament-round-preview = Ronde { NUMBER($round) } : aperçu, non publié
tournament-round-published = Ronde { NUMBER($round) } : publiée
tournament-round-withdrawn = La ronde { NUMBER($round) } est retirée.
tournament-result-withdrawn = Ronde { NUMBER($round) }, match { NUMBER($match) } : le résultat est retiré.
tournament-clock-started = La ronde { NUMBER($round) } court : { NUMBER($minutes) } minutes, jusqu’à { $end }.
tournament-clock-called = Ronde { NUMBER($round) } : c’est l’heure. Chacun finit sa manche.
tournament-result = Ronde { NUMBER($round) }, match { NUMBER($match) } : { $first } { NUMBER($a) }, { $second } { NUMBER($b) }.
tournament-corrected = Le match { NUMBER($match) } a été corrigé : { $before } est devenu { $after } ({ $reason }).
tournament-bye = exempt
tournament-gone = retiré
tournament-final-order = Classement final :
tournament-column-players = joueurs
tournament-column-name = nom
tournament-column-club = club
tournament-column-country = pays
tournament-column-rating = cote
tournament-column-note = note
tournament-column-match = match
tournament-column-board = table
tournament-column-a = camp a
tournament-column-b = camp b
tournament-column-score = score
tournament-column-place = rang
tournament-column-points = points
tournament-column-played = joués
tournament-column-won = gagnés
tournament-column-drawn = nuls
tournament-column-lost = perdus
tournament-role-organiser = organisateur
tournament-role-chief-umpire = arbitre en chef
tournament-role-umpire = arbitre
tournament-role-table = table
tournament-role-public = public
tournament-fact-competition-added = compétition ajoutée
tournament-fact-terms-changed = réglages changés
tournament-fact-entered = inscrit
tournament-fact-entry-corrected = inscription corrigée : { $what }
tournament-corrected-of = { $details } { DE($player) }
tournament-corrected-title = nom de l’équipe { $before } → { $after }
tournament-corrected-rating = cote { $before } → { $after }
tournament-corrected-seed = tête de série { $before } → { $after }
tournament-corrected-and = { $first }, { $rest }
tournament-detail-name = nom
tournament-detail-club = club
tournament-detail-country = pays
tournament-detail-woman = catégorie femmes
tournament-detail-junior = catégorie juniors
tournament-fact-withdrew = retrait
tournament-fact-returned = retour
tournament-fact-round-proposed = ronde appariée (aperçu)
tournament-fact-pairing-changed = appariement changé
tournament-fact-round-published = ronde publiée
tournament-fact-round-withdrawn = ronde retirée
tournament-fact-round-started = ronde lancée
tournament-fact-round-called = fin du temps annoncée
tournament-fact-board-changed = table changée
tournament-fact-umpire-assigned = arbitre affecté
tournament-fact-result-entered = résultat entré
tournament-fact-result-confirmed = résultat confirmé
tournament-fact-result-disputed = résultat contesté
tournament-fact-result-corrected = résultat corrigé
tournament-fact-result-withdrawn = résultat retiré
tournament-fact-walked-over = forfait
tournament-fact-protest-made = réclamation
tournament-fact-protest-upheld = réclamation acceptée
tournament-fact-protest-rejected = réclamation rejetée
tournament-fact-board-admitted = plateau admis
tournament-fact-board-refused = plateau refusé
tournament-fact-striker-admitted = palet admis
tournament-fact-striker-refused = palet refusé
tournament-fact-competition-closed = compétition close
tournament-csv-no-name-column = Ligne { $line } : la première ligne doit nommer les colonnes, dont « nom ».
tournament-csv-no-name = Ligne { $line } : le nom manque.
tournament-csv-no-partner = Ligne { $line } : le partenaire manque.
tournament-csv-no-team = Ligne { $line } : l’équipe manque.
tournament-csv-alone = Ligne { $line } : l’équipe « { $value } » n’a que ce joueur. Il en faut au moins deux.
tournament-csv-twice = Ligne { $line } : « { $value } » est inscrit deux fois.
tournament-csv-columns = Ligne { $line } : il y a plus de cases que de colonnes : « { $value } ».
tournament-csv-long = Ligne { $line } : c’est trop long : « { $value } ».
tournament-csv-control = Ligne { $line } : il y a des caractères de commande dans « { $value } ».
tournament-csv-rating = Ligne { $line } : « { $value } » n’est pas une cote.
tournament-csv-seed = Ligne { $line } : « { $value } » n’est pas un rang de tête de série ; c’est un entier à partir de 1.
tournament-csv-sex = Ligne { $line } : « { $value } » n’est pas connu ici ; écrivez f ou m.
tournament-csv-junior = Ligne { $line } : « { $value } » n’est pas connu ici ; écrivez oui ou non.
tournament-csv-many = Ligne { $line } : la liste est trop longue.
tournament-csv-quotes = Ligne { $line } : les guillemets du fichier ne vont pas par paires.
tournament-bad-ratings = Ce n’est pas un fichier de cotes.
tournament-sheet-standings = Classement
tournament-sheet-women = Femmes
tournament-sheet-juniors = Juniors
tournament-sheet-after = après { $rounds ->
    [one] { NUMBER($rounds) } ronde
   *[other] { NUMBER($rounds) } rondes
}
tournament-sheet-place = #
tournament-sheet-prize = Prix
tournament-sheet-number = #
tournament-sheet-name = Nom
tournament-sheet-country = Pays
tournament-sheet-points = Points
tournament-sheet-record = V–N–D
tournament-sheet-crosstable = Grille des résultats
tournament-sheet-crosstable-about = Chaque case : + gagné, = nul, − perdu ; le numéro de l’adversaire dans cette grille ; le score.
tournament-sheet-bye = exempt
tournament-sheet-bye-short = ex.
tournament-sheet-board = Table
tournament-sheet-first = Premier
tournament-sheet-second = Second
tournament-sheet-score = Score
tournament-sheet-round = Ronde { NUMBER($round) }
tournament-sheet-changed = Changé par l’organisateur : { $reason }.
tournament-sheet-at-board = Table { NUMBER($board) }
tournament-sheet-break-by = Ouverture
tournament-sheet-queen = Reine
tournament-sheet-pieces = Pions
tournament-sheet-total = Total
tournament-sheet-umpire = Arbitre
tournament-sheet-bracket = Élimination directe
tournament-sheet-third = Troisième place
tournament-sheet-final = Finale
tournament-sheet-semi-finals = Demi-finales
tournament-sheet-quarter-finals = Quarts de finale
tournament-sheet-last = Tour des { NUMBER($players) }
tournament-sheet-label-about = Scannez le code pour ouvrir cette table et entrer le résultat.
tournament-sheet-board-number = Manche
tournament-sheet-game = Partie
tournament-short-direct = Direct
tournament-short-buchholz = Buchholz
tournament-short-net = Diff.
tournament-short-total = Total
tournament-short-rating = Cote
tournament-short-lot = Sort
tournament-documents-help = Écrire toutes les feuilles en PDF, en anglais et en français : appariements, feuilles de match, classement, grille, tableau, badges, étiquettes des tables.
tournament-demo-help = Faire jouer un système suisse à des joueurs de l’ordinateur de forces diverses, chaque coup simulé et jugé. Laisse les feuilles, standings.json, le tournoi et les feuilles de match.
tournament-help-folder = Le dossier des fichiers. Il est créé au besoin.
tournament-help-paper = Le format du papier (a4 par défaut).
tournament-help-link = L’adresse d’une table, avec { "{board}" } dedans. Elle devient un code QR sur l’étiquette de la table.
tournament-help-players = Nombre de joueurs (32 par défaut).
tournament-help-seed = Graine (0 par défaut). La même graine donne le même tournoi.
tournament-help-whole = Jouer des parties entières au lieu d’une seule manche.
tournament-help-workers = Nombre de processus (2 par défaut). Les résultats n’en dépendent pas.
tournament-bad-link = L’option { $option } demande une adresse avec { "{board}" } dedans.
tournament-no-folder = L’option { $option } est nécessaire : elle nomme le dossier des fichiers.
tournament-printing = Feuilles
tournament-playing = Matchs
tournament-printed = { $count ->
    [one] { NUMBER($count) } feuille écrite
   *[other] { NUMBER($count) } feuilles écrites
} dans { $folder }.
tournament-demo-done = { $folder } contient maintenant { NUMBER($count) } fichiers PDF, standings.json, demo.tournament et les feuilles de tous les matchs.
tournament-sol-not-yaml = Ce n’est pas un fichier SoL : ce n’est pas du YAML valable.
tournament-sol-no-tourney = Ce fichier SoL ne contient pas de tournoi.
tournament-sol-packed = Ce fichier est compressé, mais il ne s’ouvre pas comme un fichier de SoL : un .sol.gz ou le zip d’une sauvegarde.
tournament-sol-large = Ce fichier contient trop de données : 20 Mo au plus.
tournament-sol-shape = Ce n’est pas un fichier SoL : quelque chose manque ou n’y a pas sa place.
tournament-import-help = Lire un fichier de SoL dans un nouveau fichier de tournoi : un tournoi, plusieurs ou toute une instance ; .sol, .sol.gz, JSON ou le zip d’une sauvegarde.
tournament-help-source = Le fichier SoL à lire.
tournament-imported = { $competitions ->
    [one] { NUMBER($competitions) } compétition importée
   *[other] { NUMBER($competitions) } compétitions importées
} dans { $file }, avec { NUMBER($players) } joueurs.
tournament-rate-help = Montrer les cotes Glicko-2 après une compétition. Un fichier les porte au tournoi suivant.
tournament-help-before = Les cotes d’un tournoi précédent, par noms de joueurs.
tournament-help-ratings-out = Écrire les nouvelles cotes dans ce fichier.
tournament-column-deviation = écart
tournament-column-change = évolution
tournament-prizes-help = Additionner les prix de plusieurs tournois : un championnat.
tournament-help-files = Les fichiers des tournois, chacun avec une compétition.
tournament-help-scale = Points par rang (fixed par défaut) : fixed, 18, 16, 14, 13 … ; millesimal, 1000, 900, 800, 750 ….
tournament-help-skip = Combien des plus mauvais résultats ne comptent pas (0 par défaut).
tournament-help-prizes = Points pour chaque place à la fin : fixed (18, 16, 14, 13…), millesimal (1000, 900, 800, 750…) ou none (aucun).
tournament-column-total = total
tournament-sheet-group = Poule { NUMBER($group) }
tournament-help-record = Prendre le résultat, manche par manche, de la feuille du match.
tournament-help-turned = La première équipe de la feuille est le camp b.
tournament-bad-record = « { $file } » n’est pas la feuille d’un match.
tournament-not-over = Le match de « { $file } » n’est pas fini.
tournament-refused-stale = « { $competitor } » est arrivé ou s’est retiré depuis cet aperçu. Appariez la ronde à nouveau.
tournament-refused-outdated = Un résultat a changé depuis cet aperçu. Appariez la ronde { NUMBER($round) } à nouveau.
tournament-name-in-text = Pas de nom ici. Un nom peut être effacé plus tard, pas ce texte. Écrivez par exemple « le joueur de la table 3 ».
tournament-name-in-team = Le nom d’une équipe ne peut pas contenir celui d’un joueur : un joueur peut être effacé plus tard, le nom d’une équipe non.
tournament-board-help = Jouer un match à une autre table, avec une raison.
tournament-change-help = Changer les réglages d’une compétition, avec une raison.
tournament-changed = Compétition { $competition } ({ $title }) : réglages changés.
tournament-protest-help = Noter une réclamation sur un match de la dernière ronde.
tournament-decide-help = Saisir la décision du juge-arbitre sur une réclamation.
tournament-admit-help = Saisir que le juge-arbitre admet une table ou un palet, ou non.
tournament-close-help = Clore une compétition : son classement est définitif.
tournament-help-clause = L’article sur lequel porte la réclamation.
tournament-help-protest-text = Son objet, sans nom.
tournament-help-protest = L’identifiant de la réclamation, par exemple p1.
tournament-help-decision = La décision.
tournament-help-equipment = Ce qui a été examiné.
tournament-help-which = Lequel : le numéro d’une table, par exemple.
tournament-help-refused = Il n’est pas admis.
tournament-assign-help = Affecter un arbitre à un match, ou personne avec un identifiant vide.
tournament-help-umpire = L’identifiant de l’arbitre.
tournament-board-changed = Ronde { NUMBER($round) }, match { NUMBER($match) } : table { NUMBER($board) }.
tournament-boardless = { $count ->
    [one] Un match n’a pas encore de table : toutes sont occupées.
   *[other] { NUMBER($count) } matchs n’ont pas encore de table : toutes sont occupées.
} Quand une table est libre, carrom tournament board l’attribue à un match.
tournament-assigned = Ronde { NUMBER($round) }, match { NUMBER($match) } : arbitre { $umpire }.
tournament-column-umpire = arbitre
tournament-sheet-rubber = Match { NUMBER($rubber) } sur { NUMBER($rubbers) }
tournament-sheet-card = Feuille de match
tournament-sheet-game-number = Partie { NUMBER($game) }
tournament-sheet-board-of = Partie { NUMBER($game) }, manche { NUMBER($board) } :
tournament-sheet-winner = Vainqueur : { $name }
tournament-shoot-out = tirs à la reine { NUMBER($a) }–{ NUMBER($b) }
tournament-site-help = Écrire une copie statique des pages publiques, en français et en anglais : appariements, résultats, classement, grille, tableau, championnat, statistiques.
tournament-help-site-out = Le dossier de la copie. Il est créé au besoin ; une copie plus ancienne y est remplacée.
tournament-help-site-earlier = Les fichiers des tournois précédents de son championnat.
tournament-site-not-ours = { $folder } contient d’autres fichiers. Indiquez un nouveau dossier, ou celui d’une copie plus ancienne.
tournament-site-written = La copie est prête. Ouvrez { $page } dans un navigateur.
tournament-site-language = Français
tournament-site-languages = Langues
tournament-site-competitions = Épreuves
tournament-site-rounds = { $rounds ->
    [0] Aucune ronde n’est encore publiée.
    [one] { NUMBER($rounds) } ronde
   *[other] { NUMBER($rounds) } rondes
}
tournament-site-nothing = Rien n’est encore publié.
tournament-site-as-of = État au { $time }.
tournament-site-made = Rien n’est encore saisi.
tournament-site-pairings = Appariements et résultats
tournament-site-places = Places
tournament-site-prize = prix : { NUMBER($points, useGrouping: 0) }
tournament-site-winner = (vainqueur)
tournament-site-walkover = { $match } : un des deux camps était absent.
tournament-site-absent = { $match } : les deux camps étaient absents.
tournament-site-corrected = { $match } : { $before } corrigé en { $after } ({ $reason }).
tournament-site-withdrawn = { $match } : résultat { $before } retiré ({ $reason }).
tournament-site-won = victoire { DE($who) }
tournament-site-since = La ronde suivante était déjà appariée ; ses appariements restent.
tournament-site-championship = Championnat
tournament-site-total = Total
tournament-site-missing = { $count ->
    [one] Un tournoi ne compte pas encore : il n’est pas terminé, n’a pas d’épreuve de ce genre ou n’était pas disponible.
   *[other] { NUMBER($count) } tournois ne comptent pas encore : ils ne sont pas terminés, n’ont pas d’épreuve de ce genre ou n’étaient pas disponibles.
  }
tournament-site-statistics = Statistiques des manches
tournament-site-figure-boards = Manches
tournament-site-figure-won = Gagnées
tournament-site-figure-breaks = Casses
tournament-site-figure-breaks-won = Gagnées sur sa casse
tournament-site-figure-queens = Reines
tournament-site-figure-slams = Grands chelems
tournament-site-figure-best = Meilleure manche
tournament-refused-umpire-plays = Qui joue un match ne peut pas en être l’arbitre.
tournament-refused-clause = Ces règles n’ont pas d’article « { $clause } ».
tournament-help-umpire-name = Le nom de l’arbitre. Il reste à côté du journal et peut être effacé.
tournament-bad-name = { $option } : un nom a au plus { NUMBER($most) } caractères, tous imprimables.
tournament-form-no-name = Donnez le nom de chaque joueur.
tournament-form-no-team = Donnez le nom de l’équipe.
tournament-form-long = C’est trop long : « { $value } ». Il y a place pour { NUMBER($most) } caractères.
tournament-form-control = Il y a des caractères de commande dans « { $value } ».
tournament-form-rating = Une cote est un nombre de 0 à { NUMBER($most) }.
tournament-form-seed = Un rang de tête de série est un entier de 1 à { NUMBER($most) }.
tournament-form-there = { $value } participe déjà à cette épreuve.
tournament-help-links = Les liens des tables dans un fichier, tels que l’adresse …/api/tournaments/ID/links du serveur les donne à l’organisateur. L’étiquette de chaque table reçoit son code QR, et un code à taper.
tournament-bad-links = Ce n’est pas un fichier de liens de tables.
tournament-sheet-label-code = Ou ouvrez { $page } et tapez { $code }.
tournament-help-top-apart = Combien des mieux classés ne se rencontrent pas pendant ces rondes.
tournament-help-level = À qui s’adresse cette liste de cotes (par défaut : le niveau de la liste précédente, sinon local).
tournament-help-inherit = D’autres listes de cotes. Un nouveau commence avec ce qu’en dit une liste du même niveau ou d’un niveau supérieur.
