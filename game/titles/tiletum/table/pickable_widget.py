"""Widgets that draw one look with Tiletum's pieces and can be picked, and the functions that the
table's parts call.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar, Unpack

from game.scene.nodes.node import NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.tabletop.panel.look_widget import NOTHING_TO_PICK_STATE, HighlightWidget, Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_context import TableContext as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

TableContext = TableStudio[TiletumArt]
LookWidget = TableExhibit[TiletumArt, Look]
Place = TypeVar("Place")


class TiletumHandlers(NamedTuple):
    """The functions that the table's parts call: for picking, confirming, opening boards, maps
    and documents, and for the tip of a target."""

    pick_target: Callable[[str], None]
    pick_space: Callable[[str], None]
    space_tooltip: Callable[[str], Tooltip | None]
    pick_answer_line: Callable[[int], None]
    confirm: Callable[[], None]
    toggle_seat_board: Callable[[int], None]
    toggle_map_sheet: Callable[[], None]
    toggle_document: Callable[[str], None]
    open_large_board: Callable[[], None]
    tooltip_of_target: Callable[[str], Tooltip | None]


class PickableWidget(HighlightWidget[TiletumArt, Look]):
    """A widget that shows one item and picks the item's target when clicked; `pick_name` is ""
    while no item lies there."""

    def __init__(
        self,
        context: TableContext,
        pick_name: str,
        handlers: TiletumHandlers,
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Store the functions for picks and tooltips. `pick_name` is the name of the widget."""
        super().__init__(context, pick_name, handlers.pick_target, **node_values)
        self.role = "cell"
        self.empty_tooltip: Tooltip | None = None
        """What is told of the place while nothing lies there."""
        self._handlers = handlers
        self.set_pickable(can_be_picked=True)
        self.tooltip = lambda: (
            handlers.tooltip_of_target(self.pick_name) if self.pick_name else self.empty_tooltip
        )

    def set_pickable(self, *, can_be_picked: bool) -> None:
        """Set whether a click picks the item's target: True for an item of the viewer, False for
        one of another seat."""
        self.on_click = self._pick_item if can_be_picked else None

    def _pick_item(self) -> None:
        if self.pick_name:
            self._handlers.pick_target(self.pick_name)

    def show_item(self, look: Look, target_name: str, states: dict[str, str]) -> None:
        """Show an item under its target name, with that target's highlight in `states`."""
        self.show_look(look)
        self.pick_name = target_name
        self.set_highlight(states.get(target_name, NOTHING_TO_PICK_STATE))


def group_seats_by_place(standing: Iterable[tuple[Place, int]]) -> dict[Place, list[int]]:
    """Return, by place, the list of the seats that stand there, from pairs of a place and a
    seat."""
    found: dict[Place, list[int]] = {}
    for place, seat in standing:
        found.setdefault(place, []).append(seat)
    return found


def capitalised(words: str) -> str:
    """Return words with a capital first letter."""
    return words[:1].upper() + words[1:]
