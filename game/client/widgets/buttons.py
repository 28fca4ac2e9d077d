"""Large buttons and rows of buttons."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

from game.client.app import App
from game.client.key_commands import button_keys_if_menu_or_lesson_command
from game.client.widgets.frames import KEY_CAP_HEIGHT, make_icon_source
from game.scene.layout import theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import (
    button_state,
    button_vertical_shift,
    key_cap_picture,
    look_of_button,
    paint_button,
)
from game.scene.text.lettering import SMALLEST_SHRINKING_SHARE, TextStyle
from game.scene.text.text_styles import SMALL_BOLD_STYLE
from game.scene.widgets import Button

# Large buttons, and rows of them that look alike.

GRAND_TEXT_STYLE = TextStyle("bold", 26)
GRAND_BUTTON_SIDE_PADDING = 16.0
GRAND_ICON_GAP = 16.0
GRAND_KEY_CAP_GAP = 18.0
CAPTION_ONLY, CAPTION_AND_ICON, CAPTION_ICON_AND_KEY = range(3)  # what a button has room for


class GrandButton(Node):
    """A large button with icon, text and key in its middle.

    `row_buttons` are the buttons of its row; if one has no room for key or icon, all leave it out.
    Their texts have one size.
    """

    role = "button"
    skin = "slate"  # or "primary"

    def __init__(
        self,
        app: App,
        text: str,
        picture: str,
        key_cap: str = "",
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(
            **{"label": text, "keys": button_keys_if_menu_or_lesson_command(key_cap)} | node_values
        )
        self._pictures_outside_table = app.box.pictures_outside_table
        self._icon = picture
        self._text = text
        self.key_cap_text = key_cap
        self.row_buttons: Sequence[GrandButton] = ()

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return the key or command on the button as a tuple of one; () if it shows none."""
        return (self.key_cap_text,) if self.key_cap_text else ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the button with its centred content."""
        state = button_state(self)
        look = look_of_button(self.skin, state)
        canvas.draw_picture(
            paint_button(canvas.node_size_px(self), canvas.px_per_u, self.skin, state, 12)
        )
        row = (self, *self.row_buttons)
        room = min(each.visible_parts_level(canvas) for each in row)
        share = min(each.text_scale(canvas, room) for each in row)
        style = self._text_style().in_colour(look.text_colour)
        style = style.sized(style.size * share)
        key_cap = self._key_cap_width(canvas) if room == CAPTION_ICON_AND_KEY else 0.0
        size = self._icon_size() if room >= CAPTION_AND_ICON else 0.0
        used = (size + GRAND_ICON_GAP if size else 0.0) + (
            key_cap + GRAND_KEY_CAP_GAP if key_cap else 0.0
        )
        asked = (
            canvas.kit.lettering.line_width_px(self._text, style, canvas.px_per_u) / canvas.px_per_u
            + 2
        )
        words = min(asked, self.width - 2 * GRAND_BUTTON_SIDE_PADDING - used)
        left = (self.width - used - words) / 2
        down = button_vertical_shift(state)
        tone = "disabled" if not self.enabled else "ink" if self.skin == "primary" else "cream"
        if size:
            picture = self._pictures_outside_table.icon(
                self._icon, round(size * canvas.px_per_u), tone
            )
            canvas.draw_picture(picture, left, (self.height - size) / 2 + down)
            left += size + GRAND_ICON_GAP
        canvas.draw_text(self._text, style, (left, down, words, self.height))
        if key_cap and canvas.focused_keys.is_key_cap_active(self, self.key_cap_text):
            box = (
                left + GRAND_KEY_CAP_GAP + words,
                (self.height - KEY_CAP_HEIGHT) / 2 + down,
                key_cap,
                KEY_CAP_HEIGHT,
            )
            canvas.draw_picture(
                key_cap_picture(canvas.rect_px(*box).size, canvas.px_per_u, look.key_cap_fill),
                box[0],
                box[1],
            )
            name = canvas.kit.keymap.cap_text(self.key_cap_text)
            canvas.draw_text(name, SMALL_BOLD_STYLE.in_colour(look.text_colour), box, "centre")

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which icon, text and key fit at full size."""
        key_cap = self._key_cap_width(measurer)
        picture = self._icon_size() + GRAND_ICON_GAP
        words = measurer.text_width(self._text, self._text_style())
        return (
            words
            + picture
            + (key_cap + GRAND_KEY_CAP_GAP if key_cap else 0.0)
            + 2 * GRAND_BUTTON_SIDE_PADDING
        )

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u at which the text alone fits in the smallest letters."""
        return (
            measurer.min_unshortened_line_width(self._text, self._text_style())
            + 2 * GRAND_BUTTON_SIDE_PADDING
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the fixed height in u of large buttons."""
        return theme.LARGE_BUTTON_HEIGHT

    def visible_parts_level(self, canvas: Canvas) -> int:
        """Return which parts of the button have room: CAPTION_ICON_AND_KEY (icon, text and key),
        CAPTION_AND_ICON (icon and text), or CAPTION_ONLY."""
        key_cap = self._key_cap_width(canvas)
        for room, used in (
            (CAPTION_ICON_AND_KEY, key_cap + GRAND_KEY_CAP_GAP if key_cap else 0.0),
            (CAPTION_AND_ICON, 0.0),
        ):
            free = (
                self.width
                - 2 * GRAND_BUTTON_SIDE_PADDING
                - self._icon_size()
                - GRAND_ICON_GAP
                - used
            )
            if canvas.kit.lettering.fits(
                self._text, self._text_style(), canvas.px_per_u, free * canvas.px_per_u
            ):
                return room
        return CAPTION_ONLY

    def text_scale(self, canvas: Canvas, parts_level: int) -> float:
        """Return the largest scale of the text, from `SMALLEST_SHRINKING_SHARE` to 1.0, at which it
        fits beside the parts that the level `parts_level` includes; `SMALLEST_SHRINKING_SHARE` if
        it does not fit at all."""
        used = self._icon_size() + GRAND_ICON_GAP if parts_level >= CAPTION_AND_ICON else 0.0
        key_cap = self._key_cap_width(canvas) if parts_level == CAPTION_ICON_AND_KEY else 0.0
        free = (
            self.width
            - 2 * GRAND_BUTTON_SIDE_PADDING
            - used
            - (key_cap + GRAND_KEY_CAP_GAP if key_cap else 0.0)
        )
        asked = (
            canvas.kit.lettering.line_width_px(self._text, self._text_style(), canvas.px_per_u)
            / canvas.px_per_u
            + 2
        )
        return max(min(free / asked, 1.0), SMALLEST_SHRINKING_SHARE)

    def _text_style(self) -> TextStyle:
        return GRAND_TEXT_STYLE.sized(min(GRAND_TEXT_STYLE.size, self._height() * 0.34))

    def _icon_size(self) -> float:
        return self._height() * 0.46

    def _height(self) -> float:
        return self.height or theme.LARGE_BUTTON_HEIGHT

    def _key_cap_width(self, canvas: Canvas | LayoutMeasurer) -> float:
        name = canvas.kit.keymap.cap_text(self.key_cap_text)
        width = (
            canvas.kit.lettering.line_width_px(name, SMALL_BOLD_STYLE, canvas.px_per_u)
            / canvas.px_per_u
        )
        return max(34.0, 18 + width) if name else 0.0


