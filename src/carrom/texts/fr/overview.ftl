# La ligne de commande seule : les commandes qui existent.
overview-usage = Utilisation : carrom COMMANDE …
overview-about = Le règlement du carrom en logiciel : quatre jeux de règles, une décision avec ses articles pour chaque coup et chaque annonce de l’arbitre, des matchs entiers et leurs enregistrements, le plateau et son matériel, et la physique de ses disques.
overview-whatif = Demander « que se passe-t-il si » : un dialogue, pour découvrir.
overview-umpire = La table de l’arbitre pour un match sur un vrai plateau.
overview-rules = Lire le règlement : articles, comparaison, couverture.
overview-ruling = Juger des coups et des annonces donnés en JSON, un par ligne.
overview-equipment = Afficher les dimensions d’un plateau, ou contrôler un vrai.
overview-record = Lire l’enregistrement d’un match : feuille, contrôle, chiffres.
overview-draw = Dessiner une position ou un coup en SVG ou PNG.
overview-simulate = Mettre des disques en mouvement, en JSON, un par ligne.
overview-board-test = Vérifier les 3 1/2 trajets du palet (article 2.1.a).
overview-bench = Mesurer le moteur physique, et d’autres à côté.
overview-lang = Choisir la langue : en ou fr.
overview-version = Afficher la version.
overview-help = Afficher cet aperçu.
overview-more = Pour en savoir plus sur une commande : carrom COMMANDE --help
overview-unknown = La commande « { $command } » n’existe pas ; essayez plutôt : { $choices }.
