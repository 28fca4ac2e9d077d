"""Show the right sheet over the map; a title defines the kinds of sheets."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from game.scene.nodes.node import Node
from game.scene.stage.placing import Box, Point, move_inside
from game.scene.window.screen_kit import Kit
from game.tabletop.question.question_input import QuestionController
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import HasFirstControl, Sheet
from game.tabletop.sheet.sheet_placement import box_around_points, sheet_position_on
from game.tabletop.table_model import AnyModel
from game.tabletop.table_parts import TableParts

PLACINGS = 2
"""How often a sheet is placed at most: scaled down it may become higher, since letters have a least
size.
"""

Asked = TypeVar("Asked")
AnySheet = TypeVar("AnySheet", bound=Sheet)


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` would fail
class SheetMoment(Generic[AnyModel]):
    """The data from which a sheet is made and updated."""

    model: AnyModel
    controller: QuestionController[AnyModel]
    concealed: bool = False


@dataclass(frozen=True, kw_only=True)  # with slots, `Name[TrailModel](...)` would fail
class SheetKind(Generic[AnyModel]):
    """A kind of sheet.

    `wanted` identifies the sheet that is needed, None when there is none of this kind. A `secret`
    one is hidden while private things are hidden; `over_hand` may cover the hand. `about` are the
    places it is about, by default those picked. It stays at its `home` position as long as that
    hides none of them.
    """

    wanted: Callable[[SheetMoment[AnyModel]], Hashable | None]
    make: Callable[[SheetMoment[AnyModel]], Sheet]
    write: Callable[[Sheet, SheetMoment[AnyModel]], None] = lambda sheet, moment: None
    about: Callable[[SheetMoment[AnyModel]], Sequence[str]] | None = None
    secret: bool = False
    over_hand: bool = False
    home: Box | None = None


def sheet_kind_for(
    asked: Callable[[SheetMoment[AnyModel]], Asked | None],
    make: Callable[[Asked, SheetMoment[AnyModel]], AnySheet],
    write: Callable[[AnySheet, Asked, SheetMoment[AnyModel]], None],
) -> SheetKind[AnyModel]:
    """Return a kind of sheet for one thing that `asked` finds; it stays as long as the thing is
    the same.
    """

    def wanted(moment: SheetMoment[AnyModel]) -> int | None:
        found = asked(moment)
        return id(found) if found is not None else None

    def make_it(moment: SheetMoment[AnyModel]) -> AnySheet:
        found = asked(moment)
        assert found is not None
        return make(found, moment)

    def write_it(sheet: Sheet, moment: SheetMoment[AnyModel]) -> None:
        found = asked(moment)
        if found is not None:  # a kind gets only sheets that it has made
            write(cast("AnySheet", sheet), found, moment)

    return SheetKind(wanted=wanted, make=make_it, write=write_it)


class SheetKeeper(Generic[AnyModel]):
    """Creates a sheet when its question begins, and keeps it up to date while it is shown."""

    def __init__(
        self,
        parts: TableParts,
        kinds: Sequence[SheetKind[AnyModel]],
        bring_back: Callable[[], None],
        kit: Kit,
    ) -> None:
        """Store the parts and the kinds, most urgent first; `bring_back` makes a new sheet
        visible.
        """
        self._parts = parts
        self._kinds = kinds
        self._bring_back = bring_back
        self._kit = kit
        self._for: object = None
        self._kind: SheetKind[AnyModel] | None = None
        self._moment: SheetMoment[AnyModel] | None = None
        self._laid: tuple[object, Point] = (None, (0.0, 0.0))  # the dragged sheet and its position
        # the position at which it hides nothing, so that no look-through button is needed
        self._home: Point | None = None
        self.sheet: Sheet | None = None

    def show_needed_sheet(self, moment: SheetMoment[AnyModel]) -> None:
        """Show the sheet that is needed now, or none."""
        self._moment = moment
        kind, need = self._needed_kind(moment)
        if (kind, need) != (self._kind, self._for):
            self._kind = kind
            self._for = need
            self._change_sheet(moment)
        self._write_sheet(moment)

    def has_sheet_for(self, moment: SheetMoment[AnyModel]) -> bool:
        """Return whether a sheet exists for the question, visible or hidden."""
        return any(kind.wanted(moment) is not None for kind in self._kinds)

    def first_control(self) -> Node | None:
        """Return the first control of the sheet for the keyboard."""
        sheet: object = self.sheet
        return sheet.first_control() if isinstance(sheet, HasFirstControl) else None

    def reposition_sheet(self) -> None:
        """Reposition the present sheet after the places it is about have moved."""
        if self.sheet is not None:
            self._place_sheet(self.sheet)

    def _needed_kind(
        self, moment: SheetMoment[AnyModel]
    ) -> tuple[SheetKind[AnyModel] | None, Hashable | None]:
        for kind in self._kinds:
            need = kind.wanted(moment)
            if need is not None:
                return (None, None) if kind.secret and moment.concealed else (kind, need)
        return None, None

    def _change_sheet(self, moment: SheetMoment[AnyModel]) -> None:
        self._parts.sheets.clear()
        self.sheet = self._kind.make(moment) if self._kind is not None else None
        if self.sheet is None:
            return
        self._write_sheet(moment)
        self._place_sheet(self.sheet)
        self.sheet.moved = self._drag_sheet
        hand = self._parts.hand
        cards = hand.children if hand.visible else []
        self.sheet.about = [
            *(self._parts.chart.targets[name] for name in self._places_of_sheet()),
            *cards,
        ]
        self._parts.sheets.add(self.sheet, self._parts.eye)
        self._bring_back()

    def _write_sheet(self, moment: SheetMoment[AnyModel]) -> None:
        """Write the present sheet, and lay out what it holds."""
        if self._kind is None or self.sheet is None:
            return
        self._kind.write(self.sheet, moment)
        self._lay_out_sheet(self.sheet)

    def _lay_out_sheet(self, sheet: Sheet) -> None:
        """Lay out what a sheet holds, in the letters of the size at which it is drawn."""
        if isinstance(sheet, ContentSheet):
            room = self._parts.layout.room
            sheet.lay_out_content(self._kit, room.k * room.controls * sheet.scale)

    def _place_sheet(self, sheet: Sheet) -> None:
        """Position a sheet so that it hides neither the places it is about nor the hand."""
        layout = self._parts.layout
        chart = self._parts.chart
        about = [
            box_around_points(chart.target_corners(name), layout.room.controls)
            for name in self._places_of_sheet()
        ]
        over_hand = self._kind is not None and self._kind.over_hand
        home = self._kind.home if self._kind is not None else None
        self._home = home[:2] if home is not None else None
        if home is not None and not any(home.overlaps(box) for box in about):
            sheet.x = home.x
            sheet.y = home.y
            sheet.scale = 1.0
        else:
            for _ in range(PLACINGS):
                size = sheet.width, sheet.height_for_placing
                sheet.x, sheet.y, sheet.scale = sheet_position_on(
                    layout, size, about, over_hand=over_hand
                )
                self._lay_out_sheet(sheet)
                if sheet.height_for_placing <= size[1]:
                    break
        kept, spot = self._laid
        if kept == self._sheet_key(sheet):
            sheet.x, sheet.y = spot
        self._place_attachments(sheet)

    def _sheet_key(self, sheet: Sheet) -> object:
        """Return a key for the sheet: its kind and the places it is about."""
        return sheet.name, tuple(self._places_of_sheet())

    def _drag_sheet(self, by: Point) -> None:
        """Move the sheet with the pointer, and keep that position when it is written again."""
        sheet = self.sheet
        if sheet is None:
            return
        left = sheet.x + by[0] * sheet.scale
        top = sheet.y + by[1] * sheet.scale
        drawn = Box(left, top, sheet.width * sheet.scale, sheet.height * sheet.scale)
        sheet.x, sheet.y = move_inside(drawn, self._parts.layout.window)[:2]
        self._laid = self._sheet_key(sheet), (sheet.x, sheet.y)
        self._place_attachments(sheet)

    def _place_attachments(self, sheet: Sheet) -> None:
        """Position the look-through button in the sheet's corner, and the scrim's line to its
        place.
        """
        eye = self._parts.eye
        k = self._parts.layout.room.controls
        drawn = Box(sheet.x, sheet.y, sheet.width * sheet.scale, sheet.height * sheet.scale)
        eye.scale = max(sheet.scale, 1.0)
        eye.x, eye.y = drawn.right - (eye.width + 10) * eye.scale, drawn.y + 10 * eye.scale
        eye.visible = sheet.has_eye = (sheet.x, sheet.y) != self._home
        self._parts.veil.sheet_box = Box(*(side * k for side in drawn))

    def _places_of_sheet(self) -> list[str]:
        """Return the places the present sheet is about."""
        if self._kind is not None and self._kind.about is not None and self._moment is not None:
            return list(self._kind.about(self._moment))
        targets = self._parts.chart.targets
        return [name for name, node in targets.items() if node.state == "chosen"]
