"""A player's panel: name, possessions, and present score."""

from dataclasses import dataclass
from typing import Final

from game.scene.drawing import colours
from game.scene.layout import Column, Container, Grid, LayoutMeasurer, Row, fraction_track, theme
from game.scene.nodes.node import Canvas
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentWidget,
    CornerArtNode,
    make_icon_node,
    make_pill_label,
)
from game.tabletop.panel.name_row import NameRow
from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.rules.table_view import SeatView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt

PLATE_WIDTH = 56.0
ICON_SIZE = 24.0
NUMBER_COLUMN_SHARES: Final = (76.0, 66.0, 97.0, 54.0, 54.0)
"""How the width is shared by money, income, points, cards and links."""


@dataclass(frozen=True, slots=True)
class BrassSeatLook:
    """What a seat's panel shows: the seat's values, its position in the turn order (from 1), the
    spoken text, whether it acts, and whether it is the rail era."""

    view: SeatView
    place_in_turn_order: int
    spoken_text: str
    is_acting: bool
    is_rail_era: bool


class BrassSeatPanel(ContentWidget[BrassArt, BrassSeatLook]):
    """The panel of a seat, of parchment while the seat acts, of slate otherwise."""

    tooltips_avoid = True

    def show_look(self, look: BrassSeatLook) -> None:
        """Show a look, and make its text the spoken label."""
        super().show_look(look)
        self.role = "panel"
        self.name = f"seat:{look.view.seat}"
        self.label = look.spoken_text

    @property
    def coin_spot(self) -> Point:
        """The point where the seat's money is shown, relative to the panel."""
        return self.middle_of_part("coin")

    def build_content(self, look: BrassSeatLook) -> Container:
        """Return the pattern in the seat's colour, the name and the figures."""
        return self._build_content(look, right_and_left_padding=(theme.MEDIUM_GAP, theme.WIDE_GAP))

    def content_that_fits(self, look: BrassSeatLook, canvas: Canvas) -> Container:
        """Return the content, with narrow sides where large figures need the width."""
        content = self.build_content(look)
        if LayoutMeasurer(canvas.kit, canvas.px_per_u).min_width_of(content) <= self.width:
            return content
        return self._build_content(look, right_and_left_padding=(theme.HAIR_GAP, theme.TIGHT_GAP))

    def _build_content(
        self, look: BrassSeatLook, *, right_and_left_padding: tuple[float, float]
    ) -> Container:
        """Return the content; `right_and_left_padding` are the spaces right and left of name and
        figures."""
        right, left = right_and_left_padding
        colour = self.context.art_colour_name(look.view.seat)
        return Row(
            CornerArtNode(
                self.context,
                lambda art: art.plate(colour, PLATE_WIDTH, self.height),
                width=PLATE_WIDTH,
            ),
            Column(
                self._build_head_row(look),
                self._build_figures_grid(look),
                padding=(theme.MEDIUM_GAP, right, theme.WIDE_GAP, left),
                justify="between",
                grow=1,
                basis=0.0,
            ),
            skin="active" if look.is_acting else "slate",
        )

    def _build_head_row(self, look: BrassSeatLook) -> Row:
        """Return the player's name and kind, and the place in the turn order, or a pill while
        the seat acts."""
        name = inks.PLAYER_NAME_STYLE_ON_PAPER if look.is_acting else inks.PLAYER_NAME_STYLE
        note = text_styles.PAPER_STYLES.note if look.is_acting else text_styles.NOTE_STYLE
        card = self.context.seats[look.view.seat]
        place = Label(self.context.say(f"place-{look.place_in_turn_order}"), note)
        pill = make_pill_label(self.context.say("acts"), "commit")
        return Row(
            NameRow(
                Label(card.name, name, may_shorten=True),
                Label(card.kind_caption, note),
                pill if look.is_acting else None,
                gap=theme.TIGHT_GAP,
            ),
            None if look.is_acting else place,
            gap=theme.TIGHT_GAP,
            align="centre",
        )

    def _build_figures_grid(self, look: BrassSeatLook) -> Grid:
        """Return money, income, points with those the end of the era would add, number of cards,
        and links left."""
        view = look.view
        bright = look.is_acting
        style = inks.NUMBER_STYLE_ON_PAPER if bright else inks.NUMBER_STYLE
        loss = style.in_colour(colours.CHOUGH if bright else inks.LOSS_RGB_ON_SLATE)
        gain = style.in_colour(inks.GAIN_RGB if bright else inks.GAIN_RGB_ON_SLATE).sized(18)
        tone = "ink" if bright else "cream"
        income = Label(
            signed_number_text(view.income_pounds), loss if view.income_pounds < 0 else style
        )
        points = self._build_icon_row("laurel", str(view.points), tone, style)
        points.add(Label(signed_number_text(view.points_at_era_end), gain))
        coin = CentredArtNode(
            self.context, lambda art: art.coin("£", 11), width=ICON_SIZE, name="coin"
        )
        return Grid(
            Row(coin, Label(pounds_text(view.money), style), gap=theme.HAIR_GAP),
            Row(
                make_icon_node(self.context, "income", ICON_SIZE, tone), income, gap=theme.HAIR_GAP
            ),
            points,
            self._build_icon_row("cards", str(len(view.hand)), tone, style),
            self._build_icon_row(
                "train" if look.is_rail_era else "barge", str(view.links_left), tone, style
            ),
            columns=tuple(fraction_track(share) for share in NUMBER_COLUMN_SHARES),
        )

    def _build_icon_row(self, icon: str, words: str, tone: str, style: TextStyle) -> Row:
        return Row(
            make_icon_node(self.context, icon, ICON_SIZE, tone),
            Label(words, style),
            gap=theme.HAIR_GAP,
        )
