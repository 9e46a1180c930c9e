"""Measurements against the rule book."""

import json
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.equipment.dimensions import DimensionName
from carrom.equipment.editions import EDITIONS
from carrom.equipment.inspection import (
    Breach,
    Gap,
    Inspection,
    allowed,
    inspect,
    name_of,
)
from carrom.equipment.measurements import (
    GREATEST,
    MeasurementError,
    Problem,
    from_json,
    read,
)
from carrom.equipment.requirements import (
    REPEATED,
    REQUIREMENTS,
    SET_OF_PIECES,
    Condition,
    Limits,
    OneOf,
    Part,
    Requirement,
)
from carrom.texts import LANGUAGES, render

Finding = tuple[str, str, Breach]
HAIR = Decimal("0.000001")
everyone = pytest.mark.parametrize("requirement", REQUIREMENTS, ids=lambda r: f"{r.part}.{r.name}")
every_dimension = pytest.mark.parametrize(
    ("edition", "dimension"),
    [(e, d) for e in EDITIONS.values() for d in e.dimensions],
    ids=lambda x: x.name,
)


def findings(edition: str = "revised", /, **parts: object) -> Inspection:
    return inspect(read({"edition": edition, **parts}))


def breaches(found: Inspection) -> list[Finding]:
    return [(v.pointer, v.clause, v.breach) for v in found.violations]


def of_part(part: Part, **values: object) -> dict[str, object]:
    return {part: [values] if part in REPEATED else values}


def pointer(requirement: Requirement) -> str:
    middle = "/0" if requirement.part in REPEATED else ""
    return f"/{requirement.part}{middle}/{requirement.name}"


@pytest.mark.proves(
    "international:2.1.a",
    "international:2.1.b",
    "international:2.1.c",
    "international:2.2",
    "international:2.3",
    "international:2.4",
    "international:2.5",
    "international:2.6",
    "international:2.7",
    "international:2.8",
)
@everyone
def test_each_requirement_has_its_limits_and_its_clause(requirement):
    def judged(value: object) -> list[Finding]:
        return breaches(findings(**of_part(requirement.part, **{requirement.name: value})))

    rule = requirement.rule
    at = (pointer(requirement), requirement.clause)
    if isinstance(rule, Limits):
        assert (rule.minimum, rule.maximum) != (None, None)
        if rule.minimum is not None:
            assert judged(rule.minimum) == []
            assert judged(rule.minimum - HAIR) == [(*at, Breach.BELOW)]
        if rule.maximum is not None:
            assert judged(rule.maximum) == []
            assert judged(rule.maximum + HAIR) == [(*at, Breach.ABOVE)]
    elif isinstance(rule, Condition):
        assert judged(rule.wanted) == []
        assert judged(not rule.wanted) == [(*at, Breach.CONDITION)]
    else:
        assert isinstance(rule, OneOf)
        for material in ("plastic", "bone", "ebony", "other"):
            assert judged(material) == []
        assert judged("metal") == [(*at, Breach.MATERIAL)]


@pytest.mark.proves("international:table")
@every_dimension
def test_each_dimension_has_its_limits_and_its_clause(edition, dimension):
    def judged(value: object) -> list[Finding]:
        return breaches(
            findings(edition.name, board={dimension.name: value}, surface={"reinforced": True})
        )

    at = (f"/board/{dimension.name}", dimension.clause)
    assert (dimension.lowest, dimension.highest) != (None, None)
    if dimension.lowest is not None:
        assert judged(dimension.lowest) == []
        assert judged(dimension.lowest - HAIR) == [(*at, Breach.BELOW)]
    if dimension.highest is not None:
        assert judged(dimension.highest) == []
        assert judged(dimension.highest + HAIR) == [(*at, Breach.ABOVE)]


@pytest.mark.proves("international:2.1.a")
@pytest.mark.parametrize(
    ("thickness", "reinforced", "breach", "gap"),
    [
        ("0.79", True, True, False),
        ("0.8", True, False, False),
        ("1.58", False, True, False),
        ("1.59", False, False, False),
        ("0.5", False, True, False),
        ("0.79", None, True, False),
        ("0.8", None, False, True),
        ("1.58", None, False, True),
        ("1.59", None, False, False),
    ],
)
@pytest.mark.parametrize("edition", ["1986", "revised"])
def test_a_thin_surface_needs_reinforcement(edition, thickness, reinforced, breach, gap):
    found = findings(
        edition, board={"surface_thickness": Decimal(thickness)}, surface={"reinforced": reinforced}
    )
    assert [v.pointer for v in found.violations] == ["/board/surface_thickness"] * breach
    gaps = [u.pointer for u in found.unchecked if u.gap is Gap.REINFORCEMENT_UNKNOWN]
    assert gaps == ["/surface/reinforced"] * gap
    for violation in found.violations:
        assert violation.limits is not None
        assert violation.limits.minimum == (
            Decimal("1.59") if reinforced is False else Decimal("0.8")
        )


