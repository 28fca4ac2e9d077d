"""The panel of a lesson beside the table, and its note about a move."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import Rect

from game.box.lesson import LessonStep
from game.client.app import App
from game.client.tutorial.panel_placement import (
    PanelSurroundings,
    best_panel_rect,
    candidate_panel_rects,
    steady_panel_position,
)
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import ENTER_KEYS
from game.client.widgets.frames import make_icon_sprite
from game.client.widgets.highlight_rings import (
    HighlightRings,
    lit_target_rects,
    rects_to_ring_not_under_sheet,
    visible_anchor_rects,
    visible_sheet_rects,
)
from game.client.widgets.piece_row import PieceRow
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.side_note import note_height_adjuster, readable_note_scale
from game.scene.drawing.colours import CHOUGH
from game.scene.input.pointer import DragHandle
from game.scene.layout import Column, Row, Spacer, lay_out, theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Point
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Button, Label
from game.table_protocol import Table

PANEL_WIDTH = 424.0
SMALL_BUTTON_SIZE = 52.0
LANTERN_SIZE = 34.0
PIECES_HEIGHT = 64.0
PANEL_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP)
DEFAULT_BUTTON_WIDTH_SHARES = (1.0, 1.0)
LAST_STEP_BUTTON_WIDTH_SHARES = (0.36, 0.64)
BUTTON_WIDTH_SHARES_WITH_SHOW_BUTTON = (0.36, 0.36, 0.28)
"""The shares of the row's width for each button if there is a button that shows the move; a part of
the row then stays empty."""
TITLE_STYLE = PAPER_STYLES.head.sized(22)
TEXT_STYLE = PAPER_STYLES.body.sized(22)
TASK_STYLE = PAPER_STYLES.bold.sized(22)
EVENT_STYLE = PAPER_STYLES.note.sized(20)
OBJECTION_STYLE = PAPER_STYLES.bold.in_colour(CHOUGH).sized(21)

EDGE_GAP = 14.0
TOP_GAP = 66.0  # u kept free beside the panel, and for the bar above
ROUNDING_PX = 2  # by which a panel that just has room may lie higher
EMPTY_LESSON_STEP = LessonStep("")


@dataclass(frozen=True, slots=True)
class LessonText:
    """The texts of a lesson's panel. `asked_text` (what to do) and `objection` may be empty;
    `continue_button_key` is the text key of the continue button.

    `event_texts` are the last journal lines of others since the player's last move, and
    `pieces_drawn_above` the pieces drawn above the text.
    """

    title: str
    step_number_text: str
    text: str
    asked_text: str
    objection: str
    continue_button_key: str  # "next", "show", "next-lesson" or "finish"
    is_waiting: bool  # others are moving: no way on or back yet
    is_first_step: bool
    event_texts: tuple[str, ...] = ()
    pieces_drawn_above: tuple[str, ...] = ()


class LessonPanel(Column):
    """The panel with a lesson's texts. It is as high as the texts; if there is less room, they
    scroll. A new panel is made for every change of its texts."""

    is_sheet = True
    tooltips_avoid = True

    def __init__(self, app: App, lesson_text: LessonText, note: "LessonNote") -> None:
        self.lesson_text = lesson_text
        texts = [(line, EVENT_STYLE) for line in lesson_text.event_texts]
        texts.append((lesson_text.text, TEXT_STYLE))
        texts += [(lesson_text.asked_text, TASK_STYLE)] if lesson_text.asked_text else []
        texts += [(lesson_text.objection, OBJECTION_STYLE)] if lesson_text.objection else []
        spoken = " ".join((lesson_text.title, *(text for text, _ in texts)))
        content: list[Node] = [Label(text, style, wraps=True) for text, style in texts]
        if lesson_text.pieces_drawn_above:
            pictures = app.box.pictures_outside_table
            content.insert(
                0,
                PieceRow(
                    pictures,
                    lesson_text.pieces_drawn_above,
                    centred=True,
                    tallest_piece=PIECES_HEIGHT,
                ),
            )
        self._handle = DragHandle(note.drag, name="lesson-handle", floating=True)
        self._head_button_row = Row(
            _make_small_button(app, "move", "place", note.move_to_next_position),
            _make_small_button(app, "menu", "x", note.screen.open_menu),
            gap=theme.HAIR_GAP,
        )
        title = Column(
            Label(lesson_text.title, TITLE_STYLE, wraps=True),
            Label(lesson_text.step_number_text, PAPER_STYLES.note),
            grow=1,
            basis=0.0,
        )
        lantern = make_icon_sprite(app.box.pictures_outside_table, "lantern", LANTERN_SIZE, "ink")
        self._head_row = Row(
            lantern, title, self._head_button_row, gap=theme.MEDIUM_GAP, align="centre"
        )
        self.scroll_pane = ScrollPane(
            Column(*content, gap=theme.MEDIUM_GAP),
            name="lesson-told",
            label=spoken,
            role="text",
            grow=1,
        )
        self.scroll_pane.takes_page_keys = True
        super().__init__(
            self._handle,
            self._head_row,
            self.scroll_pane,
            _build_button_row(app, lesson_text, note.screen),
            gap=theme.MEDIUM_GAP,
            padding=PANEL_PADDING,
            skin="active",
            name="lesson",
            label=spoken,
            width=PANEL_WIDTH,
            z=95,
        )

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Place the parts, and the handle for dragging over the head except its buttons."""
        super().lay_out_children(measurer)
        self._handle.width = self._head_row.x + self._head_button_row.x
        self._handle.height = self._head_row.y + self._head_row.height
        self.scroll_pane.focusable = self.scroll_pane.is_scrollable


