# Jouer avec quelqu’un sur un autre appareil.

friend-game = Avec un ami
friend-game-about = Chacun sur son appareil. Vous envoyez un lien ou un code.
free-seat = Place libre
waits-for-friend = En attente d’un joueur
invite = Invitez un ami
invite-code = Code : { $code }
invite-about = Votre ami scanne l’image, ouvre le lien ou tape le code sur la page d’accueil. Valable jusqu’à { $until }.
invite-about-here = Sur cet ordinateur, votre ami peut aussi taper le code sur la page d’accueil. Valable jusqu’à { $until }.
invite-qr = Code QR du lien
invite-link = Le lien pour votre ami
link-copy = Copier
link-share = Partager
link-by-hand = Sélectionnez le lien et copiez-le : le bouton « Copier » n’existe que sur une page sécurisée (https).
your-name = Votre nom
name-save = Enregistrer
or-computer = Ou contre l’ordinateur, en attendant
computer-plays-here = Le faire jouer
computer-plays-on = À la { $seat }
seat-opposite = place libre
seat-of-pair = place { $number } ({ $pair })
watch-link-show = Lien pour les spectateurs
watch-link = Avec ce lien, on regarde, et rien d’autre
watchers = Spectateurs
seats-and-links = Places et liens
seat-yours = Votre place
seat-free-it = Libérer cette place
seat-leave = Quitter ma place
keep-seat = Garder votre place
keep-seat-about = Un code vous rend votre place sur un autre appareil, ou si ce navigateur vous oublie.
keep-seat-show = Afficher un code
keep-seat-note = Notez-le. Tapez-le sur la page d’accueil de l’autre appareil : ce navigateur cède alors la place. Un nouveau code remplace celui-ci.
join-title = Rejoindre une partie
join-waits = { $count ->
    [one] { $name } vous attend.
   *[other] { $name } vous attendent.
}
join-waits-begun = { $count ->
    [one] { $name } est en pleine partie. Une place est libre.
   *[other] { $name } sont en pleine partie. Une place est libre.
}
join-seat = Votre place
sit-down = S’asseoir
join-watch = Regarder seulement
join-seated = Vous êtes déjà à cette partie.
join-to-game = Aller à la partie
code-label = Le code que vous avez reçu
code-short = Vous avez un code ?
code-go = Rejoindre
code-about = Six signes pour une partie, huit pour une table d’un tournoi, douze pour une place que vous avez gardée. Majuscules, espaces et tirets sont sans importance.
link-renew = Donner un nouveau lien
link-renewed = Voici le nouveau lien ; l’ancien ne fonctionne plus.
invite-renew = Nouveau code
invite-renew-about = L’ancien code et l’ancien lien cessent aussitôt de fonctionner. Les joueurs assis gardent leur place.
watch-renew = Nouveau lien pour les spectateurs
watch-renew-about = L’ancien lien cesse aussitôt de fonctionner, et ceux qui regardent grâce à lui sont renvoyés.
