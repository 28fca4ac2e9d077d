"""The board of another seat answers no question, and its button back tells of targets on the own
one."""

import pytest

from game.scene.nodes.node import Node
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.panels.board import SeatBoard, SmallBoardPanel
from game.titles.tiletum.table.panels.large_board import LargeBoardPanel
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import of_kind
from tests.titles.tiletum.table.court import Court

OWN_TARGETS = ("store:", "building:")


def own_targets(court: Court) -> list[str]:
    return [name for name in court.asking.pickable_areas if name.startswith(OWN_TARGETS)]


def _moves_in(state: TiletumState) -> bool:
    view = table_view(state) if question_key(state) == "act" else None
    return view is not None and view.action == "character" and view.action_points_left > 1


@pytest.fixture
def court(court: Court) -> Court:
    """Sit down before an action whose tiles and buildings are on the own board, and open the
    board of the next seat."""
    court.asked(
        lambda state, moves: _moves_in(state) and any(move.kind == "place" for move in moves)
    )
    assert own_targets(court)
    court.table._toggle_seat_board_and_cardinal_document((int(court.state.to_move) + 1) % 4)
    return court


def small_board(court: Court) -> SmallBoardPanel:
    return of_kind(court.table.root.find("board"), SmallBoardPanel)


def test_nothing_on_the_board_of_another_answers(court: Court) -> None:
    boards: tuple[SeatBoard, ...] = (
        small_board(court),
        of_kind(court.table.root.find("large-board"), LargeBoardPanel),
    )
    court.table._view_options.open_document = f"board:{(int(court.state.to_move) + 1) % 4}"
    court.table.refresh()
    for board in boards:
        parts: list[Node] = [*board.building_nodes, *board.storage_place_nodes]
        for part in parts:
            assert not part.pressable
            assert not part.focusable
    assert not court.asking.picked_targets


def test_the_button_back_counts_the_lit_targets_of_the_own_board(court: Court) -> None:
    back = small_board(court).back
    assert back.visible
    assert back.chosen
    assert back.text.endswith(f"({len(own_targets(court))})")
    court.ui.advance_time(1 / 60)
    court.ui.click(name="board:own")
    assert not back.visible
    assert all(node.on_click is not None for node in small_board(court).building_nodes)
