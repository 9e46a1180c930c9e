"""An umpire at the desk's page, and every screen that an umpire sees there."""

import json
import re
from uuid import uuid4

from playwright.sync_api import expect

PIECES = re.compile("Which pieces|Quels pions")
LINK = re.compile("The umpire’s link|Le lien de l’arbitre")
SWITCHES = ("Off the board", "Improper stroke", "No piece touched")


def case_kind(case):
    """What a case is called, without its place in the list."""
    return re.sub(r"^(offer-.*)-\d+$", r"\1", case)


class UmpirePage:
    """A phone in an umpire's hand: everything by taps."""

    def __init__(self, player):
        self.player = player
        self.page = player.page

    def open(self, *names, length="one-board", rules="international", clock="off"):
        """Open a board by its form."""
        self.page.goto(f"http://{self.player.host}/#/desk")
        self.page.get_by_role("button", name="Open the board").wait_for()
        self.page.get_by_label("Rules", exact=True).select_option(rules)
        if len(names) == 4:
            self.page.get_by_label("Doubles").check()
        for field, name in zip(
            self.page.locator(".name input[required]").all(), names, strict=True
        ):
            field.fill(name)
        self.page.get_by_label("Length").select_option(length)
        self.page.get_by_label("Clock").select_option(clock)
        self.page.get_by_role("button", name="Open the board").click()
        self.main.wait_for()

    def follow(self, address):
        """Open a board by its link."""
        self.page.goto("about:blank")
        self.page.goto(address)
        self.main.wait_for()

    @property
    def main(self):
        return self.page.locator("main.desk[data-seq]")

    @property
    def seq(self):
        return int(self.main.get_attribute("data-seq"))

    @property
    def room(self):
        return self.page.url.split("#/desk/")[1].partition("/")[0]

    @property
    def link(self):
        """The umpire's link, as the page gives it: the address bar has no secret."""
        return self.page.get_by_label(LINK).input_value()

    def view(self):
        """What the server shows of the board."""
        return self.player.client.get(f"/api/desk/{self.room}").json()["view"]

    def facts(self):
        """What the server's log holds."""
        lines = self.player.client.get(f"/api/rooms/{self.room}/record").content.splitlines()
        return [json.loads(line)["fact"] for line in lines[2:]]

    def reach(self, seq):
        expect(self.main).to_have_attribute("data-seq", str(seq))

    def to_the_stroke(self):
        """Take the first choice until a stroke is awaited."""
        for _ in range(12):
            self.page.locator(".choices button, .pad").first.wait_for()
            if self.page.locator(".pad").count():
                return
            self.choose()
        raise AssertionError("no stroke")

    def choose(self, place=0):
        seq = self.seq
        self.page.locator(".choices button").nth(place).tap()
        self.reach(seq + 1)

    def stroke(self, *discs):
        """Enter a stroke by its buttons: discs, and switches such as *Off the board* before a disc."""
        seq = self.seq
        for disc in discs:
            if disc in SWITCHES:
                self.page.locator(".marks").get_by_role("button", name=disc).tap()
                continue
            self.page.locator(".keys").get_by_role("button", name=disc).tap()
        self.page.locator(".pad .enter").tap()
        self.reach(seq + 1)

    def undo(self):
        seq = self.seq
        self.page.locator(".acts button").first.tap()
        self.reach(seq + 1)

    @property
    def sheet(self):
        return self.page.locator("dialog[open]")

    def cases(self):
        """Everything that the sheet offers now."""
        self.page.locator(".acts .else").tap()
        found = self.sheet.locator("[data-case]").evaluate_all(
            "all => all.map(e => e.dataset.case)"
        )
        self.sheet.locator("button.close").tap()
        return found

    def find(self, start):
        """The case that begins so."""
        found = [case for case in self.cases() if case.startswith(start)]
        assert found, (start, self.cases())
        return found[0]

    def case(self, name, *, person=None, typed=None):
        """Enter one of the cases, with what is typed into its field; return the ruling shown before."""
        seq = self.seq
        self.page.locator(".acts .else").tap()
        self.sheet.locator(f'[data-case="{name}"]').tap()
        if person:
            self.sheet.locator(".chips button", has_text=person).first.tap()
        sure = self.sheet.locator(".detail .enter")
        ruling = self.sheet.locator(".ruling")
        needed = self.sheet.locator('[data-needed="true"]')
        expect(ruling.or_(needed)).to_be_visible()
        if needed.count():
            self.sheet.get_by_role("group", name=PIECES).locator("button").first.tap()
        expect(ruling).to_be_visible()
        if typed:
            self.sheet.locator("input[type=text]").fill(typed)
            expect(sure).to_be_enabled()
        told = ruling.inner_text()
        sure.tap()
        self.reach(seq + 1)
        return told

    def chips(self, name):
        """Against whom a case can be entered, in words."""
        self.page.locator(".acts .else").tap()
        self.sheet.locator(f'[data-case="{name}"]').tap()
        found = self.sheet.locator(".chips button").all_inner_texts()
        self.sheet.locator("button.close").tap()
        return found

    def everything(self, done, kind_of=case_kind):
        """Enter each case of a kind that was not done before, and take it back."""
        for case in self.cases():
            kind = kind_of(case)
            if kind not in done:
                assert self.case(case).strip()
                done.add(kind)
                self.undo()


