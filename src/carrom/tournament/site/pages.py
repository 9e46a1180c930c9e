"""The pages of the copy: one in front, and one for each competition, in every language."""

from collections.abc import Callable, Sequence
from importlib import resources
from typing import Final
from xml.etree.ElementTree import Element

from carrom.messages import LANGUAGES, Language, message
from carrom.tournament.categories import categories
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import finished
from carrom.tournament.paper.compiling import note_of, said, words
from carrom.tournament.paper.match_sheets import bracket_sheet, games_of, won_by
from carrom.tournament.paper.table_sheets import crosstable_sheet, standings_sheet
from carrom.tournament.prizes import championship_of, prizes_of
from carrom.tournament.results import How, Result, Side
from carrom.tournament.site.elements import bracket, element, listing, page, scored, table, winner
from carrom.tournament.standings import final_order, standings
from carrom.tournament.state import Competition, Meeting, Round
from carrom.tournament.statistics import board_figures

FIGURES: Final = ("boards", "won", "breaks", "breaks_won", "queens", "slams", "best")
Files = dict[str, bytes]
Part = tuple[str, str, list[Element]]
"""A part of a page: its name, its heading, what is in it."""
Name = Callable[[str | None], str]


def site_files(tournament: Tournament, earlier: Sequence[Tournament] = ()) -> Files:
    """Return every file of the copy by its name; ``index.html`` is the one to open.

    ``earlier`` are those of the tournament's championships.
    """
    style = (resources.files(__package__) / "style.css").read_bytes()
    files: Files = {"style.css": style}
    for language in LANGUAGES:
        files[_front_name(language)] = _front(tournament, language)
        for number, competition in enumerate(tournament.state.competitions.values(), start=1):
            season = _season(tournament, competition, earlier, language)
            files[_name(number, language)] = _competition(
                tournament, competition, number, language, season
            )
    return files


def _front_name(language: Language) -> str:
    return "index.html" if language == LANGUAGES[0] else f"index-{language}.html"


def _name(number: int, language: Language) -> str:
    return f"competition-{number}-{language}.html"


def _text(name: str, language: Language, **values: str | int) -> str:
    return said(message(f"tournament-site-{name}", **values), language)


def _top(tournament: Tournament, language: Language, others: dict[Language, str]) -> Element:
    links = [
        element("a", _text("language", other), href=name, lang=other, hreflang=other)
        for other, name in others.items()
        if other != language
    ]
    return element(
        "header",
        element("nav", *links, aria_label=_text("languages", language)),
        element("p", tournament.header.title, class_="event"),
        element("p", note_of(tournament), class_="quiet"),
    )


def _foot(tournament: Tournament, language: Language) -> Element:
    if not tournament.events:
        return element("footer", _text("made", language))
    last = tournament.events[-1].at.strftime("%Y-%m-%d %H:%M UTC")
    return element("footer", _text("as-of", language, time=last))


def _front(tournament: Tournament, language: Language) -> bytes:
    cards = []
    for number, found in enumerate(tournament.state.competitions.values(), start=1):
        rounds = _text("rounds", language, rounds=len(found.published))
        link = element("a", found.terms.title, href=_name(number, language))
        best = [
            element("li", f"{place}. {tournament.name(found, who, public=True)}")
            for place, who in (final_order(found) if found.published else ())[:3]
        ]
        cards.append(
            element(
                "section",
                element("h2", link),
                element("p", rounds, class_="quiet"),
                element("ul", *best, class_="plain") if best else None,
                class_="card",
            )
        )
    if not cards:
        cards = [element("p", _text("nothing", language))]
    others = {each: _front_name(each) for each in LANGUAGES}
    return page(
        tournament.header.title,
        language,
        _top(tournament, language, others),
        element("main", element("h1", _text("competitions", language)), *cards),
        _foot(tournament, language),
    )


def _competition(
    tournament: Tournament,
    found: Competition,
    number: int,
    language: Language,
    season: list[Element],
) -> bytes:
    parts: list[Part] = []
    if found.knockout_rounds:
        sheet = bracket_sheet(tournament, found, language)
        made = bracket(sheet, _text("winner", language))
        parts.append(("knockout", sheet["subtitle"], [*made, *_final(tournament, found, language)]))
    if found.published and not found.pure_knockout:
        parts += _tables(tournament, found, language)
    if found.published:
        rounds = [_round(tournament, found, each, language) for each in reversed(found.published)]
        parts.append(("rounds", _text("pairings", language), rounds))
    if season:
        parts.append(("championship", _text("championship", language), season))
    if figures := _statistics(tournament, found, language):
        parts.append(("statistics", _text("statistics", language), figures))
    title = f"{found.terms.title} – {tournament.header.title}"
    jumps = [element("li", element("a", head, href=f"#{name}")) for name, head, _ in parts]
    front = element("a", _text("competitions", language), href=_front_name(language))
    others = {each: _name(number, each) for each in LANGUAGES}
    return page(
        title,
        language,
        _top(tournament, language, others),
        element(
            "main",
            element("p", front),
            element("h1", found.terms.title),
            element("nav", element("ul", *jumps), aria_label=found.terms.title),
            *(
                element("section", element("h2", head), *inside, class_="card", id=name)
                for name, head, inside in parts
            ),
            *([] if parts else [element("p", _text("nothing", language))]),
        ),
        _foot(tournament, language),
    )


