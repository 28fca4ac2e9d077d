"""A click on a far town sends somebody the whole way, one step after the other."""

from itertools import pairwise

import pytest

from game.engine.title import Options
from game.table_protocol import PersonalQuestion
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_lines import (
    GROUP_PREFIX,
    MAX_LIST_LINES,
    PATH_GROUP_PREFIX,
    ActionSheetLine,
    make_distance_group_lines,
    multi_step_spaces_of_line,
)
from game.titles.tiletum.table.planned_moves import shortest_path_by_space
from game.titles.tiletum.table.view import TiletumModel, question_key, table_view
from tests.titles.tiletum.table.court import Court

POINTS = 3
VIEWER = 0


@pytest.fixture
def court(court: Court) -> Court:
    """Sit down before an action with points enough for a way."""
    court.until(lambda state, moves: walks(state))
    return court


def walks(state: TiletumState) -> bool:
    """Whether somebody can be sent somewhere far."""
    view = table_view(state) if question_key(state) == "act" else None
    return (
        view is not None
        and view.action in ("merchant", "architect")
        and view.action_points_left >= POINTS
    )


def farthest(court: Court) -> tuple[str, ...]:
    """Return a way of so many steps."""
    model = TiletumModel(court.state, int(court.state.to_move))
    return next(way for way in shortest_path_by_space(model).values() if len(way) == POINTS)


def go_on(court: Court) -> str:
    """Play the one answer that was given, ask what follows, and return where the step led."""
    (code,) = court.host.answers
    move = court.game.readable_move(court.state, code)
    _, events, after = court.step(VIEWER, code)
    court.table.prepare_step_animation(events, after, VIEWER).finish_all()
    ask(court)
    return move.places[0]


def ask(court: Court) -> None:
    """Ask whoever is to move, without drawing the table anew."""
    court.host.answers.clear()
    seat = int(court.state.to_move)
    court.table.ask(PersonalQuestion(seat, court.view(seat), court.moves(), True, ""))


@pytest.mark.thorough
def test_a_click_on_a_far_town_goes_the_shortest_way_step_by_step(court: Court) -> None:
    way = farthest(court)
    court.ask()
    court.ui.click(name=f"space:{way[-1]}")
    assert tuple(go_on(court) for _ in way) == way
    assert not court.host.answers


@pytest.mark.thorough
def test_every_space_in_reach_is_lit_and_says_how_far_it_is(court: Court) -> None:
    model = TiletumModel(court.state, int(court.state.to_move))
    court.ask()
    ways = shortest_path_by_space(model)
    assert ways.keys() <= court.asking.pickable_areas
    assert max(len(way) for way in ways.values()) == model.view.action_points_left
    steps = {move.places for move in court.moves() if move.kind == "step"}
    assert {way for way in ways.values() if len(way) == 1} == steps


@pytest.mark.thorough
def test_who_is_called_back_goes_no_further(court: Court) -> None:
    way = farthest(court)
    before = court.rules.new_state()
    before.copy_from(court.state)
    court.ask()
    court.ui.click(name=f"space:{way[-1]}")
    go_on(court)
    assert court.host.answers
    court.state.copy_from(before)
    court.ask()
    ask(court)
    assert not court.host.answers


@pytest.mark.thorough
def test_a_way_is_forgotten_when_somebody_else_acts_before_its_next_step(court: Court) -> None:
    way = farthest(court)
    seat = int(court.state.to_move)
    court.ask()
    court.ui.click(name=f"space:{way[-1]}")
    court.until(lambda state, moves: walks(state) and state.to_move != seat)
    ask(court)
    assert not court.host.answers


def test_a_key_ends_an_action_once_it_was_told_what_lapses(court: Court) -> None:
    ask(court)
    court.ui.press_keys("down")
    row = court.ui.screen.stage.focus.node
    assert row is not None and court.ui.screen.stage.focus.is_ring_shown
    court.ui.press_keys("e")
    assert not court.host.answers
    court.ui.press_keys("e")
    (code,) = court.host.answers
    assert court.game.readable_move(court.state, code).kind == "end"


def test_the_key_that_confirms_leaves_no_tile_and_the_one_that_declines_does(court: Court) -> None:
    court.asked(lambda state, moves: question_key(state) == "bonus")
    court.ui.press_keys("return")
    assert [court.game.readable_move(court.state, code).choice for code in court.host.answers] != [
        "leave"
    ]
    court.ask()
    court.ui.press_keys("n")
    (code,) = court.host.answers
    assert court.game.readable_move(court.state, code).choice == "leave"


