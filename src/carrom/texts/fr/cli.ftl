# Ce que toutes les commandes disent de leurs arguments et de leurs fichiers.
cli-usage = Utilisation : { $command }
cli-more = Pour en savoir plus sur l’une d’elles : { $command }
cli-choices = { " " }(au choix : { $choices })
cli-lang = en (anglais) ou fr (français) ; à défaut, la langue de l’environnement.
cli-help = Affiche cette aide.
cli-command = { $name } ne connaît pas la commande « { $value } » ; au choix : { $choices }.
cli-unknown-option = { $command } ne connaît pas l’option { $option } ; voir { $command } --help.
cli-no-value-wanted = L’option { $option } de { $command } ne prend pas de valeur.
cli-value-missing = L’option { $option } de { $command } attend une valeur.
cli-choice = { $name } ne peut pas valoir « { $value } » dans { $command } ; au choix : { $choices }.
cli-too-many = { $command } n’a que faire de « { $given } » ; voir { $command } --help.
cli-operand-missing = { $command } attend { $operand } ; voir { $command } --help.
cli-file-missing = Le fichier « { $file } » n’existe pas.
cli-file-directory = « { $file } » est un dossier, pas un fichier.
cli-file-unreadable = Le fichier « { $file } » est illisible.
cli-file-large = Le fichier « { $file } » dépasse { $limit } octets.
cli-file-encoding = Le fichier « { $file } » n’est pas un texte en UTF-8.
