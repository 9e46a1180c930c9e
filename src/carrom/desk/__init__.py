"""The umpire's desk at a real board: typed entries become facts, the match becomes messages.

Nothing here reads a terminal, a file or a clock; :mod:`carrom.cli.umpire` does.
"""
