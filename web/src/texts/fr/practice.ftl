# Le plateau d’entraînement.

practice-view = Outils
practice-tab-strike = Viser
practice-tab-arrange = Disposer
practice-tab-surface = Surface
practice-to-match = Retour au match
practice-ready = À vous de jouer
pieces-moving = Les pions bougent…

# Les positions

practice-position = Position
practice-own = La vôtre
practice-seat = Côté
practice-rosette = Rosace
practice-empty = Plateau vide
practice-try-rosette = Ouvrez la rosace, et empochez un pion si vous pouvez.
practice-try-empty = Ajoutez des pions sous « Disposer ».

# Le coup

practice-again = Rejouer
practice-back = Replacer
practice-redo = Rétablir
practice-spin-about = Au-dessus de 0, le palet tourne vers la gauche ; au-dessous, vers la droite.
practice-show-paths = Afficher les trajets (en pâle, le coup d’avant)
playback-speed = Vitesse de lecture
practice-keys = Clavier : R replacer, T rejouer, Z annuler, Y rétablir.
practice-nothing = Rien n’est tombé.
practice-fell = Empoché : { $list }.
practice-fell-into = { $piece } dans le { $pocket }
practice-striker = palet
practice-first = Premier contact : { $piece }.
practice-missed = Aucun pion touché.
practice-touched = { $count ->
    [one] { $count } pion touché.
   *[other] { $count } pions touchés.
}
practice-time = { $time } s.

# Disposer les pions

practice-arranging = Faites glisser les pions. Hors du plateau, ils sont retirés.
practice-arrange-how = Faites glisser un pion sur le plateau, ou touchez-le pour l’ajouter. Faites-le glisser hors du plateau pour le retirer.
practice-arrange-keys = Clavier : choisissez un pion ci-dessous, déplacez-le avec les flèches (Maj pour affiner), retirez-le avec Suppr.
practice-add = Ajouter : { $piece }
practice-pieces = Pions sur le plateau
practice-none = Aucun pion.
practice-piece = { $piece } { $number }
practice-remove = Retirer
practice-full = Le plateau accepte { $most } pions au plus.
practice-text = La position en texte
practice-text-about = Copiez ce texte pour garder ou partager la position. Collez-en un autre et chargez-le ; les positions des feuilles de match conviennent aussi.
practice-copy = Copier
practice-copied = Copié.
practice-load = Charger
practice-no-text = Cette position n’est pas valable.
practice-illegal = Des pions se chevauchent ou sont hors du plateau.

# La surface

practice-powder = Poudre
practice-cushions = Bandes
practice-discs = Pions
surface-mu = Glisse des pions
surface-mu_striker = Glisse du palet
surface-e_cushion = Rebond
surface-mu_cushion = Accroche
surface-e_piece = Rebond
surface-mu_contact = Accroche
surface-e_tangential = Retour d’effet
practice-glide = { $length } cm
practice-glide-about = La distance parcourue en partant à 1 m/s. { $physics }
practice-percent = { $share } %
practice-bounce-about = La vitesse qui reste après un choc à 1 m/s. { $physics }
practice-grip-about = La force avec laquelle les bords s’accrochent et changent le glissement en rotation. { $physics }
practice-spring-about = La part du glissement rendue en rotation. { $physics }
practice-in-physics = Réglage physique : { $key } = { $value }.
practice-reset = Plateau de tournoi
