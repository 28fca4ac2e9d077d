"""The panel of the points that houses times pillars would bring each seat at the end (T-801)."""

from typing import Final, NamedTuple

from game.scene.layout import Column, Grid, LayoutMeasurer, Row, fraction_track, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import ContentWidget, make_disc_node
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.panels import piece_nodes
from game.titles.tiletum.table.view import TableView

DISC_RADIUS = 7.4
ICON_SIZE_BY_COUNT: Final = {1: 22.0, 2: 18.0}
"""How large what is counted is drawn, one thing or two."""
FACTOR_NUMBER_STYLE: Final = inks.SMALL_NUMBER_STYLE.sized(16)
TIMES_SIGN = "\N{MULTIPLICATION SIGN}"


class HousesTimesPillarsLook(NamedTuple):
    """What the final scoring shows: the side of the tile ("" without Silver), and each seat's
    houses, pillars and their product."""

    scoring_side: str
    houses_pillars_product_by_seat: tuple[tuple[int, int, int], ...]


class HousesTimesPillarsPanel(ContentWidget[TiletumArt, HousesTimesPillarsLook]):
    """A small panel without words: houses times pillars of each seat.

    With Silver, on side "A" mines may count instead of houses, on side "B" instead of pillars.
    """

    fits_content = True

    def show_view_state(self, view: TableView) -> None:
        """Show the final scoring of a view, and say it in the spoken label."""
        rows = tuple(
            (*own.multiplied_piece_counts, own.end_points_by_source[1]) for own in view.seats
        )
        self.show_look(HousesTimesPillarsLook(view.end_scoring_side, rows))
        told = ", ".join(
            f"{self.context.player_name(seat)} {row[-1]}" for seat, row in enumerate(rows)
        )
        key = f"ending-said-{view.end_scoring_side}" if view.end_scoring_side else "ending-said"
        self.label = self.tooltip = self.context.say(key, told=told)

    def build_content(self, look: HousesTimesPillarsLook) -> Column:
        """Return the content: the factors, and a row for each seat."""
        return self._build_content(look, column_gap=theme.TIGHT_GAP, side_padding=theme.MEDIUM_GAP)

    def content_that_fits(self, look: HousesTimesPillarsLook, canvas: Canvas) -> Column:
        """Return the content; with smaller gaps if it is wider than the panel otherwise."""
        content = self.build_content(look)
        if LayoutMeasurer(canvas.kit, canvas.px_per_u).min_width_of(content) <= self.width:
            return content
        return self._build_content(look, column_gap=theme.HAIR_GAP, side_padding=theme.TIGHT_GAP)

    def _build_content(
        self, look: HousesTimesPillarsLook, *, column_gap: float, side_padding: float
    ) -> Column:
        left = ("house", "mine") if look.scoring_side == "A" else ("house",)
        right = ("pillar", "mine") if look.scoring_side == "B" else ("pillar",)
        head = Row(
            *self._factor_icon_nodes(left),
            Label(TIMES_SIGN, FACTOR_NUMBER_STYLE),
            *self._factor_icon_nodes(right),
            gap=theme.HAIR_GAP,
            align="centre",
            justify="centre",
        )
        cells = [
            cell
            for seat, row in enumerate(look.houses_pillars_product_by_seat)
            for cell in self._seat_line_nodes(seat, *row)
        ]
        table = Grid(
            *cells, columns=("auto", "auto", fraction_track()), gap=column_gap, row_gap=0.0
        )
        return Column(head, table, padding=(theme.TIGHT_GAP, side_padding), skin="parchment")

    def _factor_icon_nodes(self, icons: tuple[str, ...]) -> list[Node]:
        """Return the icons of one factor of the product; if there are two, put "/" between them,
        since the larger of the two numbers counts."""
        parts: list[Node] = []
        for name in icons:
            parts += [Label("/", FACTOR_NUMBER_STYLE)] if parts else []
            parts.append(
                piece_nodes.make_icon_piece(self.context, name, ICON_SIZE_BY_COUNT[len(icons)])
            )
        return parts

    def _seat_line_nodes(
        self, seat: int, houses: int, pillars: int, points: int
    ) -> tuple[Node, ...]:
        return (
            make_disc_node(self.context, seat, DISC_RADIUS),
            Label(f"{houses} {TIMES_SIGN} {pillars}", FACTOR_NUMBER_STYLE),
            Label(f"= {points}", FACTOR_NUMBER_STYLE.in_colour(inks.GREEN_RGB)),
        )
