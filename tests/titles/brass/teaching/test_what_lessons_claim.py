"""What lessons of Brass say of their positions holds in them, and their sums can come about."""

from itertools import chain, combinations
from typing import cast

import pytest

from game.box.lesson import Lesson
from game.client.tutorial.lesson import LessonRun
from game.titles import title_by_name
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from tests.helpers.present import present
from tests.teaching.conftest import DeskOf, desk_of
from tests.titles.brass.taught import TAUGHT

FIRST_MONEY = 30  # B-2
CANAL = 3  # B-10
FIRST_ROUNDS = 2

__all__ = ["desk_of"]

LESSONS = {lesson.name: lesson for lesson in TAUGHT.lessons}


def costs_of(state: BrassState, seat: int) -> list[int]:
    """Return what a seat's tiles and canals on the map have cost, without coal and iron."""
    view = make_table_view(state)
    counters = [space.counter for space in view.spaces if space.counter is not None]
    tiles = [counter.kind.cost for counter in counters if counter.owner == seat]
    return tiles + [CANAL for link in view.links if link.owner == seat]


def position_of(lesson: Lesson) -> BrassState:
    """Return where a lesson begins."""
    _, position, _ = title_by_name("brass").parse_position(
        lesson.position_text, lesson.position_file_name
    )
    return cast("BrassState", position)


def is_early(state: BrassState) -> bool:
    """Whether nobody has had an income or a loan yet."""
    return make_table_view(state).era == "canal" and state.round <= FIRST_ROUNDS


EARLY = [name for name, lesson in LESSONS.items() if is_early(position_of(lesson))]


@pytest.mark.parametrize("name", EARLY)
def test_the_sums_of_a_lessons_first_rounds_can_come_about(name: str) -> None:
    state = position_of(LESSONS[name])
    for seat in make_table_view(state).seats:
        costs = costs_of(state, seat.seat)
        assert seat.money == FIRST_MONEY - sum(costs), seat
        of_round = chain.from_iterable(combinations(costs, actions) for actions in range(3))
        assert seat.pounds_spent_this_round in {sum(some) for some in of_round}, seat


@pytest.mark.parametrize("name", EARLY)
def test_the_order_of_a_second_round_follows_from_what_the_first_one_cost(name: str) -> None:
    """Each seat's costs before this round are those of the first round (B-13.5)."""
    state = position_of(LESSONS[name])
    if state.round != FIRST_ROUNDS:
        return
    spent = {
        seat.seat: sum(costs_of(state, seat.seat)) - seat.pounds_spent_this_round
        for seat in make_table_view(state).seats
    }
    in_order = [spent[seat] for seat in state.order]
    assert in_order == sorted(in_order)


def test_at_the_end_of_the_first_lesson_no_industry_card_builds_in_the_network(
    desk_of: DeskOf,
) -> None:
    lesson = LESSONS["network"]
    run = LessonRun(desk_of("brass"), lesson, len(lesson.steps) - 1)
    state = cast("BrassState", run.match.view(lesson.seat))
    view = make_table_view(state)
    own = {link.line for link in view.links if link.owner == lesson.seat}
    network = set(chain.from_iterable(line.split() for line in own))
    assert network == {"bury", "manchester", "oldham"}
    tiles = [space for space in view.spaces if space.counter is not None]
    held = {space.place for space in tiles if present(space.counter).owner == lesson.seat}
    assert held == network
