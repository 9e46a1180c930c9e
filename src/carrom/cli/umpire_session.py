"""One sitting at the umpire's desk: lines come in, entries go to the record, texts can be shown.

There is no terminal in here; :mod:`carrom.cli.umpire_screen` shows a session and feeds it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from carrom.desk.choices import choices
from carrom.desk.desk import decided
from carrom.desk.entries import Act, Enter, Page, Show, WhatIf, read
from carrom.desk.errors import EntryError
from carrom.desk.forms import BACK, Form
from carrom.desk.overrule import Overrule, overrule
from carrom.desk.setup import Setup
from carrom.match.decide import toss
from carrom.match.facts import Fact
from carrom.match.match_log import MatchLog
from carrom.match.narration import Narration, narrate
from carrom.match.record import Header
from carrom.match.refusals import Refusal
from carrom.match.state import Phase
from carrom.messages import Message, message, printable
from carrom.store.journal import Journal, JournalError
from carrom.texts import Language


@dataclass(frozen=True, slots=True)
class Outside:
    """What a session needs of the world: the time, a coin, an id for a new match."""

    now: Callable[[], datetime]
    coin: Callable[[], int]
    match_id: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something said that is not in the record: a refusal, an answer to "what if", news."""

    said: tuple[Message, ...]
    wrong: bool = False
    clauses: tuple[str, ...] = ()


class Session:
    """The state of a sitting; :meth:`submit` takes what was typed."""

    def __init__(self, tongue: Language, outside: Outside, form: Form | None = None) -> None:
        self.tongue = tongue
        self.outside = outside
        self.form = form
        self.journal: Journal | None = None
        self.desk: MatchLog | None = None
        self.spoken: list[Narration] = []
        self.notice: Notice | None = None
        self.page: Show | None = None
        self.scroll = 0
        """Lines that a page, or the list of entries, was moved by."""
        self.leaving = False

    @classmethod
    def resume(cls, tongue: Language, outside: Outside, journal: Journal) -> "Session":
        """Go on with a record."""
        session = cls(tongue, outside)
        session._sit_down(journal)
        cut = message("umpire-resumed-cut", file=printable(str(journal.path)))
        many = len(journal.events)
        plain = message("umpire-resumed", file=printable(str(journal.path)), many=many)
        session.notice = Notice((cut if journal.cut else plain,))
        return session

    def _sit_down(self, journal: Journal) -> None:
        self.journal = journal
        self.desk = MatchLog.of(journal.header, journal.events)
        self.spoken = [narrate(before, event) for before, event in self.desk.steps()]

    @property
    def rules(self) -> str:
        """The rule set in whose words the sitting is shown."""
        return self.desk.settings.rules if self.desk else ""

    @property
    def path(self) -> Path | None:
        """The file of the record."""
        return self.journal.path if self.journal else None

    def submit(self, line: str) -> None:
        """Take a line that was typed and ended with Enter."""
        typed = " ".join("".join(c if c.isprintable() else " " for c in line).split())
        if self.page is not None and not typed:
            self.close_page()
            return
        self.notice = None
        try:
            if self.form is not None:
                self._answer(self.form, line)
            elif self.desk is not None:
                self._entry(self.desk, typed)
        except EntryError as problem:
            self.notice = Notice((problem.said,), wrong=True)
        except JournalError as problem:
            why = problem.said
            if self.desk is not None:
                why = message("umpire-unwritten", why=why)
            self.notice = Notice((why,), wrong=True)

    def back(self) -> None:
        """Leave a page, or go one question back."""
        if self.page is not None:
            self.close_page()
        elif self.form is not None:
            before = self.form.back()
            if before is not None:
                self.form = before
            elif self.desk is not None:
                self.form = None
                self.notice = Notice((message("umpire-cancelled"),))
        else:
            self.notice = None
            self.scroll = 0

    def switch_language(self) -> None:
        """Speak the other language."""
        self.tongue = "fr" if self.tongue == "en" else "en"
        self.scroll = 0

    def show(self, page: Page) -> None:
        """Open a page, or close it where it is open."""
        if self.desk is None:
            return
        if self.page is not None and self.page.page is page:
            self.close_page()
            return
        self.page, self.scroll, self.notice = Show(page), 0, None

    def close_page(self) -> None:
        """Return to the entries."""
        self.page, self.scroll = None, 0

    def preview(self, line: str) -> tuple[Message, ...]:
        """Say what a line would lead to, without entering it."""
        if self.desk is None or self.form is not None or not line.strip():
            return ()
        try:
            entry = read(line, self.desk, self.tongue)
        except EntryError:
            return ()
        if not isinstance(entry, Enter | WhatIf):
            return ()
        return self._ruled(self.desk, entry.fact).said

    def _answer(self, form: Form, line: str) -> None:
        if line.strip() == BACK:
            self.back()
            return
        new = form.answer(line)
        if new.question is not None:
            self.form = new
        elif isinstance(new, Setup):
            self._begin(new)
        elif isinstance(new, Overrule) and self.desk is not None:
            self.form = None
            self._enter(self.desk, new.fact)

    def _begin(self, setup: Setup) -> None:
        header = Header(
            match=self.outside.match_id(),
            settings=setup.settings,
            names=setup.players,
            date=self.outside.now().astimezone().date(),
            place=setup.place,
            checked=tuple(sorted(setup.ticked)),
        )
        journal = Journal.create(Path(setup.file).expanduser(), header)
        self.form = None
        self._sit_down(journal)
        self.notice = Notice((message("umpire-begun", file=printable(str(journal.path))),))

    def _entry(self, desk: MatchLog, typed: str) -> None:
        entry = read(typed, desk, self.tongue)
        match entry:
            case Enter(fact=fact):
                self.close_page()
                self._enter(desk, fact)
            case WhatIf(fact=fact):
                self.close_page()
                ruled = self._ruled(desk, fact)
                said = (message("umpire-if"), *ruled.said)
                self.notice = Notice(said, ruled.wrong, ruled.clauses)
            case Show():
                self.page, self.scroll = entry, 0
            case Act.COIN:
                self._enter(desk, toss(self.outside.coin()))
            case Act.OVERRULE:
                self.close_page()
                self.form = overrule(desk)
            case Act.LANGUAGE:
                self.switch_language()
            case Act.QUIT:
                self.leaving = True

    def _enter(self, desk: MatchLog, fact: Fact) -> None:
        event = decided(desk, fact, self.outside.now())
        if isinstance(event, Refusal):
            self.notice = _refused(event)
            return
        if self.journal is None:
            raise RuntimeError("there is no record")
        self.journal.append(event)
        self.spoken.append(narrate(desk, event))
        self.desk = desk.after(event)
        self.scroll = 0
        if self.desk.state.phase is Phase.OVER and desk.state.phase is not Phase.OVER:
            self.page = Show(Page.SHEET)

    def _ruled(self, desk: MatchLog, fact: Fact) -> Notice:
        event = decided(desk, fact, self.outside.now())
        if isinstance(event, Refusal):
            return _refused(event)
        spoken = narrate(desk, event)
        return Notice((spoken.entry, *spoken.answer), clauses=spoken.clauses)

    @property
    def offered(self) -> int:
        """How many choices the moment has."""
        return 0 if self.desk is None or self.form is not None else len(choices(self.desk))


def _refused(refusal: Refusal) -> Notice:
    return Notice((message("umpire-refused"), refusal.said), wrong=True)


def proposed_name(now: datetime) -> str:
    """Return a name for a new record."""
    return f"carrom-{now:%Y-%m-%d-%H%M}.jsonl"
