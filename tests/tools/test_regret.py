"""Searches held against a longer one: what their choices give away."""

from __future__ import annotations

import pytest

from game.engine.title import Unreadable
from game.titles import title, usual
from tools.contest.result import Setting
from tools.regret import Judged, decisions, line, main, regrets, searcher, worths

GAME = title(usual()).game(Setting(usual(), title(usual()).editions[0]).options(2))


def test_a_move_is_worth_what_its_best_plan_brings_and_a_plan_seldom_tried_says_nothing() -> None:
    found = [(1, 500, 40), (2, 300, 60), (3, 199, 50), (4, 1, 99)]
    assert worths(found, [7, 7, 8, 9]) == {7: 60, 8: 50}


def test_the_best_move_gives_nothing_away_and_one_never_tried_as_much_as_the_worst() -> None:
    judged = Judged([], 0, 1, {7: 60, 8: 50, 9: 20})
    assert [judged.regret(move) for move in (7, 8, 9, 10)] == [0, 10, 40, 40]


def test_others_are_held_against_the_first_decision_by_decision() -> None:
    first = [1.0, 3.0]
    assert line(first, first) == "2 decisions, gives away 2.0"
    assert line([2.0, 5.0], first) == "2 decisions, gives away 3.5, +1.5 ± 1.0"


def test_who_thinks_long_gives_less_away_than_who_hardly_thinks_and_always_the_same() -> None:
    judged = list(decisions(GAME, 900, 400))
    long, short = (searcher(f"search:iterations={number}", GAME) for number in (400, 1))
    given = [[regrets(player, GAME, one, 2) for one in judged] for player in (long, short)]
    assert sum(map(sum, given[0])) < sum(map(sum, given[1]))
    assert [regrets(long, GAME, one, 2) for one in judged] == given[0]


def test_who_does_not_search_is_refused() -> None:
    with pytest.raises(Unreadable, match='"random" does not search without faults'):
        main(["random"])
