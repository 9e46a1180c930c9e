"""Pieces of a page as elements: what is put into them as text stays text."""

from collections.abc import Iterable, Sequence
from typing import Any
from xml.etree.ElementTree import Element, tostring

from carrom.messages import Language

GENERATOR = "carrom tournament site"
"""By this a page is known as one of ours."""


def element(tag: str, *inside: "Element | str | None", **attributes: str) -> Element:
    """Return an element; ``class_`` and ``aria_label`` are written as HTML writes them."""
    made = Element(tag, {_attribute(name): value for name, value in attributes.items()})
    last: Element | None = None
    for each in inside:
        if isinstance(each, Element):
            made.append(each)
            last = each
        elif each and last is None:
            made.text = (made.text or "") + each
        elif each and last is not None:
            last.tail = (last.tail or "") + each
    return made


def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def page(title: str, language: Language, *inside: Element | None) -> bytes:
    """Return a whole page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="generator", content=GENERATOR),
        element("title", title),
        element("link", rel="stylesheet", href="style.css"),
    )
    made = element("html", head, element("body", *inside), lang=language)
    written: bytes = tostring(made, encoding="utf-8", method="html")
    return b"<!doctype html>\n" + written + b"\n"


def scrolling(label: str, *inside: Element) -> Element:
    """Return a box that scrolls by itself where it is too wide, by keys as well."""
    return element("div", *inside, class_="scroll", role="region", aria_label=label, tabindex="0")


def table(
    label: str,
    head: Sequence[str],
    aligns: Sequence[str],
    rows: Iterable[Sequence[Element | str]],
    name: int,
) -> Element:
    """Return a table; the column ``name`` says what a row is about."""
    top = element(
        "tr",
        *(element("th", cell, scope="col", class_=a) for cell, a in zip(head, aligns, strict=True)),
    )
    body = [
        element(
            "tr",
            *(
                element("th", cell, scope="row", class_=align)
                if at == name
                else element("td", cell, class_=align)
                for at, (cell, align) in enumerate(zip(row, aligns, strict=True))
            ),
        )
        for row in rows
    ]
    return scrolling(label, element("table", element("thead", top), element("tbody", *body)))


def listing(sheet: dict[str, Any]) -> list[Element]:
    """Return a sheet of the kind ``listing`` as a table with its notes."""
    made = table(sheet["subtitle"], sheet["head"], sheet["aligns"], sheet["rows"], 1)
    notes = [element("li", note) for note in sheet["notes"]]
    return [made, element("ul", *notes, class_="notes")] if notes else [made]


def bracket(sheet: dict[str, Any], won: str) -> list[Element]:
    """Return a sheet of the kind ``bracket``; the match for the third place stands beside it."""
    columns, third = [], []
    for head, boxes in zip(sheet["heads"], sheet["rounds"], strict=True):
        main = [box for box in boxes if not box["word"]]
        third += [box for box in boxes if box["word"]]
        matches = element("ol", *(element("li", _box(box, won)) for box in main))
        columns.append(element("section", element("h4", head), matches))
    made = [scrolling(sheet["subtitle"], element("div", *columns, class_="rounds"))]
    for box in third:
        made += [element("h4", box["word"]), _box(box, won)]
    return made


def winner(name: str, won: str) -> Element:
    """Return the name of who won; ``won`` says so to a screen reader."""
    return element("span", element("strong", name), element("span", f" {won}", class_="hidden"))


def scored(score: str, games: str) -> Element:
    """Return a score, with that of each game below it where there are several."""
    return element("span", score, element("small", games) if games else None)


def _box(box: dict[str, str], won: str) -> Element:
    sides = [
        element(
            "div",
            winner(box[who], won) if box["won"] == side else element("span", box[who]),
            element("span", box[side], class_="score"),
            class_="side won" if box["won"] == side else "side",
        )
        for side, who in (("a", "first"), ("b", "second"))
    ]
    games = element("small", box["games"]) if box["games"] else None
    return element("div", *sides, games, class_="box")
