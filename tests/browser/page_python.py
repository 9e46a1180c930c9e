"""Python within the built page, asked from a test: the module that the desk's screen uses."""

from carrom.server.run import PAGE

START = """async (address) => {
  const { deskRules } = await import(address);
  try {
    window.rules = await deskRules();
    return "";
  } catch (problem) {
    return problem.why ?? String(problem);
  }
}"""
ENTER = """async ({ head, entries, every }) => {
  const told = [await rules.open(head)];
  for (const { fact, at } of entries) {
    const answer = await rules.enter(fact, new Date(at));
    if (told.length % every && answer.view) delete answer.view;
    told.push(answer);
  }
  return told;
}"""


def module(host):
    """The address of the module."""
    (found,) = (PAGE / "assets").glob("desk_rules-*.js")
    return f"http://{host}/assets/{found.name}"


def start(page, host):
    """Load Python in a page: nothing, or why it does not rule."""
    return page.evaluate(START, module(host))


def entered(page, head, entries, every=1):
    """Enter facts in a new board: what it told after opening and after each.

    The view is left out but for one in ``every``: it takes longer to bring here than to make.
    """
    return page.evaluate(ENTER, {"head": head, "entries": entries, "every": every})