def _final(tournament: Tournament, found: Competition, language: Language) -> list[Element]:
    """Return the places at the end, once everything is played."""
    if not finished(found):
        return []
    prizes = prizes_of(found)
    names = [
        element(
            "li",
            f"{place}. {tournament.name(found, who, public=True)}",
            f" – {_text('prize', language, points=prizes[who])}" if who in prizes else None,
        )
        for place, who in final_order(found)
    ]
    return [element("h3", _text("places", language)), element("ul", *names, class_="plain")]


def _season(
    tournament: Tournament, found: Competition, earlier: Sequence[Tournament], language: Language
) -> list[Element]:
    """Return the championship, once something counts in it."""
    told = championship_of(tournament, found, earlier)
    if told is None or not told.lines:
        return []
    titles = [each.header.title for each, _ in told.events]
    head = [*words(language, "place", "name"), *titles, _text("total", language)]
    rows = [
        [str(line.place), line.name, *(str(each or "–") for each in line.prizes), str(line.total)]
        for line in told.lines
    ]
    aligns = ["right", "left", *["right"] * (len(titles) + 1)]
    made = [table(_text("championship", language), head, aligns, rows, 1)]
    if told.missing:
        missing = _text("missing", language, count=told.missing)
        made.append(element("p", missing, class_="quiet"))
    return made


def _tables(tournament: Tournament, found: Competition, language: Language) -> list[Part]:
    """Return the standings, of each group where there are groups, of women and juniors, and the crosstable."""
    inside: list[Element] = []
    for group in sorted({m.pairing.group for _, m in found.meetings()} - {0}) or [0]:
        rows = standings(found, group=group)
        sheet = standings_sheet(tournament, found, language, rows=rows, group=group)
        inside += [element("h3", sheet["subtitle"]), *listing(sheet)]
    for category, some in categories(tournament, found, standings(found)):
        sheet = standings_sheet(
            tournament, found, language, rows=some, heading=category, explained=False
        )
        inside += [element("h3", sheet["subtitle"]), *listing(sheet)]
    cross = crosstable_sheet(tournament, found, language)
    return [
        ("standings", words(language, "standings")[0], inside),
        ("crosstable", cross["subtitle"], listing(cross)),
    ]


def _round(tournament: Tournament, found: Competition, shown: Round, language: Language) -> Element:
    (bye,) = words(language, "bye")

    def name(competitor: str | None) -> str:
        return bye if competitor is None else tournament.name(found, competitor, public=True)

    title = said(message("tournament-sheet-round", round=shown.number), language)
    won = _text("winner", language)

    def side(meeting: Meeting, letter: str) -> Element | str:
        who = name(meeting.at(Side(letter)))
        return winner(who, won) if meeting.pairing.b and won_by(meeting) == letter else who

    rows = [
        [
            str(m.pairing.board or "–"),
            side(m, "a"),
            scored(_score(m), games_of(m, language)),
            side(m, "b"),
        ]
        for m in shown.meetings
    ]
    head = words(language, "board", "first", "score", "second")
    made = table(title, head, ["right", "left", "center", "left"], rows, 1)
    notes = [note for m in shown.meetings for note in _notes(m, name, language)]
    if shown.rematches:
        notes.append(said(message("tournament-rematches", count=shown.rematches), language))
    inside = [element("summary", title), made]
    if notes:
        inside.append(element("ul", *(element("li", each) for each in notes), class_="notes"))
    opened = {"open": ""} if shown is found.published[-1] else {}
    return element("details", *inside, **opened)


def _pair(result: Result | None) -> str:
    return "–" if result is None else f"{result.a}–{result.b}"


def _told(result: Result | None, meeting: Meeting, name: Name, language: Language) -> str:
    """Return a result with its games, and who won where the points do not say it."""
    if result is None:
        return "–"
    more = [f"{a}–{b}" for a, b in result.parts]
    if result.shoot_out is not None:
        a, b = result.shoot_out
        more.append(said(message("tournament-shoot-out", a=a, b=b), language))
    won = result.winner
    if won is not None and result.score(won)[0] <= result.score(won)[1]:
        more.append(_text("won", language, who=name(meeting.at(won))))
    return f"{_pair(result)} [{', '.join(more)}]" if more else _pair(result)


def _score(meeting: Meeting) -> str:
    return _pair(meeting.final) if meeting.pairing.b is not None else ""


def _notes(meeting: Meeting, name: Name, language: Language) -> list[str]:
    """Say what there is to say of a match: who was not there, and every correction."""
    who = f"{name(meeting.pairing.a)} – {name(meeting.pairing.b)}"
    found = []
    if meeting.final is not None and meeting.final.how in (How.WALKOVER, How.ABSENT):
        found.append(_text(str(meeting.final.how), language, match=who))
    for each in meeting.corrections:
        since = _text("since", language) if each.paired_since else ""
        told: dict[str, str | int] = {"match": who, "reason": each.reason}
        told["before"] = _told(each.before, meeting, name, language)
        if each.after is None:
            changed = _text("withdrawn", language, **told)
        else:
            after = _told(each.after, meeting, name, language)
            changed = _text("corrected", language, **told, after=after)
        found.append(f"{changed} {since}".strip())
    return found


def _statistics(tournament: Tournament, found: Competition, language: Language) -> list[Element]:
    rows = [
        [
            tournament.name(found, each.competitor, public=True),
            *(str(getattr(each, figure)) for figure in FIGURES),
        ]
        for each in board_figures(found)
    ]
    if not rows:
        return []
    head = [
        *words(language, "name"),
        *(_text(f"figure-{figure.replace('_', '-')}", language) for figure in FIGURES),
    ]
    aligns = ["left", *["right"] * len(FIGURES)]
    return [table(_text("statistics", language), head, aligns, rows, 0)]
