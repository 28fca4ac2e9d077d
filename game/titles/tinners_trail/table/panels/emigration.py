"""The inset "Emigration": what each place gives in each round, who has gone, and its strip."""

from collections.abc import Callable
from typing import NamedTuple

from game.scene.drawing import colours
from game.scene.nodes.node import Canvas
from game.scene.skins.button import button as plate
from game.scene.skins.button import content_shift
from game.scene.skins.mark import paint_glowing_outline
from game.scene.stage.placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.art.cells import draw_cell
from game.tabletop.art.text import STRONG, draw_rule
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.rules.board import STOCK_WORDS, Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES
from game.titles.tinners_trail.rules.views import TableView
from game.titles.tinners_trail.table.panels.boards import PIECE_TONE, ROMAN
from game.titles.tinners_trail.table.view_model import TrailContext, TrailPaper

NOBODY = -1

NAMES = 14.0
COLUMNS = 151.0
PITCH_X = 55.0
CELL_WIDTH = 53.0
CELL_HEIGHT = 30.0
FIRST_ROW = 46.0
PITCH_Y = 32.0
SPENT = 0.4  # of a picture; words keep an ink that can be read on the shaded cell
NAME = text_styles.ON_PAPER.title.sized(22)

CELLS_HEIGHT = 33.0
CAP_AT = COLUMNS + PITCH_X * len(PLACE_NAMES) + 6


class PlaceBenefit(NamedTuple):
    """What a place gives in one round: a kind and its numbers.

    Kinds: a development with its count; "points"; "pounds"; "rise" with the pounds more for the
    ore that is named and for the other one.
    """

    kind: str
    number: int
    other: int = 0


class EmigrationSpace(NamedTuple):
    """A space of one place and round; `seat` has taken it, NOBODY while it is free."""

    gift: PlaceBenefit
    seat: int


class EmigrationLook(NamedTuple):
    """The spaces of each place, by round, and the present round from 1 (0 once it is over)."""

    places: tuple[tuple[str, tuple[EmigrationSpace, ...]], ...]
    round: int


def emigration_board(view: TableView, board: Board) -> EmigrationLook:
    """Return the board in the order of the places."""
    taken = {(one.place, one.round): one.seat for one in view.emigrated}

    def spaces(place: str) -> tuple[EmigrationSpace, ...]:
        gifts = (_benefit_of_place(board, place, column) for column in range(ROUNDS))
        return tuple(
            EmigrationSpace(gift, taken.get((place, game_round), NOBODY))
            for game_round, gift in enumerate(gifts, start=1)
        )

    places = tuple((place, spaces(place)) for place in PLACE_NAMES)
    return EmigrationLook(places, 0 if view.phase == "over" else view.round)


def _benefit_of_place(board: Board, place: str, column: int) -> PlaceBenefit:
    if place == "michigan":
        piece = tuple(STOCK_WORDS)[int(board.michigan_piece[column])]
        return PlaceBenefit(piece, int(board.michigan_count[column]))
    if place == "sierra-madre":
        return PlaceBenefit("points", int(board.sierra_madre_points[column]))
    if place == "kimberley":
        return PlaceBenefit("pounds", int(board.kimberley_pounds[column]))
    return PlaceBenefit(
        "rise", int(board.adelaide_chosen[column]), int(board.adelaide_other[column])
    )


Cell = tuple[Point, tuple[float, float], str]
"""The middle of a printed cell, its size, and its tone."""


class EmigrationPanel(TrailPaper[EmigrationLook]):
    """What each place gives; discs of those who have gone; the present round is lit."""

    def space_spot(self, place: str, game_round: int) -> Point:
        """Return the middle of a place's space in a round, relative to the panel."""
        row = PLACE_NAMES.index(place) if place in PLACE_NAMES else 0
        x = COLUMNS + PITCH_X * (game_round - 1) + CELL_WIDTH / 2
        return x, FIRST_ROW + PITCH_Y * row + CELL_HEIGHT / 2

    def draw_look(self, canvas: Canvas, look: EmigrationLook) -> None:
        """Draw heads and spaces."""
        words = self.context.say("emigration")
        canvas.draw_text(words, text_styles.ON_PAPER.head, (NAMES, 6, COLUMNS - NAMES - 4, 34))
        draw_rule(canvas, NAMES, 40, self.width - 2 * NAMES)
        for column, numeral in enumerate(ROMAN):
            colour = colours.CHOUGH if column + 1 == look.round else colours.RUST
            x = COLUMNS + PITCH_X * column
            style = text_styles.ON_PAPER.title.sized(22).in_colour(colour)
            canvas.draw_text(numeral, style, (x, 6, CELL_WIDTH, 34), "centre")
        for place, spaces in look.places:
            y = self.space_spot(place, 1)[1]
            name = self.context.say(f"place-{place}")
            canvas.draw_text(name, NAME, (NAMES, y - 17, COLUMNS - NAMES - 4, 34))
            for number, space in enumerate(spaces, start=1):
                now = number == look.round
                over = look.round == 0 or number < look.round
                tone = "lit" if now else "shade" if number < max(look.round, 1) else "price"
                printed = self.space_spot(place, number), (CELL_WIDTH, CELL_HEIGHT), tone
                draw_space(canvas, self.context, space, printed, over=over)


