"""Invariants of money: what a step does to a seat's pounds, calculated independently."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants.kinds import (
    MONEY_BALANCE_INVARIANT,
    NO_BROKEN_INVARIANT,
    POINTS_BALANCE_INVARIANT,
)
from game.titles.tinners_trail.rules.invariants.of_points import is_point_change_valid
from game.titles.tinners_trail.rules.invariants.step_facts import (
    auction_winner_seat,
    has_ore_been_sold,
    winning_bid_pounds,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_money_and_points(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the invariant that a step breaks by a seat's money or points, NO_BROKEN_INVARIANT for
    none; Lord Wallace's money is not checked."""
    for seat in range(before.seats):
        if seat != before.board.wallace_seat:
            pounds: i64 = before.money[seat] + net_income_without_sale_and_investments(
                before, move, after, seat
            )
            if has_ore_been_sold(before, after):
                pounds += ore_proceeds(before, move, after, seat)
            invests_all: bool = (
                after.phase == kinds.GAME_OVER_PHASE and not before.board.is_edition_2007
            )
            in_points: i64 = pounds // 5 * 5 if invests_all else 0
            if kind_of_move(move) == kinds.INVEST_MOVE and seat == before.to_move:
                in_points = first_field_of_move(move)
            if after.money[seat] != pounds - in_points:
                return MONEY_BALANCE_INVARIANT
            if before.board.is_edition_2007:
                continue  # in 2007 the points are checked by the boxes (C-25)
            if not is_point_change_valid(before, move, after, seat, in_points):
                return POINTS_BALANCE_INVARIANT
    return NO_BROKEN_INVARIANT


def net_income_without_sale_and_investments(
    before: TrailState, move: i64, after: TrailState, seat: i64
) -> i64:
    """Return the pounds that a seat got minus those it paid in a step, without the sale and
    investments.
    """
    pounds: i64 = net_income_of_auction(before, move, after, seat)
    if after.round > before.round and before.board.has_emigration:
        for token in range(before.round):  # E-6: every token of the rounds before
            if (
                before.emigrated[token * kinds.EMIGRATION_PLACE_COUNT + kinds.KIMBERLEY_PLACE]
                == seat
            ):
                pounds += before.board.kimberley_pounds[token]
    if seat == before.to_move:
        pounds += net_income_of_move(before, move)
    return pounds


def net_income_of_move(before: TrailState, move: i64) -> i64:
    """Return the pounds that the deciding seat earns by its move, below 0 if it costs money (X-3,
    A-7, D-8, AR-5, E-6)."""
    kind: i64 = kind_of_move(move)
    if kind == kinds.EXTRACT_ORE_MOVE:
        return (
            -(second_field_of_move(move) + third_field_of_move(move))
            * before.water[first_field_of_move(move)]
        )
    if kind == kinds.SELL_PASTIES_MOVE:
        return 1
    if kind == kinds.SELL_ARSENIC_MOVE:
        return arsenic_proceeds(before, before.ore_arsenic[before.to_move])
    if kind == kinds.EMIGRATE_MOVE and second_field_of_move(move) == kinds.KIMBERLEY_PLACE:
        return before.board.kimberley_pounds[before.round - 1]
    if kind == kinds.PLAY_CARD_MOVE and first_field_of_move(move) != kinds.NO_CARD_FIELD:
        return -before.board.card_value[first_field_of_move(move) - kinds.FIRST_HAND_CARD_FIELD]
    return 0


def net_income_of_auction(before: TrailState, move: i64, after: TrailState, seat: i64) -> i64:
    """Return the pounds that a seat gets by the auction ending in this step: the tile's bonus less
    the bid for the winner, the insurance for the opener, 0 for others (A-5, A-7, K-2)."""
    winner: i64 = auction_winner_seat(before, move, after)
    if winner == kinds.EMPTY:
        return 0
    price: i64 = winning_bid_pounds(before, move, winner)
    if seat == winner:
        if before.board.is_edition_2007:
            return -price
        return before.board.money_bonus_of_tile[before.tile[before.area]] - price
    if seat == before.opener and before.survey_from == kinds.HAND_CARD_SOURCE:
        return price - price // 2
    return 0


def arsenic_proceeds(before: TrailState, cube_count: i64) -> i64:
    """Return the pounds for this number of arsenic cubes, sold into the most valuable empty
    spaces (AR-5)."""
    pounds: i64 = 0
    left: i64 = cube_count
    for space in range(
        before.board.first_arsenic_space_of_round[before.round - 1],
        before.board.arsenic_market_space_count,
    ):
        if left > 0 and before.market[space] == 0:
            pounds += before.board.arsenic_market_pounds[space]
            left -= 1
    return (
        pounds + left * before.board.arsenic_market_pounds[before.board.arsenic_market_space_count]
    )


def ore_proceeds(before: TrailState, move: i64, after: TrailState, seat: i64) -> i64:
    """Return the pounds that a seat's ore brings in phase 3, with the move's extraction and
    Adelaide's price rise (I-1, E-7)."""
    tin: i64 = before.ore_tin[seat]
    copper: i64 = before.ore_copper[seat]
    if (
        kind_of_move(move) == kinds.EXTRACT_ORE_MOVE and seat == before.to_move
    ):  # the last action of 2007
        tin += second_field_of_move(move)
        copper += third_field_of_move(move)
    pounds: i64 = tin * before.tin_price + copper * before.copper_price
    if before.board.has_emigration:
        column: i64 = before.round - 1
        if after.emigrated[column * kinds.EMIGRATION_PLACE_COUNT + kinds.ADELAIDE_PLACE] == seat:
            chosen: i64 = before.board.adelaide_named_ore_pounds[column]
            other: i64 = before.board.adelaide_other_ore_pounds[column]
            if (
                kind_of_move(move) == kinds.CHOOSE_ADELAIDE_ORE_MOVE
                and first_field_of_move(move) != 0
            ):  # copper is named
                pounds += tin * other + copper * chosen
            else:
                pounds += tin * chosen + copper * other
    return pounds
