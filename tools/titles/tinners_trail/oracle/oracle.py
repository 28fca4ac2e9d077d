"""The oracle: a slow, literal second implementation of the rules, written from their text alone.

It exists to disagree with the fast engine: every function can be held against one sentence of the
rules. Each phase of the notation has a module of its own; `table.py` is what lies on the table.
"""

from collections.abc import Callable
from typing import Any, Protocol

from tools.titles.tinners_trail.oracle import (
    actions,
    adelaide,
    after_the_auction,
    auctions,
    bidding,
    calciner,
    draft,
    end_of_round,
    game_over,
    investing,
    looking,
    michigan,
    peeking,
    prices,
    pumps,
    rounds,
    scoring,
    selling,
)
from tools.titles.tinners_trail.oracle.reading import read
from tools.titles.tinners_trail.oracle.table import TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace import bid as wallace_bid
from tools.titles.tinners_trail.oracle.wallace import building as wallace_build
from tools.titles.tinners_trail.oracle.wallace import emigration as wallace_emigration
from tools.titles.tinners_trail.oracle.wallace import turn as wallace_turn
from tools.titles.tinners_trail.oracle.writing import write


class OracleStep(Protocol):
    """Something that happens without asking anybody."""

    def settle(self, table: TrailOracleTable) -> bool:
        """Do one automatic thing and say True, or name who is to move and say False."""


class OracleQuestion(OracleStep, Protocol):
    """A phase in which somebody, or luck, decides."""

    def moves(self, table: TrailOracleTable) -> list[str]:
        """Every legal answer."""

    def play(self, table: TrailOracleTable, words: list[str]) -> None:
        """Carry out one legal answer."""


QUESTIONS: dict[str, OracleQuestion] = {
    "draft": draft,
    "prices": prices,
    "actions": actions,
    "survey": auctions,
    "look": looking,
    "auction": bidding,
    "play": after_the_auction,
    "calciner": calciner,
    "pumps": pumps,
    "place": michigan,
    "adelaide": adelaide,
    "invest": investing,
    "peek": peeking,
    "wallace": wallace_turn,
    "wallace survey": wallace_build,
    "wallace bid": wallace_bid,
    "over": game_over,
}
STEPS: dict[str, OracleStep] = {
    **QUESTIONS,
    "sell": selling,
    "scoring": scoring,
    "end of round": end_of_round,
    "start of round": rounds,
}
WEIGHTS: dict[str, Callable[[TrailOracleTable, str], int]] = {
    "prices": prices.weight,
    "survey": auctions.weight,
    "wallace": wallace_turn.weight,
    "wallace survey": wallace_build.weight,
    "wallace bid": prices.weight,
}


class TrailOracle:
    """One game in open information, moved on by move texts."""

    def __init__(self, table: TrailOracleTable) -> None:
        """Own the table."""
        self.table = table

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "TrailOracle":
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
        return sorted(QUESTIONS[self.table.phase].moves(self.table))

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""
        weight = WEIGHTS[self.table.phase]
        return {outcome: weight(self.table, outcome) for outcome in self.moves()}

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""
        words = text.split()
        if "adit" in words[:-2]:  # notation: the areas may be named in either order
            words[-2:] = sorted(words[-2:])
        if " ".join(words) not in self.moves():
            raise ValueError(f"{text!r} is not legal; legal are: {', '.join(self.moves())}")
        QUESTIONS[self.table.phase].play(self.table, words)
        wallace_emigration.place_what_waits(self.table)
        while STEPS[self.table.phase].settle(self.table):
            wallace_emigration.place_what_waits(self.table)

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""
        return write(self.table)
