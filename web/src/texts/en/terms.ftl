# Words that a rule set may say otherwise; in English all sets have the same.
