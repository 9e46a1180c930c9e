# La page d’accueil.

tagline = Les vraies règles, et un arbitre qui les cite.
start = Jouer
two-here = À deux
two-here-about = Chacun son tour sur cet écran. Le plateau se tourne vers vous.
against-computer = Contre l’ordinateur
against-computer-about = Un adversaire de niveau club.
other-game = Partie sur mesure
other-game-about = Règle, simple ou double, niveaux, noms, pendule et durée.
guest = Invité
also-here = Et aussi
home-practice-about = Composez une position et essayez des coups.
home-record = Ouvrir une feuille de match
home-record-about = Revoyez un match, coup par coup.
home-rules-about = Toutes les règles, article par article.
home-how-about = Le jeu en dix images.

# Les parties que ce navigateur connaît

games-to-continue = Parties en cours
finished-games = Parties terminées
continue-game = Reprendre
just-now = à l’instant
replay-game = Revoir
view-game = Voir
remove-game = Retirer
game-removed = { $label } : partie retirée.
more-games = En voir { $count } de plus
score-so-far = parties { $games }, points { $points }
points-so-far = points { $points }
