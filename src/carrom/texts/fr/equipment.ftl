# Ce que toute commande dit de ses arguments et de ses données.
equipment-usage-usage = Utilisation : { $command }
equipment-usage-more = Pour en savoir plus sur l’une d’elles : { $command }
equipment-usage-choices = { " " }(au choix : { $choices })
equipment-usage-lang = en (anglais) ou fr (français) ; à défaut, la langue de l’environnement.
equipment-usage-help = Affiche cette aide.
equipment-usage-command = { $name } ne connaît pas la commande « { $value } » ; au choix : { $choices }.
equipment-usage-unknown-option = { $command } ne connaît pas l’option { $option } ; voir { $command } --help.
equipment-usage-no-value-wanted = L’option { $option } de { $command } ne prend pas de valeur.
equipment-usage-value-missing = L’option { $option } de { $command } attend une valeur.
equipment-usage-choice = { $name } ne peut pas valoir « { $value } » dans { $command } ; au choix : { $choices }.
equipment-usage-too-many = { $command } n’a que faire de « { $given } » ; voir { $command } --help.
equipment-usage-operand-missing = { $command } attend { $operand } ; voir { $command } --help.
equipment-usage-file-missing = Le fichier « { $file } » n’existe pas.
equipment-usage-file-directory = « { $file } » est un dossier, pas un fichier.
equipment-usage-file-unreadable = Le fichier « { $file } » est illisible.
equipment-usage-file-large = Le fichier « { $file } » dépasse { $limit } octets.
equipment-usage-file-encoding = Le fichier « { $file } » n’est pas un texte en UTF-8.
