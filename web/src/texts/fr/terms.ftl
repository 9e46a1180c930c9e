# Les mots qu’une règle peut dire autrement ; les mêmes que dans src/carrom/texts/fr/terms.ftl.
-striker = palet
-cover = { $form ->
    [present] confirme
    [done] confirmé
    [feminine] confirmée
   *[infinitive] confirmer
}
