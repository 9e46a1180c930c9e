# What this rule set calls otherwise than the other texts; in English all sets have the same words.
