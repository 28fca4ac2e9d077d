"""A test opponent: counts its purse after every move it could make and takes the fullest.

It sees pounds and points only: money, ore sold at today's prices, points at a pound each, and
half of what the ore in its mines would bring today. It looks no further than the one move.
"""

from __future__ import annotations

from typing import cast

from ai.player import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.county.mining import pieces_in
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY
from game.titles.tinners_trail.rules.mining import capacity
from game.titles.tinners_trail.rules.state import TrailState

UNMINED = 0.5  # of its profit: taking it out still costs work
UNSEEN = 2  # cubes and water of a tile nobody has looked at, and of ground nobody knows


class NaivePlayer:
    """Greedy for what a move brings at once."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self._rules = rules
        self._legal = Legal(rules)
        self._luck = Luck()
        self._after = rules.new_state()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move after which the purse is fullest, drawn among equals."""
        moves = self._legal.moves(view)
        purses = [self._purse_after(view, move, seat, seed) for move in moves]
        fullest = max(purses)
        best = [move for move, purse in zip(moves, purses, strict=True) if purse == fullest]
        self._luck.seed(seed)
        return best[int(self._luck.below(len(best)))]

    def _purse_after(self, view: State, move: int, seat: int, seed: int) -> float:
        """Play the move in one game the view allows, the same for every move, and count."""
        self._after.copy_from(view)
        self._luck.seed(seed)
        self._rules.imagine(self._after, seat, self._luck)
        self._rules.apply(self._after, move)
        return purse(cast("CountyState", self._after), seat)


def purse(st: CountyState, seat: int) -> float:
    """Return a seat's pounds and points, its ore and its mines at today's prices."""
    earned = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
    pounds = float(int(st.money[seat] + st.points[seat] + earned))
    for area in range(int(st.county.areas)):
        if st.owner[area] == seat:
            pounds += UNMINED * proceeds(st, area)
    if st.phase == AUCTION and st.high_bidder == seat:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.high_bid)
    elif st.area != EMPTY and st.opener == seat and st.high_bidder == EMPTY:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.minimum)
    return pounds


def proceeds(st: CountyState, area: int) -> float:
    """Return what the ore in an area would bring at today's prices, load by load."""
    tin, copper, water = what_lies_in(st, area)
    prices = sorted(tin * [int(st.tin_price)] + copper * [int(st.copper_price)], reverse=True)
    load = max(load_of(st, area), 1)
    gains = [price - water - number // load for number, price in enumerate(prices)]
    return float(sum(max(gain, 0) for gain in gains))


def what_lies_in(st: CountyState, area: int) -> tuple[int, int, int]:
    """Return tin, copper and water of an area: a guess for what nobody has seen."""
    tin, copper, water = int(st.tin[area]), int(st.copper[area]), int(st.water[area])
    if st.owner[area] != EMPTY:
        return tin, copper, water
    if isinstance(st, TrailState) and st.tile[area] >= 0 and st.face_up[area]:
        tile, board = st.tile[area], st.board
        tin, copper = tin + int(board.tile_tin[tile]), copper + int(board.tile_copper[tile])
        return tin, copper, water + int(board.tile_water[tile])
    if isinstance(st, TrailState) or tin + copper + water == 0:
        return tin + UNSEEN // 2, copper + UNSEEN // 2, water + UNSEEN
    return tin, copper, water


def load_of(st: CountyState, area: int) -> int:
    """Return how many cubes an extraction may take."""
    if isinstance(st, TrailState):
        return int(capacity(st, area))
    return int(st.county.base_capacity + pieces_in(st, area))
