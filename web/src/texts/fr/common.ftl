# Les mots communs à plusieurs écrans.

title = Carrom
pages = Menu
home = Accueil
new-game = Nouvelle partie
practice = Entraînement
nav-practice = Entraînement
nav-replay = Revoir
nav-rules = Règles
how = Comment jouer
options = Options
language = Langue
sound = Son
sound-on = Son activé
sound-off = Son coupé
full-screen = Plein écran
close = Fermer
undo = Annuler
connecting = Chargement…
reconnecting = Connexion perdue. Reconnexion…
server-no-answer = Le serveur ne répond pas. Est-il toujours en marche ?
stale = Aucune nouvelle du serveur depuis { $time }. Ce que vous voyez n’est peut-être plus à jour.
offline = Vous êtes hors ligne. L’entraînement, les leçons, les exercices, les problèmes, les règles et vos chiffres restent disponibles.
game-not-opened = Le serveur n’a pas pu lancer la partie. Est-il toujours en marche ?
game-offline = Vous êtes hors ligne, et une partie a besoin du serveur. L’entraînement, les leçons et les problèmes restent disponibles.
no-such-game = Cette partie n’existe plus.

# Joueurs, camps, pions

player = Joueur { $number }
computer-name = Ordinateur
versus = { $a } – { $b }
two-names = { $one } et { $other }
name-is = { $name } : { $what }
white = blanc
black = noir
queen = reine
count-white = { $count ->
    [one] { $count } blanc
   *[other] { $count } blancs
}
count-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}
seat-south = sud
seat-east = est
seat-north = nord
seat-west = ouest

# Les trous tels que le joueur les voit, en partant du fond à droite

pocket-1 = trou du fond à droite
pocket-2 = trou du fond à gauche
pocket-3 = trou de devant à gauche
pocket-4 = trou de devant à droite

# Les règles

rules = Règle
