# Ce que toute commande dit de ses arguments et de ses données.

# Les deux commandes.
equipment-help = Le plateau, les pions et tout ce qui les entoure (chapitre 2 de la règle internationale).
equipment-help-show = Affiche toutes les cotes d’une édition du plateau et, en liste de contrôle, le reste de l’équipement.
equipment-help-check = Compare des mesures à la règle. Le code de retour est 0 si tout est conforme, 1 s’il y a des écarts, 2 si les mesures sont inutilisables.
equipment-help-edition = L’édition du plateau.
equipment-help-file = Fichier JSON contenant les mesures ; - lit l’entrée standard.
equipment-help-json = Écrit du JSON, pour les machines.

# L’affichage.
equipment-show-title = Plateau de carrom, édition { $edition } : cotes en centimètres
equipment-show-dimension = Cote
equipment-show-figure = Valeur
equipment-show-clause = Article
equipment-show-min = min. { $figure }
equipment-show-max = max. { $figure }
equipment-show-from-figure = * Ne figure que sur le dessin ; si la liste et le dessin diffèrent, la liste fait foi.
equipment-show-tolerance = Une valeur imprimée sans tolérance est contrôlée à { $tolerance } cm près.
equipment-show-thickness = Sans plaques de renforcement, la surface doit avoir au moins { $thickness } cm d’épaisseur ({ $clause }).
equipment-show-checklist = Le reste de l’équipement
equipment-show-stand-slip = Pour la limite inférieure, la règle imprime { $inches } pouces, soit { $converted } cm ; ce sont les { $minimum } cm imprimés qui comptent.
equipment-show-set = un jeu complet : { $white } blancs, { $black } noirs et { $red } rouge
equipment-item = { $name } : { $allowed }

# Le contrôle.
equipment-check-summary = Plateau, édition { $edition } : { $checked ->
        [0] aucune exigence contrôlée
        [one] { $checked } exigence contrôlée
       *[other] { $checked } exigences contrôlées
    }, { $violations ->
        [0] aucun écart
        [one] { $violations } écart
       *[other] { $violations } écarts
    }.
equipment-check-violation = { $pointer } ({ $clause })
equipment-check-unchecked = Non contrôlé
equipment-check-part = { $part } : { $names }
equipment-gap-not_in_edition = cette édition ne fixe pas cette cote
equipment-gap-reinforcement_unknown = suffisant seulement avec des plaques de renforcement ; indiquer s’il y en a dans { $pointer }
equipment-gap-set_incomplete = moins de pions qu’un jeu complet ; donner les nombres dans { $pointer }
equipment-check-separator = { " ; " }
equipment-check-gap = { $name } ({ $gap })
equipment-violation-figure = { $place } : { NUMBER($value, maximumFractionDigits: 12) } { $unit } ; la règle demande { $allowed }.
equipment-violation-condition = { $place } : condition non remplie.
equipment-violation-material = { $part } : le matériau « { $material } » n’est pas admis.
equipment-material-metal = métal
equipment-violation-count = Pions, { $colour } : il y en a { $value }, un jeu en compte { $wanted }.
equipment-place = { $part }, { $name }
equipment-place-pieces = Pion { $number }, { $name }
equipment-place-chairs = Chaise { $number }, { $name }
equipment-limits-range = de { NUMBER($minimum, maximumFractionDigits: 12) } à { NUMBER($maximum, maximumFractionDigits: 12) } { $unit }
equipment-limits-min = au moins { NUMBER($minimum, maximumFractionDigits: 12) } { $unit }
equipment-limits-max = au plus { NUMBER($maximum, maximumFractionDigits: 12) } { $unit }
equipment-unit-cm = cm
equipment-unit-g = g
equipment-unit-watt = W
equipment-unit-density = kg/dm³
equipment-unit-rebounds = rebonds
equipment-colour-white = blancs
equipment-colour-black = noirs
equipment-colour-red = rouges

# Des mesures inutilisables.
equipment-bad-at = Dans { $pointer } : { $problem }
equipment-bad-not-json = Les données ne sont pas du JSON (ligne { $line }, colonne { $column }).
equipment-bad-too-deep = Les données sont trop profondément imbriquées.
equipment-bad-twice = ce nom apparaît deux fois dans le même objet.
equipment-bad-not-measurements = Les données doivent être un objet JSON contenant l’édition du plateau et les mesures.
equipment-bad-not-object = il faut ici un objet contenant des mesures nommées.
equipment-bad-not-list = il faut ici une liste.
equipment-bad-not-number = il faut ici un nombre.
equipment-bad-not-whole = il faut ici un nombre entier.
equipment-bad-negative = une mesure ne peut pas être négative.
equipment-bad-out-of-range = une mesure vaut au plus { $greatest } et a au plus { $decimals } décimales.
equipment-bad-not-boolean = il faut ici true ou false.
equipment-bad-not-choice = il faut ici l’un de ces textes : { $choices }.
equipment-bad-unknown-name = cette mesure n’existe pas ; noms connus ici : { $choices }.
equipment-bad-missing = l’édition du plateau manque ; au choix : { $choices }.

