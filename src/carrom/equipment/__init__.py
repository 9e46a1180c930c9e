"""The board, its pieces and everything around them (chapter 2 of the international rule).

``editions``, ``requirements``, ``figures``: what the rule book prints. ``measurements``,
``inspection``: real equipment against it. ``standard``, ``geometry``, ``pieces``: the board as
points and lengths. ``striker``, ``rosette``: where things may stand on it.
"""
