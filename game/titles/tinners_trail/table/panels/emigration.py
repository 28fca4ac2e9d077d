"""The inset "Emigration": what each place gives in each round, who has gone, and its strip."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.layout import Container, Grid, LayoutMeasurer, Row, fraction_track, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Divider, Label
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE
from game.tabletop.layout.document_keys import document_key_cap
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentButton,
    ContentWidget,
    make_content_on_cell,
    make_disc_node,
    make_icon_node,
)
from game.titles.tinners_trail.rules.board import STOCK_WORDS, Board
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.development_board import PIECE_TONE, ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.parchments import LAUREL_TONES
from game.titles.tinners_trail.table.view_model import TrailContext

CELL_SIZE = 53.0
WIDE_CELL_SIZE = 57.0
CELL_GAP = 2.0
USUAL_PADDING = (theme.HAIR_GAP, theme.MEDIUM_GAP, theme.MEDIUM_GAP, theme.WIDE_GAP)
NARROW_PADDING = (CELL_GAP, theme.HAIR_GAP, theme.HAIR_GAP, theme.TIGHT_GAP)
DISC_RADIUS = 12.0
SIGN_SIZE = 22.0
PIECE_SIZE = 24.0
PAST_ROUND_ALPHA = 0.4
"""Opacity of a picture; words keep an ink that can be read on the shaded cell."""
NAME_STYLE = text_styles.PAPER_STYLES.title.sized(22)


class PlaceBenefit(NamedTuple):
    """What a place of emigration gives in one round: a kind and its numbers.

    Kinds: a development with its count; "points"; "pounds"; or "rise" with the extra pounds per
    cube for the ore it names (`number`) and for the other ore (`other_ore_extra_pounds`).
    """

    kind: str
    number: int
    other_ore_extra_pounds: int = 0


class EmigrationSpace(NamedTuple):
    """The space of one place in one round; `seat` is the seat that has taken it, NOBODY while it
    is free."""

    benefit: PlaceBenefit
    seat: int


class EmigrationLook(NamedTuple):
    """What the emigration board shows: the spaces of each place by round, and the current round
    from 1, 0 once the game is over."""

    places: tuple[tuple[str, tuple[EmigrationSpace, ...]], ...]
    round: int


def make_emigration_look(view: TableView, board: Board) -> EmigrationLook:
    """Return the look of the emigration board, with the places in the board's order."""
    taken = {(one.emigration_place, one.round): one.seat for one in view.emigrants}

    def spaces(place: str) -> tuple[EmigrationSpace, ...]:
        gifts = (_benefit_of_place(board, place, column) for column in range(ROUND_COUNT))
        return tuple(
            EmigrationSpace(gift, taken.get((place, game_round), NOBODY))
            for game_round, gift in enumerate(gifts, start=1)
        )

    places = tuple((place, spaces(place)) for place in PLACE_NAMES)
    return EmigrationLook(places, 0 if view.phase == "over" else view.round)


def _benefit_of_place(board: Board, place: str, column: int) -> PlaceBenefit:
    if place == "michigan":
        piece = tuple(STOCK_WORDS)[int(board.michigan_piece_by_round[column])]
        return PlaceBenefit(piece, int(board.michigan_count_by_round[column]))
    if place == "sierra-madre":
        return PlaceBenefit("points", int(board.sierra_madre_points[column]))
    if place == "kimberley":
        return PlaceBenefit("pounds", int(board.kimberley_pounds[column]))
    return PlaceBenefit(
        "rise",
        int(board.adelaide_named_ore_pounds[column]),
        int(board.adelaide_other_ore_pounds[column]),
    )


class EmigrationPanel(ContentWidget[PieceArt, EmigrationLook]):
    """The emigration board: what each place gives in each round, and the discs of seats that took a
    space; the current round is lit."""

    context: TrailContext
    fits_content = True  # higher than printed where the smallest letters need it

    def space_spot(self, place: str, game_round: int) -> Point:
        """Return the middle of a place's space in a round, relative to the panel."""
        return self.middle_of_part(f"{place}:{game_round}")

    def build_content(self, look: EmigrationLook) -> Container:
        """Return the panel's content: a row for each place below the numerals of the rounds."""
        return self._build_content(look, USUAL_PADDING, cell=CELL_SIZE, row_gap=CELL_GAP)

    def content_that_fits(self, look: EmigrationLook, canvas: Canvas) -> Container:
        """Return the content. If it is higher than the panel, it has narrower margins, wider cells
        and no gaps between the rows."""
        content = self.build_content(look)
        measuring = LayoutMeasurer(canvas.kit, canvas.px_per_u)
        if measuring.wanted_height(content, self.width) > self.height:
            content = self._build_content(look, NARROW_PADDING, cell=WIDE_CELL_SIZE, row_gap=0.0)
        content.min_height = self.height
        return content

    def _build_content(
        self,
        look: EmigrationLook,
        padding: tuple[float, float, float, float],
        *,
        cell: float,
        row_gap: float,
    ) -> Container:
        """Return the content with this padding, cells that are `cell` u wide and `row_gap` u
        between the rows."""
        cells = chain.from_iterable(
            self._build_place_row_nodes(look, place, spaces) for place, spaces in look.places
        )
        return Grid(
            Label(self.context.say("emigration"), text_styles.PAPER_STYLES.head),
            *(
                self._build_round_numeral(number, number == look.round)
                for number in range(1, len(ROMAN_NUMERALS) + 1)
            ),
            Divider(span=1 + len(ROMAN_NUMERALS)),
            *cells,
            columns=(fraction_track(), *(cell,) * len(ROMAN_NUMERALS)),
            gap=CELL_GAP,
            row_gap=row_gap,
            head_row_count=2,
            padding=padding,
            skin="parchment",
        )

    def _build_round_numeral(self, round_number: int, is_current_round: bool) -> Label:
        style = NAME_STYLE.in_colour(colours.CHOUGH if is_current_round else colours.RUST)
        return Label(ROMAN_NUMERALS[round_number - 1], style, align="centre")

    def _build_place_row_nodes(
        self, look: EmigrationLook, place: str, spaces: tuple[EmigrationSpace, ...]
    ) -> Iterator[Node]:
        """Yield the name of a place, and its space in each round."""
        yield Label(self.context.say(f"place-{place}"), NAME_STYLE)
        for number, space in enumerate(spaces, start=1):
            is_round_over = look.round == 0 or number < look.round
            tone = (
                "lit"
                if number == look.round
                else "shade"
                if look.round and is_round_over
                else "price"
            )
            yield build_space_cell(
                self.context, space, tone, f"{place}:{number}", is_round_over=is_round_over
            )


