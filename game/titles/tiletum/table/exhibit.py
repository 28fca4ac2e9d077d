"""What draws one look with the pieces of Tiletum."""

from __future__ import annotations

from game.tabletop.panel.look_widget import Exhibit as TableExhibit
from game.tabletop.panel.look_widget import LitExhibit, Look
from game.tabletop.table_model import Studio as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

Studio = TableStudio[TiletumArt]
Exhibit = TableExhibit[TiletumArt, Look]
Target = LitExhibit[TiletumArt, Look]
