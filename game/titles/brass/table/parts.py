"""All parts of the table in their places, for one window, still empty."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Box
from game.scene.text.text_styles import MAP_NAME_STYLE
from game.scene.widgets import Button, Label
from game.table_protocol import ClientAccess
from game.tabletop.map.dimming_layers import DimmingLayer
from game.tabletop.table_model import MoveKind
from game.tabletop.table_parts import (
    PartHandlers,
    TableParts,
    TitleParts,
    place_and_scale_node,
    place_or_hide_node,
)
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.layout import (
    ERA_SCORING_SIZE,
    MARKET_SIZE,
    REPLAY_HAND_CARDS_PER_ROW,
    REPLAY_HAND_NAME_HEIGHT,
    TRACKS_SIZE,
    BrassLayout,
)
from game.titles.brass.table.map_board import BrassMapBoard
from game.titles.brass.table.panels.era_scoring import EraScoringPanel
from game.titles.brass.table.panels.hand import BrassHand
from game.titles.brass.table.panels.income_track import IncomeTrack
from game.titles.brass.table.panels.industry_stacks import IndustryStacksPanel
from game.titles.brass.table.panels.seat_panel import BrassSeatPanel
from game.titles.brass.table.panels.top_bar import BrassTopBar
from game.titles.brass.table.panels.tracks_and_market import BrassMarketPanel, TracksPanel
from game.titles.brass.table.tooltips import BrassTooltips

MOVE_KIND_BY_ACTION: Final = {
    "build": MoveKind(kind="build", button_icon="build", default_key="b"),
    "link": MoveKind(kind="link", button_icon="link", default_key="n"),
    "develop": MoveKind(
        kind="develop", button_icon="develop", default_key="d", opened_board="works"
    ),
    "sell": MoveKind(kind="sell", button_icon="sell", default_key="s"),
    "loan": MoveKind(kind="loan", button_icon="loan", default_key="o"),
    "pass": MoveKind(kind="pass", button_icon="flag", default_key="space", button_skin="leather"),
}


LAST_SCORING_BUTTON_HEIGHT: Final = 46.0


@dataclass(frozen=True, slots=True)
class BrassHandlers:
    """The functions that only the parts of a table of Brass call."""

    pick_card: Callable[[int], None]
    card_tooltip: Callable[[int], Tooltip | None]
    pick_target: Callable[[str], None]
    target_tooltip: Callable[[str], Tooltip | None]
    pick_option: Callable[[str], None]  # called with "part:value"
    stack_tooltip: Callable[[str], Tooltip | None]
    toggle_last_scoring: Callable[[], None]
    show_stacks_of_seat: Callable[[int], None]


class BrassParts(TableParts):
    """All nodes of a table of Brass: income track, documents, stacks and hand, and the parts of
    every table."""

    layout: BrassLayout
    map_node: BrassMapBoard
    hand_node: BrassHand

    def __init__(
        self,
        context: TableContext,
        layout: BrassLayout,
        map_board: BrassMapBoard,
        tooltips: BrassTooltips,
        brass_handlers: BrassHandlers,
        handlers: PartHandlers,
        client: ClientAccess,
    ) -> None:
        """Create all nodes and add them to the tree from back to front."""
        self.income_track = IncomeTrack(context, name="income-track")
        self.tracks = TracksPanel(context, role="panel")
        self.market = BrassMarketPanel(context, role="panel")
        self.top_bar = BrassTopBar(
            context, tooltips.part_tooltip, right_edge=layout.title_right_limit_x
        )
        self.seats = tuple(BrassSeatPanel(context) for _ in layout.column.seat_panel_boxes)
        for seat, panel in enumerate(self.seats):
            panel.on_click = partial(brass_handlers.show_stacks_of_seat, seat)
            panel.focusable = True
            panel.tooltip = partial(tooltips.seat_panel_tooltip, seat)
        self.stacks_panel = IndustryStacksPanel(
            context, lambda industry: brass_handlers.pick_option(f"industry:{industry}")
        )
        for industry, stack in self.stacks_panel.stack_nodes.items():
            stack.tooltip = partial(brass_handlers.stack_tooltip, industry)
        self.income_track.tooltip = partial(tooltips.part_tooltip, "income-track")
        self.tracks.tooltip = partial(tooltips.part_tooltip, "tracks")
        self.market.tooltip = partial(tooltips.part_tooltip, "market")
        shown = layout.replay_hand_box
        small = layout.has_small_cards_in_two_rows or shown is not None
        in_row = REPLAY_HAND_CARDS_PER_ROW if shown else 0
        hand = BrassHand(
            context, brass_handlers.pick_card, has_small_cards=small, cards_per_row=in_row
        )
        for slot, card in enumerate(hand.cards):
            card.tooltip = partial(brass_handlers.card_tooltip, slot)
        everything = TitleParts(
            map_node=map_board,
            dimming_layer=DimmingLayer(),
            top_bar=self.top_bar,
            seat_panels=self.seats,
            hand=hand,
            panels={"works": self.stacks_panel},
            documents={"tracks": self.tracks, "market": self.market},
        )
        super().__init__(context, layout, everything, handlers, client)
        if layout.bar.hand is not None:
            hand.x, hand.y = layout.bar.hand[:2]
        self.hand_owner_label = Label("", MAP_NAME_STYLE)
        if shown is not None:
            hand.x = shown.x
            hand.y = shown.y
            hand.visible = True
            named = Box(
                shown.x, shown.y - REPLAY_HAND_NAME_HEIGHT, shown.width, REPLAY_HAND_NAME_HEIGHT
            )
            place_or_hide_node(self.hand_owner_label, named)
            self.control_layer.add(self.hand_owner_label)
        place_or_hide_node(self.income_track, layout.income_track_box)
        printed = layout.document_rects
        if not printed.are_documents_folded:
            for document, box, size in (
                (self.tracks, printed.tracks, TRACKS_SIZE),
                (self.market, printed.market, MARKET_SIZE),
            ):
                place_and_scale_node(document, box[:2], size, printed.scale)
        self.era_scoring = EraScoringPanel(context)
        box = layout.era_scoring_box
        place_and_scale_node(
            self.era_scoring, box[:2], ERA_SCORING_SIZE, box.width / ERA_SCORING_SIZE[0]
        )
        self.era_scoring.visible = False
        self.era_scoring.on_click = brass_handlers.toggle_last_scoring
        self.last_scoring_button = Button(
            context.say("read-again"),
            name="again",
            key_cap="@again",
            on_click=brass_handlers.toggle_last_scoring,
            visible=False,
        )
        self.layer_above_dimming.add(self.income_track, self.era_scoring)
        if not printed.are_documents_folded:
            low = printed.market
            place_or_hide_node(
                self.last_scoring_button,
                Box(low.x, low.bottom + 12, low.width, LAST_SCORING_BUTTON_HEIGHT),
            )
            self.control_layer.add(self.last_scoring_button)
            self.last_scoring_button.visible = False

    def panel_opened_over_map(self) -> Node | None:
        """Return the scoring of an era if it is open, otherwise the open drawer; None if there is
        neither."""
        return self.era_scoring if self.era_scoring.visible else super().panel_opened_over_map()
