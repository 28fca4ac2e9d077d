"""Rehearsed actions: what an action card makes Lord Wallace do, scene by scene (LW-7 .. LW-13).

Each function is a generator of scenes and choices that returns the table after the action, or
None, with nothing told, when the action is impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from game.titles.tinners_trail.rules.arsenic import process
from game.titles.tinners_trail.rules.both_editions.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.both_editions.developments import (
    lower_water,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.emigration import leave_for
from game.titles.tinners_trail.rules.kinds import EMPTY, MICHIGAN, STOCK_MINER
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES
from game.titles.tinners_trail.rules.wallace.building import (
    ADITS,
    MINERS,
    MINERS_BESIDE_OTHERS,
    PORTS,
    PUMPED,
    TRAINS,
    bring_train,
    dig_adit,
    open_port,
    send_miner,
    take_group,
)
from game.titles.tinners_trail.rules.wallace.emigration import (
    EMIGRANTS,
    emigrates_to_michigan,
    emigrates_to_the_mines,
    next_piece,
    place_for,
    place_his_piece,
    take_his_pieces,
)
from game.titles.tinners_trail.rules.wallace.facts import (
    Beat,
    Scene,
    choice_of,
    copy_of,
    move_of,
    places_of,
)
from game.titles.tinners_trail.rules.wallace.mining import (
    MINES,
    copper_taken,
    easternmost_arsenic,
    mine,
    prefers_arsenic,
    sell_cube,
    tin_taken,
)
from game.titles.tinners_trail.rules.wallace.preference import Preference

Acting = Generator[Beat, None, TrailState | None]

PIECES: Final[dict[str, tuple[Preference, Callable[[TrailState], bool]]]] = {
    "train": (TRAINS, bring_train),
    "adit": (ADITS, dig_adit),
    "port": (PORTS, open_port),
    "miner": (MINERS, send_miner),
}
LISTS: Final[dict[str, Preference]] = {
    "miner": MINERS_BESIDE_OTHERS,
    "port": PORTS,
    "train": TRAINS,
    "adit": ADITS,
}


def act(state: TrailState, action: str) -> Acting:
    """Take the action of a card, Build and Pass apart."""
    if action == "mine":
        done = yield from emigrate(state, emigrates_to_the_mines)
        return done or (yield from _mine_or_process(state))
    if action == "develop":
        return (yield from _develop(state))
    done = yield from _pumps(state) if action == "pumps" else _piece(state, action)
    if done is None and action == "adit":
        return (yield from _pumps(state))
    return done


def _develop(state: TrailState) -> Acting:
    names = ["train", "adit", "port", "pumps", "miner"]
    if state.board.emigration:
        done = yield from emigrate(state, emigrates_to_michigan)
        if done:
            return done
        names = ["miner", "train", "adit", "port", "pumps"]
    for name in names:
        done = yield from _pumps(state) if name == "pumps" else _piece(state, name)
        if done:
            return done
    return None


def _mine_or_process(state: TrailState) -> Acting:
    if state.board.arsenic and prefers_arsenic(state):
        return (yield from _process(state))
    area = int(MINES.best(state))
    if area == EMPTY:
        return None
    yield choice_of(MINES, "mine", state)
    tin, copper = int(tin_taken(state, area)), int(copper_taken(state, area))
    after = copy_of(state)
    mine(after)
    where = places_of(MINES, state, area)
    yield Scene(state, move_of("extract", where, tin=tin, copper=copper), after)
    return after


def _process(state: TrailState) -> Acting:
    """One cube of arsenic, sold at once (LW-AR)."""
    area = int(easternmost_arsenic(state))
    processed = copy_of(state)
    process(processed, area)
    yield Scene(state, move_of("process", (state.board.area_names[area],)), processed)
    sold = copy_of(processed)
    sell_cube(sold)
    yield Scene(processed, move_of("sell"), sold)
    return sold


def _pumps(state: TrailState) -> Acting:
    group = int(rightmost_pump_group(state))
    if group == EMPTY or PUMPED.best(state) == EMPTY:
        return None
    after = copy_of(state)
    pumps = int(take_group(after, group))
    yield Scene(state, move_of("pumps"), after)
    for _pump in range(pumps):
        area = int(PUMPED.best(after))
        if area != EMPTY:
            yield choice_of(PUMPED, "pumps", after)
            before, after = after, copy_of(after)
            lower_water(after, area, 1)
            yield Scene(before, move_of("pump", places_of(PUMPED, state, area)), after)
    return after


def _piece(state: TrailState, name: str) -> Acting:
    """A piece of the round's column (LW-9 .. LW-12)."""
    preference, attempt = PIECES[name]
    after = copy_of(state)
    place = int(preference.best(state))
    if place == EMPTY or not attempt(after):
        return None
    yield choice_of(preference, name, state)
    own = after.board.emigration and sum(after.own_miners) < sum(state.own_miners)
    where = places_of(preference, state, place)
    yield Scene(state, move_of(name, where, "own" if own else ""), after)
    return after


def emigrate(state: TrailState, attempt: Callable[[TrailState], bool]) -> Acting:
    """An own miner leaves instead of the action (LW-E)."""
    after = copy_of(state)
    if not attempt(after):
        return None
    area = int(EMIGRANTS.best(state))
    cells = zip(state.emigrated, after.emigrated, strict=True)
    cell = next(cell for cell, (was, now) in enumerate(cells) if was != now)
    place = cell % len(PLACE_NAMES)
    yield choice_of(EMIGRANTS, "emigrant", state)
    move = move_of("emigrate", (state.board.area_names[area],), PLACE_NAMES[place])
    if place != MICHIGAN:
        yield Scene(state, move, after)
        return after
    left = copy_of(state)
    leave_for(left, area, place)
    take_his_pieces(left)
    yield Scene(state, move, left)
    return (yield from place_pieces(left))


def place_pieces(state: TrailState) -> Generator[Beat, None, TrailState]:
    """Every piece of Michigan that has a place (LW-E, E-4)."""
    while (piece := int(next_piece(state))) != EMPTY:
        name = STOCK_NAMES[piece]
        preference = MINERS_BESIDE_OTHERS if piece == STOCK_MINER else LISTS[name]
        yield choice_of(preference, name, state)
        after = copy_of(state)
        where = places_of(preference, state, int(place_for(state, piece)))
        place_his_piece(after, piece)
        yield Scene(state, move_of("place", where, name), after)
        state = after
    return state
