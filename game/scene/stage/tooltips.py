"""Tooltips: shown 250 ms after the pointer rests, or at once on focus; and their positions."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.scene.skins import mark_painting
from game.scene.stage.placed_nodes import PlacedNode
from game.scene.stage.units import WindowUnits
from game.scene.text import text_styles
from game.scene.text.lettering import TextRenderer

MAX_BUBBLE_WIDTH = 424.0
MIN_BUBBLE_WIDTH = 120.0
BUBBLE_PADDING = 18.0
GAP_TO_TARGET = 20.0  # the arrow's tip keeps 4 u of it from its target
LINE_HEIGHT = 27.0
TITLE_ROW_HEIGHT = 38.0
TITLE_LINE_HEIGHT = 30.0
BADGE_HEIGHT = 30.0
ICON_SIZE = 24.0
TITLE_STYLE = text_styles.PAPER_STYLES.title.sized(25)
FIRST_LINE_STYLE = text_styles.PAPER_STYLES.body
LATER_LINE_STYLE = text_styles.PAPER_STYLES.body.in_colour(colours.RUST)
BADGE_STYLE = text_styles.SMALL_BOLD_STYLE

TOOLTIP_DELAY_SECONDS = 0.25
ROLES_WITH_ALTERNATIVE_BUTTONS = ("toolbar", "group")
"""Roles of nodes whose buttons are alternatives: the tooltip of one leaves the others free."""


class BubblePosition(NamedTuple):
    """The position of a bubble: its rectangle in px, the direction of its arrow, and the
    position of the arrow's tip in px along that side."""

    rect: Rect
    arrow_side: str
    arrow_tip_px: int