def _make_small_button(app: App, key: str, picture: str, on_click: Callable[[], None]) -> Button:
    """Return a small button for the panel's head; `key` names its texts, and `on_click` is its
    action."""
    says = app.say(f"learning.{key}")
    keys = ("@lesson-move",) * (key == "move")
    way = ButtonSpec(f"lesson-{key}", "", on_click, picture, keys=keys, tooltip=says)
    return way.make_plain_button(app, label=says, width=SMALL_BUTTON_SIZE, height=SMALL_BUTTON_SIZE)


def _build_button_row(app: App, lesson_text: LessonText, screen: "LessonNoteScreen") -> Row:
    say = app.say
    shows = lesson_text.continue_button_key == "show"
    why = say("learning.watch") if lesson_text.is_waiting else say("learning.first")
    stays = why if lesson_text.is_waiting or lesson_text.is_first_step else ""
    key_cap = "" if stays else "@lesson-back"
    keys = ("@lesson-back",)
    back = ButtonSpec(
        "lesson-back", say("learning.back"), screen.show_previous_step, "", key_cap, keys, stays
    )
    tip = say("learning.show-tip") if shows else ""
    name = "lesson-show" if shows else "lesson-next"
    waits = (tip or why) if lesson_text.is_waiting else ""
    words = say(f"learning.{lesson_text.continue_button_key}")
    on_keys = (f"@{name}", *ENTER_KEYS * (not shows))
    on = ButtonSpec(
        name, words, screen.skip_step_or_finish_lesson, "", f"@{name}", on_keys, waits, tip
    )
    # to be shown a move is not where one clicks to read on
    shares = {
        "show": BUTTON_WIDTH_SHARES_WITH_SHOW_BUTTON,
        "next-lesson": LAST_STEP_BUTTON_WIDTH_SHARES,
    }.get(lesson_text.continue_button_key, DEFAULT_BUTTON_WIDTH_SHARES)
    following = on.make_plain_button(app, "quiet" if shows else "primary")
    buttons: tuple[Node, ...] = (
        back.make_plain_button(app),
        following,
        *((Spacer(),) if shows else ()),
    )
    for each, share in zip(buttons, shares, strict=True):
        each.grow = share
        each.basis = 0.0
        each.min_height = theme.BUTTON_HEIGHT
    return Row(*buttons, gap=theme.TIGHT_GAP)


class LessonNoteScreen(Protocol):
    """The screen on which a lesson's note is shown."""

    table: Table
    stage: Stage

    def skip_step_or_finish_lesson(self) -> None:
        """Go on to the next step of the lesson; at the last step finish the lesson."""

    def show_previous_step(self) -> None:
        """Show the previous step."""

    def open_menu(self) -> None:
        """Ask whether to restart the lesson or to leave it."""


