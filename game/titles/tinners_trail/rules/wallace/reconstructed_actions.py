"""The facts and played moves of the action of a card (LW-7 .. LW-13).

Each function is a generator of facts and played moves; it returns the table after the action, or
None, without yielding anything, when the action is impossible.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from game.titles.tinners_trail.rules.calciners import process_one_arsenic_cube
from game.titles.tinners_trail.rules.developments import (
    remove_water_cubes,
    rightmost_available_pump_group_cell,
)
from game.titles.tinners_trail.rules.emigration import move_miner_off_map
from game.titles.tinners_trail.rules.kinds import EMPTY, MICHIGAN_PLACE, MINER_STOCK
from game.titles.tinners_trail.rules.michigan import take_michigan_pieces
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES, STOCK_NAMES
from game.titles.tinners_trail.rules.wallace import (
    actions,
    arsenic,
    emigration,
    facts,
    michigan,
    mine_measures,
    preference_lists,
    pumping,
    tables,
)

DEVELOPMENT_ORDER: Final = ("train", "adit", "port", "pumps", "miner")  # the first that is possible
DEVELOPMENT_ORDER_WITH_EMIGRATION: Final = ("miner", "train", "adit", "port", "pumps")  # LW-E

ActionReconstruction = Generator[facts.FactOrPlayedMove, None, TrailState | None]


def reconstruct_card_action_besides_build_and_pass(
    state: TrailState, action: str
) -> ActionReconstruction:
    """Yield the facts and moves of a card's action other than Build and Pass; return the state
    after it, None if it is impossible."""
    if action == "mine":
        done = yield from reconstruct_emigration_instead_of_action(
            state, tables.EXTRACT_CARD_ACTION
        )
        return done or (yield from _reconstruct_mining_or_arsenic(state))
    names: tuple[str, ...] = (action, "pumps") if action == "adit" else (action,)
    if action == "develop":
        done = yield from reconstruct_emigration_instead_of_action(
            state, tables.DEVELOP_CARD_ACTION
        )
        if done:
            return done
        names = (
            DEVELOPMENT_ORDER_WITH_EMIGRATION if state.board.has_emigration else DEVELOPMENT_ORDER
        )
    for name in names:
        done = (
            yield from _reconstruct_pumping(state)
            if name == "pumps"
            else _reconstruct_development(state, name)
        )
        if done:
            return done
    return None


def _reconstruct_mining_or_arsenic(state: TrailState) -> ActionReconstruction:
    if state.board.has_arsenic and arsenic.is_arsenic_preferred_to_ore(state):
        return (yield from _reconstruct_arsenic_sale(state))
    area = int(preference_lists.MINE_PREFERENCES.best_place(state))
    if area == EMPTY:
        return None
    yield facts.make_list_choice(preference_lists.MINE_PREFERENCES, "mine", state)
    tin = int(mine_measures.tin_to_extract(state, area))
    copper = int(mine_measures.copper_to_extract(state, area))
    after = facts.copy_state(state)
    actions.try_extract_from_preferred_mine(after)
    where = facts.area_names_of_place(preference_lists.MINE_PREFERENCES, state, area)
    yield facts.make_automatic_played_move(state, after, "extract", where, tin=tin, copper=copper)
    return after


def _reconstruct_arsenic_sale(state: TrailState) -> ActionReconstruction:
    """Yield the moves of processing one arsenic and selling it at once, and return the state
    after them (LW-AR)."""
    area = int(arsenic.easternmost_mine_with_arsenic(state))
    processed = facts.copy_state(state)
    process_one_arsenic_cube(processed, area)
    yield facts.make_automatic_played_move(
        state, processed, "process", (state.board.area_names[area],)
    )
    sold = facts.copy_state(processed)
    arsenic.sell_arsenic_cube(sold)
    yield facts.make_automatic_played_move(processed, sold, "sell")
    return sold


def _reconstruct_pumping(state: TrailState) -> ActionReconstruction:
    group = int(rightmost_available_pump_group_cell(state))
    if group == EMPTY or preference_lists.PUMP_PREFERENCES.best_place(state) == EMPTY:
        return None
    after = facts.copy_state(state)
    pumps = int(pumping.take_pump_group_and_count_pumps(after, group))
    yield facts.make_automatic_played_move(state, after, "pumps")
    for _pump in range(pumps):
        area = int(preference_lists.PUMP_PREFERENCES.best_place(after))
        if area != EMPTY:
            yield facts.make_list_choice(preference_lists.PUMP_PREFERENCES, "pumps", after)
            before, after = after, facts.copy_state(after)
            remove_water_cubes(after, area, 1)
            where = facts.area_names_of_place(preference_lists.PUMP_PREFERENCES, state, area)
            yield facts.make_automatic_played_move(before, after, "pump", where)
    return after


def _reconstruct_development(state: TrailState, name: str) -> ActionReconstruction:
    """Yield the choice and move of building a piece, and return the state after it, None if it
    is impossible (LW-9 .. LW-12)."""
    piece = STOCK_NAMES.index(name)
    preference = (
        preference_lists.MINER_PREFERENCES
        if piece == MINER_STOCK
        else actions.preference_list_for_piece(piece)
    )
    after = facts.copy_state(state)
    place = int(preference.best_place(state))
    if not actions.try_build_piece_at_preferred_place(after, piece):
        return None
    yield facts.make_list_choice(preference, name, state)
    own = after.board.has_emigration and sum(after.own_miners) < sum(state.own_miners)
    where = facts.area_names_of_place(preference, state, place)
    yield facts.make_automatic_played_move(state, after, name, where, "own" if own else "")
    return after


def reconstruct_emigration_instead_of_action(
    state: TrailState, action: int
) -> ActionReconstruction:
    """Yield the choice and moves of a miner that emigrates instead of the action; return the
    state after it, None if none can leave (LW-E)."""
    after = facts.copy_state(state)
    if not emigration.try_emigrate_instead_of_action(after, action):
        return None
    area = int(preference_lists.EMIGRATING_MINER_PREFERENCES.best_place(state))
    cells = zip(state.emigrated, after.emigrated, strict=True)
    cell = next(cell for cell, (was, now) in enumerate(cells) if was != now)
    place = cell % len(PLACE_NAMES)
    yield facts.make_list_choice(preference_lists.EMIGRATING_MINER_PREFERENCES, "emigrant", state)
    left = after
    if place == MICHIGAN_PLACE:
        left = facts.copy_state(state)
        move_miner_off_map(left, area, place)
        take_michigan_pieces(left, state.board.wallace_seat)
    where = (state.board.area_names[area],)
    yield facts.make_automatic_played_move(state, left, "emigrate", where, PLACE_NAMES[place])
    return (
        left
        if place != MICHIGAN_PLACE
        else (yield from reconstruct_michigan_piece_placements(left))
    )


def reconstruct_michigan_piece_placements(
    state: TrailState,
) -> Generator[facts.FactOrPlayedMove, None, TrailState]:
    """Yield the choice and move of each of Michigan's pieces that has a place, and return the
    state after them (LW-E, E-4)."""
    while (piece := int(michigan.next_placeable_piece(state))) != EMPTY:
        name = STOCK_NAMES[piece]
        preference = actions.preference_list_for_piece(piece)
        yield facts.make_list_choice(preference, name, state)
        after = facts.copy_state(state)
        where = facts.area_names_of_place(
            preference, state, int(michigan.preferred_place_for(state, piece))
        )
        michigan.place_waiting_piece_at_preferred_place(after, piece)
        yield facts.make_automatic_played_move(state, after, "place", where, name)
        state = after
    return state
