# La commande qui propose des coups.
suggest-help = Proposer les meilleurs coups d’une position, tels qu’une main les jouerait.
suggest-help-position = une position en une ligne, ou un fichier qui en contient une (- lit l’entrée standard)
suggest-help-level = la main qui joue les coups, et combien de coups sont essayés
suggest-help-hand = la main qui joue les coups : un niveau, ou degrés-mm-pour cent comme 0.8-0.8-8 (par défaut, celle du niveau ; carrom hand donne la vôtre)
suggest-help-goal = à quoi servent les coups : board, gagner la manche et la partie ; pieces, avoir moins de pions ; turn, garder la main
suggest-help-budget = combien de coups essayer en pensée (par défaut, autant que ce niveau)
suggest-help-strokes = combien de coups donner
suggest-help-seed = la graine du hasard
suggest-help-picture = dessiner le meilleur coup dans ce fichier, qui finit par .svg ou .png
suggest-help-json = écrire une seule ligne de JSON
suggest-heading = La place du percuteur est en cm depuis le milieu de la base ; 90° est droit devant.
suggest-stroke = { $number }. place { $place_sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s : garde la main { $keep } fois sur 100, { $points_sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, percuteur dans un trou { $foul } fois sur 100
suggest-none = Il n’y a pas de place pour le percuteur, donc aucun coup à proposer.
suggest-number = L’option { $option } demande un nombre entier de { $least } à { $most }, pas « { $value } ».
suggest-incomplete = Cette position ne dit pas où sont les pions ou à quelle place est assis le joueur : aucun coup ne peut être essayé.
