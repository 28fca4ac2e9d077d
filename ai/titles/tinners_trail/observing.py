"""What a seat can tell apart: tiles turned over, prices rolled, choices that depend on secrets."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import kind_of, pack
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    DRAFT,
    EMPTY,
    PLAY,
    ROLL_COPPER,
    ROLL_TIN,
    SURVEY,
)
from game.titles.tinners_trail.rules.state import TrailState


def tile_for_sale(st: TrailState) -> i64:
    """Return the face-down tile under the hammer, EMPTY for none or an open one."""
    if st.phase != AUCTION or st.face_up[st.area] != 0:
        return EMPTY
    return st.tile[st.area]


def was_sold(st: TrailState, area: i64) -> bool:
    """Return whether the area that was under the hammer has gone to a bidder (A-7)."""
    return st.owner[area] != EMPTY or (st.area == area and st.face_up[area] != 0)


def price_rolled(st: TrailState, move: i64) -> i64:
    """Return a roll for prices as the price it made, any other outcome as it is."""
    kind: i64 = kind_of(move)
    if kind == ROLL_TIN:
        return pack(kind, st.tin_price, 0, 0)
    if kind == ROLL_COPPER:
        return pack(kind, st.copper_price, 0, 0)
    return move


def is_open(st: TrailState, seat: i64) -> bool:
    """Return whether what the seat to move may do is the same whatever `seat` cannot see.

    Others' cards decide what they can play, and with two players and an empty deck where they
    can start an auction (A2-2).
    """
    if st.to_move == seat:
        return True
    if st.phase in (SURVEY, PLAY, DRAFT):
        return False
    if st.phase != ACTIONS or not st.board.two_player:
        return True
    for region in range(st.board.regions):
        if st.deck_size[region] == 0:
            return False
    return True
