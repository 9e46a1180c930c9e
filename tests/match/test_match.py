"""One object for a match: asked, answered, struck, undone, copied, told, kept."""

import re
from pathlib import Path

import pytest
from msgspec import structs

import carrom
from carrom import Match
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.match.asked import Ask
from carrom.match.events import Effects, Event
from carrom.match.facts import (
    CameLate,
    Chose,
    Placed,
    SaidPlay,
    Struck,
    TookSeats,
    Tossed,
    Undone,
)
from carrom.match.match import RecordError
from carrom.match.notation import read_position
from carrom.match.participants import NobodyError
from carrom.match.record import Header
from carrom.match.refusals import Refusal, RefusedError, Why
from carrom.match.seating import seat_of
from carrom.match.settings import Settings, SettingsError, Team
from carrom.match.state import Changes, Choice, Phase, State
from carrom.players import computer
from carrom.rules import RULE_SETS, Pocketed, Stroke
from carrom.texts import LANGUAGES


def opened(**terms) -> Match:
    """A match whose first board is open: Ada sits in the south, Ben breaks."""
    match = Match.new("Ada", "Ben", **terms)
    match.push(Tossed(winner=Team.A))
    match.push(Chose(choice=Choice.SEATS))
    while match.asked.what is not Ask.STRIKE:
        match.push(match.asked.answers[0])
    return match


def turn_of(match: Match) -> str:
    assert match.state.turn is not None
    return match.state.turn


def blacks(match: Match) -> int:
    assert match.state.situation is not None
    return match.state.situation.black.on_board


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [("Ada", "Ben"), ("Ada", "Ben", "Abe", "Bea")])
def test_every_answer_that_is_offered_is_taken(rules, players):
    match = Match.new(*players, rules=rules)
    while match.asked.what is not Ask.STRIKE:
        asked = match.asked
        assert asked.answers
        for fact in asked.answers:
            assert isinstance(match.copy().try_push(fact), Event), fact
        match.push(asked.answers[-1])
    assert match.asked.places == RULE_SETS[rules].book.striker.places(
        carrom.board("revised"), Seat.SOUTH
    )


def test_a_penalty_at_a_real_board_is_placed_by_the_answers():
    match = opened()
    match.push(
        Struck(by=turn_of(match), stroke=Stroke((Pocketed(Piece.WHITE), Pocketed(Piece.BLACK))))
    )
    match.push(Struck(by=turn_of(match), stroke=Stroke((Pocketed(Piece.STRIKER),))))
    assert match.asked.what is Ask.PLACE
    (placed, *_) = match.asked.answers
    assert isinstance(placed, Placed)
    assert placed.by == match.asked.player
    match.push(placed)


def test_a_refusal_is_raised_or_returned_and_changes_nothing():
    match = Match.new("Ada", "Ben")
    before = match.value
    refusal = match.try_push(SaidPlay())
    assert isinstance(refusal, Refusal)
    with pytest.raises(RefusedError) as problem:
        match.push(SaidPlay())
    assert problem.value.refusal == refusal
    assert str(problem.value)
    assert match.value is before


def test_a_stroke_is_simulated_ruled_and_logged():
    match = opened()
    seat = seat_of(match.state, turn_of(match))
    event = match.strike(Aim.at(seat, 0.0, Point(0.0, 0.0), 6.0))
    assert isinstance(event.fact, Struck)
    assert match.motion is not None
    assert event.fact.layout == match.motion.layout
    assert match.log[-1] is event
    for language in LANGUAGES:
        assert "Ada" in match.narrate(event, language) or "Ben" in match.narrate(event, language)


def test_an_illegal_aim_is_refused_unless_asked_to_be_moved():
    match = opened()
    seat = seat_of(match.state, turn_of(match))
    with pytest.raises(RefusedError) as problem:
        match.strike(Aim(seat, 0.3, 90.0, 5.0))
    assert problem.value.refusal.why is Why.ILLEGAL_AIM
    assert len(match.log) == len(opened().log)
    event = match.strike(Aim(seat, 0.3, 90.0, 5.0), snap=True)
    assert isinstance(event.fact, Struck)
    assert event.fact.aim is not None
    assert event.fact.aim.x < 0.3


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seat": Seat.EAST}, Why.NOT_YOUR_TURN),
        ({"speed": float("nan")}, Why.ILLEGAL_AIM),
        ({"angle": 270.0, "speed": 0.02}, Why.NO_STROKE),
    ],
)
def test_strokes_that_cannot_be_are_refused_in_words(change, why):
    match = opened()
    seat = seat_of(match.state, turn_of(match))
    with pytest.raises(RefusedError) as problem:
        match.strike(structs.replace(Aim(seat, 0.0, 90.0, 5.0), **change))
    assert problem.value.refusal.why is why
    with pytest.raises(RefusedError):
        Match.new("Ada", "Ben").strike(Aim(seat, 0.0, 90.0, 5.0))


