"""Extras: which expansions and automa the table needs room for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Extras:
    """What lies on the table beyond the base game; `boxes` are those of investments (2007)."""

    arsenic: bool = False
    emigration: bool = False
    wallace: bool = False
    boxes: bool = False

    @property
    def insets(self) -> tuple[str, ...]:
        """The boards of their own, in reading order."""
        boards = (
            ("market", self.arsenic),
            ("emigration", self.emigration),
            ("boxes", self.boxes),
        )
        return tuple(name for name, there in boards if there)


BASE_GAME = Extras()
