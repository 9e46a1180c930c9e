"""An organiser's requests: players by a form, umpires, protests, sheets, the log in words."""

import sqlite3
import zipfile
from io import BytesIO

from carrom.server import side_work
from carrom.server.side_work import SHEETS
from carrom.server.tournaments import sheets as sheets_module
from carrom.tournament.paper import compiling
from tests.server.serving import served
from tests.server.test_tournaments import TERMS, competition, hall, hall_at, run


def entrant(name="Eve Moss", *, entry="eve", to="open", partner=None, **more):
    people = [{"name": each} for each in (name, partner) if each is not None]
    return {"id": entry, "competition": to, "people": people, **more}


async def refused(at, role, what, body, status=409):
    answer = await at.ask(role, "POST", what, json=body)
    assert answer.status_code == status, answer.text
    said = answer.json()["detail"]
    assert said["en"] != said["fr"]
    return said["en"]


def names(view):
    return [each["name"] for each in competition(view)["competitors"]]


def test_one_player_comes_by_a_form_and_late(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            wish = entrant(
                people=[{"name": " Eve  Moss ", "club": "Aix", "country": "FR", "junior": True}],
                rating=1612.5,
                seed=2,
            )
            for _ in range(2):  # sent again, it counts once
                answer = await at.ask("organiser", "POST", "/entrants", json=wish)
                assert answer.status_code == 200, answer.text
            told = competition(answer.json())["competitors"]
            (eve,) = [each for each in told if each["name"] == "Eve Moss"]
            assert (eve["rating"], eve["seed"], eve["clubs"]) == (1612.5, 2, ["Aix"])
            assert "E. M." in (await at.ask("public", "GET")).text
            for match in competition(await at.round())["rounds"][0]["matches"]:
                if match["b"]:
                    walk = {"round": 1, "match": match["number"], "absent": "a"}
                    await at.done("umpire", "walked-over", **walk)
            late = await at.ask(
                "organiser", "POST", "/entrants", json=entrant("Fay Wray", entry="f")
            )
            assert late.status_code == 200, late.text
            fay = next(
                c for c in competition(late.json())["competitors"] if c["name"] == "Fay Wray"
            )
            await at.done("organiser", "withdrew", competitor=eve["id"], reason="ill")
            pairs = competition(await at.round())["rounds"][1]["matches"]
            there = {side for match in pairs for side in (match["a"], match["b"])}
            assert fay["id"] in there
            assert eve["id"] not in there
            back = await at.done("organiser", "returned", competitor=eve["id"])
            assert not any(each["withdrawn"] for each in competition(back)["competitors"])

    run(play())


def test_bad_forms_are_refused_in_one_sentence(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            doubles = {**TERMS, "kind": "doubles"}
            await at.done("organiser", "competition-added", competition="pairs", terms=doubles)
            bad = {
                "Give the name of every player.": entrant("  "),
                "This is too long": entrant("x" * 90),
                "There are control characters": entrant("Eve\x07"),
                "A rating is a number": entrant(rating=-1),
                "A seed is a whole number": entrant(seed=0),
                "Ada Lovelace takes part": entrant(
                    "ada lovelace", people=[{"name": "Ada Lovelace", "club": "aix"}]
                ),
                "There is no competition": entrant(to="none"),
                "An entry here needs": entrant(to="pairs"),
            }
            for start, body in bad.items():
                assert (await refused(at, "organiser", "/entrants", body)).startswith(start)
            twice = entrant("Eve Moss", partner="eve moss", to="pairs")
            assert "takes part" in await refused(at, "organiser", "/entrants", twice)
            await refused(at, "organiser", "/entrants", {**entrant(), "people": []}, 422)
            assert len(names(await at.look())) == 4
            fine = entrant("Eve Moss", partner="Fay Wray", to="pairs")
            answer = await at.ask("organiser", "POST", "/entrants", json=fine)
            pair = answer.json()["competitions"][1]["competitors"]
            assert [each["name"] for each in pair] == ["Eve Moss & Fay Wray"]

    run(play())


async def opened_desk(at, view, competitor):
    matches = competition(view)["rounds"][0]["matches"]
    match = next(m["number"] for m in matches if competitor in (m["a"], m["b"]))
    wish = {"competition": "open", "round": 1, "match": match}
    return (await at.ask("umpire", "POST", "/desks", json=wish)).json()["watch"]


def test_a_player_is_put_right_everywhere_and_no_name_is_in_the_log(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            view = await at.round()
            ben, cleo = (
                next(c for c in competition(view)["competitors"] if c["name"] == name)
                for name in ("Ben Nevis", "Cleo Minor")
            )
            desks = [await opened_desk(at, view, each["id"]) for each in (ben, cleo)]
            view = await at.look()
            wish = {"id": "fix", "competition": "open", "competitor": ben["id"], "rating": 1700}
            right = {"player": ben["players"][0], "name": " Ben  Newis ", "club": "Thun"}
            wish |= {"people": [right], "expected": view["seq"]}
            for _ in range(2):  # sent again, it counts once
                answer = await at.ask("organiser", "POST", "/corrections", json=wish)
                assert answer.status_code == 200, answer.text
            told = competition(answer.json())
            assert told["rounds"][0]["matches"] == competition(view)["rounds"][0]["matches"]
            now = next(c for c in told["competitors"] if c["id"] == ben["id"])
            assert (now["name"], now["clubs"], now["rating"]) == ("Ben Newis", ["Thun"], 1700)
            girl = {"player": cleo["players"][0], "name": "Cleo Major", "junior": False}
            wish = {"id": "fix2", "competition": "open", "competitor": cleo["id"], "people": [girl]}
            seen = {"expected": answer.json()["seq"]}
            answer = await at.ask("organiser", "POST", "/corrections", json=wish | seen)
            for desk, name in zip(desks, ("Ben Newis", "Cleo Major"), strict=True):
                assert name in (await at.client.get(f"/api/desk/{desk}")).text
            late = {**wish, "id": "fix3", "people": [{**girl, "name": "Chloe"}], **seen}
            assert "meanwhile" in await refused(at, "organiser", "/corrections", late)
            log = (await at.ask("organiser", "GET", "/events")).json()["entries"]
            assert (
                log[1]["what"]["en"]
                == "entry corrected: name, club, country of p2, rating – → 1700"
            )
            assert log[0]["what"]["fr"].endswith("nom, club, pays, catégorie juniors de p3")
            text = (await at.ask("organiser", "GET", "/log")).text
            events = "\n".join(line for line in text.splitlines() if '"people"' not in line)
            assert not any(name in events for name in ("Newis", "Thun", "Major"))
            for player in (right["player"], girl["player"]):
                erased = await at.ask("organiser", "DELETE", f"/people/{player}")
                assert erased.status_code == 200
            again = {**wish, "id": "fix4", "people": [girl], "expected": log[0]["seq"]}
            assert "known" in await refused(at, "organiser", "/corrections", again)

    run(play())
    with sqlite3.connect(tmp_path / "carrom.sqlite") as kept:
        rows = "\n".join(kept.iterdump())
    assert not any(name in rows for name in ("Newis", "Nevis", "Major", "Minor"))


def test_a_list_taken_again_offers_corrections(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            text = "name,club,country,rating\nAda Lovelace,Aix,FR,1800\nBen Newis,Bern,CH,\nDan Broun,,,\n"
            wish = {"competition": "open", "csv": text}
            told = (await at.ask("organiser", "POST", "/players", json=wish)).json()
            assert [(o["line"], o["sure"]) for o in told["offers"]] == [
                (2, True),
                (3, False),
                (4, False),
            ]
            assert told["offers"][0]["figures"]["en"] == "entry corrected: rating – → 1800"
            assert told["offers"][1]["before"][0]["name"] == "Ben Nevis"
            open_ = await refused(at, "organiser", "/players", {**wish, "take": True})
            assert open_.startswith("Lines 3, 4 resemble")
            chosen = {**wish, "take": True, "correct": [2, 3], "new": [4]}
            view = (await at.ask("organiser", "POST", "/players", json=chosen)).json()["view"]
            assert sorted(names(view)) == [
                "Ada Lovelace",
                "Ben Newis",
                "Cleo Minor",
                "Dan Broun",
                "Dan Brown",
            ]
            assert competition(view)["competitors"][0]["rating"] == 1800

    run(play())


def test_umpires_are_assigned_by_name_and_can_be_erased(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            view = await at.round()
            wish = {"id": "one", "competition": "open", "round": 1, "match": 1, "name": "Rita Roy"}
            answer = await at.ask("chief-umpire", "POST", "/umpires", json=wish)
            assert answer.status_code == 200, answer.text
            assert answer.json()["umpires"] == ["Rita Roy"]
            second = {**wish, "id": "two", "match": 2, "name": "rita roy"}
            assert (await at.ask("organiser", "POST", "/umpires", json=second)).status_code == 200
            seen = competition(await at.look("public"))["rounds"][0]["matches"]
            assert [match["umpire"] for match in seen] == ["Rita Roy", "Rita Roy"]
            log = (await at.ask("organiser", "GET", "/log")).text
            events = "\n".join(line for line in log.splitlines() if '"people"' not in line)
            assert "Rita" not in events
            first = competition(view)["rounds"][0]["matches"][0]
            who = next(c["name"] for c in competition(view)["competitors"] if c["id"] == first["a"])
            plays = await refused(at, "organiser", "/umpires", {**wish, "id": "three", "name": who})
            assert plays == "Whoever plays a match can’t be its umpire."
            long = {**wish, "id": "four", "name": "x" * 99}
            assert "too long" in await refused(at, "organiser", "/umpires", long)
            nowhere = {**wish, "id": "five", "match": 9}
            assert "no match" in await refused(at, "organiser", "/umpires", nowhere)
            none = {**wish, "id": "six", "match": 2, "name": " "}
            gone = await at.ask("organiser", "POST", "/umpires", json=none)
            assert competition(gone.json())["rounds"][0]["matches"][1]["umpire"] == ""
            people = (await at.look())["people"]
            rita = next(each["player"] for each in people if each["name"] == "Rita Roy")
            assert (await at.ask("organiser", "DELETE", f"/people/{rita}")).status_code == 200
            assert "Rita" not in (await at.ask("public", "GET")).text

    run(play())
    with sqlite3.connect(tmp_path / "carrom.sqlite") as kept:
        assert "Rita" not in "\n".join(kept.iterdump())


def test_a_protest_is_made_decided_and_in_the_log(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            made = {"round": 1, "match": 1, "clause": "3.11.b", "text": "the queen was covered"}
            unknown = await at.enter(
                "umpire", "protest-made", protest="x1", **{**made, "clause": "77"}
            )
            assert unknown.json()["refused"]["kind"] == "clause"
            named = await at.enter(
                "umpire", "protest-made", protest="x1", **{**made, "text": "Ben Nevis moved"}
            )
            assert named.json()["refused"]["kind"] == "name"
            for protest in ("x1", "x2"):
                await at.done("chief-umpire", "protest-made", protest=protest, **made)
            bare = await at.enter(
                "chief-umpire", "protest-decided", protest="x1", upheld=True, reason=" "
            )
            assert bare.json()["refused"]["kind"] == "reason"
            for protest, upheld in (("x1", True), ("x2", False)):
                view = await at.done(
                    "chief-umpire", "protest-decided", protest=protest, upheld=upheld, reason="seen"
                )
            told = competition(view)["protests"]
            assert [each["upheld"] for each in told] == [True, False]
            assert all(each["at"] < each["decided"] < each["until"] for each in told)
            assert competition(await at.look("public"))["protests"] == []
            log = (await at.ask("chief-umpire", "GET", "/events")).json()["entries"]
            assert [each["what"]["en"] for each in log[:4]] == [
                "protest rejected",
                "protest upheld",
                "protest",
                "protest",
            ]
            assert (log[0]["note"], log[0]["by"]["en"]) == ("seen", "chief umpire")
            assert log[2]["note"] == "3.11.b the queen was covered"
            assert (log[2]["competition"], log[2]["round"], log[2]["match"]) == ("open", 1, 1)
            assert log[-1]["what"]["fr"] != log[-1]["what"]["en"]
            assert log[-2]["competitor"] == "c1"

    run(play())


def test_a_match_is_won_by_games_and_shown_so(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            games = [[12, 11], [11, 28], [12, 11]]
            board = {"a": 12, "queen": "a", "slam": True, "breaker": "b"}
            told = {"a": 35, "b": 50, "games": games, "boards": [board], "depth": "board"}
            claim = {"round": 1, "match": 1, "side": "b", "result": told}
            await at.done(1, "result-entered", **claim)
            seen = competition(await at.look("public"))["rounds"][0]["matches"][0]
            assert (seen["games"], seen["winner"]) == ([], None)  # nobody has confirmed it
            await at.other().done(1, "result-confirmed", round=1, match=1, side="a")
            seen = competition(await at.look("public"))
            match = seen["rounds"][0]["matches"][0]
            assert (match["games"], match["winner"], match["result"]) == (games, "a", None)
            first = seen["standings"][0]
            assert (first["competitor"], first["points"]) == (match["a"], 2)
            best = seen["figures"][0]
            assert (best["competitor"], best["slams"], best["best"]) == (match["a"], 1, 12)
            own = competition(await at.look("umpire"))["rounds"][0]["matches"][0]["result"]
            assert (own["games"], own["boards"]) == (games, [board])
            given_up = {**told, "won": "b"}
            fixed = {"round": 1, "match": 1, "result": given_up, "reason": "conceded"}
            view = competition(await at.done("organiser", "result-corrected", **fixed))
            (change,) = view["rounds"][0]["matches"][0]["corrections"]
            assert change["before"] == change["after"]
            assert (change["won_before"], change["won_after"]) == ("a", "b")

    run(play())


def test_a_new_competition_has_its_own_boards_lot_and_rules(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            first = await at.look()
            terms, tournaments = first["new_terms"], "icf"
            assert (terms["rules"], terms["first_board"]) == (tournaments, 3)  # four play at two
            assert terms["bye_score"] == first["points_to_win"][tournaments] == 25
            assert (await at.look("chief-umpire"))["new_terms"] is None
            more = {**terms, "title": "Doubles", "kind": "doubles", "finalists": 4}
            added = {"competition": "pairs", "terms": more}
            view = await at.done("organiser", "competition-added", **added)
            (_, pairs) = view["competitions"]
            assert pairs["terms"] == more  # all of them, the usual ones too
            assert view["new_terms"]["lot"] != terms["lot"]
            changed = {"competition": "pairs", "terms": {**more, "order": "serial"}}
            bare = await at.enter("organiser", "terms-changed", **changed, reason=" ")
            assert bare.json()["refused"]["kind"] == "reason"
            view = await at.done("organiser", "terms-changed", **changed, reason="few pairs")
            assert view["competitions"][1]["terms"]["order"] == "serial"

    run(play())


def test_everybody_sees_a_table_for_each_group(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            terms = {"title": "Groups", "method": "groups", "group_size": 3, "qualifiers": 1}
            await at.done("organiser", "competition-added", competition="groups", terms=terms)
            csv = "name\n" + "".join(f"Player {n}\n" for n in "ABCDEF")
            wish = {"competition": "groups", "csv": csv, "take": True}
            await at.ask("organiser", "POST", "/players", json=wish)
            await at.ask("organiser", "POST", "/rounds", json={"id": "g", "competition": "groups"})
            await at.done("organiser", "round-published", competition="groups", round=1)
            seen = (await at.look("public"))["competitions"][1]
            tables = [{row["competitor"] for row in each["standings"]} for each in seen["groups"]]
            assert [each["number"] for each in seen["groups"]] == [1, 2]
            assert [len(each) for each in tables] == [3, 3]
            assert not tables[0] & tables[1]
            assert seen["rounds"][0]["due"] is not None  # no clock: since it was published

    run(play())


def test_ratings_go_from_event_to_event(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            told = {"round": 1, "match": 1, "result": {"a": 25, "b": 0}}
            view = competition(await at.done("umpire", "result-entered", **told))
            winner = view["rounds"][0]["matches"][0]["a"]
            (name,) = [c["name"] for c in view["competitors"] if c["id"] == winner]
            wish = {"competition": "open"}
            first = await at.ask("organiser", "POST", "/ratings", json=wish)
            ratings = first.json()["ratings"]
            assert ratings[name]["rating"] > 1600
            wish["before"] = first.text.replace("Dan Brown", "Old Hand")
            then = (await at.ask("organiser", "POST", "/ratings", json=wish)).json()["ratings"]
            assert then[name]["rating"] > ratings[name]["rating"]
            assert {"Dan Brown", "Old Hand"} <= set(then)
            bad = {**wish, "before": "{"}
            assert await refused(at, "organiser", "/ratings", bad)
            assert await refused(at, "umpire", "/ratings", wish, 403)

    run(play())


def test_prizes_are_added_up_over_a_championship(tmp_path):
    async def play():
        async with served(tmp_path) as host, hall_at(host, boards=4) as first:
            await played_out(first, TERMS)
            assert {row["prize"] for row in competition(await first.look())["final"]} == {None}
            async with hall_at(host, boards=4) as second:
                wanted = {**TERMS, "prizes": "fixed", "earlier": [first.id, "f" * 24]}
                changed = {"terms": wanted, "reason": "prizes"}
                await second.done("organiser", "terms-changed", **changed)
                answer = await second.ask("public", "GET", "/championship?competition=open")
                before = answer.json()
                assert (len(before["events"]), before["missing"]) == (1, 2)
                await played_out(second, wanted)
                shown = competition(await second.look("public"))
                assert [row["prize"] for row in shown["final"]] == [18, 16, 14, 13]
                assert shown["championship"]
                answer = await second.ask("public", "GET", "/championship?competition=open")
                told = answer.json()
                assert [each["tournament"] for each in told["events"]] == [first.id, second.id]
                assert told["missing"] == 1
                copy = await second.ask("public", "GET", "/site.zip")
                with zipfile.ZipFile(BytesIO(copy.content)) as archive:
                    pages = [archive.read(name).decode() for name in archive.namelist()]
                assert sum(">Championnat</h2>" in page for page in pages) == 1
                lines = {line["name"]: line["prizes"] for line in told["lines"]}
                assert all(line["total"] == sum(line["prizes"]) for line in told["lines"])
                assert set(lines) == {"Ada Lovelace", "Ben Nevis", "C. M.", "Dan Brown"}
                erased = next(
                    p["player"] for p in (await first.look())["people"] if "Ada" in p["name"]
                )
                await first.ask("organiser", "DELETE", f"/people/{erased}")
                answer = await second.ask("public", "GET", "/championship?competition=open")
                assert len(answer.json()["lines"]) == 5  # who was erased there is nobody here

    run(play())


async def played_out(at, terms):
    """Play all rounds: the first of each match wins."""
    for number in range(1, terms["rounds"] + 1):
        view = await at.round()
        for match in competition(view)["rounds"][-1]["matches"]:
            result = {"a": 25, "b": 3 * match["number"]}
            where = {"round": number, "match": match["number"], "result": result}
            await at.done("umpire", "result-entered", **where)


def test_the_log_knows_which_device_it_was(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            for match, device in ((1, "a1b2c3d4"), (2, "Rita's phone")):
                fact = {"type": "walked-over", "competition": "open", "round": 1, "match": match}
                entries = [{"id": f"w{match}", "fact": {**fact, "absent": "b"}}]
                told = {"expected": (await at.look("umpire"))["seq"], "entries": entries}
                headers = {"x-link": at.secrets["umpire"], "x-device": device}
                address = f"/api/tournaments/{at.id}/entries"
                answer = await at.client.post(address, json=told, headers=headers)
                assert answer.json()["refused"] is None
            log = (await at.ask("organiser", "GET", "/events")).json()["entries"]
            assert [each["who"] for each in log[:2]] == ["", "a1b2c3d4"]  # an id, never a name

    run(play())


KINDS = {
    "pairings": True,
    "standings": True,
    "crosstable": True,
    "score-cards": False,
    "badges": False,
    "table-labels": False,
}


def test_sheets_are_made_for_each_role(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            early = await at.ask("organiser", "GET", "/sheets/standings?competition=open")
            assert early.json()["detail"]["en"] == "There is nothing on this sheet yet."
            await at.ask("organiser", "POST", "/rounds", json={"id": "p", "competition": "open"})
            ahead = "/sheets/pairings?competition=open&round=1"
            assert (await at.ask("public", "GET", ahead)).status_code == 409
            assert (await at.ask("umpire", "GET", ahead)).status_code == 200
            await at.done("organiser", "round-published", round=1)
            for kind, public in KINDS.items():
                what = f"/sheets/{kind}?competition=open&language=fr&paper=letter"
                answer = await at.ask("organiser", "GET", what)
                assert answer.status_code == 200, answer.text
                assert answer.headers["content-type"] == "application/pdf"
                assert answer.content.startswith(b"%PDF")
                for role in ("public", "table", "umpire", "chief-umpire"):
                    told = await at.ask(role, "GET", what)
                    assert (told.status_code == 200) is public, (role, kind)
            for bad in ("round=7", "language=de", "paper=a5"):
                answer = await at.ask("public", "GET", f"/sheets/pairings?competition=open&{bad}")
                assert answer.status_code in (409, 422)
                assert answer.json()["detail"]["fr"]
            assert (
                await at.ask("public", "GET", "/sheets/none?competition=open")
            ).status_code == 422

    run(play())


def test_codes_are_on_the_organisers_sheets_only_and_juniors_by_initials(tmp_path, monkeypatch):
    made = []
    real = compiling.compiled

    def seen(sheets, *args, **more):
        made.append(sheets[0])
        return real(sheets, *args, **more)

    monkeypatch.setattr(sheets_module, "compiled", seen)

    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            claim = {"round": 1, "match": 1, "side": "a", "result": {"a": 9, "b": 8}}
            await at.done(1, "result-entered", **claim)
            for role in ("organiser", "public"):
                for _ in range(2):  # the second comes from memory
                    await at.ask(role, "GET", "/sheets/pairings?competition=open")
            await at.ask("organiser", "GET", "/sheets/table-labels?competition=open")
            await at.ask("organiser", "GET", "/sheets/score-cards?competition=open")
            people = (await at.look())["people"]
            cleo = next(each["player"] for each in people if each["name"] == "Cleo Minor")
            await at.ask("organiser", "DELETE", f"/people/{cleo}")
            await at.ask("public", "GET", "/sheets/pairings?competition=open")

    run(play())
    public, labels, cards, erased = made  # of the pairings there is one sheet for everybody
    assert not any(row.get("code") for row in public["rows"])
    assert [row["score"] for row in public["rows"]] == ["–", "–"]  # nobody has confirmed it
    assert "C. M." in str(public["rows"])
    assert "Cleo Minor" not in str(public["rows"])
    assert [bool(each["code"]) for each in labels["labels"]] == [True] * 4
    assert "Cleo Minor" in str(cards["pages"])
    assert "C. M." not in str(erased["rows"])


def test_a_server_with_too_many_sheets_to_make_refuses_more(tmp_path):
    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            places = [SHEETS.place(f"somebody {k}") for k in range(16)]
            for place in places:
                place.__enter__()
            try:
                full = await at.ask("public", "GET", "/sheets/pairings?competition=open")
            finally:
                for place in places:
                    place.__exit__(None, None, None)
            assert full.status_code == 429
            assert full.json()["detail"]["en"]

    run(play())


def test_a_sheet_that_takes_too_long_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(sheets_module, "SECONDS", 0.0)

    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            slow = await at.ask("public", "GET", "/sheets/pairings?competition=open")
            assert slow.json()["detail"]["en"].startswith("The sheet took too long")

    run(play())


def test_a_sheet_is_made_in_a_process_of_its_own(tmp_path):
    side_work.SHEETS.use(side_work.process)

    async def play():
        async with hall(tmp_path) as at:
            await at.round()
            answer = await at.ask("public", "GET", "/sheets/pairings?competition=open")
            assert answer.content.startswith(b"%PDF")

    try:
        run(play())
    finally:
        side_work.SHEETS.use(side_work._threads("sheets", 1))
