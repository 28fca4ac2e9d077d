"""Each event of a step changes what it tells of, so that panels never run ahead of the board while
the Cardinal's turn is shown step by step."""

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.events import Event
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.tabletop.motion.step_animator import states_around_events
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.narrate import step_events
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.view import TiletumModel
from game.titles.tiletum.title import TiletumTitle

OPTIONS = (
    Options("tiletum", 2, automa=("easy",), automa_seat=1),
    Options("tiletum", 2, expansions=("silver",), automa=("easy",), automa_seat=1),
    Options("tiletum", 3, expansions=("silver",)),
)
IDS = ("cardinal", "cardinal-silver", "silver")
SEED = 3
EventWithStates = tuple[Event, TiletumModel, TiletumModel]


@pytest.fixture(params=OPTIONS, ids=IDS, scope="module")
def told(request: pytest.FixtureRequest) -> list[EventWithStates]:
    return list(_events_of_game(request.param))


def _events_of_game(options: Options) -> Iterator[EventWithStates]:
    """Yield the events of a game at random with the models around them."""
    game = TiletumTitle().make_game(options)
    state = game.rules.new_state()
    assert isinstance(state, TiletumState)
    game.rules.deal(state, SEED)
    chance = Random(SEED)
    while int(state.to_move) != NOBODY:
        if int(state.to_move) == CHANCE:
            code = game.rules.draw_outcome(state)
        else:
            code = chance.choice(game.rules.legal_codes(state))
        before = state.clone()
        assert isinstance(before, TiletumState)
        move = game.readable_move(before, code)
        game.rules.apply(state, code)
        after = state.clone()
        assert isinstance(after, TiletumState)
        events = step_events(before, move, after)
        models = [TiletumModel(each, 0) for each in states_around_events(events, after)]
        yield from zip(events, models, models[1:], strict=False)


def _goods(model: TiletumModel, seat: int) -> dict[str, int]:
    return dict(zip(GOOD_NAMES, model.view.seats[seat].goods, strict=False))


def test_goods_change_with_the_events_that_pay_and_gain_them(told: list[EventWithStates]) -> None:
    signs = {"gained": 1, "paid": -1}
    for event, before, after in told:
        for seat in range(len(before.view.seats)):
            expected = _goods(before, seat)
            if seat == event.seat and event.kind in signs:
                expected[event.card] += signs[event.kind] * event.amount("number")
            assert _goods(after, seat) == expected, event


def test_a_die_lies_on_the_wheel_until_it_is_taken(told: list[EventWithStates]) -> None:
    for event, before, after in told:
        if event.kind == "took-die":
            assert sum(number for *_, number in before.view.dice) == 1 + sum(
                number for *_, number in after.view.dice
            )
            taken = [len(model.view.seats[event.seat].taken_dice) for model in (before, after)]
            assert taken[1] == taken[0] + 1


def test_pieces_leave_the_supply_when_they_are_built(told: list[EventWithStates]) -> None:
    for event, before, after in told:
        was, now = (model.view.seats[max(event.seat, 0)] for model in (before, after))
        built = (now.houses_on_maps - was.houses_on_maps, now.pillars_on_maps - was.pillars_on_maps)
        assert built == (event.kind == "built-house", event.kind == "built-pillar"), event


def test_people_walk_when_it_is_told(told: list[EventWithStates]) -> None:
    for event, before, after in told:
        moved = event.kind in ("moved-merchant", "moved-architect")
        assert (before.state.people != after.state.people) <= moved, event


def test_rooms_fill_when_a_character_moves_in(told: list[EventWithStates]) -> None:
    for event, before, after in told:
        was, now = ([seat.buildings for seat in model.view.seats] for model in (before, after))
        if event.kind not in ("moved-in", "placed-crest", "completed"):
            assert was == now, event


def test_a_tile_that_the_cardinal_keeps_is_in_his_store_at_once(
    told: list[EventWithStates],
) -> None:
    for event, before, after in told:
        if event.kind == "cardinal-took" and event.card.startswith("crest:"):
            was, now = (model.view.seats[event.seat] for model in (before, after))
            gone = sum(after.state.gone) - sum(before.state.gone)
            kept = [tile for tile in now.storehouse_tiles if tile]
            assert len(kept) + gone > len([tile for tile in was.storehouse_tiles if tile]), event


def test_the_turn_order_holds_every_seat_once(told: list[EventWithStates]) -> None:
    for event, _, after in told:
        assert sorted(after.view.turn_order) == list(range(len(after.view.seats))), event
