"""Players of somebody's own, good and bad, and programs that speak the protocol, or do not."""

import json
import re
import subprocess
import sys
from math import inf, nan
from pathlib import Path

from numpy.random import default_rng

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Point, Seat
from carrom.players import legal_strokes

PYTHON = sys.executable
NEAREST = [PYTHON, str(Path(__file__).resolve().parents[2] / "examples/players/nearest.py")]
PROGRAM = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="hello", protocol=1, name="Odd", author="Ada", answers=ANSWERS)
    elif asked["type"] == "quit":
        break
    elif "id" in asked:
        id, kind, position = asked["id"], asked["type"], asked.get("position")
        good = dict(type="stroke", id=id, angle=90, speed=4)
        if position and position["striker"]:
            good["x"] = position["striker"][0][0]
        BODY
"""
"""A program: BODY answers a question."""


class Random:
    """Plays a legal stroke by chance; leaves the rest to the umpire."""

    def stroke(self, position, chance):
        found = legal_strokes(position, chance, 1)
        return found[0] if found else None


class Odd(Random):
    """Returns one thing, whatever it is asked."""

    def __init__(self, answer):
        self.answer = answer

    def stroke(self, position, chance):
        return self.answer

    def place(self, position, piece, chance):
        return self.answer

    def turn(self, position, chance):
        return self.answer

    def choose(self, rules, chance):
        return self.answer


class Raising:
    """Raises one thing, whatever it is asked."""

    def __init__(self, problem=None):
        self.problem = problem or ValueError("my mistake\nmore of it")

    def stroke(self, *given):
        raise self.problem

    place = turn = choose = stroke


class Unprintable:
    """Fails even when it is shown."""

    def __repr__(self):
        raise RuntimeError("no words")


class WordlessError(Exception):
    def __str__(self):
        raise RuntimeError("no words")


def aims(view):
    """Strokes that nobody can play, each with the kind of fault."""
    (good,) = legal_strokes(view, default_rng(1), 1)
    other = next(seat for seat in Seat if seat is not view.seat)
    x = good.x
    return [
        (None, "no-stroke"),
        ("straight ahead", "not-a-stroke"),
        ((x, 90.0, 4.0), "not-a-stroke"),
        (Unprintable(), "not-a-stroke"),
        (Aim, "not-a-stroke"),
        (Aim(other, x, 90.0, 4.0), "other-seat"),
        (Aim("nowhere", x, 90.0, 4.0), "other-seat"),  # type: ignore[arg-type]
        (Aim(view.seat, nan, 90.0, 4.0), "not-a-number"),
        (Aim(view.seat, x, inf, 4.0), "not-a-number"),
        (Aim(view.seat, x, 90.0, -inf), "not-a-number"),
        (Aim(view.seat, x, 90.0, 4.0, nan), "not-a-number"),
        (Aim(view.seat, "0", 90.0, 4.0), "not-a-number"),  # type: ignore[arg-type]
        (Aim(view.seat, x, None, 4.0), "not-a-number"),  # type: ignore[arg-type]
        (Aim(view.seat, x, 90.0, True), "not-a-number"),
        (Aim(view.seat, x, 90.0, 4 + 0j), "not-a-number"),  # type: ignore[arg-type]
        (Aim(view.seat, 0.9, 90.0, 4.0), "striker-place"),
        (Aim(view.seat, 0.28, 90.0, 4.0), "striker-place"),
        (Aim(view.seat, x, 90.0, 0.0), "speed"),
        (Aim(view.seat, x, 90.0, -4.0), "speed"),
        (Aim(view.seat, x, 90.0, 10.001), "speed"),
        (Aim(view.seat, x, 90.0, 4.0, 2001.0), "spin"),
    ]


SPOTS = [
    (None, "no-spot"),
    ("centre", "not-a-spot"),
    (0.0, "not-a-spot"),
    ((0.0, 0.0, 0.0), "not-a-spot"),
    ({"x": 0.0, "y": 0.0}, "not-a-spot"),
    (Point(nan, 0.0), "not-a-number"),
    ((0.0, "0"), "not-a-number"),
    (Point(5.0, 5.0), "spot"),
]
TURNS = [(v, "not-degrees") for v in (None, "far", nan, inf, True, [90.0], 1j)]
CHOICES = [(v, "not-a-choice") for v in (None, "both", 1, ["break"], Unprintable())]


def program(folder, body, answers=("stroke",), name="odd.py", whole=None):
    """Write a program and return the words that start it."""
    text = PROGRAM.replace("BODY", body.replace("\n", "\n        ")).replace(
        "ANSWERS", repr([str(answer) for answer in answers])
    )
    file = folder / name
    file.write_text(text if whole is None else whole, encoding="utf-8")
    return [PYTHON, str(file)]


def dialogue(page):
    """Return the dialogue of a page of the docs: what goes to the program, and what comes from it."""
    shown = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    lines = re.search(r"```text\n(> .*?)```", page, re.DOTALL)
    assert shown is not None
    assert lines is not None
    position = json.dumps(json.loads(shown[1]))
    sorted_ = [(line[0], line[2:].replace("{…}", position)) for line in lines[1].splitlines()]
    return [t for way, t in sorted_ if way == ">"], [
        json.loads(t) for way, t in sorted_ if way == "<"
    ]


def replies(words, told):
    """Return what a program answers to some lines."""
    done = subprocess.run(
        words, input="\n".join((*told, "")), capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]
