"""What draws one look with the pieces of Tiletum."""

from __future__ import annotations

from game.tabletop.panel.exhibit import Exhibit as TableExhibit
from game.tabletop.panel.exhibit import Look
from game.tabletop.panel.lit import LitExhibit
from game.tabletop.studio import Studio as TableStudio
from game.titles.tiletum.table.art.tiletum_art import TiletumArt

Studio = TableStudio[TiletumArt]
Exhibit = TableExhibit[TiletumArt, Look]
Target = LitExhibit[TiletumArt, Look]
