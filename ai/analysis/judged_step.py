"""One judged step of a finished game, as the clerks report it."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.analysis import JudgedMove


@dataclass(frozen=True, slots=True)
class JudgedStep:
    """One step: the shares after it, the decision if it was one, what luck gave each seat."""

    number: int
    shares: tuple[int, ...]
    move: JudgedMove | None = None
    gains: tuple[int, ...] = ()
