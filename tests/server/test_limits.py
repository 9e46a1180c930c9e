"""How much somebody may ask for."""

from carrom.server.http.limits import Budget, Budgets


def test_a_budget_is_refilled_evenly():
    now = 0.0
    budget = Budget(10, 20.0, lambda: now)
    assert [budget.take() for _ in range(11)] == [True] * 10 + [False]
    now = 2.1
    assert (budget.take(), budget.take()) == (True, False)
    now = 1000.0
    assert [budget.take() for _ in range(11)] == [True] * 10 + [False]


def test_each_has_a_budget_of_its_own_and_the_longest_away_is_forgotten():
    budgets = Budgets(1, 1e9, names=2)
    assert budgets.take("a")
    assert not budgets.take("a")
    assert budgets.take("b")
    assert not budgets.take("a")
    assert budgets.take("c")
    assert budgets.take("b")
    assert not budgets.take("c")
