"""What draws one look with the pieces of Brass."""

from __future__ import annotations

from game.tabletop.panel.look_widget import LitWidget, Look
from game.tabletop.panel.look_widget import LookWidget as TableExhibit
from game.tabletop.table_model import TableContext as TableStudio
from game.titles.brass.table.art.brass_art import BrassArt

TableContext = TableStudio[BrassArt]
LookWidget = TableExhibit[BrassArt, Look]
Target = LitWidget[BrassArt, Look]
