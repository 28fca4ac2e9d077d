"""The action buttons along the bottom, in their groups."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.scene.layout import Column, Container, LayoutMeasurer, Overlay, Row, Spacer
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.skins.button import button_vertical_shift, look_of_button
from game.scene.stage.sheet_placing import Box
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Button, Label
from game.scene.widgets.labels_and_icons import IconSource, draw_icon
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.content_widgets import CentredDrawingNode, ContentButton
from game.tabletop.panel.panel_grounds import make_icon_painter
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import MoveKind

MIN_FULL_TILE_WIDTH = 110.0
COST_ICON_SIZE = 21.0
NARROW_COST_ICON_SIZE = 17.0
COST_ICON_PITCH = 23.0
NARROW_COST_ICON_PITCH = 14.0
LARGE_ICON_SIZE = 42.0
SMALL_ICON_SIZE = 38.0
LOW_TILE_ICON_SIZE = 28.0
SMALL_LOW_TILE_ICON_SIZE = 22.0  # on a narrow button, and between a key and a word
COST_WORD_GAP = 6.0
MIN_COST_WORD_WIDTH = 52.0  # the least room for a word besides the key
LOW_TILE_BELOW_HEIGHT = 100.0  # a lower button has no note, and its icon between key and cost
LOW_TILE_HEAD_HEIGHT = 30.0  # the row of key, icon and cost of a lower button
LOW_TILE_NAME_HEIGHT = 24.0
LOW_TILE_NAME_MARGIN = 2.0  # between the name and the sides of a lower button
LOW_TILE_NAME_SIDE_MARGIN = 3.0  # u that a whole name keeps from the sides, else it is shortened
LOW_TILE_HEAD_SIDE_MARGIN = 2.0  # how much farther key and cost keep from the sides
LOW_TILE_PART_GAP = (
    3.0  # between key, icon and word: the longest word in Polish needs all that is left
)


@dataclass(frozen=True, slots=True)
class ActionLook:
    """What one action button shows.

    `cost_icon_count` is the number of cost icons, `cost_word` a word shown instead of icons;
    `note_below_name` is a short text below the name.
    """

    action: str
    cost_icon_count: int
    note_below_name: str
    is_possible: bool
    is_picked: bool
    cost_word: str = ""


@dataclass(frozen=True, slots=True)
class ActionHandlers:
    """What action buttons work with: the functions that pick an action by name and return its
    tooltip and its kind of move, and the name of the cost icon."""

    pick_action: Callable[[str], None]
    action_tooltip: Callable[[str], Tooltip]
    move_kind_of_action: Callable[[str], MoveKind]
    cost_icon_name: str = ""


class ActionBar(Node):
    """The action buttons; an impossible one stays focusable and its tooltip says why."""

    def __init__(
        self,
        context: TableContext[TableArt],
        box_by_action: dict[str, Box],
        handlers: ActionHandlers,
        *,
        is_without_notes: bool,
    ) -> None:
        super().__init__(role="toolbar", name="actions")
        self._compact = is_without_notes
        self.buttons = {
            action: (_ActionTile if box.height >= LOW_TILE_BELOW_HEIGHT else _LowActionTile)(
                context, action, box, handlers
            )
            for action, box in box_by_action.items()
        }
        self.add(*self.buttons.values())

    def show_actions(
        self,
        looks: tuple[ActionLook, ...],
        *,
        is_question_due: bool,
        is_below_dialog: bool = False,
        actions_without_key: Collection[str] = (),
    ) -> None:
        """Show the looks on the buttons of their actions; if no question is due
        (`is_question_due`), all buttons are disabled.

        With `is_below_dialog` keys do not reach the buttons; `actions_without_key` names actions
        whose keys mean something else now.
        """
        for look in looks:
            button = self.buttons.get(look.action)
            if button is not None:
                button.show_action(
                    look, is_question_due=is_question_due, is_without_notes=self._compact
                )
                button.focusable = not is_below_dialog
                button.key_cap = "" if look.action in actions_without_key else f"@{look.action}"
                button.keys = () if is_below_dialog or not button.key_cap else (button.key_cap,)


class _ActionTile(Button):
    """One action button: key cap, cost, icon, name and note."""

    def __init__(
        self, context: TableContext[TableArt], action: str, box: Box, handlers: ActionHandlers
    ) -> None:
        kind = handlers.move_kind_of_action(action)
        size = LARGE_ICON_SIZE if box.width > 100 else SMALL_ICON_SIZE
        super().__init__(
            context.say(f"action-{action}"),
            skin=kind.button_skin,
            icon=make_icon_painter(context, kind.button_icon or action, size),
            key_cap=f"@{action}",
            arrangement="tile",
            keys=(f"@{action}",),
            name=f"action:{action}",
            on_click=lambda: handlers.pick_action(action),
            tooltip=lambda: handlers.action_tooltip(action),
            **box._asdict(),
        )
        self._context = context
        self._cost_icon = handlers.cost_icon_name
        self.look: ActionLook | None = None
        self._compact = False

    def show_action(
        self, look: ActionLook, *, is_question_due: bool, is_without_notes: bool
    ) -> None:
        """Show a look; the button is enabled when `is_question_due` and the action is
        possible, and has no note when `is_without_notes` or low."""
        self.look = look
        self._compact = is_without_notes
        self.enabled = is_question_due and look.is_possible
        self.chosen = look.is_picked
        self.note = (
            "" if is_without_notes or self.height < LOW_TILE_BELOW_HEIGHT else look.note_below_name
        )
        self.label = ", ".join(part for part in (self.text, look.note_below_name) if part)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the button's cache key with the look and the compact mode added."""
        return *super().drawing_cache_key(), self.look, self._compact

    def draw(self, canvas: Canvas) -> None:
        """Draw the button with its cost: icons, or a word if there is room."""
        super().draw(canvas)
        if self.look is None:
            return
        top = 7 + button_vertical_shift(self.state)
        if self.look.cost_icon_count:
            self._draw_cost_icons(canvas, self.look.cost_icon_count, top)
        elif self._has_room_for_cost_word(canvas):
            style = text_styles.NOTE_STYLE.in_colour(
                look_of_button(self.skin, self.state).note_colour
            )
            taken = COST_WORD_GAP + self._key_cap_width(canvas)
            place = (taken, top, self.width - 10 - taken, 26)
            canvas.draw_text(self.look.cost_word, style, place, "right")

    def _draw_cost_icons(self, canvas: Canvas, count: int, top: float) -> None:
        """Draw as many icons as the cost says, or the figure and one icon where the key cap leaves
        no room for all."""
        narrow = self.width < MIN_FULL_TILE_WIDTH
        size = NARROW_COST_ICON_SIZE if narrow else COST_ICON_SIZE
        picture = make_icon_painter(self._context, self._cost_icon, size, tone="brass_text")
        pitch = NARROW_COST_ICON_PITCH if narrow else COST_ICON_PITCH
        wide = NARROW_COST_ICON_SIZE if narrow else COST_ICON_PITCH
        right = self.width - (5 + NARROW_COST_ICON_SIZE if narrow else 9 + COST_ICON_PITCH)
        left = right - pitch * (count - 1)
        taken = self._key_cap_left_offset(canvas) + self._key_cap_width(canvas)
        if left < taken:
            style = text_styles.NOTE_STYLE.in_colour(
                look_of_button(self.skin, self.state).note_colour
            )
            canvas.draw_text(str(count), style, (taken, top, right - taken - 1, 26), "right")
            left = right
        while left <= right:
            draw_icon(canvas, picture, (left, top, wide, 26), enabled=self.enabled)
            left += pitch

    def _has_room_for_cost_word(self, canvas: Canvas) -> bool:
        """Return whether there is a cost word and it has room beside the key cap."""
        if not self._has_cost_word_and_full_width():
            return False
        return self._key_cap_width(canvas) + MIN_COST_WORD_WIDTH + 17 <= self.width

    def _has_cost_word_and_full_width(self) -> bool:
        """Return whether there is a cost word in place of icons and room for it: a wide button
        that is not compact."""
        look = self.look
        has_word = look is not None and not look.cost_icon_count and bool(look.cost_word)
        return has_word and self.width >= MIN_FULL_TILE_WIDTH and not self._compact


