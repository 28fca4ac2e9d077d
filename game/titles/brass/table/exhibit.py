"""What draws one look with the pieces of Brass."""

from __future__ import annotations

from game.tabletop.panel.look_widget import Exhibit as TableExhibit
from game.tabletop.panel.look_widget import LitExhibit, Look
from game.tabletop.table_model import Studio as TableStudio
from game.titles.brass.table.art.brass_art import BrassArt

Studio = TableStudio[BrassArt]
Exhibit = TableExhibit[BrassArt, Look]
Target = LitExhibit[BrassArt, Look]
