"""Invariants of shared parts: cathedrals, king track, order, wheel, tokens, fairs."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import count_number_in_cells
from game.titles.tiletum.rules import chances, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use


def first_broken_shared_part_invariant(before: TiletumState, after: TiletumState) -> str:
    """Return the first invariant about cathedrals, king track, order, wheel, tokens, fairs and
    uninvolved seats that a step breaks, NO_BROKEN_INVARIANT for none.
    """
    for number in range(after.board.cathedral_count):
        if not are_seat_tiles_of_cathedral_valid(after, number):
            return invariant.CATHEDRAL_TILES_INVARIANT
        if not is_cathedral_cost_valid(before, after, number):
            return invariant.CATHEDRAL_COSTS_INVARIANT
    if not is_king_track_valid(after):
        return invariant.KING_TRACK_INVARIANT
    if not is_turn_order_valid(before, after):
        return invariant.TURN_ORDER_INVARIANT
    if not is_action_wheel_valid(before, after):
        return invariant.ACTION_WHEEL_INVARIANT
    if not are_corruption_tokens_valid(after):
        return invariant.CORRUPTION_TOKENS_INVARIANT
    for at in range(2 * kinds.ROUND_COUNT):  # four different fairs stay where they are
        if after.fair[at] != before.fair[at]:
            return invariant.FAIR_TILES_INVARIANT
    return (
        invariant.NO_BROKEN_INVARIANT
        if are_points_and_goods_of_others_unchanged(before, after)
        else invariant.OTHER_SEATS_UNCHANGED_INVARIANT
    )


def are_seat_tiles_of_cathedral_valid(st: TiletumState, cathedral: i64) -> bool:
    """Return whether each seat's tile of this cathedral belongs to it and no two seats have the
    same one."""
    board: Board = st.board
    first: i64 = board.first_tile_of_cathedral[cathedral]
    for seat in range(st.seats):
        tile: i64 = st.taken[seat * board.cathedral_count + cathedral]
        if tile == kinds.EMPTY:
            continue
        if (
            count_number_in_cells(
                board.cathedral_tiles, first, board.first_tile_of_cathedral[cathedral + 1], tile
            )
            == 0
        ):
            return False
        for other in range(seat):
            if st.taken[other * board.cathedral_count + cathedral] == tile:
                return False
    return True


def is_cathedral_cost_valid(before: TiletumState, after: TiletumState, cathedral: i64) -> bool:
    """Return whether the cost tile of a cathedral has not changed and is one that is paid in the
    cathedral's kind of payment; a cathedral that is closed or not in play must have none."""
    cost: i64 = after.cost[cathedral]
    if cost != before.cost[cathedral]:
        return False
    if after.board.is_cathedral_open[cathedral] == 0 or not is_space_on_map_side_in_use(
        after, after.board.town_of_cathedral[cathedral]
    ):
        return cost == kinds.EMPTY
    if cost < 0 or cost >= after.board.cost_tile_kind_count:
        return False
    return after.board.cost_tile_good[cost] == after.board.payment_good_of_cathedral[cathedral]


def is_king_track_valid(st: TiletumState) -> bool:
    """Return whether every marker is on the track, and `king_order` lists each seat once, none on a
    higher space than the seat before it."""
    if not holds_each_number_once(st.king_order, st.seats):
        return False
    for place in range(st.seats):
        space: i64 = st.king[st.king_order[place]]
        if not st.board.king_track_lowest_space <= space <= st.board.king_track_highest_space:
            return False
        if place > 0 and st.king[st.king_order[place - 1]] < space:
            return False
    return True


def holds_each_number_once(row: vec[i64], number_count: i64) -> bool:
    """Return whether the first `number_count` cells of a row hold each number from 0 to
    `number_count` - 1 once."""
    for place in range(number_count):
        if row[place] < 0 or row[place] >= number_count:
            return False
        for other in range(place):
            if row[other] == row[place]:
                return False
    return True


def is_turn_order_valid(before: TiletumState, after: TiletumState) -> bool:
    """Return whether the order holds each seat once, and changes only with the round, phase or
    step."""
    same: bool = before.round == after.round and before.phase == after.phase
    for place in range(after.seats):
        changed: bool = after.order[place] != before.order[place]
        if changed and same and before.step == after.step:
            return False
    return holds_each_number_once(after.order, after.seats)


def is_action_wheel_valid(before: TiletumState, after: TiletumState) -> bool:
    """Return whether the wheel holds each action once and has turned one place for each new
    round."""
    turned: i64 = after.round - before.round
    for value in range(kinds.ACTION_COUNT):
        if after.wheel[value] != before.wheel[(value + turned) % kinds.ACTION_COUNT]:
            return False
    return holds_each_number_once(after.wheel, kinds.ACTION_COUNT)


def are_corruption_tokens_valid(st: TiletumState) -> bool:
    """Return whether only turns begun have a token and no token is turned over more often than
    it exists."""
    for at in range(kinds.TURNS_PER_ROUND):
        token: i64 = st.tokens[at]
        if token < kinds.EMPTY or token >= i64(len(st.board.corruption_token_counts)):
            return False
        if token != kinds.EMPTY and chances.count_tokens_left(st, token) < 0:
            return False
        if token != kinds.EMPTY and at >= st.turn:
            return False
    return True


def are_points_and_goods_of_others_unchanged(before: TiletumState, after: TiletumState) -> bool:
    """Return whether a step within one seat's turn leaves the points and goods of all other seats
    unchanged.
    """
    if (
        before.round != after.round
        or before.seat != after.seat
        or after.phase not in (kinds.TURN_PHASE, kinds.PLAY_PHASE)
    ):
        return True
    for seat in range(after.seats):
        if seat == after.seat:
            continue
        if after.points[seat] != before.points[seat]:
            return False
        for good in range(seat * kinds.GOOD_COUNT, (seat + 1) * kinds.GOOD_COUNT):
            if after.goods[good] != before.goods[good]:
                return False
    return True
