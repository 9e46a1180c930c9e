# Ce que cette règle dit autrement que les autres textes.
-striker = pion de tir
-cover = { $form ->
    [present] double
    [done] doublé
    [feminine] doublée
   *[infinitive] doubler
}