class Bubble(Node):
    """A tooltip that is laid out for one scale; `px_per_u` is the number of px per u."""

    def __init__(self, shown_tooltip: Tooltip, lettering: TextRenderer, px_per_u: float) -> None:
        super().__init__(
            role="tooltip", label=" ".join((shown_tooltip.title, *shown_tooltip.lines)).strip()
        )
        self.shown_tooltip = shown_tooltip
        inner_px = round((MAX_BUBBLE_WIDTH - 2 * BUBBLE_PADDING) * px_per_u)
        self._lines_with_styles = [
            (line, FIRST_LINE_STYLE if i == 0 else LATER_LINE_STYLE)
            for i, text in enumerate(shown_tooltip.lines)
            for line in lettering.wrapped_lines(text, FIRST_LINE_STYLE, px_per_u, inner_px)
        ]
        self._badge_width = (
            lettering.line_width_px(shown_tooltip.badge_text, BADGE_STYLE, px_per_u) / px_per_u + 24
            if shown_tooltip.badge_text
            else 0.0
        )
        beside = len(shown_tooltip.icons) * (ICON_SIZE + 4) + self._badge_width
        self._title_lines = lettering.fitted_or_wrapped_lines(
            shown_tooltip.title, TITLE_STYLE, px_per_u, inner_px - round(beside * px_per_u)
        )
        top_row = 0.0
        if shown_tooltip.title:
            top_row = (
                max(
                    lettering.line_width_px(row, TITLE_STYLE, px_per_u) for row in self._title_lines
                )
                / px_per_u
                + 12
                + beside
            )
        widest = max(
            (
                lettering.line_width_px(line, style, px_per_u) / px_per_u
                for line, style in self._lines_with_styles
            ),
            default=0,
        )
        self.width = (
            min(max(widest, top_row, MIN_BUBBLE_WIDTH), MAX_BUBBLE_WIDTH - 2 * BUBBLE_PADDING)
            + 2 * BUBBLE_PADDING
        )
        self._line_height = max(
            LINE_HEIGHT, lettering.line_spacing_px(FIRST_LINE_STYLE, px_per_u) / px_per_u
        )
        self._head_height = (
            TITLE_ROW_HEIGHT + TITLE_LINE_HEIGHT * (len(self._title_lines) - 1)
            if shown_tooltip.title
            else 0.0
        )
        self.height = (
            2 * BUBBLE_PADDING
            - 8
            + self._head_height
            + len(self._lines_with_styles) * self._line_height
        )
        self.bubble_position = BubblePosition(Rect(0, 0, 0, 0), "", 0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble, heading, badge and lines."""
        side = self.bubble_position.arrow_side
        along = self.bubble_position.arrow_tip_px
        canvas.draw_picture(
            mark_painting.paint_speech_bubble(
                canvas.node_size_px(self), canvas.px_per_u, side, along
            )
        )
        y = BUBBLE_PADDING - 6
        inner = self.width - 2 * BUBBLE_PADDING
        if self.shown_tooltip.title:
            self._draw_head(canvas, y, inner)
        y += self._head_height
        for line, style in self._lines_with_styles:
            canvas.draw_text(line, style, (BUBBLE_PADDING, y, inner + 2, self._line_height))
            y += self._line_height

    def _draw_head(self, canvas: Canvas, y: float, inner_width: float) -> None:
        tip = self.shown_tooltip
        icons = len(tip.icons) * (ICON_SIZE + 4)
        room = inner_width - icons - self._badge_width
        for number, row in enumerate(self._title_lines):
            canvas.draw_text(
                row,
                TITLE_STYLE,
                (BUBBLE_PADDING, y + TITLE_LINE_HEIGHT * number, room, TITLE_ROW_HEIGHT - 4),
            )
        title_width = (
            canvas.kit.lettering.line_width_px(self._title_lines[0], TITLE_STYLE, canvas.px_per_u)
            / canvas.px_per_u
        )
        x = BUBBLE_PADDING + min(title_width, room) + 10
        for icon in tip.icons:
            canvas.draw_picture(
                icon, x, y + (TITLE_ROW_HEIGHT - 4 - icon.get_height() / canvas.px_per_u) / 2
            )
            x += ICON_SIZE + 4
        if tip.badge_text:
            left = self.width - BUBBLE_PADDING - self._badge_width
            box = canvas.rect_px(left, y + 2, self._badge_width, BADGE_HEIGHT)
            canvas.draw_picture_at_px(
                mark_painting.paint_pill(box.size, canvas.px_per_u, tip.badge_tone), *box.topleft
            )
            style = BADGE_STYLE.in_colour(mark_painting.PILL_TEXT_COLOURS[tip.badge_tone])
            canvas.draw_text(
                tip.badge_text, style, (left, y + 2, self._badge_width, BADGE_HEIGHT), "centre"
            )


def best_bubble_position(
    bubble_size: tuple[int, int],
    target_rect: Rect,
    window: Rect,
    tooltips_avoid: Sequence[Rect],
    gap_px: int,
    buttons_beside: Sequence[Rect] = (),
) -> BubblePosition:
    """Return the best position of a bubble beside the rectangle `target_rect`.

    `buttons_beside` are the other buttons of the list or panel that contains the target. If there
    are any, the positions beside the whole list are tried as well. The best position is the one
    with the least part outside the window that covers least of the target, of these buttons and of
    the rectangles `tooltips_avoid`. All sizes are in px.
    """
    sides = ("down", "up", "left", "right")
    spots = [_position_beside(side, bubble_size, target_rect, window, gap_px) for side in sides]
    if buttons_beside:
        whole_list = target_rect.unionall(list(buttons_beside))
        spots += [
            _position_beside(side, bubble_size, target_rect, window, gap_px, whole_list)
            for side in sides
        ]

    def weighted_hidden_area(bubble_position: BubblePosition) -> int:
        on_cause = bubble_position.rect.clip(target_rect)
        covered = sum(_rect_area(bubble_position.rect.clip(rect)) for rect in tooltips_avoid)
        on_buttons = sum(_rect_area(bubble_position.rect.clip(rect)) for rect in buttons_beside)
        outside = _rect_area(bubble_position.rect) - _rect_area(bubble_position.rect.clip(window))
        # parts outside the window are not readable
        return 10 * _rect_area(on_cause) + 20 * outside + covered + 5 * on_buttons

    return min(spots, key=weighted_hidden_area)


def _position_beside(
    arrow_side: str,
    bubble_size: tuple[int, int],
    target_rect: Rect,
    window: Rect,
    gap_px: int,
    whole_list_rect: Rect | None = None,
) -> BubblePosition:
    """Return the position of a bubble beside its target `target_rect`, or outside
    `whole_list_rect` around it; `arrow_side` is the direction in which its arrow points, so a
    bubble with "down" is above."""
    beside = target_rect if whole_list_rect is None else whole_list_rect
    rect = Rect((0, 0), bubble_size)
    if arrow_side in ("down", "up"):
        rect.centerx = target_rect.centerx
        rect.left = max(min(rect.left, window.right - rect.width - 8), window.left + 8)
        if arrow_side == "down":
            rect.bottom = beside.top - gap_px
        else:
            rect.top = beside.bottom + gap_px
        along = max(min(target_rect.centerx - rect.left, rect.width - 28), 28)
    else:
        rect.centery = target_rect.centery
        rect.top = max(min(rect.top, window.bottom - rect.height - 8), window.top + 8)
        if arrow_side == "left":
            rect.left = beside.right + gap_px
        else:
            rect.right = beside.left - gap_px
        along = max(min(target_rect.centery - rect.top, rect.height - 28), 28)
    return BubblePosition(rect, arrow_side, along)


def _rect_area(rect: Rect) -> int:
    return rect.width * rect.height


def rects_of_panels_around(
    hovered_node: PlacedNode, placed_nodes: Sequence[PlacedNode]
) -> list[Rect]:
    """Return the visible rectangles, in px, of the nodes in `placed_nodes` that contain
    `hovered_node` and that the tooltips of their parts should not cover."""
    return [
        spot.visible_rect()
        for spot in placed_nodes
        if spot.node.tooltips_of_parts_stay_outside
        and spot.node is not hovered_node.node
        and spot.node.path_to(hovered_node.node)
    ]


def rects_of_buttons_beside(
    hovered_node: PlacedNode, placed_nodes: Sequence[PlacedNode]
) -> list[Rect]:
    """Return the visible rectangles, in px, of the other buttons in the innermost list that
    contains the node `hovered_node`; [] if it is in no list of buttons. `placed_nodes` are all
    placed nodes, backmost first."""
    lists = (
        spot.node
        for spot in reversed(placed_nodes)
        if spot.node.role in ROLES_WITH_ALTERNATIVE_BUTTONS
    )
    around = next((node for node in lists if node.path_to(hovered_node.node)), None)
    if around is None or around is hovered_node.node:
        return []
    inside = {id(node) for node in around.walk() if node.on_click is not None}
    inside -= {id(node) for node in hovered_node.node.walk()}
    return [
        rect
        for spot in placed_nodes
        if id(spot.node) in inside and _rect_area(rect := spot.visible_rect())
    ]


class Tooltips:
    """Shows the tooltip of at most one node, `target_node`, after a short wait."""

    def __init__(self, lettering: TextRenderer) -> None:
        self._lettering = lettering
        self.target_node: Node | None = None
        self.is_shown = False
        self.bubble: Bubble | None = None
        self._k = 0.0
        self._waited_seconds = 0.0
        self._keyboard_node: Node | None = None  # the node whose tooltip the keyboard opened

    @property
    def will_appear(self) -> bool:
        """Whether the target node has a tooltip that is not shown yet but will be after the
        wait."""
        return (
            self.target_node is not None
            and not self.is_shown
            and self.target_node.tooltip is not None
        )

    def set_hovered(self, node: Node | None) -> None:
        """Note that the pointer is over another node, or none: hide the tooltip and restart the
        delay before the next one."""
        self.target_node = node
        self.is_shown = False
        self._waited_seconds = 0.0

    def show(self, node: Node) -> None:
        """Show a node's tooltip at once."""
        self.target_node = node
        self.is_shown = True

    def hide(self) -> None:
        """Show no tooltip until the pointer or the focus moves."""
        self.target_node = None
        self.is_shown = False

    def show_for_focused(self, node: Node) -> None:
        """Show the tooltip of a node that the keyboard has focused; hide any tooltip if the node
        has none."""
        self._keyboard_node = node
        if node.tooltip is not None:
            self.show(node)
        else:
            self.hide()

    def hide_keyboard_tooltip_unless_focused(self, focused_node: Node | None) -> None:
        """Hide the tooltip that the keyboard opened, unless it is about `focused_node`."""
        opened = self._keyboard_node
        if opened is None or opened is focused_node:
            return
        self._keyboard_node = None
        if self.target_node is opened:
            self.hide()

    def add_waiting_time_and_tell_if_shown(self, seconds: float) -> bool:
        """Add `seconds` to the wait for the tooltip; return True when it appears now."""
        if not self.will_appear:
            return False
        self._waited_seconds += seconds
        self.is_shown = self._waited_seconds >= TOOLTIP_DELAY_SECONDS
        return self.is_shown

    def make_positioned_bubble(
        self, placed_nodes: Sequence[PlacedNode], units: WindowUnits
    ) -> Bubble | None:
        """Return the bubble of the shown tooltip, positioned beside its node; None when none is
        shown."""
        cause = next((spot for spot in placed_nodes if spot.node is self.target_node), None)
        tip = tooltip_from_source(cause.node.tooltip) if cause and self.is_shown else None
        if cause is None or tip is None:
            self.bubble = None
            return None
        scale = units.chosen_control_scale * units.upright_enlargement
        k = units.px_per_u * scale
        if self.bubble is None or self.bubble.shown_tooltip != tip or self._k != k:
            self.bubble, self._k = Bubble(tip, self._lettering, k), k
        bubble = self.bubble
        window = Rect(0, 0, units.width_px, units.height_px)
        clear = [spot.visible_rect() for spot in placed_nodes if spot.node.tooltips_avoid]
        size = (round(bubble.width * k), round(bubble.height * k))
        bubble.bubble_position = best_bubble_position(
            size,
            cause.visible_rect(),
            window,
            clear,
            round(GAP_TO_TARGET * k),
            rects_of_panels_around(cause, placed_nodes)
            or rects_of_buttons_beside(cause, placed_nodes),
        )
        bubble.x, bubble.y = (
            bubble.bubble_position.rect.x / units.px_per_u,
            bubble.bubble_position.rect.y / units.px_per_u,
        )
        bubble.scale = scale
        return bubble
