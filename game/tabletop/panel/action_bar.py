"""The action buttons along the bottom, in their groups."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tip import Tooltip
from game.scene.skins.button import content_shift, look_of_button
from game.scene.stage.placing import Box
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.scene.widgets.button import CAP_SIDE
from game.scene.widgets.small import draw_icon
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.panel_grounds import icon_drawer
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import MoveKind

FULL_WIDTH = 110.0
COST = 21.0
NARROW_COST = 17.0
PITCH = 23.0
NARROW_PITCH = 14.0
LARGE_ICON = 42.0
SMALL_ICON = 38.0
LOW_ICON = 28.0
SMALL_LOW_ICON = 22.0
ASIDE_WIDTH = 52.0
BESIDE_CAP = 26.0
ASIDE_GAP = 6.0
LOW = 100.0  # a lower button has no note, and its icon between key and cost


@dataclass(frozen=True, slots=True)
class ActionLook:
    """What one action button shows: its cost (icons, or a word instead), a note, and whether it is
    possible and picked.

    `cost` is a number of icons, `cost_word` a word instead of them.
    """

    action: str
    cost: int
    note: str
    is_possible: bool
    chosen: bool
    cost_word: str = ""


@dataclass(frozen=True, slots=True)
class ActionHandlers:
    """Functions that pick an action and return its tooltip and its record; and the icon of its
    cost.
    """

    pick_action: Callable[[str], None]
    action_tooltip: Callable[[str], Tooltip]
    move_kind_of_action: Callable[[str], MoveKind]
    cost_icon_name: str = ""


class ActionBar(Node):
    """The action buttons; an impossible one stays focusable and its tooltip says why."""

    def __init__(
        self,
        context: TableContext[TableArt],
        boxes: dict[str, Box],
        handlers: ActionHandlers,
        *,
        compact: bool,
    ) -> None:
        super().__init__(role="toolbar", name="actions")
        self._compact = compact
        self.buttons = {
            action: _ActionTile(context, action, box, handlers) for action, box in boxes.items()
        }
        self.add(*self.buttons.values())

    def show_actions(
        self,
        looks: tuple[ActionLook, ...],
        *,
        asked: bool,
        veiled: bool = False,
        keyless: Collection[str] = (),
    ) -> None:
        """Show which actions are possible; all are disabled unless `asked`.

        `veiled` buttons are not reached by keys; the keys of the `keyless` ones have another
        meaning now.
        """
        for look in looks:
            button = self.buttons.get(look.action)
            if button is not None:
                button.show_action(look, asked=asked, compact=self._compact)
                button.focusable = not veiled
                button.cap = "" if look.action in keyless else f"@{look.action}"
                button.keys = () if veiled or not button.cap else (button.cap,)


class _ActionTile(Button):
    """One action button: key cap, cost, icon, name and note."""

    def __init__(
        self, context: TableContext[TableArt], action: str, box: Box, handlers: ActionHandlers
    ) -> None:
        kind = handlers.move_kind_of_action(action)
        size = LARGE_ICON if box.width > 100 else SMALL_ICON
        super().__init__(
            context.say(f"action-{action}"),
            skin=kind.button_skin,
            icon=icon_drawer(context, kind.button_icon or action, size),
            cap=f"@{action}",
            layout="tile",
            keys=(f"@{action}",),
            name=f"action:{action}",
            on_click=lambda: handlers.pick_action(action),
            tooltip=lambda: handlers.action_tooltip(action),
            **box._asdict(),
        )
        self._context = context
        self._low_name = context.say(kind.short_name_key or f"action-{action}")
        low = LOW_ICON if box.width > FULL_WIDTH else SMALL_LOW_ICON
        self._low_icon = icon_drawer(context, kind.button_icon or action, low)
        self._cost_icon = handlers.cost_icon_name
        self.look: ActionLook | None = None
        self._compact = False

    def show_action(self, look: ActionLook, *, asked: bool, compact: bool) -> None:
        """Show whether the action is possible now."""
        self.look = look
        self._compact = compact
        self.enabled = asked and look.is_possible
        self.chosen = look.chosen
        self.note = "" if compact or self.height < LOW else look.note
        self.label = ", ".join(part for part in (self.text, look.note) if part)

    def _draw_tile(self, canvas: Canvas, left: float, top: float) -> None:
        if self.height >= LOW:
            super()._draw_tile(canvas, left, top)
            return
        self._draw_cap(canvas, left + self._key_cap_left_offset(canvas), top + 5)
        place = (left, top + 3, self.width, 30.0)
        if self._has_room_beside_cap(canvas):
            place = (left + CAP_SIDE + self._cap_width(canvas), top + 3, BESIDE_CAP, 30.0)
        draw_icon(canvas, self._low_icon, place, enabled=self.enabled)
        style = text_styles.BOLD.in_colour(look_of_button(self.skin, self.state).text)
        name = self.text if self._is_name_fitting(canvas, self.width - 12) else self._low_name
        canvas.draw_text(name, style, (left + 6, top + 32, self.width - 12, 24), "centre")

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the button's own values and the action's cost."""
        return *super().drawing_cache_key(), self.look, self._compact

    def draw(self, canvas: Canvas) -> None:
        """Draw the button and its cost, which may be a word."""
        super().draw(canvas)
        if self.look is None:
            return
        top = 7 + content_shift(self.state)
        narrow = self.width < FULL_WIDTH
        if self.look.cost:
            size = NARROW_COST if narrow else COST
            picture = icon_drawer(self._context, self._cost_icon, size, tone="brass_text")
            pitch = NARROW_PITCH if narrow else PITCH
            right = self.width - (5 + NARROW_COST if narrow else 9 + PITCH)
            wide = NARROW_COST if narrow else PITCH
            for number in range(self.look.cost):
                box = (right - pitch * number, top, wide, 26)
                draw_icon(canvas, picture, box, enabled=self.enabled)
        elif self._has_room_beside_cap(canvas):
            style = text_styles.NOTE.in_colour(look_of_button(self.skin, self.state).note)
            right = self.width - (10 if self.height >= LOW else 6)
            taken = ASIDE_GAP + self._cap_width(canvas)
            taken += BESIDE_CAP if self.height < LOW else 0.0
            width = max(right - taken, ASIDE_WIDTH)  # the space besides key and icon
            place = (right - width, top, width, 26)
            canvas.draw_text(self.look.cost_word, style, place, "right")

    def _has_room_beside_cap(self, canvas: Canvas) -> bool:
        """Return whether a word fits beside the key cap; in a lower button the icon is between
        them."""
        if not (self.look and self.look.cost_word) or self.width < FULL_WIDTH or self._compact:
            return False
        others = 17 if self.height >= LOW else BESIDE_CAP + 12
        return self._cap_width(canvas) + ASIDE_WIDTH + others <= self.width
