"""The document of the king track or of a fair: what it brings every seat, and why."""

from functools import partial
from typing import Final, NamedTuple

from game.engine.rules import NOBODY
from game.scene.drawing.picture import Picture
from game.scene.layout import (
    CellBackground,
    Column,
    Container,
    Grid,
    Row,
    Spacer,
    fraction_track,
    theme,
)
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Point
from game.scene.stage.units import PxSize
from game.scene.widgets import Button, Divider, Label, PaintedNode
from game.tabletop.art.cells import paint_cell
from game.tabletop.panel.content_widgets import (
    CentredArtNode,
    ContentWidget,
    CornerArtNode,
    make_disc_node,
)
from game.text.numerals import MINUS_SIGN, number_text
from game.titles.tiletum.rules import fairs, houses_and_pillars, kinds, possessions
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.panels.houses_times_pillars import TIMES_SIGN
from game.titles.tiletum.table.panels.king_track_and_fairs import (
    KING_DOCUMENT,
    fair_icon_names,
    fair_text,
)
from game.titles.tiletum.table.pickable_widget import TableContext, TiletumHandlers, capitalised
from game.titles.tiletum.table.view import FairView, TiletumModel

SILVER_GOOD: Final = "silver"
ROW_HEIGHT = 42.0
TAB_HEIGHT = 44.0
KING_TAB_WIDTH = 120.0
FAIR_TAB_WIDTH = 62.0
CLOSE_BUTTON_WIDTH = 150.0
DOCUMENT_COLUMN_WIDTHS: Final = (
    theme.ICON_SIZE,
    fraction_track(126),
    fraction_track(176),
    fraction_track(166),
    fraction_track(62),
    fraction_track(52),
)
"""The seat's disc, its name, why it takes part, what it has, the sum and the points."""
DISC_RADIUS = 9.0
ICON_SIZE_ALONE_AND_IN_PAIR: Final = (19.0, 17.0)
"""How large what is counted is drawn where it is one thing, and where there are two."""
COUNTED_ICON_SIZE = 20.0
SUM_FONT_SIZE = 19.0
POINTS_FONT_SIZE = 21.0
UNPAIRED_ICON_ALPHA = 0.35
MAX_COUNTED_ICON_SETS = 8
TECHNOLOGIES_DOCUMENT: Final = "technologies"
"""The name under which the technologies are opened over the map, as a document is."""
TAB_NAMES: Final = (KING_DOCUMENT, "fair:1", "fair:2", "fair:3", "fair:4")
INK_HEX = "#2A1D12"
FAINT_HEX = "#7A6A4C"
GAIN_HEX = "#1F6B4B"
LOSS_HEX = "#9A1F12"


class DocumentRow(NamedTuple):
    """A seat's row in a document: why it takes part, how many of each counted thing it has, the
    sum and the points; `receives_points` is false for a seat that gets nothing."""

    seat: int
    player_name: str
    participation_reason: str
    counted_icons: tuple[str, ...]
    counts_of_things: tuple[int, ...]
    sum_text: str
    points_text: str
    receives_points: bool = True

    @property
    def spoken_text(self) -> str:
        """The row as a spoken text."""
        parts = (
            f"{self.player_name}: {self.participation_reason}",
            self.sum_text,
            self.points_text,
        )
        return ", ".join(part for part in parts if part)


class DocumentLook(NamedTuple):
    """Which document it is, its head, a row for every seat, and lines below them."""

    document_name: str
    head: str
    note: str
    rows: tuple[DocumentRow, ...]
    lines_below_rows: tuple[str, ...]


def document_look(
    context: TableContext, model: TiletumModel, document_name: str
) -> DocumentLook | None:
    """Return what a document shows: "king" for the king track, "fair:1" to "fair:4" for the fair of
    a round; None for another name."""
    if document_name not in TAB_NAMES:
        return None
    if document_name == KING_DOCUMENT:
        return _king_document_look(context, model)
    view = model.view
    say = context.say
    fair = view.fairs[int(document_name.removeprefix("fair:")) - 1]
    past = fair.state == "past"
    head = capitalised(context.area_name(fair.town))
    rows = (
        () if past else tuple(_document_row(context, model, fair, seat) for seat in view.turn_order)
    )
    lines = (say("document-past"),) if past else ()
    if not all(row.receives_points for row in rows):
        lines = (say("document-there"),)
    return DocumentLook(f"fair:{fair.round}", head, fair_text(context, fair), rows, lines)