class LessonNote:
    """Shows the panel of a lesson where it covers as little of the table as possible.

    In later steps the panel stays there, or where the player has moved it, as long as it hides
    nothing important.
    """

    def __init__(self, app: App, screen: LessonNoteScreen) -> None:
        self._app = app
        self.screen = screen
        self._panel: LessonPanel | None = None
        self._spotlight: HighlightRings | None = None
        self._step = EMPTY_LESSON_STEP
        self._panel_rect = Rect(0, 0, 0, 0)
        self._position: int | None = None  # the last one the panel was placed at by itself
        self._units_at_position: WindowUnits | None = None  # the window and its scale then
        self._is_placed_by_player = False  # the player has chosen the place
        # of the sheet over the table and of lit targets, in px
        self._rects_avoided: list[Rect] = []

    @property
    def shown_text(self) -> LessonText | None:
        """The text that is shown, None before the first one on this table."""
        return self._panel.lesson_text if self._panel is not None else None

    def move_rings_to_new_table(self) -> None:
        """Add the highlight rings to a new table, and forget the old panel and its position."""
        stage = self.screen.stage
        if self._spotlight is not None:
            stage.timeline.end_endless(self._spotlight.pulse_animation)
        self._spotlight = HighlightRings(self.ringed_rects, self._sheet_rects, z=94)
        stage.timeline.play_endless(self._spotlight.pulse_animation)
        stage.root.add(self._spotlight)
        self._panel = None
        self._is_placed_by_player = False

    def show_step(self, lesson_text: LessonText, step: LessonStep) -> None:
        """Show a text in a new panel, and highlight the UI anchors of the step on the table."""
        stage = self.screen.stage
        focus = stage.focus.saved_focus
        stage.root.remove(self._panel)
        self._step = step
        if not step.move:  # during a move the open document could cover what is to be picked
            self.screen.table.open_first_folded_document(step.ringed_anchors)
        self._panel = self._make_panel(lesson_text)
        stage.root.add(self._panel)
        stage.update_before_next_drawing()
        self._place_panel()
        self.screen.table.highlight_places(
            step.highlighted_anchors, step.ringed_anchors if step.move else ()
        )
        stage.focus.restore_focus(focus, self._panel)

    def _make_panel(self, lesson_text: LessonText) -> LessonPanel:
        """Return a panel with as many of the latest event texts as possible, so that it has a place
        where it covers no target or dialog; if it has none even without event texts, a panel with
        all of them. A panel that the player has moved always has all event texts."""
        table = self.screen.table
        units = self.screen.stage.units
        note = table.spare_rect("note")
        scale = readable_note_scale(units, note)
        width = min(PANEL_WIDTH, note["width"] * note.get("scale", 1.0) / scale)
        around = self._panel_surroundings()
        k = units.px_per_u * scale
        most = around.free_rect.height / k

        def make_panel_with_events_from(
            first_event_index: int, fit_height: Callable[[float], float]
        ) -> LessonPanel:
            shorter = replace(lesson_text, event_texts=lesson_text.event_texts[first_event_index:])
            made = LessonPanel(self._app, shorter, self)
            lay_out(made, self._app.kit, k, width=width, max_height=most)
            lay_out(made, self._app.kit, k, width=width, height=min(fit_height(made.height), most))
            made.scale = scale
            return made

        fitted = note_height_adjuster(table, units)
        panels = (
            make_panel_with_events_from(at, fitted)
            for at in range(len(lesson_text.event_texts) + 1)
        )
        apart = (
            made
            for made in panels
            if self._is_placed_by_player or around.can_avoid_targets(self._panel_size_px(made))
        )
        return next(apart, None) or make_panel_with_events_from(0, float)

    def _panel_size_px(self, panel: LessonPanel) -> tuple[int, int]:
        k = self.screen.stage.units.px_per_u * panel.scale
        return round(panel.width * k), round(panel.height * k)

    def focus_continue_button(self, *, shows_focus_ring: bool) -> None:
        """Focus the continue button, if a panel is open; `shows_focus_ring` makes the focus ring
        visible."""
        if self._panel is not None:
            self.screen.stage.focus.focus_node(
                self._panel.find("lesson-next"), shows_ring=shows_focus_ring
            )

    def focus_pickable_target(self, *, shows_focus_ring: bool) -> None:
        """Focus the first highlighted node that can be picked, if there is one; `shows_focus_ring`
        makes the focus ring visible."""
        stage = self.screen.stage
        table = self.screen.table
        in_reach = {id(spot.node) for spot in stage.reachable_in_focus_order()}
        names = (*self._step.ringed_anchors, *self._step.highlighted_anchors)
        nodes = [mark.node for name in names if (mark := table.ui_anchor(name)) is not None]
        first = next((node for node in nodes if node.enabled and id(node) in in_reach), None)
        if first is not None:
            stage.focus.focus_node(first, shows_ring=shows_focus_ring)
            stage.tooltips.hide()  # the note tells; a tooltip would lie on what is ringed

    def ringed_rects(self) -> list[Rect]:
        """Return the rectangles inside the highlight rings, in px."""
        return rects_to_ring_not_under_sheet(
            self.screen.stage, self.screen.table, self._step.ringed_anchors
        )

    def mentioned_rects(self) -> list[Rect]:
        """Return the rectangles, in px, of all UI anchors that the step rings or highlights."""
        return self._rects_of_table_parts(
            (*self._step.ringed_anchors, *self._step.highlighted_anchors)
        )

    def _rects_of_table_parts(self, part_names: tuple[str, ...]) -> list[Rect]:
        return visible_anchor_rects(self.screen.stage, self.screen.table, part_names)

    def _rects_lit_for_step_move(self) -> list[Rect]:
        return lit_target_rects(self.screen.stage) if self._step.move else []

    def _own_things_rects_above_task_area(self) -> list[Rect]:
        """Return the rectangle, in px, of the part of the column between the top of the area for
        notes and the area for tasks. It shows things of the player, such as what tiles cost. [] if
        the area for tasks does not lie below the beginning of the area for notes, in the same
        column."""
        note = self.screen.table.spare_rect("note")
        task = self.screen.table.spare_rect("task")
        k = self.screen.stage.units.px_per_u
        height = int((task["y"] - note["y"]) * k) - ROUNDING_PX
        width = round(note["width"] * note.get("scale", 1.0) * k)
        own = Rect(round(note["x"] * k), round(note["y"] * k), width, height)
        return [own] if height > 0 and task["x"] == note["x"] else []

    def _sheet_rects(self) -> list[Rect]:
        return visible_sheet_rects(self.screen.stage, self.screen.table)

    def avoid_dialog_and_lit_targets(self) -> None:
        """Look for a new position of the panel if a sheet has opened, closed, moved or changed its
        size over the table since the last call, or if other targets are lit."""
        avoided = [*self._sheet_rects(), *self._rects_lit_for_step_move()]
        if avoided != self._rects_avoided and self._panel is not None:
            self._rects_avoided = avoided
            self._place_panel()

    def move_to_next_position(self) -> None:
        """Move the panel to the next of its possible positions, because the player asks for it."""
        places = candidate_panel_rects(self._panel_rect.size, self._panel_surroundings().free_rect)
        at = places.index(self._panel_rect) if self._panel_rect in places else -1
        self._is_placed_by_player = True
        self._place_panel(places[(at + 1) % len(places)])

    def drag(self, offset_u: Point) -> None:
        """Move the panel by (x, y) in u of the panel, inside the window."""
        if self._panel is None:
            return
        units = self.screen.stage.units
        k = units.px_per_u * self._panel.scale
        window = Rect(0, 0, units.width_px, units.height_px)
        self._is_placed_by_player = True
        self._place_panel(
            self._panel_rect.move(round(offset_u[0] * k), round(offset_u[1] * k)).clamp(window)
        )

    def _place_panel(self, panel_rect: Rect | None = None) -> None:
        panel = self._panel
        if panel is None:
            return
        k = self.screen.stage.units.px_per_u
        self._panel_rect = self._best_rect(panel) if panel_rect is None else panel_rect
        panel.x = self._panel_rect.x / k
        panel.y = self._panel_rect.y / k
        self.screen.stage.update_before_next_drawing()

    def _best_rect(self, panel: LessonPanel) -> Rect:
        """Return the rectangle, in px, where the panel covers least. A panel stays at its position
        unless it has to leave it, or the size or scale of the window has changed."""
        size = self._panel_size_px(panel)
        around = self._panel_surroundings()
        if self._is_placed_by_player:
            return best_panel_rect(size, around, self._panel_rect)
        units = self.screen.stage.units
        if units != self._units_at_position:
            self._position = None
            self._units_at_position = units
        self._position = steady_panel_position(size, around, self._position)
        return candidate_panel_rects(size, around.free_rect)[self._position]

    def _panel_surroundings(self) -> "PanelSurroundings":
        note = self.screen.table.spare_rect("note")
        k = self.screen.stage.units.px_per_u
        scale = note.get("scale", 1.0)
        left = EDGE_GAP * scale * k
        top = TOP_GAP * scale * k
        right = (note["x"] + note["width"] * scale) * k
        bottom = (note["y"] + note["height"] * scale) * k
        room = Rect(round(left), round(top), round(right - left), round(bottom - top))
        read = visible_anchor_rects(
            self.screen.stage, self.screen.table, self._step.ringed_anchors, all_worth_reading=True
        )
        asking = self._rects_of_table_parts(("prompt",))
        return PanelSurroundings(
            room,
            [*self.mentioned_rects(), *self._rects_lit_for_step_move()],
            self._sheet_rects(),
            [*asking, *self._own_things_rects_above_task_area()],
            read,
        )
