"""The Cardinal's tasks: cathedrals, contracts, crests, again and again (C-310 to C-312)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import GOLD_FOR_GOOD, PRECIOUS_MATERIALS
from game.titles.tiletum.rules.cardinal.tiles import place
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CONTRACT_SPACES,
    EMPTY,
    FOOD,
    GAIN_ACTION,
    GAIN_SILVER,
    GOLD,
    IRON,
    KING,
    PARTS,
    SILVER,
    STONE,
    WOOL,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, gain_silver, goods_of, pay_good, pay_silver
from game.titles.tiletum.rules.tasks import (
    can_contribute,
    may_contribute,
    take_cathedral_tile,
    top_tile,
)
from game.titles.tiletum.rules.telling import tell


def do_tasks(st: TiletumState, seat: i64) -> None:
    """Do every task he can, from the first on after each (C-310)."""
    while give(st, seat) or fulfil_one(st, seat) or place_one(st, seat):
        pass


def give(st: TiletumState, seat: i64) -> bool:
    """Contribute where he can: more points, lower cost, order of the data (C-310)."""
    board: Board = st.board
    found: i64 = EMPTY
    most: i64 = EMPTY
    for number in range(board.cathedrals):
        if board.is_open[number] == 0 or not can_give(st, seat, number):
            continue
        cost: i64 = st.cost[number]
        points: i64 = top_tile(st, number) + board.cost_points[cost]
        value: i64 = points * 100 + (99 - board.cost_stone[cost])
        if value > most:
            found = number
            most = value
    if found == EMPTY:
        return False
    pay_cathedral(st, seat, found)
    take_cathedral_tile(st, seat, board.town_of[found])
    return True


def can_give(st: TiletumState, seat: i64, number: i64) -> bool:
    """Return whether he can contribute; Precious Materials pay for any cathedral (S-913)."""
    if not is_precious(st):
        return can_contribute(st, seat, number)
    if not may_contribute(st, seat, number):
        return False
    means: i64 = goods_of(st, seat, STONE) + goods_of(st, seat, GOLD) + st.silver[seat]
    return means >= st.board.cost_stone[st.cost[number]]


def is_precious(st: TiletumState) -> bool:
    """Return whether stone, gold and silver may all pay any cost (S-913)."""
    return st.board.silver > 0 and st.challenges[PRECIOUS_MATERIALS] > 0


def pay_cathedral(st: TiletumState, seat: i64, number: i64) -> None:
    """Pay the cost tile in its kind, or in stone, gold and silver in that order (S-913)."""
    due: i64 = st.board.cost_stone[st.cost[number]]
    paid_with: i64 = st.board.paid_with[number]
    for kind in (STONE, GOLD, SILVER):
        if kind != paid_with and not is_precious(st):
            continue
        if kind == SILVER:
            pay_silver(st, seat, due)
            return
        paid: i64 = at_most(due, goods_of(st, seat, kind))
        pay_good(st, seat, kind, paid)
        due -= paid
        if due == 0:
            return


def gold_for(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return the gold for the named goods a contract wants and he has not (C-311)."""
    missing: i64 = 0
    if st.board.wool[tile] > goods_of(st, seat, WOOL):
        missing += st.board.wool[tile] - goods_of(st, seat, WOOL)
    if st.board.iron[tile] > goods_of(st, seat, IRON):
        missing += st.board.iron[tile] - goods_of(st, seat, IRON)
    return missing * GOLD_FOR_GOOD


def can_pay(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether he can pay an open contract (C-311)."""
    gold: i64 = goods_of(st, seat, GOLD) - gold_for(st, seat, tile)
    if gold < 0:
        return False
    wool: i64 = goods_of(st, seat, WOOL) - st.board.wool[tile]
    iron: i64 = goods_of(st, seat, IRON) - st.board.iron[tile]
    if wool > 0:
        gold += wool
    if iron > 0:
        gold += iron
    return gold >= st.board.same[tile]


def fulfil_one(st: TiletumState, seat: i64) -> bool:
    """Fulfil the open contract with most points he can pay; tiles lie by name (C-311)."""
    found: i64 = EMPTY
    for at in range(CONTRACT_SPACES):
        tile: i64 = st.open[at]
        if tile == EMPTY or not can_pay(st, seat, tile):
            continue
        if found == EMPTY or st.board.points[tile] > st.board.points[st.open[found]]:
            found = at
    if found == EMPTY:
        return False
    done: i64 = st.open[found]
    for at in range(found, CONTRACT_SPACES - 1):
        st.open[at] = st.open[at + 1]
    st.open[CONTRACT_SPACES - 1] = EMPTY
    pay(st, seat, done)
    st.contracts[seat * CONTRACT_SPACES + fulfilled(st, seat)] = done
    st.points[seat] += st.board.points[done]
    tell(st, step_facts.FULFILLED, seat, done, st.board.points[done])
    extra: i64 = st.board.gain_of[done] * PARTS
    step_up(st, seat, st.board.parts[extra + GAIN_ACTION + KING])
    gain_silver(st, seat, st.board.parts[extra + GAIN_SILVER])
    return True


def pay(st: TiletumState, seat: i64, tile: i64) -> None:
    """Pay named goods, gold for missing ones, and alike ones of what he has most (C-311)."""
    gold: i64 = gold_for(st, seat, tile)
    pay_good(st, seat, WOOL, at_most(st.board.wool[tile], goods_of(st, seat, WOOL)))
    pay_good(st, seat, IRON, at_most(st.board.iron[tile], goods_of(st, seat, IRON)))
    pay_good(st, seat, GOLD, gold)
    for _good in range(st.board.same[tile]):
        most: i64 = IRON
        if goods_of(st, seat, WOOL) > goods_of(st, seat, most):
            most = WOOL
        if goods_of(st, seat, GOLD) > goods_of(st, seat, most):
            most = GOLD
        pay_good(st, seat, most, 1)


def at_most(wanted: i64, held: i64) -> i64:
    """Return the smaller of two numbers."""
    return wanted if wanted < held else held


def place_one(st: TiletumState, seat: i64) -> bool:
    """Place a crest below the cheapest free building he can pay, the rightmost (C-312)."""
    crest: i64 = 0
    while crest < st.board.crest_kinds and st.hand[crest] == 0:
        crest += 1
    if crest == st.board.crest_kinds:
        return False
    found: i64 = EMPTY
    for building in range(BUILDINGS):
        if st.crests[seat * BUILDINGS + building] != EMPTY:
            continue
        if found == EMPTY or st.board.crest_food[building] <= st.board.crest_food[found]:
            found = building
    if found == EMPTY or st.board.crest_food[found] > goods_of(st, seat, FOOD):
        return False
    st.hand[crest] -= 1
    pay_good(st, seat, FOOD, st.board.crest_food[found])
    place(st, seat, crest, found)
    return True
