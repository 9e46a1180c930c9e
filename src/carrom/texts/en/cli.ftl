# What all commands say about their arguments and files.
cli-usage = Usage: { $command }
cli-more = More about one of them: { $command }
cli-choices = { " " }(one of: { $choices })
cli-lang = en (English) or fr (French); otherwise the language of the environment.
cli-help = Show this help.
cli-command = { $name } has no command “{ $value }”; choose one of: { $choices }.
cli-unknown-option = { $command } does not know the option { $option }; see { $command } --help.
cli-no-value-wanted = The option { $option } of { $command } takes no value.
cli-value-missing = The option { $option } of { $command } needs a value.
cli-choice = { $name } cannot be “{ $value }” in { $command }; choose one of: { $choices }.
cli-too-many = { $command } has no use for “{ $given }”; see { $command } --help.
cli-operand-missing = { $command } needs { $operand }; see { $command } --help.
cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a directory, not a file.
cli-file-unreadable = The file “{ $file }” cannot be read.
cli-file-large = The file “{ $file }” is larger than { $limit } bytes.
cli-file-encoding = The file “{ $file }” is not text in UTF-8.
