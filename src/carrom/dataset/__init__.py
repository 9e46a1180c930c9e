"""Ruled strokes as a table, for learning and for study: made by self-play, or converted from records.

``docs/dataset.md`` tells more; the commands are ``carrom dataset make`` and ``carrom dataset from-records``.
"""

from carrom.dataset.stroke_rows import StrokeRow, stroke_rows

__all__ = ["StrokeRow", "stroke_rows"]
