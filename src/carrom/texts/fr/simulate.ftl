# La commande.
simulate-help = Simuler des disques qui glissent, tournent, se heurtent et tombent. Lit un objet JSON par ligne, en écrit un par ligne.
simulate-help-file = le fichier à lire ; - lit l’entrée standard (par défaut)

# Pourquoi une ligne ne peut servir ; le champ est nommé à côté.
simulate-not-a-number = Un nombre est attendu.
simulate-not-finite = Le nombre est infini ou trop grand.
simulate-not-a-text = Un texte est attendu.
simulate-two-forms = Donnez des disques, ou une position avec un coup, pas les deux.
simulate-too-long = Ce mouvement est trop long pour être simulé jusqu’au bout.
