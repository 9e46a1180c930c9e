"""Swiss pairings: everybody plays, nobody meets twice while it can be avoided, the cost is the least."""

from collections import Counter
from random import Random
from time import process_time

import pytest
import rustworkx
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.tournament.facts import Withdrew
from carrom.tournament.pairing import swiss_entries
from carrom.tournament.swiss import TOP, Costs, Entry, pair_swiss
from carrom.tournament.terms import Apart, Order
from tests.tournament.running import SINGLES, Running, stronger


def met(pairs):
    return [frozenset(pair) for pair in pairs if pair[1] is not None]


def every_pairing(places):
    """All ways to pair places; one is left over where the number is odd."""
    if not places:
        yield []
        return
    first, rest = places[0], places[1:]
    if len(places) % 2:
        for left in range(len(places)):
            others = places[:left] + places[left + 1 :]
            for pairs in every_pairing(others):
                yield [*pairs, (places[left], None)]
        return
    for at, second in enumerate(rest):
        for pairs in every_pairing(rest[:at] + rest[at + 1 :]):
            yield [(first, second), *pairs]


def cost_of(pairs, costs):
    return sum(costs.bye(i) if j is None else costs.pair(i, j) for i, j in pairs)


@st.composite
def lists(draw, most=10):
    count = draw(st.integers(2, most))
    ids = [f"p{n}" for n in range(count)]
    points = sorted(draw(st.lists(st.integers(0, 6), min_size=count, max_size=count)), reverse=True)
    pairs = [(i, j) for i in range(count) for j in range(i + 1, count)]
    before = draw(st.sets(st.sampled_from(pairs), max_size=len(pairs)))
    countries = draw(st.lists(st.sampled_from("ABC"), min_size=count, max_size=count))
    byes = draw(st.lists(st.integers(0, 1), min_size=count, max_size=count))
    apart = draw(st.booleans())
    top = draw(st.sets(st.integers(0, count - 1)))
    entries = []
    for i, name in enumerate(ids):
        others = {ids[b if a == i else a]: 1 for a, b in before if i in (a, b)}
        own = frozenset(countries[i]) if apart else frozenset()
        own |= {TOP} if i in top else frozenset()
        entries.append(Entry(name, points[i], others, byes[i], own))
    return entries


@settings(max_examples=150, deadline=None)
@given(lists(8), st.sampled_from(Order))
def test_no_pairing_costs_less(entries, order):
    found = pair_swiss(entries, order)
    costs = Costs(entries, order)
    best = min(cost_of(pairs, costs) for pairs in every_pairing(list(range(len(entries)))))
    assert found.cost == best
    at = {entry.id: place for place, entry in enumerate(entries)}
    told = [(at[a], None if b is None else at[b]) for a, b in found.pairs]
    assert cost_of(told, costs) == best
    assert max(costs.pair(i, j) for i in range(len(at)) for j in range(i + 1, len(at))) < costs.most


@pytest.mark.parametrize("count", [9, 10])
@pytest.mark.parametrize("order", Order)
def test_no_pairing_costs_less_among_ten(count, order):
    chance = Random(count)
    points = sorted((chance.randrange(5) for _ in range(count)), reverse=True)
    entries = [
        Entry(
            f"p{i}", points[i], {f"p{count - 1 - i}": 1}, byes=i % 2, apart=frozenset("AB"[i % 2])
        )
        for i in range(count)
    ]
    costs = Costs(entries, order)
    best = min(cost_of(pairs, costs) for pairs in every_pairing(list(range(count))))
    assert pair_swiss(entries, order).cost == best


def random_result(chance):
    return lambda a, b: (chance.randrange(25), chance.randrange(25))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 130), st.integers(0, 2**32), st.sampled_from(Order))
def test_whole_tournaments(count, seed, order):
    chance = Random(seed)
    rounds = min(6, max(1, count - 3 if count > 4 else 1))
    run = Running(count, order=order, rounds=rounds, minutes=60)
    pairs: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for _ in range(rounds):
        active = {c.id for c in run.competition.active}
        if len(active) < 2:
            break
        proposal = run.pair()
        there = [c for p in proposal.pairings for c in (p.a, p.b) if c is not None]
        assert sorted(there) == sorted(active)
        assert sum(p.b is None for p in proposal.pairings) == len(active) % 2
        boards = [p.board for p in proposal.pairings if p.b is not None]
        assert boards == list(range(1, len(boards) + 1))
        new = met((p.a, p.b) for p in proposal.pairings)
        assert proposal.rematches == sum(pair in pairs for pair in new)
        if proposal.rematches:
            assert not rematch_avoidable(active, pairs, byes)
        pairs.update(new)
        for pairing in proposal.pairings:
            if pairing.b is None:
                assert not byes[pairing.a] or all(byes[c] for c in active)
                byes[pairing.a] += 1
        run.play(random_result(chance))
        if len(active) > 3 and chance.random() < 0.4:
            gone = chance.choice(sorted(active))
            run.do(Withdrew(competition=SINGLES, competitor=gone, reason="ill"))


