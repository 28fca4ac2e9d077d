"""A player's panel: who it is, goods, pieces, contracts and dice."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.scene.layout import Column, Container, Grid, Row, theme
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.art.palette import PieceSprite
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentWidget,
    CornerArtNode,
    make_pill_label,
)
from game.tabletop.panel.name_row import NameRow
from game.tabletop.panel.tooltip_parts import TooltipAreasLayer
from game.text.numerals import number_text, signed_number_text
from game.titles.tiletum.rules.components import GOOD_AND_SILVER_NAMES, GOOD_NAMES
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.board_tooltips import marker_lines
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TiletumModel

PLATE_WIDTH = 56.0
DICE_TAKEN_PER_ROUND = 3
DIE_SIZE = 21.0
SIGN_SIZE = 23.0
HEAD_HEIGHT = 28.0
POINTS_RADIUS = 16.0
UNTAKEN_DIE_MARK_RADIUS = 5.0
UNTAKEN_DIE_MARK_ALPHA = 0.6
ZERO_COUNT_SIGN_ALPHA = 0.45
COUNTED_THING_NAMES: Final = (
    "house",
    "pillar",
    "cathedral",
    "contract",
    "completed_building",
    "mine",
)
CHALLENGES_THAT_SILVER_EXTENDS: Final = frozenset(
    {"very-special-friends", "ingenious-clergy", "visitors-to-the-curia"}
)
"""The challenges whose text with Silver also names mines or silver."""


class TiletumSeatLook(NamedTuple):
    """A seat's board view, whether it is the seat's turn to decide, whether its board is shown,
    and its challenges in force."""

    seat_view: SeatView
    is_acting: bool
    is_board_shown: bool
    challenge_lines: tuple[str, ...]


class TiletumSeatPanel(ContentWidget[TiletumArt, TiletumSeatLook]):
    """The panel of a seat, light while the seat acts and dark otherwise; each figure has a
    tooltip."""

    follows_hover = True
    tooltips_avoid = True

    def __init__(self, context: TableContext) -> None:
        """Make an empty panel."""
        super().__init__(context, role="panel")
        self._figure_tooltips = TooltipAreasLayer(self._tooltip_of_counted_thing)
        self.add(self._figure_tooltips)

    def show_look(self, look: TiletumSeatLook) -> None:
        """Show a seat's look, and set its name, spoken text and tooltip."""
        super().show_look(look)
        own = look.seat_view
        self.name, self.label = f"seat:{own.seat}", spoken_seat_text(self.context, own)
        opens = self.context.say("seat-open-cardinal" if own.is_cardinal_board else "seat-open")
        lines = *look.challenge_lines, *marker_lines(self.context, own), opens
        self.tooltip = Tooltip(self.context.player_name(own.seat), lines)

    def on_parts_laid_out(self) -> None:
        """Put the tooltips of the figures over these parts."""
        found = (
            (name, self.part_box(name))
            for name in (*GOOD_AND_SILVER_NAMES, *COUNTED_THING_NAMES, "points", "dice")
        )
        self._figure_tooltips.place_parts({name: box for name, box in found if box is not None})

    def _tooltip_of_counted_thing(self, name: str) -> Tooltip | None:
        """Return the tooltip of a figure: the thing that is counted and how many there are; None
        before a seat is shown."""
        if self.look is None:
            return None
        own = self.look.seat_view
        say = self.context.say
        if name in GOOD_AND_SILVER_NAMES:
            good = capitalised(self.context.area_name(name))
            return Tooltip(
                say(
                    "seat-good",
                    good=good,
                    number=own.good_and_silver_counts[GOOD_AND_SILVER_NAMES.index(name)],
                )
            )
        if name == "points":
            head = say("seat-points", number=own.points)
            return Tooltip(
                head,
                (say("seat-points-end", end=signed_number_text(own.points_added_at_game_end)),),
            )
        if name == "dice":
            dice = [say("die", good=self.context.area_name(g), value=v) for g, v in own.taken_dice]
            return Tooltip(
                say("seat-dice"), tuple(map(capitalised, dice)) or (say("seat-dice-none"),)
            )
        number = counts_of_seat_pieces(own)[COUNTED_THING_NAMES.index(name)]
        supply = *own.house_and_pillar_supply, *own.own_and_general_mine_supply
        in_supply = dict(zip(("house", "pillar", "mine"), supply, strict=False))
        left = in_supply.get(name)
        lines = (say("seat-supply", number=left),) if left is not None else ()
        return Tooltip(say(f"seat-{name.replace('_', '-')}", number=number), lines)

    def good_spot(self, good: str) -> Point:
        """Return the middle of a good's sign."""
        return self.middle_of_part(f"sign:{good}")

    @property
    def points_spot(self) -> Point:
        """The middle of the points."""
        return self.middle_of_part("points")

    def build_content(self, look: TiletumSeatLook) -> Container:
        """Return the content: a plate in the seat's colour, the head, goods and pieces."""
        own = look.seat_view
        colour = self.context.art_colour_name(own.seat)
        goods = GOOD_AND_SILVER_NAMES if own.has_silver else GOOD_NAMES
        pieces = COUNTED_THING_NAMES if own.has_silver else COUNTED_THING_NAMES[:-1]
        return Row(
            CornerArtNode(
                self.context,
                lambda art: art.plate(colour, PLATE_WIDTH, self.height),
                width=PLATE_WIDTH,
            ),
            Column(
                self._build_head_row(look),
                self._build_signs_with_counts_grid(look, goods, own.good_and_silver_counts),
                self._build_signs_with_counts_grid(look, pieces, counts_of_seat_pieces(own)),
                padding=(theme.HAIR_GAP, theme.WIDE_GAP, theme.HAIR_GAP, theme.MEDIUM_GAP),
                justify="evenly",
                grow=1,
                basis=0.0,
            ),
            skin="active" if look.is_acting else "slate",
        )

    def _build_signs_with_counts_grid(
        self, look: TiletumSeatLook, sign_names: Sequence[str], counts: Sequence[int]
    ) -> Grid:
        """Return a row of signs, each with its number; a sign with the number 0 is faint."""
        figure = inks.NUMBER_STYLE_ON_PAPER if look.is_acting else inks.NUMBER_STYLE
        tone = "ink" if look.is_acting else "cream"
        cells = []
        for name, count in zip(sign_names, counts, strict=False):
            paint = (
                partial(_good_sprite, name)
                if name in GOOD_AND_SILVER_NAMES
                else partial(_icon_sprite, name, tone)
            )
            sign = self._square_art_piece(paint, SIGN_SIZE)
            sign.name = f"sign:{name}"
            sign.alpha = 1.0 if count else ZERO_COUNT_SIGN_ALPHA
            number = Label(str(count), figure, height=SIGN_SIZE)
            cells.append(Row(sign, number, gap=theme.HAIR_GAP, name=name))
        return Grid(*cells, columns=len(cells), align="centre", height=SIGN_SIZE)

    def _build_head_row(self, look: TiletumSeatLook) -> Row:
        """Return the head: the player's name, whether the seat acts, the dice taken and the
        points."""
        own = look.seat_view
        card = self.context.seats[own.seat]
        name = inks.PLAYER_NAME_STYLE_ON_PAPER if look.is_acting else inks.PLAYER_NAME_STYLE
        note = text_styles.PAPER_STYLES.note if look.is_acting else text_styles.NOTE_STYLE
        dice = (self._die_or_empty_node(own, number) for number in range(DICE_TAKEN_PER_ROUND))
        points = CentredArtNode(
            self.context,
            lambda art: art.points_hexagon_sprite(number_text(own.points), POINTS_RADIUS),
            width=2 * POINTS_RADIUS,
            name="points",
        )
        return Row(
            NameRow(
                Label(card.name, name, may_shorten=True),
                Label(card.kind_caption, note),
                make_pill_label(self.context.say("acts"), "commit") if look.is_acting else None,
                gap=theme.TIGHT_GAP,
            ),
            Row(*dice, name="dice"),
            points,
            gap=theme.TIGHT_GAP,
            align="centre",
            height=HEAD_HEIGHT,
        )

    def _die_or_empty_node(self, seat_view: SeatView, die_index: int) -> Node:
        if die_index < len(seat_view.taken_dice):
            return self._square_art_piece(
                lambda art: art.die(*seat_view.taken_dice[die_index], DIE_SIZE), DIE_SIZE
            )
        empty = self._square_art_piece(
            lambda art: art.action_points_sprite("", UNTAKEN_DIE_MARK_RADIUS, spent=True), DIE_SIZE
        )
        empty.alpha = UNTAKEN_DIE_MARK_ALPHA
        return empty

    def _square_art_piece(
        self, make_sprite: Callable[[TiletumArt], PieceSprite], size: float
    ) -> Node:
        return CentredArtNode(self.context, make_sprite, width=size, height=size)


