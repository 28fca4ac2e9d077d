"""Targets on the map: spaces with their counters, lines with their links, places."""

import math
from dataclasses import dataclass
from typing import Final, Unpack

from game.scene.drawing.display_settings import current_display_settings
from game.scene.input.hit_shapes import PredicateShape
from game.scene.nodes.node import Canvas, NodeValues
from game.scene.nodes.tooltip import tooltip_from_source
from game.tabletop.map.area_highlights import highlight_opacity
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.map.map_targets import MapTarget, TargetHandlers
from game.tabletop.panel import look_widget
from game.tabletop.panel.look_widget import (
    AS_GOOD_AS_PICKED_STATE,
    CHOSEN_STATE,
    LEGAL_STATE,
    NOTHING_TO_PICK_STATE,
    PICKABLE_WITHOUT_HIGHLIGHT_STATE,
)
from game.tabletop.table_context import draw_sprite
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import GASLIGHT
from game.titles.brass.table.art.map_art import LineFace, point_and_direction_on_curve
from game.titles.brass.table.art.nameplate_face import PlateFace
from game.titles.brass.table.map_plan import SPACE_SIZE, LinePlan, PlacePlan, Point

NEEDS_TWO_CARDS_STATE: Final = "two"
"""The state of a space that only two cards reach."""
HIGHLIGHT_BY_STATE: Final = look_widget.HIGHLIGHT_BY_STATE | {NEEDS_TWO_CARDS_STATE: "two"}
TWO_CARDS_SIGN_POSITION: Final = 46.0, 6.0
"""Where such a space bears the sign of two cards."""
LINE_TARGET_RADIUS = 17.0
"""u from the middle of a line within which it is hit."""
LAMPLIGHT_RADIUS = 118.0
LAMPLIGHT_ALPHA = 0.55
"""Radius in u of the pool of light round a town at night, and its strength."""
NETWORK_DISC_RADIUS = 9.0
NETWORK_DISC_PITCH = 20.0
LAST_MOVE_GLOW_ALPHA = 0.6


@dataclass(frozen=True, slots=True)
class SpaceLook:
    """The look of a space: its industries, its counter, a proposed counter, the number of its
    choice as the source of a cube (`source_mark`), its points, and whether it needs two cards."""

    industries: tuple[str, ...]
    is_night: bool
    counter: CounterFace | None = None
    proposed_counter: CounterFace | None = None
    source_mark: str = ""
    points_text: str = ""
    needs_two_cards: bool = False


@dataclass(frozen=True, slots=True)
class LineLook:
    """The look of a line: how it is drawn, the kind of route below it, and the text beside it."""

    face: LineFace
    route_kind: str = ""
    points_text: str = ""


@dataclass(frozen=True, slots=True)
class BrassPlateLook:
    """The look of a nameplate: its face, the numbers of the hand's cards for the place, and the
    colours of the seats whose network contains it."""

    face: PlateFace
    card_numbers_text: str = ""
    network_colour_names: tuple[str, ...] = ()


TargetLook = SpaceLook | LineLook | BrassPlateLook


class BoardTargetNode(MapTarget):
    """A target on the map of Brass that draws its look and then its highlight; one u is one u of
    the map."""

    def __init__(
        self,
        context: TableContext,
        handlers: TargetHandlers,
        *,
        map_coordinates: MapCoordinates,
        corner: Point,
        target_kind: str,
        target_key: str,
        **node_values: Unpack[NodeValues],
    ) -> None:
        """Create the target named `target_kind:target_key` with its origin at `corner`, in u of the
        map; `map_coordinates` converts this to the window."""
        self._label = ""
        x, y = map_coordinates.window_position(corner)
        usual: NodeValues = {"x": x, "y": y, "scale": map_coordinates.scale, "label": ""}
        super().__init__(target_key, handlers, **(usual | node_values))
        self.context = context
        self.name = f"{target_kind}:{target_key}"
        self.role = "cell"
        self.look: TargetLook | None = None

    @property
    def label(self) -> str:
        """The spoken label: the one that was set; if none was set, the text of the tooltip."""
        tip = tooltip_from_source(self.tooltip) if not self._label else None
        return ". ".join((tip.title, *tip.lines)) if tip is not None else self._label

    @label.setter
    def label(self, words: str) -> None:
        self._label = words

    def set_look_and_state(self, look: TargetLook, state: str) -> None:
        """Set look and highlight state; only targets that are or can be picked are reached by
        keys."""
        self.look = look
        self.highlight_kind = state
        self.focusable = state != NOTHING_TO_PICK_STATE
        self.tooltips_avoid = state not in (NOTHING_TO_PICK_STATE, PICKABLE_WITHOUT_HIGHLIGHT_STATE)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the target's cache key with the look added."""
        return *super().drawing_cache_key(), self.look

    @property
    def highlight_kind_and_intensity(self) -> tuple[str, float]:
        """The kind of highlight to draw ("" for none) and its intensity, 0 to 1."""
        if self.is_pointed_out:
            return HIGHLIGHT_BY_STATE[CHOSEN_STATE], 1.0
        if self.last_move_glow and self.highlight_kind in (
            NOTHING_TO_PICK_STATE,
            PICKABLE_WITHOUT_HIGHLIGHT_STATE,
        ):
            return HIGHLIGHT_BY_STATE[CHOSEN_STATE], LAST_MOVE_GLOW_ALPHA * self.last_move_glow
        return HIGHLIGHT_BY_STATE[self.highlight_kind], highlight_opacity(
            self.pulse_share
        ) if self.highlight_kind == LEGAL_STATE else 1.0


