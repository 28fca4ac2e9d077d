"""Budgets of thinking, by name."""

import pytest

from game.engine.reasons import Unreadable
from game.match.budget import BUDGETS, budget_named


def test_longer_budgets_think_longer() -> None:
    quick, normal, long = (budget_named(name) for name in ("quick", "normal", "long"))
    assert quick.iterations < normal.iterations < long.iterations
    assert (quick.milliseconds or 0) < (normal.milliseconds or 0) < (long.milliseconds or 0)


def test_the_budget_of_tests_is_the_same_thoughts_on_every_machine() -> None:
    assert budget_named("test").milliseconds is None


def test_an_unknown_budget_is_refused_and_all_are_named() -> None:
    with pytest.raises(Unreadable) as refused:
        budget_named("endless")
    assert all(name in str(refused.value) for name in BUDGETS)
