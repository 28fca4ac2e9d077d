"""Small widgets of several screens: seat markers, icons, plates, menu entries and rules."""

from collections.abc import Callable
from typing import NamedTuple, Unpack

from game.client.app import App
from game.client.key_commands import button_keys_if_menu_or_lesson_command
from game.scene.drawing import accents, colours
from game.scene.drawing.outlines import filled_outline_picture, make_hashable_outline
from game.scene.layout import theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.zoom import Sprite
from game.scene.skins.button import (
    button_state,
    button_vertical_shift,
    key_cap_picture,
    look_of_button,
    paint_button,
)
from game.scene.skins.mark_painting import paint_whole_box
from game.scene.skins.panel import paint_row_plate
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import SMALL_BOLD_STYLE
from game.scene.widgets import IconSource, PaintedNode
from game.scene.widgets.text_lines import TextLines
from game.table_protocol import PicturesOutsideTable

# Furniture: small nodes that several screens are made of.

ENTRY_TITLE_STYLE = TextStyle("title", 31)
ENTRY_TITLE_LINE_HEIGHT = 34.0
ENTRY_NOTE_STYLE = TextStyle("text", 19)
ENTRY_NOTE_LINE_HEIGHT = 24.0
ENTRY_PADDING = 9.0  # u above and below the texts of an entry
ENTRY_ICON_SIZE = 0.6 * theme.MENU_ENTRY_HEIGHT
ENTRY_ICON_CENTRE_X = 43.0
KEY_CAP_HEIGHT = 30.0
ENTRY_TEXT_LEFT_MARGIN = 85.0  # u beside the words of an entry
ENTRY_TEXT_RIGHT_MARGIN = 86.0
DIVIDER_WIDTH = 1.3
DIVIDER_OPACITY = 0.32
BOTTOM_CENTRE_ANCHOR = (0.5, 1.0)


def make_seat_disc_sprite(
    pictures_outside_table: PicturesOutsideTable,
    colour: str,
    size: float,
    **node_values: Unpack[NodeValues],
) -> Sprite:
    """Return the disc of a seat's colour, `size` u across without its shadow; its position is
    its middle."""
    node_values.setdefault("width", size)
    node_values.setdefault("height", size)
    return Sprite(
        lambda k: pictures_outside_table.seat_disc_picture(colour, k * size / 29), **node_values
    )


def make_seat_emblem_sprite(
    pictures_outside_table: PicturesOutsideTable,
    colour: str,
    scale_factor: float,
    **node_values: Unpack[NodeValues],
) -> Sprite:
    """Return the piece of a seat's colour, `scale_factor` times its size on the table; its position
    is the middle of its foot."""
    node_values.setdefault("anchor", BOTTOM_CENTRE_ANCHOR)
    return Sprite(
        lambda k: pictures_outside_table.seat_piece_picture(colour, k * scale_factor), **node_values
    )


def make_icon_sprite(
    pictures_outside_table: PicturesOutsideTable,
    picture: str,
    size: float,
    tone: str = "cream",
    **node_values: Unpack[NodeValues],
) -> Sprite:
    """Return an icon, `size` u wide; its position is its middle."""
    return Sprite(
        lambda k: pictures_outside_table.icon(picture, round(size * k), tone), **node_values
    )


def make_icon_source(app: App, name: str, size: float, tone: str = "cream") -> IconSource:
    """Return a function that returns the picture of an icon, `size` u wide, at a given number of
    px per u."""
    pictures_outside_table = app.box.pictures_outside_table
    return lambda k: pictures_outside_table.icon(name, round(size * k), tone)


def make_portrait_node(
    pictures_outside_table: PicturesOutsideTable, player: str, **node_values: Unpack[NodeValues]
) -> PaintedNode:
    """Return a square node with the round portrait of a kind of player; it is empty for people."""
    return PaintedNode(
        lambda size, k: pictures_outside_table.portrait(player, size[0]), **node_values
    )


def make_light_plate_node(
    *, is_dimmed: bool = False, **node_values: Unpack[NodeValues]
) -> PaintedNode:
    """Return a node that paints a light plate on parchment; with `is_dimmed` it is fainter, for a
    thing that is not in use."""
    node_values["alpha"] = 0.35 if is_dimmed else 1.0
    return PaintedNode(paint_row_plate, **node_values)


class MenuItem(NamedTuple):
    """An entry of a menu. `text_key` names its texts `menu.<key>` and `menu.<key>-note`, and `icon`
    its icon.

    `key_cap` is the key that opens it. A `note` replaces the second, quiet line, for example to
    show progress.
    """

    text_key: str
    icon: str
    key_cap: str
    open: Callable[[], None]
    note: str = ""


