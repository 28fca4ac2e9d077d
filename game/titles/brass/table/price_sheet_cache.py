"""Each moment's price sheet, made once for all parts that need it."""

from dataclasses import dataclass, field

from game.tabletop.panel.look_widget import AS_GOOD_AS_PICKED_STATE, CHOSEN_STATE, LEGAL_STATE
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.layout import PRICE_SHEET_SIZE, BrassLayout
from game.titles.brass.table.map_board import BrassMapBoard
from game.titles.brass.table.panels.price_sheet import (
    PriceSheet,
    PriceSheetHandlers,
    PriceSheetLook,
)
from game.titles.brass.table.price_sheet_writer import PriceSheetWriter
from game.titles.brass.table.targets import NEEDS_TWO_CARDS_STATE
from game.titles.brass.table.view_model import BrassModel

BrassSheetInputs = SheetInputs[BrassModel]


@dataclass
class PriceSheetCache:
    """Makes each moment's price sheet once, since several parts need it."""

    context: TableContext
    controller: BrassController
    _last_moment_and_look: tuple[BrassSheetInputs | None, PriceSheetLook | None] = field(
        default=(None, None)
    )

    def make_writer(self) -> "PriceSheetWriter":
        """Return a new writer for the price sheet of the draft in its current state."""
        return PriceSheetWriter(self.context, self.controller.action_draft)

    def sheet_look(self, inputs: BrassSheetInputs) -> PriceSheetLook | None:
        """Return the price sheet of a moment, None if nothing is picked and no debt is due; the
        sheet of the last moment is cached."""
        if self._last_moment_and_look[0] is not inputs:
            self._last_moment_and_look = inputs, self.make_writer().sheet_look()
        return self._last_moment_and_look[1]

    def make_sheet_kind(
        self, layout: BrassLayout, map_board: BrassMapBoard, handlers: PriceSheetHandlers
    ) -> SheetKind[BrassModel]:
        """Return the kind of sheet for prices: placed on the sea if it is wide enough, else
        where it covers no highlighted target."""
        home = layout.document_rects.price_sheet
        lit = (
            (CHOSEN_STATE,)
            if home is not None
            else (CHOSEN_STATE, LEGAL_STATE, NEEDS_TWO_CARDS_STATE, AS_GOOD_AS_PICKED_STATE)
        )

        def places_about(inputs: BrassSheetInputs) -> list[str]:
            return [name for name, node in map_board.targets.items() if node.highlight_kind in lit]

        def update_sheet(sheet: Sheet, inputs: BrassSheetInputs) -> None:
            look = self.sheet_look(inputs)
            if isinstance(sheet, PriceSheet) and look is not None:
                sheet.show_look(look)

        return SheetKind(
            needed_sheet_key=lambda moment: "deed" if self.sheet_look(moment) is not None else None,
            make_sheet=lambda moment: PriceSheet(
                self.context, home.height if home else PRICE_SHEET_SIZE[1], handlers
            ),
            update_sheet=update_sheet,
            find_subject_places=places_about,
            default_box=home,
        )
