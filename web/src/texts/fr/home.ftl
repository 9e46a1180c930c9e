# La page d’accueil.

tagline = Les vraies règles, et un arbitre qui les cite.
against-computer = Contre l’ordinateur
against-computer-about = Une manche. À vous d’ouvrir.
level-beginner = Débutant
level-beginner-about = Manque souvent.
level-club = Club
level-club-about = Empoche ce qui est à découvert.
level-expert = Expert
level-expert-about = Manque rarement.
level-stronger = Plus forts :
level-champion = Champion
level-machine = Machine
level-won = { $won ->
    [one] { $won } victoire sur { $played }
   *[other] { $won } victoires sur { $played }
}
level-best = record { $ours }–{ $theirs }
two-here = À deux sur cet écran
two-here-about = Une manche, chacun son tour. Le plateau se tourne vers vous.
other-game = Autre partie
other-game-about = Match entier, double, règles, noms, pendule.
guest = Invité
also-here = Et aussi
home-practice-about = Composez une position et essayez des coups.
home-record = Ouvrir une feuille de match
home-record-about = Revoyez un match, coup par coup.
home-rules-about = Toutes les règles, article par article.
home-problems-about = Trouvez le seul bon coup. Un nouveau problème chaque jour.
home-how-about = Le jeu en dix images.

# Les parties que ce navigateur connaît

games-to-continue = Parties en cours
finished-games = Parties terminées
continue-game = Continuer
just-now = à l’instant
replay-game = Revoir
view-game = Voir
remove-game = Retirer
game-removed = { $label } : partie retirée.
more-games = En voir { $count } de plus
score-so-far = parties { $games }, points { $points }
points-so-far = points { $points }
