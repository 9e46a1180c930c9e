# The rule book over HTTP.
book-no-set = There is no rule set “{ $name }”; there are { $known }.
book-not-json = What was sent is not a JSON value.
