# La commande qui analyse un match.
analyse-help = Analyser un match : chaque coup avec ses chances, et ce que le meilleur aurait donné.
analyse-help-record = la feuille d’un match ; - lit l’entrée standard
analyse-help-level = la main que l’on suppose aux personnes ; un ordinateur a celle de son niveau
analyse-help-hand = la main des personnes : un niveau, ou degrés-mm-pour cent comme 0.8-0.8-8 (par défaut, celle du niveau ; carrom hand donne la vôtre)
analyse-help-budget = combien de coups essayer en pensée avant chaque coup du match
analyse-help-seed = la graine du hasard
analyse-help-json = écrire des lignes de JSON, une par coup dès qu’il est analysé
analyse-nothing = Aucun coup à analyser. Un match sur un vrai plateau ne dit pas comment les coups ont été joués.
analyse-board = Partie { $game }, manche { $board }
analyse-column-stroke = coup
analyse-column-kept = main
analyse-column-chance = garde
analyse-column-best = meilleur
analyse-column-loss = perte
analyse-column-ahead = { $team } gagne
analyse-kept = gardée
analyse-lost = –
analyse-percent = { $value } %
analyse-grade-good = –
analyse-grade-inaccuracy = imprécision
analyse-grade-mistake = erreur
analyse-grade-blunder = gaffe
analyse-best = Mieux : place { $place_sign }{ NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm, { NUMBER($angle, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } m/s
analyse-summary = { $player } : { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
}, main gardée { $kept } fois ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } attendues), perte moyenne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ; imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }.
analyse-why-decided = La manche était pour ainsi dire jouée : la main n’y change presque rien.
analyse-why-little = Garder la main rapporte peu ici.
analyse-why-more = Le meilleur coup gagne par ce qu’il empoche et laisse, non par la main.
analyse-about = Garde : combien de fois un tel coup garde la main ou gagne la manche. Meilleur : de même pour le meilleur coup trouvé ; – : rien de mieux n’a été trouvé. Perte : de combien le coup baisse les chances de gagner la manche. Les marques ne suivent que la perte : une imprécision dès { $inaccuracy } %, une erreur dès { $mistake } %, une gaffe dès { $blunder } %.
