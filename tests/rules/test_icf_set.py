"""The Laws of Carrom as a rule set: figures, the stage of a tournament, texts, equipment, refusals."""

from contextlib import redirect_stdout
from decimal import Decimal
from io import StringIO

import pytest

from carrom.cli.rules import run
from carrom.equipment.inspection import Breach, Gap, allowed, inspect, label
from carrom.equipment.measurements import MeasurementError, read
from carrom.equipment.requirements import (
    REPEATED,
    REQUIREMENTS,
    Condition,
    Limits,
    Material,
    OneOf,
    Part,
)
from carrom.rulebook import pages
from carrom.rules import ICF, INTERNATIONAL, RULE_SETS, catalogue
from carrom.rules.book import Book, Purpose
from carrom.rules.placement.manner import Manner
from carrom.rules.reasons import Matter, Reason
from carrom.rules.registry import Registry
from carrom.rules.sets.icf.citations import CITATIONS
from carrom.rules.sets.icf.figures import Stage
from carrom.rules.sets.icf.reasons import IcfReason
from carrom.texts import LANGUAGES, has, render
from tests.rules.asking import ask, asked, question

KNOCKOUT = ICF.with_options({"stage": Stage.KNOCKOUT})
ONLY_CITED = {
    IcfReason.ON_DEMAND,
    IcfReason.COUNTED,
    IcfReason.FIXED,
    IcfReason.OWN_LAST_BACK,
    IcfReason.OWN_LAST_WITH_QUEEN,
    IcfReason.COVERED_BY_LAST,
    IcfReason.QUEEN_AND_OWN,
    IcfReason.QUEEN_AND_NINE,
    IcfReason.RIGHT_STAYS,
    IcfReason.IMPROPER_COVERING_OWN,
    IcfReason.COVERING_OPPONENTS,
    IcfReason.WITH_OPPONENTS,
    IcfReason.QUEEN_OPPONENTS,
    IcfReason.QUEEN_STRIKER,
    IcfReason.BOTH_COLOURS,
    IcfReason.OFF_TO_CENTRE,
    IcfReason.OFF_WITH_QUEEN,
    IcfReason.OFF_BOTH_COLOURS,
    IcfReason.OFF_FURTHER,
    IcfReason.STRIKER_OWED,
    IcfReason.BEFORE_STROKE,
    IcfReason.OUT_OF_TURN,
}


def test_the_figures():
    assert ICF.figures == {
        "points_to_win": 25,
        "boards_per_game": 8,
        "games_to_win": 2,
        "queen_points": 3,
        "queen_ceiling": 22,
        "queen_points_late": 0,
        "special_points": 3,
        "special_points_late": 1,
        "striker_bonus": 0,
        "board_cap": 12,
        "break_attempts": 3,
        "pieces": 9,
        "thinking_seconds": 15,
        "placing_seconds": 15,
        "seat_change_minutes": 2,
        "seat_change_board": 4,
        "seat_change_points": 13,
        "rest_minutes": 10,
        "trial_boards": 2,
        "passes": 3,
        "disturbances": 2,
        "protest_minutes": 15,
    }
    assert ICF.striker_changes is None


def test_what_else_is_special():
    assert ICF.break_attempts_each
    assert ICF.slam_of_remaining
    assert ICF.break_begins_anew
    assert ICF.chooser_sits_last
    assert ICF.trial_after_toss
    assert not ICF.concede_in_turn


def test_from_the_quarter_finals_on_there_is_no_limit_of_boards():
    assert (ICF.stage, ICF.boards_per_game, ICF.seat_change_board) == (Stage.POOL, 8, 4)
    assert (KNOCKOUT.boards_per_game, KNOCKOUT.seat_change_board) == (None, None)
    assert (KNOCKOUT.points_to_win, KNOCKOUT.seat_change_points) == (25, 13)
    assert ICF.with_options({"stage": "knockout"}) == KNOCKOUT
    assert KNOCKOUT != ICF
    assert ICF.book.matters[Matter.SEATS_IN_GAME] == ("icf:60.a",)
    assert KNOCKOUT.book.matters[Matter.SEATS_IN_GAME] == ("icf:60.b",)
    same = set(Matter) - {Matter.SEATS_IN_GAME}
    assert all(KNOCKOUT.book.matters[m] == ICF.book.matters[m] for m in same)
    assert "IcfRules" not in repr(ICF)


