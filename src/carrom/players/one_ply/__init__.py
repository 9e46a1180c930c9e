"""The first version of the head, one stroke deep, kept as it was: results against it stay comparable.

Strokes from geometry are tried once as they are meant; the best of them are tried with deviations.
"""
