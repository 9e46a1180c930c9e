# Les mots que plusieurs textes partagent.
terms-side-white = les Blancs
terms-side-black = les Noirs
terms-side-first = le premier joueur
terms-side-second = le second joueur