def build_space_cell(
    context: TrailContext,
    space: EmigrationSpace,
    tone: str,
    name: str,
    *,
    is_round_over: bool = False,
) -> Container:
    """Return the cell of a space: the disc of the seat that has taken it, or what the space gives
    if it is free; faint if `is_round_over`."""
    gone = space.seat != NOBODY
    held = (
        make_disc_node(context, space.seat, DISC_RADIUS)
        if gone
        else build_benefit_row(context, space.benefit, is_round_over=is_round_over)
    )
    return make_content_on_cell(tone, held, name=name)


def build_benefit_row(
    context: TrailContext, benefit: PlaceBenefit, *, is_round_over: bool = False
) -> Row:
    """Return a row that shows what a place gives; its pictures are faint if
    `is_round_over`."""
    say = context.say
    style = (
        BOLD_TEXT_ON_PAPER_STYLE.in_colour(colours.RUST)
        if is_round_over
        else BOLD_TEXT_ON_PAPER_STYLE
    )
    if benefit.kind == "points":
        held: list[Node] = [make_icon_node(context, "laurel", SIGN_SIZE, LAUREL_TONES)]
        held.append(Label(str(benefit.number), style))
    elif benefit.kind == "pounds":
        held = [Label(say("pounds", pounds=benefit.number), style)]
    elif benefit.kind == "rise":
        key = (
            "rise-two" if benefit.other_ore_extra_pounds else "rise-one"
        )  # of both ores, or of the one named
        held = [Label(say(key, pounds=benefit.number, other=benefit.other_ore_extra_pounds), style)]
    else:
        held = [
            make_icon_node(context, benefit.kind, PIECE_SIZE, PIECE_TONE)
            for _ in range(benefit.number)
        ]
    for node in held:
        if is_round_over and isinstance(node, CentredArtNode):
            node.alpha = PAST_ROUND_ALPHA
    return Row(*held, justify="centre")


class EmigrationStrip(ContentButton):
    """The tab of the emigration board: the places in the board's order, each with what it gives in
    this round.

    Every place gives another kind of thing, so that it is recognised without its name.
    """

    def __init__(self, context: TrailContext, on_click: Callable[[], None]) -> None:
        key = document_key_cap("emigration")
        super().__init__(
            "",
            skin="quiet",
            label=context.say("tab-emigration"),
            name="tab:emigration",
            key_cap=key,
            keys=(key,),
            tooltip=context.say("emigration-strip"),
            on_click=on_click,
        )
        self._context = context
        self.look: EmigrationLook | None = None

    def show(self, look: EmigrationLook) -> None:
        """Store the look to draw from now on."""
        self.look = look

    def space_spot(self, place: str) -> Point:
        """Return the middle of a place's space, relative to the strip."""
        return self.middle_of_part(place)

    def content_cache_key(self) -> tuple[object, ...]:
        """Return the look."""
        return (self.look,)

    def build_content(self) -> Container:
        """Return the tab's content: a heading, the current round's space of each place, and the
        key."""
        look = self.look
        places = look.places if look is not None else ()
        now = look.round if look is not None else 0
        tone = "price" if now else "shade"  # once all is over
        spaces = (
            build_space_cell(self._context, each[now - 1], tone, name) for name, each in places
        )
        return Row(
            Label(self._context.say("emigration"), text_styles.PAPER_STYLES.head),
            Grid(*spaces, columns=len(PLACE_NAMES), gap=CELL_GAP, grow=1),
            Row(self.make_key_cap_node(), align="centre"),
            gap=theme.TIGHT_GAP,
            padding=(theme.HAIR_GAP, theme.TIGHT_GAP, theme.HAIR_GAP, theme.MEDIUM_GAP),
        )
