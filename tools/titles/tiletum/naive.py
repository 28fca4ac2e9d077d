"""A test opponent: tries every move and takes the one after which it is best off at once.

It counts its points, what would score at the end, the next fair, and a little for goods, tiles and
pieces that may bring something later. It looks no further than the one move.
"""

from __future__ import annotations

from typing import Final, cast

from ai.player import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State
from game.titles.tiletum.rules.fairs import fair_points, takes_part
from game.titles.tiletum.rules.household import crests_placed, full_buildings
from game.titles.tiletum.rules.kinds import EMPTY, OVER, ROUNDS, STORE
from game.titles.tiletum.rules.pieces import houses_on_map, pillars_on_map
from game.titles.tiletum.rules.scoring import goods_left, points_at_end
from game.titles.tiletum.rules.state import TiletumState

A_GOOD: Final = 0.6  # points
A_TILE: Final = 1.5
A_PIECE: Final = 1.2  # a house or pillar on the map
A_CREST: Final = 2.0
A_BUILDING: Final = 2.5  # with all rooms full
OF_FAIR: Final = 0.5  # of what the fair of this round would bring now


class NaivePlayer:
    """Greedy for what a move brings at once."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self._rules = rules
        self._legal = Legal(rules)
        self._luck = Luck()
        self._after = rules.new_state()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move after which the seat is best off, drawn among equals."""
        moves = self._legal.moves(view)
        values = [self._worth_after(view, move, seat, seed) for move in moves]
        most = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == most]
        self._luck.seed(seed)
        return best[int(self._luck.below(len(best)))]

    def _worth_after(self, view: State, move: int, seat: int, seed: int) -> float:
        """Play the move in one game the view allows, the same for every move, and count."""
        after = cast("TiletumState", self._after)
        after.copy_from(view)
        self._luck.seed(seed)
        self._rules.imagine(after, seat, self._luck)
        self._rules.apply(after, move)
        while after.to_move == CHANCE:
            self._rules.apply(after, self._rules.draw_outcome(after))
        return worth(after, seat)


def worth(st: TiletumState, seat: int) -> float:
    """Return a seat's points as they would count now, and something for what it may become."""
    points = float(int(st.points[seat]))
    if st.phase == OVER:
        return points
    left = (ROUNDS + 1 - int(st.round)) / ROUNDS  # of the game
    points += int(points_at_end(st, seat)) + int(st.king[seat])
    points += left * A_GOOD * int(goods_left(st, seat))
    tiles = sum(tile != EMPTY for tile in st.store[seat * STORE : (seat + 1) * STORE])
    points += left * A_TILE * tiles
    points += A_PIECE * int(houses_on_map(st, seat) + pillars_on_map(st, seat))
    points += A_CREST * int(crests_placed(st, seat)) + A_BUILDING * int(full_buildings(st, seat))
    if takes_part(st, seat, st.round):
        points += OF_FAIR * int(fair_points(st, seat, st.round))
    return points
