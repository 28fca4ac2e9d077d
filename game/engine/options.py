"""What is fixed at set-up and stored with every game (G-3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.pack import Pack


@dataclass(frozen=True, slots=True)
class Options:
    """The set-up of a game: title, edition, number of seats and expansions in play.

    Without an edition the title's first one is meant; the options of a game name theirs.
    `automa` names the options of a solo game's automa, `None` when nobody plays it; in a solo
    game it sits on `automa_seat`. `pack` is played with in the place of our own numbers.
    """

    title: str
    seats: int
    edition: str = ""
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    automa_seat: int = 1
    pack: Pack | None = None