# Les parties de l’équipement.
equipment-part-board = Plateau
equipment-part-surface = Surface
equipment-part-frame = Cadre
equipment-part-holes = Trous
equipment-part-pieces = Pions
equipment-part-striker = Palet
equipment-part-stand = Support
equipment-part-chairs = Chaises
equipment-part-powder = Poudre
equipment-part-nets = Filets
equipment-part-lamp = Lampe

# Les cotes du plateau.
equipment-board-surface_side = côté de la surface de jeu
equipment-board-frame_width = largeur du cadre
equipment-board-hole_diameter = diamètre d’un trou
equipment-board-base_line_to_frame = de la ligne de base au cadre
equipment-board-base_line_length = ligne de base, cercles compris
equipment-board-base_line_thickness = épaisseur d’une ligne de base
equipment-board-base_circle_diameter = cercle de base, diamètre extérieur
equipment-board-base_circle_inner_diameter = cercle de base, diamètre du rouge
equipment-board-arrow_length = longueur d’une flèche
equipment-board-arrow_thickness = épaisseur d’une flèche
equipment-board-arrow_to_hole = de la flèche au trou
equipment-board-centre_circle_diameter = diamètre du cercle central
equipment-board-inner_circle_diameter = diamètre du cercle intérieur
equipment-board-outer_circle_diameter = diamètre du cercle extérieur
equipment-board-arc_diameter = diamètre des arcs décoratifs
equipment-board-base_circle_gap = écart des cercles de base, au coin
equipment-board-frame_height = hauteur du cadre
equipment-board-body_thickness = épaisseur du corps
equipment-board-reinforcement_width = largeur d’une plaque de renforcement
equipment-board-reinforcement_height = hauteur d’une plaque de renforcement
equipment-board-surface_thickness = épaisseur de la surface

# Ce que la règle demande à chaque partie.
equipment-surface-maple_or_equal = placage d’érable, ou bois de glisse équivalente
equipment-surface-polished = polie et lisse
equipment-surface-flat = parfaitement plane
equipment-surface-rebounds = palet lancé à pleine force depuis une ligne de base
equipment-frame-hardwood = en bois dur
equipment-frame-density = masse volumique du bois
equipment-frame-rounded_corners = arrondi aux quatre coins
equipment-holes-round = ronds
equipment-holes-in_all_corners = un dans chacun des quatre coins
equipment-holes-cut_in_surface = découpés dans la surface elle-même
equipment-pieces-diameter = diamètre
equipment-pieces-thickness = épaisseur
equipment-pieces-weight = poids
equipment-pieces-wooden = en bois
equipment-pieces-round = forme exactement ronde
equipment-pieces-flat = deux faces plates et lisses
equipment-pieces-rounded_edges = arêtes finement arrondies
equipment-pieces-set_white = nombre de blancs
equipment-pieces-set_black = nombre de noirs
equipment-pieces-set_red = nombre de rouges
equipment-striker-diameter = diamètre
equipment-striker-weight = poids
equipment-striker-round = parfaitement rond
equipment-striker-flat = plat
equipment-striker-material = plastique, os, ébène ou autre matière convenable
equipment-striker-visible_metal = sans métal apparent
equipment-stand-height = surface de jeu au-dessus du sol
equipment-stand-stable = le plateau ne peut pas basculer
equipment-stand-level = le plateau est parfaitement horizontal
equipment-chairs-height = assise au-dessus du sol
equipment-chairs-armrests = sans accoudoirs
equipment-powder-fine = la plus fine possible (sel d’acide borique ou équivalent)
equipment-powder-keeps_dry = garde la surface lisse et sèche
equipment-powder-bag_at_board = un sachet rempli près de chaque plateau
equipment-nets-under_holes = fixés sous les trous, au dos du plateau
equipment-nets-hold_all = chacun assez grand pour tous les pions
equipment-nets-let_fall = les pions tombés n’arrêtent jamais les suivants
equipment-lamp-power = puissance de l’ampoule
equipment-lamp-centred = suspendue exactement au-dessus du centre du plateau
equipment-lamp-lights_all = éclaire bien la surface et le cadre
equipment-lamp-white_shade = abat-jour blanc comme neige à l’intérieur
equipment-lamp-white_light = lumière blanche
equipment-lamp-dazzles = n’éblouit aucun joueur
