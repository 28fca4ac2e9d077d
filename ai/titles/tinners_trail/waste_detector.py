"""Detects moves of Tinners' Trail that cost money or work and cannot bring anything."""

# interpreted: asked once a move of one decision

from typing import Final, cast

from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

INVESTMENT_STEP_POUNDS: Final = 5  # pounds of an investment (I-2)
PIECE_MOVE_KINDS: Final = (
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
)
ROWS_CHANGED_BY_USEFUL_PIECE: Final = (
    "tin",
    "copper",
    "water",
    "miner",
    "port",
    "train",
)  # rows a piece may change


class TrailWasteDetector:
    """Detects wasteful moves in Tinners' Trail: ore extracted at a cost above its price, bids
    higher than needed or than the mine can earn, pumps without use, and in the last round of games
    without expansions moves that lead to no extraction and no points."""

    def __init__(self, rules: Rules) -> None:
        """Store the rules, with which the effect of pieces is tried."""
        self._rules = rules

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return whether a legal move is wasteful: ore extracted below its cost, a wasteful bid,
        pumps that are not used or of no use; and in the last round moves that lead to no extraction
        and no points.
        """
        st = cast("TrailState", view)
        kind = kind_of_move(move)
        if kind == kinds.EXTRACT_ORE_MOVE:
            return extracts_any_ore_below_cost(st, move)
        if kind == kinds.BID_MOVE:
            return is_wasteful_bid(st, int(first_field_of_move(move)))
        if kind == kinds.PLACE_PUMP_MOVE:
            return not first_field_of_move(move) and any(
                has_water_and_extractable_ore(st, area) for area in _own_mine_areas(st)
            )
        if kind == kinds.DEVELOP_PUMPS_MOVE and not any(
            st.water[area] for area in _own_mine_areas(st)
        ):
            return True
        if st.round < kinds.ROUND_COUNT or st.board.has_expansion_rows:
            return False
        return self._is_wasteful_in_last_round(st, move)

    def pounds_or_goods_held(self, view: State, seat: int) -> int:
        """Return the seat's money in pounds."""
        return int(cast("TrailState", view).money[seat])

    def _is_wasteful_in_last_round(self, st: TrailState, move: int) -> bool:
        """Return whether a move in the last round leads to no extraction and no points."""
        kind = kind_of_move(move)
        if kind == kinds.BUILD_MINE_MOVE:
            return not can_new_mine_earn(
                st,
                int(first_field_of_move(move)),
                int(minimum_opening_bid(st)),
                _work_left_after_build(st),
            )
        if kind == kinds.PLAY_CARD_MOVE:
            return first_field_of_move(
                move
            ) != kinds.NO_CARD_FIELD and not _has_work_for_extraction(st, 0)
        if kind == kinds.DEVELOP_PUMPS_MOVE:
            is_of_use = any(has_water_and_extractable_ore(st, area) for area in _own_mine_areas(st))
            return not is_of_use or not _has_work_for_extraction(st, int(st.board.pumps_work_cost))
        if kind in PIECE_MOVE_KINDS:
            return not self._is_piece_useful(st, move)
        if kind == kinds.PASS_MOVE:
            return any(
                does_move_let_last_seat_invest_more(st, code)
                for code in self._rules.legal_codes(st)
            )
        return (
            kind == kinds.INVEST_MOVE
            and bool(st.board.is_edition_2007)
            and not first_field_of_move(move)
        )

    def _is_piece_useful(self, st: TrailState, move: int) -> bool:
        """Return whether a placed piece improves a mine that the seat can still extract from: one
        of the seat's mines with ore, or a free area for which it has a mine piece and the work to
        build and extract."""
        after = cast("TrailState", st.clone())
        self._rules.apply(after, move)
        seat = int(st.to_move)
        left = int(remaining_work_points(after, seat))
        if left < st.board.extract_work_cost or _is_only_action_left_2007(st):
            return False
        can_buy = (
            left >= st.board.build_work_cost + st.board.extract_work_cost
            and after.mines_left[seat] > 0
        )
        for area in range(int(st.board.areas_in_play_count)):
            if all(
                st.row(name)[area] == after.row(name)[area] for name in ROWS_CHANGED_BY_USEFUL_PIECE
            ):
                continue
            if st.owner[area] == seat and has_ore(after, area):
                return True
            if st.owner[area] == kinds.EMPTY and can_buy:
                return True
        return False


def has_ore(st: TrailState, area: int) -> bool:
    """Return whether the area has tin or copper cubes."""
    return bool(st.tin[area] + st.copper[area] > 0)


def has_water_and_extractable_ore(st: TrailState, area: int) -> bool:
    """Return whether the area has water, and ore that the seat to move has still time to
    extract."""
    if not has_ore(st, area) or not st.water[area]:
        return False
    return st.round < kinds.ROUND_COUNT or _has_work_for_extraction(st, 0)


