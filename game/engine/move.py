"""A move in readable form: a kind, and the areas in the order a player clicks them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """One move at one moment of a game; `code` is its number in the rules.

    `places` are the areas it touches, in the order a player would click them, `card` the card it
    plays, `choice` a word such as "deck" or "none", `amounts` named numbers such as ("pounds", 5),
    `text` its line in the notation.
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
