"""What is told of the board of another seat holds for that seat: nothing there says "you"."""

import re
from dataclasses import replace
from functools import partial
from typing import Final

import pytest

from game.engine.move import Move
from game.engine.title import Options
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.panels.board import SeatBoard, SmallBoardPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import of_kind
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

SOLO: Final = Options("tiletum", 2, automa=("hard",), automa_seat=1)
SEVERAL: Final = Options("tiletum", 3, expansions=("silver",))
CARDINAL: Final = 1
ADDRESSED: Final = re.compile(r"(?<!of )\b[Yy]ou(rs?)?\b")
"""Not "goods of your choice", which is the name of what is printed."""


def lines_of(node: Node) -> list[str]:
    tip = node.tooltip() if callable(node.tooltip) else node.tooltip
    if isinstance(tip, Tooltip):
        return [tip.title, *tip.lines]
    return [tip] if tip else []


def told_of_board(board: SeatBoard) -> list[str]:
    """Return what the parts of a board say, shown and spoken."""
    lines = [board.label]
    parts: list[Node] = [*board.building_nodes, *board.storage_place_nodes]
    for part in parts:
        lines += [part.label, *lines_of(part)]
    for name in board.names_of_parts_with_tooltip:
        if board.part_box(name) is None:
            continue
        tip = board.part_tooltip(name)
        lines += [tip.title, *tip.lines] if tip is not None else []
    return lines


def boards_of(court: Court, seat: int) -> tuple[SeatBoard, SeatBoard]:
    """Show a seat's board in small and in large."""
    options = court.table._view_options
    options.shown_seat = seat
    options.open_document = f"board:{seat}"
    court.table.refresh()
    root = court.table.root
    return (
        of_kind(root.find("board"), SmallBoardPanel),
        of_kind(root.find("large-board"), LargeBoardPanel),
    )


def is_second_turn_of_round(wanted: int, state: TiletumState, _: tuple[Move, ...]) -> bool:
    return state.round == wanted and state.turn == 2 and question_key(state) == "turn"


def with_challenge(state: TiletumState, *, at_once: bool) -> None:
    for challenge in range(len(state.challenges)):
        state.challenges[challenge] = 0
    state.challenges[kinds.READY_FOR_ACTION_CHALLENGE] = int(at_once)


def cardinals_building_lines(court: Court, number: int) -> list[str]:
    board, _ = boards_of(court, CARDINAL)
    return lines_of(board.building_nodes[number - 1])


@pytest.mark.parametrize("options", [SOLO, replace(SOLO, expansions=("silver",)), SEVERAL])
def test_nothing_on_the_board_of_another_seat_says_you(options: Options) -> None:
    court = Court((1920, 1080), options=options)
    for wanted in (1, 3):
        court.asked(partial(is_second_turn_of_round, wanted))
        own = int(court.state.to_move)
        for seat in range(court.state.seats):
            if seat != own:
                for board in boards_of(court, seat):
                    assert [told for told in told_of_board(board) if ADDRESSED.search(told)] == []
        court.table._view_options.open_document = ""
    court.close()


def test_the_buildings_of_another_seat_are_told_not_the_own_ones() -> None:
    court = Court(options=SEVERAL)
    court.asked(lambda state, _: state.round == 3 and question_key(state) == "turn")
    other = (int(court.state.to_move) + 1) % 3
    board, _ = boards_of(court, other)
    view = table_view(court.state).seats[other]
    for node, building in zip(board.building_nodes, view.buildings, strict=True):
        names = [
            court.table.context.area_name(tile).lower() for tile in building.person_by_floor if tile
        ]
        assert [line.lower() for line in lines_of(node)[1 : 1 + len(names)]] == names
    court.close()


def test_a_crest_of_the_cardinal_is_free_with_ready_for_action() -> None:
    court = Court(options=SOLO)
    court.until(lambda state, _: question_key(state) == "turn")
    with_challenge(court.state, at_once=True)
    court.ask()
    told = cardinals_building_lines(court, 1)
    assert any("for free" in line for line in told)
    assert not any(" food" in line for line in told)
    board, _ = boards_of(court, CARDINAL)
    assert "Placing a crest here is free" in board.building_nodes[0].label
    court.close()


def test_a_crest_of_the_cardinal_costs_food_without_that_challenge() -> None:
    court = Court(options=SOLO)
    court.until(lambda state, _: question_key(state) == "turn")
    with_challenge(court.state, at_once=False)
    court.ask()
    assert any("pays" in line and " food" in line for line in cardinals_building_lines(court, 1))
    court.close()


def test_a_marker_of_the_cardinal_leaves_its_building_with_the_crest() -> None:
    court = Court(options=SOLO)
    court.until(lambda state, _: question_key(state) == "turn")
    with_challenge(court.state, at_once=True)
    crests = CARDINAL * kinds.BUILDING_COUNT
    court.state.crests[crests] = 0
    court.state.crests[crests + 1] = kinds.EMPTY
    court.state.markers[CARDINAL * kinds.CHARACTER_TYPE_COUNT + kinds.CHARACTER_ACTION] = 3
    first, second = table_view(court.state).seats[CARDINAL].buildings[:2]
    assert not first.has_marker
    assert second.has_marker
    court.ask()
    seat = next(panel for panel in court.table.parts.seats if panel.name == f"seat:{CARDINAL}")
    assert "AP from markers: Character +3" in lines_of(seat)
    court.close()


def test_no_marker_lies_on_the_board_of_a_cardinal_who_places_none() -> None:
    court = Court(options=SOLO)
    court.until(lambda state, _: question_key(state) == "turn")
    with_challenge(court.state, at_once=False)
    buildings = table_view(court.state).seats[CARDINAL].buildings
    assert not any(building.has_marker for building in buildings)
    court.close()
