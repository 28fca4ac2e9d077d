"""Habits of players of Tinners' Trail, and how they misjudge a mine, in pence."""

# interpreted: asked once a move of one decision

from __future__ import annotations

from typing import Final, cast

from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import State
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    BID,
    BUILD,
    EXTRACT,
    INVEST,
    MINER,
    PASS,
    PORT,
    PUMPS,
    TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState

IMPROVEMENTS: Final = (MINER, PORT, TRAIN, ADIT, PUMPS)
HABITS: Final = (
    "tin",  # for every cube of tin, taken or lying in a mine that is for sale
    "copper",  # the same of copper
    "bidding",  # for every bid against dropping out
    "improving",  # for every development
    "passing",  # for passing
    "thrift",  # for every pound that is not invested
)
DRAWS: Final = 12  # uniform draws whose sum is nearly normal with a standard deviation of 1


class TrailHabits:
    """One player's habits and misjudgement."""

    def __init__(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> None:
        """Take on habits by name; KeyError for one there is not."""
        amounts = dict.fromkeys(HABITS, 0)
        for name, pence in habits:
            amounts[name] += pence
        if len(amounts) != len(HABITS):
            raise KeyError(str(habits))
        self._amounts = amounts
        self._misjudgement = misjudgement
        self._luck = Luck()

    def lean(self, view: State, seat: int, move: int) -> int:
        """Return by how many pence the player thinks more of a move than it should."""
        st = cast("TrailState", view)
        kind, amounts = kind_of(move), self._amounts
        if kind == EXTRACT:
            return second_of(move) * amounts["tin"] + third_of(move) * amounts["copper"]
        if kind == BID:
            return amounts["bidding"] + self._fancy(st, seat, int(st.area))
        if kind == BUILD:
            return self._fancy(st, seat, first_of(move))
        if kind == INVEST:
            return -first_of(move) * amounts["thrift"]
        if kind == PASS:
            return amounts["passing"]
        return amounts["improving"] if kind in IMPROVEMENTS else 0

    def _fancy(self, st: TrailState, seat: int, area: int) -> int:
        """Return how much too dear the player holds a mine, the same all through its auction."""
        ore = st.tin[area] * self._amounts["tin"] + st.copper[area] * self._amounts["copper"]
        if self._misjudgement == 0:
            return int(ore)
        self._luck.seed(self._occasion(st, seat, area))
        step = 1000
        drawn = sum(int(self._luck.below(step)) for _ in range(DRAWS)) - DRAWS * step // 2
        return int(ore) + drawn * self._misjudgement // step

    def _occasion(self, st: TrailState, seat: int, area: int) -> int:
        """Return a number that is the same for one seat, mine, round and state of the track."""
        number = 0
        numbers = (seat, area, st.round, st.tin_price, st.copper_price, *st.points, *st.mines_left)
        for part in numbers:
            number = (number * 31 + int(part)) % (1 << 61)
        return number
