# Les mots que plusieurs textes partagent.
terms-side-white = Blanc
terms-side-black = Noir
terms-side-first = le premier joueur
terms-side-second = le second joueur

# Les mots qu’une règle peut dire autrement : dans ses textes, le fichier <règle>_words.ftl.
-striker = palet
-cover = { $form ->
    [present] confirme
    [done] confirmé
    [feminine] confirmée
   *[infinitive] confirmer
}
