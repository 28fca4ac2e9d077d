"""What a second implementation of a title's rules answers: a game moved on by move texts."""

from typing import Any, Protocol


class SecondImplementation(Protocol):
    """One game in open information."""

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""

    @property
    def is_luck(self) -> bool:
        """Whether an outcome of luck is due."""

    def moves(self) -> list[str]:
        """Every legal move, at luck every outcome, sorted by code point."""

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""
