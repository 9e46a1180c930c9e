# Pourquoi une entrée est refusée ; rien n’a changé. { $player } est l’identifiant d’un joueur.
refusal-not-now = Cela ne peut se produire à ce moment du match.
refusal-unknown-player = « { $player } » ne joue pas ce match.
refusal-not-your-turn = C’est à { $player } de jouer.
refusal-not-open = La manche n’est pas encore ouverte : l’arbitre n’a pas dit « Play ».
refusal-stopped = Le jeu est arrêté par une demande ; il reprend quand l’arbitre dit « Play ».
refusal-place-first = Il y a des pions à placer avant le coup suivant.
refusal-not-the-placer = C’est à { $player } de placer ce pion.
refusal-nothing-to-place = Aucun pion de cette couleur n’est à placer.
refusal-spot-needed = Indiquez où le pion est placé : la place de tous les autres est connue.
refusal-spot-illegal = Le pion ne peut être placé là : { $verdict }.
refusal-spot-legal = rien ne s’y oppose
refusal-spot-outside-inner-circle = il ne serait pas tout entier dans le cercle des pions de pénalité
refusal-spot-on-centre-circle = il couvrirait une partie du cercle central
refusal-spot-touches-piece = il toucherait un autre pion
refusal-spot-cannon = il donnerait un canon à celui qui le place
refusal-spot-pair = il donnerait une paire à celui qui le place
refusal-spot-not-nearest-to-centre = il reste une place libre plus près du centre
refusal-there-is-room = Il y a de la place pour ce pion : il faut le placer.
refusal-no-room = Il n’y a pas de place pour le pion gardé en main.
refusal-nothing-held = Aucun pion de cette couleur n’est gardé en main.
refusal-seats-wrong = Ces places sont impossibles : chaque joueur en prend une libre, les adversaires en simple et les partenaires en double se font face, et le camp à qui revient le choix s’assied d’abord.
refusal-not-of-that-team = Ce joueur n’est pas du camp dont il s’agit.
refusal-trial-taken = Ce camp a déjà eu sa manche d’essai.
refusal-trial-late = Qui arrive en retard n’a pas de manche d’essai.
refusal-only-the-breaker = Seul le joueur qui ouvre peut tourner la rosace.
refusal-not-a-number = Seuls des nombres finis peuvent servir ici.
refusal-report = Cela ne peut être : { $reason }
refusal-too-late = Il est trop tard pour cela.
refusal-no-timer = Aucun délai de ce genre ne court.
refusal-time-left = Le temps n’est pas encore écoulé.
refusal-striker-changed = Ce joueur a changé de palet autant de fois qu’il est permis.
refusal-not-disturbed-enough = { $most ->
    [one] Un joueur n’est disqualifié pour avoir gêné l’adversaire qu’après plus de { $most } avertissement.
   *[other] Un joueur n’est disqualifié pour avoir gêné l’adversaire qu’après plus de { $most } avertissements.
}
refusal-no-such-clause = « { $clause } » n’est pas un article qui permette de disqualifier un joueur.
refusal-no-protest = Ce joueur n’a pas de réclamation à ce stade.
refusal-protest-twice = Une réclamation antérieure de ce joueur n’a pas encore été tranchée.
refusal-no-seat-change = Aucun changement de places n’est dû.
refusal-reason-needed = Il faut donner une raison.
refusal-no-such-event = Il n’y a pas d’entrée antérieure de ce numéro.
refusal-time-backwards = Le journal contient une entrée plus tardive : le temps ne recule pas.
refusal-break-made = L’ouverture de cette manche a eu lieu.
refusal-not-his-break = C’est à { $player } d’ouvrir.
refusal-only-in-doubles = Cela n’est possible qu’en double.
refusal-no-request = Aucune demande à l’arbitre n’est en cours.
refusal-void-by-count = Une manche devient nulle d’elle-même après { $turns } tours de suite sans qu’un pion soit touché ; personne n’a à l’annoncer.
refusal-concede-instead = C’est le joueur dont c’est le tour qui abandonne la partie : saisissez son abandon.
refusal-nothing-placed = { $player } n’a placé aucun pion dont il puisse s’agir.
refusal-no-placing = Aucun pion n’est à placer, et aucun n’a été placé depuis le dernier coup.
refusal-nothing-missed = Aucune reine non couverte de ce camp n’est restée inaperçue jusqu’après le coup suivant.
refusal-not-ruled = Cette entrée ne décide rien contre quoi réclamer.
refusal-layout-counts = Les pions de cette disposition ne sont pas ceux qui se trouvent sur le plateau.
refusal-layout-outside = Un pion de cette disposition n’est pas sur la surface de jeu.
refusal-layout-overlap = Deux pions de cette disposition occupent la même place.
refusal-colours-taken = Les couleurs ne sont ouvertes qu’au percuteur, et seulement tant que tous les pions sont sur le plateau.
refusal-too-many-tries = { $most ->
    [one] Un joueur a au plus { $most } essai.
   *[other] Un joueur a au plus { $most } essais.
}