def test_the_stage_is_an_option_of_a_request():
    own = {"options": {"stage": "knockout"}}
    assert "error" not in ask("icf", ["white"], **own)
    refused = ask("icf", ["white"], options={"stage": "final"})
    assert refused["error"]["field"] == "/options/stage"
    assert (
        asked(question("international", options={"stage": "pool"}))["error"]["field"] == "/options"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_of_itself(language):
    for rules in (ICF, KNOCKOUT):
        for said in (rules.title, rules.summary, rules.short, rules.about, rules.more):
            assert render(said, language)
    assert ("8" in render(ICF.about, language)) is True
    assert "8" not in render(KNOCKOUT.about, language)
    assert has("icf-option-stage", language)
    assert all(has(f"icf-option-stage-{stage}", language) for stage in Stage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_or_only_its_laws(language):
    told = {r for r in IcfReason if has(f"icf-ruling-{r.partition(':')[2]}", language)}
    assert told == set(IcfReason) - ONLY_CITED
    assert set(CITATIONS) >= ONLY_CITED
    assert set(IcfReason) - set(CITATIONS) == {IcfReason.DUE_FORGOTTEN}


def test_every_law_cited_is_known():
    known = {c.id for c in catalogue.clauses("icf")} | {s.id for s in catalogue.settled()}
    book = ICF.book
    tables = (book.citations, book.matters, book.words, book.guide)
    cited = {c for table in tables for laws in table.values() for c in laws}
    cited |= {call.clause for call in book.calls.values()}
    cited |= {ground.clause for ground in book.disqualifications.values()}
    cited |= {r.clause for r in book.equipment} | {*book.placing.clauses, *book.striker.clauses}
    assert cited <= known
    assert set(book.words) <= set(INTERNATIONAL.book.words)
    assert set(book.guide) == set(INTERNATIONAL.book.guide)
    assert set(book.matters) == set(Matter)
    assert not {r for r in CITATIONS if not isinstance(r, (Reason, IcfReason))}


def test_readings_of_its_own_are_in_its_folder():
    own = [s for s in catalogue.settled() if s.domain]
    assert [s.number for s in own] == [*range(46, 56), *range(65, 74)]
    assert {s.text_id for s in own} == {
        f"icf2-settled-{n}" for n in (*range(46, 56), *range(65, 74))
    }
    assert all(s.sets == ("icf",) for s in own)
    first = catalogue.settled()[0]
    assert (first.domain, first.text_id) == ("", "settled-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_which_text_it_follows_and_that_later_ones_are_not_known(language):
    source = ICF.book.source
    assert source is not None
    told = " ".join(render(source, language).split())
    assert "143" in told
    assert "2026" in told
    assert "ICF" in told or "International Carrom Federation" in told
    page = pages.book("icf")["source"]
    assert page is not None
    assert {"en": page["en"], "fr": page["fr"]}[language] == render(source, language)
    assert pages.book("international")["source"] is None
    assert pages.book("settled")["source"] is None
    for line in (["list", "icf"], ["show", "icf:65.d"], ["show", "icf:102"]):
        shown = run_rules([*line, "--lang", language])
        assert " ".join(shown.split()).count(told) == 1
    assert told not in " ".join(run_rules(["list", "club", "--lang", language]).split())


def test_sections_are_named():
    found = catalogue.clause("icf:45.c")
    assert (found.section, found.text_id) == ("break", "icf-45-c")
    assert catalogue.title(found).id == "icf-break-title"
    assert catalogue.title(catalogue.clause("icf:114")).id == "icf2-queen-more-title"


def test_it_is_the_default_of_tournaments_only():
    assert RULE_SETS.default is INTERNATIONAL
    assert RULE_SETS.default_for(Purpose.TOURNAMENTS) is ICF
    assert next(iter(RULE_SETS)) == "international"
    without = Registry()
    without.__dict__["_sets"] = {"international": INTERNATIONAL}
    assert without.default_for(Purpose.TOURNAMENTS) is INTERNATIONAL


def test_pieces_may_be_forgone_and_time_forfeits_them():
    placing = ICF.book.placing
    assert placing.manner is Manner.CIRCLE_WITHOUT_QUEEN_LINES
    assert placing.forgo
    assert placing.late_forfeits
    for rules in RULE_SETS.values():
        if rules is not ICF:
            assert not rules.book.placing.forgo
            assert not rules.book.placing.late_forfeits


def run_rules(args: list[str]) -> str:
    with redirect_stdout(StringIO()) as out:
        assert run(args) == 0
    return out.getvalue()


HAIR = Decimal("0.000001")
PARAGRAPHS = ("board", "carrommen", "striker", "stand", "seat", "powder", "nets", "light")


def findings(**parts):
    return inspect(read({"edition": "revised", **parts}, ICF.book.equipment), ICF.book.equipment)


def breaches(found):
    return [(v.pointer, v.clause, v.breach) for v in found.violations]


@pytest.mark.proves(*(f"icf:{paragraph}" for paragraph in PARAGRAPHS))
@pytest.mark.parametrize("requirement", ICF.book.equipment, ids=lambda r: f"{r.part}.{r.name}")
def test_each_requirement_has_its_limits_and_its_paragraph(requirement):
    part, name, rule = requirement.part, requirement.name, requirement.rule

    def judged(value):
        given = {name: value}
        return breaches(findings(**{part: [given] if part in REPEATED else given}))

    at = (f"/{part}{'/0' if part in REPEATED else ''}/{name}", requirement.clause)
    if isinstance(rule, Limits):
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
        refused = {m for m in Material if judged(m.value) == [(*at, Breach.MATERIAL)]}
        assert refused == {Material.METAL, Material.IVORY}


@pytest.mark.proves(*(f"icf:{paragraph}" for paragraph in PARAGRAPHS))
def test_the_limits_are_those_of_the_laws():
    limits = {
        (r.part, r.name): (r.rule.minimum, r.rule.maximum)
        for r in ICF.book.equipment
        if isinstance(r.rule, Limits)
    }
    printed = {
        (Part.SURFACE, "rebounds"): ("3.5", None),
        (Part.PIECES, "diameter"): ("3.02", "3.18"),
        (Part.PIECES, "thickness"): ("0.70", "0.90"),
        (Part.PIECES, "weight"): ("5.25", "5.50"),
        (Part.STRIKER, "diameter"): (None, "4.13"),
        (Part.STRIKER, "weight"): (None, "15"),
        (Part.STAND, "height"): ("63", "70"),
        (Part.CHAIRS, "height"): ("40", "50"),
        (Part.NETS, "capacity"): ("10", None),
        (Part.LAMP, "power"): ("60", "100"),
    }
    assert limits == {
        key: tuple(None if v is None else Decimal(v) for v in pair) for key, pair in printed.items()
    }


def test_what_these_laws_do_not_ask_is_not_checked():
    found = findings(surface={"polished": False}, frame={"density": 9}, chairs=[{"height": 41}])
    assert found.violations == ()
    assert found.checked == 1
    skipped = [(u.pointer, u.clause) for u in found.unchecked if u.gap is Gap.NOT_ASKED]
    assert skipped == [("/surface/polished", None), ("/frame/density", None)]
    with pytest.raises(MeasurementError):
        read({"edition": "revised", "nets": {"capacity": 10}})
    with pytest.raises(MeasurementError):
        findings(nets={"depth": 10})


def test_a_set_of_pieces_is_counted():
    found = findings(set={"white": 9, "black": 9, "red": 2})
    assert breaches(found) == [("/set/red", "icf:carrommen", Breach.COUNT)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_requirements_in_words(language):
    for requirement in (*REQUIREMENTS, *ICF.book.equipment):
        assert render(label(requirement), language)
        if isinstance(requirement.rule, Limits):
            assert render(allowed(requirement.rule), language)


def test_other_sets_ask_what_chapter_2_asks():
    assert Book.__dataclass_fields__["equipment"].default is REQUIREMENTS
    asking = {name: rules.book.equipment is REQUIREMENTS for name, rules in RULE_SETS.items()}
    assert [name for name, same in asking.items() if not same] == ["icf"]
