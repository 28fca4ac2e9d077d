"""Descriptions of a title's pictures for pages and table, and of its puzzles."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class TableShot:
    """A decision to take a screenshot of: one with a move of `kind`, in round `round` or later.

    `keys` are pressed before the screenshot and, with `place`, the first place of such a move is
    picked; `lead` is the kind of move that leads to it. With an `edition` or an `expansion`, it is
    taken only in games of that one.
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
        """Return whether the screenshot belongs to games of this edition with these expansions."""
        return self.edition in ("", edition) and self.expansion in ("", *expansions)


@dataclass(frozen=True, slots=True)
class Pictures:
    """Samples for screenshots: decisions at the table, a search in the rules, a rebound command;
    and the kind of map target of a place.
    """

    table: tuple[TableShot, ...] = ()
    sought: str = ""
    command: str = ""
    target: str = "area"


@dataclass(frozen=True, slots=True)
class PuzzleOffer:
    """The puzzles of a title.

    `icons` names every kind in the order of the page, each with an icon of the title's kit. The
    texts of a kind are in the table `puzzle`. `drills` are kinds that are also offered as a short
    timed run with a score, `quick` those from which quick practice picks one at random.
    """

    folder: Path
    icons: Mapping[str, str]
    drills: tuple[str, ...] = ()
    quick: tuple[str, ...] = ()
