"""Load files with SoL's own code and tell what it makes of them; run by a Python that has SoL, and nothing of ours.

``python tools/sol_ranks.py FILE...`` prints a JSON object a line for each file: its tourneys, each with its
competitors in SoL's order and their figures, first as they were loaded, then as SoL ranks them anew. A file that
does not load has an error instead.
"""

import json
import logging
import sys
import warnings
from io import BytesIO
from pathlib import Path
from typing import Any

warnings.simplefilter("ignore")
logging.disable()  # it tells of people

from sol.models import Base  # noqa: E402
from sol.models.bio import load_sol  # noqa: E402
from sqlalchemy import create_engine  # noqa: E402
from sqlalchemy.orm import Session  # noqa: E402


def tourneys(path: Path) -> list[dict[str, Any]]:
    """Load a file into a database of its own."""
    engine = create_engine("sqlite://")
    Base.metadata.create_all(engine)
    with Session(engine) as session:
        loaded, skipped = load_sol(session, path.name, BytesIO(path.read_bytes()))
        session.flush()
        if skipped:
            raise ValueError(f"{skipped} skipped")
        return [_tourney(session, each) for each in loaded]


def _tourney(session: Session, tourney: Any) -> dict[str, Any]:  # noqa: ANN401 - SoL has types of its own
    session.refresh(tourney)
    loaded = _order(tourney)
    prized = bool(tourney.prized)
    ranked = tourney.rankedturn == tourney.currentturn
    anew = tourney.computeRanking(None if ranked else tourney.rankedturn)
    if ranked and not prized:
        tourney.updateRanking()
    return {
        "description": tourney.description,
        "guid": tourney.guid,
        "club": tourney.championship.club.description,
        "date": tourney.date.isoformat(),
        "system": tourney.system,
        "matches": len(tourney.matches),
        "prized": prized,
        "loaded": loaded,
        "ranked": _ranks(anew),
    }


def _order(tourney: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    return [_figures(c) for c in tourney.ranking]


def _ranks(ranking: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    return [
        {
            "names": _names(c),
            "points": rank.points,
            "bucholz": rank.bucholz,
            "netscore": rank.netscore,
            "totscore": rank.totscore,
        }
        for c, rank in ranking
    ]


def _figures(c: Any) -> dict[str, Any]:  # noqa: ANN401
    return {
        "names": _names(c),
        "points": c.points,
        "bucholz": c.bucholz,
        "netscore": c.netscore,
        "totscore": c.totscore,
        "prize": float(c.prize),
    }


def _names(c: Any) -> list[str]:  # noqa: ANN401
    some = (c.player1, c.player2, c.player3, c.player4)
    return [f"{p.firstname} {p.lastname}".strip() for p in some if p is not None]


def main(paths: list[str]) -> int:
    """Tell of each file; 1: one did not load."""
    wrong = 0
    for path in paths:
        try:
            told: dict[str, Any] = {"tourneys": tourneys(Path(path))}
        except Exception as problem:  # noqa: BLE001 - whatever SoL raises is what is asked for
            told = {"error": f"{type(problem).__name__}: {problem}"}
            wrong = 1
        print(json.dumps({"file": Path(path).name, **told}), flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