def test_undo_leads_back_and_is_kept():
    match = opened()
    before = match.state
    match.push(Struck(by=turn_of(match), stroke=Stroke()))
    event = match.undo()
    assert isinstance(event.fact, Undone)
    assert match.state == before
    assert "undone" in match.narrate(event)
    with pytest.raises(RefusedError):
        Match.new("Ada", "Ben").undo()


def test_a_copy_goes_its_own_way():
    match = opened()
    branches = [match.copy() for _ in range(3)]
    for number, branch in enumerate(branches):
        fell = (Pocketed(Piece.BLACK),) * number
        branch.push(Struck(by=turn_of(branch), stroke=Stroke(fell)))
    assert [blacks(b) for b in branches] == [9, 8, 7]
    assert blacks(match) == 9
    assert len(match.log) == len(branches[0].log) - 1


def test_a_record_is_the_same_match(tmp_path):
    match = opened(match="final")
    match.push(Struck(by=turn_of(match), stroke=Stroke((Pocketed(Piece.WHITE),))))
    file = tmp_path / "final.jsonl"
    match.save(file)
    assert [p.name for p in tmp_path.iterdir()] == ["final.jsonl"]
    again = Match.load(file)
    assert again.value == match.value
    assert again.record() == match.record() == file.read_bytes()
    with pytest.raises(RecordError) as problem:
        Match.from_record(match.record()[:-40])
    assert problem.value.said.id.startswith("record-fault-")
    with pytest.raises(RecordError):
        Match.from_record(b"")


def test_terms_on_which_nobody_can_play_are_refused():
    for players in ((), ("Ada",), ("Ada", "Ben", "Abe")):
        with pytest.raises(SettingsError, match="two players"):
            Match.new(*players)


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"rules": "unheard-of"}, "no rule set “unheard-of”. Choose one of: international, "),
        ({"edition": "round"}, "no board edition “round”. Choose one of: 1986, "),
        ({"games_to_win": 0}, "from 1 to 9"),
        ({"rest_minutes": 1000}, "from 0 to 120 minutes"),
        ({"options": {"queens": "two"}}, "queens=two"),
        ({"settings": Settings(rules="international", a=("p",), b=("p",))}, "id that nobody else"),
    ],
)
def test_terms_are_refused_in_words(terms, said):
    with pytest.raises(SettingsError, match=said):
        Match.new("Ada", "Ben", **terms)


@pytest.mark.parametrize("by", ["id", "name", "seat", "team"])
def test_players_are_found_by_id_name_seat_and_team(by):
    quick = computer("beginner")
    keys = {
        "id": ("p1", "p2"),
        "name": ("Ada", "Ben"),
        "seat": (Seat.SOUTH, Seat.NORTH),
        "team": (Team.A, Team.B),
    }[by]
    match = Match.new("Ada", "Ben")

    def enough(match: Match) -> bool:
        return sum(isinstance(event.fact, Struck) for event in match.log) >= 2

    match.play(dict.fromkeys(keys, quick), seed=3, until=enough)
    assert sum(isinstance(event.fact, Struck) for event in match.log) == 2
    assert seat_of(match.state, "p1") in (Seat.SOUTH, Seat.NORTH)


class Asked:
    """Takes the first answer that is offered, and notes for whom."""

    def __init__(self) -> None:
        self.players: set[str] = set()

    def act(self, match: Match, player: str, key: tuple[int, int]):
        self.players.add(player)
        return match.asked.answers[0] if match.asked.player else None


def before_the_first_stroke(match: Match) -> bool:
    return match.asked.what is Ask.STRIKE


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [("east", "west"), (Seat.WEST, Seat.EAST)])
def test_players_sit_down_where_participants_were_given_for_seats(seed, seats):
    first, second = Asked(), Asked()
    match = Match.new("Ada", "Ben")
    match.play(
        dict(zip(seats, (first, second), strict=True)), seed=seed, until=before_the_first_stroke
    )
    assert match.state.seats == {Seat.EAST: "p1", Seat.WEST: "p2"}
    assert match.asked.what is Ask.STRIKE
    east, west = (first, second) if seats[0] == "east" else (second, first)
    assert east.players <= {"p1"}
    assert west.players <= {"p2"}


@pytest.mark.parametrize("seed", range(4))
def test_pairs_sit_down_where_participants_were_given_for_seats(seed):
    match = Match.new("Ada", "Ben", "Abe", "Bea")
    match.play(dict.fromkeys(Seat, Asked()), seed=seed, until=before_the_first_stroke)
    south, east, north, west = (match.value.name(match.state.seats[seat]) for seat in Seat)
    assert (south, north) == ("Ada", "Abe")
    assert (east, west) == ("Ben", "Bea")


def test_a_seat_beside_a_name_is_the_other_players():
    ada, other = Asked(), Asked()
    for seed in range(4):
        match = Match.new("Ada", "Ben")
        match.play({"Ada": ada, Seat.SOUTH: other}, seed=seed, until=before_the_first_stroke)
        assert match.state.seats == {Seat.NORTH: "p1", Seat.SOUTH: "p2"}
    assert (ada.players, other.players) == ({"p1"}, {"p2"})


