"""Habits of players of Tiletum, and how they misjudge a move, in cents."""

# interpreted: asked once a move of one decision

from __future__ import annotations

from typing import Final, cast

from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, third_of
from game.engine.rules import State
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    FULFIL,
    GOLD,
    HOUSE,
    JOKER,
    KING,
    MERCHANT,
    PILLAR,
    PLACE,
    TAKE_DIE,
)
from game.titles.tiletum.rules.state import TiletumState

ACTIONS: Final = {
    MERCHANT: "merchant",
    ARCHITECT: "architect",
    CHARACTER: "characters",
    CONTRACT: "contracts",
    KING: "king",
    JOKER: "joker",
}
PIECES: Final = {HOUSE: "merchant", PILLAR: "architect", PLACE: "characters", FULFIL: "contracts"}
HABITS: Final = (*ACTIONS.values(), "gold")
DRAWS: Final = 12  # uniform draws whose sum is nearly normal with a standard deviation of 1
STEP: Final = 1000


class TiletumHabits:
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
        st = cast("TiletumState", view)
        kind = int(kind_of(move))
        if kind != TAKE_DIE:
            return self._amounts[PIECES[kind]] if kind in PIECES else 0
        action = int(st.wheel[third_of(move) - 1])
        leaning = self._amounts["gold"] if first_of(move) == GOLD else 0
        return leaning + self._amounts[ACTIONS[action]] + self._fancy(st, seat, action)

    def _fancy(self, st: TiletumState, seat: int, action: int) -> int:
        """Return how much too much the player thinks of an action, alike all the turn."""
        if self._misjudgement == 0:
            return 0
        number = action
        for part in (seat, st.round, st.turn, *st.points):
            number = (number * 31 + int(part)) % (1 << 61)
        self._luck.seed(number)
        drawn = sum(int(self._luck.below(STEP)) for _ in range(DRAWS)) - DRAWS * STEP // 2
        return drawn * self._misjudgement // STEP
