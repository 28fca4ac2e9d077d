"""Choose which sheet is shown over the map; a title says what kinds of sheets there are."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from game.scene.nodes.node import Node
from game.scene.stage.placing import Box, Point, kept_inside
from game.tabletop.question.question_input import QuestionController
from game.tabletop.sheet.sheet import Controlled, Sheet
from game.tabletop.sheet.sheet_placement import box_round, place_on
from game.tabletop.table_model import AnyModel
from game.tabletop.table_parts import TableParts

Asked = TypeVar("Asked")
AnySheet = TypeVar("AnySheet", bound=Sheet)


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` could not be made
class SheetMoment(Generic[AnyModel]):
    """What a sheet is made for and written from."""

    model: AnyModel
    controller: QuestionController[AnyModel]
    concealed: bool = False


@dataclass(frozen=True, kw_only=True)  # with slots, `Name[TrailModel](...)` could not be made
class SheetKind(Generic[AnyModel]):
    """A kind of sheet: `wanted` tells one from another, None where there is none of this kind.

    A `secret` one is put away while private things are hidden; `over_hand` lies where the hand
    would be. `about` are the places it is about, by default those picked. It lies in its `home` as
    long as that hides none of them.
    """

    wanted: Callable[[SheetMoment[AnyModel]], Hashable | None]
    make: Callable[[SheetMoment[AnyModel]], Sheet]
    write: Callable[[Sheet, SheetMoment[AnyModel]], None] = lambda sheet, moment: None
    about: Callable[[SheetMoment[AnyModel]], Sequence[str]] | None = None
    secret: bool = False
    over_hand: bool = False
    home: Box | None = None


def sheet_asking(
    asked: Callable[[SheetMoment[AnyModel]], Asked | None],
    make: Callable[[Asked, SheetMoment[AnyModel]], AnySheet],
    write: Callable[[AnySheet, Asked, SheetMoment[AnyModel]], None],
) -> SheetKind[AnyModel]:
    """Return the kind of sheet on which one thing is settled, which `asked` finds: it lies there
    as long as the same thing is.
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
        if found is not None:  # a kind is given no sheet but what it has made
            write(cast("AnySheet", sheet), found, moment)

    return SheetKind(wanted=wanted, make=make_it, write=write_it)


class SheetKeeper(Generic[AnyModel]):
    """Makes a sheet when its question begins, and keeps it up to date while it lies there."""

    def __init__(
        self,
        parts: TableParts,
        kinds: Sequence[SheetKind[AnyModel]],
        bring_back: Callable[[], None],
    ) -> None:
        """Take where sheets lie and the kinds, urgent first; `bring_back` shows a new one."""
        self._parts = parts
        self._kinds = kinds
        self._bring_back = bring_back
        self._for: object = None
        self._kind: SheetKind[AnyModel] | None = None
        self._moment: SheetMoment[AnyModel] | None = None
        self._laid: tuple[object, Point] = (None, (0.0, 0.0))  # what was dragged, and where to
        self._home: Point | None = None  # there a sheet hides nothing: nobody looks through it
        self.sheet: Sheet | None = None

    def lay_out(self, moment: SheetMoment[AnyModel]) -> None:
        """Show the sheet the moment needs, or none."""
        self._moment = moment
        kind, need = self._needed(moment)
        if (kind, need) != (self._kind, self._for):
            self._kind = kind
            self._for = need
            self._change(moment)
        if self._kind is not None and self.sheet is not None:
            self._kind.write(self.sheet, moment)

    def carries(self, moment: SheetMoment[AnyModel]) -> bool:
        """Whether a sheet carries the question, shown or put away."""
        return any(kind.wanted(moment) is not None for kind in self._kinds)

    def first_control(self) -> Node | None:
        """Return what the keyboard should begin with on the sheet."""
        sheet: object = self.sheet
        return sheet.first_control() if isinstance(sheet, Controlled) else None

    def make_room(self) -> None:
        """Lay the present sheet anew: what it is about has moved."""
        if self.sheet is not None:
            self._place(self.sheet)

    def _needed(
        self, moment: SheetMoment[AnyModel]
    ) -> tuple[SheetKind[AnyModel] | None, Hashable | None]:
        for kind in self._kinds:
            need = kind.wanted(moment)
            if need is not None:
                return (None, None) if kind.secret and moment.concealed else (kind, need)
        return None, None

    def _change(self, moment: SheetMoment[AnyModel]) -> None:
        self._parts.sheets.clear()
        self.sheet = self._kind.make(moment) if self._kind is not None else None
        if self.sheet is None:
            return
        self._place(self.sheet)
        self.sheet.moved = self._drag
        hand = self._parts.hand
        cards = hand.children if hand.visible else []
        self.sheet.about = [*(self._parts.chart.targets[name] for name in self._about()), *cards]
        self._parts.sheets.add(self.sheet, self._parts.eye)
        self._bring_back()

    # ---- where it lies

    def _place(self, sheet: Sheet) -> None:
        """Lay a sheet where it hides neither what it is about nor the hand."""
        layout = self._parts.layout
        chart = self._parts.chart
        about = [box_round(chart.outline(name), layout.room.controls) for name in self._about()]
        size = sheet.width, sheet.height
        over_hand = self._kind is not None and self._kind.over_hand
        home = self._kind.home if self._kind is not None else None
        self._home = home[:2] if home is not None else None
        if home is not None and not any(home.overlaps(box) for box in about):
            sheet.x = home.x
            sheet.y = home.y
            sheet.scale = 1.0
        else:
            sheet.x, sheet.y, sheet.scale = place_on(layout, size, about, over_hand=over_hand)
        kept, spot = self._laid
        if kept == self._what(sheet):
            sheet.x, sheet.y = spot
        self._settle(sheet)

    def _what(self, sheet: Sheet) -> object:
        """Tell one sheet from another: those of one kind about the same places are the same."""
        return sheet.name, tuple(self._about())

    def _drag(self, by: Point) -> None:
        """Let the sheet follow the pointer, and lie there when it is written anew."""
        sheet = self.sheet
        if sheet is None:
            return
        left = sheet.x + by[0] * sheet.scale
        top = sheet.y + by[1] * sheet.scale
        drawn = Box(left, top, sheet.width * sheet.scale, sheet.height * sheet.scale)
        sheet.x, sheet.y = kept_inside(drawn, self._parts.layout.window)[:2]
        self._laid = self._what(sheet), (sheet.x, sheet.y)
        self._settle(sheet)

    def _settle(self, sheet: Sheet) -> None:
        """Put the eye in the sheet's corner, and let the veil tie it to its place."""
        eye = self._parts.eye
        k = self._parts.layout.room.controls
        drawn = Box(sheet.x, sheet.y, sheet.width * sheet.scale, sheet.height * sheet.scale)
        eye.scale = max(sheet.scale, 1.0)
        eye.x, eye.y = drawn.right - (eye.width + 10) * eye.scale, drawn.y + 10 * eye.scale
        eye.visible = sheet.has_eye = (sheet.x, sheet.y) != self._home
        self._parts.veil.sheet_box = Box(*(side * k for side in drawn))

    def _about(self) -> list[str]:
        """Return the places the present sheet is about."""
        if self._kind is not None and self._kind.about is not None and self._moment is not None:
            return list(self._kind.about(self._moment))
        targets = self._parts.chart.targets
        return [name for name, node in targets.items() if node.state == "chosen"]
