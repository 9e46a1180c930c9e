physics-no-discs = Il n’y a rien à mettre en mouvement.
physics-too-many = Il y a plus de disques que les { NUMBER($most, maximumFractionDigits: 6) } qu’on sait calculer.
physics-same-id = Le nom « { $id } » sert deux fois.
physics-not-a-number = Ce n’est pas un nombre fini.
physics-surface = « { $name } » doit être compris entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) }.
physics-radius = Un rayon doit être compris entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) } m.
physics-mass = Une masse doit être comprise entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) } kg.
physics-off-board = Le disque « { $id } » n’est pas entièrement sur la surface de jeu.
physics-overlap = Les disques « { $first } » et « { $second } » se chevauchent.
physics-speed = Une vitesse doit être comprise entre 0 et { NUMBER($most, maximumFractionDigits: 6) } m/s.
physics-spin = Une rotation ne dépasse { NUMBER($most, maximumFractionDigits: 6) } rad/s ni dans un sens ni dans l’autre.
physics-striker-place = { $fault ->
    [off_base] Le palet ne touche ni ligne ni cercle de base.
    [not_both_lines] Le palet ne touche qu’une ligne de base.
    [circle_in_part] Le palet couvre un cercle de base en partie.
    [arrow_touched] Le palet touche une flèche.
   *[other] Le palet ne peut pas être là.
}
physics-shape = Le tableau doit avoir la forme { $shape }.
physics-layout = Chaque coup nomme sa disposition par un nombre entier de 0 à { NUMBER($most, useGrouping: 0) }.
physics-seed = Une graine est un nombre entier de 0 à 18446744073709551615.
physics-jumps = L’angle de soulèvement doit être compris entre 0 et { NUMBER($most, maximumFractionDigits: 6) } degrés.
physics-noise = Le bruit de placement doit être compris entre 0 et { NUMBER($most, maximumFractionDigits: 6) } m.
physics-compiling = Compilation du moteur physique ; cela prend environ une demi-minute, une fois sur cette machine.
