"""Describe the pictures of a title for its pages and table, and its puzzles."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path


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


@dataclass(frozen=True, slots=True)
class PuzzleOffer:
    """`icons` name every kind in the order of the page, each with an icon of the kit.

    The words of a kind are in the table `puzzle`. `drills` are kinds that are also practised as a
    short run with a score, `quick` those of which quick practice offers one at random.
    """

    folder: Path
    icons: Mapping[str, str]
    drills: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
