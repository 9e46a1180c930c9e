# What every command says about its arguments and its input.
equipment-usage-usage = Usage: { $command }
equipment-usage-more = More about one of them: { $command }
equipment-usage-choices = { " " }(one of: { $choices })
equipment-usage-lang = en (English) or fr (French); otherwise the language of the environment.
equipment-usage-help = Show this help.
equipment-usage-command = { $name } has no command “{ $value }”; choose one of: { $choices }.
equipment-usage-unknown-option = { $command } does not know the option { $option }; see { $command } --help.
equipment-usage-no-value-wanted = The option { $option } of { $command } takes no value.
equipment-usage-value-missing = The option { $option } of { $command } needs a value.
equipment-usage-choice = { $name } cannot be “{ $value }” in { $command }; choose one of: { $choices }.
equipment-usage-too-many = { $command } has no use for “{ $given }”; see { $command } --help.
equipment-usage-operand-missing = { $command } needs { $operand }; see { $command } --help.
equipment-usage-file-missing = There is no file “{ $file }”.
equipment-usage-file-directory = “{ $file }” is a directory, not a file.
equipment-usage-file-unreadable = The file “{ $file }” cannot be read.
equipment-usage-file-large = The file “{ $file }” is larger than { $limit } bytes.
equipment-usage-file-encoding = The file “{ $file }” is not text in UTF-8.
