"""Yes or no: what the equipment has to be, clause by clause, as the sources say it.

Here the answers stand beside the clauses; nothing is taken from the list that the inspection reads.
"""

from typing import Any

import pytest

from carrom.equipment.inspection import Breach, inspect
from carrom.equipment.measurements import read
from carrom.equipment.requirements import REPEATED, REQUIREMENTS, Condition, Material, Part
from carrom.rules import ICF


def asked(clause: str, part: Part, wanted: str = "", unwanted: str = "") -> Any:
    """One clause: what the part has to be, and what it must not be."""
    full = clause if ":" in clause else f"international:{clause}"
    answers = {**dict.fromkeys(wanted.split(), True), **dict.fromkeys(unwanted.split(), False)}
    return pytest.param(clause, part, answers, marks=pytest.mark.proves(full), id=clause)


CHAPTER_2 = [
    asked("2.1.a", Part.SURFACE, "maple_or_equal polished flat"),
    asked("2.1.b", Part.FRAME, "hardwood rounded_corners"),
    asked("2.1.c", Part.HOLES, "round in_all_corners cut_in_surface"),
    asked("2.2", Part.PIECES, "wooden round flat rounded_edges"),
    asked("2.3", Part.STRIKER, "round flat", "visible_metal"),
    asked("2.4", Part.STAND, "stable level"),
    asked("2.5", Part.CHAIRS, "", "armrests"),
    asked("2.6", Part.POWDER, "fine keeps_dry bag_at_board"),
    asked("2.7", Part.NETS, "under_holes hold_all let_fall"),
    asked("2.8", Part.LAMP, "centred lights_all white_shade white_light", "dazzles"),
]
LAWS = [
    asked("icf:carrommen", Part.PIECES, "wooden round flat rounded_edges alike"),
    asked("icf:striker", Part.STRIKER, "round smooth", "visible_metal"),
    asked("icf:stand", Part.STAND, "stable level"),
    asked("icf:seat", Part.CHAIRS, "", "armrests"),
    asked("icf:powder", Part.POWDER, "keeps_dry pouch", "wet"),
    asked("icf:nets", Part.NETS, "under_holes"),
    asked("icf:light", Part.LAMP, "lights_only white_shade", "dazzles"),
]


@pytest.mark.parametrize(("clause", "part", "answers"), CHAPTER_2 + LAWS)
def test_each_answer_that_a_clause_wants_passes_and_the_opposite_does_not(clause, part, answers):
    rows = ICF.book.equipment if clause.startswith("icf:") else REQUIREMENTS

    def found(given):
        values = [given] if part in REPEATED else given
        seen = inspect(read({"edition": "revised", part: values}, rows), rows)
        return [(v.pointer.rpartition("/")[2], v.clause, v.breach) for v in seen.violations]

    assert found(answers) == []
    for name, wanted in answers.items():
        assert found({**answers, name: not wanted}) == [(name, clause, Breach.CONDITION)]
    of_clause = {r.name for r in rows if r.clause == clause and isinstance(r.rule, Condition)}
    assert of_clause == set(answers), "nothing that the clause asks is left out here"


@pytest.mark.parametrize(
    ("clause", "refused"),
    [
        pytest.param("2.3", {Material.METAL}, marks=pytest.mark.proves("international:2.3")),
        pytest.param(
            "icf:striker",
            {Material.METAL, Material.IVORY},
            marks=pytest.mark.proves("icf:striker"),
        ),
    ],
)
def test_every_material_but_those_named_is_admitted_for_a_striker(clause, refused):
    rows = ICF.book.equipment if clause.startswith("icf:") else REQUIREMENTS
    for material in Material:
        seen = inspect(read({"edition": "revised", "striker": {"material": material}}, rows), rows)
        wrong = [(v.clause, v.breach) for v in seen.violations]
        assert wrong == ([(clause, Breach.MATERIAL)] if material in refused else [])
