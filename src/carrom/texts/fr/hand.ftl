# La commande qui estime une main.
hand-help = Estimer la sûreté de la main d’un joueur, d’après les feuilles de ses matchs.
hand-help-record = la feuille d’un match ; - lit l’entrée standard
hand-help-player = le joueur dont on veut la main (par défaut, tous)
hand-help-json = écrire une seule ligne de JSON
hand-title = { $player } : main { $hand }, d’après { $strokes } coups où un pion pouvait être empoché, dont { $meant } environ le cherchaient.
hand-column-kind = coups
hand-column-strokes = nombre
hand-column-angle = erreur
hand-column-within = 9 fois sur 10 entre
hand-kind-all = tous
hand-kind-straight = droits
hand-kind-cut = coupés
hand-kind-cushion = pion par la bande
hand-kind-backward = en arrière
hand-degrees = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }°
hand-within = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }° et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }°
hand-not-seen = L’erreur est l’écart type de l’angle. Une feuille de match ne montre pas les erreurs de place et de vitesse : la main compte 1 mm et au plus 10 % par degré.
hand-use = Pour des coups qui conviennent à cette main :
hand-not-enough = { $player } : { $why }
hand-too-few = { $strokes ->
    [one] Il y a { $strokes } coup où un pion pouvait être empoché
   *[other] Il y a { $strokes } coups où un pion pouvait être empoché
}, et il en faut { $needed } : encore { $missing }. Les ouvertures ne comptent pas, ni les coups joués sur un vrai plateau.
hand-no-pots = Sur { $strokes } coups où un pion pouvait être empoché, { $meant } environ seulement semblent l’avoir cherché, et il en faut { $needed }.
hand-faulty = La feuille de match « { $file } » est inutilisable. { $fault }
hand-unknown-player = Aucun joueur « { $player } » dans ces feuilles de match. Les joueurs sont { $names }.
