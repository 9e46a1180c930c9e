# Les leçons : pour chacune son titre et son sujet, pour chaque étape la consigne, un conseil et un mot de réussite.

lesson-steps = Étapes
lesson-step = Étape { $number }
lesson-step-done = Étape { $number }, faite
lesson-tip = Conseil :
lesson-show = Montrez-moi
lesson-showing = Regardez : ce coup réussit.
lesson-shown = C’était une façon de faire. À vous.
lesson-go-on = Bien. Maintenant le coup suivant.
lesson-next-step = Étape suivante
lesson-next = Ensuite : { $lesson }
lesson-all = Retour aux leçons
lesson-again = Refaire
lesson-umpire = L’arbitre :
lesson-spot-legal = Le pion peut être posé là.
lesson-tries = { $count ->
    [one] { $count } essai jusqu’ici.
   *[other] { $count } essais jusqu’ici.
}

# Ce qui n’a pas marché

miss-untouched = Le palet n’a rien touché.
miss-backward = Ce coup est parti vers l’avant.
miss-striker = Le palet est tombé dans un trou.
miss-no-striker = Le palet n’est pas tombé.
miss-first = Le palet a d’abord touché un autre pion.
miss-stay = Le coup a touché un pion qui devait rester en place.
miss-cushions = Le coup n’est pas passé par la bande.
miss-fall = Il manque un pion dans les trous.
miss-touch = Trop peu de pions ont été touchés.
miss-short = Le pion s’est arrêté trop tôt.
miss-far = Le pion est allé trop loin.
miss-spread = Il reste trop de pions dans le cercle.

# Tenir et jouer

lesson-strike = Tenir et jouer
lesson-strike-about = Tirer le palet, lâcher, viser, glisser.
lesson-strike-ahead = Tirez le palet droit vers vous et lâchez. Touchez le pion blanc.
lesson-strike-ahead-tip = Tirez vers vous : le palet part dans l’autre sens.
lesson-strike-ahead-done = Touché. Plus vous tirez, plus le coup est fort.
lesson-strike-aim = Touchez d’abord le pion blanc, pas le noir.
lesson-strike-aim-tip = Tirez vers la gauche pour jouer vers la droite. Le pointillé montre ce que le palet rencontre d’abord.
lesson-strike-aim-done = Vous avez trouvé la direction.
lesson-strike-slide = Le pion noir gêne. Faites glisser le palet sur sa ligne, puis touchez le pion blanc sans toucher le noir.
lesson-strike-slide-tip = Faites glisser le palet de côté. Assez loin du milieu, le chemin vers le pion blanc est libre.
lesson-strike-slide-done = C’est cela : d’abord la place, puis la direction.

# Tout droit

lesson-straight = Tout droit
lesson-straight-about = Palet, pion et trou sur une ligne.
lesson-straight-near = Empochez le pion blanc : palet, pion et trou sur une ligne.
lesson-straight-near-tip = Faites glisser le palet jusqu’à ce que la ligne passe par le pion et mène au trou. La moitié de la force suffit.
lesson-straight-near-done = Empoché. Sur une ligne, seule la direction compte.
lesson-straight-far = De l’autre côté, et plus loin du trou. Empochez le pion blanc.
lesson-straight-far-tip = Déplacez le palet plutôt que de forcer l’angle. Regardez le petit trait devant le pion : il doit montrer le trou.
lesson-straight-far-done = Bien visé. Plus le trou est loin, plus il faut viser fin.

# La coupe

lesson-cut = La coupe
lesson-cut-about = Toucher un pion de côté pour l’envoyer ailleurs.
lesson-cut-gentle = Empochez le pion blanc en coupant : touchez-le de côté.
lesson-cut-gentle-tip = Un pion part dans la direction qui va du milieu du palet au sien. Touchez-le du côté opposé au trou.
lesson-cut-gentle-done = Voilà une coupe : le pion est parti de côté, le palet a continué.
lesson-cut-thin = Le pion est à la bande du fond. Envoyez-le le long de la bande dans le trou du fond à gauche.
lesson-cut-thin-tip = Jouez depuis la droite. Le pion glisse tout seul le long de la bande.
lesson-cut-thin-done = La bande a guidé le pion. Pensez-y.

# La force

lesson-speed = La force
lesson-speed-about = Autant qu’il faut, pas plus.
lesson-speed-circle = Poussez le pion blanc pour qu’il s’arrête dans le cercle du milieu.
lesson-speed-circle-tip = Tirez très peu. Deux fois plus vite, c’est quatre fois plus loin.
lesson-speed-circle-done = Quel doigté. Un pion bien placé vaut un pion empoché.
lesson-speed-soft = Empochez le pion blanc, mais pas le palet.
lesson-speed-soft-tip = Juste derrière le pion, le palet le suit dans le trou. Jouez moins fort, ou un peu de côté.
lesson-speed-soft-done = Le pion est tombé, le palet est resté. Vous maîtrisez la force.

# La bande

lesson-cushion = La bande
lesson-cushion-about = Par le fond, vers ce qui est derrière vous.
lesson-cushion-back = Le pion est derrière votre ligne. Faites rebondir le palet sur la bande du fond et touchez-le.
lesson-cushion-back-tip = Comme sur un miroir, le palet repart sous l’angle où il est arrivé. Jouez fort : le chemin est long.
lesson-cushion-back-done = Aller et retour. Vous atteignez ce qui est derrière vous.
lesson-cushion-pocket = Empochez le pion dans le trou de devant à gauche, par la bande du fond.
lesson-cushion-pocket-tip = Visez la bande du fond à mi-chemin entre vous et le pion, de gauche à droite. Pas trop doucement.
lesson-cushion-pocket-done = Empoché par la bande.

