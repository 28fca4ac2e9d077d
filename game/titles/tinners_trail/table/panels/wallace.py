"""Lord Wallace's panel: his open action card, his affairs, and the reasons for what he did."""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple, Unpack

from game.engine.events import Event
from game.engine.rules import NOBODY
from game.scene.drawing import colours
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import (
    Column,
    Container,
    Grid,
    LayoutMeasurer,
    Overlay,
    Row,
    Spacer,
    fraction_track,
    theme,
)
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Divider, Label, PaintedNode
from game.tabletop.art.text import BOLD_TEXT_ON_PAPER_STYLE, SMALL_TEXT_ON_PAPER_STYLE
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentWidget,
    make_content_on_background,
    make_content_on_cell,
)
from game.text.words import Words
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.wallace.tables import (
    ACTION_WORDS,
    BAND_COUNT,
    ORE_AND_WATER_DIE_WORDS,
)
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.parchments import (
    HEAD_HEIGHT,
    ROW_GAP,
    build_parchment_column,
)
from game.titles.tinners_trail.table.view_model import TrailContext, WallaceAffairs

MAX_REASON_LINES = 4
Cell = tuple[str, str]
"""The action of a cell, and the one that is taken when copper is dear."""
REASON_KEY_BY_EVENT = {  # what he chose a place for, by what happens there next
    "extracted": "mine",
    "opened-auction": "tile",
    "bought-land": "tile",
    "pumped": "pumps",
    "dug-adit": "adit",
    "placed-port": "port",
    "placed-train": "train",
    "placed-miner": "miner",
    "placed-own-miner": "miner",
    "emigrated": "emigrant",
    **{f"placed-michigan-{piece}": piece for piece in ("adit", "port", "train", "miner")},
}

CARD_WIDTH = 220.0
MIN_WALLACE_CARD_WIDTH = 190.0
"""Beside affairs whose words need more width."""
CARD_HEIGHT = 134.0
ICON_SIZE = 22.0
NUMERAL_STYLE = text_styles.PAPER_STYLES.title.sized(20)
UNCOUNTED_CELL_ALPHA = 0.62
UNCOUNTED_DIE_ALPHA = 0.4
"""Opacities of what does not count."""
REASON_STYLE = text_styles.PAPER_STYLES.body.sized(19)
ICON_BY_ACTION = {"build": "mine", "mine": "pick", "pumps": "pump", "develop": "gear"}
DIE_SCALE = 0.66
EXPENSIVE_COPPER_COLOURS = (hex_to_rgb("#F2B078"), hex_to_rgb("#D98547"))
ICON_TONE = ("#4A2E1A", "#7A5526")


class WallaceBidDie(NamedTuple):
    """One of the dice of Lord Wallace's bid: its colour, its face, and whether it counts."""

    kind: str
    face: int
    is_counted: bool


class WallaceTurn(NamedTuple):
    """Lord Wallace's last revealed card (0 for none), the cell of it that counted, the action,
    his reasons as sentences, and the dice of his bid."""

    card: int = 0
    round: int = 0
    track_band: int = 0
    action: str = ""
    reason_sentences: tuple[str, ...] = ()
    bid_dice: tuple[WallaceBidDie, ...] = ()


def action_card_cells_by_round(board: Board, card: int) -> tuple[tuple[Cell, ...], ...]:
    """Return the printed cells of the action card with this number, from 1: a row for each
    round, and in each cell the usual action and the one for expensive copper."""
    tables = board.wallace
    places = (
        [int(tables.cell_index(card - 1, game_round, band)) for band in range(BAND_COUNT)]
        for game_round in range(1, ROUND_COUNT + 1)
    )
    return tuple(
        tuple((ACTION_WORDS[tables.plain[n]], ACTION_WORDS[tables.highlighted[n]]) for n in row)
        for row in places
    )


