"""What is worth a picture at a title's table and on its pages."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableShot:
    """A question worth a picture: one with a move of `kind`, not before `round`.

    `keys` are pressed before the picture is taken and, with `place`, the first place such a move
    may go to is picked; `lead` is the kind of move that leads to it. With an `edition`, or an
    `expansion`, it is taken in games of that one only.
    """

    name: str
    kind: str
    lead: str = ""
    round: int = 1
    keys: tuple[str, ...] = ()
    place: bool = False
    edition: str = ""
    expansion: str = ""

    def is_of(self, edition: str, expansions: Collection[str]) -> bool:
        """Whether it is taken in games of this edition and with these expansions."""
        return self.edition in ("", edition) and self.expansion in ("", *expansions)


@dataclass(frozen=True, slots=True)
class Pictures:
    """The questions of its table, a word looked up in its rules, a command given another key; and
    what kind of thing on its map a place is, as its targets are named.
    """

    table: tuple[TableShot, ...] = ()
    sought: str = ""
    command: str = ""
    target: str = "area"