# Le coup en arrière

lesson-backward = Le coup en arrière
lesson-backward-about = Du pouce, vers ce qui est derrière la ligne.
lesson-backward-touch = Jouez en arrière, comme du pouce : touchez le pion derrière votre ligne.
lesson-backward-touch-tip = Tirez un peu le palet, contournez-le jusque devant, restez un instant immobile, puis lâchez. Ou réglez une direction au-delà de 180° et appuyez sur Jouer.
lesson-backward-touch-done = Voilà le coup du pouce.
lesson-backward-pocket = Empochez en arrière le pion près du trou de devant à droite.
lesson-backward-pocket-tip = Faites glisser le palet vers la droite. Le pion est près du trou : un petit coup suffit.
lesson-backward-pocket-done = Court et sûr.

# « Cannon » et « pair »

lesson-cannon = « Cannon » et « pair »
lesson-cannon-about = Un pion en pousse un autre ; deux tombent à la fois.
lesson-cannon-cannon = Deux pions blancs alignés avec un trou. Touchez le premier pour que le second tombe.
lesson-cannon-cannon-tip = Visez avec le premier pion comme si c’était le palet : il doit pousser le second vers le trou.
lesson-cannon-cannon-done = C’est un « cannon ». Cherchez les pions qui montrent un trou.
lesson-cannon-pair = Un « pair » près du trou : empochez les deux pions d’un coup.
lesson-cannon-pair-tip = Jouez le long des deux pions, assez fort pour que le second suive le premier.
lesson-cannon-pair-done = Deux d’un coup.

# La reine et sa confirmation

lesson-queen = La reine et sa confirmation
lesson-queen-about = D’abord la rouge, puis un des vôtres.
lesson-queen-cover = Empochez la reine, puis confirmez-la : empochez le pion blanc au coup suivant.
lesson-queen-cover-tip = D’abord la reine dans le trou du fond à droite, puis le blanc dans celui du fond à gauche. Si vous n’y arrivez pas, la reine revient.
lesson-queen-cover-done = Reine confirmée. Elle vaut trois points si vous gagnez la manche.

# Ce que coûte une faute

lesson-foul = Ce que coûte une faute
lesson-foul-about = Quatre erreurs exprès ; l’arbitre décide.
lesson-foul-striker = Vous jouez les blancs. Empochez exprès le palet seul, et lisez ce que cela coûte.
lesson-foul-striker-tip = Le plus facile est le trou de devant à droite : posez le palet sur le cercle de base et jouez-le en arrière dans le trou, comme dans la leçon du coup en arrière. Ne touchez aucun pion.
lesson-foul-striker-done = C’est une faute. Lisez ce que dit l’arbitre.
lesson-foul-together = Empochez maintenant le palet en même temps que le pion blanc près du trou de devant à droite.
lesson-foul-together-tip = Depuis le cercle de base, jouez en arrière droit sur le pion, pour que le palet le suive.
lesson-foul-together-done = Les deux sont tombés. C’est plus cher, mais vous gardez la main.
lesson-foul-theirs = Empochez un pion noir et rien d’autre. Il est à l’adversaire.
lesson-foul-theirs-tip = Le pion noir près du trou du fond à droite se joue tout droit.
lesson-foul-theirs-done = Pas de faute, mais aucun gain.
lesson-foul-last = Ce pion blanc est votre dernier, et personne n’a confirmé la reine. Empochez-le quand même.
lesson-foul-last-tip = Tout droit dans le trou du fond à gauche.
lesson-foul-last-done = L’erreur la plus chère : la manche est perdue.

# L’ouverture

lesson-break = L’ouverture
lesson-break-about = Ouvrir la rosace.
lesson-break-open = Ouvrez : touchez au moins 12 pions.
lesson-break-open-tip = Jouez fort, droit au milieu.
lesson-break-open-done = La rosace est ouverte.
lesson-break-spread = Ouvrez de sorte qu’au moins 12 pions sortent du cercle.
lesson-break-spread-tip = Tirez jusqu’au bout. Un choc en plein milieu disperse le plus.
lesson-break-spread-done = Un plateau grand ouvert. Il y a de quoi empocher.

# Poser une pénalité

lesson-placing = Poser une pénalité
lesson-placing-about = Où peut aller un pion de pénalité.
lesson-placing-circle = Blanc paie une pénalité. Vous êtes Noir : posez le pion blanc dans l’anneau vert.
lesson-placing-circle-tip = Faites glisser le pion et lâchez. Clavier : flèches, puis Entrée. Voyez aussi ce que dit l’arbitre hors de l’anneau et au centre.
lesson-placing-circle-done = Le pion peut être posé là.
lesson-placing-crowd = Le cercle est maintenant encombré. Posez le pion blanc là où il ne touche rien et ne vous donne ni « cannon » ni « pair ».
lesson-placing-crowd-tip = Restez loin des autres pions.
lesson-placing-crowd-done = Bien posé. La prochaine fois, choisissez une place difficile pour l’adversaire.
