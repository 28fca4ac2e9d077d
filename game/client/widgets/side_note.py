"""Notes at the side of the table: where they lie, how large they are drawn, what they hold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar, Unpack

from game.client.app import App
from game.client.widgets.frames import make_icon_sprite
from game.client.widgets.scroll_pane import ScrollPane
from game.scene.layout import Column, Container, LayoutMeasurer, Row, lay_out, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.stage.units import SMALLEST_PX_PER_U, WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import HEADING_STYLE, PAPER_STYLES
from game.scene.widgets import Label
from game.table_protocol import MAP_CORNER_USES, Table

TEXT_STYLE = PAPER_STYLES.body.sized(22)
BOLD_TEXT_STYLE = PAPER_STYLES.bold.sized(22)
ICON_SIZE = 32.0
NOTE_PADDING = (theme.MEDIUM_GAP, theme.WIDE_GAP)
PARAGRAPH_GAP = 6.0
MIN_READABLE_HEIGHT = 110.0  # u of texts that scroll: about four lines
NOTE_HEIGHT_TOLERANCE = 0.5  # u by which a note may be higher than its area
HIDE_HAND_BUTTON_NAME = "hide-hand"
"""The table's button that hides the hand; no bar covers it."""
BAR_MARGIN = 20.0  # u beside a bar
BAR_BOTTOM_SHARE_OF_WINDOW_HEIGHT = 0.77  # of the window's height, where the lower edge of a bar is

Paragraph = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class NoteArea:
    """The area of a table in which a note is placed.

    It consists of its rectangle, the window's px per u, and a function that increases a note's
    height until the note's edge cuts no part of the table below it in two. `purpose` is the name
    under which the table knows the area, such as "note" or "beside".
    """

    rect_values: NodeValues
    px_per_u: float
    adjust_height: Callable[[float], float]
    purpose: str = ""

    @property
    def scale(self) -> float:
        """The scale at which the note is drawn in the area."""
        return self.rect_values.get("scale", 1.0)


def find_note_area(table: Table, units: WindowUnits, purpose: str = "note") -> NoteArea:
    """Return the table's area for notes of the kind `purpose`, with a scale at which they can be
    read.

    If that scale is larger than the scale of the area, the area keeps its position and size in px,
    so that a note covers nothing else.
    """
    place = table.spare_rect(purpose)
    scale = readable_note_scale(units, place)
    larger = scale / place.get("scale", 1.0)
    width = place["width"] / larger
    height = place["height"] / larger
    room = NodeValues(x=place["x"], y=place["y"], width=width, height=height, scale=scale)
    fitted = partial(_note_height_cutting_no_table_part, table, purpose, larger)
    return NoteArea(room, units.px_per_u, fitted, purpose)


def readable_note_scale(units: WindowUnits, rect_values: NodeValues) -> float:
    """Return the scale of an area (1.0 if it has none), or a larger one if its letters would be
    too small."""
    return max(rect_values.get("scale", 1.0), SMALLEST_PX_PER_U / units.px_per_u)


def _note_height_cutting_no_table_part(
    table: Table, purpose: str, scale_ratio: float, min_height: float
) -> float:
    """Return the smallest height in u of the note, at least `min_height`, at which the note's edge
    cuts no part of the table in two. `scale_ratio` is the note's scale divided by the area's."""
    return max(table.note_height(purpose, min_height * scale_ratio) / scale_ratio, min_height)


def note_height_adjuster(
    table: Table, units: WindowUnits, purpose: str = "note"
) -> Callable[[float], float]:
    """Return a function that takes the least height of a note in u, and returns it or a larger
    height at which the note's edge cuts no part of the table in two."""
    return find_note_area(table, units, purpose).adjust_height


