"""Problems: positions of real boards with one clearly best stroke.

>>> from carrom.problems import shipped
>>> len(shipped())
200
"""

from carrom.problems.goals import Goal
from carrom.problems.problem import Problem, shipped
from carrom.problems.stroke_kinds import Kind

__all__ = ["Goal", "Kind", "Problem", "shipped"]
