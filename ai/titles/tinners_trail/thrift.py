"""Moves of Tinners' Trail that cost money or work and can bring nothing, by rules to read."""

# interpreted: asked once a move of one decision

from typing import cast

from ai.titles.tinners_trail.ore import room
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.state import TrailState, work_left


class TrailThrift:
    """A load at a loss, and in the last round whatever no load can follow."""

    def wastes(self, view: State, move: int) -> bool:
        """Return whether a legal move costs something and can bring nothing."""
        st = cast("TrailState", view)
        kind = kind_of(move)
        if kind == kinds.EXTRACT:
            return is_at_a_loss(st, move)
        if kind == kinds.BID:
            return bids_for_nothing(st, int(first_of(move)))
        if kind == kinds.PUMPS and not _own_water(st):
            return True
        if st.round < kinds.ROUNDS or st.board.extended:
            return False
        if kind == kinds.BUILD:
            return not can_earn(st, int(first_of(move)), int(opening_minimum(st)), _work_after(st))
        if kind == kinds.PLAY_CARD:
            return first_of(move) != kinds.NO_CARD and not _has_work_for_a_load(st, 0)
        if kind in (kinds.MINER, kinds.PORT, kinds.TRAIN, kinds.ADIT, kinds.PUMPS):
            return not _can_load_after(st, _work_of(st, int(kind)))
        return False

    def held(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("TrailState", view).money[seat])


def is_at_a_loss(st: TrailState, move: int) -> bool:
    """Return whether a cube of a load sells for less than its water costs (X-3, P-2).

    Beyond the map card, or as arsenic, ore may be sold otherwise: then nothing is said.
    """
    if st.board.extended:
        return False
    water = int(st.water[first_of(move)])
    sold = ((second_of(move), st.tin_price), (third_of(move), st.copper_price))
    return any(cubes > 0 and price < water for cubes, price in sold)


def bids_for_nothing(st: TrailState, pounds: int) -> bool:
    """Return whether a bid is for a mine that can bring nothing, or higher than one that wins.

    Lord Wallace bids once (LW-6): after that the least bid wins. Who has to open bids the least.
    """
    opens = st.high_bidder == kinds.EMPTY and st.to_move == st.opener
    least = int(st.minimum if st.high_bidder == kinds.EMPTY else st.high_bid + 1)
    if st.board.solo and st.high_bidder == st.board.wallace_seat:
        return pounds > least
    if opens or st.round < kinds.ROUNDS or st.board.extended:
        return False
    return not can_earn(st, int(st.area), pounds, _work_after(st))


def can_earn(st: TrailState, area: int, price: int, work: int) -> bool:
    """Return whether a mine bought for so many pounds can still sell a cube at a profit.

    `work` are the work points left once it is built. A survey card may drain it, and a tile may
    bring money or work; what lies face down may be anything.
    """
    tile = kinds.EMPTY if st.board.edition_2007 else int(st.tile[area])  # no tiles, but dice
    if st.survey_card != kinds.EMPTY and st.area == area and work >= st.board.extract_work:
        return True
    if tile >= 0 and (st.board.tile_money[tile] or st.board.tile_work[tile]):
        return True
    if work < st.board.extract_work or _is_last_action(st):
        return False
    if tile < 0:
        return True
    water = max(0, int(st.board.tile_water[tile]) - int(st.drainage[area]))
    tin = int(st.board.tile_tin[tile]) + int(st.tin[area])
    copper = int(st.board.tile_copper[tile]) + int(st.copper[area])
    left = int(st.money[st.to_move]) - price
    ores = ((tin, int(st.tin_price)), (copper, int(st.copper_price)))
    return left >= water and any(cubes > 0 and sold > water for cubes, sold in ores)


def _can_load_after(st: TrailState, spent: int) -> bool:
    """Return whether an own mine can still be worked once so many work points are spent."""
    if not _has_work_for_a_load(st, spent):
        return False
    return any(st.owner[area] == st.to_move and room(st, area) for area in range(st.board.areas))


def _has_work_for_a_load(st: TrailState, spent: int) -> bool:
    left = int(work_left(st, st.to_move)) - spent
    return left >= st.board.extract_work and not _is_last_action(st)


def _is_last_action(st: TrailState) -> bool:
    """Return whether all others have passed in 2007, which leaves one action (C-7)."""
    return bool(st.board.edition_2007) and st.phase == kinds.ACTIONS and st.passed + 1 >= st.seats


def _work_after(st: TrailState) -> int:
    return int(work_left(st, st.to_move)) - int(st.board.build_work)


def _work_of(st: TrailState, kind: int) -> int:
    board = st.board
    work = {
        kinds.MINER: board.miner_work,
        kinds.PORT: board.port_work,
        kinds.TRAIN: board.train_work,
        kinds.ADIT: board.adit_work,
        kinds.PUMPS: board.pumps_work,
    }
    return int(work[kind])


def _own_water(st: TrailState) -> bool:
    return any(
        st.owner[area] == st.to_move and st.water[area] > 0 for area in range(st.board.areas)
    )