def does_move_let_last_seat_invest_more(st: TrailState, move: int) -> bool:
    """Return whether the money that the move earns lets the seat invest at least £5 more after the
    sale of its ore (I-3). Return False for a seat that is not the last to pass, and in 2007."""
    if st.passed + 1 < st.seats or st.board.is_edition_2007:
        return False
    seat = int(st.to_move)
    money = st.money[seat] + st.ore_tin[seat] * st.tin_price
    money += st.ore_copper[seat] * st.copper_price
    gain = 1 if kind_of_move(move) == kinds.SELL_PASTIES_MOVE else 0
    if kind_of_move(move) == kinds.EXTRACT_ORE_MOVE:
        tin = second_field_of_move(move)
        copper = third_field_of_move(move)
        gain = int(tin * st.tin_price + copper * st.copper_price)
        gain -= int((tin + copper) * st.water[first_field_of_move(move)])
    return bool((money + gain) // INVESTMENT_STEP_POUNDS > money // INVESTMENT_STEP_POUNDS)


def extracts_any_ore_below_cost(st: TrailState, move: int) -> bool:
    """Return whether a cube of an extraction sells for less than its water costs (X-3, P-2).

    With an expansion ore may have other uses, and the answer is False.
    """
    if st.board.has_expansion_rows:
        return False
    water = int(st.water[first_field_of_move(move)])
    sold = (
        (second_field_of_move(move), st.tin_price),
        (third_field_of_move(move), st.copper_price),
    )
    return any(cubes > 0 and price < water for cubes, price in sold)


def is_wasteful_bid(st: TrailState, pounds: int) -> bool:
    """Return whether a bid of `pounds` is wasteful: in the last round, if the mine cannot earn that
    much; after Lord Wallace's bid, if a lower bid would win too (LW-6). A required opening bid is
    never wasteful.
    """
    opens = st.high_bidder == kinds.EMPTY and st.to_move == st.opener
    least = int(st.minimum if st.high_bidder == kinds.EMPTY else st.high_bid + 1)
    if st.board.is_solo_game and st.high_bidder == st.board.wallace_seat:
        return pounds > least
    if opens or st.round < kinds.ROUND_COUNT or st.board.has_expansion_rows:
        return False
    return not can_new_mine_earn(st, int(st.area), pounds, _work_left_after_build(st))


def can_new_mine_earn(st: TrailState, area: int, pounds: int, work_points_left: int) -> bool:
    """Return whether a mine bought for `pounds` pounds can still sell a cube at a profit.

    `work_points_left` is the number of work points left after building. A survey card may drain the
    mine, and a tile may bring money or work; a face-down tile may be any.
    """
    # in 2007 there are no tiles
    tile = kinds.EMPTY if st.board.is_edition_2007 else int(st.tile[area])
    if (
        st.survey_card != kinds.EMPTY
        and st.area == area
        and work_points_left >= st.board.extract_work_cost
    ):
        return True
    if tile >= 0 and (st.board.money_bonus_of_tile[tile] or st.board.work_bonus_of_tile[tile]):
        return True
    if work_points_left < st.board.extract_work_cost or _is_only_action_left_2007(st):
        return False
    if tile < 0:
        return True
    water = max(0, int(st.board.tile_water[tile]) - int(st.drainage[area]))
    tin = int(st.board.tile_tin[tile]) + int(st.tin[area])
    copper = int(st.board.tile_copper[tile]) + int(st.copper[area])
    left = int(st.money[st.to_move]) - pounds
    ores = ((tin, int(st.tin_price)), (copper, int(st.copper_price)))
    return left >= water and any(cubes > 0 and sold > water for cubes, sold in ores)


def _has_work_for_extraction(st: TrailState, work_points_spent: int) -> bool:
    left = int(remaining_work_points(st, st.to_move)) - work_points_spent
    return left >= st.board.extract_work_cost and not _is_only_action_left_2007(st)


def _is_only_action_left_2007(st: TrailState) -> bool:
    """Return whether in the 2007 edition all other seats have passed, which leaves one action
    (C-7)."""
    return (
        bool(st.board.is_edition_2007)
        and st.phase == kinds.ACTIONS_PHASE
        and st.passed + 1 >= st.seats
    )


def _work_left_after_build(st: TrailState) -> int:
    return int(remaining_work_points(st, st.to_move)) - int(st.board.build_work_cost)


def _own_mine_areas(st: TrailState) -> list[int]:
    """Return the areas with a mine of the seat to move."""
    return [
        area for area in range(int(st.board.areas_in_play_count)) if st.owner[area] == st.to_move
    ]
