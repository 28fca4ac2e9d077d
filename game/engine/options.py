"""What is fixed at set-up and stored with every game (G-3)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The set-up of a game: title, edition, number of seats and expansions in play.

    `wallace` names the options of a solo game's automa, `None` when nobody plays it; in a solo
    game it sits on `wallace_seat`.
    """

    title: str
    seats: int
    edition: str = "remastered"
    expansions: tuple[str, ...] = ()
    wallace: tuple[str, ...] | None = None
    wallace_seat: int = 1