def _king_document_look(context: TableContext, model: TiletumModel) -> DocumentLook:
    """Return what the document of the king track shows, with the seats in the order of the next
    round (T-704)."""
    view = model.view
    say = context.say
    track = model.view.king_track
    rows = []
    for place, (seat, space) in enumerate(track.markers, start=1):
        own = view.seats[seat]
        income = (
            own.mines_on_maps + track.silver_by_space[space - track.lowest_space]
            if own.has_silver
            else 0
        )
        icons, counted = ((SILVER_GOOD,), (income,)) if income else ((), ())
        why = say("document-place", place=place)
        rows.append(
            DocumentRow(
                seat, context.player_name(seat), why, icons, counted, "", number_text(space)
            )
        )
    lines = [_unturned_corruption_tokens_text(context, model), _leader_reward_text(context, model)]
    if view.round < kinds.ROUND_COUNT:
        lines.append(say("document-raised"))
    if view.silver_view is not None:
        lines.append(say("document-income"))
    told = tuple(line for line in lines if line)
    return DocumentLook(
        KING_DOCUMENT, say("document-king"), say("document-king-note"), tuple(rows), told
    )


def _unturned_corruption_tokens_text(context: TableContext, model: TiletumModel) -> str:
    """Return a sentence about the corruption tokens not turned over yet, and how many will be
    turned this round; "" if none will."""
    gone = model.view.king_track.corruption_tokens
    left = list[str]()
    for number, count in enumerate(model.state.board.corruption_token_counts):
        left += [str(number)] * (int(count) - gone.count(number))
    due = int(kinds.TURNS_PER_ROUND) - len(gone)
    return context.say("document-tokens", number=due, tokens=", ".join(left)) if due else ""


def _leader_reward_text(context: TableContext, model: TiletumModel) -> str:
    """Return a sentence about what the leader on the king track gets at the end of the round
    (T-702, C-601)."""
    view = model.view
    ahead = model.view.seats_in_king_track_order[0]
    name = context.player_name(ahead)
    cardinal = ahead == model.state.board.cardinal
    if view.round == kinds.ROUND_COUNT or cardinal:
        points = int(
            kinds.CARDINAL_KING_TRACK_LEAD_POINTS
            if cardinal
            else model.state.board.last_round_king_lead_points
        )
        return context.say("document-ahead-points", name=name, points=points)
    tile = model.state.lying[model.state.board.king_track_spot]
    if tile == kinds.EMPTY or not possessions.can_store_tile(model.state, ahead, tile):
        return context.say("document-ahead", name=name)
    return context.say(
        "document-ahead-tile", name=name, tile=context.area_name(view.king_track.tile)
    )


def _document_row(
    context: TableContext, model: TiletumModel, fair: FairView, seat: int
) -> DocumentRow:
    there = fair.takes_part_by_seat[seat]
    points = number_text(fair.prospective_points_by_seat[seat])
    counted = tuple(
        int(fairs.count_things_for_fair(model.state, seat, thing)) for thing in fair.counted_things
    )
    return DocumentRow(
        seat,
        context.player_name(seat),
        context.say(f"document-{_participation_reason_key(model, fair, seat)}"),
        fair_icon_names(fair) if counted else (),
        counted,
        f"{min(counted)} {TIMES_SIGN} {fair.worth}"
        if counted
        else sum_text(fair.worth, model.view.seats[seat].king_track_space),
        points if there else f"({points})",
        there,
    )


def sum_text(first: int, second: int) -> str:
    """Return the sum of two numbers as it is written: "3 + 2", or "3 − 1" for 3 and -1."""
    return f"{first} {MINUS_SIGN if second < 0 else '+'} {abs(second)}"


