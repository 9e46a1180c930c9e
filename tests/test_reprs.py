"""What a value says of itself in a REPL: one short line."""

from dataclasses import replace

import numpy as np
import pytest
from msgspec import structs

import carrom
from carrom import Match
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.match.facts import Struck
from carrom.match.notation import Position
from carrom.match.record import Header
from carrom.match.settings import Clock, Settings
from carrom.match.state import Phase, State
from carrom.physics import Batch, Disc, Surface, simulate, strike
from carrom.players import PlayerView
from carrom.rules import (
    CLUB,
    INTERNATIONAL,
    PERCUTEUR,
    Call,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    opening,
    rule,
    rule_call,
)
from carrom.rules.ruling import BoardResult

BOARD = carrom.board("revised")
NEAR = Standing(Piece.WHITE, Point(0.3159, 0.2942))  # on the way to hole 1
FAR = Standing(Piece.QUEEN, Point(-0.2, 0.0))
MOVING = Disc("s", Piece.STRIKER, Point(0.2, 0.2), velocity=Point(0.7, 0.7))
ONE = simulate([MOVING, Disc("w1", Piece.WHITE, Point(0.3, 0.3))], BOARD, Surface(mu=0.1))
STILL = strike((), Aim(Seat.SOUTH, 0.0, 90.0, 1.0), BOARD)
SOME = Batch.of([(NEAR, FAR), (FAR,)], BOARD)
PLAYED = SOME.run(
    SOME.strokes(
        Seat.SOUTH, 0.0, np.array([90.0, Aim.at(Seat.SOUTH, 0.0, NEAR.at, 3.0).angle]), 3.0
    )
)
MID = Situation(
    SideState(5, owed=1, entitled=True),
    SideState(6, held=2, points=22),
    to_play=Side.BLACK,
    queen=QueenState.AWAITING_COVER,
    queen_by=Side.BLACK,
)
LAST = Situation(SideState(1, entitled=True), SideState(3, entitled=True))
VIEW = PlayerView(
    INTERNATIONAL, BOARD, opening(), rosette(BOARD), Seat.EAST, Side.WHITE, (Seat.WEST,)
)
TERMS = Settings(rules="club", a=("ada", "abe"), b=("ben", "bea"), clock=Clock.STRICT)
MATCH = carrom.Match.new("Ada", "Ben")
while MATCH.state.phase is not Phase.STROKE:
    MATCH.push(MATCH.asked.answers[0])
MATCH.push(Struck(by="p1", stroke=Stroke((Pocketed(Piece.STRIKER), Pocketed(Piece.WHITE)))))

