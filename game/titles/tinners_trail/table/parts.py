"""Every part of a table in its place, for one window."""

from functools import partial

from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.scene.text.text_styles import MAP_NAME_STYLE
from game.scene.widgets import Label
from game.table_protocol import ClientAccess
from game.tabletop import table_parts
from game.tabletop.layout.boards_on_sea import BoardPosition
from game.tabletop.map.dimming_layers import AreaDimmingLayer
from game.titles.tinners_trail.notation.game_options import EDITION_2007
from game.titles.tinners_trail.table.county.trail_map import TrailMap
from game.titles.tinners_trail.table.documents.boards import BOARD_SIZES
from game.titles.tinners_trail.table.layout import TrailLayout
from game.titles.tinners_trail.table.panels.arsenic_market import ArsenicMarketPanel
from game.titles.tinners_trail.table.panels.development_board import DevelopmentPanel
from game.titles.tinners_trail.table.panels.emigration import EmigrationPanel, EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import HandPanel
from game.titles.tinners_trail.table.panels.investment_table import InvestmentBoxesPanel
from game.titles.tinners_trail.table.panels.ore_exchange import ExchangePanel
from game.titles.tinners_trail.table.panels.player_panel import TrailPlayerPanel
from game.titles.tinners_trail.table.panels.top_bar import TopBarPanel
from game.titles.tinners_trail.table.panels.wallace import WallacePanel
from game.titles.tinners_trail.table.panels.work_track import WorkTrackPanel
from game.titles.tinners_trail.table.view_model import TrailContext


class TrailParts(table_parts.TableParts):
    """The parts of the table: map, work track, exchange, boards and hand, and what expansions,
    Lord Wallace and the 2007 edition add. A part that is not in play is hidden."""

    layout: TrailLayout
    map_node: TrailMap
    dimming_layer: AreaDimmingLayer
    hand_node: HandPanel
    emigration_strip: EmigrationStrip | None = None
    _unfolded = False

    def __init__(
        self,
        context: TrailContext,
        layout: TrailLayout,
        map_board: TrailMap,
        handlers: table_parts.PartHandlers,
        client: ClientAccess,
    ) -> None:
        """Create all parts and add them from back to front."""
        printed = layout.document_boxes_by_kind
        say = context.say
        map_board.names.compact = layout.window_size.is_compact
        place = NodeValues(scale=printed.scale, role="panel", solid=True)
        self.work_track = WorkTrackPanel(context, **place)
        self.work_track.tooltip = self.work_track.panel_tooltip
        self.exchange = ExchangePanel(context, **place)
        self.exchange.label = say("ore-exchange")
        table_parts.place_or_hide_node(self.work_track, printed.track)
        table_parts.place_or_hide_node(self.exchange, printed.exchange)
        self.exchange.compact = printed.has_narrow_exchange
        self.market = ArsenicMarketPanel(context, **place)
        self.market.tooltip = Tooltip(say("market"), (say("market-tip"),))
        self.emigration = EmigrationPanel(context, **place)
        self.boxes = InvestmentBoxesPanel(context, **place)
        self.boxes.label = say("boxes") if context.is_edition_2007 else ""
        self.wallace = WallacePanel(context)
        self.development = DevelopmentPanel(context, role="panel", solid=True)
        self.development.tooltip = Tooltip(
            say("development"), (say("tip-development"), say("tip-pumps-stay"))
        )
        if context.is_edition_2007:
            self.boxes.tooltip = Tooltip(say("boxes"), (say("tip-boxes"),))
        boards: dict[str, Node] = {
            "market": self.market,
            "emigration": self.emigration,
            "boxes": self.boxes,
        }
        for board in boards.values():
            board.visible = False
        edition = context.words.say(f"edition.{EDITION_2007}") if context.is_edition_2007 else ""
        named = " · ".join(filter(None, (edition, context.pack_name)))
        self.top_bar = TopBarPanel(context, named, right_end=layout.title_right_limit_x)
        self.plates = tuple(TrailPlayerPanel(context, seat) for seat in range(len(context.seats)))
        everything = table_parts.TitleParts(
            map_node=map_board,
            dimming_layer=AreaDimmingLayer(map_board.county, map_board.draw_lit_area),
            top_bar=self.top_bar,
            seat_panels=self.plates,
            hand=HandPanel(context, layout.hand, is_compact=layout.has_small_hand),
            panels={"wallace": self.wallace, "development": self.development},
            documents={"working-day": self.work_track, "exchange": self.exchange},
            boards=boards,
            boards_with_own_tab=[
                name for name, place in printed.boards.items() if place.is_strip_only
            ],
        )
        super().__init__(context, layout, everything, handlers, client)
        self.hand_owner_label = Label("", MAP_NAME_STYLE, align="right")
        table_parts.place_or_hide_node(self.hand_owner_label, layout.replayed_hand_owner_label_box)
        self.control_layer.add(self.hand_owner_label)
        for name, board_place in printed.boards.items():
            self._place_board_or_strip(context, boards[name], board_place)
        crowded = "working-day" in layout.tab_boxes  # an open drawer would cover the land
        self.drawers.open_part_and_close_others(
            "wallace" if "wallace" in layout.tab_boxes and not crowded else ""
        )

    def _place_board_or_strip(
        self, context: TrailContext, board_node: Node, board_position: BoardPosition
    ) -> None:
        """Place a board open on the sea, or, for the emigration board without enough room,
        create its strip, which opens it."""
        printed = BOARD_SIZES[board_node.name]
        if not board_position.is_strip_only or printed.strip_size is None:
            table_parts.place_and_scale_node(
                board_node, board_position.box[:2], printed.size, board_position.scale
            )
            return
        board_node.scale = 1.0  # an open board may cover land, so that it needs not be small
        toggle = partial(self.drawers.toggle_part, board_node.name)
        self.emigration_strip = EmigrationStrip(context, toggle)
        table_parts.place_and_scale_node(
            self.emigration_strip, board_position.box[:2], printed.strip_size, board_position.scale
        )
        table_parts.place_or_hide_node(board_node, self.layout.drawer_box(board_node.name))
        board_node.z = table_parts.DRAWER_Z
        self.drawers.tabs[board_node.name] = self.emigration_strip
        self.control_layer.add(self.emigration_strip)

    def unfold_investment_boxes(self) -> None:
        """Open the investment table if it is folded, so that cubes can be seen landing there,
        and remember that it was opened for this."""
        if not self.boxes.visible:
            self.drawers.open_if_folded_without_strip(self.boxes.name)
            self._unfolded = self.boxes.visible

    def refold_investment_boxes(self) -> None:
        """Close the investment table if `unfold_investment_boxes` opened it."""
        if self._unfolded and self.boxes.visible:
            self.drawers.open_part_and_close_others("")
        self._unfolded = False
