"""What seats can tell apart: bids and tiles, prices rolled, choices that depend on secrets."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import kind_of, pack
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    BUILD,
    DRAFT,
    EMPTY,
    PLAY,
    ROLL_COPPER,
    ROLL_TIN,
    SURVEY,
)
from game.titles.tinners_trail.rules.looking import has_looked_at
from game.titles.tinners_trail.rules.state import TrailState

WEIGHT: Final = 31  # of one number among the others in what was seen
LEAST: Final = 3  # makes who is to move, luck and nobody counted, a positive number
MASK: Final = 0xFFFFFFFFFF


def may_tell_secrets(st: TrailState, kind: i64) -> bool:
    """Return whether what follows a move of this kind may depend on hands or face-down tiles.

    Whether a card can be played is asked only of those who can (A-4, A-7); how long somebody
    bids for a tile depends on whether they know it.
    """
    return kind == BUILD or st.phase in (SURVEY, AUCTION, PLAY)


def auction_seen(st: TrailState, area: i64, tile: i64) -> i64:
    """Return one number for what everybody saw of an auction: the question, bids, sale and tile.

    Never 0. `tile` is what lay in the area, turned over by now if it was sold (A-7).
    """
    shown: i64 = 0
    if st.owner[area] != EMPTY or (st.area == area and st.face_up[area] != 0):
        shown = tile + 1
    winner: i64 = st.high_bidder if st.area == area else st.owner[area]
    seen: i64 = 0
    for seat in range(st.seats):
        seen = seen * WEIGHT + st.money[seat]
    seen = ((seen * WEIGHT + shown) * WEIGHT + winner + 1) & MASK
    return ((seen * WEIGHT + st.high_bid) * WEIGHT + st.phase) * WEIGHT + st.to_move + LEAST


def table_seen(st: TrailState) -> i64:
    """Return one number for all that can differ on the table after luck of Lord Wallace's.

    A tile that was turned up counts while it is under the hammer (LW-2).
    """
    seen: i64 = st.phase * WEIGHT + st.to_move + LEAST
    if st.area != EMPTY and st.face_up[st.area] != 0:
        seen = seen * WEIGHT + st.tile[st.area]
    seen = (seen * WEIGHT + st.area + 1) * WEIGHT + st.high_bid
    for kind in range(st.board.tile_kinds):
        seen = (seen * WEIGHT + st.built[kind]) & MASK
    for seat in range(st.seats):
        seen = ((seen * WEIGHT + st.money[seat]) * WEIGHT + st.column[seat]) & MASK
    return seen


def outcome_seen(st: TrailState, move: i64) -> i64:
    """Return a roll for prices as the price it made, Lord Wallace's luck with what he did."""
    if st.board.solo:
        return move ^ table_seen(st)
    kind: i64 = kind_of(move)
    if kind == ROLL_TIN:
        return pack(kind, st.tin_price, 0, 0)
    if kind == ROLL_COPPER:
        return pack(kind, st.copper_price, 0, 0)
    return move


def is_open(st: TrailState, seat: i64) -> bool:
    """Return whether what the seat to move may do is the same whatever `seat` cannot see.

    Others' cards decide what they can play, and with two players and an empty deck where they
    can start an auction (A2-2). Which bids are in question depends on the tile for who knows it.
    """
    if st.to_move == seat:
        return True
    if st.phase in (SURVEY, PLAY, DRAFT):
        return False
    if st.phase == AUCTION:
        return not knows_more(st, st.to_move, seat)
    if st.phase != ACTIONS or not st.board.two_player:
        return True
    for region in range(st.board.regions):
        if st.deck_size[region] == 0:
            return False
    return True


def knows_more(st: TrailState, seat: i64, other: i64) -> bool:
    """Return whether the seat alone of both has looked at the tile under the hammer."""
    if st.face_up[st.area] != 0 or has_looked_at(st, other, st.area):
        return False
    return has_looked_at(st, seat, st.area)