def tournament_desk(client):
    """Open a tournament whose first round runs, and the desk of its first match; return its address."""
    opened = client.post("/api/tournaments", json={"title": "Cup of Aix", "boards": 2}).json()
    at, headers = f"/api/tournaments/{opened['tournament']}", {"x-link": opened["secret"]}

    def ask(what, **told):
        answer = client.post(f"{at}{what}", headers=headers, json=told)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def enter(kind, **fields):
        seq = client.get(at, headers=headers).json()["seq"]
        fact = {"type": kind, "competition": "open", **fields}
        done = ask("/entries", expected=seq, entries=[{"id": uuid4().hex, "fact": fact}])
        assert done["refused"] is None, done["refused"]

    terms = {"title": "Open", "method": "swiss", "rounds": 1, "rules": "icf", "minutes": 60}
    enter("competition-added", terms=terms)
    ask("/players", competition="open", csv="name\nAda Lovelace\nBen Nevis\n", take=True)
    ask("/rounds", id=uuid4().hex, competition="open")
    enter("round-published", round=1)
    enter("round-started", round=1)
    room = ask("/desks", competition="open", round=1, match=1)["room"]
    links = client.get(f"{at}/links", headers=headers).json()["links"]
    official = next(link["address"] for link in links if link["role"] == "umpire")
    return f"#/desk/{room}/{official.rpartition('/')[2]}", lambda: enter("round-called", round=1)


def desk_screens(umpire):
    """Go through every screen of the desk, and say its name at each."""
    page = umpire.page
    base = f"http://{umpire.player.host}/"
    page.goto(f"{base}#/desk")
    page.locator("form button").last.wait_for()
    yield "opening"
    address, call = tournament_desk(umpire.player.client)
    umpire.follow(base + address)
    expect(page.locator("[data-round] strong")).to_contain_text(re.compile(r"\d:\d\d"))
    yield "choice"
    umpire.to_the_stroke()
    yield "stroke"
    for key in (0, -1):  # an own piece, the striker
        page.locator(".keys button").nth(key).tap()
    expect(page.locator(".pad .ruling")).to_be_visible()
    yield "ruling"
    seq = umpire.seq
    page.locator(".pad .enter").tap()
    umpire.reach(seq + 1)
    yield "placing"
    page.locator(".acts .else").tap()
    umpire.sheet.locator("[data-case]").first.wait_for()
    yield "cases"
    umpire.sheet.locator('[data-case^="offer-protest"]').tap()
    expect(umpire.sheet.locator(".ruling")).to_be_visible()
    yield "case"
    umpire.sheet.locator(".detail button").first.tap()
    umpire.sheet.locator('[data-case="overrule"]').tap()
    umpire.sheet.get_by_role("textbox").wait_for()
    yield "overrule"
    umpire.sheet.locator("button.close").tap()
    while page.locator(".choices button").count():
        umpire.choose()
    page.locator(".depths button").nth(1).tap()
    page.locator(".result .two button").first.tap()
    page.locator(".result").get_by_role("button", name="1", exact=True).tap()
    page.locator(".result .three button").first.tap()
    page.locator(".result select").first.select_option(index=1)
    expect(page.locator(".result .ruling")).to_be_visible()
    yield "board result"
    seq = umpire.seq
    page.locator(".result .primary").tap()
    umpire.reach(seq + 1)
    umpire.case(umpire.find("offer-protest"))
    expect(page.locator('[data-protest="announced"] strong')).to_contain_text(re.compile(r"1[45]:"))
    call()
    page.reload()
    expect(page.locator("[data-round] [role=status]")).to_be_visible()
    page.locator(".depths button").nth(2).tap()
    page.locator(".result .two button").first.tap()
    yield "game result, protest, round over"
    page.locator(".depths button").first.tap()
    page.locator("details summary").tap()
    yield "more"
    watch = page.locator('a[href^="#/card/"]').get_attribute("href").rpartition("/")[2]
    page.goto(f"{base}#/card/{watch}")
    page.locator("table").first.wait_for()
    yield "card"
    for name in ("hall", "overlay"):
        page.goto(f"{base}#/{name}/{watch}")
        expect(page.get_by_text("Ada Lovelace").first).to_be_visible()
        yield name
