"""The legal moves of a question, divided into parts that can be picked in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.engine.move import Move

ACTION_PART = "action"
INDUSTRY_PART = "industry"
SPACE_PART = "space"
LINE_PART = "line"
MILL_PART = "mill"
BUYER_PART = "buyer"
LOAN_SUM_PART = "sum"
CARDS_PART = "cards"
"""Parts of a move. `usable_card_kinds` is how many are played for it, "1" or "2"."""
BUILD_ACTION = "build"
LINK_ACTION = "link"

_PARTS_BY_MOVE_KIND = {
    "sell": (MILL_PART, BUYER_PART),
    "develop": (INDUSTRY_PART,),
    "loan": (LOAN_SUM_PART,),
    "card": ("card",),
    "coal": (SPACE_PART,),
    "iron": (SPACE_PART,),
    "remove": (SPACE_PART,),
}

UsableCardsOfBuild = Callable[[str, str], frozenset[str]]
"""The cards of the hand of which one allows an industry on a space."""


@dataclass(frozen=True, slots=True)
class MoveOption:
    """A legal move divided into its parts by name.

    `usable_card_kinds` are the kinds of cards that can be played for it, None when any can.
    """

    move: Move
    parts: dict[str, str]
    usable_card_kinds: frozenset[str] | None = field(default=None)

    @property
    def notation_text(self) -> str:
        """The move in the notation."""
        return self.move.text

    def contains_picks(self, picks: dict[str, str]) -> bool:
        """Return whether every pick is a part of the move."""
        return all(self.parts.get(part) == value for part, value in picks.items())


def options_of_moves(
    moves: Iterable[Move], cards_for: UsableCardsOfBuild
) -> tuple[MoveOption, ...]:
    """Return the option of each move, with its parts read from the move's text; `cards_for`
    gives the usable cards of a build."""
    return tuple(_move_option(move, cards_for) for move in moves)


def _move_option(move: Move, cards_for: UsableCardsOfBuild) -> MoveOption:
    kind, *words = move.text.split()
    if kind == "build":
        industry, space, *rest = words
        two = bool(rest)
        parts = {
            ACTION_PART: BUILD_ACTION,
            INDUSTRY_PART: industry,
            SPACE_PART: space,
            CARDS_PART: "2" if two else "1",
        }
        return MoveOption(move, parts, None if two else cards_for(industry, space))
    return MoveOption(move, _move_parts_by_name(kind, words))


def _move_parts_by_name(kind: str, words: list[str]) -> dict[str, str]:
    if kind in ("canal", "rail"):
        return {ACTION_PART: LINK_ACTION, LINE_PART: " ".join(words)}
    names = _PARTS_BY_MOVE_KIND.get(kind, ())
    return {ACTION_PART: kind, **dict(zip(names, words, strict=True))}
