"""How good each task looks now: what it brings less what it costs, in cents."""

from __future__ import annotations

from typing import Final

from ai.titles.tiletum.below_scores import task_below
from ai.titles.tiletum.deeds import Deeds
from ai.titles.tiletum.seat_outlook import POINT, SeatOutlook
from ai.titles.tiletum.tables import Tables
from ai.titles.tiletum.tiles import crest_worth, fulfilment_worth, space_left
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import top_tile
from game.titles.tiletum.rules.kinds import (
    BOOST_TILE,
    BUY,
    BUY_COST,
    CONTRIBUTE,
    CREST,
    EMPTY,
    FULFIL,
    GAIN_ACTION,
    GAIN_BUILDING,
    GOLD,
    IRON,
    KING,
    PARTS,
    SILVER,
    STONE,
    USE,
    WOOL,
)
from game.titles.tiletum.rules.paying import price_of_contribution
from game.titles.tiletum.rules.questions import main_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of

FIRST: Final = 100_000  # what is worth doing at once stands before everything else
ENOUGH: Final = 60  # cents for each point of action a helper should bring now
A_CALL: Final = 110  # cents a character of a building that is called
NOT_NOW: Final = -100
BUYING: Final = 40  # cents for completing something with a good that is bought


def task_score(st: TiletumState, deeds: Deeds, move: i64) -> i64:
    """Return how good a task looks: before everything else, or not now."""
    cents: i64 = task_worth(st, deeds, move)
    return cents + FIRST if cents > 0 else cents + NOT_NOW


def task_worth(st: TiletumState, deeds: Deeds, move: i64) -> i64:
    """Return what a task brings less what it costs."""
    kind: i64 = kind_of(move)
    outlook: SeatOutlook = deeds.outlook
    if kind == FULFIL:
        return fulfil_worth(st, outlook, first_of(move), second_of(move))
    if kind == CONTRIBUTE:
        return contribution_worth(st, outlook, st.board.cathedral_at[first_of(move)])
    if kind == CREST:
        return placing_worth(st, deeds, second_of(move))
    if kind == BUY:
        return buying_worth(st, outlook, first_of(move))
    if kind == USE:
        return use_worth(st, deeds, first_of(move))
    return task_below(st, deeds, move)


def fulfil_worth(st: TiletumState, outlook: SeatOutlook, tile: i64, with_good: i64) -> i64:
    """Return what fulfilling a contract brings: the cheaper the good of the rest, the better."""
    board: Board = st.board
    cents: i64 = fulfilment_worth(st, outlook, tile)
    cents -= outlook.needs.idle * (board.wool[tile] + board.iron[tile])
    if with_good > 0:
        cents -= spent(st, outlook, with_good - 1, board.same[tile])
    return cents


def spent(st: TiletumState, outlook: SeatOutlook, good: i64, number: i64) -> i64:
    """Return the cents of goods that are paid where others would do."""
    held: i64 = goods_of(st, outlook.seat, good)
    cents: i64 = number * outlook.needs.idle
    set_aside: i64 = 0
    if good in (STONE, GOLD, WOOL, IRON):
        set_aside = outlook.needs.needed[good] - number
    if held - number < set_aside:
        cents += number * outlook.needs.idle
    return cents


def contribution_worth(st: TiletumState, outlook: SeatOutlook, number: i64) -> i64:
    """Return what contributing to a cathedral brings, its price paid."""
    board: Board = st.board
    points: i64 = top_tile(st, number) + board.cost_points[st.cost[number]]
    cents: i64 = points * POINT + outlook.fairs.cathedral
    price: i64 = price_of_contribution(st, outlook.seat, number)
    if board.paid_with[number] == SILVER:
        return cents - price * POINT // 2
    return cents - price * outlook.needs.idle


def placing_worth(st: TiletumState, deeds: Deeds, building: i64) -> i64:
    """Return what a crest below a building brings; it may wait for a better building."""
    outlook: SeatOutlook = deeds.outlook
    return crest_worth(st, outlook, building)


def buying_worth(st: TiletumState, outlook: SeatOutlook, good: i64) -> i64:
    """Return what a good brings that is bought: much only where it completes something."""
    wanted: i64 = outlook.needs.wanted[good]
    gold: i64 = goods_of(st, outlook.seat, GOLD) - outlook.needs.needed[GOLD]
    if wanted == 0 or gold < wanted * BUY_COST:
        return 0
    cost: i64 = BUY_COST * outlook.needs.idle
    return outlook.needs.worth(good, 1) + BUYING - cost


def use_worth(st: TiletumState, deeds: Deeds, tile: i64) -> i64:
    """Return what a helper brings now, 0 where it should wait."""
    board: Board = st.board
    outlook: SeatOutlook = deeds.outlook
    last: bool = outlook.dice == 0 or space_left(st, outlook.seat) == 0
    if board.kind[tile] == BOOST_TILE:
        return boost_worth(st, deeds, board.boost[tile], last)
    at: i64 = board.gain_of[tile] * PARTS
    for action in range(board.actions):
        points: i64 = board.parts[at + GAIN_ACTION + action]
        if points > 0:
            cents: i64 = deeds.promise(st, action, points)
            enough: bool = last or cents >= 2 * ENOUGH * points
            return cents if enough else 0
    if board.parts[at + GAIN_BUILDING] > 0:
        return A_CALL * (2 if last else 0)
    tables: Tables = outlook.tables
    return tables.gain[board.gain_of[tile]] if last or st.depth == 0 else 0


def boost_worth(st: TiletumState, deeds: Deeds, boost: i64, last: bool) -> i64:
    """Return what points of action bring more in the main action."""
    at: i64 = main_action(st)
    if at == EMPTY:
        return 0
    action: i64 = st.stack[at + 1]
    points: i64 = st.stack[at + 2]
    if action == KING:
        return deeds.outlook.steps_worth(st, boost)
    more: i64 = deeds.promise(st, action, points + boost) - deeds.promise(st, action, points)
    return more if last or more >= ENOUGH * 2 * boost else 0
