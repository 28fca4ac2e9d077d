"""What draws one look with the pieces of Brass."""

from __future__ import annotations

from game.tabletop.panel.exhibit import Exhibit as TableExhibit
from game.tabletop.panel.exhibit import Look
from game.tabletop.panel.lit import LitExhibit
from game.tabletop.studio import Studio as TableStudio
from game.titles.brass.table.art.brass_art import BrassArt

Studio = TableStudio[BrassArt]
Exhibit = TableExhibit[BrassArt, Look]
Target = LitExhibit[BrassArt, Look]
