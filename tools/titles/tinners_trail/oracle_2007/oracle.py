"""The oracle of the edition of 2007: slow and literal, written from its rules alone.

It exists to disagree with the fast engine: every function can be held against a sentence of the
rules, whose number it names. It knows positions and moves as texts only.
"""

from collections.abc import Callable
from typing import Any

from tools.titles.tinners_trail.oracle_2007 import (
    actions,
    auction,
    investing,
    prospecting,
    pumps,
    rounds,
)
from tools.titles.tinners_trail.oracle_2007.dice import weight
from tools.titles.tinners_trail.oracle_2007.reading import read, write
from tools.titles.tinners_trail.oracle_2007.table import Edition2007OracleTable

MOVES: dict[str, Callable[[Edition2007OracleTable], list[str]]] = {
    "prices": rounds.moves,
    "actions": actions.moves,
    "auction": auction.moves,
    "pumps": pumps.moves,
    "invest": investing.moves,
    "prospect": prospecting.moves,
    "over": lambda _table: [],
}
PLAY: dict[str, Callable[[Edition2007OracleTable, str], None]] = {
    "prices": rounds.play,
    "actions": actions.play,
    "auction": auction.play,
    "pumps": pumps.play,
    "invest": investing.play,
    "prospect": prospecting.play,
}
SETTLE: dict[str, Callable[[Edition2007OracleTable], bool]] = {
    "prices": rounds.settle,
    "actions": actions.settle,
    "auction": auction.settle,
    "pumps": pumps.settle,
    "action over": actions.end_action,
    "sale": investing.sell,
    "invest": investing.settle,
    "invested": prospecting.end_investing,
    "prospect": prospecting.settle,
}


class Edition2007Oracle:
    """One game, moved on by move texts."""

    def __init__(self, table: Edition2007OracleTable) -> None:
        """Own the table."""
        self.table = table

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "Edition2007Oracle":
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
        return sorted(MOVES[self.table.phase](self.table))

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""
        return {outcome: weight(outcome) for outcome in self.moves()}

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""
        wanted = in_order(text)
        if wanted not in self.moves():
            raise ValueError(f"{text!r} is not legal; legal are: {', '.join(self.moves())}")
        PLAY[self.table.phase](self.table, wanted)
        while self.table.phase in SETTLE and SETTLE[self.table.phase](self.table):
            pass

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""
        return write(self.table)


def in_order(text: str) -> str:
    """Notation: the areas of an adit may be named in either order."""
    words = text.split()
    return " ".join(["adit", *sorted(words[1:])]) if words[0] == "adit" else " ".join(words)