def draw_space(
    canvas: Canvas,
    context: TrailContext,
    space: EmigrationSpace,
    printed: Cell,
    *,
    over: bool = False,
) -> None:
    """Draw a cell with the disc of who has gone there, else with what it gives."""
    (x, y), (width, height), tone = printed
    draw_cell(canvas, (x - width / 2, y - height / 2, width, height), tone)
    if space.seat != NOBODY:
        draw_sprite(
            canvas,
            context.art_at_scale(canvas.k).disc(context.art_colour_name(space.seat), 12.0),
            x,
            y,
        )
    else:
        draw_benefit(canvas, context, space.gift, (x, y), SPENT if over else 1.0)


def draw_benefit(
    canvas: Canvas, context: TrailContext, gift: PlaceBenefit, middle: Point, alpha: float = 1.0
) -> None:
    """Draw what a place gives round a point of a parchment, about 56 u wide."""
    (x, y) = middle
    art = context.art_at_scale(canvas.k)
    say = context.say
    style = STRONG if alpha == 1.0 else STRONG.in_colour(colours.RUST)
    if gift.kind == "points":
        draw_sprite(canvas, art.icon("laurel", 21, tone=("#8E6524", "#B98A12")), x - 13, y, alpha)
        canvas.draw_text(str(gift.number), style, (x, y - 16, 26, 32))
    elif gift.kind == "pounds":
        text = say("pounds", pounds=gift.number)
        canvas.draw_text(text, style, (x - 28, y - 16, 56, 32), "centre")
    elif gift.kind == "rise":
        key = "rise-two" if gift.other else "rise-one"  # of both ores, or of the one named
        text = say(key, pounds=gift.number, other=gift.other)
        canvas.draw_text(text, style, (x - 29, y - 16, 58, 32), "centre")
    else:
        icon = art.icon(gift.kind, 26, tone=PIECE_TONE)
        start = x - 22.0 * (gift.number - 1) / 2
        for number in range(gift.number):
            draw_sprite(canvas, icon, start + 22.0 * number, y, alpha)


class EmigrationStrip(Button):
    """Places from left to right as the board has them from above: each gives another kind of
    thing, so that nobody needs their names to tell them apart.
    """

    def __init__(self, context: TrailContext, key: str, on_click: Callable[[], None]) -> None:
        """Create the tab; `key` opens the board too."""
        super().__init__(
            context.say("tab-emigration"),
            skin="quiet",
            name="tab:emigration",
            cap=key.upper(),
            keys=(key,),
            tooltip=context.say("emigration-strip"),
            on_click=on_click,
        )
        self._context = context
        self.look: EmigrationLook | None = None

    def show(self, look: EmigrationLook) -> None:
        """Draw this from now on."""
        self.look = look

    def space_spot(self, place: str) -> Point:
        """Return the middle of a place's space."""
        column = PLACE_NAMES.index(place) if place in PLACE_NAMES else 0
        return COLUMNS + PITCH_X * column + CELL_WIDTH / 2, self.height / 2

    def drawn_state(self) -> tuple[object, ...]:
        """Return the look, besides what a button is drawn from."""
        return *super().drawn_state(), self.look

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, head, spaces and key."""
        canvas.draw_picture(plate(canvas.size(self), canvas.k, self.skin, self.state), 0, 0)
        top = content_shift(self.state)
        if self.chosen:
            canvas.draw_picture(paint_glowing_outline(canvas.size(self), canvas.k), 0, top)
        box = (NAMES, top, COLUMNS - NAMES - 6, self.height - 2)
        canvas.draw_text(self._context.say("emigration"), text_styles.ON_PAPER.head, box)
        if self.look is not None:
            tone = "price" if self.look.round else "shade"  # once all is over
            for place, spaces in self.look.places:
                x, y = self.space_spot(place)
                printed = (x, y + top), (CELL_WIDTH, CELLS_HEIGHT), tone
                draw_space(canvas, self._context, spaces[self.look.round - 1], printed)
        self._draw_cap(canvas, CAP_AT, top + (self.height - 26) / 2)