def test_enter_shows_where_the_keyboard_begins_when_it_has_nothing_to_confirm(
    court: Court,
) -> None:
    court.asked(lambda state, moves: question_key(state) == "bonus")
    focus = court.ui.screen.stage.focus
    focus.focus_node(focus.node, shows_ring=False)
    court.ui.press_keys("return")
    assert not court.host.answers
    assert focus.is_ring_shown
    court.ui.press_keys("return")
    (code,) = court.host.answers
    assert court.game.readable_move(court.state, code).choice != "leave"


def listed_spaces(court: Court) -> set[str]:
    """Return every space that the list names, also in its parts."""
    found: set[str] = set()
    asking = court.asking
    for number, line in enumerate(asking.answer_lines):
        if line.target.startswith(GROUP_PREFIX):
            asking.pick_answer_line(number)
            found |= listed_spaces(court)
            asking.undo_pick()
        elif line.target.startswith(PATH_GROUP_PREFIX):
            found.add(line.target.removeprefix(PATH_GROUP_PREFIX))
        else:
            found.update(place for move in line.moves for place in move.places)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("points", [2, 3, 5])
@pytest.mark.parametrize("action", ["merchant", "architect", "explorer"])
def test_the_list_names_every_space_that_is_lit_for_a_walk(action: str, points: int) -> None:
    expansions = ("silver",) if action == "explorer" else ()
    court = Court(options=Options("tiletum", 3, expansions=expansions))
    court.asked(
        lambda state, moves: (
            question_key(state) == "act"
            and table_view(state).action == action
            and table_view(state).action_points_left >= points
        )
    )
    assert listed_spaces(court) >= court.asking.pickable_paths.keys()


def pick_line(court: Court, number: int) -> None:
    """Pick an answer of the action sheet, as a click on its line does."""
    court.table.parts.action_sheet.answer_list.rows[number].activate()


def test_a_far_space_that_is_picked_in_the_list_is_gone_to_step_by_step(court: Court) -> None:
    way = farthest(court)
    court.ask()
    asking = court.asking
    targets = [line.target for line in asking.answer_lines]
    while f"{PATH_GROUP_PREFIX}{way[-1]}" not in targets:
        part = next(
            n
            for n, line in enumerate(asking.answer_lines)
            if way[-1] in multi_step_spaces_of_line(line)
        )
        pick_line(court, part)
        assert asking.pickable_areas == asking.pickable_paths.keys()
        targets = [line.target for line in asking.answer_lines]
    pick_line(court, targets.index(f"{PATH_GROUP_PREFIX}{way[-1]}"))
    assert tuple(go_on(court) for _ in way) == way


def distance_groups(spaces_at: dict[int, int]) -> list[list[int]]:
    """Return the lengths of the paths in each group, for a number of spaces at each distance."""
    steps_by_space = {
        f"town-{steps}-{number}": steps
        for steps, count in spaces_at.items()
        for number in range(count)
    }
    lines = [
        ActionSheetLine(f"{PATH_GROUP_PREFIX}{space}", ()) for space in reversed(steps_by_space)
    ]
    groups = make_distance_group_lines(lines, steps_by_space)
    assert all(len(group.lines_of_group) <= MAX_LIST_LINES for group in groups)
    return [
        [
            steps_by_space[line.target.removeprefix(PATH_GROUP_PREFIX)]
            for line in group.lines_of_group or [group]
        ]
        for group in groups
    ]


@pytest.mark.parametrize(
    "spaces_at", [{2: 6, 3: 7}, {2: 4, 3: 3, 4: 6}, {2: 1, 3: 9, 4: 2, 5: 2}, {2: 8, 3: 9, 4: 1}]
)
def test_the_ranges_of_two_groups_of_destinations_never_overlap(spaces_at: dict[int, int]) -> None:
    groups = distance_groups(spaces_at)
    assert sum(len(group) for group in groups) == sum(spaces_at.values())
    for nearer, farther in pairwise(groups):
        assert max(nearer) < min(farther)


def test_only_a_distance_with_more_destinations_than_digits_is_split() -> None:
    assert distance_groups({2: 2, 3: 10, 4: 2}) == [[2, 2], [3] * 5, [3] * 5, [4, 4]]
