"""What draws one look with the pieces of Tiletum, and what of it may be picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from game.scene.nodes.node import NodeValues
from game.scene.stage.tip import Tip
from game.tabletop.panel.look_widget import UNLIT, LitWidget, Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_model import TableContext as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

TableContext = TableStudio[TiletumArt]
LookWidget = TableExhibit[TiletumArt, Look]
Pick = Callable[[str], None]
Tips = Callable[[str], Tip | None]


class PickedWidget(LitWidget[TiletumArt, Look]):
    """Something that may be picked and tells of itself by a name; "" while nothing lies there."""

    def __init__(
        self,
        context: TableContext,
        named: str,
        tools: tuple[Pick, Tips],
        **place: Unpack[NodeValues],
    ) -> None:
        """Take what hears that it is picked, and what tells of it."""
        pick, tip = tools
        super().__init__(context, named, pick, **place)
        self.role = "cell"
        self.on_click = lambda: pick(self.named) if self.named else None
        self.tooltip = lambda: tip(self.named) if self.named else None

    def lie(self, look: Look, named: str, states: dict[str, str]) -> None:
        """Show what lies there now, under its name, and whether it may be picked."""
        self.show(look)
        self.named = named
        self.light(states.get(named, UNLIT))


def capital(words: str) -> str:
    """Return words as they begin a line."""
    return words[:1].upper() + words[1:]
