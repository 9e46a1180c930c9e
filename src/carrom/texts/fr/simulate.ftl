# La commande.
simulate-help = Fait glisser, tourner, se heurter et tomber des disques : un objet JSON par ligne en entrée, un par ligne en sortie.
simulate-help-file = le fichier à lire, ou - pour l’entrée standard (par défaut)

# Pourquoi une ligne ne peut servir ; le champ est nommé à côté.
simulate-not-a-number = Il faut ici un nombre.
simulate-not-finite = Le nombre doit être fini et pas trop grand.
simulate-not-a-text = Il faut ici un texte.
simulate-two-forms = Donnez soit des disques, soit une position avec un coup, pas les deux.
simulate-too-long = Ce mouvement est trop long pour être suivi jusqu’à sa fin.
