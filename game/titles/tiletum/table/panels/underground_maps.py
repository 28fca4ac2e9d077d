"""The underground maps in small: explorers, own mines, and the price of a new explorer."""

from functools import partial
from typing import Final, NamedTuple

from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point
from game.scene.widgets import Divider, Label
from game.tabletop.panel.content_widgets import CentredDrawingNode, ContentWidget
from game.tabletop.table_context import draw_sprite
from game.titles.tiletum.table import pickable_widget
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.underground_art import town_position_shares_in_small_map
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.silver_views import UndergroundMapView

ICON_SIZE = 26.0
SIGN_SIZE = 18.0
DISC_RADIUS = 8.0
DISC_PITCH = 13.0
MIN_HEIGHT_WITH_HEADING_PX: Final = 116
"""A lower panel has no heading, so that the maps stay large enough to be read."""


class UndergroundMapsLook(NamedTuple):
    """The three underground maps and the seat of the viewer."""

    maps: tuple[UndergroundMapView, ...]
    viewer: int


class UndergroundMapsPanel(ContentWidget[TiletumArt, UndergroundMapsLook]):
    """The panel of the three small underground maps; a click turns the map sheet."""

    def __init__(
        self, context: pickable_widget.TableContext, handlers: pickable_widget.TiletumHandlers
    ) -> None:
        """Make the panel; a click turns the map sheet."""
        super().__init__(context, role="panel", name="mines", solid=True)
        self.on_click = handlers.toggle_map_sheet
        self.focusable = True

    def show_look(self, look: UndergroundMapsLook) -> None:
        """Show the underground maps, and say what they show in the spoken label."""
        super().show_look(look)
        said = [underground_map_text(self.context, each, look.viewer) for each in look.maps]
        self.label = ". ".join(said)
        self.tooltip = "\n".join(said)

    def build_content(self, look: UndergroundMapsLook) -> Column:
        """Return three maps with their names, below a heading."""
        head = Row(
            Label(self.context.say("below-ground"), inks.HEAD_STYLE, grow=1),
            piece_nodes.make_icon_piece(self.context, "explorer", ICON_SIZE),
            align="centre",
        )
        return self._build_sheet(look, head, Divider())

    def content_that_fits(self, look: UndergroundMapsLook, canvas: Canvas) -> Column:
        """Return the content, without the heading where the panel is low."""
        if canvas.node_size_px(self)[1] < MIN_HEIGHT_WITH_HEADING_PX:
            return self._build_sheet(look)
        return self.build_content(look)

    def _build_sheet(self, look: UndergroundMapsLook, *heading: Node) -> Column:
        maps = (self._build_map_column(each, look.viewer) for each in look.maps)
        return Column(
            *heading,
            Row(*maps, gap=theme.TIGHT_GAP, grow=1),
            gap=2.0,
            padding=(theme.TIGHT_GAP, theme.MEDIUM_GAP, theme.TIGHT_GAP, theme.MEDIUM_GAP),
            skin="parchment",
        )

    def _build_map_column(self, map_view: UndergroundMapView, viewer: int) -> Column:
        """Return a map, its name, and the own mines or the price of an explorer below it, where
        they cover no town."""
        name = Label(
            self.context.say(f"short-{map_view.number}{map_view.side}"),
            inks.SMALL_TEXT_STYLE,
            align="centre",
        )
        return Column(
            CentredDrawingNode(
                partial(self._draw_map, map_view), name=f"map:{map_view.number}", grow=1
            ),
            self._build_own_mines_or_explorer_price_row(map_view, viewer),
            name,
            grow=1,
            basis=0.0,
        )

    def _build_own_mines_or_explorer_price_row(
        self, map_view: UndergroundMapView, viewer: int
    ) -> Row:
        """Return a row with the number of the viewer's mines on a map. If the viewer has neither a
        mine nor an explorer there, it shows the price of a new explorer instead; with an explorer
        but no mine, the row is blank."""
        parts: tuple[Node, ...] = (Label(" ", inks.SMALL_NUMBER_STYLE),)  # all rows are as high
        if map_view.mine_count_by_seat[viewer]:
            mine = piece_nodes.make_icon_piece(self.context, "mine", SIGN_SIZE)
            parts = mine, Label(str(map_view.mine_count_by_seat[viewer]), inks.SMALL_NUMBER_STYLE)
        elif all(seat != viewer for _, seat in map_view.explorer_towns_and_seats):
            parts = (
                Label(str(map_view.new_explorer_cost), inks.SMALL_NUMBER_STYLE),
                piece_nodes.make_good_piece(self.context, "silver", SIGN_SIZE),
            )
        return Row(
            *parts,
            gap=theme.HAIR_GAP,
            align="centre",
            justify="centre",
            name=f"count:{map_view.number}",
        )

    def _draw_map(self, map_view: UndergroundMapView, canvas: Canvas, centre: Point) -> None:
        """Draw a map, and the explorers in its towns."""
        art = self.context.art_at_scale(canvas.px_per_u)
        wide = 2 * centre[0]
        high = 2 * centre[1]
        draw_sprite(canvas, art.small_map(map_view.number, map_view.side, (wide, high)), 0, 0)
        for town, seats in pickable_widget.group_seats_by_place(
            map_view.explorer_towns_and_seats
        ).items():
            across, down = town_position_shares_in_small_map(town)
            for number, seat in enumerate(seats):
                shift = DISC_PITCH * (number - (len(seats) - 1) / 2)
                left = min(max(wide * across + shift, DISC_RADIUS), wide - DISC_RADIUS)
                draw_sprite(
                    canvas,
                    art.disc(self.context.art_colour_name(seat), DISC_RADIUS),
                    left,
                    high * down,
                )


def underground_map_text(
    context: pickable_widget.TableContext, map_view: UndergroundMapView, viewer: int
) -> str:
    """Return an underground map as text: its name, the explorers, and the price of one if the
    viewer has none there."""
    return ". ".join(underground_map_lines(context, map_view, viewer))


def underground_map_lines(
    context: pickable_widget.TableContext, map_view: UndergroundMapView, viewer: int
) -> tuple[str, ...]:
    """Return an underground map as short lines: its name, the explorers, and the price of one if
    the viewer has none there."""
    who = [
        f"{context.player_name(seat)}: {context.area_name(town)}"
        for town, seat in map_view.explorer_towns_and_seats
    ]
    said = [context.area_name(map_view.name)]
    if who:
        said.append(context.say("explorers-at", who=", ".join(who)))
    if all(seat != viewer for _, seat in map_view.explorer_towns_and_seats):
        said.append(context.say("explorer-costs", price=map_view.new_explorer_cost))
    return tuple(said)
