"""Reasons why something is not allowed: a key of a message and the facts that fill it."""

# interpreted: used only for texts, once a move
# interpreted: used once, when the tables of a game are built
from __future__ import annotations

from dataclasses import dataclass, field

FactValue = int | str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action or move is not possible, for the screen and for refusals.

    `key` names a sentence in the title's words (table `reason`); `facts` fill its
    placeholders: numbers, or names of areas, colours, cards, which the words translate.
    """

    key: str
    facts: dict[str, FactValue] = field(default_factory=dict)


class IllegalMove(ValueError):
    """Raised for a readable move that is not legal now."""

    def __init__(self, reason: Reason) -> None:
        """Store the reason; the message texts turn it into a sentence."""
        super().__init__(reason.key)
        self.reason = reason


class Unreadable(ValueError):
    """Raised for text or a file that is not valid; the message is a whole sentence.

    It names the file, line or key, what was found and what is allowed. `key_path` is the path to
    the faulty value in a table file: the file's name, then keys and indices from 0.
    """

    def __init__(self, sentence: str, key_path: tuple[str | int, ...] = ()) -> None:
        super().__init__(sentence)
        self.key_path = key_path