def test_what_was_not_measured_is_listed():
    found = findings()
    assert found.checked == 0
    assert found.violations == ()
    assert {u.gap for u in found.unchecked} == {Gap.NOT_MEASURED}
    dimensions = len(EDITIONS["revised"].dimensions)
    assert len(found.unchecked) == dimensions + len(REQUIREMENTS) + len(SET_OF_PIECES)
    fewer = findings(board={"surface_side": 73.66}, lamp={"power": 80}, pieces=[{"weight": 5.5}])
    assert fewer.checked == 3
    pointers = {u.pointer for u in fewer.unchecked}
    assert not pointers & {"/board/surface_side", "/lamp/power", "/pieces/0/weight"}
    assert {"/pieces/0/diameter", "/lamp/dazzles", "/chairs"} <= pointers


def test_a_dimension_of_the_other_edition_is_not_checked():
    found = findings("revised", board={"outer_circle_diameter": 21.4})
    gaps = [(u.pointer, u.gap) for u in found.unchecked if u.gap is not Gap.NOT_MEASURED]
    assert gaps == [("/board/outer_circle_diameter", Gap.NOT_IN_EDITION)]
    assert findings("1986", board={"outer_circle_diameter": 21.4}).checked == 1


@pytest.mark.proves("international:2.2")
def test_a_set_of_pieces():
    full = {"white": 9, "black": 9, "red": 1}
    assert findings(set=full).violations == ()
    assert findings(set=full).checked == 3
    for colour, number in full.items():
        for wrong in (number - 1, number + 1):
            found = findings(set={**full, colour: wrong})
            assert breaches(found) == [(f"/set/{colour}", "2.2", Breach.COUNT)]


@pytest.mark.proves("international:2.2")
def test_a_set_known_from_the_pieces_measured():
    whole = [{"colour": c} for c, n in SET_OF_PIECES.items() for _ in range(n)]
    assert findings(pieces=whole).checked == 3
    assert findings(pieces=whole).violations == ()
    tenth = findings(pieces=[*whole, {"colour": "white"}])
    assert breaches(tenth) == [("/pieces", "2.2", Breach.COUNT)]
    sample = findings(pieces=[{"colour": "white"}])
    assert sample.violations == ()
    gaps = [u.pointer for u in sample.unchecked if u.gap is Gap.SET_INCOMPLETE]
    assert gaps == ["/set/white", "/set/black", "/set/red"]


def test_null_is_not_measured():
    assert findings(board={"surface_side": None}, lamp=None, pieces=[{"weight": None}]).checked == 0


def test_every_text_exists():
    for language in LANGUAGES:
        for requirement in REQUIREMENTS:
            assert render(name_of(requirement.part, requirement.name), language)
            if isinstance(requirement.rule, Limits):
                assert render(allowed(requirement.rule), language)
        for name in DimensionName:
            assert len(render(name_of(Part.BOARD, name), language)) <= 37
        for colour in SET_OF_PIECES:
            assert render(name_of(Part.PIECES, f"set_{colour}"), language)


def test_violations_say_value_and_limits():
    found = findings(
        board={"surface_side": Decimal("73.3399")},
        pieces=[{}, {"diameter": 3.2, "round": False}],
        striker={"material": "metal", "weight": 16},
        set={"red": 2},
    )
    texts = [render(v.said, "en") for v in found.violations]
    assert [t.replace("\N{NO-BREAK SPACE}", " ") for t in texts] == [
        "Board, side of the playing surface: measured 73.3399 cm, required 73.34 to 73.98 cm.",
        "Piece 2, diameter: measured 3.2 cm, required 2.86 to 3.18 cm.",
        "Piece 2, perfectly round: requirement not met.",
        "Striker: metal is not allowed.",
        "Striker, weight: measured 16 g, required at most 15 g.",
        "Pieces, red: 2, but a full set has 1.",
    ]
    french = render(found.violations[0].said, "fr").replace("\N{NO-BREAK SPACE}", " ")
    assert french.endswith("73,3399 cm ; il faut de 73,34 à 73,98 cm.")


@pytest.mark.proves("international:2.1.b", "settled:41")
@pytest.mark.parametrize(
    ("density", "wrong", "noted"),
    [("0.69", 1, 0), ("0.7", 0, 1), ("0.89", 0, 1), ("0.9", 0, 0), ("1.2", 0, 0)],
)
def test_the_density_of_the_frame_is_a_minimum(density, wrong, noted):
    found = findings(frame={"density": float(density)})
    assert (len(found.violations), len(found.notes)) == (wrong, noted)
    for note in found.notes:
        assert density in render(note.said, "en")
        assert density.replace(".", ",") in render(note.said, "fr")


