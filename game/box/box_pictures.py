"""Descriptions of a title's pictures for pages and table, and of its puzzles."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class TableScreenshot:
    """A screenshot to take at a table: at a decision that offers a move of the kind `move_kind`, in
    round `first_round` or later.

    A move of the kind `leading_move_kind` may lead to such a decision. Before the screenshot `keys`
    are pressed and, if `picks_first_place`, the first place of a move of the kind `move_kind` is
    picked. With an `edition` or an `expansion`, the screenshot is taken only in games that use it.
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
    """The examples that screenshots of a title show: decisions at the table, a text to search in
    the rules, and a command with a changed key. Map targets of the kind `map_target_kind` stand for
    the places of moves."""

    table_screenshots: tuple[TableScreenshot, ...] = ()
    search_text: str = ""
    rebound_command: str = ""
    map_target_kind: str = "area"


@dataclass(frozen=True, slots=True)
class TitlePuzzles:
    """The puzzles of a title.

    `icons_by_kind` names every kind in the order of the page, each with an icon of the title's kit.
    The texts of a kind are in the table `puzzle`. `drill_kinds` are kinds that are also offered as
    a short timed run with a score, `quick_practice_kinds` those from which quick practice picks one
    at random.

    A move is a decision of the kind that its first word names; `declining_moves` are moves, as
    text, that are decisions of a kind of their own all the same. `loss_objection_keys` are the keys
    of the objections to moves that may bring a loss.
    """

    folder: Path
    icons_by_kind: Mapping[str, str]
    drill_kinds: tuple[str, ...] = ()
    quick_practice_kinds: tuple[str, ...] = ()
    declining_moves: frozenset[str] = frozenset()
    loss_objection_keys: frozenset[str] = frozenset()
