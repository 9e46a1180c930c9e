"""The rule book to be read: clauses, words, differences and rulings in every language."""
