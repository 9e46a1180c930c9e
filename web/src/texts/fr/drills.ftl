# Les exercices et leurs scores.

drill-straight = Tout droit
drill-straight-about = Dix pions à empocher tout droit depuis la base. Un point par pion empoché sans le palet.
drill-straight-try = Empochez le pion.
drill-cuts = Coupes par angle
drill-cuts-about = Huit coupes de 15 à 60 degrés ; la place du palet est donnée. Un point par pion empoché sans le palet.
drill-cut-of = Une coupe de { $angle }°. Empochez le pion.
drill-cuts-try = Empochez le pion.
drill-double = Double bande
drill-double-about = Huit pions à empocher par les bandes. Deux points par deux bandes, un point par une ; celles du palet et du pion s’additionnent.
drill-double-try = Empochez le pion par deux bandes.
drill-three = Vider trois pions
drill-three-about = Cinq fois trois pions. Un point par pion, jusqu’au premier coup manqué.
drill-three-try = Empochez les pions l’un après l’autre.
drill-break = Ouvrir et compter
drill-break-about = Cinq ouvertures. Un point par pion sorti du cercle, trois par pion tombé. Rien si le palet tombe.
drill-break-try = Ouvrez.

drill-try = Essai { $number } sur { $all }
drill-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drill-parts = Points de chaque essai
drill-brought = { $points ->
    [0] Aucun point.
    [one] 1 point.
   *[other] { $points } points.
}
drill-done = { $points ->
    [one] Terminé : { $points } point.
   *[other] Terminé : { $points } points.
}
drill-done-of = Terminé : { $points } sur { $most }.
drill-record = C’est votre meilleur score.
drill-again = Rejouer
drill-restart = Recommencer
drill-open = commencé
drill-never = Pas encore joué
drill-best = Record : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drill-best-of = Record : { $points } sur { $most }
drill-history = Vos scores
drill-curve = { $count ->
    [one] Courbe de { $count } score. Record : { $best }.
   *[other] Courbe de { $count } scores. Record : { $best }.
}
drill-curve-about = Du plus ancien au plus récent ; la ligne du haut vaut { $top }.
drill-scores = En tableau
drill-when = Date
drill-points = Points
drill-by-angle = { $angle }° : { $made } sur { $tries }
