"""Who plays Tinners' Trail for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from ai.players import Player
from game.engine.title import Game
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.contestants import NaivePlayer, partners
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner

# What a position of Tinners' Trail is worth to a naive player: its purse.
#
# It sees pounds and points only: money, ore sold at today's prices, points at a pound each, and
# half of what the ore in its mines would bring today.

UNMINED = 0.5  # of its profit: taking it out still costs work
UNSEEN = 2  # cubes and water of a tile nobody has looked at, and of ground nobody knows


def purse(st: TrailState, seat: int) -> float:
    """Return a seat's pounds and points, its ore and its mines at today's prices."""
    earned = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
    pounds = float(int(st.money[seat] + st.points[seat] + earned))
    for area in range(int(st.board.areas)):
        if st.owner[area] == seat:
            pounds += UNMINED * proceeds(st, area)
    if st.phase == AUCTION and st.high_bidder == seat:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.high_bid)
    elif st.area != EMPTY and st.opener == seat and st.high_bidder == EMPTY:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.minimum)
    return pounds


def proceeds(st: TrailState, area: int) -> float:
    """Return what the ore in an area would bring at today's prices, load by load."""
    tin, copper, water = what_lies_in(st, area)
    prices = sorted(tin * [int(st.tin_price)] + copper * [int(st.copper_price)], reverse=True)
    load = max(int(capacity(st, area)), 1)
    gains = [price - water - number // load for number, price in enumerate(prices)]
    return float(sum(max(gain, 0) for gain in gains))


def what_lies_in(st: TrailState, area: int) -> tuple[int, int, int]:
    """Return tin, copper and water of an area: a guess for what nobody has seen."""
    tin, copper, water = int(st.tin[area]), int(st.copper[area]), int(st.water[area])
    if st.owner[area] != EMPTY:
        return tin, copper, water
    if not st.board.edition_2007 and st.tile[area] >= 0 and st.face_up[area]:
        tile, board = st.tile[area], st.board
        tin, copper = tin + int(board.tile_tin[tile]), copper + int(board.tile_copper[tile])
        return tin, copper, water + int(board.tile_water[tile])
    if not st.board.edition_2007 or tin + copper + water == 0:
        return tin + UNSEEN // 2, copper + UNSEEN // 2, water + UNSEEN
    return tin, copper, water


PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(
        game.rules, lambda _, after, seat: purse(cast("TrailState", after), seat), past_luck=False
    ),
    **partners(PARTNERS, make_partner),
}
