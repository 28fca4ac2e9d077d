"""The deed as a sheet: which one lies there, and what is written on it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tabletop.panel.lit import CHOSEN, LEGAL, OTHER
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.titles.brass.table.board.board import MapBoard
from game.titles.brass.table.desk import BrassDesk
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.layout import DEED, BrassLayout
from game.titles.brass.table.look.deed import DeedWriter
from game.titles.brass.table.panels.deed import Deed, DeedHandlers, DeedLook
from game.titles.brass.table.stand import BrassStand

Moment = SheetMoment[BrassStand]


@dataclass
class Deeds:
    """Writes the bill of each moment once: several parts ask for it."""

    studio: Studio
    guide: Guide
    desk: BrassDesk
    _written: tuple[Moment | None, DeedLook | None] = field(default=(None, None))

    def writer(self) -> DeedWriter:
        """Return what writes the bill of what is drafted now."""
        return DeedWriter(self.studio, self.guide, self.desk.drafting)

    def look(self, moment: Moment) -> DeedLook | None:
        """Return the bill of a moment, None while nothing is picked."""
        if self._written[0] is not moment:
            self._written = moment, self.writer().look()
        return self._written[1]

    def kind(
        self, layout: BrassLayout, chart: MapBoard, handlers: DeedHandlers
    ) -> SheetKind[BrassStand]:
        """Return the one kind of sheet of this table: it lies on the sea, and where the sea is too
        narrow it hides nothing that may be picked.
        """
        home, px = layout.printed.home, layout.room.k * layout.controls
        lit = (CHOSEN,) if home is not None else (CHOSEN, LEGAL, OTHER)

        def about(moment: Moment) -> list[str]:
            return [name for name, node in chart.targets.items() if node.state in lit]

        def write(sheet: Sheet, moment: Moment) -> None:
            look = self.look(moment)
            if isinstance(sheet, Deed) and look is not None:
                sheet.lay(look)

        return SheetKind(
            wanted=lambda moment: "deed" if self.look(moment) is not None else None,
            make=lambda moment: Deed(
                self.studio, home.height if home else DEED[1], handlers, px=px
            ),
            write=write,
            about=about,
            home=home,
        )
