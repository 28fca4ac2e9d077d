"""The drawers of the right column and their tabs."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Box, Point
from game.scene.widgets import Button
from game.tabletop.layout.document_keys import document_command_name, document_key_cap

TAB_HEIGHT = 44.0
MIN_TAB_HEIGHT_SHARE_OF_TARGET: Final = 32 / 44
"""How high a tab is at least, as a share of the side of a click target."""
TAB_WIDTH = 190.0
TAB_GAP = 8.0


@dataclass(frozen=True, slots=True)
class OpenDrawerState:
    """The name of the open part, "" for none, and whether the player opened it."""

    part_name: str
    is_opened_by_player: bool


class FoldedPartDrawers:
    """Opens and closes the folded parts of a table, at most one at a time. The tab of a part is
    highlighted while the part is open.

    The parts in `names_with_strip` have a strip as their tab, which already shows what is
    important; so these parts open only on request.
    """

    def __init__(
        self, part_by_name: dict[str, Node], names_with_strip: Collection[str] = ()
    ) -> None:
        self._parts = part_by_name
        self._strips = names_with_strip
        self._opened_name = ""
        self._drawer_elsewhere = OpenDrawerState("", is_opened_by_player=False)
        self.tabs: dict[str, Button] = {}
        for part in part_by_name.values():
            part.visible = False

    @property
    def opened_part(self) -> Node | None:
        """The part that is open, None when all are closed."""
        return next((part for part in self._parts.values() if part.visible), None)

    @property
    def open_drawer(self) -> OpenDrawerState:
        """The open part. If none is open, the part that `reopen` could not open on this table, so
        that the next table can open it."""
        name = next((name for name, part in self._parts.items() if part.visible), "")
        if not name:
            return self._drawer_elsewhere
        return OpenDrawerState(name, is_opened_by_player=name == self._opened_name)

    def reopen(self, drawer: object) -> None:
        """Open the part of another table's `open_drawer`; if it is not folded here, only
        remember it for `open_drawer`."""
        assert isinstance(drawer, OpenDrawerState)
        if drawer.part_name not in self._parts:
            self._drawer_elsewhere = drawer
        else:
            self._opened_name = drawer.part_name if drawer.is_opened_by_player else ""
            self.open_part_and_close_others(drawer.part_name)

    def open_part_and_close_others(self, part_name: str) -> None:
        """Open the named part and close the others; an unknown name, such as "", closes all."""
        self._drawer_elsewhere = OpenDrawerState("", is_opened_by_player=False)
        for other, part in self._parts.items():
            part.visible = other == part_name
            if other in self.tabs:
                self.tabs[other].chosen = part.visible

    def is_folded_away(self, part_name: str) -> bool:
        """Return whether the named part is folded and closed, and its tab does not show its main
        contents as a strip."""
        return (
            part_name in self._parts
            and part_name not in self._strips
            and not self._parts[part_name].visible
        )

    def open_if_folded_without_strip(self, part_name: str) -> None:
        """Open the named part if it is folded and its tab is not a strip."""
        if part_name in self._parts and part_name not in self._strips:
            self.open_part_and_close_others(part_name)

    def toggle_part(self, part_name: str) -> None:
        """Open a part, which then counts as opened by the player, and close the others; close it
        when it is open."""
        self._opened_name = "" if self._parts[part_name].visible else part_name
        self.open_part_and_close_others(self._opened_name)

    def close_part_opened_by_player(self) -> bool:
        """Close the part that the player opened; return False when there is none."""
        found = bool(self._opened_name) and self._parts[self._opened_name].visible
        if found:
            self.toggle_part(self._opened_name)
        return found


def make_tab(
    part_name: str, say: Callable[[str], str], key_cap_text: Callable[[str], str]
) -> Button:
    """Return the tab of a folded part; its tip says that it opens the part and names its key.

    `key_cap_text` returns the readable key of a command such as "@undo".
    """
    cap = document_key_cap(part_name)
    tab = Button(say(f"tab-{part_name}"), name=f"tab:{part_name}", key_cap=cap, keys=(cap,))
    action = say(f"command.{document_command_name(part_name)}")
    tab.tooltip = lambda: f"{action} ({key_cap_text(cap)})"
    return tab


def tab_boxes(
    part_names: Sequence[str], corner: Point, right_edge: float, min_target_side: float
) -> dict[str, Box]:
    """Return the box of every tab by name: side by side from `corner` to the right up to x =
    `right_edge`, then in the next row.

    Rows are at least `min_target_side` u apart, the side of a click target; in a small window a tab
    is higher than `TAB_HEIGHT`, so that it can be hit beside the spaces of the map.
    """
    left, highest = corner
    height = max(TAB_HEIGHT, min_target_side * MIN_TAB_HEIGHT_SHARE_OF_TARGET)
    pitch = TAB_WIDTH + TAB_GAP
    in_row = max(int((right_edge - left) // pitch), 1)
    boxes = {}
    for number, name in enumerate(part_names):
        row, place = divmod(number, in_row)
        top = highest + max(height + TAB_GAP, min_target_side) * row
        boxes[name] = Box(left + pitch * place, top, TAB_WIDTH, height)
    return boxes
