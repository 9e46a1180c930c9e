"""Names in texts: looked for in one go, found exactly where a look for each one alone finds them."""

import re
import unicodedata
from time import thread_time

from hypothesis import example, given
from hypothesis import strategies as st

from carrom.tournament.facts import Entered, ProtestMade
from carrom.tournament.name_checks import LONGER_PART, SHORTEST_NAME, Names
from carrom.tournament.terms import Person

SIGNS = "abcAßİ éÉœﬁ _-'.1²٣\N{NO-BREAK SPACE}ﷺ(+*\t"
"""Letters that fold to several, digits of all kinds, signs that stand between words or mean something."""
words = st.text(SIGNS, max_size=12)
names = st.lists(words | st.sampled_from(["Ada Lovelace", "Ben", "abc", "(abc)"]), max_size=4)


def folded(text):
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def found(text, name):
    """The definition: the name stands in the text with no letter, digit or underscore beside it."""
    plain = folded(name)
    if len(plain) < SHORTEST_NAME:
        return False
    return re.search(rf"(?<!\w){re.escape(plain)}(?!\w)", folded(text)) is not None


def parts(name):
    return [part for part in re.split(r"[\W_]+", name) if len(part) >= LONGER_PART]


@given(names, words, words, st.data())
@example(["Ada Lovelace"], "", "", None)
def test_names_are_found_where_each_one_alone_is(people, before, after, data):
    known = Names(Person(name=name) for name in people)
    inside = "lovelace" if data is None else data.draw(st.sampled_from([*people, ""]))
    for text in (before + inside + after, f"{before} {inside} {after}", inside):
        whole = any(found(text, name) for name in people)
        wanted = whole or any(found(text, part) for name in people for part in parts(name))
        assert known.stand_in(text) is wanted, (people, text)
        titled = Entered(competition="?", competitor="?", players=("?",), title=text)
        assert known.stand_in_fact(titled) is wanted
        by_id = Entered(competition="?", competitor="?", players=(text,))
        assert known.stand_in_fact(by_id) is whole


def test_texts_cost_little_whoever_is_known():
    """As many names as a list may hold that all begin alike, and the longest texts of an entry."""
    people = [Person(name=f"{'a' * (k % 70)} {k:04}") for k in range(5000)]
    fact = ProtestMade(
        competition="open", round=1, match=1, protest="x", clause="3.1", text="aaa a aaa " * 30
    )
    began = thread_time()
    known = Names(people)
    for _ in range(20):
        assert not known.stand_in_fact(fact)
    assert thread_time() - began < 3.0
