"""The sheet of a choice: its options one below the other, each with its effect and picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from game.engine.rules import NOBODY
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import look_of_button
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Button, Label
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    CentredDrawingNode,
    ContentButton,
    make_icon_node,
)
from game.tabletop.sheet.content_sheet import ContentSheet
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table.panels.development_board import PIECE_TONE
from game.titles.tinners_trail.table.panels.emigration import PlaceBenefit, build_benefit_row
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext

SHEET_WIDTH = 560.0
PICTURE_SIZE = 64.0
NOTE_STYLE = text_styles.PAPER_STYLES.note.sized(19)
NAME_STYLE = text_styles.PAPER_STYLES.title.sized(25)

CUBE_PICTURE_NAMES = ("tin", "copper")
SYMBOL_SIZE = 46.0
REFUSAL_ICON_SIZE = 34.0
CUBE_RADIUS = 18.0
DISC_RADIUS = 18.0
COIN_RADIUS = 23.0
PIECE_FOOT_DROP = 26.0
"""How far below the middle a piece stands."""


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One option of a choice, with its words and picture. An option that `is_closed` cannot be
    chosen and its note says why; `means_no` marks a "no".

    Pictures: "miner", "own-miner", "calciner", "none", "eye", a kind of cube, a development, or ""
    to show `place_benefit`, the benefit of a place.
    """

    choice_name: str
    title: str
    note: str
    picture_name: str = ""
    is_closed: bool = False
    means_no: bool = False
    place_benefit: PlaceBenefit | None = None
    taken_by_seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class ChoiceOffer:
    """A question to `seat` and its options; `must_be_answered` leaves no way back.

    The keyboard focus starts at the option named by `first_focused_choice`, by default at the first
    that is open.
    """

    heading: str
    note: str
    choices: tuple[ChoiceOption, ...]
    seat: int
    must_be_answered: bool
    first_focused_choice: str = ""