def _participation_reason_key(model: TiletumModel, fair: FairView, seat: int) -> str:
    """Return the key of the reason why a seat takes part in a fair: its "merchant" or a "house" in
    the town, "both", or "always" if it has neither there. Return "away" if it does not take part
    (C-602)."""
    state = model.state
    if not fair.takes_part_by_seat[seat]:
        return "away"
    town = state.fair[kinds.ROUND_COUNT + fair.round - 1]
    merchant = state.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT] == town
    house = bool(houses_and_pillars.has_piece_in_town(state, seat, kinds.HOUSE_PIECE, town))
    if merchant and house:
        return "both"
    return "merchant" if merchant else "house" if house else "always"


class DocumentPanel(ContentWidget[TiletumArt, DocumentLook]):
    """The panel of documents, with a tab for the king track and each fair."""

    fits_content = True

    def __init__(self, context: TableContext, handlers: TiletumHandlers) -> None:
        """Make the hidden panel with its tabs and the button for closing."""
        super().__init__(context, role="panel", name="document", solid=True, visible=False)
        words = {KING_DOCUMENT: context.say("action-king")}
        words |= {
            which: ROMAN_NUMERALS[number] for number, which in enumerate(TAB_NAMES[1:], start=1)
        }
        heads = dict.fromkeys(words, "document-fair") | {KING_DOCUMENT: "document-king"}
        self._tab_buttons = {
            which: Button(
                word,
                label=context.say(heads[which], round=word),
                name=f"document:{which}",
                on_click=partial(handlers.toggle_document, which),
                width=KING_TAB_WIDTH if which == KING_DOCUMENT else FAIR_TAB_WIDTH,
                height=TAB_HEIGHT,
            )
            for which, word in words.items()
        }
        self.close_button = Button(
            context.say("document-close"),
            name="document:close",
            on_click=partial(handlers.toggle_document, ""),
            width=CLOSE_BUTTON_WIDTH,
            height=TAB_HEIGHT,
        )
        self.marked_seat = NOBODY  # the seat that is being paid
        self.add(*self._tab_buttons.values(), self.close_button)

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return a key of the look and the marked seat."""
        return *super().drawing_cache_key(), self.marked_seat

    def points_spot_of_row(self, row_index: int) -> Point:
        """Return the middle of the points in the row with this number, counted from 0."""
        return self.middle_of_part(f"points:{row_index}")

    @property
    def first_focus(self) -> Node:
        """The node that gets the keyboard focus first: the tab of the open document."""
        return (
            self._tab_buttons[self.look.document_name]
            if self.look is not None
            else self.close_button
        )

    def show_view_state(self, look: DocumentLook | None) -> None:
        """Show a document, or hide the panel for None."""
        self.visible = look is not None
        if look is None:
            return
        self.show_look(look)
        rows = ". ".join(row.spoken_text for row in look.rows)
        self.label = ". ".join(
            part for part in (look.head, look.note, rows, *look.lines_below_rows) if part
        )
        for which, tab in self._tab_buttons.items():
            tab.chosen = which == look.document_name

    def on_parts_laid_out(self) -> None:
        """Move the buttons to the foot of the document."""
        for button in (*self._tab_buttons.values(), self.close_button):
            button.x, button.y, _, _ = self.part_box(f"place:{button.name}") or self.box()

    def build_content(self, look: DocumentLook) -> Container:
        """Return the heading, a row for every seat, the lines below the rows, and empty nodes that
        keep room for the tabs and the button for closing."""
        cells = [cell for row in enumerate(look.rows) for cell in self._build_row_cells(*row)]
        grounds = [
            CellBackground(
                PaintedNode(partial(_paint_row_background, self._row_tone(row))),
                number,
                outset_down_and_across=(0.0, theme.HAIR_GAP),
            )
            for number, row in enumerate(look.rows)
        ]
        rows = Grid(
            *cells,
            columns=DOCUMENT_COLUMN_WIDTHS,
            gap=theme.HAIR_GAP,
            align="centre",
            min_row_height=ROW_HEIGHT,
            cell_backgrounds=grounds,
            padding=(0.0, theme.HAIR_GAP),
            visible=bool(cells),
        )
        lines = (Label(words, inks.TEXT_STYLE, wraps=True) for words in look.lines_below_rows)
        places = [
            Node(name=f"place:{button.name}", width=button.width, height=TAB_HEIGHT)
            for button in (*self._tab_buttons.values(), self.close_button)
        ]
        return Column(
            Column(
                Label(look.head, inks.HEAD_STYLE), Label(look.note, inks.NOTE_STYLE, wraps=True)
            ),
            Divider(),
            rows,
            Column(*lines),
            Row(*places[:-1], Spacer(), places[-1], gap=theme.TIGHT_GAP),
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.WIDE_GAP),
            skin="parchment",
        )

    def _row_tone(self, row: DocumentRow) -> str:
        return "next" if row.seat == self.marked_seat else "row" if row.receives_points else "shade"

    def _build_row_cells(self, row_index: int, row: DocumentRow) -> tuple[Node, ...]:
        """Return the cells of a seat's row, one for each column."""
        colour = inks.INK_RGB if row.receives_points else inks.PALE_INK_RGB
        loss = row.points_text.startswith("\N{MINUS SIGN}")
        tone = FAINT_HEX if not row.receives_points else LOSS_HEX if loss else GAIN_HEX
        ink = INK_HEX if row.receives_points else FAINT_HEX
        points = self._number_node(row.points_text, POINTS_FONT_SIZE, tone)
        points.name = f"points:{row_index}"
        return (
            make_disc_node(self.context, row.seat, DISC_RADIUS),
            Label(row.player_name, inks.BOLD_STYLE.in_colour(colour), may_shorten=True),
            Label(row.participation_reason, inks.SMALL_TEXT_STYLE.in_colour(colour), wraps=True),
            self._build_counted_things_column(row),
            self._number_node(row.sum_text, SUM_FONT_SIZE, ink),
            points,
        )

    def _build_counted_things_column(self, row: DocumentRow) -> Column:
        """Return a column of the counted things as signs; those without a partner in a pair are
        faint."""
        sets = min(row.counts_of_things, default=0) if row.receives_points else 0
        size = ICON_SIZE_ALONE_AND_IN_PAIR[len(row.counts_of_things) > 1]
        lines = []
        for icon, count in zip(row.counted_icons, row.counts_of_things, strict=True):
            if count > MAX_COUNTED_ICON_SETS:
                many = self._number_node(
                    f"{TIMES_SIGN} {count}", ICON_SIZE_ALONE_AND_IN_PAIR[1], INK_HEX
                )
                lines.append(
                    Row(
                        self._counted_thing_node(icon, COUNTED_ICON_SIZE, 1.0), many, align="centre"
                    )
                )
                continue
            faint = [1.0 if number < sets else UNPAIRED_ICON_ALPHA for number in range(count)]
            icons = (self._counted_thing_node(icon, size, each) for each in faint)
            lines.append(Row(*icons, height=COUNTED_ICON_SIZE))
        return Column(*lines, justify="centre")

    def _number_node(self, words: str, size: float, tone: str) -> Node:
        return CornerArtNode(self.context, lambda art: art.number_sprite(words, size, tone), grow=1)

    def _counted_thing_node(self, icon: str, size: float, alpha: float) -> Node:
        """Return the sign of a counted thing: the good for silver, an icon for all others."""
        return CentredArtNode(
            self.context,
            lambda art: (
                art.good_sprite(icon, size)
                if icon == SILVER_GOOD
                else art.icon(icon, size, tone="ink")
            ),
            width=COUNTED_ICON_SIZE,
            height=COUNTED_ICON_SIZE,
            alpha=alpha,
        )


def _paint_row_background(tone: str, size: PxSize, px_per_u: float) -> Picture:
    return paint_cell(size, px_per_u, tone)