def test_limits_without_a_limit_are_a_mistake():
    with pytest.raises(ValueError, match="without"):
        allowed(Limits(None, None))


BAD = [
    ("[", "", Problem.NOT_JSON),
    ("", "", Problem.NOT_JSON),
    ("[" * 100_000, "", Problem.TOO_DEEP),
    ("3", "", Problem.NOT_MEASUREMENTS),
    ("null", "", Problem.NOT_MEASUREMENTS),
    ("{}", "/edition", Problem.MISSING),
    ('{"edition": null}', "/edition", Problem.MISSING),
    ('{"edition": 1986}', "/edition", Problem.NOT_CHOICE),
    ('{"edition": "1987"}', "/edition", Problem.NOT_CHOICE),
    ('{"edition": "1986", "edition": "revised"}', "/edition", Problem.TWICE),
    ('{"edition": "1986", "boards": {}}', "/boards", Problem.UNKNOWN_NAME),
    ('{"edition": "1986", "a/b~": 1}', "/a~1b~0", Problem.UNKNOWN_NAME),
    ('{"edition": "1986", "board": []}', "/board", Problem.NOT_OBJECT),
    ('{"edition": "1986", "pieces": {}}', "/pieces", Problem.NOT_LIST),
    ('{"edition": "1986", "pieces": [3]}', "/pieces/0", Problem.NOT_OBJECT),
    ('{"edition": "1986", "chairs": [{}, {"legs": 3}]}', "/chairs/1/legs", Problem.UNKNOWN_NAME),
    (
        '{"edition": "1986", "pieces": [{"colour": "green"}]}',
        "/pieces/0/colour",
        Problem.NOT_CHOICE,
    ),
    ('{"edition": "1986", "set": {"green": 1}}', "/set/green", Problem.UNKNOWN_NAME),
    ('{"edition": "1986", "set": {"white": 8.5}}', "/set/white", Problem.NOT_WHOLE),
    ('{"edition": "1986", "set": {"white": 1e999999999}}', "/set/white", Problem.OUT_OF_RANGE),
    ('{"edition": "1986", "striker": {"material": 1}}', "/striker/material", Problem.NOT_CHOICE),
    (
        '{"edition": "1986", "surface": {"reinforced": 1}}',
        "/surface/reinforced",
        Problem.NOT_BOOLEAN,
    ),
    ('{"edition": "1986", "lamp": {"dazzles": "no"}}', "/lamp/dazzles", Problem.NOT_BOOLEAN),
    *(
        (f'{{"edition": "1986", "board": {{"arrow_length": {value}}}}}', "/board/arrow_length", why)
        for value, why in {
            "NaN": Problem.NOT_NUMBER,
            "true": Problem.NOT_NUMBER,
            '"26.7"': Problem.NOT_NUMBER,
            "[]": Problem.NOT_NUMBER,
            "-1": Problem.NEGATIVE,
            "-Infinity": Problem.NEGATIVE,
            "Infinity": Problem.OUT_OF_RANGE,
            "1e400": Problem.OUT_OF_RANGE,
            "1e99999999999999999999": Problem.OUT_OF_RANGE,
            "1e-99999999": Problem.OUT_OF_RANGE,
            "9" * 5000: Problem.OUT_OF_RANGE,
            f"{GREATEST}.1": Problem.OUT_OF_RANGE,
        }.items()
    ),
]


@pytest.mark.parametrize(("text", "where", "why"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_used_names_the_field(text, where, why):
    with pytest.raises(MeasurementError) as caught:
        from_json(text)
    assert (caught.value.pointer, caught.value.problem) == (where, why)
    for language in LANGUAGES:
        assert render(caught.value.said, language)


def test_nothing_is_a_figure_too():
    found = from_json('{"edition": "1986", "board": {"arrow_length": 0e999999999}}')
    assert found.readings[0].value == 0
    assert breaches(inspect(found)) == [("/board/arrow_length", "table", Breach.BELOW)]


values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from([*Part, "edition", "set", "colour", "reinforced", "diameter", "x"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=5,
)


@settings(max_examples=60)
@given(st.fixed_dictionaries({"edition": st.just("revised")}, optional=dict.fromkeys(Part, values)))
def test_whatever_comes_is_inspected_or_refused(data):
    try:
        found = inspect(from_json(json.dumps(data)))
    except MeasurementError:
        return
    assert found.checked >= len(found.violations)
