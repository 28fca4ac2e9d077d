"""The three technologies of a game: what each level brings, and how far everybody has come."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.layout import Column, Overlay, Row, theme
from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content_widgets import (
    CentredDrawingNode,
    ClickableContentPanel,
    HighlightableContent,
    make_disc_node,
)
from game.tabletop.panel.look_widget import CHOSEN_STATE, LEGAL_STATE
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.pickable_widget import PickableWidget, TableContext, TiletumHandlers
from game.titles.tiletum.table.silver_views import SilverView, TechnologyView

LEVEL_COUNT = 3
LEVEL_NUMBERS = range(1, LEVEL_COUNT + 1)
ICON_SIZE = 26.0
SILVER_SIZE = 22.0
DISC_RADIUS = 6.4
PRICES_NODE_NAME: Final = "technology-prices"


class TechnologyLook(NamedTuple):
    """A technology and the seat of the viewer."""

    view: TechnologyView
    viewer: int


class TechnologyNode(
    HighlightableContent[TiletumArt, TechnologyLook], PickableWidget[TechnologyLook]
):
    """A technology of the panel; it is picked to raise its level."""

    def build_content(self, look: TechnologyLook) -> Row:
        """Return the technology's icon and its levels with the discs of the other seats that
        reached them."""
        levels = (self._build_level_stack(look, number) for number in LEVEL_NUMBERS)
        return Row(
            piece_nodes.make_icon_piece(self.context, look.view.name, ICON_SIZE),
            *levels,
            gap=theme.HAIR_GAP,
            padding=(2.0, 0.0),
            align="centre",
        )

    def _build_level_stack(self, look: TechnologyLook, level_number: int) -> Overlay:
        view, viewer = look
        own = view.level_by_seat[viewer]
        lit = "lit" if self.state in (LEGAL_STATE, CHOSEN_STATE) else "next"
        kind = "had" if own >= level_number else lit if own == level_number - 1 else ""
        others = [
            s for s, level in enumerate(view.level_by_seat) if level == level_number and s != viewer
        ]
        return Overlay(
            CentredDrawingNode(partial(self._draw_level, level_number, kind)),
            Row(
                *(make_disc_node(self.context, seat, DISC_RADIUS) for seat in others),
                justify="end",
                align="start",
                padding=(theme.HAIR_GAP, theme.HAIR_GAP, 0.0, 0.0),
            ),
            name=f"level:{level_number}",
            align_self="stretch",
            grow=1,
            basis=0.0,
        )

    def _draw_level(self, level_number: int, kind: str, canvas: Canvas, centre: Point) -> None:
        name = self.look.view.name if self.look is not None else ""
        size = 2 * centre[0], 2 * centre[1]
        draw_sprite(
            canvas,
            self.context.art_at_scale(canvas.px_per_u).level(name, level_number, kind, size),
            0,
            0,
        )

    def draw_highlight(self, canvas: Canvas) -> None:
        """Draw nothing, since the frame of the next level already shows the highlight."""


class TechnologiesPanel(ClickableContentPanel[TiletumArt, SilverView]):
    """The panel of the three technologies in play."""

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the panel with three empty rows."""
        super().__init__(context, role="panel", name="technologies", solid=True)
        self.technology_nodes = [
            TechnologyNode(context, "", handlers, name=f"technology#{number}", grow=1)
            for number in LEVEL_NUMBERS
        ]
        self._price_tooltips = TooltipAreasLayer(handlers.tooltip_of_target)
        self.add(self._price_tooltips)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key of the prices, since the rows draw everything else."""
        return (self.look.level_prices if self.look is not None else (),)

    def level_spot(self, row: int, level: int) -> Point:
        """Return the middle of a level, 1 to 3, of the technology in a row, counted from 0,
        relative to this panel."""
        node = self.technology_nodes[row]
        left, top, _, _ = self.part_box(node.name) or self.box()
        x, y = node.middle_of_part(f"level:{level}")
        return left + x, top + y

    def show_view_state(self, look: SilverView, viewer: int, states: dict[str, str]) -> None:
        """Show the technologies as the viewer has them; `states` has the highlights of their
        targets."""
        self.show_look(look)
        for node, row in zip(self.technology_nodes, look.technologies, strict=True):
            node.show_item(TechnologyLook(row, viewer), f"technology:{row.name}", states)
            node.label = ". ".join(technology_lines(self.context, look, viewer, row))
        self.label = ". ".join(str(node.label) for node in self.technology_nodes)

    def on_parts_laid_out(self) -> None:
        """Put the tooltip of the prices over the node that shows them."""
        box = self.part_box(PRICES_NODE_NAME)
        self._price_tooltips.place_parts({PRICES_NODE_NAME: box} if box is not None else {})

    def build_content(self, look: SilverView) -> Column:
        """Return the heading, the prices of the levels beside it, and a row for each technology."""
        prices = Row(
            Label(level_prices_text(look), inks.TEXT_STYLE),
            piece_nodes.make_good_piece(self.context, "silver", SILVER_SIZE),
            gap=theme.HAIR_GAP,
            name=PRICES_NODE_NAME,
            align="centre",
        )
        head = Row(Label(self.context.say("technologies"), inks.HEAD_STYLE, grow=1), prices)
        return Column(
            head,
            Divider(),
            *self.technology_nodes,
            padding=(theme.HAIR_GAP, theme.MEDIUM_GAP, theme.TIGHT_GAP, theme.MEDIUM_GAP),
            skin="parchment",
        )


def level_prices_text(silver_view: SilverView | None) -> str:
    """Return the prices of the levels as text, "" without Silver."""
    return ", ".join(map(str, silver_view.level_prices)) if silver_view is not None else ""


def technology_lines(
    context: TableContext, silver_view: SilverView, viewer: int, view: TechnologyView
) -> tuple[str, ...]:
    """Return a technology as short lines: its levels, the price of the viewer's next one, and
    who has reached which."""
    own = view.level_by_seat[viewer]
    lines = [
        context.say(
            "level-said", level="I" * number, what=level_effect_text(context, view.name, number)
        )
        for number in range(1, LEVEL_COUNT + 1)
    ]
    if own < LEVEL_COUNT and silver_view.level_prices[own]:
        lines.append(context.say("level-price", price=silver_view.level_prices[own]))
    names = [
        f"{context.player_name(s)} {'I' * level}"
        for s, level in enumerate(view.level_by_seat)
        if level
    ]
    reached = [", ".join(names)] if names else []
    return context.area_name(f"technology:{view.name}"), *lines, *reached


def level_effect_text(context: TableContext, technology: str, level: int) -> str:
    """Return what a level of a technology brings, as text."""
    return context.say(f"level-tip-{technology}-{level}")
