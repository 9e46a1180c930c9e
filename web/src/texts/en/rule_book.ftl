# The rule book.

book = Rule book
book-about = Every clause in plain words. The umpire follows these clauses and quotes them.
book-more = More
book-open = Open { $clause } in the rule book
book-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
book-readings = { $count ->
    [one] 1 interpretation
   *[other] { $count } interpretations
}
book-settled-about = How we read what the sources leave open.
book-loading = Loading …
book-search = Search by word or number
book-search-hint = Word or number
book-contents = Contents
book-nothing = No results for “{ $search }”.
book-no-set = There is no rule set called “{ $set }”.
book-no-clause = There is no clause { $clause } in these rules. Here are all the clauses.

# A clause

book-copy = Copy link
book-copied = Copied ✓
book-about-clause = About this clause
book-about-reading = About this interpretation
book-who = Handled by: { $who }
book-tests = { $count ->
    [one] 1 test
   *[other] { $count } tests
}
book-letter = Revised edition: { $letter }
book-reading = Interpretation { $number }: { $words }
book-reading-short = Interpretation { $number }
book-beside = beside it { $clause }
book-bears-on = Applies to
book-table = table of dimensions
book-figures = Key numbers

# The glossary

book-glossary = Glossary
book-glossary-about = What the terms mean, and what other rule sets call them.
book-glossary-search = Search for a term
book-by-letter = A to Z
book-otherwise = { $set }: { $name }

# Comparison

book-compare = Compare rules
book-compare-about = Where the rule sets differ, in numbers and in rulings.
book-figures-differ = Different numbers
book-queen-always = The queen is always worth { $first }.
book-queen-late = The queen is worth { $first }, or { $then } for a side with { $from } points or more.
book-queen-never = The queen is worth { $first }, or nothing for a side with { $from } points or more.
book-special-always = The special endings are worth { $first }.
book-special-late = The special endings are worth { $first }, or { $then } for a side with { $from } points or more.
book-special-never = The special endings are worth { $first }, or nothing for a side with { $from } points or more.
book-rulings-differ = Different rulings
book-rulings-about = What falls, and what follows. Strokes that all rule sets treat alike are not listed.
