# Ce que toute commande dit de ses arguments et de ses données.

# Les deux commandes.
equipment-help = Le plateau, les pions et le reste de l’équipement.
equipment-help-show = Afficher toutes les cotes d’une édition du plateau et la liste de contrôle du reste.
equipment-help-check = Comparer des mesures à la règle. Code de retour : 0 si tout est conforme, 1 s’il y a un écart, 2 si les données ne sont pas valables.
equipment-help-edition = L’édition du plateau.
equipment-help-file = un fichier JSON avec les mesures ; - lit l’entrée standard
equipment-help-json = Afficher du JSON au lieu d’un tableau.
equipment-help-rules = La règle à suivre ; par défaut, la première de la liste.

# L’affichage.
equipment-show-title = Plateau de carrom, édition { $edition } : cotes en centimètres
equipment-show-dimension = Cote
equipment-show-figure = Valeur
equipment-show-clause = Article
equipment-show-min = min. { $figure }
equipment-show-max = max. { $figure }
equipment-show-from-figure = * Sur le dessin seulement. Si la liste et le dessin diffèrent, la liste l’emporte.
equipment-show-tolerance = Une valeur imprimée sans tolérance peut varier de { $tolerance } cm en plus ou en moins.
equipment-show-thickness = Sans renfort, la surface doit avoir au moins { $thickness } cm d’épaisseur ({ $clause }).
equipment-show-checklist = Le reste de l’équipement
equipment-show-stand-slip = La règle imprime { $inches } pouces pour la limite inférieure, soit { $converted } cm. Ce sont les { $minimum } cm imprimés qui font foi.
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
equipment-gap-not_in_edition = cette édition n’a pas cette cote
equipment-gap-not_asked = ces règles ne le demandent pas
equipment-gap-reinforcement_unknown = suffisant seulement avec un renfort : indiquez dans { $pointer } s’il y en a un
equipment-gap-set_incomplete = pas assez de pions pour un jeu complet : indiquez les nombres dans { $pointer }
equipment-check-separator = { " ; " }
equipment-check-gap = { $name } ({ $gap })
equipment-violation-figure = { $place } : { NUMBER($value, maximumFractionDigits: 12) } { $unit } ; il faut { $allowed }.
equipment-note-figure = Remarque : { $place } : { NUMBER($value, maximumFractionDigits: 12) } { $unit } suffit, mais la règle cite aussi { NUMBER($below, maximumFractionDigits: 12) }.
equipment-violation-condition = { $place } : exigence non remplie.
equipment-violation-material = { $part } : la matière « { $material } » n’est pas admise.
equipment-material-metal = métal
equipment-material-ivory = ivoire
equipment-violation-count = Pions { $colour } : { $value } ; un jeu complet en a { $wanted }.
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
equipment-unit-pieces = pions
equipment-colour-white = blancs
equipment-colour-black = noirs
equipment-colour-red = rouges

# Des mesures inutilisables.
equipment-bad-at = Dans { $pointer } : { $problem }
equipment-bad-not-json = Les données ne sont pas du JSON valable (ligne { $line }, colonne { $column }).
equipment-bad-too-deep = Les données sont trop profondément imbriquées.
equipment-bad-twice = ce nom apparaît deux fois dans le même objet.
equipment-bad-not-measurements = Les données doivent être un objet JSON avec l’édition du plateau et les mesures.
equipment-bad-not-object = un objet avec des mesures nommées est attendu.
equipment-bad-not-list = une liste est attendue.
equipment-bad-not-number = un nombre est attendu.
equipment-bad-not-whole = un nombre entier est attendu.
equipment-bad-negative = une mesure ne peut pas être négative.
equipment-bad-out-of-range = une mesure vaut { $greatest } au maximum, avec { $decimals } décimales au maximum.
equipment-bad-not-boolean = la valeur attendue est true ou false.
equipment-bad-not-choice = choisissez parmi : { $choices }.
equipment-bad-unknown-name = mesure inconnue. Choisissez parmi : { $choices }.
equipment-bad-missing = l’édition du plateau manque. Choisissez parmi : { $choices }.

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
equipment-board-reinforcement_width = largeur du renfort
equipment-board-reinforcement_height = hauteur du renfort
equipment-board-surface_thickness = épaisseur de la surface

# Ce que la règle demande à chaque partie.
equipment-surface-maple_or_equal = placage d’érable, ou bois de glisse équivalente
equipment-surface-polished = polie et lisse
equipment-surface-flat = parfaitement plane
equipment-surface-rebounds = palet lancé à pleine force depuis une ligne de base
equipment-frame-hardwood = en bois dur
equipment-frame-density = masse volumique du bois
equipment-frame-rounded_corners = arrondi aux quatre coins
equipment-frame-curved_inside = courbe aux quatre coins intérieurs
equipment-holes-round = ronds
equipment-holes-in_all_corners = un dans chacun des quatre coins
equipment-holes-cut_in_surface = découpés dans la surface elle-même
equipment-pieces-diameter = diamètre
equipment-pieces-thickness = épaisseur
equipment-pieces-weight = poids
equipment-pieces-wooden = en bois
equipment-pieces-round = parfaitement ronds
equipment-pieces-flat = plats et lisses des deux côtés
equipment-pieces-rounded_edges = bords finement arrondis
equipment-pieces-alike = pareil à tous les autres
equipment-pieces-set_white = nombre de pions blancs
equipment-pieces-set_black = nombre de pions noirs
equipment-pieces-set_red = nombre de pions rouges
equipment-striker-diameter = diamètre
equipment-striker-weight = poids
equipment-striker-round = parfaitement rond
equipment-striker-flat = plat
equipment-striker-smooth = lisse
equipment-striker-material = plastique, os, ébène ou autre matière convenable
equipment-striker-not_ivory = toute matière sauf l’ivoire et le métal
equipment-striker-visible_metal = sans métal apparent
equipment-stand-height = hauteur de la surface de jeu
equipment-stand-stable = le plateau ne peut pas basculer
equipment-stand-level = le plateau est parfaitement horizontal
equipment-chairs-height = hauteur de l’assise
equipment-chairs-armrests = sans accoudoirs
equipment-powder-fine = la plus fine possible (sel d’acide borique ou équivalent)
equipment-powder-keeps_dry = garde la surface lisse et sèche
equipment-powder-wet = jamais humide
equipment-powder-bag_at_board = un sachet plein près de chaque plateau
equipment-powder-pouch = répartie à l’aide d’un sachet ou d’un autre récipient
equipment-nets-under_holes = fixés sous les trous, au dos du plateau
equipment-nets-hold_all = chacun assez grand pour tous les pions
equipment-nets-capacity = place dans chaque filet
equipment-nets-let_fall = les pions tombés n’arrêtent jamais les suivants
equipment-lamp-power = puissance de l’ampoule
equipment-lamp-centred = exactement au-dessus du centre du plateau
equipment-lamp-lights_all = éclaire bien la surface et le cadre
equipment-lamp-lights_only = n’éclaire que le plateau et son cadre
equipment-lamp-white_shade = abat-jour blanc comme neige à l’intérieur
equipment-lamp-white_light = lumière blanche
equipment-lamp-dazzles = n’éblouit aucun joueur
