"""Tournaments on the server: their logs, links by role, what each role is shown."""
