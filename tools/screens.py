"""Screenshots of every screen: ``python tools/screens.py FOLDER [SCREEN...]``.

Each screen at three sizes, in both languages, light and dark, as FOLDER/screen-size-language-theme.png,
and whole, with what is below the edge, as screen-size-language-whole.png. FOLDER/sheets/screen.png shows
all of a screen at once.
"""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402
from tests.browser.driving import chromium  # noqa: E402
from tests.browser.staging import cookies, screens, show, staged  # noqa: E402
from tests.server.test_running import process  # noqa: E402

TOUCH = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "landscape": {"viewport": {"width": 844, "height": 390}, **TOUCH},
}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
THEMES = ("light", "dark")
SHEET = """<!doctype html><style>
  body {{ margin: 16px; width: 1900px; font: 15px sans-serif; background: #888 }}
  .row {{ display: flex; gap: 12px; margin-bottom: 12px; align-items: start }}
</style><h1>{title}</h1>{rows}"""
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
FINGER = 40
"""What a finger meets for sure (CSS pixels)."""
SMALL = """least => [...document.querySelectorAll("a[href], button, select, summary, input")]
  .map((each) => each.closest("label") ?? each)
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < least)
  .map((each) => `${(each.innerText || each.ariaLabel || each.id || each.className)
    .split("\\n")[0].slice(0, 24)} ${Math.round(each.getBoundingClientRect().height)}`)"""
HEIGHTS = {"laptop": 290, "phone": 620, "landscape": 215}


def main(arguments: Sequence[str]) -> None:
    if not arguments:
        sys.exit(__doc__)
    folder = Path(arguments[0])
    (folder / "sheets").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        rooms = asyncio.run(staged(Path(data)))
        wanted = {
            name: address
            for name, address in screens(rooms).items()
            if not arguments[1:] or name in arguments[1:]
        }
        with process(data) as (_, host), chromium() as browser:
            for size, language in product(SIZES, LANGUAGES):
                page = _open(browser, host, rooms, size, language)
                for name, address in wanted.items():
                    _shoot(page, host, address, folder / f"{name}-{size}-{language}")
                page.context.close()
                print(f"{size}, {language}: {len(wanted)} screens")
            for name in wanted:
                _sheet(browser, folder, name)


def _open(browser: Browser, host: str, rooms: dict[str, str], size: str, language: str) -> Page:
    context = browser.new_context(
        locale=LANGUAGES[language], reduced_motion="reduce", **SIZES[size]
    )
    context.set_default_timeout(60_000)
    context.add_cookies(cookies(rooms, host))
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{page.url}: {error}"))
    return page


def _shoot(page: Page, host: str, address: str, path: Path) -> None:
    """Take both themes; say what is too wide for the screen or too low for a finger."""
    show(page, host, address)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
        )
        page.screenshot(path=f"{path}-{theme}.png")
    page.screenshot(path=f"{path}-whole.png", full_page=True)
    if page.evaluate(WIDE):
        print(f"{path.name}: scrolls sideways")
    small = set(page.evaluate(SMALL, FINGER)) if path.name.endswith("phone-en") else set()
    if small:
        print(f"{path.name}, too low for a finger: {', '.join(sorted(small))}")


def _sheet(browser: Browser, folder: Path, name: str) -> None:
    """All pictures of a screen on one."""
    page = browser.new_page(viewport={"width": 1932, "height": 1300})
    file = folder / "sheets" / f"{name}.html"
    rows = "".join(f'<div class="row">{"".join(_images(name, size))}</div>' for size in SIZES)
    file.write_text(SHEET.format(title=name, rows=rows), encoding="utf-8")
    page.goto(file.resolve().as_uri())
    page.screenshot(path=file.with_suffix(".png"), full_page=True)
    page.close()
    file.unlink()


def _images(name: str, size: str) -> Iterator[str]:
    whole = ("whole",) if size == "phone" else ()
    for theme, language in product((*THEMES, *whole), LANGUAGES):
        yield f'<img src="../{name}-{size}-{language}-{theme}.png" style="height:{HEIGHTS[size]}px">'


if __name__ == "__main__":
    main(sys.argv[1:])
