# La recherche d’un adversaire, et les parties entre inconnus.

find-opponent = Trouver un adversaire
find-opponent-about = Jouez contre un inconnu : une manche, avec la pendule. Le sort décide qui ouvre.
opponents-now = En attente
opponents-waiting = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
opponent-play = Jouer
opponent-level = Niveau
opponent-look = Chercher un adversaire
wish-any = tous niveaux
wish-beginner = débutant
wish-club = club
wish-expert = expert
opponent-waiting = Recherche d’un adversaire…
opponent-waiting-about = Restez sur cette page : la partie commence dès que quelqu’un arrive.
opponent-stop = Arrêter la recherche
opponent-found = Un adversaire est là
opponent-failed = La recherche est terminée : le serveur ne répond pas. Réessayez.

# Signaler quelqu’un

report = Signaler…
report-met = Vous avez rencontré { $name } ici.
report-title = Signaler { $name }
report-about = L’exploitant de ce serveur verra votre signalement. L’autre joueur n’en saura rien.
report-why = Que se passe-t-il ?
report-name = Le nom est offensant.
report-stalling = Ce joueur fait traîner la partie.
report-left = Ce joueur a quitté la partie.
report-computer = Ce joueur fait jouer un ordinateur.
report-other = Autre chose.
report-send = Envoyer le signalement
report-failed = Le signalement n’est pas parti. Réessayez.
report-done = Votre signalement est parti. Merci.
