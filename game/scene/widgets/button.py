"""Button: one action with its name, icon and key cap."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Unpack

from pygame import Rect

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import theme
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.tooltip import Tooltip, TooltipSource, tooltip_from_source
from game.scene.skins.button import (
    button_state,
    button_vertical_shift,
    key_cap_picture,
    look_of_button,
    paint_button,
)
from game.scene.skins.mark_painting import paint_glowing_outline
from game.scene.text import text_styles
from game.scene.widgets.labels_and_icons import IconSource, draw_icon, icon_surface

KEY_CAP_HEIGHT = 26.0
KEY_CAP_MARGIN = 8.0
MIN_CONTROL_HEIGHT_PX = 28.0
COMFORTABLE_EXTRA_WIDTH = 24.0  # how much wider than its content it wants to be
GAP_BETWEEN_PARTS = 10.0
TILE_NAME_ROW_HEIGHT = 24.0
TILE_SIDE_PADDING = 6.0
NARROW_TILE_SIDE_PADDING = 3.0
SMALLEST_ICON_ROW_HEIGHT = 16.0
ICON_SIZE_SHARES_BESIDE_KEY_CAP: Final = (1.0, 0.9, 0.8, 0.7)
MIN_INK_ALPHA = 100  # from which on a pixel of an icon is seen
LONE_ICON_SCALE = 1.3  # enlargement of an icon without a name


class Button(Node):
    """A push button with a text, an icon and a key cap; a tile also has a note.

    With the `arrangement` "row", icon, text and key cap are side by side from the left, with
    "centred" side by side in the middle, with "tile" the text is below a large icon. `skin` is a
    key of `skins.button.BUTTON_LOOK_BY_KIND`, `key_cap` the text of the key cap. `chosen` draws the
    glowing outline. A disabled button keeps its place in the focus order; its tooltip says why it
    is disabled. `text_style` and `gap` (u) can be changed for a small button. If one of the
    `companions` has no space for its text, all companions show only their icons.

    Where the key cap has no room, the tooltip names the key.
    """

    role = "button"
    focusable = True
    note = ""

    def __init__(
        self,
        text: str,
        *,
        skin: str = "slate",
        icon: IconSource | None = None,
        key_cap: str = "",
        arrangement: str = "row",
        **node_values: Unpack[NodeValues],
    ) -> None:
        self._own_tooltip = node_values.pop("tooltip", None)
        self._key_without_room = ""  # the key's name, "" while its cap is drawn or has no use
        super().__init__(**{"label": text} | node_values)
        self.text = text
        self.skin = skin
        self.icon = icon
        self.key_cap = key_cap  # "@undo" means the key of a command
        self.layout = arrangement
        self.chosen = False
        self.text_style = text_styles.BOLD_STYLE
        self.gap = GAP_BETWEEN_PARTS
        self.companions: Sequence[Button] = ()
        self.shows_text_without_room = (
            False  # whether words without room are shortened, not left out
        )

    @property
    def tooltip(self) -> TooltipSource:
        """What the tooltip says: what was set, with the key if its cap has no room."""
        return self._tooltip_with_key if self._key_without_room else self._own_tooltip

    @tooltip.setter
    def tooltip(self, source: TooltipSource) -> None:
        self._own_tooltip = source

    def _tooltip_with_key(self) -> Tooltip | None:
        """Return the tooltip that was set, with a line that names the key, unless it names the
        key itself."""
        tip = tooltip_from_source(self._own_tooltip)
        key = self._key_without_room
        if tip is None:
            return Tooltip("", (f"{self.label} ({key})",))
        if any(f"({key})" in text for text in (tip.title, *tip.lines)):
            return tip
        return replace(tip, lines=(*tip.lines, f"{self.label} ({key})"))

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of text, icon and key cap, and some more around a text."""
        return self.width_with_key_cap(measurer) + COMFORTABLE_EXTRA_WIDTH * bool(self.text)

    def width_with_key_cap(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u below which the key cap is left out or the text is cut."""
        words = measurer.text_width(self.text, self.text_style)
        return self._wanted_width(measurer, words, with_key_cap=True)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of the text in the smallest letters, or of the icon that can
        replace it; without the key cap."""
        return self._wanted_width(
            measurer,
            measurer.min_unshortened_line_width(self.text, self.text_style),
            with_key_cap=False,
        )

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the usual height of a control in u, or more if that would be less than
        `MIN_CONTROL_HEIGHT_PX` pixels of the window; the width does not matter."""
        return max(theme.CONTROL_HEIGHT, MIN_CONTROL_HEIGHT_PX / measurer.px_per_u)

    def _wanted_width(
        self, measurer: LayoutMeasurer, text_width: float, *, with_key_cap: bool
    ) -> float:
        if self.layout == "tile":
            return text_width + 2 * TILE_SIDE_PADDING
        icon = self._icon_width(measurer) if with_key_cap or not text_width else 0.0
        key_cap = (
            self._wanted_key_cap_width(measurer) + self.gap
            if self.key_cap and with_key_cap
            else 0.0
        )
        return max(text_width + icon + key_cap + 2 * self.gap, theme.SMALL_CONTROL_HEIGHT)

    @property
    def state(self) -> str:
        """The current state: "disabled", "press", "hover" or "normal"."""
        return button_state(self)

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return its key cap as a tuple of one text, () if it has none."""
        return (self.key_cap,) if self.key_cap else ()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the contents of the button, and the values that decide whether its text and those
        of its companions fit."""
        content = self.icon, self.note, self.key_cap, self.skin, self.state, self.chosen
        return (
            *content,
            self._values_deciding_fit(),
            *[each._values_deciding_fit() for each in self.companions],
        )

    def _values_deciding_fit(self) -> tuple[object, ...]:
        return self.text, self.text_style, self.layout, self.gap, self.width, self.height

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate and its contents."""
        self.draw_plate(canvas)
        left, top, _, _ = self.box()
        is_active = self.key_cap and canvas.focused_keys.is_key_cap_active(self, self.key_cap)
        self._key_without_room = canvas.kit.keymap.cap_text(self.key_cap) if is_active else ""
        draw_content = self._draw_tile if self.layout == "tile" else self._draw_row
        draw_content(canvas, left, top + button_vertical_shift(self.state))

    def draw_plate(self, canvas: Canvas) -> None:
        """Draw the plate, with the glowing outline of a chosen button."""
        left, top, _, _ = self.box()
        canvas.draw_picture(
            paint_button(canvas.node_size_px(self), canvas.px_per_u, self.skin, self.state),
            left,
            top,
        )
        if self.chosen:
            outline = paint_glowing_outline(canvas.node_size_px(self), canvas.px_per_u)
            canvas.draw_picture(outline, left, top + button_vertical_shift(self.state))

    def _draw_row(self, canvas: Canvas, left: float, top: float) -> None:
        look = look_of_button(self.skin, self.state)
        style = self.text_style.in_colour(look.text_colour)
        speaks = self.shows_text_without_room
        if not self.text or not (speaks or self._companions_have_room(canvas)):
            self._draw_icon(canvas, (left, top, self.width, self.height))
            return
        icon_width = self._icon_width(canvas)
        if icon_width and not self._is_name_fitting(canvas, self.width - 2 * self.gap - icon_width):
            # the picture does
            if not (speaks or self._is_name_fitting(canvas, self.width - 2 * self.gap)):
                self._draw_icon(canvas, (left, top, self.width, self.height))
                return
            icon_width = 0.0
        asked = (
            canvas.kit.lettering.line_width_px(self.text, style, canvas.px_per_u) / canvas.px_per_u
            + 1
        )
        room = self.width - 2 * self.gap - icon_width
        cap_room = self._key_cap_width(canvas) + self.gap if self.key_cap else 0.0
        # the name is more important than its key
        if not self._is_name_fitting(canvas, room - cap_room):
            cap_room = 0.0
        words_width = min(asked, room - cap_room)
        if icon_width and self.layout == "row":  # in a list these three are aligned in columns
            self._draw_icon(canvas, (left + self.gap, top, icon_width - self.gap, self.height))
            start = left + self.gap + icon_width
            cap_at = left + self.width - cap_room
        else:
            at = left + (self.width - icon_width - words_width - cap_room) / 2
            if icon_width:
                self._draw_icon(canvas, (at, top, icon_width - self.gap, self.height))
            start = at + icon_width
            cap_at = start + words_width + self.gap
        canvas.draw_text(self.text, style, (start, top, words_width, self.height))
        if cap_room:
            self._draw_key_cap(canvas, cap_at, top + (self.height - KEY_CAP_HEIGHT) / 2)

    def _draw_tile(self, canvas: Canvas, left: float, top: float) -> None:
        look = look_of_button(self.skin, self.state)
        names = self.name_lines(canvas)
        note = self.note if len(names) == 1 and self._is_note_fitting(canvas) else ""
        note_row = TILE_NAME_ROW_HEIGHT if note else 0.0
        head_row = KEY_CAP_HEIGHT + 6 if self.key_cap else 8.0
        rows = max([len(names), *(len(each.name_lines(canvas)) for each in self.companions)])
        name_top = top + self.height - 8 - note_row - TILE_NAME_ROW_HEIGHT * rows
        icon_top = top + head_row - 4
        self._draw_key_cap(canvas, left + self._key_cap_left_offset(canvas), top + KEY_CAP_MARGIN)
        if name_top - icon_top > SMALLEST_ICON_ROW_HEIGHT:
            self._draw_tile_icon(
                canvas,
                (left, icon_top, self.width, name_top - icon_top + 2),
                (left + self._key_cap_left_offset(canvas), top + KEY_CAP_MARGIN),
            )
        note_style = text_styles.NOTE_STYLE.in_colour(look.note_colour)
        fits = canvas.kit.lettering.fits
        wide = self.width - 2 * TILE_SIDE_PADDING
        have_wide_sides = self._is_name_fitting(canvas, wide) and fits(
            note, note_style, canvas.px_per_u, wide * canvas.px_per_u
        )
        side = TILE_SIDE_PADDING if have_wide_sides else NARROW_TILE_SIDE_PADDING
        inner = (left + side, self.width - 2 * side)
        name_style = self.text_style.in_colour(look.text_colour)
        name_top += TILE_NAME_ROW_HEIGHT * (rows - len(names)) / 2
        for row, name in enumerate(names):
            box = (inner[0], name_top + TILE_NAME_ROW_HEIGHT * row, inner[1], TILE_NAME_ROW_HEIGHT)
            canvas.draw_text(name, name_style, box, "centre")
        note_box = (inner[0], top + self.height - 9 - note_row, inner[1], TILE_NAME_ROW_HEIGHT)
        canvas.draw_text(note, note_style, note_box, "centre")

    def _is_note_fitting(self, canvas: Canvas) -> bool:
        """Return whether the whole note of a tile has room in one line."""
        room_px = (self.width - 2 * NARROW_TILE_SIDE_PADDING) * canvas.px_per_u
        return canvas.kit.lettering.fits(
            self.note, text_styles.NOTE_STYLE, canvas.px_per_u, room_px
        )

    def name_lines(self, canvas: Canvas) -> list[str]:
        """Return the text of a tile in one line, or in two if it is too long; [] when only the
        icon is shown."""
        if not self._companions_have_room(canvas):
            return []
        room = self.width - 2 * NARROW_TILE_SIDE_PADDING
        if self._is_name_fitting(canvas, room):
            return [self.text]
        rows = self._first_two_name_lines(canvas, room)
        return rows if self._do_lines_fit(canvas, rows, room) or self.icon is None else []

    def _first_two_name_lines(self, canvas: Canvas, available_width: float) -> list[str]:
        wrapped = canvas.kit.lettering.wrapped_lines
        return wrapped(
            self.text, self.text_style, canvas.px_per_u, int(available_width * canvas.px_per_u)
        )[:2]

    def _do_lines_fit(self, canvas: Canvas, lines: Sequence[str], available_width: float) -> bool:
        fits = canvas.kit.lettering.fits
        return all(
            fits(row, self.text_style, canvas.px_per_u, int(available_width * canvas.px_per_u))
            for row in lines
        )

    def _companions_have_room(self, canvas: Canvas) -> bool:
        """Return whether every companion has space for its text; True without companions."""
        return all(each.has_room_for_name(canvas) for each in self.companions)

    def has_room_for_name(self, canvas: Canvas) -> bool:
        """Return whether the whole name fits beside or below the icon."""
        if self.layout != "tile":
            return self._is_name_fitting(canvas, self.width - 2 * self.gap)
        room = self.width - 2 * NARROW_TILE_SIDE_PADDING
        return self._is_name_fitting(canvas, room) or self._do_lines_fit(
            canvas, self._first_two_name_lines(canvas, room), room
        )

    def _is_name_fitting(self, canvas: Canvas, available_width: float) -> bool:
        """Return whether the whole name fits into `available_width` u."""
        return canvas.kit.lettering.fits(
            self.text, self.text_style, canvas.px_per_u, available_width * canvas.px_per_u
        )

    def _draw_icon(self, canvas: Canvas, box: LeftTopWidthHeight) -> None:
        picture = self.icon
        if picture is None:
            return
        if callable(picture) and not self._companions_have_room(canvas):
            picture = picture(canvas.px_per_u * LONE_ICON_SCALE)
        draw_icon(canvas, picture, box, enabled=self.enabled)

    def _draw_tile_icon(
        self, canvas: Canvas, box: LeftTopWidthHeight, cap_at: tuple[float, float]
    ) -> None:
        """Draw the icon in the middle of `box`, smaller if it would touch the cap at `cap_at`."""
        source = self.icon
        if not callable(source) or not self.key_cap or not self._companions_have_room(canvas):
            self._draw_icon(canvas, box)
            return
        cap = Rect(canvas.rect_px(*cap_at, self._key_cap_width(canvas), KEY_CAP_HEIGHT))
        middle = canvas.rect_px(*box).center
        for share in ICON_SIZE_SHARES_BESIDE_KEY_CAP:
            picture = source(canvas.px_per_u * share)
            ink = picture.get_bounding_rect(min_alpha=MIN_INK_ALPHA)
            if not ink.move(picture.get_rect(center=middle).topleft).colliderect(cap):
                break
        draw_icon(canvas, picture, box, enabled=self.enabled)

    def _icon_width(self, canvas: Canvas | LayoutMeasurer) -> float:
        if self.icon is None:
            return 0.0
        return icon_surface(self.icon, canvas.px_per_u).get_width() / canvas.px_per_u + self.gap

    def _key_cap_width(self, canvas: Canvas) -> float:
        most = self.width - 2 * NARROW_TILE_SIDE_PADDING
        return min(self._wanted_key_cap_width(canvas), most) if self.key_cap else 0.0

    def _key_cap_left_offset(self, canvas: Canvas) -> float:
        """Return the distance in u between the left edge of a tile and its key cap; a cap that
        is too long for it is centred."""
        return min(KEY_CAP_MARGIN, (self.width - self._key_cap_width(canvas)) / 2)

    def _wanted_key_cap_width(self, canvas: Canvas | LayoutMeasurer) -> float:
        key_cap = canvas.kit.keymap.cap_text(self.key_cap)
        width = (
            canvas.kit.lettering.line_width_px(
                key_cap, text_styles.SMALL_BOLD_STYLE, canvas.px_per_u
            )
            / canvas.px_per_u
        )
        return max(width + 2 * KEY_CAP_MARGIN, KEY_CAP_HEIGHT)

    def _draw_key_cap(self, canvas: Canvas, left: float, top: float) -> None:
        """Draw the cap of an active key, unless its text has no room."""
        if not self.key_cap or not canvas.focused_keys.is_key_cap_active(self, self.key_cap):
            return
        key_cap = canvas.kit.keymap.cap_text(self.key_cap)
        cap_width = self._key_cap_width(canvas)
        if not canvas.kit.lettering.fits(
            key_cap, text_styles.SMALL_BOLD_STYLE, canvas.px_per_u, cap_width * canvas.px_per_u
        ):
            return
        self._key_without_room = ""
        look = look_of_button(self.skin, self.state)
        box = (left, top, cap_width, KEY_CAP_HEIGHT)
        canvas.draw_picture(
            key_cap_picture(canvas.rect_px(*box).size, canvas.px_per_u, look.key_cap_fill),
            left,
            top,
        )
        canvas.draw_text(
            key_cap, text_styles.SMALL_BOLD_STYLE.in_colour(look.text_colour), box, "centre"
        )
