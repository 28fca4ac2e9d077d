"""Reasons why something cannot be done: a key for the words and the facts to fill in."""

# interpreted: what it describes is for people, who are asked once a move
# interpreted: looked at once, when the tables of a game are built
from __future__ import annotations

from dataclasses import dataclass, field

Fact = int | str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action or move is not possible, for the screen and for refusals.

    `key` names a sentence in the title's words (table `reason`); `facts` fill its
    placeholders: numbers, or names of areas, colours, cards, which the words translate.
    """

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


class IllegalMove(ValueError):
    """A well-formed move that is not allowed now."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason; words make the sentence."""
        super().__init__(reason.key)
        self.reason = reason


class Unreadable(ValueError):
    """Text or a file that is not what it should be; the message is a whole sentence.

    It names the file, line or key, what was found and what is allowed. `place` leads to what is
    refused where a table of a file is: the file's name, then keys and numbers from 0.
    """

    def __init__(self, sentence: str, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(sentence)
        self.place = place