class OptionsSheet(ContentSheet):
    """The sheet with the options of a choice; a click on an option or its number key chooses it,
    and a closed option says why it is closed."""

    def __init__(
        self, context: TrailContext, offer: ChoiceOffer, handlers: TrailSheetHandlers
    ) -> None:
        """Create a button for each option, and a back button if the question may be left without an
        answer."""
        super().__init__(width=SHEET_WIDTH, name="fork")
        self._offer = self.showing = offer
        self.label = f"{offer.heading} {offer.note}"
        numbers = range(len(offer.choices))
        self.choice_buttons = tuple(
            _ChoiceOptionButton(context, offer, number, handlers) for number in numbers
        )
        self._back = Button(
            context.say("back"),
            key_cap="@back",
            name="sheet-back",
            on_click=handlers.go_back,
            visible=not offer.must_be_answered,
        )

    def first_control(self) -> Node:
        """Return the button of the usual option if it is open, otherwise of the first open one."""
        open_ways = [way for way in self.choice_buttons if way.enabled]
        usual = (way for way in open_ways if way.choice == self._offer.first_focused_choice)
        return next(usual, next(iter(open_ways), self.choice_buttons[0]))

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield the content of the sheet: question, options and the back button."""
        fork = self._offer
        yield Column(
            self.make_question_head(fork.heading, fork.note, is_note_large=True),
            Column(*self.choice_buttons, gap=theme.TIGHT_GAP),
            Row(self._back, visible=not fork.must_be_answered),
            gap=theme.MEDIUM_GAP,
            padding=(
                theme.MEDIUM_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
                theme.EXTRA_WIDE_GAP,
            ),
        )


class _ChoiceOptionButton(ContentButton):
    """The button of one option: picture, title, note, and its number as a key."""

    def __init__(
        self,
        context: TrailContext,
        offer: ChoiceOffer,
        option_index: int,
        handlers: TrailSheetHandlers,
    ) -> None:
        key_cap = str(option_index + 1)
        way = offer.choices[option_index]
        super().__init__(
            "",
            skin="quiet",
            key_cap=key_cap,
            label=f"{way.title}. {way.note}",
            name=f"way:{way.choice_name or 'plain'}",
            keys=(key_cap, f"[{key_cap}]")
            if not way.means_no
            else (key_cap, f"[{key_cap}]", "@decline"),
            on_click=lambda: handlers.pick_option(way.choice_name),
            ignores_hasty_input=True,
            tooltip=way.note if way.is_closed else None,
            enabled=not way.is_closed,
            tooltips_avoid=True,
        )
        self.role = "choice"
        self.choice = way.choice_name
        self._context = context
        self._way = way
        self._seat = offer.seat

    def build_content(self) -> Row:
        """Return a row with the picture, and beside it title and key above the note."""
        look = look_of_button(self.skin, self.state)
        note = NOTE_STYLE if self.enabled else NOTE_STYLE.in_colour(look.note_colour)
        head = Row(
            Label(self._way.title, NAME_STYLE.in_colour(look.text_colour), grow=1),
            self.make_key_cap_node(),
            align="start",
        )
        return Row(
            self._build_picture(),
            Column(head, Label(self._way.note, note, wraps=True), justify="centre", grow=1),
            gap=theme.MEDIUM_GAP,
            padding=(theme.TIGHT_GAP, theme.MEDIUM_GAP),
        )

    def _build_picture(self) -> Node:
        """Return the picture of the option, or the disc of the seat that has taken it."""
        way = self._way
        size = NodeValues(width=PICTURE_SIZE, height=PICTURE_SIZE)
        if way.taken_by_seat != NOBODY:
            art_colour_name = self._context.art_colour_name(way.taken_by_seat)
            return CentredArtNode(
                self._context, lambda art: art.disc(art_colour_name, DISC_RADIUS), **size
            )
        if way.place_benefit is not None:
            return Row(_benefit_node(self._context, way.place_benefit), justify="centre", **size)
        return CentredDrawingNode(
            partial(draw_option_picture, self._context, self._seat, way), **size
        )


def draw_option_picture(
    context: TrailContext, seat: int, option: ChoiceOption, canvas: Canvas, centre: Point
) -> None:
    """Draw the picture of an option with its middle at the point `centre`; `seat`, which is asked,
    gives the colour of its own miner.
    """
    art = context.art_at_scale(canvas.px_per_u)
    (x, y) = centre
    own = context.art_colour_name(seat) if option.picture_name == "own-miner" else ""
    if option.picture_name == "calciner":
        draw_sprite(canvas, art.piece("calciner", scale=1.3), x, y + PIECE_FOOT_DROP)
    elif option.picture_name in ("miner", "own-miner"):
        draw_sprite(canvas, art.piece("miner", own, scale=1.4), x, y + PIECE_FOOT_DROP)
    elif option.picture_name in CUBE_PICTURE_NAMES:
        draw_sprite(canvas, art.cube(option.picture_name, CUBE_RADIUS), x, y)
    elif option.picture_name == "none":
        draw_sprite(canvas, art.icon("x", REFUSAL_ICON_SIZE, tone="faint"), x, y)
    else:
        draw_sprite(canvas, art.icon(option.picture_name, SYMBOL_SIZE, tone=PIECE_TONE), x, y)


def _benefit_node(context: TrailContext, benefit: PlaceBenefit) -> Node:
    """Return a node that shows the benefit of a place in the size of a picture."""
    if benefit.kind == "pounds":
        words = context.say("pounds", pounds=benefit.number)
        return CentredArtNode(
            context, lambda art: art.coin(COIN_RADIUS, label=words), width=PICTURE_SIZE
        )
    if benefit.kind in ("points", "rise"):
        return build_benefit_row(context, benefit)
    size = min(SYMBOL_SIZE, PICTURE_SIZE / benefit.number)
    return Row(
        *(make_icon_node(context, benefit.kind, size, PIECE_TONE) for _ in range(benefit.number))
    )
