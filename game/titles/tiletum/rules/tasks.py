"""Tasks of a turn: contracts, crests and cathedrals are fulfilled here or begun (T-601,
T-606, T-607, T-310)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.contracts import (
    can_fulfil,
    can_use,
    fulfil,
    list_contracts,
    list_helpers,
    may_be_less,
    use,
)
from game.titles.tiletum.rules.household import can_spend, price_of_contribution, put_crest
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    BUILDINGS,
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
    SILVER,
    STONE,
    STORE,
    SYMBOL,
    SYMBOL_ACTION,
    TECH_ARCHITECT,
    TECH_CHARACTER,
    TECH_EXPLORER,
    USE,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.pieces import has_pillar
from game.titles.tiletum.rules.questions import ask, has_main_action
from game.titles.tiletum.rules.silver import (
    has_explorer,
    has_new_explorer,
    has_raise,
    hire,
    list_explorer_steps,
    list_new_explorers,
    list_raises,
    raise_level,
    step_below,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    gain_good,
    goods_of,
    pay_good,
    pay_silver,
    stored_crest,
    take_from_store,
)
from game.titles.tiletum.rules.telling import tell

# Tasks: what can be done at the start of a turn and during its main action (T-601, T-310).

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


# Placing crests below buildings (T-606).

NEVER: Final = 999


def food_for(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return the food for a crest below a building; character I makes it cheaper (S-609)."""
    less: i64 = 1 if level(st, seat, TECH_CHARACTER) >= 1 else 0
    return st.board.crest_food[building] - less


def cheapest_crest(st: TiletumState, seat: i64) -> i64:
    """Return the least food for which a crest can be placed; very much when it cannot."""
    least: i64 = NEVER
    for building in range(BUILDINGS):
        food: i64 = food_for(st, seat, building)
        if st.crests[seat * BUILDINGS + building] == EMPTY and food < least:
            least = food
    return least


def list_crests(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write where the stored crests can be placed (T-606)."""
    food: i64 = goods_of(st, seat, FOOD)
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile == EMPTY or st.board.kind[tile] != CREST_TILE:
            continue
        for building in range(BUILDINGS):
            free: bool = st.crests[seat * BUILDINGS + building] == EMPTY
            if free and food_for(st, seat, building) <= food:
                out[count] = pack(CREST, st.board.crest_of[tile], building, 0)
                count += 1
    return count


def place_crest(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Pay the food and put a stored crest below a building (T-606)."""
    pay_good(st, seat, FOOD, food_for(st, seat, building))
    take_from_store(st, seat, stored_crest(st, seat, crest))
    put_crest(st, seat, crest, building)


# Contributing to cathedrals (T-607).

KING_STEPS: Final = 2  # of technology architect II


def next_contribution(st: TiletumState, seat: i64, after: i64) -> i64:
    """Return the space of the next cathedral after one a seat can contribute to (T-607)."""
    board: Board = st.board
    for number in range(after + 1, board.cathedrals):
        if board.is_open[number] > 0 and can_contribute(st, seat, number):
            return board.town_of[number]
    return EMPTY


def can_contribute(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat can contribute to an open cathedral (T-607)."""
    return can_pay(st, seat, number) and may_contribute(st, seat, number)


def may_contribute(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat has a pillar there, has not contributed, and a tile is left (T-607)."""
    board: Board = st.board
    if st.taken[seat * board.cathedrals + number] != EMPTY:
        return False
    return has_pillar(st, seat, board.town_of[number]) and top_tile(st, number) != EMPTY


def can_pay(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat can pay for a cathedral: in stone, gold or silver (T-607, S-307)."""
    if st.cost[number] == EMPTY:
        return False  # on the side of a map that is not used
    price: i64 = price_of_contribution(st, seat, number)
    paid_with: i64 = st.board.paid_with[number]
    if paid_with == STONE:
        return goods_of(st, seat, STONE) >= price
    return st.silver[seat] >= price if paid_with == SILVER else can_spend(st, seat, price)


def top_tile(st: TiletumState, number: i64) -> i64:
    """Return the number of the highest tile left at a cathedral, EMPTY without one (T-607)."""
    board: Board = st.board
    for at in range(board.sacred_from[number], board.sacred_from[number + 1]):
        tile: i64 = board.sacred[at]
        left: bool = True
        for seat in range(st.seats):
            if st.taken[seat * board.cathedrals + number] == tile:
                left = False
        if left:
            return tile
    return EMPTY


def contribute(st: TiletumState, seat: i64, space: i64) -> None:
    """Pay the cost tile, take the top cathedral tile, score both numbers (T-607).

    A price in gold is paid already.
    """
    number: i64 = st.board.cathedral_at[space]
    price: i64 = price_of_contribution(st, seat, number)
    if st.board.paid_with[number] == STONE:
        pay_good(st, seat, STONE, price)
    elif st.board.paid_with[number] == SILVER:
        pay_silver(st, seat, price)
    take_cathedral_tile(st, seat, space)
    if level(st, seat, TECH_ARCHITECT) >= 2:
        step_up(st, seat, KING_STEPS)  # S-605


def take_cathedral_tile(st: TiletumState, seat: i64, space: i64) -> None:
    """Take the top cathedral tile and score its number and that of the cost tile (T-607)."""
    board: Board = st.board
    number: i64 = board.cathedral_at[space]
    cost: i64 = st.cost[number]
    top: i64 = top_tile(st, number)
    st.taken[seat * board.cathedrals + number] = top
    points: i64 = top + board.cost_points[cost]
    st.points[seat] += points
    tell(st, step_facts.CONTRIBUTED, seat, space, points)
