"""The one-line notation: exact both ways, and one typed error for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.match.notation import (
    FIELDS,
    Position,
    PositionError,
    PositionProblem,
    position_of,
    read_position,
    write_position,
)
from carrom.match.settings import Team
from carrom.match.state import State
from carrom.rules.registry import RULE_SETS
from carrom.rules.situation import QueenState, Side, SideState, Situation, opening
from carrom.texts import LANGUAGES, render
from tests.match.driving import Table

OPENING = "carrom/1 international w9b9 qo- >w d0-0 h0-0 e- u0 t1 p0-0 g0-0 n1 -"

numbers = st.integers(0, 999_999)
metres = st.floats(allow_nan=False, allow_infinity=False)
optional_side = st.none() | st.sampled_from(Side)
layouts = st.lists(
    st.builds(Standing, st.sampled_from(Piece), st.builds(Point, metres, metres)), max_size=20
).map(tuple)


@st.composite
def sides(draw):
    on_board = draw(st.integers(0, 9))
    held = draw(st.integers(0, 9 - on_board))
    return SideState(on_board, draw(numbers), held, draw(st.booleans()), draw(numbers))


situations = st.builds(
    Situation,
    white=sides(),
    black=sides(),
    to_play=st.sampled_from(Side),
    queen=st.sampled_from(QueenState),
    queen_by=optional_side,
    broken=st.booleans(),
    break_attempts=numbers,
    tries=numbers,
    colours_open=st.booleans(),
)
positions = st.builds(
    Position,
    rules=st.sampled_from(list(RULE_SETS)),
    situation=situations,
    layout=st.none() | layouts,
    seat=st.none() | st.sampled_from(Seat),
    games=st.tuples(numbers, numbers),
    board=numbers,
)


def test_the_opening_in_words():
    assert write_position(Position("international", opening())) == OPENING
    assert read_position(OPENING) == Position("international", opening())


def test_every_field_has_its_place():
    position = Position(
        rules="club",
        situation=Situation(
            white=SideState(on_board=3, owed=1, held=0, entitled=True, points=12),
            black=SideState(on_board=4, owed=0, held=2, entitled=True, points=7),
            to_play=Side.BLACK,
            queen=QueenState.AWAITING_COVER,
            queen_by=Side.BLACK,
            tries=2,
        ),
        layout=(Standing(Piece.WHITE, Point(0.1, -0.25)), Standing(Piece.QUEEN, Point(0.0, 1e-09))),
        seat=Seat.NORTH,
        games=(0, 1),
        board=4,
    )
    text = (
        "carrom/1 club w3b4 qab >b@north d1-0 h0-2 ewb k0 t2 p12-7 g0-1 n4 "
        "[w:0.1,-0.25;q:0.0,1e-09]"
    )
    assert write_position(position) == text
    assert read_position(text) == position


def test_open_colours_are_numbered():
    text = write_position(Position("percuteur", opening(colours_open=True, to_play=Side.BLACK)))
    assert " >2 " in text
    assert read_position(text).situation.colours_open


@given(positions)
def test_every_position_comes_back_exactly(position):
    text = write_position(position)
    assert "\n" not in text
    assert read_position(text) == position
    assert write_position(read_position(text)) == text


def parses(text: str) -> None:
    """Either it is a position that is written the same, or one typed error says why not."""
    said = None
    try:
        position = read_position(text)
    except PositionError as problem:
        said = problem.said
    if said is None:
        assert write_position(position) == text
    else:
        assert all(render(said, language) for language in LANGUAGES)


@given(st.text())
def test_any_text_is_a_position_or_an_error(text):
    parses(text)
    parses(f"carrom/1 {text}")


@given(positions, st.data())
def test_a_position_with_some_signs_changed_is_a_position_or_an_error(position, data):
    text = write_position(position)
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 3))
    put = data.draw(st.text("0123456789wbqsoac-+.,;:[]<>@eukn1 \n_e", max_size=3))
    parses(text[:place] + put + text[place + length :])


@pytest.mark.parametrize(
    ("old", "new", "problem", "field"),
    [
        ("carrom/1", "carrom/2", PositionProblem.VERSION, ""),
        ("carrom/1", "carrom", PositionProblem.VERSION, ""),
        (" n1", "", PositionProblem.FIELDS, ""),
        (" n1", "  n1", PositionProblem.FIELDS, ""),
        ("international", "chess", PositionProblem.FIELD, "rules"),
        ("w9b9", "w10b9", PositionProblem.FIELD, "pieces"),
        ("qo-", "qo", PositionProblem.FIELD, "queen"),
        (">w", ">w@up", PositionProblem.FIELD, "turn"),
        ("d0-0", "d00-0", PositionProblem.FIELD, "dues"),
        ("d0-0", "d-1-0", PositionProblem.FIELD, "dues"),
        ("d0-0", "d٣-0", PositionProblem.FIELD, "dues"),
        ("h0-0", "h1-0", PositionProblem.FIELD, "held"),
        ("e-", "ebw", PositionProblem.FIELD, "entitled"),
        ("e-", "e", PositionProblem.FIELD, "entitled"),
        ("u0", "x0", PositionProblem.FIELD, "break"),
        ("t1", "t1000000", PositionProblem.FIELD, "tries"),
        ("n1 -", "n1 [w:nan,0.0]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [w:1e999,0.0]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [w:0,0.0]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [x:0.0,0.0]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [w:0.0,0.0;]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [w:0.10,0.0]", PositionProblem.FIELD, "layout"),
        ("n1 -", "n1 [" + "w" * 5000 + "]", PositionProblem.LONG, ""),
    ],
)
def test_what_is_wrong_is_named(old, new, problem, field):
    with pytest.raises(PositionError) as caught:
        read_position(OPENING.replace(old, new))
    assert (caught.value.problem, caught.value.field) == (problem, field)
    assert field in {"", *FIELDS}
    assert str(caught.value) == caught.value.said.text("en")


@pytest.mark.parametrize(
    "position",
    [
        Position("chess", opening()),
        Position("club", opening(), board=-1),
        Position("club", Situation(white=SideState(on_board=12))),
        Position("club", opening(), layout=(Standing(Piece.WHITE, Point(float("nan"), 0.0)),)),
    ],
)
def test_a_position_that_cannot_be_written_is_refused(position):
    with pytest.raises(PositionError):
        write_position(position)


def test_an_empty_layout_is_not_an_unknown_one():
    known = Position("club", opening(), layout=())
    assert write_position(known).endswith(" []")
    assert read_position(write_position(known)).layout == ()


def test_the_position_of_a_match():
    table = Table()
    assert position_of(table.settings, State()) is None
    table.seat(winner=Team.B)
    table.win(Team.A, 4)
    table.open().stroke("own")
    position = position_of(table.settings, table.state)
    assert position is not None
    assert write_position(position) == (
        "carrom/1 international w8b9 qo- >w@south d0-0 h0-0 ew k0 t1 p7-0 g0-0 n2 -"
    )
    table.win(Team.A, 9)
    table.win_game(Team.A)
    position = position_of(table.settings, table.state)
    assert position is not None
    white = table.state.white
    assert position.games == ((1, 0) if white is Team.A else (0, 1))
