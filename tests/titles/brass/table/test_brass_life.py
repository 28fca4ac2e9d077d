"""What stirs by itself on the map of Brass, and the layers over it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.move import Move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.board.life import MOST_SAILING, MOST_SMOKING, life_look
from game.titles.brass.table.board.targets import PlateLook, PlateNode
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.stand import BrassStand
from tests.titles.brass.table.sitting import Sitting


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    """Sit down at a table in the middle of the rail era."""
    seat = Sitting()

    def late(state: BrassState, moves: tuple[Move, ...]) -> bool:
        return bool(state.phase == kinds.ACTIONS and state.era == kinds.RAIL and state.round > 4)

    seat.workshop.until(late)
    seat.ask()
    yield seat
    seat.close()


def test_at_most_three_trains_run_and_only_on_rails_that_are_laid(sitting: Sitting) -> None:
    state = sitting.workshop.state
    assert isinstance(state, BrassState)
    stand = BrassStand(state, 0)
    look = life_look(stand, map_plan())
    assert look.era == "rail"
    assert 0 < len(look.links) <= MOST_SAILING
    assert set(look.links) <= {link.line for link in stand.view.links}
    assert len(look.chimneys) <= MOST_SMOKING


def test_life_moves_with_time_and_rests_where_it_is_not_wanted(sitting: Sitting) -> None:
    timeline = sitting.table._stage.timeline
    board = sitting.pilot.find(name="chart")
    life = board.life  # type: ignore[attr-defined]  # the board's own part
    timeline.advance(1000)
    assert life.seconds > 0
    timeline.still = True
    before = life.seconds
    timeline.advance(1000)
    assert life.seconds == before


def test_whose_network_a_place_is_in_is_marked_while_it_is_wanted(sitting: Sitting) -> None:
    before = sitting.table.picture()
    sitting.pilot.press("g")
    nodes = sitting.table.root.walk()
    plates = {node.target: node for node in nodes if isinstance(node, PlateNode)}
    marked = {name: seats_at(plate) for name, plate in plates.items() if seats_at(plate)}
    for link in sitting.table.shown.links:
        for place in link.places:
            if map_plan().places[place].spaces:
                colour = sitting.table._studio.colour(link.owner)
                assert colour in marked[place]
    sitting.pilot.press("g")
    assert sitting.table.picture() == before


def seats_at(plate: PlateNode) -> tuple[str, ...]:
    """The colours of those in whose network a place is."""
    assert isinstance(plate.look, PlateLook)
    return plate.look.seats
