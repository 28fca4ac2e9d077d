"""Tasks: what can be done at the start of a turn and during its main action (T-601, T-310)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.titles.tiletum.rules.cathedrals import contribute, next_contribution
from game.titles.tiletum.rules.contracts import can_fulfil, fulfil, list_contracts, may_be_less
from game.titles.tiletum.rules.crests import cheapest_crest, list_crests, place_crest
from game.titles.tiletum.rules.explorers import (
    has_explorer,
    has_new_explorer,
    hire,
    list_explorer_steps,
    list_new_explorers,
)
from game.titles.tiletum.rules.helpers import can_use, list_helpers, use
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    BUY,
    BUY_COST,
    CONTRACT_TILE,
    CONTRIBUTE,
    CREST,
    CREST_TILE,
    EMPTY,
    EXPLORER,
    FOOD,
    FULFIL,
    GOODS,
    HIRE,
    LESS_IRON,
    RAISE,
    STONE,
    STORE,
    SYMBOL,
    SYMBOL_ACTION,
    TECH_EXPLORER,
    USE,
)
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.paying import can_spend
from game.titles.tiletum.rules.questions import ask, has_main_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, goods_of, pay_silver
from game.titles.tiletum.rules.tablets import step_below
from game.titles.tiletum.rules.technologies import has_raise, list_raises, raise_level

SYMBOL_POINTS: Final = 2  # with technology explorer III


def has_task(st: TiletumState, seat: i64) -> bool:
    """Return whether any task is possible now."""
    if can_spend(st, seat, BUY_COST):
        return True
    if st.board.silver > 0 and has_task_below(st, seat):
        return True
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile != EMPTY and is_task(st, seat, tile):
            return True
    if goods_of(st, seat, STONE) == 0 and st.board.silver == 0:
        return False
    return next_contribution(st, seat, EMPTY) != EMPTY


def has_task_below(st: TiletumState, seat: i64) -> bool:
    """Return whether a task of the silver miners is possible (S-205, S-304, S-601)."""
    if has_raise(st, seat, 0) or has_new_explorer(st, seat, st.silver[seat]):
        return True
    return is_symbol_open(st, seat)


def is_symbol_open(st: TiletumState, seat: i64) -> bool:
    """Return whether the step of the symbol may be made: in the main action (S-205)."""
    return st.symbol > 0 and has_main_action(st) and has_explorer(st, seat)


def list_tasks_below(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write levels, explorers and the step of the symbol (S-205, S-304, S-601)."""
    count = list_raises(st, seat, 0, out, count)
    count = list_new_explorers(st, seat, st.silver[seat], out, count)
    if not is_symbol_open(st, seat):
        return count
    if level(st, seat, TECH_EXPLORER) >= 3:
        out[count] = pack(SYMBOL_ACTION, 0, 0, 0)
        return count + 1
    return list_explorer_steps(st, seat, SYMBOL, out, count)


def is_task(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether something can be done with a stored tile."""
    kind: i64 = st.board.kind[tile]
    if kind == CREST_TILE:
        return cheapest_crest(st, seat) <= goods_of(st, seat, FOOD)
    if kind == CONTRACT_TILE:
        for good in range(GOODS):
            for less in range(LESS_IRON + 1):
                if may_be_less(st, seat, tile, less) and can_fulfil(st, seat, tile, good, less):
                    return True
        return False
    return can_use(st, seat, tile)


def list_tasks(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the tasks after the first `count` moves; return how many moves there are then."""
    if can_spend(st, seat, BUY_COST):
        for good in range(FOOD, GOODS):
            out[count] = pack(BUY, good, 0, 0)
            count += 1
    count = list_helpers(st, seat, out, count)
    count = list_contracts(st, seat, out, count)
    count = list_crests(st, seat, out, count)
    space: i64 = next_contribution(st, seat, EMPTY)
    while space != EMPTY:
        out[count] = pack(CONTRIBUTE, space, 0, 0)
        count += 1
        space = next_contribution(st, seat, st.board.cathedral_at[space])
    return list_tasks_below(st, seat, out, count) if st.board.silver > 0 else count


def is_task_move(move: i64) -> bool:
    """Return whether a move is a task."""
    kind: i64 = kind_of(move)
    return BUY <= kind <= CONTRIBUTE or RAISE <= kind <= SYMBOL_ACTION


def do_task(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a task; its price in gold is paid already."""
    kind: i64 = kind_of(move)
    if kind == BUY:
        gain_good(st, seat, first_of(move), 1)
    elif kind == USE:
        use(st, seat, first_of(move))
    elif kind == FULFIL:
        fulfil(st, seat, first_of(move), second_of(move), third_of(move))
    elif kind == CREST:
        place_crest(st, seat, first_of(move), second_of(move))
    elif kind == CONTRIBUTE:
        contribute(st, seat, first_of(move))
    else:
        do_task_below(st, seat, kind, first_of(move))


def do_task_below(st: TiletumState, seat: i64, kind: i64, what: i64) -> None:
    """Raise a technology, place an explorer, or use the step of the symbol."""
    if kind == RAISE:
        raise_level(st, seat, what, 0)
    elif kind == HIRE:
        number: i64 = st.board.depths.map_of[what]
        pay_silver(st, seat, st.board.depths.explorer_cost[number])
        hire(st, seat, number)
    elif kind == SYMBOL:
        st.symbol = 0
        step_below(st, seat, what)
    else:
        st.symbol = 0
        ask(st, ACT_Q, EXPLORER, SYMBOL_POINTS, 0)
