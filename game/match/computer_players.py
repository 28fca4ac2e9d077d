"""The interface of computer players for a match: they are seated, think and answer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.engine.title import Options
from game.match.computer_answers import ComputerAnswer


class ComputerPlayer(Protocol):
    """A computer player at one seat; it thinks in the background and never delays a frame."""

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Start choosing a move for the seat's view; an earlier request is dropped."""

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return the answer, or None if it is not ready; never waits. Raise NoAnswer when the
        player failed.
        """

    def close(self) -> None:
        """Stop thinking and free all resources."""


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """The seat of a computer player: its game, its kind of player and its seed.

    `wake_event_loop` is called when an answer is ready; any thread may call it.
    """

    options: Options
    kind: str
    seat: int
    seed: int
    wake_event_loop: Callable[[], None]


class ComputerPlayers(Protocol):
    """All available computer players; `player_kinds` are in order of strength, weakest first."""

    @property
    def player_kinds(self) -> tuple[str, ...]:
        """The kinds of players, such as "random" or "ai:2"."""

    @property
    def quick_player_kind(self) -> str:
        """The kind of player that answers at once and needs no separate process."""

    def make_player(self, computer_seat: ComputerSeat) -> ComputerPlayer:
        """Return a new player for a seat; starting it must not delay a frame."""

    def close(self) -> None:
        """Stop all players."""
