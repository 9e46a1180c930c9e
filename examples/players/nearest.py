"""A player program for carrom, in Python without any package: the same as nearest.mjs beside it."""

import json
import sys
from math import atan2, degrees, hypot

ABOUT = {"name": "Nearest", "author": "carrom"}
SPEED = 4.0
"""m/s"""


def stroke(position):
    """Play straight at the nearest piece that is wanted."""
    pieces = position["pieces"]
    if position["broken"]:
        pieces = [p for p in pieces if p["kind"] in ("own", "open")] or pieces
    lines = []
    for piece in pieces:
        places = (min(max(piece["x"], low), high) for low, high in position["striker"])
        x = min(places, key=lambda place: abs(place - piece["x"]))
        lines.append((x, piece["x"] - x, piece["y"] + position["board"]["base_distance"]))
    x, across, along = min(lines, key=lambda line: hypot(line[1], line[2]))
    return {"x": x, "angle": degrees(atan2(along, across)), "speed": SPEED}


ANSWERS = {
    "stroke": lambda asked: stroke(asked["position"]),
    "place": lambda asked: dict(zip("xy", asked["spots"][0], strict=True)),
    "turn": lambda _: {"degrees": 0},
    "choose": lambda _: {"choice": "break"},
}


def main():
    """Answer line by line until there are no more."""
    for line in sys.stdin:
        asked = json.loads(line)
        kind = asked["type"]
        if kind == "hello":
            said = {"type": kind, "protocol": 1, **ABOUT, "answers": list(ANSWERS)}
        elif kind in ANSWERS:
            said = {"type": kind, "id": asked["id"], **ANSWERS[kind](asked)}
        elif kind == "quit":
            return
        else:
            continue  # a message of another type needs no answer
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
