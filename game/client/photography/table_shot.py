"""A question of the table that is worth a picture."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableShot:
    """A question worth a picture: one with a move of `kind`, not before `round`.

    `keys` are pressed before the picture is taken and, with `place`, the first place such a move
    may go to is picked; `lead` is the kind of move that leads to it.
    """

    name: str
    kind: str
    lead: str = ""
    round: int = 1
    keys: tuple[str, ...] = ()
    place: bool = False
