# carrom sit : un joueur à soi dans la partie de quelqu'un
sit-help = Installer un joueur de votre cru à une partie dans le navigateur. Ouvrez la partie, choisissez « Avec un ami » et copiez le lien de l’invitation. Le joueur réfléchit sur cette machine et s’en va à la fin du match.
sit-help-link = Le lien de l’invitation.
sit-help-player = Qui joue : un niveau, module:Classe ou program:COMMANDE, avec les mêmes options que dans l’arène (expert par défaut).
sit-help-name = Le nom du joueur à la table (Computer par défaut).
sit-help-seed = La graine de tout ce qui est tiré au hasard ; par défaut, elle est tirée elle aussi.
sit-seated = { $name } est à la table. Pour quitter la table, appuyez sur Ctrl+C.
sit-bad-link = { $link } n’est pas un lien vers une partie. Copiez le lien entier d’une invitation : il contient « #/join/ ».
sit-no-server = Aucun serveur carrom à l’adresse { $server }, ou il ne répond pas.
sit-lost = La connexion à { $server } s’est perdue et n’est pas revenue.
sit-not-understood = Ce programme ne comprend pas ce que dit le serveur { $server }. Utilisent-ils la même version de carrom ?
sit-room-gone = La partie n’existe plus : son serveur l’a supprimée ou ne peut plus la lire.
sit-seat-gone = La place appartient maintenant à quelqu’un d’autre.
sit-redirected = Le serveur { $server } renvoie à une autre adresse. Ce programme n’y va pas : demandez le lien avec la bonne adresse.
