# Ce que cette règle dit autrement que les autres textes.
-striker = percuteur
-cover = { $form ->
    [present] double
    [done] doublé
    [feminine] doublée
   *[infinitive] doubler
}