PAIRS = Settings(rules="international", a=("p1", "p3"), b=("p2", "p4"))
PAIRS_LOG = "<MatchLog international, Ada & Abe – Ben & Bea, 0 entries, toss>"
ADA_BEN = Match.new("Ada", "Ben").header


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Aim(Seat.WEST, 0.02, 90.0, 5.0), "Aim(west, x=0.02, angle=90.0, speed=5.0)"),
        (
            Aim(Seat.WEST, 0.02, 90.0, 5.0, -1.5),
            "Aim(west, x=0.02, angle=90.0, speed=5.0, spin=-1.5)",
        ),
        (BOARD, "<Geometry 736.6 mm, holes 44.5 mm, pieces 31.0 mm, striker 41.3 mm>"),
        (Surface(), "Surface()"),
        (Surface(mu=0.1, e_piece=0.7), "Surface(mu=0.1, e_piece=0.7)"),
        (ONE, f"<Motion {ONE.duration:.2f} s, 1 impact, w1 in hole 1>"),
        (STILL, f"<Motion {STILL.duration:.2f} s, 0 impacts, nothing fell>"),
        (SOME, "<Batch of 2 layouts, 1 to 2 pieces>"),
        (Batch.of([(FAR,)], BOARD), "<Batch of 1 layout, 1 piece>"),
        (PLAYED, "<Outcomes of 2 strokes, 1 with a fall>"),
        (SideState(), "SideState(on_board=9)"),
        (SideState(5, entitled=True, points=3), "SideState(on_board=5, entitled=True, points=3)"),
        (Pocketed(Piece.WHITE), "Pocketed(white)"),
        (Pocketed(Piece.QUEEN, 3), "Pocketed(queen in hole 3)"),
        (Stroke(), "Stroke()"),
        (Stroke((Pocketed(Piece.WHITE), Pocketed(Piece.STRIKER))), "Stroke(white, striker)"),
        (
            Stroke((Pocketed(Piece.WHITE, 1),), (Piece.BLACK,), proper=False),
            "Stroke(white in hole 1, black off the board, improper)",
        ),
        (Stroke(touched=False), "Stroke(nothing touched)"),
        (
            MID,
            (
                "<Situation white 5 (owes 1, entitled), black 6 (2 held, 22 points), "
                "black to play, queen awaiting cover by black>"
            ),
        ),
        (
            replace(opening(colours_open=True), break_attempts=2),
            (
                "<Situation white 9, black 9, white to play, queen on board, before the break, "
                "2 attempts, colours open>"
            ),
        ),
        (CLUB, "<RuleSet club, 29 points, queen 5>"),
        (
            rule(INTERNATIONAL, opening(), Stroke()),
            "<Ruling miss, black plays next (international:3.6.a international:3.5.c)>",
        ),
        (ADA_BEN, "<Header international, Ada – Ben>"),
        (
            Header(match="final", settings=PAIRS, names={"p1": "Ada", "p2": "Ben", "p3": "Abe"}),
            "<Header 'final', international, Ada & Abe – Ben & p4>",
        ),
        (Match.new("Ada", "Ben", "Abe", "Bea").value, PAIRS_LOG),
        (
            Position("club", MID),
            f"<Position club, board 1, {MID}>",
        ),
        (
            Position("club", opening(), rosette(BOARD), Seat.EAST, board=3),
            f"<Position club, board 3, east to play, 19 pieces laid out, {opening()}>",
        ),
        (
            VIEW,
            (
                "<PlayerView international, east plays white, 19 pieces, <Situation white 9, black 9, "
                "white to play, queen on board, before the break>>"
            ),
        ),
        (MATCH.settings, "<Settings international, p1 – p2>"),
        (TERMS, "<Settings club, ada & abe – ben & bea, clock strict>"),
        (
            structs.replace(TERMS, single_board=True, games_to_win=1, options={"x": "y"}),
            "<Settings club, ada & abe – ben & bea, clock strict, 1 to win, single board, x y>",
        ),
        (State(), "<State toss, game 1, board 1, games 0–0, points 0–0>"),
        (
            MATCH.state,
            ("<State placing, game 1, board 1, games 0–0, points 0–0, p1 in turn, 1 to place>"),
        ),
        (MATCH.log[0], "<Event 1 tossed>"),
        (
            MATCH.log[-1],
            (
                "<Event 6 struck by p1, striker-own "
                "(settled:1 international:3.11.b international:3.12.f)>"
            ),
        ),
        (
            structs.replace(
                MATCH.log[-1], reason="finished", clauses=(), result=BoardResult(Side.WHITE, 12)
            ),
            "<Event 6 struck by p1, finished, board 12–0>",
        ),
    ],
)
def test_in_one_line(value, shown):
    said = repr(value)
    assert said == shown
    assert len(said) < 160


@pytest.mark.parametrize(
    ("ruling", "part"),
    [
        (rule(PERCUTEUR, opening(colours_open=True), Stroke()), "second plays next"),
        (rule(INTERNATIONAL, LAST, Stroke((Pocketed(Piece.WHITE),))), "black wins the board, 0 to"),
        (rule_call(INTERNATIONAL, LAST, Call("3.11.m", by=Side.WHITE)), "1 white back"),
    ],
)
def test_a_ruling_in_one_line(ruling, part):
    assert part in repr(ruling)
    assert len(repr(ruling)) < 160
