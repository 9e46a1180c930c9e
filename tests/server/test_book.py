"""The rule book over HTTP: whole, cached, the same as the commands, with one sentence for nonsense."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from carrom.cli.ruling import rule_line
from carrom.match.record import parse
from carrom.messages import message
from carrom.rulebook.glossary import terms
from carrom.rules import RULE_SETS
from carrom.rules.catalogue import clause, clauses, settled, text
from carrom.rules.comparison import figures_that_differ, rulings_that_differ
from carrom.rules.sets.international.calls import CALLS
from carrom.texts import LANGUAGES, has, paragraphs, render, source
from tests.server.serving import served

GOLDEN = Path(__file__).parent.parent / "golden"
STROKE = {
    "rules": "international",
    "board": {"on_board": {"white": 5, "black": 6}, "queen": "on_board"},
    "to_play": "white",
    "stroke": {"pocketed": ["white", "striker"]},
}


@pytest.fixture
def ask(tmp_path):
    """Ask a real server several things; each is a path, or a path with a body or headers."""

    def all_of(*requests):
        async def go():
            async with (
                served(tmp_path) as host,
                httpx.AsyncClient(base_url=f"http://{host}") as client,
            ):
                return [await one(client, *r) for r in requests]

        async def one(client, path, body=None, headers=None):
            if body is None:
                return await client.get(f"/api/book{path}", headers=headers)
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            return await client.post(f"/api/book{path}", content=content)

        return asyncio.run(asyncio.wait_for(go(), 60))

    return all_of


def test_every_clause_has_its_place(ask):
    listed = ask(("",))[0].json()
    assert [b["set"] for b in listed] == [*RULE_SETS, "settled"]
    pages = [answer.json() for answer in ask(*((f"/{b['set']}",) for b in listed))]
    shown = {c["id"]: c for p in pages for ch in p["chapters"] for c in ch["clauses"]}
    assert list(shown) == [*(c.id for c in clauses()), *(s.id for s in settled())]
    sizes = [sum(len(ch["clauses"]) for ch in p["chapters"]) for p in pages]
    assert [b["clauses"] for b in listed] == sizes
    for item in clauses():
        whole = paragraphs(render(text(item), "fr"))
        entry = shown[item.id]
        assert entry["id"] == f"{item.rule_set}:{entry['name']}"
        assert entry["text"]["fr"] == [line for line in whole.split("\n") if line]
        assert entry["state"] == item.state
        assert bool(entry["reason"]) == item.not_for_software
    for page in pages[:-1]:
        readings = {r["id"] for r in page["readings"]}
        cited = {s for ch in page["chapters"] for c in ch["clauses"] for s in c["settled"]}
        assert cited == readings
        assert {"points_to_win", "queen_points"} <= {f["name"] for f in page["figures"]}


def test_whatever_a_match_or_a_ruling_cites_is_in_the_book():
    known = {c.id for c in clauses()} | {s.id for s in settled()}
    cited = set()
    for line in (GOLDEN / "rulings.jsonl").read_text().splitlines():
        cited |= set(json.loads(line)["answered"].get("clauses", ()))
    for record in (GOLDEN / "records").rglob("*.jsonl"):
        for event in parse(record.read_bytes()).events:
            cited |= set(event.clauses)
    assert len(cited) > 60
    assert cited <= known


def test_the_four_sets_side_by_side(ask):
    found = ask(("/compare",))[0].json()
    assert [s["set"] for s in found["sets"]] == list(RULE_SETS)
    figures = {f["name"]: f["values"] for f in found["figures"]}
    assert all(len(set(values.values())) > 1 for values in figures.values())
    cases = {c["case"]["en"] for p in found["positions"] for c in p["cases"]}
    sets = tuple(RULE_SETS.values())
    for one in sets:
        for two in sets:
            assert {f.name for f in figures_that_differ(one, two)} <= set(figures)
            differ = {render(d.case.said, "en") for d in rulings_that_differ(one, two)}
            assert differ <= cases
    club = figures["queen_points"]
    assert club == {"international": 3, "club": 5, "icf": 3, "percuteur": 5, "simplified": 3}
    for position in found["positions"]:
        for case in position["cases"]:
            assert len({r["text"]["fr"] for r in case["rulings"].values()}) > 1
            for name, ruled in case["rulings"].items():
                known = {c.id for c in clauses()} | {s.id for s in settled()}
                assert set(ruled["clauses"]) <= known
                own = (f"{name}:", "international:", "settled:")
                assert any(c.startswith(own) for c in ruled["clauses"])


def test_words_of_the_game(ask):
    words = {w["name"]: w for w in ask(("/glossary",))[0].json()}
    assert len(words) >= 35
    assert words["cover"]["word"] == {"en": "To cover the queen", "fr": "Confirmer la reine"}
    assert words["cover"]["otherwise"]["club"] == {"en": "to double", "fr": "doubler"}
    assert all(clause(c).id == c for w in words.values() for c in w["clauses"])


def test_every_word_of_the_glossary_is_shown():
    used = [t.word.id for t in terms()] + [t.meaning.id for t in terms()]
    lines = source("en", "glossary").splitlines()
    assert sorted(used) == sorted(line.partition(" =")[0] for line in lines if " = " in line)
    used += [t.word_in(name).id for t in terms() for name in t.otherwise]
    assert all(has(i, language) for i in used for language in LANGUAGES)


def test_calls_of_an_umpire(ask):
    found = ask(("/percuteur/calls",))[0].json()
    assert {c["clause"] for c in found} == {f"international:{name}" for name in CALLS}
    order = [c.id for c in clauses("international")]
    assert [c["clause"] for c in found] == sorted((c["clause"] for c in found), key=order.index)


def test_rulings_are_those_of_the_command(ask):
    lines = (GOLDEN / "rulings.jsonl").read_text().splitlines()[::60]
    asked = [json.loads(line)["asked"] for line in lines]
    assert {a["rules"] for a in asked} == set(RULE_SETS)
    for request, answer in zip(asked, ask(*(("/ruling", a) for a in asked)), strict=True):
        given = answer.json()
        line = json.dumps(request).encode()
        for language in ("en", "fr"):
            told = json.loads(rule_line(line, language)[0])
            if "error" in told:
                assert answer.status_code == 422
                assert given["detail"]["field"] == told["error"]["field"]
                assert given["detail"][language] == told["error"]["reason"]
            else:
                assert answer.status_code == 200
                assert {**given, "text": given["text"][language]} == told


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        (b"", 422, ""),
        (b"{", 422, ""),
        (b"\xff\xfe", 422, ""),
        (b"[" * 4000, 422, ""),
        (b"NaN", 422, ""),
        (b"null", 422, ""),
        (b'"\\ud800"', 422, ""),
        ({**STROKE, "rules": "chess"}, 422, "/rules"),
        ({**STROKE, "rules": "x" * 3000}, 422, "/rules"),
        ({**STROKE, "to_play": None}, 422, "/to_play"),
        ({**STROKE, "stroke": {"pocketed": ["queen", "queen"]}}, 422, "/stroke/pocketed"),
        ({**STROKE, "stroke": {"pocketed": ["white"] * 6}}, 422, "/stroke/pocketed"),
        (json.dumps(STROKE).replace("5,", "1e400,").encode(), 422, None),
        (json.dumps(STROKE).replace("5,", "-1,").encode(), 422, "/board/on_board/white"),
        (json.dumps(STROKE).replace("5,", "9" * 400 + ",").encode(), 422, None),
        (b" " * 5000, 413, None),
    ],
)
def test_nonsense_gets_one_sentence(ask, body, status, field):
    (answer,) = ask(("/ruling", body))
    detail = answer.json()["detail"]
    assert answer.status_code == status
    assert field is None or detail["field"] == field
    assert len(detail["en"]) > 10
    assert detail["en"] != detail["fr"]


def test_no_such_book(ask):
    for name in ("chess", "international2", "x" * 500):
        (answer,) = ask((f"/{name}",))
        assert answer.status_code == 404
        assert answer.json()["detail"]["fr"] == render(
            message("book-no-set", name=name[:40], known=", ".join([*RULE_SETS, "settled"])), "fr"
        )


def test_kept_until_it_changes(ask):
    paths = ("", "/club", "/compare", "/glossary", "/sets", "/club/calls")
    tags = [a.headers["etag"] for a in ask(*((p,) for p in paths))]
    assert len(set(tags)) == len(paths)
    again = ask(*((p, None, {"if-none-match": t}) for p, t in zip(paths, tags, strict=True)))
    assert all(a.status_code == 304 and not a.content for a in again)
    other = ask(("/club", None, {"if-none-match": '"0"'}))[0]
    assert other.status_code == 200
    assert "max-age" in other.headers["cache-control"]
