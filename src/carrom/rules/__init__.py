"""Situation, stroke report and ruling: the rule book as pure functions."""
