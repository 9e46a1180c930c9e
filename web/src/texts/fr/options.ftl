# Les options.

options-aim = Le coup
aim-aid = Aide à la visée
aid-off = Sans
aid-short = Courte
aid-long = Longue
on-release = Jouer en lâchant
spin = Effet
spin-about = Un palet qui tourne rebondit autrement sur les bandes et les pions.
left-handed = Gaucher
left-handed-about = Les commandes à gauche.
options-see = Affichage et son
view-option = Plateau vu
view-turns = du côté du joueur
view-fixed = toujours du côté { $seat }
motion-speed = Vitesse d’animation
rate-1 = normale
rate-2 = double
colour-safe = Marques sur les pions
colour-safe-about = Pour distinguer les pions sans la couleur : barre, étoile, croix.
theme = Thème
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
aim-how = Faites glisser le palet sur sa ligne. Tirez-le en arrière pour viser et lâchez pour jouer, ou cliquez sur le plateau pour viser à cet endroit.
keys-how = Clavier : ← → déplacer, A D viser, W S force, Q E effet (Maj pour affiner), Espace pour jouer, Échap pour sauter l’animation, P pour décrire la position.
