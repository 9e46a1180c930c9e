# Partager : liens vers des positions, des coups et des matchs ; films.

share = Partager
share-links = Liens
share-stroke = Lien vers ce coup
share-position = Lien vers la position
share-replay = Lien pour revoir le match
share-practice = Lien vers cette position et ce coup
share-copied = Lien copié
share-by-hand = Copiez ce lien :
share-file-only = Un fichier n’a pas de lien. Envoyez plutôt la feuille de match.
share-wrong-link = Ce lien ne contient pas de position : il en manque peut-être une partie. Le plateau est resté tel que vous l’aviez laissé.
film = Film
film-stroke-gif = Enregistrer le coup en GIF
film-board-gif = Enregistrer la manche en GIF
film-stroke-mp4 = Enregistrer le coup en MP4
film-board-mp4 = Enregistrer la manche en MP4
film-no-stroke = Pour enregistrer un seul coup, allez d’abord à ce coup.
film-about = Une manche entière demande jusqu’à une minute.
film-making-gif = Création du GIF
film-making-mp4 = Création du MP4
film-failed = Le film n’a pas pu être créé.
film-no-encoder = Ce navigateur ne sait pas créer de MP4. Un GIF marche partout.
film-insecure = Les navigateurs ne créent un MP4 que sur une page sécurisée (https, ou sur cet ordinateur même). Un GIF marche ici aussi.
