"""Tasks: what can be done at the start of a turn and during its main action (T-601, T-310)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of
from game.titles.tiletum.rules.cathedrals import contribute, next_contribution
from game.titles.tiletum.rules.contracts import can_fulfil, fulfil, list_contracts
from game.titles.tiletum.rules.crests import cheapest_crest, list_crests, place_crest
from game.titles.tiletum.rules.helpers import can_use, list_helpers, use
from game.titles.tiletum.rules.kinds import (
    BUY,
    BUY_COST,
    CONTRACT_TILE,
    CONTRIBUTE,
    CREST,
    CREST_TILE,
    EMPTY,
    FOOD,
    FULFIL,
    GOLD,
    GOODS,
    STONE,
    STORE,
    USE,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    gain_good,
    goods_of,
    pay_good,
)


def has_task(st: TiletumState, seat: i64) -> bool:
    """Return whether any task is possible now."""
    if goods_of(st, seat, GOLD) >= BUY_COST:
        return True
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile != EMPTY and is_task(st, seat, tile):
            return True
    return goods_of(st, seat, STONE) > 0 and next_contribution(st, seat, EMPTY) != EMPTY


def is_task(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether something can be done with a stored tile."""
    kind: i64 = st.board.kind[tile]
    if kind == CREST_TILE:
        return cheapest_crest(st, seat) <= goods_of(st, seat, FOOD)
    if kind == CONTRACT_TILE:
        for good in range(GOODS):
            if can_fulfil(st, seat, tile, good):
                return True
        return False
    return can_use(st, seat, tile)


def list_tasks(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the tasks after the first `count` moves; return how many moves there are then."""
    if goods_of(st, seat, GOLD) >= BUY_COST:
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
    return count


def is_task_move(move: i64) -> bool:
    """Return whether a move is a task."""
    return BUY <= kind_of(move) <= CONTRIBUTE


def do_task(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a task."""
    kind: i64 = kind_of(move)
    if kind == BUY:
        pay_good(st, seat, GOLD, BUY_COST)
        gain_good(st, seat, first_of(move), 1)
    elif kind == USE:
        use(st, seat, first_of(move))
    elif kind == FULFIL:
        fulfil(st, seat, first_of(move), second_of(move))
    elif kind == CREST:
        place_crest(st, seat, first_of(move), second_of(move))
    else:
        contribute(st, seat, first_of(move))
