"""A tile that has been taken lies in one place only, also while the rest of its step is shown."""

import random
from collections.abc import Iterator

import pytest

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.tabletop.motion.step_animator import states_around_events
from game.titles.tiletum.rules.narrate import step_events
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import table_view
from tests.titles.tiletum.table.court import Court

TAKING_EVENTS = {"stored", "cardinal-took", "left-tile"}
TABLES = {
    "base": Options("tiletum", 2),
    "silver": Options("tiletum", 3, expansions=("silver",)),
    "solo": Options("tiletum", 2, automa=("normal",), automa_seat=1),
    "silver-solo": Options("tiletum", 2, expansions=("silver",), automa=("normal",), automa_seat=1),
}


def steps_told(options: Options) -> Iterator[tuple[tuple[Event, ...], list[TiletumState]]]:
    """Play a game at random; yield the events of every step, and the views around them."""
    court = Court(options=options)
    court.rules.deal(court.state, 3)
    chance = random.Random(3)
    while court.mover != NOBODY:
        before = court.view(0)
        code = court.choose(chance)
        move = court.game.readable_move(court.state, code)
        court.rules.apply(court.state, code)
        after = court.view(0)
        events = step_events(before, move, after)
        yield events, states_around_events(events, after)


def tiles_beside_map(state: TiletumState) -> list[str]:
    """Return the tiles at the actions, beside the king track and in the offers."""
    view = table_view(state)
    every = (
        *view.tile_by_action.values(),
        view.king_track.tile,
        *view.offered_contracts,
        *view.offered_characters,
    )
    return sorted(filter(None, every))


@pytest.mark.parametrize("table", TABLES)
def test_a_taken_tile_has_left_its_spot_when_its_taking_has_been_told(table: str) -> None:
    taken = 0
    for events, states in steps_told(TABLES[table]):
        last = tiles_beside_map(states[0])
        for event, state in zip(events, states[1:], strict=True):
            lying = tiles_beside_map(state)
            if event.kind in TAKING_EVENTS and not event.places and event.card in last:
                taken += 1
                assert lying.count(event.card) == last.count(event.card) - 1, event
            last = lying
    assert taken > 10
