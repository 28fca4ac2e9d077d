"""Scores of actions by what they gain for each work point."""

from ai.titles.tinners_trail import action_gains
from ai.titles.tinners_trail.expansions import expansion_score
from ai.titles.tinners_trail.mine_worth import MeanTileContents, mine_worth
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.developments import rightmost_available_pump_group_cell
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points


def gain_of_starting_auction(st: TrailState, tiles: MeanTileContents, seat: i64, area: i64) -> i64:
    """Return the gain, in pence, of starting an auction in the area and winning it slightly above
    the minimum (A, C-9).
    """
    worth: i64 = mine_worth(st, tiles, seat, area) + st.board.build_work_cost * WORK_POINT_PENCE
    return worth - auction_price_pence_near_minimum_bid(st)


def auction_price_pence_near_minimum_bid(st: TrailState) -> i64:
    """Return the expected price, in pence, of an auction that is won slightly above the minimum
    (A-3, C-9)."""
    guess: i64 = 1
    if st.board.is_edition_2007:
        guess = 3
    return (minimum_opening_bid(st) + guess) * POUND_PENCE


def action_pence_per_work_point(st: TrailState, tiles: MeanTileContents, move: i64) -> i64:
    """Return the estimated gain of an action, in pence per work point.

    The gain of an extraction or of pumps is not divided, since these cost one work point; the gain
    of passing is per work point left.
    """
    seat: i64 = st.to_move
    kind: i64 = kind_of_move(move)
    where: i64 = first_field_of_move(move)
    if kind == kinds.BUILD_MINE_MOVE:
        return gain_of_starting_auction(st, tiles, seat, where) // st.board.build_work_cost
    if kind == kinds.EXTRACT_ORE_MOVE:
        return action_gains.extraction_gain(
            st, where, second_field_of_move(move), third_field_of_move(move)
        )
    if kind == kinds.DEVELOP_MINER_MOVE:
        return action_gains.miner_gain(st, seat, where) // st.board.miner_work_cost
    if kind == kinds.DEVELOP_PORT_MOVE:
        return action_gains.port_gain(st, seat, where) // st.board.port_work_cost
    if kind == kinds.DEVELOP_TRAIN_MOVE:
        return action_gains.train_gain(st, seat, where) // st.board.train_work_cost
    if kind == kinds.DEVELOP_ADIT_MOVE:
        return action_gains.adit_gain(st, seat, where) // st.board.adit_work_cost
    if kind == kinds.DEVELOP_PUMPS_MOVE:
        return action_gains.pumps_gain(st, seat, st.pumps[rightmost_available_pump_group_cell(st)])
    if kind == kinds.SELL_PASTIES_MOVE:
        return POUND_PENCE
    if kind == kinds.PASS_MOVE:
        return action_gains.passing_gain_per_work_point(st, seat, remaining_work_points(st, seat))
    return expansion_score(st, move)
