"""Descriptions of a title's pictures for pages and table, and of its puzzles."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class TableScreenshot:
    """A decision to take a screenshot of: one with a move of `move_kind`, in round `first_round` or
    later.

    `keys` are pressed before the screenshot and, with `picks_first_place`, the first place of such
    a move is picked; `leading_move_kind` is the kind of move that leads to it. With an `edition` or
    an `expansion`, it is taken only in games of that one.
    """

    name: str
    move_kind: str
    leading_move_kind: str = ""
    first_round: int = 1
    keys: tuple[str, ...] = ()
    picks_first_place: bool = False
    edition: str = ""
    expansion: str = ""

    def belongs_to(self, edition: str, expansions: Collection[str]) -> bool:
        """Return whether the screenshot belongs to games of this edition with these expansions."""
        return self.edition in ("", edition) and self.expansion in ("", *expansions)


@dataclass(frozen=True, slots=True)
class ScreenshotSamples:
    """Samples for screenshots: decisions at the table, a search in the rules, a rebound command;
    and the kind of map target of a place.
    """

    table_screenshots: tuple[TableScreenshot, ...] = ()
    search_text: str = ""
    rebound_command: str = ""
    map_target_kind: str = "area"


@dataclass(frozen=True, slots=True)
class PuzzleOffer:
    """The puzzles of a title.

    `icons_by_kind` names every kind in the order of the page, each with an icon of the title's kit.
    The texts of a kind are in the table `puzzle`. `drill_kinds` are kinds that are also offered as
    a short timed run with a score, `quick_practice_kinds` those from which quick practice picks one
    at random.
    """

    folder: Path
    icons_by_kind: Mapping[str, str]
    drill_kinds: tuple[str, ...] = ()
    quick_practice_kinds: tuple[str, ...] = ()
