# Ce que l’on se montre d’un appareil à l’autre, et les coups passés.

share-aim = Montrer ma visée
share-aim-about = Sur leurs appareils, les autres joueurs et les spectateurs voient où vous visez.
see-aim = Voir la visée des autres
see-aim-about = Pendant qu’ils visent sur un autre appareil.
say-something = Dire un mot
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-stroke = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-bye = Au revoir !
phrases-full = Vous avez beaucoup parlé. Attendez quelques secondes.
mute-player = Mettre { $name } en sourdine
unmute-player = Rétablir { $name }
muted-player = { $name } est en sourdine.
seen-from = Vu du côté de
look-back = Revoir les coups
look-back-about = Voyez les coups précédents. La partie continue.
looking-back = Coups passés
go-live = Revenir au direct
new-strokes = { $count ->
    [one] 1 nouveau coup
   *[other] { $count } nouveaux coups
}
look-back-failed = Les coups précédents n’ont pas pu être chargés.
