# Les mots que plusieurs textes partagent.
terms-side-white = Blanc
terms-side-black = Noir
terms-side-first = le premier joueur
terms-side-second = le second joueur
