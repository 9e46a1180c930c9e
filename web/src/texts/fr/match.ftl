# Un match en cours.

# Au-dessus du plateau

to-play = À { $name } de jouer
computer-plays = { $name } réfléchit…
plays = { $name } joue
places-now = { $name } pose un pion { $colour }
demands-now = { $name } peut demander des points
has-break = { $name } a l’ouverture
chooses = { $name } choisit
waiting-for = On attend { $name }
watching = Vous êtes spectateur.
watching-about = Seuls les joueurs jouent.
match-over = Le match est terminé
skip = Sauter
stop-play = Pause
seconds = { $count } s
timer-thinking = pour jouer
timer-demand = pour demander des points
timer-placing = pour poser
timer-seats = pour changer de place
timer-rest = de repos
timer-request = avant la reprise
timer-match = de match
board-label = Plateau de carrom, vu du côté { $seat }

# Ce qu’il faut décider

toss-about = Le match commence par un tirage au sort.
deciding-toss = Égalité. Tirez au sort l’ouverture de la manche décisive.
toss-coin = Tirer au sort
choose-about = { $name } gagne le tirage au sort. Au choix :
choose-break = L’ouverture
choose-seats = Les places
sit-where = { $name }, choisissez un côté du plateau, ou bien :
sit-about = Places pour { $name } :
sit-at = S’asseoir : { $seat }
sits-at = { $name } : { $seat }
take-seat = S’asseoir
breaker-about = Qui ouvre ?
ready-about = { $name } a l’ouverture et peut tourner la rosace.
rosette = Rosace
call-play = Play !
play-stopped = Le jeu et la pendule sont arrêtés.
play-goes-on = Une fois ce temps écoulé, le jeu reprend de lui-même.
clock-goes-on = La pendule repartira ensuite avec { $count } s.
resume-play = Reprendre le jeu
change-seats-about = On change de place.
change-seats = Changer de place
place-how = { $name }, posez un pion { $colour } dans l’anneau vert. Il ira à l’endroit permis le plus proche. Clavier : flèches, puis Entrée.
place-touch = Touchez l’anneau vert. Le pion { $colour } ira à l’endroit permis le plus proche.
place-at-centre = { $name }, posez un pion { $colour }. Il ira le plus près possible du centre : cliquez sur le plateau ou appuyez sur Entrée.
place-count = { $count ->
    [one] { $count } pion à poser.
   *[other] { $count } pions à poser.
}
place-here = Le poser ici
place-none = { $count ->
    [one] Renoncer au pion de pénalité
   *[other] Renoncer aux { $count } pions de pénalité
}
demand-about = { $most ->
    [one] { $name } a gagné la manche et peut demander un point de plus.
   *[other] { $name } a gagné la manche et peut demander jusqu’à { $most } points de plus.
}
demand-points = { $points ->
    [0] Aucun
    [one] 1 point
   *[other] { $points } points
}
trial-about = Chaque camp peut jouer une manche d’essai avant le match :
trial-had = { $name } : manche d’essai jouée

# Le coup

strike = Jouer
striker-position = Palet
direction = Direction
power = Force
unit-position = mm
unit-direction = °
unit-power = m/s
unit-spin = tours/s
nudge-down = un peu moins
nudge-up = un peu plus
nudge-left = un peu à gauche
nudge-right = un peu à droite
pass = Passer
pass-sure = Passer votre tour ?
pass-yes = Oui, passer
concede = Abandonner
concede-sure = Abandonner cette partie ?
concede-match = Abandonner le match
concede-match-sure = Abandonner tout le match ?
concede-yes = Oui, abandonner
answer-no = Non

# Le score

game-board = Partie { $game }, manche { $board }
deciding = manche décisive
points = Points
games = Parties
colours-open = pas encore de couleur
pocketed = { $count ->
    [one] { $count } empoché
   *[other] { $count } empochés
}
on-board = en jeu
owes = doit { $count }
held-by = { $count ->
    [one] { $count } gardé en main par { $name }
   *[other] { $count } gardés en main par { $name }
}
queen-is-on-board = Reine sur le plateau
queen-awaits-cover = Reine à { -cover } par { $side }
queen-is-covered = Reine { -cover(form: "feminine") } par { $side }
break-attempt = ouverture : { $name } essaie
break-of-several = ouverture : essai { $number } sur { $most }
tries = { $count ->
    [one] { $count } essai restant
   *[other] { $count } essais restants
}

# Ce qui s’est passé

match-log = Journal du match
match-log-empty = Rien pour l’instant.
earlier-entries = Afficher ce qui précède
wins = { $players ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
ending-conceded = Par abandon.
ending-disqualified = Par disqualification.
play-again = Rejouer
download-record = Télécharger la feuille de match

# La position en mots

position-in-words = Décrire la position
counts-on-board = Sur le plateau : { $pieces }.
near-pocket = Près du { $pocket } : { $pieces }.
none-near = Aucun pion n’est près d’un trou.
queen-centre = La reine est au centre.
queen-at = Par rapport au centre, la reine est { $across } et { $along }.
cm-left = { $count } cm à gauche
cm-right = { $count } cm à droite
cm-near = { $count } cm plus près de vous
cm-far = { $count } cm plus loin de vous
motion-differs = Ce navigateur a calculé autrement le dernier mouvement. Vous voyez celui du serveur, qui fait foi. La différence a été signalée.

# Au palet

aim-hint = Tirez le { -striker } en arrière, puis lâchez
aim-flick = Tirez en arrière, puis lâchez
aim-hasty = Pour jouer vers vous, restez immobile avant de lâcher
aim-twitch = Trop bref pour compter. Pour un coup doux, restez un instant immobile avant de lâcher
aim-cancels = Lâchez ici pour annuler
aim-cancelled = Coup annulé
aim-cancel-mouse = Annuler : Échap ou retour au { -striker }. Affiner : Maj ou molette
aim-cancel-touch = Annuler : retour au { -striker } ou deuxième doigt