class ButtonSpec(NamedTuple):
    """The description of a button: node name, text, action, icon and key cap.

    `keys` replace the keys of the cap. A reason `disabled_reason` disables the button and becomes
    its tooltip, in place of `tooltip`.
    """

    name: str
    text: str
    on_click: Callable[[], None]
    picture: str = ""
    key_cap: str = ""
    keys: tuple[str, ...] | None = None
    disabled_reason: str = ""
    tooltip: str = ""

    def make_grand_button(
        self, app: App, *, is_main_button: bool = False, **node_values: Unpack[NodeValues]
    ) -> GrandButton:
        """Return the described button as a large button of a page, brass with `is_main_button`,
        else slate."""
        button = GrandButton(
            app, self.text, self.picture, self.key_cap, **self._add_button_values(node_values)
        )
        button.skin = "primary" if is_main_button else "slate"
        return button

    def make_plain_button(
        self,
        app: App,
        skin: str = "quiet",
        size: float = 24.0,
        layout: str = "centred",
        **node_values: Unpack[NodeValues],
    ) -> Button:
        """Return the described button as a button of a list, a dialog or a note; `size` is the
        width of its icon in u."""
        tone = "disabled" if self.disabled_reason else "cream" if skin == "slate" else "ink"
        icon = make_icon_source(app, self.picture, size, tone) if self.picture else None
        node_values = self._add_button_values(node_values)
        return Button(
            self.text, skin=skin, icon=icon, key_cap=self.key_cap, arrangement=layout, **node_values
        )

    def _add_button_values(self, node_values: NodeValues) -> NodeValues:
        node_values["name"] = self.name
        node_values["on_click"] = self.on_click
        node_values["keys"] = (
            button_keys_if_menu_or_lesson_command(self.key_cap) if self.keys is None else self.keys
        )
        node_values["enabled"] = not self.disabled_reason
        node_values["tooltip"] = self.disabled_reason or self.tooltip or None
        return node_values


def make_grand_button_row(
    app: App, button_specs: Sequence[ButtonSpec], main_button_name: str = ""
) -> list[GrandButton]:
    """Return large buttons for one row, with equal widths and texts of one size; the one named
    `main_button_name` is brass."""
    buttons = [
        way.make_grand_button(
            app,
            is_main_button=way.name == main_button_name,
            grow=1,
            basis=0.0,
            height=theme.GRAND_BUTTON_HEIGHT,
        )
        for way in button_specs
    ]
    for each in buttons:
        each.row_buttons = buttons
    return buttons


def make_cancel_button(
    app: App, action: Callable[[], None], **node_values: Unpack[NodeValues]
) -> Button:
    """Return the quiet button Cancel of a dialog, which Escape also activates; `action` is its
    action."""
    way = ButtonSpec("cancel", app.say("button.cancel"), action, key_cap="@back")
    return way.make_plain_button(app, **node_values)
