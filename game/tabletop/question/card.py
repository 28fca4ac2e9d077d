"""A survey card, as a person chooses it."""

from __future__ import annotations

from game.engine.move import Move
from game.tabletop.question.enquiry import Enquiry


class CardEnquiry(Enquiry):
    """A survey card, the deck, or none."""

    def __init__(self, moves: tuple[Move, ...], kind: str) -> None:
        """Take the moves and their kind, "survey" or "play"."""
        self.kind = kind
        super().__init__(moves)
        self.picked: Move | None = None

    @property
    def pending(self) -> Move | None:
        """The card picked."""
        return self.picked

    @property
    def step(self) -> str:
        """What is to be done next."""
        return self.kind

    def pick(self, move: Move) -> None:
        """Pick a card, or lay it back when it was picked already."""
        self.picked = None if move is self.picked else move

    @property
    def refusal(self) -> Move | None:
        """Playing no card."""
        return next((move for move in self._moves if move.choice == "none"), None)

    def back(self) -> bool:
        """Lay the card back."""
        picked, self.picked = self.picked, None
        return picked is not None
