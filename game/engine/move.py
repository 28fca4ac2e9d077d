"""A move as people and the screen see it: named, with its places in clicking order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """One move of one moment of a game; `code` is the number the rules play.

    `places` are the areas it touches in the order a person would click them, `card` the
    card it plays, `choice` a word such as "deck" or "none", `amounts` named numbers such as
    ("pounds", 5), `text` its line in the notation.
    """

    code: int
    kind: str
    text: str
    places: tuple[str, ...] = ()
    card: str = ""
    choice: str = ""
    amounts: tuple[tuple[str, int], ...] = ()

    def amount(self, name: str) -> int:
        """Return the named amount, 0 when the move has none of that name."""
        return dict(self.amounts).get(name, 0)
