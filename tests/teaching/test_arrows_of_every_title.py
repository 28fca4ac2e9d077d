"""From an action or a lit target an arrow key leads to another one before it leads elsewhere."""

from collections.abc import Iterator

import pytest

from game.scene.input.focus import DIRECTION_BY_ARROW_KEY
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.stage import Stage
from game.tabletop.map.map_targets import MapTarget
from tests.helpers.every_table import set_ups, stages_with_question
from tests.helpers.present import present
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import every_title
from tests.teaching.playing import Taught

EVERY_STEP = 29


def is_ahead(here: PlacedNode, there: PlacedNode, arrow: str) -> bool:
    across, down = DIRECTION_BY_ARROW_KEY[arrow]
    one = here.rect()
    other = there.rect()
    return (other.centerx - one.centerx) * across + (other.centery - one.centery) * down > 0


def arrows_that_leave(stage: Stage) -> Iterator[str]:
    """Yield each arrow up or down that leads from an action or a lit target to another control
    although an action or a lit target is in its direction."""
    first = [
        node for group in stage.nodes_focused_first() for part in group for node in part.walk()
    ]
    actions = list(present(stage.root.find("actions")).walk())
    answers = {id(node) for node in (*first, *actions)}
    targets = (node for node in first if isinstance(node, MapTarget))
    starts = {id(node) for node in (*targets, *actions)}
    order = [spot for spot in stage.reachable_in_focus_order() if not spot.is_out_of_sight]
    for here in order:
        if id(here.node) not in starts:
            continue
        for arrow in ("up", "down"):
            stage.focus.focus_node(here.node, shows_ring=True)
            stage.focus.move_by_arrow(arrow)
            there = stage.focus.node
            others = [spot for spot in order if id(spot.node) in starts and spot is not here]
            if id(there) not in answers and any(is_ahead(here, spot, arrow) for spot in others):
                yield f"{here.node.name} {arrow}: {there.name if there else None}"


@pytest.mark.thorough
@every_title
def test_an_arrow_leads_from_an_action_or_a_lit_target_to_another_one(
    open_flow: OpenFlow, desk_of: DeskOf, taught: Taught
) -> None:
    open_flow(taught.name)
    app = desk_of(taught.name)
    faults = set[str]()
    for options in set_ups(app.box.title, ())[:3]:
        for stage in stages_with_question(app, options, seed=3, every=EVERY_STEP):
            faults.update(arrows_that_leave(stage))
    assert faults == set()
