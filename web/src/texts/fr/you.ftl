# Vos chiffres sur toutes les parties de ce navigateur.

you = Vos chiffres
nav-you = Vos chiffres
you-none = Rien à montrer pour l’instant. Jouez une partie contre l’ordinateur, et vos coups paraîtront ici.
you-games = Parties
you-strokes = Coups
you-rate = Coups réussis
you-striker = Palet empoché
you-fouls = Fautes (parties finies)
you-queens = Reines confirmées
you-slams = Chelems
you-map = Où étaient vos pions
you-map-label = Le plateau vu de votre place : combien de fois un pion est tombé, selon l’endroit où il était
you-map-about = La part des pions visés qui sont tombés, selon l’endroit où ils étaient, et le nombre d’essais. Vous êtes en bas.
you-map-none = Aucun coup sur un pion pour l’instant.
you-cell = { $fell } sur { $tried } sont tombés
you-by-cut = Selon l’angle
you-by-distance = Selon la distance
you-tried = essais
you-fell = tombés
you-cut-between = { $low }° à { $high }°
you-cut-from = { $low }° à { $high }°
you-far-between = { $low } à { $high } cm
you-far-from = { $low } cm et plus
you-results = Résultats
you-results-none = Aucune partie finie pour l’instant.
you-helped = { $count ->
    [one] Une partie avec de l’aide (conseils, trajets complets, coups repris) ne compte ni comme gagnée ni comme perdue.
   *[other] { $count } parties avec de l’aide (conseils, trajets complets, coups repris) ne comptent ni comme gagnées ni comme perdues.
}
you-won = gagnées
you-lost = perdues
you-points = points
you-about = L’angle est celui dont le pion s’écarte de la course du palet : 0° est un coup droit. La distance va du palet au pion. Ces chiffres ne sont gardés que dans ce navigateur. Les parties à deux devant un même écran ne comptent pas, ni les ouvertures dans la carte. Une partie contre l’ordinateur avec des conseils, des trajets complets ou des coups repris n’est ni gagnée ni perdue.
you-clear = Effacer ces chiffres
you-clear-sure = Effacer tous vos chiffres pour de bon ?
you-clear-yes = Effacer
