physics-no-discs = Il n’y a pas de disque à mettre en mouvement.
physics-too-many = Il y a trop de disques : { NUMBER($most, maximumFractionDigits: 6) } au maximum.
physics-same-id = Deux disques portent le nom « { $id } ».
physics-not-a-number = Un nombre fini est attendu.
physics-surface = « { $name } » doit être compris entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) }.
physics-radius = Un rayon doit être compris entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) } m.
physics-mass = Une masse doit être comprise entre { NUMBER($least, maximumFractionDigits: 6) } et { NUMBER($most, maximumFractionDigits: 6) } kg.
physics-off-board = Le disque « { $id } » n’est pas entièrement sur la surface de jeu.
physics-overlap = Les disques « { $first } » et « { $second } » se chevauchent.
physics-speed = Une vitesse doit être comprise entre 0 et { NUMBER($most, maximumFractionDigits: 6) } m/s.
physics-spin = Une rotation est de { NUMBER($most, maximumFractionDigits: 6) } rad/s au maximum, dans un sens ou dans l’autre.
physics-striker-place = { $fault ->
    [off_base] Le palet ne touche ni ligne de base ni cercle de base.
    [not_both_lines] Le palet ne touche qu’une ligne de base.
    [circle_in_part] Le palet ne couvre qu’une partie d’un cercle de base.
    [arrow_touched] Le palet touche une flèche.
   *[other] Le palet n’est pas permis là.
}
physics-shape = Le tableau doit avoir la forme { $shape }.
physics-layout = Chaque coup indique le numéro de sa disposition : un nombre entier de 0 à { NUMBER($most, useGrouping: 0) }.
physics-seed = Une graine est un nombre entier de 0 à 18446744073709551615.
physics-jumps = L’angle de soulèvement doit être compris entre 0 et { NUMBER($most, maximumFractionDigits: 6) } degrés.
physics-noise = Le bruit de placement doit être compris entre 0 et { NUMBER($most, maximumFractionDigits: 6) } m.
physics-compiling = Compilation du moteur physique. Elle prend environ une demi-minute, une seule fois par machine.
