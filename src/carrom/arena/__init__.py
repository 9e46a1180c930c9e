"""The arena: how strong players are, measured fairly.

Two players meet in pairs of boards: the same seed twice, the break swapped, so that both have the same
chances. Pairs are counted, tested and rated; results are on disk, and the work can be done by several
processes or machines with the same outcome.

>>> from carrom.arena import wilson
>>> low, high = wilson(15, 24)
>>> f"{low:.3f} {high:.3f}"
'0.427 0.788'
"""

from carrom.extras import required

with required("physics"):
    from carrom.arena.contest import Contest, play_contest
    from carrom.arena.encounter import Encounter, play_encounter
    from carrom.arena.entrants import Entrant, entrant
    from carrom.arena.intervals import wilson
    from carrom.arena.pairing import Pair, Terms
    from carrom.arena.ratings import Rating, ratings
    from carrom.arena.sprt import Sprt, Verdict

__all__ = [
    "Contest",
    "Encounter",
    "Entrant",
    "Pair",
    "Rating",
    "Sprt",
    "Terms",
    "Verdict",
    "entrant",
    "play_contest",
    "play_encounter",
    "ratings",
    "wilson",
]
