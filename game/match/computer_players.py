"""Computer players as a match knows them: what sits down at a seat, thinks and answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.engine.title import Options
from game.match.computer_answers import Answer


class ComputerPlayer(Protocol):
    """A computer player of one seat; it thinks elsewhere and never holds up a frame."""

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Begin to choose a move for the seat's view; what it thought before is dropped."""

    def answer(self) -> Answer | None:
        """Return the choice once it is there, else None; at once. NoAnswer when none will come."""

    def close(self) -> None:
        """Stop thinking and free everything."""


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """Where a computer player sits: which game, as which kind of player, with which seed.

    `wake` is called when an answer is there; any thread may call it.
    """

    options: Options
    kind: str
    seat: int
    seed: int
    wake: Callable[[], None]


class ComputerPlayers(Protocol):
    """Everybody who can sit down but people; `kinds` from weakest to strongest. `quick` is a kind
    that answers at once and needs no process to think in.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, such as "random" or "ai:2"."""

    @property
    def quick(self) -> str:
        """Return the kind."""

    def sit_down(self, chair: ComputerSeat) -> ComputerPlayer:
        """Return a player for a seat; starting it must not hold up a frame."""

    def close(self) -> None:
        """End everything that still thinks."""