def _good_sprite(name: str, art: TiletumArt) -> PieceSprite:
    return art.good_sprite(name, SIGN_SIZE)


def _icon_sprite(name: str, tone: str, art: TiletumArt) -> PieceSprite:
    return art.icon(name, SIGN_SIZE, tone=tone)


def counts_of_seat_pieces(seat_view: SeatView) -> tuple[int, ...]:
    """Return how many a seat has of each thing in `COUNTED_THING_NAMES`, in that order."""
    fulfilled = len(seat_view.fulfilled_contracts)
    return (
        seat_view.houses_on_maps,
        seat_view.pillars_on_maps,
        seat_view.cathedral_tile_count,
        fulfilled,
        seat_view.completed_building_count,
        seat_view.mines_on_maps,
    )


def spoken_seat_text(context: TableContext, seat_view: SeatView) -> str:
    """Return a seat's state as a spoken text."""
    held = zip(GOOD_NAMES, seat_view.goods, strict=True)
    goods = ", ".join(f"{context.area_name(good)} {count}" for good, count in held)
    said = [
        context.say(
            "seat-said",
            name=context.player_name(seat_view.seat),
            points=seat_view.points,
            goods=goods,
            houses=seat_view.houses_on_maps,
            pillars=seat_view.pillars_on_maps,
            cathedrals=seat_view.cathedral_tile_count,
            contracts=len(seat_view.fulfilled_contracts),
            completed=seat_view.completed_building_count,
            end=seat_view.points_added_at_game_end,
        )
    ]
    if seat_view.has_silver:
        said.append(
            context.say("seat-said-below", silver=seat_view.silver, mines=seat_view.mines_on_maps)
        )
    if seat_view.bonused_good:
        said.append(context.say("bonused-said", good=context.area_name(seat_view.bonused_good)))
    said += [f"{line}." for line in marker_lines(context, seat_view)]
    return " ".join(part for part in said if part)


def challenge_lines(
    context: TableContext, model: TiletumModel, seat_view: SeatView
) -> tuple[str, ...]:
    """Return a heading and a line for each challenge in force for the Cardinal's seat, or that
    there is none; () for other seats."""
    state = model.state
    if not seat_view.is_cardinal_board:
        return ()
    names = zip(state.board.cards.challenge_names, state.challenges, strict=True)
    said = tuple(
        context.say(
            f"challenge-{name}-silver"
            if seat_view.has_silver and name in CHALLENGES_THAT_SILVER_EXTENDS
            else f"challenge-{name}"
        )
        for name, force in names
        if force
    )
    return (context.say("challenge-head"), *said) if said else (context.say("challenge-none"),)
