"""No space or person covers the cost of a way on the map."""

import pytest

from tests.titles.tiletum.table.court import Court
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, action


@pytest.mark.parametrize(
    ("options", "walker"),
    [("base", "merchant"), ("base", "architect"), ("silver", "explorer")],
)
def test_the_cost_of_a_way_is_drawn_above_every_space_and_person(options: str, walker: str) -> None:
    court = Court(options=OPTIONS[options])
    court.asked(action(walker))
    court.ui.advance_time(1 / 60)
    board = court.table.parts.map_node
    shown = {node.target_name for node in board.walk_costs.space_nodes}
    assert shown == court.asking.pickable_paths.keys()
    assert all(board.walk_costs.z > node.z for node in board.targets.values())
    assert board.walk_costs.z > board.people.z
