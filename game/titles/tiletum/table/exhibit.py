"""What draws one look with the pieces of Tiletum."""

from __future__ import annotations

from game.tabletop.panel.look_widget import LitWidget, Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_model import TableContext as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

TableContext = TableStudio[TiletumArt]
LookWidget = TableExhibit[TiletumArt, Look]
Target = LitWidget[TiletumArt, Look]
