"""A screen as other devices show it: with narrow and wide letters, and with text at twice its size."""

LOOKS = {
    "as it is": "",
    "narrow letters": "* { font-family: 'Liberation Sans' !important; letter-spacing: -0.05em !important }",
    "other letters": "* { font-family: 'Liberation Sans' !important }",
    "wide letters": "* { font-family: 'DejaVu Sans' !important }",
    "large text": ":root { font-size: 200% }",
}
"""Debian's fonts, which ``./do test`` installs."""
WEAR = """async (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = css ? [sheet] : [];
  for (let k = 0; k < 2; k++) await new Promise((done) => requestAnimationFrame(done));
}"""
BEYOND = """(wide) => {
  if (document.documentElement.scrollWidth <= wide) return "";
  const out = (each) => each.getBoundingClientRect().right > wide + 0.5;
  const scrolls = (each) => each && (getComputedStyle(each).overflowX !== "visible" || scrolls(each.parentElement));
  const last = [...document.querySelectorAll("#app *")].filter(
    (each) => out(each) && ![...each.children].some(out) && !scrolls(each.parentElement),
  );
  return last.slice(0, 3).map((each) => `${each.tagName} ${(each.textContent ?? "").trim().slice(0, 30)}`).join(", ");
}"""
WORD = """() => {
  const word = document.createElement("span");
  word.textContent = "carrom, the game";
  document.body.append(word);
  const wide = word.getBoundingClientRect().width;
  word.remove();
  return wide;
}"""


def wider_than_the_screen(page):
    """Return the looks in which a page is wider than its window, with what stands out.

    The window is the one that was asked for: a phone's grows with what is too wide.
    """
    wide = page.viewport_size["width"]
    found = []
    for name, css in LOOKS.items():
        page.evaluate(WEAR, css)
        beyond = page.evaluate(BEYOND, wide)
        if beyond:
            found.append(f"{name}: {beyond}")
    page.evaluate(WEAR, "")
    return found


def widths_of_words(page):
    """How wide the same words are in each look."""
    found = []
    for css in LOOKS.values():
        page.evaluate(WEAR, css)
        found.append(page.evaluate(WORD))
    page.evaluate(WEAR, "")
    return dict(zip(LOOKS, found, strict=True))
