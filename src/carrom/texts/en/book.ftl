# The rule book over HTTP.
book-no-set = There is no rule set “{ $name }”. Choose one of: { $known }.
book-not-json = The request is not valid JSON.
