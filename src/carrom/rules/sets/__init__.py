"""The rule sets that come with carrom, a folder each: figures, judgement, clauses, calls, texts."""
