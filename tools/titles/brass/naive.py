"""A test opponent: tries every move and takes the one that brings most at once for its money.

It counts what would score now, the income level and its money, and half of what a counter will
bring that does not lie flipped yet. It looks no further than the one move.
"""

from __future__ import annotations

from typing import cast

from ai.player import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State
from game.titles.brass.rules.kinds import CANAL
from game.titles.brass.rules.lending import income_level
from game.titles.brass.rules.scoring import points_of_counters, points_of_links
from game.titles.brass.rules.state import BrassState

UNFLIPPED = 0.5  # of what it brings once it has flipped
A_POUND = 0.1  # points, as at the end of the game
A_LEVEL = 0.1  # points for every income of a level that is left


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
        worth = [self._worth_after(view, move, seat, seed) for move in moves]
        most = max(worth)
        best = [move for move, value in zip(moves, worth, strict=True) if value == most]
        self._luck.seed(seed)
        return best[int(self._luck.below(len(best)))]

    def _worth_after(self, view: State, move: int, seat: int, seed: int) -> float:
        """Play the move in one game the view allows, the same for every move, and count."""
        before, after = cast("BrassState", view), cast("BrassState", self._after)
        after.copy_from(view)
        self._luck.seed(seed)
        self._rules.imagine(after, seat, self._luck)
        self._rules.apply(after, move)
        while after.to_move == CHANCE:
            self._rules.apply(after, self._rules.draw_outcome(after))
        collected = 0
        if after.era != before.era or after.round != before.round:
            collected = int(income_level(after, seat))  # the next round's, not of this move
        return worth(after, seat) - A_POUND * collected


def worth(st: BrassState, seat: int) -> float:
    """Return a seat's points as they would count now, its money, and what is to come for sure."""
    board = st.board
    rounds = int(board.rounds - st.round + (board.rounds if st.era == CANAL else 0))
    points = float(int(st.points[seat]))
    points += float(int(points_of_counters(st, seat) + points_of_links(st, seat)))
    points += A_POUND * int(st.money[seat]) + A_LEVEL * rounds * int(income_level(st, seat))
    for space in range(int(board.spaces)):
        if st.owner[space] == seat and not st.flipped[space]:
            kind = st.counter[space]
            income = A_LEVEL * rounds * int(board.income[kind]) / 2
            points += UNFLIPPED * (int(board.points[kind]) + income)
    return points
