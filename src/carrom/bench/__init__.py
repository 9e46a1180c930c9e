"""Measurements of the engine, alone or beside others: speed, error, start, memory.

Rates of this package are measured, so they differ from machine to machine and from run to run;
nothing else in the project depends on them.
"""
