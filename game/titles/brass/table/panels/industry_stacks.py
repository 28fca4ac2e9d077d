"""The five stacks of a seat, with cost and yield of the top counters."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scene.drawing import colours
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.layout import Column, Row, Spacer, lay_out_and_draw, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import slate_panel_picture
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    LabelHiddenUnlessItFits,
    make_content_on_cell,
)
from game.tabletop.panel.look_widget import (
    AS_GOOD_AS_PICKED_STATE,
    CHOSEN_STATE,
    LEGAL_STATE,
    NOTHING_TO_PICK_STATE,
)
from game.tabletop.table_context import draw_sprite
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt, LookWidget, TableContext, Target
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.panels.key_cap import KeyCap

STACK_PITCH = 80.6
STACK_WIDTH = 78.0
STACKS_TOP_Y = 44.0
STACK_HEIGHT = 186.0
KEY_CAP_HEIGHT = 20.0
COUNTER_SIZE = 58.0
COUNTER_ROW_HEIGHT = COUNTER_SIZE + theme.HAIR_GAP
COUNTER_MIDDLE_Y = KEY_CAP_HEIGHT + theme.HAIR_GAP + COUNTER_ROW_HEIGHT / 2
MAX_LEVELS_SHOWN = 3
UNDER_COUNTER_OFFSET = (3.0, 2.0)
UNDER_COUNTER_ALPHA = 0.55
LOCKED_ALPHA = 0.5
LOCK_ICON_SIZE = 30.0
CUBE_RADIUS = 7.4
POINTS_HEXAGON_RADIUS = 11.0
LEVEL_CELL_WIDTH = 17.0
LEVEL_CELL_HEIGHT = 18.0
CORNER_RADIUS = 3.0
EMPTY_STACK_TEXT_STYLE = text_styles.NOTE_STYLE.sized(17)
LOCKED_REASON_STYLE = text_styles.NOTE_STYLE.sized(16)
LEVEL_NUMBER_STYLE = text_styles.SMALL_BOLD_STYLE.sized(15)
MIN_SCALE_WITH_LEVELS = 0.8  # in a smaller window the levels could not be read


@dataclass(frozen=True, slots=True)
class StackLook:
    """The look of one stack: its top counter (`top_face`, None if the stack is empty) with its
    values, and each level with the number of counters left.

    `needs_coal` and `needs_iron` say whether the top counter needs them; `locked_reason` says why
    it cannot be built, "" if it can; `keyboard_key` is the keyboard key that picks the stack, "" if
    there is none.
    """

    industry: str
    keyboard_key: str
    top_face: CounterFace | None
    cost_text: str = ""
    needs_coal: bool = False
    needs_iron: bool = False
    income_text: str = ""
    points_text: str = ""
    locked_reason: str = ""
    levels_with_counts: tuple[tuple[int, int], ...] = ()
    spoken_text: str = ""


@dataclass(frozen=True, slots=True)
class StacksLook:
    """The look of all stacks of a seat with heading and note."""

    seat: int
    heading: str
    note: str
    stacks: tuple[StackLook, ...]


class StackNode(Target[StackLook]):
    """One stack of counters, which can be picked."""

    @property
    def top_spot(self) -> Point:
        """The middle of the counter on top, relative to the node."""
        return self.width / 2, COUNTER_MIDDLE_Y

    @property
    def key_and_top_counter_box(self) -> LeftTopWidthHeight:
        """The rectangle of key and top counter, the part that stays visible above a note."""
        return 0.0, 0.0, self.width, COUNTER_MIDDLE_Y + COUNTER_SIZE / 2 + theme.HAIR_GAP

    def shown_key_caps(self) -> tuple[str, ...]:
        """Return the key that picks the stack, if it has one."""
        return (self.look.keyboard_key,) if self.look is not None and self.look.keyboard_key else ()

    def inner_point(self) -> Point:
        """Return the middle of the top counter as the point that is certain to be on the node,
        since a note may cover the rest."""
        return self.top_spot

    def draw_look(self, canvas: Canvas, look: StackLook) -> None:
        """Draw key cap, top counter, cost, income and points, and the levels left if they are
        large enough to read."""
        content = self._build_content_column(
            look, has_level_row=canvas.px_per_u >= MIN_SCALE_WITH_LEVELS
        )
        lay_out_and_draw(canvas, content, self.width, self.height)

    def _build_content_column(self, look: StackLook, *, has_level_row: bool) -> Column:
        key = KeyCap(look.keyboard_key, self, align_self="centre", height=KEY_CAP_HEIGHT)
        counters = CentredDrawingNode(
            lambda canvas, at: self._draw_counters(canvas, look, at), height=COUNTER_ROW_HEIGHT
        )
        if look.top_face is None:
            empty = Label(
                self.context.say("stack-empty"), EMPTY_STACK_TEXT_STYLE, align="centre", wraps=True
            )
            return Column(key, Column(empty, justify="centre", height=COUNTER_ROW_HEIGHT))
        return Column(
            key,
            counters,
            *self._build_cost_and_gain_nodes(look),
            Spacer(),
            self._build_level_row(look) if has_level_row else None,
            gap=theme.HAIR_GAP,
        )

    def _draw_counters(self, canvas: Canvas, look: StackLook, centre: Point) -> None:
        art = self.context.art_at_scale(canvas.px_per_u)
        middle, y = centre
        if look.top_face is None:
            return
        deep = sum(count for _, count in look.levels_with_counts)
        for number in range(min(deep, MAX_LEVELS_SHOWN) - 1, 0, -1):
            under = art.counter(look.top_face, COUNTER_SIZE, has_shadow=False)
            draw_sprite(
                canvas,
                under,
                middle + UNDER_COUNTER_OFFSET[0] * number,
                y + UNDER_COUNTER_OFFSET[1] * number,
                UNDER_COUNTER_ALPHA,
            )
        draw_sprite(
            canvas,
            art.counter(look.top_face, COUNTER_SIZE),
            *centre,
            LOCKED_ALPHA if look.locked_reason else 1.0,
        )
        if look.locked_reason:
            draw_sprite(canvas, art.icon("lock", LOCK_ICON_SIZE), *centre)

    def _build_cost_and_gain_nodes(self, look: StackLook) -> tuple[Node, ...]:
        """Return the nodes for cost, income and points, or for the reason why the stack is
        locked."""
        if look.locked_reason:
            return (Label(look.locked_reason, LOCKED_REASON_STYLE, align="centre", wraps=True),)
        kinds = [
            kind
            for kind, needed in (("coal", look.needs_coal), ("iron", look.needs_iron))
            if needed
        ]
        cubes = (
            self._make_centred_picture_node(partial(_cube_sprite, kind), 2 * CUBE_RADIUS)
            for kind in kinds
        )
        cost = Row(
            Label(look.cost_text, inks.NUMBER_STYLE, height=theme.ICON_SIZE),
            *cubes,
            gap=theme.HAIR_GAP,
            justify="centre",
            align="centre",
        )
        coin = self._make_centred_picture_node(
            lambda art: art.coin(look.income_text, POINTS_HEXAGON_RADIUS), 2 * POINTS_HEXAGON_RADIUS
        )
        points = self._make_centred_picture_node(
            lambda art: art.points(look.points_text, POINTS_HEXAGON_RADIUS),
            2 * POINTS_HEXAGON_RADIUS,
        )
        return cost, Row(coin, points, gap=theme.TIGHT_GAP, justify="centre")

    def _make_centred_picture_node(
        self, make_sprite: Callable[[BrassArt], PieceSprite], size: float
    ) -> Node:
        return CentredArtNode(self.context, make_sprite, width=size, height=size)

    def _build_level_row(self, look: StackLook) -> Row:
        """Return a row with each level and the number of its counters left; the first one is on
        top."""
        cells = (
            self._build_level_cell(level, count, tone="now" if number or not count else "price")
            for number, (level, count) in enumerate(look.levels_with_counts)
        )
        return Row(*cells, gap=2.0, justify="centre")

    def _build_level_cell(self, level: int, count: int, *, tone: str) -> Node:
        ink = colours.CREAM if count else colours.DISABLED_TEXT
        style = LEVEL_NUMBER_STYLE.in_colour(colours.INK if tone == "price" else ink)
        words = Label(str(level), style, align="centre", height=LEVEL_CELL_HEIGHT)
        left_over = Label(
            str(count) if count else "", style, align="centre", height=LEVEL_CELL_HEIGHT
        )
        return make_content_on_cell(
            tone,
            Column(words, left_over),
            CORNER_RADIUS,
            max_width=LEVEL_CELL_WIDTH,
            grow=1,
            basis=0.0,
        )

    def draw_highlight(self, canvas: Canvas) -> None:
        """Draw the highlight around the top counter, if the state has one."""
        kind = {LEGAL_STATE: "legal", CHOSEN_STATE: "chosen", AS_GOOD_AS_PICKED_STATE: "other"}.get(
            self.state, ""
        )
        if kind:
            light = self.context.art_at_scale(canvas.px_per_u).light(
                kind, COUNTER_SIZE + 2, COUNTER_SIZE + 2
            )
            draw_sprite(canvas, light, *self.top_spot)


def _cube_sprite(kind: str, art: BrassArt) -> PieceSprite:
    return art.cube(kind, CUBE_RADIUS)


class IndustryStacksPanel(LookWidget[StacksLook]):
    """The panel with a seat's stacks of all industries side by side."""

    def __init__(self, context: TableContext, pick: Callable[[str], None]) -> None:
        """Create the node of every stack; `pick` is called with an industry."""
        super().__init__(context, role="panel", solid=True)
        self.stack_nodes = {
            industry: StackNode(
                context,
                industry,
                pick,
                x=theme.MEDIUM_GAP + STACK_PITCH * number,
                y=STACKS_TOP_Y,
                width=STACK_WIDTH,
                height=STACK_HEIGHT,
                name=f"stack:{industry}",
                role="cell",
            )
            for number, industry in enumerate(INDUSTRY_NAMES)
        }
        self.add(*self.stack_nodes.values())

    def show_stacks(self, look: StacksLook, states: dict[str, str]) -> None:
        """Show a seat's stacks with their highlights by industry; a stack whose look has a key
        can be picked by it."""
        self.show_look(look)
        self.label = look.heading
        for stack in look.stacks:
            node = self.stack_nodes[stack.industry]
            node.show_look(stack)
            node.label = stack.spoken_text
            node.set_highlight(states.get(stack.industry, ""))
            node.keys = (stack.keyboard_key,) if stack.keyboard_key else ()

    def is_stack_highlighted(self, industry: str) -> bool:
        """Return whether a stack can be picked or is picked."""
        return self.stack_nodes[industry].state != NOTHING_TO_PICK_STATE

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel's background and heading; the stacks draw themselves."""
        canvas.draw_picture(slate_panel_picture(canvas.node_size_px(self), canvas.px_per_u))
        if self.look is not None:
            note = LabelHiddenUnlessItFits(
                self.look.note, text_styles.NOTE_STYLE, align="right", grow=1
            )
            head = Row(
                Label(self.look.heading, inks.PANEL_HEAD_STYLE),
                note,
                gap=theme.TIGHT_GAP,
                padding=(0.0, theme.WIDE_GAP),
                align="centre",
            )
            lay_out_and_draw(canvas, head, self.width, STACKS_TOP_Y)
