# Solo : huit manches, seul.

solo = Solo
solo-about = Huit manches, seul, chacune jusqu’au premier coup manqué.
solo-how = Ouvrez, puis empochez les blancs et la reine. Si l’ouverture n’empoche aucun blanc, vous jouez les noirs. Le premier coup manqué ou la première faute finit la manche.
solo-break = Ouvrez. Vous jouez les blancs.
solo-again-break = Rien n’a été touché. Ouvrez à nouveau.
solo-again = Rejouer en solo
solo-black = Aucun blanc n’est tombé pour vous : continuez avec les noirs.
solo-on = { $side ->
    [white] Continuez avec les blancs.
   *[black] Continuez avec les noirs.
}
solo-cover = { $side ->
    [white] La reine est empochée. Confirmez-la avec un pion blanc.
   *[black] La reine est empochée. Confirmez-la avec un pion noir.
}
solo-slam = Grand chelem blanc ! Videz maintenant les noirs pour réussir les deux.
solo-end-miss = Manqué : la manche est finie.
solo-end-foul = Une faute, ou un coup qui perd la main : la manche est finie.
solo-end-cleared = Tout est vidé !
solo-scored = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
solo-over = { $points ->
    [one] Huit manches : { $points } point.
   *[other] Huit manches : { $points } points.
}
solo-next = Ensuite : manche { $number }
solo-finish = Voir le résultat
solo-sheet = Points de chaque manche
solo-board = Manche
solo-slam-head = Chelem
solo-slam-white = blanc
solo-slam-black = noir
solo-slam-both = les deux
solo-total = Total
solo-points = Le compte des points
solo-points-about = Chaque pion de votre couleur compte { $piece }, la reine confirmée { $queen }. Un grand chelem blanc ajoute { $white }, un noir { $black }, les deux dans une manche { $both }. Le coup qui finit la manche ne compte pas.
