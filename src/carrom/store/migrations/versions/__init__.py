"""One change of the tables a module.

Only forward: who wants to go back restores a backup. A change must leave servers alone that run with
the tables before it, so it adds (a table, a column that may be empty, an index) and takes nothing away.
"""