class MenuEntry(Node):
    """A large button of a menu with an icon, a name, a quiet line below it, and its key."""

    def __init__(self, app: App, menu_item: MenuItem, **node_values: Unpack[NodeValues]) -> None:
        title = app.say(f"menu.{menu_item.text_key}")
        note = f"menu.{menu_item.text_key}-note"
        self.note = menu_item.note or (app.say(note) if note in app.words else "")
        self.skin = "slate"
        node_values["label"] = title
        node_values["role"] = "button"
        node_values["name"] = menu_item.text_key
        node_values["keys"] = button_keys_if_menu_or_lesson_command(menu_item.key_cap)
        node_values["on_click"] = menu_item.open
        super().__init__(**node_values)
        self._title_lines = TextLines(title, ENTRY_TITLE_STYLE, ENTRY_TITLE_LINE_HEIGHT)
        self._note_lines = TextLines(self.note, ENTRY_NOTE_STYLE, ENTRY_NOTE_LINE_HEIGHT)
        self._pictures_outside_table = app.box.pictures_outside_table
        self._icon = menu_item.icon
        self._command = menu_item.key_cap
        self._cap = app.kit.keymap.cap_text(menu_item.key_cap)

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which name and note take one line each, with the icon and the
        key."""
        texts = self._title_lines, self._note_lines
        return (
            max(text.max_content_width(measurer) for text in texts)
            + ENTRY_TEXT_LEFT_MARGIN
            + ENTRY_TEXT_RIGHT_MARGIN
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which the longest word has room, with the icon and the key."""
        texts = self._title_lines, self._note_lines
        return (
            max(text.min_content_width(measurer) for text in texts)
            + ENTRY_TEXT_LEFT_MARGIN
            + ENTRY_TEXT_RIGHT_MARGIN
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height in u of an entry with all lines of its name and its note, at least the
        usual one."""
        words = width - ENTRY_TEXT_LEFT_MARGIN - ENTRY_TEXT_RIGHT_MARGIN
        texts = self._title_lines, self._note_lines
        lines = sum(text.height_at_width(measurer, words) for text in texts)
        return max(lines + 2 * ENTRY_PADDING, theme.MENU_ENTRY_HEIGHT)

    def make_primary(self) -> None:
        """Make this the main entry of the menu: it becomes brass, and the key for confirming
        activates it too."""
        self.skin = "primary"
        self.keys = (*self.keys, "@confirm")

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return the command on the entry's key cap as a tuple of one; () if it has none."""
        return (self._command,) if self._command else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, its texts and its key."""
        state = button_state(self)
        look = look_of_button(self.skin, state)
        picture = paint_button(canvas.node_size_px(self), canvas.px_per_u, self.skin, state, 12)
        canvas.draw_picture(picture, alpha=1.0 if self.skin == "primary" else 0.94)
        down = button_vertical_shift(state)
        tone = "ink" if self.skin == "primary" else "cream"
        icon = self._pictures_outside_table.icon(
            self._icon, round(ENTRY_ICON_SIZE * canvas.px_per_u), tone
        )
        icon_left = ENTRY_ICON_CENTRE_X - ENTRY_ICON_SIZE / 2
        canvas.draw_picture(icon, icon_left, (self.height - ENTRY_ICON_SIZE) / 2 + down)
        words = self.width - ENTRY_TEXT_LEFT_MARGIN - ENTRY_TEXT_RIGHT_MARGIN
        title_height = self._title_lines.height_at_width(canvas, words)
        note_height = self._note_lines.height_at_width(canvas, words)
        top = (self.height - title_height - note_height) / 2 + down
        self._title_lines.draw(canvas, look.text_colour, ENTRY_TEXT_LEFT_MARGIN, top, words)
        self._note_lines.draw(
            canvas, look.note_colour, ENTRY_TEXT_LEFT_MARGIN, top + title_height, words
        )
        if self._cap and canvas.focused_keys.is_key_cap_active(self, self._command):
            self._draw_key_cap(canvas, down)

    def _draw_key_cap(self, canvas: Canvas, shift_down: float) -> None:
        look = look_of_button(self.skin, "normal")
        width = max(34.0, 16 + 12.0 * len(self._cap))
        left = self.width - 22 - width
        top = (self.height - KEY_CAP_HEIGHT) / 2 + shift_down
        canvas.draw_picture(
            key_cap_picture(
                canvas.rect_px(0, 0, width, KEY_CAP_HEIGHT).size, canvas.px_per_u, look.key_cap_fill
            ),
            left,
            top,
        )
        style = SMALL_BOLD_STYLE.in_colour(look.text_colour)
        canvas.draw_text(self._cap, style, (left, top, width, KEY_CAP_HEIGHT), "centre")


class Flourish(Node):
    """A brass line with a lozenge in its middle or at one end, as under a printed title."""

    height = 16.0

    def __init__(
        self,
        lozenge_at: float = 0.5,
        colour: colours.Rgb = accents.BRASS_HIGH,
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._at = lozenge_at
        self._colour = colour

    def draw(self, canvas: Canvas) -> None:
        """Draw the line and the lozenge."""
        middle = self.height / 2
        centre = self.width * self._at
        line = make_hashable_outline(((0, -0.8), (self.width, -0.8), (self.width, 0.8), (0, 0.8)))
        canvas.draw_picture(filled_outline_picture(line, canvas.px_per_u, self._colour), 0, middle)
        lozenge = make_hashable_outline(((0, -8), (10, 0), (0, 8), (-10, 0)))
        canvas.draw_picture(
            filled_outline_picture(lozenge, canvas.px_per_u, colours.CHOUGH_HIGH), centre, middle
        )


class PaperLine(Node):
    """A thin line on paper, as wide as its box."""

    height = DIVIDER_WIDTH

    def draw(self, canvas: Canvas) -> None:
        """Draw the line."""
        line = canvas.rect_px(0, 0, self.width, DIVIDER_WIDTH)
        canvas.draw_picture(paint_whole_box(line.size, colours.RULE, DIVIDER_OPACITY))