def rematch_avoidable(active, pairs, byes):
    """Say whether everybody could play somebody new, whatever it costs."""
    graph = rustworkx.PyGraph()
    ids = sorted(active)
    graph.add_nodes_from(ids)
    for i, a in enumerate(ids):
        for j in range(i + 1, len(ids)):
            if frozenset((a, ids[j])) not in pairs:
                graph.add_edge(i, j, 1)
    if len(ids) % 2:
        free = graph.add_node("bye")
        for i, a in enumerate(ids):
            if not byes[a]:
                graph.add_edge(i, free, 1)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True)
    return 2 * len(found) == len(ids) + len(ids) % 2


def test_the_orders_in_the_first_round():
    entries = [Entry(f"p{n}") for n in range(1, 9)]
    assert pair_swiss(entries, Order.SERIAL).pairs[0] == ("p1", "p2")
    assert pair_swiss(entries, Order.DAZED).pairs == (
        ("p1", "p5"),
        ("p2", "p6"),
        ("p3", "p7"),
        ("p4", "p8"),
    )
    many = [Entry(f"p{n}") for n in range(1, 101)]
    staggered = dict(pair_swiss(many, Order.STAGGERED).pairs)
    assert staggered["p1"] == "p26"
    assert staggered["p2"] == "p27"
    assert pair_swiss(many, Order.DAZED).pairs[0] == ("p1", "p51")


def test_the_lowest_without_a_bye_has_it():
    entries = [Entry("p1", 4), Entry("p2", 2), Entry("p3", 0, byes=1)]
    assert pair_swiss(entries, Order.DAZED).pairs == (("p1", "p3"), ("p2", None))


def test_who_can_only_meet_again_does_and_it_is_said():
    entries = [Entry("p1", met={"p2": 1}), Entry("p2", met={"p1": 1})]
    found = pair_swiss(entries, Order.DAZED)
    assert found.pairs == (("p1", "p2"),)
    assert found.rematches == 1


@pytest.mark.parametrize("apart", [Apart.COUNTRY, Apart.CLUB])
def test_compatriots_and_club_mates_are_kept_apart_while_that_is_wanted(apart):
    run = Running(8, apart=apart, apart_rounds=1)
    shared = {f"p{n}": "Aix" if n in (1, 2, 5, 6) else "Bern" for n in range(1, 9)}
    run.people(**{k: {apart.value: v} for k, v in shared.items()})
    first = run.pair()
    assert all(shared[p.a] != shared[p.b] for p in first.pairings)
    run.play()
    assert not any(e.apart for e in swiss_entries(run.value, run.competition, 2))


@pytest.mark.parametrize("order", Order)
def test_the_highest_ranked_are_kept_apart_while_that_is_wanted(order):
    """Four of eight: two rounds without a match among them, though neighbours and winners would meet."""
    run = Running(0, order=order, apart_rounds=2, top_apart=4)
    for number in range(1, 9):
        run.enter(number, rating=2000.0 - 50 * number)
    best = {"p1", "p2", "p3", "p4"}
    for number in (1, 2):
        assert run.pair().round == number
        last = run.competition.published[-1].meetings
        assert all(len(best & {m.pairing.a, m.pairing.b}) == 1 for m in last)
        run.play(stronger)
    assert not any(e.apart for e in swiss_entries(run.value, run.competition, 3))
    assert any(best >= {p.a, p.b} for p in run.pair().pairings)


def test_nobody_meets_twice_only_to_keep_the_highest_ranked_apart():
    """All against all among four, the first three kept apart: from round 2 on some of them must meet."""
    run = Running(4, rounds=3, apart_rounds=3, top_apart=3)
    pairs: Counter[frozenset[str]] = Counter()
    for _ in range(3):
        proposal = run.pair()
        pairs.update(met((p.a, p.b) for p in proposal.pairings))
        assert proposal.rematches == 0
        run.play(stronger)
    assert set(pairs.values()) == {1}


def test_the_same_list_is_always_paired_in_the_same_way():
    chance = Random(3)
    entries = [Entry(f"p{n}", 8 - n // 16) for n in range(130)]
    chance.shuffle(entries)
    entries.sort(key=lambda e: -e.points)
    assert pair_swiss(entries, Order.DAZED) == pair_swiss(entries, Order.DAZED)


@pytest.mark.parametrize(("count", "most"), [(200, 5.0), (1000, 60.0)])
def test_a_large_field_is_paired_soon(count, most):
    chance = Random(1)
    points = sorted((2 * chance.randrange(9) for _ in range(count)), reverse=True)
    ids = [f"p{n}" for n in range(count)]
    entries = []
    for i in range(count):
        near = {ids[min(count - 1, max(0, i + chance.randrange(-40, 40)))]: 1 for _ in range(8)}
        near.pop(ids[i], None)
        entries.append(Entry(ids[i], points[i], near, apart=frozenset("ABCDEFG"[i % 7])))
    begun = process_time()
    found = pair_swiss(entries, Order.DAZED)
    assert len(found.pairs) == count // 2
    assert process_time() - begun < most
