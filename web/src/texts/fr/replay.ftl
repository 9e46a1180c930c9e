# Revoir un match.

replay = Revoir un match
watch-replay = Revoir le match
no-such-match = Ce match n’existe pas sur ce serveur.
record-file = Depuis un fichier
choose-record = Choisissez une feuille de match ou déposez-la ici
choose-file = Choisir un fichier
choose-record-about = Un fichier obtenu par « Télécharger la feuille de match ». Il est seulement affiché, jamais conservé.
record-large = Une feuille de match ne peut pas dépasser { $most } Mo.
record-torn = La feuille de match est abîmée. Voici ce qui a pu être lu.
other-record = Une autre feuille
real-board = Ce match s’est joué sur un vrai plateau : la position des pions est inconnue. Voyez le journal et le score.
no-motion = Certains coups viennent d’une autre version de la physique. Ils sont montrés sans mouvement.
stroke-of = Coup { $stroke } sur { $strokes } : { $name }
stroke-at = Coup { $stroke } sur { $strokes }, { $time }
stroke-number = Coup { $stroke }
time-line = Moment du match
to-start = Aller au début
to-end = Aller à la fin
previous-stroke = Coup précédent
next-stroke = Coup suivant
play-on = Lire
pause = Pause
rate = Vitesse de lecture
turn-board = Tourner le plateau
taken-back = annulé
try-here = S’entraîner ici
cancel = Annuler
replay-keys = Clavier : Espace pour lire ou mettre en pause, ← → coup précédent ou suivant, Début et Fin, virgule et point pour reculer ou avancer d’une image.

# Statistiques

statistics = Statistiques
no-statistics = Les statistiques n’ont pas pu être chargées.
figure-strokes = Coups
figure-rate = Taux de réussite
figure-own = Ses pions
figure-opponents = Pions adverses
figure-queens = Reines { -cover(form: "feminine") }s
figure-striker = Palet empoché
figure-fouls = Autres fautes
figure-lost = Rendus ou dus
figure-slams = Chelems
figure-time = Temps de jeu