def test_who_has_sat_down_is_found_where_he_sits():
    match = Match.new("Ada", "Ben")
    match.push(Tossed(winner=Team.B))
    match.push(Chose(choice=Choice.SEATS))
    match.push(TookSeats(seats={Seat.SOUTH: "p2"}))
    asked = Asked()
    match.play({Seat.NORTH: asked, "Ben": Asked()}, until=before_the_first_stroke)
    assert match.state.seats == {Seat.SOUTH: "p2", Seat.NORTH: "p1"}
    assert asked.players == {"p1"}


@pytest.mark.parametrize("key", ["Adda", "p3", "", Seat.EAST, "sud"])
def test_a_key_that_is_nobody_is_refused_in_words(key):
    for match in (Match.new("Ada", "Ben"), opened()):
        with pytest.raises(NobodyError, match="Ada, Ben") as problem:
            match.play({Seat.SOUTH: Asked(), key: Asked()})
        assert "south, north" in str(problem.value)
        assert "Ada" in problem.value.said.text("fr")


def test_a_refusal_names_players_and_not_their_ids():
    match = opened()
    with pytest.raises(RefusedError, match="It is Ben’s turn"):
        match.push(Struck(by="p1", stroke=Stroke()))
    with pytest.raises(RefusedError, match="It is Ben’s turn"):
        match.strike(Aim(Seat.EAST, 0.0, 90.0, 5.0))
    refusal = match.try_push(Struck(by="p1", stroke=Stroke()))
    assert isinstance(refusal, Refusal)
    assert "Ben" in refusal.said.text("fr")


def test_a_fact_may_name_players_by_their_names():
    match = Match.new("Ada", "Ben")
    match.push(Tossed(winner=Team.A))
    match.push(Chose(choice=Choice.SEATS))
    match.push(TookSeats(seats={Seat.SOUTH: "Ada", Seat.NORTH: "Ben"}))
    match.push(CameLate(player="Ben"))
    match.push(SaidPlay())
    assert match.state.turn == "p2"
    event = match.push(Struck(by="Ben", stroke=Stroke()))
    assert isinstance(event.fact, Struck)
    assert event.fact.by == "p2"
    assert match.state.late == ("p2",)
    with pytest.raises(RefusedError, match="“Eve” is not playing"):
        match.push(CameLate(player="Eve"))


def test_names_that_two_have_are_no_names_for_facts():
    match = Match.new("Ada", "Ada")
    with pytest.raises(RefusedError, match="not playing"):
        match.push(CameLate(player="Ada"))
    other = Match(Header(match="", settings=match.settings, names={"p1": "p2", "p2": "Ada"}))
    other.push(CameLate(player="p2"))
    assert other.state.late == ("p2",)


def test_terms_may_come_as_settings():
    terms = Settings(rules=RULE_SETS.default.name, a=("x", "z"), b=("y", "w"), rest_minutes=7)
    match = Match.new("Ada", "Ben", "Abe", "Bea", settings=terms)
    assert match.settings is terms
    assert match.names == {"x": "Ada", "y": "Ben", "z": "Abe", "w": "Bea"}
    assert Match.new(settings=terms).names == {}
    assert Match.new("Ada", "Ben", rest_minutes=7).settings.rule_set().rest_minutes == 7
    with pytest.raises(TypeError, match="not both"):
        Match.new(settings=terms, single_board=True)
    with pytest.raises(TypeError, match="4 players"):
        Match.new("Ada", "Ben", settings=terms)


def test_play_waits_where_a_person_is_to_act():
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({"Ben": computer("beginner")}, seed=1)
    assert match.asked.player == "p1"
    assert not match.over
    assert "waiting" in repr(match)


def test_the_position_in_one_line_and_as_a_picture():
    match = Match.new("Ada", "Ben")
    assert match.position is None
    match = opened()
    assert match.position is not None
    assert read_position(match.position) == match.board
    assert str(match.board) == match.position
    __import__("carrom.render")
    assert (match._repr_svg_() or "").startswith("<svg")
    assert match.board is not None
    assert match.board._repr_svg_() == match._repr_svg_()


def test_the_sheet_is_told_in_both_languages():
    match = opened()
    match.push(Struck(by=turn_of(match), stroke=Stroke((Pocketed(Piece.QUEEN),))))
    for language in LANGUAGES:
        assert "Ada" in match.sheet(language)


def test_effects_and_changes_name_the_fields_of_the_state():
    names = {field.name: field.type for field in structs.fields(State)}
    assert [field.name for field in structs.fields(Effects)] == list(names)
    assert list(Changes.__annotations__) == list(names)
    assert Changes.__annotations__ == names
    assert State().phase is Phase.TOSS


def test_only_the_match_log_folds_logs():
    sources = Path(carrom.__file__).parent
    folding = re.compile(r"import .*\bapply\b")
    found = {p.name for p in sources.rglob("*.py") if folding.search(p.read_text(encoding="utf-8"))}
    assert found == {"match_log.py"}
