"""Rooms at work: games that are being played, from their logs."""
