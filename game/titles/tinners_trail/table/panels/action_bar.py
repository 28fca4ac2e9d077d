"""The action buttons along the bottom, in their groups."""

from __future__ import annotations

from collections.abc import Callable

from game.scene import styles, theme
from game.scene.box import Box
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node
from game.scene.picture import Picture
from game.scene.skins.button import look_of, shift_of
from game.scene.skins.panel import bar
from game.scene.tip import Tip
from game.scene.units import PxSize
from game.scene.widgets import Button
from game.scene.widgets.icon import put_icon
from game.tabletop.panel.icons import icon
from game.titles.tinners_trail.table.kinds.all import kind_of
from game.titles.tinners_trail.table.look.buttons import ActionButton
from game.titles.tinners_trail.table.studio import Studio

FULL_WIDTH = 110.0
WATCH, NARROW_WATCH = 21.0, 17.0
PITCH, NARROW_PITCH = 23.0, 14.0
LARGE_ICON, SMALL_ICON, LOW_ICON, SMALL_LOW_ICON = 42.0, 38.0, 28.0, 22.0
FREE_WIDTH = 52.0
LOW = 100.0  # a lower button has no note and its icon between key and watches

TipOf = Callable[[str], Tip]


class ActionBar(Node):
    """One that is not possible stays focusable and its tip says why."""

    def __init__(
        self,
        studio: Studio,
        boxes: dict[str, Box],
        pick: Callable[[str], None],
        tip_of: TipOf,
        *,
        compact: bool,
    ) -> None:
        """Make the buttons in reading order."""
        super().__init__(role="toolbar", name="actions")
        self._compact = compact
        self.buttons = {
            action: _ActionTile(studio, action, box, (pick, tip_of))
            for action, box in boxes.items()
        }
        self.add(*self.buttons.values())

    def show(self, looks: tuple[ActionButton, ...], *, asked: bool, veiled: bool) -> None:
        """Show what is possible; unless `asked`, all rest; `veiled`, keys cannot reach them."""
        for look in looks:
            button = self.buttons.get(look.action)
            if button is not None:
                button.show(look, asked=asked, compact=self._compact)
                button.focusable = not veiled
                button.keys = () if veiled else (f"@{look.action}",)


class _ActionTile(Button):
    """One action: key cap, watches, icon, name and note."""

    def __init__(
        self,
        studio: Studio,
        action: str,
        box: Box,
        calls: tuple[Callable[[str], None], TipOf],
    ) -> None:
        (pick, tip_of), kind = calls, kind_of(action)
        size = LARGE_ICON if box.width > 100 else SMALL_ICON
        super().__init__(
            studio.say(f"action-{action}"),
            skin=kind.skin,
            icon=icon(studio, kind.icon or action, size),
            cap=f"@{action}",
            layout="tile",
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            keys=(f"@{action}",),
            name=f"action:{action}",
            on_click=lambda: pick(action),
            tooltip=lambda: tip_of(action),
        )
        self._studio = studio
        self._low_name = studio.say(kind.short or f"action-{action}")
        low = LOW_ICON if box.width > FULL_WIDTH else SMALL_LOW_ICON
        self._low_icon = icon(studio, kind.icon or action, low)
        self.look: ActionButton | None = None
        self._compact = False

    def show(self, look: ActionButton, *, asked: bool, compact: bool) -> None:
        """Show whether it is possible now."""
        self.look, self._compact = look, compact
        self.enabled = asked and look.possible
        self.chosen = look.chosen
        self.note = "" if compact or self.height < LOW else look.note
        self.label = f"{self.words}, {look.note}"

    def _draw_tile(self, canvas: Canvas, left: float, top: float) -> None:
        if self.height >= LOW:
            super()._draw_tile(canvas, left, top)
            return
        self._draw_cap(canvas, left + 6, top + 5)
        put_icon(canvas, self._low_icon, (left, top + 3, self.width, 30), enabled=self.enabled)
        style = styles.BOLD.in_colour(look_of(self.skin, self.state).text)
        name = self.words if self._fits(canvas, self.width - 12) else self._low_name
        canvas.words(name, style, (left + 6, top + 32, self.width - 12, 24), "centre")

    def drawn_from(self) -> tuple[object, ...]:
        """Return the button's own and what the action costs."""
        return *super().drawn_from(), self.look, self._compact

    def draw(self, canvas: Canvas) -> None:
        """Put the button and its watches; passing costs nothing and says so instead."""
        super().draw(canvas)
        if self.look is None:
            return
        top = 7 + shift_of(self.state)
        narrow = self.width < FULL_WIDTH
        if self.look.work:
            size = NARROW_WATCH if narrow else WATCH
            picture = icon(self._studio, "watch", size, tone="brass_text")
            pitch = NARROW_PITCH if narrow else PITCH
            right = self.width - (5 + NARROW_WATCH if narrow else 9 + PITCH)
            wide = NARROW_WATCH if narrow else PITCH
            for number in range(self.look.work):
                box = (right - pitch * number, top, wide, 26)
                put_icon(canvas, picture, box, enabled=self.enabled)
        elif self._has_room_for_free(canvas):
            style = styles.NOTE.in_colour(look_of(self.skin, self.state).note)
            canvas.words(
                self._studio.say("free"),
                style,
                (self.width - 10 - FREE_WIDTH, top, FREE_WIDTH, 26),
                "right",
            )

    def _has_room_for_free(self, canvas: Canvas) -> bool:
        """Whether the word fits beside the key's name."""
        if self.width < FULL_WIDTH or self._compact or self.height < LOW:
            return False
        return 7 + self._cap_width(canvas) + FREE_WIDTH + 10 <= self.width


class BottomBar(Node):
    """The dark strip behind the buttons that lets no piece of the map touch them."""

    def draw(self, canvas: Canvas) -> None:
        """Put the strip."""
        canvas.put(bar(canvas.size(self), canvas.k, line_below=False))


class BarStep(Node):
    """The same strip, as a step at the left, behind the buttons of expansions."""

    def draw(self, canvas: Canvas) -> None:
        """Put the step and the brass line round it."""
        canvas.put(shelf(canvas.size(self), canvas.k))


@cached
def shelf(size: PxSize, k: float) -> Picture:
    """A step of night with a round upper right corner."""
    easel = Easel(size)
    box = easel.box(14 * k)
    outline = box._replace(x=-20 * k, width=size[0] + 20 * k, height=size[1] + 20 * k)
    easel.fill(outline, theme.SLATE_HIGH)
    easel.line(outline, 1.4 * k, theme.BRASS_LINE)
    return easel.picture()
