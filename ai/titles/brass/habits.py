"""Habits of players of Brass, and how they misjudge a move, in cents."""

# interpreted: asked once a move of one decision

from __future__ import annotations

from typing import Final, cast

from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of
from game.engine.rules import State
from game.titles.brass.rules.kinds import (
    BUILD,
    COAL_MINE,
    COTTON_MILL,
    DIG_CANAL,
    IRONWORKS,
    LAY_RAIL,
    LOAN,
    PORT,
)
from game.titles.brass.rules.state import BrassState

INDUSTRIES: Final = {COTTON_MILL: "cotton", PORT: "ports", COAL_MINE: "coal", IRONWORKS: "iron"}
HABITS: Final = (*INDUSTRIES.values(), "links", "loans")
DRAWS: Final = 12  # uniform draws whose sum is nearly normal with a standard deviation of 1
STEP: Final = 1000


class BrassHabits:
    """One player's habits and misjudgement."""

    def __init__(self, habits: tuple[tuple[str, int], ...], misjudgement: int) -> None:
        """Take on habits by name; KeyError for one there is not."""
        amounts = dict.fromkeys(HABITS, 0)
        for name, cents in habits:
            amounts[name] += cents
        if len(amounts) != len(HABITS):
            raise KeyError(str(habits))
        self._amounts = amounts
        self._misjudgement = misjudgement
        self._luck = Luck()

    def lean(self, view: State, seat: int, move: int) -> int:
        """Return by how many cents the player thinks more of a move than it should."""
        kind = kind_of(move)
        if kind == BUILD:
            name = INDUSTRIES.get(int(first_of(move)))
            leaning = self._amounts[name] if name else 0
            return leaning + self._fancy(cast("BrassState", view), seat, move)
        if kind in (DIG_CANAL, LAY_RAIL):
            return self._amounts["links"]
        return self._amounts["loans"] if kind == LOAN else 0

    def _fancy(self, st: BrassState, seat: int, move: int) -> int:
        """Return how much too much the player thinks of a counter there, alike all the round."""
        if self._misjudgement == 0:
            return 0
        number = move
        for part in (seat, st.era, st.round, *st.points):
            number = (number * 31 + int(part)) % (1 << 61)
        self._luck.seed(number)
        drawn = sum(int(self._luck.below(STEP)) for _ in range(DRAWS)) - DRAWS * STEP // 2
        return drawn * self._misjudgement // STEP