def column_ranges_of_bands(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the first and last column of the work track in each band of an action card."""
    starts = [int(column) for column in board.wallace.first_columns_of_bands]
    return tuple(
        (start, after - 1)
        for start, after in pairwise([*starts, int(board.work_track_column_count)])
    )


class WallaceTurnTracker:
    """Follows the events of a game and keeps in `turn` Lord Wallace's last card and the
    sentences that give his reasons."""

    def __init__(self, words: Words) -> None:
        """Begin with no card revealed."""
        self._words = words
        self._seat = NOBODY
        self._pounds_ready_to_bid = 0  # what he was ready to bid by his dice
        self.turn = WallaceTurn()

    def drop_facts(self) -> None:
        """Forget the card and the reasons, as at the start of a game."""
        self.turn = WallaceTurn()

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Update card, reasons and bid dice from the events; games without Lord Wallace change
        nothing.
        """
        for number, event in enumerate(events):
            if event.kind == "wallace-card":
                self._seat = event.seat
                self.turn = WallaceTurn(
                    event.amount("card"), event.amount("round"), event.amount("band"), event.card
                )
            elif event.kind == "opened-auction" and event.seat != self._seat:
                self.turn = self.turn._replace(reason_sentences=(), bid_dice=())
            elif event.kind.startswith("wallace-"):
                self._seat = event.seat
                self._add_reason(self._reason_sentence(event, events[number + 1 :]))
                self._pounds_ready_to_bid = 0
                if event.kind == "wallace-rolled":
                    self._pounds_ready_to_bid = event.amount("pounds")
                    self.turn = self.turn._replace(bid_dice=bid_dice_from_roll(event))
            elif event.seat == self._seat:
                self._add_reason_for_deviation(event)

    def _add_reason_for_deviation(self, event: Event) -> None:
        """Add the reason if Lord Wallace bids less than his dice allow or takes pumps instead of
        the adit on his card."""
        pounds = event.amount("pounds")
        if event.kind == "bid" and pounds < self._pounds_ready_to_bid:
            self._add_reason(self._words.say("table.his-raised", pounds=pounds))
        if event.kind == "took-pumps" and self.turn.action == "adit":
            self._add_reason(self._words.say("table.his-no-adit"))

    def _add_reason(self, line: str) -> None:
        self.turn = self.turn._replace(
            reason_sentences=(*self.turn.reason_sentences, line)[-MAX_REASON_LINES:]
        )

    def _reason_sentence(self, event: Event, following_events: tuple[Event, ...]) -> str:
        kind = event.kind.removeprefix("wallace-")
        facts: dict[str, object] = dict(event.amounts)
        names = [str(self._words.name_of_key(place)) for place in (event.places or ("",))]
        facts["places"] = names[0]
        if len(names) > 1:
            facts["places"] = self._words.say("gain.both", first=names[0], second=names[-1])
        if event.card and kind != "rolled":
            facts["what"] = self._words.say(f"wallace.{event.card}")
        if kind == "profit" and event.amount("lost"):
            kind = "profit-lost"
        if kind == "chose":
            kind = f"chose-{_purpose_key_of_choice(event, following_events)}"
        if kind == "rolled":
            kind, facts = (
                ("rolled-deep" if event.amount("added") else kind),
                self._bid_roll_facts(event),
            )
        return self._words.say(f"table.his-{kind}", **facts)

    def _bid_roll_facts(self, event: Event) -> dict[str, object]:
        """Return the facts for the sentence about his dice roll: which die counts, and why, by
        the mine's net worth as far as he knows it."""
        words = self._words
        facts = dict[str, object](event.amounts)
        pick, *named = event.card.split()
        name_key = "explain.result-of-{}-die" if len(named) > 1 else "explain.die-{}"
        dice = [words.say(name_key.format(die)) for die in named]
        counts = words.say(
            f"table.his-dice-{pick if len(dice) > 1 else 'one'}",
            one=dice[0],
            other=dice[-1],
            face=event.amount("face"),
        )
        known = "net" in facts
        worth = words.say("table.his-worth" if known else "table.his-worth-unknown", **facts)
        return {**facts, "worth": worth, "dice": counts}


def bid_dice_from_roll(event: Event) -> tuple[WallaceBidDie, ...]:
    """Return the dice of Lord Wallace's bid roll. Only one die counts: the first of those that his
    bid row names that shows the face taken."""
    _, *named = event.card.split()
    faces = {die: event.amount(f"{die}_die") for die in ORE_AND_WATER_DIE_WORDS}
    taken = next((die for die in named if faces[die] == event.amount("face")), "")
    return tuple(WallaceBidDie(die, face, die == taken) for die, face in faces.items())


def _purpose_key_of_choice(choice_event: Event, following_events: tuple[Event, ...]) -> str:
    """Return the key of the purpose for which Lord Wallace chose a place, found from the events
    after the choice; "only" if there was no other candidate, "place" if no event tells the
    purpose."""
    if choice_event.amount("candidates") < 2:
        return "only"
    reasons = (
        REASON_KEY_BY_EVENT[event.kind]
        for event in following_events
        if event.kind in REASON_KEY_BY_EVENT
    )
    return next(reasons, "place")


@cache_painted_pictures
def draw_expensive_copper_half(painter: Painter, px_per_u: float) -> None:
    """Draw the orange ground of the half of a cell that counts when copper is expensive."""
    painter.fill_box(
        painter.box_with_corner_radius(5 * px_per_u), vertical_gradient(*EXPENSIVE_COPPER_COLOURS)
    )


class WallacePanel(ContentWidget[PieceArt, WallaceAffairs]):
    """The panel of Lord Wallace: his open card, his affairs, and his reasons. `turn` comes from the
    events, not from a view.

    `is_card_hidden` hides the card while it is being turned over; `silent` hides the reasons.
    """

    def __init__(self, context: TrailContext, **node_values: Unpack[NodeValues]) -> None:
        """Create the panel without a card; `board`, set later, gives what is printed on the
        cards."""
        super().__init__(context, **node_values)
        self.role = "panel"
        self.solid = True
        self.turn = WallaceTurn()
        self.is_card_hidden = self.silent = False
        self.board: Board | None = None

    def show_turn(self, turn: WallaceTurn, board: Board) -> None:
        """Store a turn and the board to show from now on, and make the reasons the panel's
        label."""
        self.turn = turn
        self.board = board
        self.label = " ".join([self.context.say("wallace"), *turn.reason_sentences])

    def set_card_hidden(self, is_hidden: bool) -> None:
        """Hide the card (`is_hidden`) or show it, from the next drawing on."""
        self.is_card_hidden = is_hidden

    def hide_reasons(self, are_hidden: bool) -> None:
        """Hide the reasons (`are_hidden`) or show them, from the next drawing on."""
        self.silent = are_hidden

    @property
    def card_spot(self) -> Point:
        """The middle of the card, relative to the panel."""
        return self.middle_of_part("card")

    @property
    def deck_spot(self) -> Point:
        """The middle of the face-down deck, relative to the panel."""
        return self.middle_of_part("deck")

    @property
    def is_card_face_up(self) -> bool:
        """Whether one of Lord Wallace's cards lies face up on the panel."""
        return bool(self.turn.card) and not self.is_card_hidden

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return everything the picture depends on: affairs, turn, board, and which parts are
        hidden."""
        return self.look, self.turn, self.board, self.is_card_hidden, self.silent

    def content_that_fits(self, look: WallaceAffairs, canvas: Canvas) -> Container:
        """Return the content with as many of the latest reasons as the height of the panel
        allows."""
        measuring = LayoutMeasurer(canvas.kit, canvas.px_per_u)
        reasons = () if self.is_card_hidden or self.silent else self.turn.reason_sentences
        content = self._build_contents(look, reasons)
        while reasons and measuring.wanted_height(content, self.width) > self.height:
            reasons = reasons[1:]
            content = self._build_contents(look, reasons)
        return content

    def build_content(self, look: WallaceAffairs) -> Container:
        """Return the content with all reasons: card, affairs and reasons."""
        return self._build_contents(look, self.turn.reason_sentences)

    def _build_contents(self, look: WallaceAffairs, reasons: Sequence[str]) -> Column:
        """Return a parchment with head row, open card, affairs, and the given reasons below."""
        told = (Label(reason, REASON_STYLE, wraps=True) for reason in reasons)
        affairs = Row(
            self._build_open_card(), self._build_affairs_column(look), gap=theme.MEDIUM_GAP
        )
        return build_parchment_column(self._build_head_row(), affairs, Divider(), *told)

    def _build_head_row(self) -> Row:
        """Return the head row: Lord Wallace's name, the dice of his bid, and the number of the
        open card."""
        shown = () if self.is_card_hidden or self.silent else self.turn.bid_dice
        number = self.context.say("wallace-card-number", number=self.turn.card)
        return Row(
            Label(self.context.say("wallace"), text_styles.PAPER_STYLES.head),
            *(self._build_bid_die(die) for die in shown),
            Spacer(),
            Label(number, SMALL_TEXT_ON_PAPER_STYLE) if self.is_card_face_up else None,
            gap=ROW_GAP,
            height=HEAD_HEIGHT,
        )

    def _build_bid_die(self, die: WallaceBidDie) -> Node:
        """Return a die; the one that counts is framed, the others are faint."""
        art_of_die = CentredArtNode(
            self.context, lambda art: art.die(die.kind, die.face, scale=DIE_SCALE)
        )
        if die.is_counted:
            return make_content_on_cell("mine", art_of_die, width=HEAD_HEIGHT)
        art_of_die.alpha = UNCOUNTED_DIE_ALPHA
        return Overlay(art_of_die, width=HEAD_HEIGHT)

    def _build_open_card(self) -> Container:
        """Return the open card: a row of cells for each round, headed by the column ranges of
        the work track; without a card, an empty field of its size."""
        size = NodeValues(
            name="card", basis=CARD_WIDTH, min_width=MIN_WALLACE_CARD_WIDTH, height=CARD_HEIGHT
        )
        if self.board is None or not self.is_card_face_up:
            none = "" if self.is_card_hidden else self.context.say("wallace-no-card")
            return Row(Label(none, SMALL_TEXT_ON_PAPER_STYLE), justify="centre", **size)
        bands = (
            self.context.say("wallace-band", first=first, last=last)
            for first, last in column_ranges_of_bands(self.board)
        )
        rows = enumerate(action_card_cells_by_round(self.board, self.turn.card), start=1)
        return Grid(
            Node(),
            *(
                Label(band, SMALL_TEXT_ON_PAPER_STYLE, align="centre", height=theme.EXTRA_WIDE_GAP)
                for band in bands
            ),
            *chain.from_iterable(
                self._build_round_row_nodes(number, cells) for number, cells in rows
            ),
            columns=("auto", *(fraction_track(),) * BAND_COUNT),
            gap=ROW_GAP,
            head_row_count=1,
            **size,
        )

    def _build_round_row_nodes(self, round_number: int, cells: tuple[Cell, ...]) -> Iterator[Node]:
        """Yield the numeral of a round and the card's cells for it; the cell that counted is
        marked."""
        now = round_number == self.turn.round
        style = NUMERAL_STYLE.in_colour(colours.CHOUGH if now else colours.RUST)
        yield Label(
            ROMAN_NUMERALS[round_number - 1], style, align="centre", height=theme.EXTRA_WIDE_GAP
        )
        for band, (action, when_dear) in enumerate(cells):
            counts = now and band == self.turn.track_band
            held = [self._build_action_icon(action)]
            if action != when_dear:
                held.append(
                    make_content_on_background(
                        draw_expensive_copper_half,
                        self._build_action_icon(when_dear),
                        grow=1,
                        basis=0.0,
                    )
                )
            for node in held:
                node.alpha = 1.0 if counts else UNCOUNTED_CELL_ALPHA
            yield make_content_on_cell("mine" if counts else "price", Row(*held, padding=ROW_GAP))

    def _build_action_icon(self, name: str) -> Node:
        icon = ICON_BY_ACTION.get(name, name)
        return CentredArtNode(
            self.context, lambda art: art.icon(icon, ICON_SIZE, tone=ICON_TONE), grow=1, basis=0.0
        )

    def _build_affairs_column(self, look: WallaceAffairs) -> Column:
        """Return a column with the action of the card, whether copper is cheap or expensive, the
        money Lord Wallace owes and earns, and his numbers of cards."""
        say = self.context.say
        dear = look.copper_is_dear
        action = (
            self.context.words.say(f"wallace.{self.turn.action}") if self.is_card_face_up else ""
        )
        told = ("wallace-copper-cheap", "wallace-copper-dear")
        copper = Row(
            Label(say(told[dear]) if dear is not None else "", SMALL_TEXT_ON_PAPER_STYLE),
            Spacer(),
            PaintedNode(draw_expensive_copper_half, width=ICON_SIZE) if dear else None,
        )
        cards = Row(
            *self._build_fact_labels("wallace-action-cards", str(look.action_deck_size)),
            Spacer(),
            *self._build_fact_labels("wallace-survey-cards", str(look.survey_deck_size)),
            gap=theme.HAIR_GAP,
            name="deck",
        )
        owed = self._build_fact_labels("wallace-money", say("pounds", pounds=-look.owed_pounds))
        earned = self._build_fact_labels("wallace-earned", say("pounds", pounds=look.earned_pounds))
        return Column(
            Label(action, BOLD_TEXT_ON_PAPER_STYLE),
            copper,
            Row(*owed, gap=theme.HAIR_GAP),
            Row(*earned, gap=theme.HAIR_GAP),
            cards,
            justify="between",
            grow=1,
            basis=0.0,
        )

    def _build_fact_labels(self, key: str, value: str) -> tuple[Label, Label]:
        return Label(self.context.say(key), SMALL_TEXT_ON_PAPER_STYLE), Label(
            value, BOLD_TEXT_ON_PAPER_STYLE
        )
