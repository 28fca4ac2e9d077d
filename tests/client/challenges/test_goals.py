"""Goals: limits that must hold, and what bronze, silver and gold ask for."""

from __future__ import annotations

import pytest

from game.box.goals import BRONZE, GOLD, NOTHING, SILVER, WIN, Goal, Limit
from game.client.challenges.numbers import Ending, numbers_of

RISING = Goal((Limit("place", most=1),), "points", (100, 150, 200))
FALLING = Goal((), "mines", (5, 4, 3))


@pytest.mark.parametrize(
    ("points", "grade"), [(99, NOTHING), (100, BRONZE), (150, SILVER), (199, SILVER), (200, GOLD)]
)
def test_more_points_earn_a_better_medal(points: int, grade: int) -> None:
    assert RISING.grade({"place": 1, "points": points}) == grade


@pytest.mark.parametrize(("mines", "grade"), [(6, NOTHING), (5, BRONZE), (4, SILVER), (2, GOLD)])
def test_fewer_mines_earn_a_better_medal(mines: int, grade: int) -> None:
    assert FALLING.grade({"mines": mines}) == grade


def test_without_the_win_no_medal_is_earned() -> None:
    assert RISING.grade({"place": 2, "points": 300}) == NOTHING


def test_a_goal_without_medals_is_reached_or_not() -> None:
    assert WIN.grade({"place": 1}) == GOLD
    assert WIN.grade({"place": 2}) == NOTHING
    assert not WIN.has_medals


def test_a_move_never_made_counts_as_none() -> None:
    hungry = Goal((Limit("moves:pasties", most=0),))
    assert hungry.grade({"place": 1}) == GOLD
    assert hungry.grade({"moves:pasties": 1}) == NOTHING


def test_the_numbers_of_a_seat_name_points_place_lead_moves_and_the_titles_figures() -> None:
    ending = Ending(scores=(90, 120, 60), ranking=(1, 0, 2))
    numbers = numbers_of(ending, 0, ["build", "pass", "build", ""], {"mines": 4})
    assert numbers == {
        "points": 90,
        "place": 2,
        "lead": -30,
        "moves:build": 2,
        "moves:pass": 1,
        "mines": 4,
    }