class BrassSpaceNode(BoardTargetNode):
    """A space on the map with its counter; a counter in flight is not drawn."""

    spaces_with_counter_in_flight: frozenset[str] | set[str] = frozenset()

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return the target's cache key with whether its counter is in flight."""
        return *super().drawing_cache_key(), self.target_name in self.spaces_with_counter_in_flight

    def draw(self, canvas: Canvas) -> None:
        """Draw the counter or the empty space, its points, highlight, the sign for two cards,
        and its letter."""
        look = self.look
        half = SPACE_SIZE / 2
        if not isinstance(look, SpaceLook):
            return
        art = self.context.art_at_scale(canvas.px_per_u)
        face = look.proposed_counter or (
            look.counter if self.target_name not in self.spaces_with_counter_in_flight else None
        )
        if face is None:
            draw_sprite(canvas, art.space(look.industries, is_rail_era=look.is_night), half, half)
        else:
            draw_sprite(canvas, art.counter(face), half, half)
        if look.points_text:
            draw_sprite(canvas, art.points(look.points_text, 17), half, half)
        kind, share = self.highlight_kind_and_intensity
        if kind:
            draw_sprite(canvas, art.light(kind), half, half, share)
        if self.hovered and self.highlight_kind in (
            PICKABLE_WITHOUT_HIGHLIGHT_STATE,
            LEGAL_STATE,
            NEEDS_TWO_CARDS_STATE,
            AS_GOOD_AS_PICKED_STATE,
        ):
            draw_sprite(canvas, art.light(HIGHLIGHT_BY_STATE[CHOSEN_STATE]), half, half, 0.7)
        if look.needs_two_cards:
            draw_sprite(canvas, art.two_cards(), *TWO_CARDS_SIGN_POSITION)
        if look.source_mark:
            draw_sprite(canvas, art.coin(look.source_mark, 14), 3, SPACE_SIZE - 5)


class LineNode(BoardTargetNode):
    """A line with its link."""

    def __init__(
        self,
        context: TableContext,
        plan: LinePlan,
        map_coordinates: MapCoordinates,
        handlers: TargetHandlers,
    ) -> None:
        """Create the node at the start of the line; points near its curve are on it."""
        self.plan = plan
        start = plan.curve[0]
        points = [point_and_direction_on_curve(plan.curve, step / 12)[0] for step in range(13)]
        around = [(x - start[0], y - start[1]) for x, y in points]
        middle = plan.counter_middle[0] - start[0], plan.counter_middle[1] - start[1]
        round_it = (middle[0] - 24, middle[1] - 16, 48, 32)
        hit = PredicateShape(
            lambda at: min(math.dist(at, one) for one in around) < LINE_TARGET_RADIUS,
            middle,
            round_it,
        )
        super().__init__(
            context,
            handlers,
            map_coordinates=map_coordinates,
            corner=start,
            target_kind="line",
            target_key=plan.name,
            hit=hit,
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the line over its route and highlights, and a coin with its text."""
        look = self.look
        if not isinstance(look, LineLook):
            return
        art = self.context.art_at_scale(canvas.px_per_u)
        curve = self.plan.curve
        if look.route_kind:
            draw_sprite(canvas, art.line(LineFace(curve, look.route_kind)), 0, 0)
        if self.highlight_kind == LEGAL_STATE:
            draw_sprite(
                canvas,
                art.line(LineFace(curve, "offer")),
                0,
                0,
                highlight_opacity(self.pulse_share),
            )
        meant = self.hovered and self.highlight_kind in (
            PICKABLE_WITHOUT_HIGHLIGHT_STATE,
            LEGAL_STATE,
        )
        lit = (
            1.0
            if self.is_pointed_out
            else 0.7
            if meant
            else LAST_MOVE_GLOW_ALPHA * self.last_move_glow
        )
        if lit:
            draw_sprite(canvas, art.line(LineFace(curve, "route")), 0, 0, lit)
        draw_sprite(canvas, art.line(look.face), 0, 0)
        if look.points_text:
            x, y = self.plan.counter_middle
            draw_sprite(
                canvas, art.coin(look.points_text, 12), x - curve[0][0] - 26, y - curve[0][1] - 12
            )


class PlateNode(BoardTargetNode):
    """A place's nameplate, which cannot be picked but has a tooltip."""

    def __init__(
        self,
        context: TableContext,
        plan: PlacePlan,
        map_coordinates: MapCoordinates,
        handlers: TargetHandlers,
    ) -> None:
        """Create the node at the plate's position in the plan, without a click action."""
        left, top, width, height = plan.plate_rect
        super().__init__(
            context,
            handlers,
            map_coordinates=map_coordinates,
            corner=(left, top),
            target_kind="place",
            target_key=plan.name,
            width=width,
            height=height,
        )
        self.on_click = None
        self.role = ""

    def draw(self, canvas: Canvas) -> None:
        """Draw lamplight, the plate, the card numbers at its corner, and a disc for each
        network."""
        look = self.look
        if not isinstance(look, BrassPlateLook):
            return
        art = self.context.art_at_scale(canvas.px_per_u)
        middle = self.width / 2
        if look.face.has_lamps and not current_display_settings().high_contrast:
            draw_sprite(
                canvas,
                art.glow(LAMPLIGHT_RADIUS, GASLIGHT),
                middle,
                self.height + 26,
                LAMPLIGHT_ALPHA,
            )
        draw_sprite(canvas, art.nameplate(look.face), 0, 0)
        if look.card_numbers_text:
            draw_sprite(canvas, art.tag(look.card_numbers_text), -8, 0)
        for number, colour in enumerate(look.network_colour_names):
            x = middle + NETWORK_DISC_PITCH * (number - (len(look.network_colour_names) - 1) / 2)
            draw_sprite(canvas, art.disc(colour, NETWORK_DISC_RADIUS, on_slate=True), x, -3)
