"""Carrom: its rule book, its board and its umpire, as a library.

Importing this package loads nothing else: take what you need from
:mod:`carrom.rules`, :mod:`carrom.equipment` and :mod:`carrom.texts`.
"""

__version__ = "0.1.0"
