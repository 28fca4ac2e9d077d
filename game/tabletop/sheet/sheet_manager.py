"""Show the right sheet over the map; a title defines the kinds of sheets."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Box, Point, moved_inside
from game.scene.window.screen_kit import Kit
from game.tabletop.question.question_input import QuestionController
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.sheet.sheet import HasFirstControl, Sheet
from game.tabletop.sheet.sheet_placement import box_around_points, sheet_position_beside_boxes
from game.tabletop.table_model import AnyModel
from game.tabletop.table_parts import TableParts

MAX_PLACING_PASSES = 2
"""How often a sheet is placed at most: scaled down it may become higher, since letters have a least
size.
"""

SheetSubject = TypeVar("SheetSubject")
AnySheet = TypeVar("AnySheet", bound=Sheet)


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` would fail
class SheetInputs(Generic[AnyModel]):
    """What a sheet is made and updated from: view model, controller, and whether the hand is
    hidden."""

    model: AnyModel
    controller: QuestionController[AnyModel]
    is_hand_hidden: bool = False


@dataclass(frozen=True, kw_only=True)  # with slots, `Name[TrailModel](...)` would fail
class SheetKind(Generic[AnyModel]):
    """One kind of sheet: when it is needed, how it is made and updated, and where it may lie.

    `needed_sheet_key` returns a key that identifies the sheet needed now, None when no sheet of
    this kind is needed. With `hides_with_hand` the sheet is hidden while private information is
    hidden; with `may_cover_hand` it may cover the hand. `find_subject_places` returns the places
    that the sheet is about; if it is None, these are the picked places. The sheet lies in
    `default_box` unless it would cover one of these places there.
    """

    needed_sheet_key: Callable[[SheetInputs[AnyModel]], Hashable | None]
    make_sheet: Callable[[SheetInputs[AnyModel]], Sheet]
    update_sheet: Callable[[Sheet, SheetInputs[AnyModel]], None] = lambda sheet, moment: None
    find_subject_places: Callable[[SheetInputs[AnyModel]], Sequence[str]] | None = None
    hides_with_hand: bool = False
    may_cover_hand: bool = False
    default_box: Box | None = None


def make_sheet_kind(
    find_subject: Callable[[SheetInputs[AnyModel]], SheetSubject | None],
    make_for_subject: Callable[[SheetSubject, SheetInputs[AnyModel]], AnySheet],
    update_for_subject: Callable[[AnySheet, SheetSubject, SheetInputs[AnyModel]], None],
) -> SheetKind[AnyModel]:
    """Return a kind of sheet that is needed while `find_subject` returns an object, such as the
    input of a question. This object is the subject of the sheet; each new one gets a new sheet.

    `make_for_subject` makes the sheet of a subject, `update_for_subject` updates it.
    """

    def subject_key(inputs: SheetInputs[AnyModel]) -> int | None:
        found = find_subject(inputs)
        return id(found) if found is not None else None

    def make_sheet(inputs: SheetInputs[AnyModel]) -> AnySheet:
        found = find_subject(inputs)
        assert found is not None
        return make_for_subject(found, inputs)

    def update_sheet(sheet: Sheet, inputs: SheetInputs[AnyModel]) -> None:
        found = find_subject(inputs)
        if found is not None:  # a kind gets only sheets that it has made
            update_for_subject(cast("AnySheet", sheet), found, inputs)

    return SheetKind(needed_sheet_key=subject_key, make_sheet=make_sheet, update_sheet=update_sheet)


class SheetManager(Generic[AnyModel]):
    """Creates a sheet when its question begins, and keeps it up to date while it is shown."""

    def __init__(
        self,
        table_parts: TableParts,
        sheet_kinds: Sequence[SheetKind[AnyModel]],
        show_sheets_again: Callable[[], None],
        kit: Kit,
    ) -> None:
        """Store the parts and the kinds, most urgent first; `show_sheets_again` ends looking
        through the sheets."""
        self._table_parts = table_parts
        self._kinds = sheet_kinds
        self._move_sheet_home = show_sheets_again
        self._kit = kit
        self._shown_key: object = None
        self._kind: SheetKind[AnyModel] | None = None
        self._inputs: SheetInputs[AnyModel] | None = None
        # the dragged sheet and its position
        self._dragged_key_and_position: tuple[object, Point] = (
            None,
            (0.0, 0.0),
        )
        # the position at which it hides nothing, so that no look-through button is needed
        self._home_position: Point | None = None
        self.sheet: Sheet | None = None

    def show_needed_sheet(self, inputs: SheetInputs[AnyModel]) -> None:
        """Replace the sheet by the most urgent one that is needed now, or none, and update it."""
        self._inputs = inputs
        kind, need = self._needed_kind_and_key(inputs)
        if (kind, need) != (self._kind, self._shown_key):
            self._kind = kind
            self._shown_key = need
            self._close_sheet_and_make_needed_one(inputs)
        self._update_sheet(inputs)

    def needs_sheet(self, inputs: SheetInputs[AnyModel]) -> bool:
        """Return whether a sheet of any kind is needed for the inputs, even one that is hidden
        now."""
        return any(kind.needed_sheet_key(inputs) is not None for kind in self._kinds)

    def first_control(self) -> Node | None:
        """Return the control of the current sheet that gets the keyboard focus first, None if there
        is none."""
        sheet: object = self.sheet
        return sheet.first_control() if isinstance(sheet, HasFirstControl) else None

    def reposition_sheet(self) -> None:
        """Reposition the current sheet after the places it is about have moved."""
        if self.sheet is not None:
            self._place_sheet(self.sheet)

    def _needed_kind_and_key(
        self, inputs: SheetInputs[AnyModel]
    ) -> tuple[SheetKind[AnyModel] | None, Hashable | None]:
        for kind in self._kinds:
            need = kind.needed_sheet_key(inputs)
            if need is not None:
                return (
                    (None, None) if kind.hides_with_hand and inputs.is_hand_hidden else (kind, need)
                )
        return None, None

    def _close_sheet_and_make_needed_one(self, inputs: SheetInputs[AnyModel]) -> None:
        self._table_parts.sheet_layer.clear()
        self.sheet = self._kind.make_sheet(inputs) if self._kind is not None else None
        if self.sheet is None:
            return
        self._update_sheet(inputs)
        self._place_sheet(self.sheet)
        self.sheet.on_dragged = self._drag_sheet
        hand = self._table_parts.hand_node
        cards = hand.children if hand.visible else []
        self.sheet.nodes_not_to_cover = [
            *(self._table_parts.map_node.targets[name] for name in self._places_of_sheet()),
            *cards,
        ]
        self._table_parts.sheet_layer.add(self.sheet, self._table_parts.look_through_button)
        self._move_sheet_home()

    def _update_sheet(self, inputs: SheetInputs[AnyModel]) -> None:
        """Update the contents of the current sheet and lay out its new contents."""
        if self._kind is None or self.sheet is None:
            return
        self._kind.update_sheet(self.sheet, inputs)
        self._lay_out_sheet(self.sheet)

    def _lay_out_sheet(self, sheet: Sheet) -> None:
        """Lay out the content of a `ContentSheet` at the scale at which it is drawn; does
        nothing for other sheets."""
        if isinstance(sheet, ContentSheet):
            room = self._table_parts.layout.window_size
            sheet.build_and_lay_out_content(
                self._kit, room.px_per_u * room.control_size_factor * sheet.scale
            )

    def _place_sheet(self, sheet: Sheet) -> None:
        """Position a sheet in its home box if it has one that covers none of the places it is
        about; otherwise in a position where it covers neither these nor the hand, if possible. The
        hand may be covered if the kind of the sheet allows it.

        A sheet that the player has dragged stays where it was dragged to.
        """
        layout = self._table_parts.layout
        chart = self._table_parts.map_node
        about = [
            box_around_points(
                chart.target_box_corners_in_window(name), layout.window_size.control_size_factor
            )
            for name in self._places_of_sheet()
        ]
        over_hand = self._kind is not None and self._kind.may_cover_hand
        home = self._kind.default_box if self._kind is not None else None
        self._home_position = home[:2] if home is not None else None
        if home is not None and not any(home.overlaps(box) for box in about):
            sheet.x = home.x
            sheet.y = home.y
            sheet.scale = 1.0
        else:
            sheet.has_look_through_button = True
            for _ in range(MAX_PLACING_PASSES):
                size = sheet.width, sheet.height_for_placing
                sheet.x, sheet.y, sheet.scale = sheet_position_beside_boxes(
                    layout, size, about, may_cover_hand=over_hand
                )
                self._lay_out_sheet(sheet)
                if sheet.height_for_placing <= size[1]:
                    break
        kept, spot = self._dragged_key_and_position
        if kept == self._dragged_position_key(sheet):
            sheet.x, sheet.y = spot
        self._place_attachments(sheet)

    def _dragged_position_key(self, sheet: Sheet) -> object:
        """Return the key under which a dragged position is remembered: the sheet's name and the
        places it is about."""
        return sheet.name, tuple(self._places_of_sheet())

    def _drag_sheet(self, offset: Point) -> None:
        """Move the sheet by a drag, inside the window, and remember the position for later
        updates of the sheet."""
        sheet = self.sheet
        if sheet is None:
            return
        left = sheet.x + offset[0] * sheet.scale
        top = sheet.y + offset[1] * sheet.scale
        drawn = Box(left, top, sheet.width * sheet.scale, sheet.height * sheet.scale)
        sheet.x, sheet.y = moved_inside(drawn, self._table_parts.layout.window_box)[:2]
        self._dragged_key_and_position = self._dragged_position_key(sheet), (sheet.x, sheet.y)
        self._place_attachments(sheet)

    def _place_attachments(self, sheet: Sheet) -> None:
        """Position the look-through button in the sheet's corner, and tell the dimming layer the
        sheet's box.

        The button is hidden while the sheet lies in its home box.
        """
        eye = self._table_parts.look_through_button
        k = self._table_parts.layout.window_size.control_size_factor
        drawn = Box(sheet.x, sheet.y, sheet.width * sheet.scale, sheet.height * sheet.scale)
        eye.scale = max(sheet.scale, 1.0)
        eye.x, eye.y = drawn.right - (eye.width + 10) * eye.scale, drawn.y + 10 * eye.scale
        eye.visible = sheet.has_look_through_button = (sheet.x, sheet.y) != self._home_position
        self._table_parts.dimming_layer.sheet_box = Box(*(side * k for side in drawn))

    def _places_of_sheet(self) -> list[str]:
        """Return the places the current sheet is about: those its kind names; if it names none, the
        chosen map targets."""
        if (
            self._kind is not None
            and self._kind.find_subject_places is not None
            and self._inputs is not None
        ):
            return list(self._kind.find_subject_places(self._inputs))
        targets = self._table_parts.map_node.targets
        return [name for name, node in targets.items() if node.highlight_kind == "chosen"]
