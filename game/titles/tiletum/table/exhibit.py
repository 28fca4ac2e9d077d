"""What draws one look with the pieces of Tiletum, and what of it may be picked."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar, Unpack

from game.scene.nodes.node import NodeValues
from game.scene.nodes.tip import Tip
from game.tabletop.panel.look_widget import UNLIT, HighlightWidget, Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_context import TableContext as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

TableContext = TableStudio[TiletumArt]
LookWidget = TableExhibit[TiletumArt, Look]
Where = TypeVar("Where")


class TiletumHandlers(NamedTuple):
    """What only the parts of this table do when they are used; `tip` tells of what is named."""

    pick: Callable[[str], None]
    answer: Callable[[int], None]
    confirm: Callable[[], None]
    show_board: Callable[[int], None]
    turn_sheet: Callable[[], None]
    turn_document: Callable[[str], None]
    tip: Callable[[str], Tip | None]


class PickableWidget(HighlightWidget[TiletumArt, Look]):
    """Something that may be picked and tells of itself by a name; "" while nothing lies there."""

    def __init__(
        self, context: TableContext, named: str, own: TiletumHandlers, **place: Unpack[NodeValues]
    ) -> None:
        """Store what hears that it is picked, and what tells of it."""
        super().__init__(context, named, own.pick, **place)
        self.role = "cell"
        self.empty_tip: Tip | None = None
        """What is told of the place while nothing lies there."""
        self.on_click = lambda: own.pick(self.named) if self.named else None
        self.tooltip = lambda: own.tip(self.named) if self.named else self.empty_tip

    def show_item(self, look: Look, named: str, states: dict[str, str]) -> None:
        """Show what lies there now, under its name, and whether it may be picked."""
        self.show(look)
        self.named = named
        self.set_highlight(states.get(named, UNLIT))


def group_by_place(standing: Iterable[tuple[Where, int]]) -> dict[Where, list[int]]:
    """Return who stands in each place, of pairs of a place and a seat."""
    found: dict[Where, list[int]] = {}
    for place, seat in standing:
        found.setdefault(place, []).append(seat)
    return found


def capitalised(words: str) -> str:
    """Return words as they begin a line."""
    return words[:1].upper() + words[1:]
