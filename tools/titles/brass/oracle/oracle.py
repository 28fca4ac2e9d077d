"""The oracle: a slow, literal second implementation of Brass, written from its rules alone.

It exists to disagree with the fast engine: every function can be held against a sentence of the
rules, whose number it names. It knows positions and moves as texts only.
"""

from collections.abc import Callable
from typing import Any

from tools.titles.brass.oracle import actions, cards, cotton, course, cubes, further, income
from tools.titles.brass.oracle.reading import read, write
from tools.titles.brass.oracle.table import BrassOracleTable

MOVES: dict[str, Callable[[BrassOracleTable], list[str]]] = {
    "debt": income.moves,
    "actions": actions.moves,
    "card": cards.moves,
    "coal": cubes.moves,
    "iron": cubes.moves,
    "rail": further.moves,
    "develop": further.moves,
    "sell": further.moves,
    "demand": cotton.outcomes,
    "over": lambda _table: [],
}
PLAY: dict[str, Callable[[BrassOracleTable, str], None]] = {
    "debt": lambda table, text: income.remove(table, text.split()[1]),
    "actions": actions.choose,
    "card": lambda table, text: cards.play_card(table, text.split()[1]),
    "coal": cubes.choose,
    "iron": cubes.choose,
    "rail": further.choose,
    "develop": further.choose,
    "sell": further.choose,
    "demand": actions.turn_up,
}
SETTLE: dict[str, Callable[[BrassOracleTable], bool]] = {
    "card": actions.settle_card,
    "coal": cubes.settle,
    "iron": cubes.settle,
    "rail": further.settle,
    "develop": further.settle,
    "sell": further.settle,
    actions.ACTION_OVER: course.end_action,
    "round over": course.end_round,
    "income": course.settle_income,
    "debt": course.settle_debt,
    "era over": course.end_era,
}


class BrassOracle:
    """One game in open information, moved on by move texts."""

    def __init__(self, table: BrassOracleTable) -> None:
        """Own the table."""
        self.table = table
        self._found: list[str] | None = None  # the moves of this moment, once somebody has asked

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "BrassOracle":
        """Start from a parsed position in any phase."""
        return cls(read(document))

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.table.phase == "over"

    @property
    def is_luck(self) -> bool:
        """Whether an outcome of luck is due."""
        return self.table.to_move == "luck"

    def moves(self) -> list[str]:
        """Every legal move as text, sorted by code point; at luck every outcome that can happen."""
        if self._found is None:
            self._found = sorted(MOVES[self.table.phase](self.table))
        return list(self._found)

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""
        return {outcome: cotton.weight(self.table, outcome) for outcome in self.moves()}

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""
        wanted = actions.in_order(text)
        if wanted not in self.moves():
            raise ValueError(f"{text!r} is not legal; legal are: {', '.join(self.moves())}")
        self._found = None
        PLAY[self.table.phase](self.table, wanted)
        while self.table.phase in SETTLE and SETTLE[self.table.phase](self.table):
            pass

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""
        return write(self.table)