class _LowActionTile(ContentButton, _ActionTile):
    """A lower action button: key cap, icon and cost in one row, and the name below them."""

    def __init__(
        self, context: TableContext[TableArt], action: str, box: Box, handlers: ActionHandlers
    ) -> None:
        super().__init__(context, action, box, handlers)
        kind = handlers.move_kind_of_action(action)
        self._short_name = context.say(kind.short_name_key or f"action-{action}")
        icon = kind.button_icon or action
        lone_size = (
            LOW_TILE_ICON_SIZE if box.width > MIN_FULL_TILE_WIDTH else SMALL_LOW_TILE_ICON_SIZE
        )
        self._lone_icon = make_icon_painter(context, icon, lone_size)
        self._small_icon = make_icon_painter(context, icon, SMALL_LOW_TILE_ICON_SIZE)

    def content_cache_key(self) -> tuple[object, ...]:
        """Return what the content depends on: look, compact mode, key cap and width."""
        return self.look, self._compact, self.key_cap, self.width

    def build_content(self) -> Container:
        """Return the row of key, icon and cost, and the name below it."""
        style = text_styles.BOLD_STYLE.in_colour(look_of_button(self.skin, self.state).text_colour)
        return Column(
            self._build_head(),
            _NameLabel(self.text, self._short_name, style, height=LOW_TILE_NAME_HEIGHT),
            padding=(3, LOW_TILE_NAME_MARGIN, 4, LOW_TILE_NAME_MARGIN),
        )

    def _build_head(self) -> Node:
        """Return a row with the key, the icon and the cost word. If there is no cost word or no
        room for it, return the icon in the middle with the key left and the cost icons right of
        it."""
        key_cap = self.make_key_cap_node() if self.key_cap else None
        look = self.look
        if look is not None and self._has_cost_word_and_full_width():
            style = text_styles.NOTE_STYLE.in_colour(
                look_of_button(self.skin, self.state).note_colour
            )
            icon = self._make_icon_node(self._small_icon, SMALL_LOW_TILE_ICON_SIZE, name="icon")
            word = Label(look.cost_word, style, align="right", grow=1, basis=0.0, name="cost")
            return _CostWordRow(
                key_cap,
                icon,
                word,
                gap=LOW_TILE_PART_GAP,
                align="centre",
                height=LOW_TILE_HEAD_HEIGHT,
                padding=(
                    0.0,
                    LOW_TILE_HEAD_SIDE_MARGIN + LOW_TILE_PART_GAP,
                    0.0,
                    LOW_TILE_HEAD_SIDE_MARGIN,
                ),
            )
        narrow = self.width < MIN_FULL_TILE_WIDTH
        size = NARROW_COST_ICON_SIZE if narrow else COST_ICON_SIZE
        picture = make_icon_painter(self._context, self._cost_icon, size, tone="brass_text")
        width = NARROW_COST_ICON_PITCH if narrow else COST_ICON_PITCH
        number = look.cost_icon_count if look is not None else 0
        costs = [self._make_icon_node(picture, width) for _ in range(number)]
        lone = self._make_icon_node(self._lone_icon, self.width - 8)
        sides = Row(key_cap, Spacer(), *costs, align="centre")
        margins = (0.0, LOW_TILE_HEAD_SIDE_MARGIN, 0.0, LOW_TILE_HEAD_SIDE_MARGIN)
        return Overlay(lone, sides, height=LOW_TILE_HEAD_HEIGHT, padding=margins)

    def _make_icon_node(self, icon: IconSource, width: float, name: str = "") -> Node:
        """Return a node that draws an icon, paler while the button is disabled."""
        return CentredDrawingNode(
            lambda canvas, middle: draw_icon(
                canvas, icon, (middle[0], middle[1], 0, 0), enabled=self.enabled
            ),
            width=width,
            name=name,
        )


class _CostWordRow(Row):
    """The key, the icon and the cost word of an action; the icon is left out where the word would
    not fit beside it."""

    def lay_out_children(self, measurer: LayoutMeasurer) -> None:
        """Show the icon if there is room for all, and place the children."""
        icon = self.find("icon")
        if icon is not None:
            icon.visible = True
            icon.visible = self.min_content_width(measurer) <= self.width
        super().lay_out_children(measurer)


class _NameLabel(Label):
    """The name of an action, or its short name where the whole one has no room."""

    def __init__(self, name: str, short_name: str, style: TextStyle, *, height: float) -> None:
        super().__init__(name, style, align="centre", height=height)
        self._short_name = short_name

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole name if it fits between small margins, otherwise the short one."""
        room = canvas.node_size_px(self)[0] - 2 * LOW_TILE_NAME_SIDE_MARGIN * canvas.px_per_u
        is_whole = canvas.kit.lettering.fits(self.text_shown, self.style, canvas.px_per_u, room)
        name = self.text_shown if is_whole else self._short_name
        canvas.draw_text(name, self.style, self.box(), self.align)
