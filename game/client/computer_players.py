"""Computer players as the client meets them: who can sit down, and how a seat asks one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.engine.options import Options


class ComputerPlayer(Protocol):
    """A computer player of one seat; it thinks elsewhere and never holds up a frame."""

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Begin to choose a move for the seat's view; what it thought before is dropped."""

    def answer(self) -> Answer | None:
        """Return the choice once it is there, else None; at once. NoAnswer when none will come."""

    def close(self) -> None:
        """Stop thinking and free everything."""


class Answer(Protocol):
    """A computer player's choice for one moment of the match.

    `restarted` when the process it thinks in had to be replaced meanwhile.
    """

    @property
    def moment(self) -> int:
        """Return the moment it was asked at."""

    @property
    def code(self) -> int:
        """Return the code of the move."""

    @property
    def restarted(self) -> bool:
        """Return whether the thinking process had died."""


@dataclass(frozen=True, slots=True)
class Chair:
    """What a computer player is told when it sits down; `wake` may be called from any thread."""

    options: Options
    kind: str
    seat: int
    seed: int
    wake: Callable[[], None]


class ComputerPlayers(Protocol):
    """Everybody who can sit down but people; `kinds` from weakest to strongest.

    `quick` is a kind that answers at once and needs no process to think in.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, such as "random" or "ai:2"."""

    @property
    def quick(self) -> str:
        """Return the kind."""

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat; starting it must not hold up a frame."""

    def close(self) -> None:
        """End everything that still thinks."""
