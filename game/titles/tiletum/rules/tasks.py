"""Tasks of a turn: contracts, helpers, crests and cathedrals (T-6, T-310)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, first_of, kind_of, pack, second_of, third_of
from game.engine.rows import count_of
from game.titles.tiletum.rules import (
    household,
    kinds,
    pieces,
    prices,
    silver,
    step_facts,
    stock,
    technologies,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import SCRATCH, ask, gain, is_main_action, main_action
from game.titles.tiletum.rules.state import TiletumState, tell

# Fulfilling contracts (T-604, T-605).

SYMBOL_POINTS: Final = 2  # with technology explorer III


def list_contracts(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the stored contracts that can be fulfilled, for each good of the "same" part."""
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        tile: i64 = st.store[slot]
        if not is_first_alike(st, seat, slot) or st.board.kind[tile] != kinds.CONTRACT_TILE:
            continue
        with_good: bool = st.board.same[tile] > 0
        for less in range(kinds.LESS_IRON + 1):
            if not may_be_less(st, seat, tile, less):
                continue
            for good in range(kinds.GOODS if with_good else 1):
                if can_fulfil(st, seat, tile, good, less):
                    named: i64 = good + 1 if with_good else 0
                    count = add_move(out, count, pack(kinds.FULFIL, tile, named, less))
    return count


def may_be_less(st: TiletumState, seat: i64, tile: i64, less: i64) -> bool:
    """Return whether a part is named that costs one less; one of several must be (S-606)."""
    if stock.level(st, seat, kinds.TECH_CONTRACT) == 0:
        return less == 0
    same: bool = st.board.same[tile] > 0
    wool: bool = st.board.wool[tile] > 0
    iron: bool = st.board.iron[tile] > 0
    if not ((same and (wool or iron)) or (wool and iron)):
        return less == 0
    if less == kinds.LESS_SAME:
        return same
    return wool if less == kinds.LESS_WOOL else less == kinds.LESS_IRON and iron


def part_less(st: TiletumState, seat: i64, tile: i64, less: i64) -> i64:
    """Return the part that costs one less: the one named, or the only one (S-606)."""
    if less > 0 or stock.level(st, seat, kinds.TECH_CONTRACT) == 0:
        return less
    board: Board = st.board
    if board.same[tile] + board.wool[tile] + board.iron[tile] < 2:
        return 0  # at least one good in all
    if board.same[tile] > 0:
        return kinds.LESS_SAME
    return kinds.LESS_WOOL if board.wool[tile] > 0 else kinds.LESS_IRON


def due(row: vec[i64], tile: i64, part: i64, less: i64) -> i64:
    """Return what a contract costs of the goods of a row: one less if theirs is that part."""
    return row[tile] - 1 if part == less else row[tile]


def can_fulfil(st: TiletumState, seat: i64, tile: i64, good: i64, less: i64) -> bool:
    """Return whether a seat can pay a contract, its "same" part with this good (T-604)."""
    part: i64 = part_less(st, seat, tile, less)
    wool: i64 = due(st.board.wool, tile, part, kinds.LESS_WOOL)
    iron: i64 = due(st.board.iron, tile, part, kinds.LESS_IRON)
    same: i64 = due(st.board.same, tile, part, kinds.LESS_SAME)
    if same > 0:
        if good == kinds.WOOL:
            wool += same
        elif good == kinds.IRON:
            iron += same
        elif stock.goods_of(st, seat, good) < same:
            return False
    enough: bool = stock.goods_of(st, seat, kinds.WOOL) >= wool
    return enough and stock.goods_of(st, seat, kinds.IRON) >= iron


def fulfil(st: TiletumState, seat: i64, tile: i64, with_good: i64, less: i64) -> None:
    """Fulfil a contract; it goes to the leftmost free space (T-604, T-605)."""
    board: Board = st.board
    part: i64 = part_less(st, seat, tile, less)
    if with_good > 0:
        stock.pay_good(st, seat, with_good - 1, due(board.same, tile, part, kinds.LESS_SAME))
    stock.pay_good(st, seat, kinds.WOOL, due(board.wool, tile, part, kinds.LESS_WOOL))
    stock.pay_good(st, seat, kinds.IRON, due(board.iron, tile, part, kinds.LESS_IRON))
    stock.take_from_store(st, seat, tile)
    at: i64 = stock.fulfilled(st, seat)
    st.contracts[seat * kinds.CONTRACT_SPACES + at] = tile
    st.points[seat] += board.points[tile]
    tell(st, step_facts.FULFILLED, seat, tile, board.points[tile])
    if at < board.contract_pillars:
        st.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE] += 1
        tell(st, step_facts.FREED_PILLAR, seat, at, 0)
    gain(st, seat, board.gain_of[tile])


