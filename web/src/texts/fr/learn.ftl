# Apprendre : la liste des leçons et des exercices, et vos progrès.

learn = Apprendre
nav-learn = Apprendre
home-learn-about = Leçons, exercices et solo.
learn-lead = Apprenez coup par coup, puis voyez jusqu’où vous allez.
learn-lessons = Leçons
learn-drills = Exercices
learn-steps = { $done ->
    [one] { $done } étape faite sur { $all }
   *[other] { $done } étapes faites sur { $all }
}
learn-back = ← Apprendre

# Vos progrès

progress = Vos progrès
progress-lessons = Leçons terminées : { $done } sur { $all }.
progress-drills = { $count ->
    [one] { $count } exercice joué.
   *[other] { $count } exercices joués.
}
progress-solo = { $count ->
    [one] { $count } solo joué.
   *[other] { $count } solos joués.
}
progress-about = Ce navigateur conserve vos progrès. Enregistrez-les dans un fichier pour les emporter ailleurs. Le fichier que vous chargez s’ajoute à ce qui est ici : une leçon terminée à l’un des deux endroits est terminée, tous les scores sont gardés et rien n’est effacé.
progress-save = Enregistrer un fichier
progress-load = Charger un fichier
progress-taken = Le fichier a été ajouté à vos progrès.
progress-not-progress = Ce fichier ne contient pas de progrès au carrom. Rien n’a changé.
progress-newer = Ce fichier vient d’une version plus récente de carrom. Mettez cette page à jour, puis chargez-le à nouveau.
progress-damaged = Ce fichier est abîmé. Rien n’a changé.