class SideNote(Column):
    """A note with a head, paragraphs and a foot, placed on the lower edge of its area. It is as
    high as its content; if the area is lower than that, the paragraphs scroll."""

    is_sheet = True
    tooltips_avoid = True

    def __init__(
        self,
        app: App,
        note_area: NoteArea,
        *,
        heading_node: Node,
        texts: Sequence[Paragraph],
        foot_nodes: Sequence[Node | None],
        skin: str = "slate",
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Build the note with the skin `skin` and lay it out in `note_area`; if its texts scroll,
        they begin at the top.

        `is_too_high` tells whether head and foot alone are higher than the area, so that the note
        reaches above it.
        """
        labels = [Label(text, style, wraps=True) for text, style in texts]
        told = f"{node_values.get('name', '')}-told"
        spoken = " ".join(text for text, _ in texts)
        self.scroll_pane = ScrollPane(
            Column(*labels, gap=PARAGRAPH_GAP), name=told, label=spoken, role="text", grow=1
        )
        super().__init__(
            heading_node,
            self.scroll_pane,
            *foot_nodes,
            gap=theme.MEDIUM_GAP,
            padding=NOTE_PADDING,
            skin=skin,
            **node_values,
        )
        lay_out_note(self, app, note_area)
        self.is_too_high = self.height > note_area.rect_values["height"] + NOTE_HEIGHT_TOLERANCE
        self.scroll_pane.focusable = self.overflows
        self.scroll_pane.takes_page_keys = True
        self.area_purpose = note_area.purpose

    def scroll_to_paragraph(self, index: int) -> None:
        """Scroll so that the paragraph with this index begins at the top. If everything from an
        earlier paragraph to the end fits, begin with the first paragraph for which this is true."""
        pane = self.scroll_pane
        paragraphs = pane.content.children[: index + 1]
        pane.begin_with(
            next(
                (
                    paragraph
                    for paragraph in paragraphs
                    if pane.offset_from_content_top(paragraph) >= pane.content_overflow_height
                ),
                paragraphs[-1],
            )
        )

    @property
    def overflows(self) -> bool:
        """Whether a part of the texts is hidden and has to be scrolled to."""
        return self.scroll_pane.content_overflow_height > 0

    @property
    def shows_too_few_lines(self) -> bool:
        """Whether the texts scroll and so few lines of them are visible that they are hard to
        follow."""
        return self.overflows and self.scroll_pane.height < MIN_READABLE_HEIGHT


def lay_out_note(note: Container, app: App, note_area: NoteArea) -> None:
    """Lay a note out on the lower edge of its area. Its height is that of its content, increased by
    the area's `adjust_height` as far as the area allows."""
    width = note_area.rect_values["width"]
    most = note_area.rect_values["height"]
    k = note_area.px_per_u * note_area.scale
    lay_out(note, app.kit, k, width=width, max_height=most)
    height = min(note_area.adjust_height(note.height), max(most, note.height))
    if height > note.height:
        lay_out(note, app.kit, k, width=width, height=height)
    note.scale = note_area.scale
    note.x = note_area.rect_values["x"]
    note.y = note_area.rect_values["y"] + (most - note.height) * note_area.scale


def make_note_head(
    app: App,
    title: str,
    *nodes_beside_title: Node,
    picture: str = "lantern",
    is_on_parchment: bool = False,
) -> Row:
    """Return the head of a note: the icon `picture`, the title, and `nodes_beside_title`;
    `is_on_parchment` gives colours for parchment."""
    tone = "ink" if is_on_parchment else "cream"
    return Row(
        make_icon_sprite(app.box.pictures_outside_table, picture, ICON_SIZE, tone),
        Label(
            title,
            PAPER_STYLES.head if is_on_parchment else HEADING_STYLE,
            wraps=True,
            grow=1,
            basis=0.0,
        ),
        *nodes_beside_title,
        gap=theme.MEDIUM_GAP,
        align="centre",
    )


def lay_out_bar_over_table(bar: Node, app: App, stage: Stage, *, raised_by: float = 0.0) -> None:
    """Lay a bar out over the lower middle of the table, raised by `raised_by` u, or beside the
    button there that hides the hand; it is scaled down if it is wider than the window."""
    units = stage.units
    measuring = LayoutMeasurer(app.kit, units.px_per_u * units.chosen_control_scale)
    bar.scale = min(
        units.chosen_control_scale, units.width / (measuring.wanted_width(bar) + 2 * BAR_MARGIN)
    )
    lay_out(bar, app.kit, units.px_per_u * bar.scale)
    bar.x = (units.width - bar.width * bar.scale) / 2
    bar.y = units.height * BAR_BOTTOM_SHARE_OF_WINDOW_HEIGHT - bar.height * bar.scale - raised_by
    _move_bar_off_hide_hand_button(bar, stage)


def _move_bar_off_hide_hand_button(bar: Node, stage: Stage) -> None:
    """Move a bar off the visible button that hides the hand: to its left or, where the window has
    no room for that, above it. Do nothing if the bar does not cover it."""
    px_per_u = stage.units.px_per_u
    width = bar.width * bar.scale
    height = bar.height * bar.scale
    for placed in stage.visible_nodes():
        if placed.node.name != HIDE_HAND_BUTTON_NAME:
            continue
        rect = placed.rect()
        left = rect.left / px_per_u
        top = rect.top / px_per_u
        is_beside = bar.x >= rect.right / px_per_u or bar.x + width <= left
        if is_beside or bar.y >= rect.bottom / px_per_u or bar.y + height <= top:
            continue
        left_of_button = left - BAR_MARGIN - width
        if left_of_button >= BAR_MARGIN:
            bar.x = left_of_button
        else:
            bar.y = top - BAR_MARGIN - height


class OverflowReportingNote(Protocol):
    """A note that can tell how much of its text is hidden.

    `is_too_high` tells whether the note reaches above its area, and perhaps out of the window.
    """

    is_too_high: bool

    @property
    def overflows(self) -> bool:
        """Whether the note has more text than its area holds."""

    @property
    def shows_too_few_lines(self) -> bool:
        """Whether the texts do not fit in the area, and it shows only a few lines of them."""


NoteT = TypeVar("NoteT", bound=OverflowReportingNote)


def make_best_placed_note(
    make_note_for_use: Callable[[str], NoteT],
    areas_hidden_by_note: Callable[[NoteT], tuple[int, int]],
    *,
    kept_use: str = "",
    may_lie_on_map: bool = True,
) -> NoteT:
    """Return a note made by `make_note_for_use`, for the use that places it best.

    First the place of the previous note, `kept_use`, is tried; it is taken if the note hides
    nothing needed there, shows enough lines and is not too high. Next "beside" is tried, which
    leaves the journal visible; it is taken if the whole text fits there and hides nothing needed.
    Otherwise the best of "note" (over the journal), "beside", "aside" (off the column) and "task"
    (low) is taken. If none of these hides nothing needed, shows enough lines and fits, the corners
    of the map are candidates too, unless `may_lie_on_map` is False.

    The best note is one that is not too high for its area; among these the one that hides least,
    then one that shows enough lines, then one with its whole text. `areas_hidden_by_note` returns
    the areas that a note hides of the player's things and of other needed things.
    """
    nothing = (0, 0)
    if kept_use:
        kept = make_note_for_use(kept_use)
        is_readable = not (kept.shows_too_few_lines or kept.is_too_high)
        if is_readable and areas_hidden_by_note(kept) == nothing:
            return kept
    short = make_note_for_use("beside")
    if not short.overflows and areas_hidden_by_note(short) == nothing:
        return short
    rated = [
        (note, areas_hidden_by_note(note))
        for note in (
            make_note_for_use("note"),
            short,
            make_note_for_use("aside"),
            make_note_for_use("task"),
        )
    ]
    if may_lie_on_map and all(
        hidden != nothing or note.shows_too_few_lines or note.is_too_high for note, hidden in rated
    ):
        corners = [make_note_for_use(use) for use in MAP_CORNER_USES]
        rated += [(note, areas_hidden_by_note(note)) for note in corners]
    best, _ = min(
        rated,
        key=lambda pair: (
            pair[0].is_too_high,
            pair[1],
            pair[0].shows_too_few_lines,
            pair[0].overflows,
        ),
    )
    return best