# Helpers: bonus tiles that are used for their gain (T-308, T-603).


def is_first_alike(st: TiletumState, seat: i64, slot: i64) -> bool:
    """Return whether a tile lies in the storehouse and none like it before it."""
    tile: i64 = st.store[slot]
    return tile != kinds.EMPTY and (slot == seat * kinds.STORE or st.store[slot - 1] != tile)


def list_helpers(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the helpers that can be used (T-603)."""
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        if is_first_alike(st, seat, slot) and can_use(st, seat, st.store[slot]):
            count = add_move(out, count, pack(kinds.USE, st.store[slot], 0, 0))
    return count


def can_use(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a stored helper can be used as a task now: it has its effect, its cost can be
    paid, and a mine it brings is left (T-308, T-603, S-306, S-707).
    """
    kind: i64 = st.board.kind[tile]
    if kind == kinds.BOOST_TILE:
        return is_main_action(st)
    if kind != kinds.HELPER_TILE:
        return False
    at: i64 = st.board.gain_of[tile] * kinds.PARTS
    if st.board.parts[at + kinds.GAIN_BUILDING] > 0:
        first: i64 = seat * kinds.ROOMS
        return count_of(st.rooms, first, first + kinds.ROOMS, kinds.EMPTY) < kinds.ROOMS
    if st.board.silver == 0:
        return True
    if st.board.parts[at + kinds.GAIN_MINE] > 0 and st.mines[seat * kinds.SUPPLIES + 1] == 0:
        return False
    payable: bool = st.silver[seat] >= st.board.depths.pay_silver[tile]
    return payable and prices.can_spend(st, seat, st.board.depths.pay_gold[tile])


def use(st: TiletumState, seat: i64, tile: i64) -> None:
    """Use a helper; its tile goes to the discard pile first (T-603)."""
    stock.take_from_store(st, seat, tile)
    stock.throw_away(st, tile)
    tell(st, step_facts.USED, seat, tile, 0)
    if st.board.silver > 0:
        stock.pay_silver(st, seat, st.board.depths.pay_silver[tile])
    if st.board.kind[tile] == kinds.BOOST_TILE:
        household.add_points_of_action(st, seat, st.board.boost[tile])
    else:
        gain(st, seat, st.board.gain_of[tile])


# Tasks: what can be done at the start of a turn and during its main action (T-601, T-310).


def has_task(st: TiletumState, seat: i64) -> bool:
    """Return whether any task is possible now."""
    if prices.can_spend(st, seat, kinds.BUY_COST) or list_helpers(st, seat, SCRATCH, 0) > 0:
        return True
    if list_contracts(st, seat, SCRATCH, 0) > 0 or list_crests(st, seat, SCRATCH, 0) > 0:
        return True
    if st.board.silver == 0 and stock.goods_of(st, seat, kinds.STONE) == 0:
        return False
    if next_contribution(st, seat, kinds.EMPTY) != kinds.EMPTY:
        return True
    return st.board.silver > 0 and list_tasks_below(st, seat, SCRATCH, 0) > 0


def is_symbol_open(st: TiletumState, seat: i64) -> bool:
    """Return whether the step of the symbol may be made: in the main action (S-205)."""
    return st.symbol > 0 and main_action(st) != kinds.EMPTY and silver.has_explorer(st, seat)


def list_tasks_below(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write levels, explorers and the step of the symbol (S-205, S-304, S-601)."""
    count = technologies.list_raises(st, seat, 0, out, count)
    count = silver.list_new_explorers(st, seat, st.silver[seat], out, count)
    if not is_symbol_open(st, seat):
        return count
    if stock.level(st, seat, kinds.TECH_EXPLORER) >= 3:
        return add_move(out, count, pack(kinds.SYMBOL_ACTION, 0, 0, 0))
    return silver.list_explorer_steps(st, seat, kinds.SYMBOL, out, count)


def list_tasks(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the tasks after the first `count` moves; return how many moves there are then."""
    if prices.can_spend(st, seat, kinds.BUY_COST):
        for good in range(kinds.FOOD, kinds.GOODS):
            count = add_move(out, count, pack(kinds.BUY, good, 0, 0))
    count = list_helpers(st, seat, out, count)
    count = list_contracts(st, seat, out, count)
    count = list_crests(st, seat, out, count)
    space: i64 = next_contribution(st, seat, kinds.EMPTY)
    while space != kinds.EMPTY:
        count = add_move(out, count, pack(kinds.CONTRIBUTE, space, 0, 0))
        space = next_contribution(st, seat, st.board.cathedral_at[space])
    return list_tasks_below(st, seat, out, count) if st.board.silver > 0 else count


def is_task_move(move: i64) -> bool:
    """Return whether a move is a task."""
    kind: i64 = kind_of(move)
    return kinds.BUY <= kind <= kinds.CONTRIBUTE or kinds.RAISE <= kind <= kinds.SYMBOL_ACTION


def do_task(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a task; its price in gold is paid already."""
    kind: i64 = kind_of(move)
    if kind == kinds.BUY:
        stock.gain_good(st, seat, first_of(move), 1)
    elif kind == kinds.USE:
        use(st, seat, first_of(move))
    elif kind == kinds.FULFIL:
        fulfil(st, seat, first_of(move), second_of(move), third_of(move))
    elif kind == kinds.CREST:
        place_crest(st, seat, first_of(move), second_of(move))
    elif kind == kinds.CONTRIBUTE:
        contribute(st, seat, first_of(move))
    elif kind == kinds.RAISE:
        technologies.raise_level(st, seat, first_of(move), 0)
    elif kind == kinds.HIRE:
        number: i64 = st.board.depths.map_of[first_of(move)]
        stock.pay_silver(st, seat, st.board.depths.explorer_cost[number])
        silver.hire(st, seat, number)
    elif kind == kinds.SYMBOL:
        st.symbol = 0
        silver.step_below(st, seat, first_of(move))
    else:
        st.symbol = 0
        ask(st, kinds.ACT_Q, kinds.EXPLORER, SYMBOL_POINTS, 0)


# Placing crests below buildings, and contributing to cathedrals (T-606, T-607).


def food_for(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return the food for a crest below a building; character I makes it cheaper (S-609)."""
    less: i64 = 1 if stock.level(st, seat, kinds.TECH_CHARACTER) >= 1 else 0
    return st.board.crest_food[building] - less


def list_crests(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write where the stored crests can be placed (T-606)."""
    food: i64 = stock.goods_of(st, seat, kinds.FOOD)
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        tile: i64 = st.store[slot]
        if tile == kinds.EMPTY or st.board.kind[tile] != kinds.CREST_TILE:
            continue
        crest: i64 = st.board.crest_of[tile]
        for building in range(kinds.BUILDINGS):
            free: bool = st.crests[seat * kinds.BUILDINGS + building] == kinds.EMPTY
            if free and food_for(st, seat, building) <= food:
                count = add_move(out, count, pack(kinds.CREST, crest, building, 0))
    return count


def place_crest(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Pay the food and put a stored crest below a building (T-606)."""
    stock.pay_good(st, seat, kinds.FOOD, food_for(st, seat, building))
    stock.take_from_store(st, seat, stock.stored_crest(st, seat, crest))
    household.put_crest(st, seat, crest, building)


# Contributing to cathedrals (T-607).


def next_contribution(st: TiletumState, seat: i64, after: i64) -> i64:
    """Return the space of the next cathedral after one a seat can contribute to (T-607)."""
    board: Board = st.board
    for number in range(after + 1, board.cathedrals):
        if board.is_open[number] > 0 and can_contribute(st, seat, number):
            return board.town_of[number]
    return kinds.EMPTY


def can_contribute(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat can contribute to an open cathedral (T-607)."""
    return can_pay(st, seat, number) and may_contribute(st, seat, number)


def may_contribute(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat has a pillar there, has not contributed, and a tile is left (T-607)."""
    board: Board = st.board
    if st.taken[seat * board.cathedrals + number] != kinds.EMPTY:
        return False
    here: bool = pieces.stands_in(st, seat, kinds.PILLAR_PIECE, board.town_of[number])
    return here and top_tile(st, number) != kinds.EMPTY


def can_pay(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether a seat can pay for a cathedral: in stone, gold or silver (T-607, S-307)."""
    if st.cost[number] == kinds.EMPTY:
        return False  # on the side of a map that is not used
    price: i64 = prices.price_of_contribution(st, seat, number)
    paid_with: i64 = st.board.paid_with[number]
    if paid_with == kinds.STONE:
        return stock.goods_of(st, seat, kinds.STONE) >= price
    if paid_with == kinds.SILVER:
        return st.silver[seat] >= price
    return prices.can_spend(st, seat, price)


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
    return kinds.EMPTY


def contribute(st: TiletumState, seat: i64, space: i64) -> None:
    """Pay the cost tile, take the top cathedral tile, score both numbers (T-607).

    A price in gold is paid already.
    """
    number: i64 = st.board.cathedral_at[space]
    price: i64 = prices.price_of_contribution(st, seat, number)
    if st.board.paid_with[number] == kinds.STONE:
        stock.pay_good(st, seat, kinds.STONE, price)
    elif st.board.paid_with[number] == kinds.SILVER:
        stock.pay_silver(st, seat, price)
    take_cathedral_tile(st, seat, space)
    if stock.level(st, seat, kinds.TECH_ARCHITECT) >= 2:
        stock.step_up(st, seat, kinds.KING_STEPS)  # S-605


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
