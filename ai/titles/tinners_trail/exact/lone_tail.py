"""A lone tail: everybody but one seat has passed in the last round, so every line can be played.

Luck is averaged exactly: an unknown tile is each of those still unseen in its region, in
proportion to their copies. Points are whole, or fractions where a tile decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ai.titles.tinners_trail.exact.lone_moves import LoneMoves
from game.engine.moves import kind_of
from game.engine.rules import NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

MOST_POSITIONS: Final = 60_000

Points = int | Fraction


class Unsolved(Exception):
    """No exact answer: others still act, hidden cards decide, or there are too many positions."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The most points the seat can expect, one line that leads there, and what it took.

    The line ends where the game ends, or before a tile turns up that decides how to go on.
    """

    points: Points
    line: tuple[int, ...]
    positions: int


def solve_tail(rules: Rules, view: TrailState, most: int = MOST_POSITIONS) -> Solution:
    """Return the best the seat to move can do, from its view; Unsolved when nobody can say."""
    seat = int(view.to_move)
    if not is_lone_tail(view):
        raise Unsolved("somebody else has not passed yet, or it is not the last round")
    tail = _Tail(rules, seat, most)
    points = tail.points(view)
    return Solution(points, tuple(tail.line(view)), tail.positions)


def is_lone_tail(view: TrailState) -> bool:
    """Return whether nobody but the seat to move can act any more, in the last round."""
    return bool(
        view.round == kinds.ROUNDS
        and view.phase == kinds.ACTIONS
        and view.passed == view.seats - 1
        and view.to_move >= 0
    )


class _Tail:
    """Remembers the positions it has worked out."""

    def __init__(self, rules: Rules, seat: int, most: int) -> None:
        self._rules, self._seat, self._most = rules, seat, most
        self._moves = LoneMoves(rules, seat)
        self._known: dict[tuple[tuple[int, ...], ...], tuple[Points, int]] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def points(self, state: TrailState) -> Points:
        if state.to_move == NOBODY:
            return self._rules.scores(state)[self._seat]
        return self._best(state)[0]

    def line(self, state: TrailState) -> Iterator[int]:
        """Yield the best moves, as long as no tile decides what comes next."""
        while state.to_move != NOBODY:
            move = self._best(state)[1]
            yield move
            following = self._after(state, move)
            if len(following) > 1:
                return
            state = following[0][0]

    def _best(self, state: TrailState) -> tuple[Points, int]:
        """Return the points of the best move and the move, of equal ones the first."""
        if state.to_move != self._seat or self._cards_decide(state):
            raise Unsolved("hidden cards decide")
        key = tuple(map(tuple, state.to_plain()))
        if key not in self._known:
            if self.positions >= self._most:
                raise Unsolved(f"more than {self._most} positions")
            best: tuple[Points, int] | None = None
            for move in self._moves.of(state):
                points = self._expected(state, move)
                if best is None or points > best[0]:
                    best = points, move
            assert best is not None
            self._known[key] = best
        return self._known[key]

    def _expected(self, state: TrailState, move: int) -> Points:
        following = self._after(state, move)
        if len(following) == 1:
            return self.points(following[0][0])
        total = sum(weight for _, weight in following)
        return sum(Fraction(weight, total) * self.points(after) for after, weight in following)

    def _after(self, state: TrailState, move: int) -> list[tuple[TrailState, int]]:
        """Return the positions after a move with their weights, one for each tile that may lie."""
        if kind_of(move) == kinds.BID and state.tile[state.area] == kinds.UNKNOWN_TILE:
            return [
                (self._played(state, move, tile), count) for tile, count in _unseen_tiles(state)
            ]
        return [(self._played(state, move), 1)]

    def _played(self, state: TrailState, move: int, tile: int | None = None) -> TrailState:
        after = state.clone()
        assert isinstance(after, TrailState)
        if tile is not None:
            after.tile[after.area] = tile
        self._rules.apply(after, move)
        return after

    def _cards_decide(self, state: TrailState) -> bool:
        """Return whether an unknown card may be drawn: with two players, from a deck (A2-1)."""
        return bool(state.phase == kinds.SURVEY and state.board.two_player)


def _unseen_tiles(state: TrailState) -> list[tuple[int, int]]:
    """Return what may lie in the area of the auction: kinds of tiles and copies unseen."""
    board = state.board
    region = board.region[state.area]
    shown = [int(state.tile[area]) for area in range(board.areas)]
    unseen = [
        (tile, int(board.tile_count[tile] - state.built[tile]) - shown.count(tile))
        for tile in range(board.tile_kinds)
        if board.tile_region[tile] == region
    ]
    return [(tile, count) for tile, count in unseen if count > 0]
