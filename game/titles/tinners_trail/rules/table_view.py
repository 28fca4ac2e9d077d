"""What everybody sees of the market, the emigrants and Michigan's pieces, as named values."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.both_editions.board import STOCK_WORDS
from game.titles.tinners_trail.rules.both_editions.county_view import (
    CountyArea,
    CountyAuction,
    CountySeat,
    CountyView,
    adits,
    bidding_seats,
    in_passing_order,
    pump_groups,
    stock_left,
    track,
)
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    FROM_DECK,
    FROM_HAND,
    HAND_SLOTS,
    PHASE_NAMES,
    PLACES,
    REGIONS,
    STOCKS,
    UNKNOWN_TILE,
    back_of_hidden,
)
from game.titles.tinners_trail.rules.state import TrailState, final_column, work_left
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_LETTERS

# What everybody sees of the market, the emigrants and Michigan's pieces, as named values.

PLACE_NAMES = ("michigan", "sierra-madre", "kimberley", "adelaide")


@dataclass(frozen=True, slots=True)
class MarketSpace:
    """A space of the arsenic market: pounds, section from 0, whether filled, and still open."""

    pounds: int
    section: int
    filled: bool
    open: bool


@dataclass(frozen=True, slots=True)
class Emigrant:
    """A miner who has emigrated: where to, in which round, whose."""

    place: str
    round: int
    seat: int


def waiting_pieces(view: TrailState, seat: int) -> tuple[str, ...]:
    """Return Michigan's pieces the seat has still to place, in the order of a stock (E-4)."""
    if not view.board.emigration:
        return ()
    waiting = [int(view.waiting[seat * STOCKS + piece]) for piece in range(STOCKS)]
    return tuple(
        name for name, count in zip(STOCK_WORDS, waiting, strict=True) for _ in range(count)
    )


def emigrants(view: TrailState) -> tuple[Emigrant, ...]:
    """Return who has emigrated, round by round (E-2)."""
    if not view.board.emigration:
        return ()
    return tuple(
        Emigrant(PLACE_NAMES[cell % PLACES], cell // PLACES + 1, int(seat))
        for cell, seat in enumerate(view.emigrated)
        if seat != EMPTY
    )


def filled_spaces(view: TrailState) -> tuple[int, ...]:
    """Return the pounds of the market's filled spaces, dearest first (AR-5)."""
    return tuple(space.pounds for space in market_spaces(view) if space.filled)


def market_spaces(view: TrailState) -> tuple[MarketSpace, ...]:
    """Return every space of the market, dearest first (AR-5)."""
    board = view.board
    if not board.arsenic:
        return ()
    first_open = int(board.market_from[view.round - 1])
    return tuple(
        MarketSpace(
            pounds=int(pounds),
            section=sum(number >= first for first in board.market_from) - 1,
            filled=number < board.market_spaces and bool(view.market[number]),
            open=number >= first_open,
        )
        for number, pounds in enumerate(board.market_pounds)
    )


# What everybody sees of Lord Wallace beside his seat, as named values (LW).


@dataclass(frozen=True, slots=True)
class WallaceView:
    """His accounts and his cards.

    `owed` and `income` are pounds for phase 3, `cards` the action cards still in his deck by
    number, `impossible` those in a row he could not carry out, `under` the survey cards that
    went under his deck, next to come up first.
    """

    seat: int
    owed: int
    income: int
    cards: tuple[int, ...]
    impossible: int
    under: tuple[str, ...]


def wallace_view(view: TrailState) -> WallaceView | None:
    """Return what is seen of him, None in a game without him."""
    board = view.board
    if not board.solo:
        return None
    deck = list(view.wallace_cards)[: board.wallace_cards]
    return WallaceView(
        seat=int(board.wallace_seat),
        owed=int(view.owed),
        income=int(view.income),
        cards=tuple(card + 1 for card, here in enumerate(deck) if here),
        impossible=int(view.impossible_cards),
        under=tuple(board.card_texts[card] for card in cards_under(view)),
    )


def cards_under(view: TrailState) -> tuple[int, ...]:
    """Return the survey cards under his deck, the next to come up first (LW-5)."""
    cells = list(view.wallace_cards)[view.board.wallace_cards :]
    return tuple(int(cell) - 1 for cell in cells if cell)


def cell_of(view: TrailState, card: int, game_round: int, band: int) -> str:
    """Return a cell of an action card as printed, like "B/M" (LW-3)."""
    tables = view.board.wallace
    cell = int(tables.cell(card - 1, game_round, band))
    plain = ACTION_LETTERS[tables.plain[cell]]
    highlighted = ACTION_LETTERS[tables.highlighted[cell]]
    return plain if plain == highlighted else f"{plain}/{highlighted}"


# What one seat sees of the table, as named values for the screen and the log.
#
# Made from a view, so whatever the seat may not know is not in it.

BACK_NAMES = (*REGION_NAMES, "any")
CARD_SOURCES = {FROM_HAND: "hand", FROM_DECK: "deck"}


@dataclass(frozen=True, slots=True)
class TileView:
    """An area tile; tin, copper and water are 0 when the viewer does not know it.

    `bonus` is what the winner gets in the notation's words, "" for none (K-2).
    """

    known: bool
    face_up: bool
    tin: int
    copper: int
    water: int
    seen_by: tuple[int, ...]
    bonus: str


@dataclass(frozen=True, slots=True)
class AreaView(CountyArea):
    """An area with its tile, tokens and what expansions put there.

    `region` is "" beyond the map card, where there is never a tile, a mine or water. `own_miner`
    is the seat whose own colour one of the miners has, `calciner` its owner, both EMPTY without
    one.
    """

    region: str
    tile: TileView | None
    drainage: int
    miner: bool
    pump: bool
    own_miner: int
    arsenic: int
    calciner: int


@dataclass(frozen=True, slots=True)
class SeatView(CountySeat):
    """A player with cards and what expansions give.

    A known card reads "a:tin+1:2", a hidden one "a:?". `final_column` is the last one the marker
    may reach. `limiter` is the column the work limiter covers, 0 while it is not on the track;
    `own_miners` are those not on the map, `waiting` Michigan's pieces.
    """

    hand: tuple[str, ...]
    discarded: tuple[str, ...]
    final_column: int
    arsenic: int
    limiter: int
    calciner_left: bool
    own_miners: int
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AuctionView(CountyAuction):
    """A running auction with its survey card; `card_from` is "hand", "deck" or ""."""

    card: str
    card_from: str


@dataclass(frozen=True, slots=True)
class TableView(CountyView):
    """Everything on the table as the viewer sees it.

    `deck_sizes` are by region letter (two players only). `market` and `emigrated` are empty while
    arsenic and emigration are not in play; the last space of the market is never filled. `wallace`
    is None in a game without him.
    """

    areas: tuple[AreaView, ...]
    seats: tuple[SeatView, ...]
    auction: AuctionView | None
    peekers: tuple[int, ...]
    deck_sizes: dict[str, int]
    has_arsenic: bool
    has_emigration: bool
    market: tuple[MarketSpace, ...]
    emigrated: tuple[Emigrant, ...]
    wallace: WallaceView | None

    def area(self, name: str) -> AreaView:
        """Return the area of that name."""
        return next(area for area in self.areas if area.name == name)


def table_view(view: TrailState, viewer: int) -> TableView:
    """Return the named values of a view (or, for an open table, of the state itself)."""
    board = view.board
    return TableView(
        viewer=viewer,
        round=int(view.round),
        phase=PHASE_NAMES[int(view.phase)],
        to_move=int(view.to_move),
        active=int(view.active),
        tin_price=int(view.tin_price),
        copper_price=int(view.copper_price),
        last_tin=int(view.last_tin),
        last_copper=int(view.last_copper),
        areas=tuple(_area(view, area) for area in range(int(board.all_areas))),
        adits=adits(view),
        seats=tuple(_seat(view, seat) for seat in range(int(view.seats))),
        track=track(view),
        invested=in_passing_order(view),
        stock=stock_left(view),
        pumps=pump_groups(view),
        auction=_auction(view),
        pumps_left=int(view.pumps_left),
        peekers=tuple(int(s) for s in (view.next_peek, view.later_peek) if s != EMPTY),
        deck_sizes={REGION_NAMES[r]: int(view.deck_size[r]) for r in range(REGIONS)},
        has_arsenic=board.arsenic,
        has_emigration=board.emigration,
        market=market_spaces(view),
        emigrated=emigrants(view),
        wallace=wallace_view(view),
    )


def card_text(board: Board, card: int) -> str:
    """Return a card in the notation; a hidden one as its back and a question mark."""
    if card >= 0:
        return board.card_texts[card]
    back = int(back_of_hidden(card))
    return f"{BACK_NAMES[back]}:?" if back < len(BACK_NAMES) else "?"


def hand_of(view: TrailState, seat: int) -> tuple[int, ...]:
    """Return the cards in a seat's hand, hidden ones as their hidden numbers.

    Lord Wallace's are his survey deck, at the end those that everybody saw go under it (LW-5).
    """
    slots = range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS)
    cards = tuple(int(view.hand[slot]) for slot in slots if view.hand[slot] != EMPTY)
    return cards + cards_under(view) if seat == view.board.wallace_seat else cards


def _area(view: TrailState, area: int) -> AreaView:
    board = view.board
    return AreaView(
        name=board.area_names[area],
        region=REGION_NAMES[int(board.region[area])] if area < board.areas else "",
        coastal=bool(board.coastal[area]),
        tile=_tile(view, area),
        owner=int(view.owner[area]),
        tin=int(view.tin[area]),
        copper=int(view.copper[area]),
        water=int(view.water[area]),
        drainage=int(view.drainage[area]),
        miner=bool(view.miner[area]),
        port=bool(view.port[area]),
        train=bool(view.train[area]),
        pump=bool(view.pump[area]),
        capacity=int(capacity(view, area)),
        miners=int(view.miner[area]),
        own_miner=int(view.own_miner[area]) if board.emigration else EMPTY,
        arsenic=int(view.arsenic[area]) if board.arsenic else 0,
        calciner=int(view.calciner[area]) if board.arsenic else EMPTY,
    )


def _tile(view: TrailState, area: int) -> TileView | None:
    tile = int(view.tile[area])
    if tile == EMPTY:
        return None
    board = view.board
    known = tile != UNKNOWN_TILE
    return TileView(
        known=known,
        face_up=bool(view.face_up[area]),
        tin=int(board.tile_tin[tile]) if known else 0,
        copper=int(board.tile_copper[tile]) if known else 0,
        water=int(board.tile_water[tile]) if known else 0,
        seen_by=tuple(s for s in range(int(view.seats)) if int(view.seen[area]) >> s & 1),
        bonus=board.tile_bonus[tile] if known else "",
    )


def _seat(view: TrailState, seat: int) -> SeatView:
    board = view.board
    kept = range(seat * REGIONS, (seat + 1) * REGIONS)
    return SeatView(
        seat=seat,
        money=int(view.money[seat]),
        points=int(view.points[seat]),
        mines_left=int(view.mines_left[seat]),
        tin=int(view.ore_tin[seat]),
        copper=int(view.ore_copper[seat]),
        column=int(view.column[seat]),
        work_left=int(work_left(view, seat)),
        place=int(view.place[seat]),
        declined=bool(view.declined[seat]),
        hand=tuple(card_text(board, card) for card in hand_of(view, seat)),
        discarded=tuple(
            card_text(board, int(view.discarded[slot]))
            for slot in kept
            if view.discarded[slot] != EMPTY
        ),
        final_column=int(final_column(view, seat)),
        arsenic=int(view.ore_arsenic[seat]) if board.arsenic else 0,
        limiter=int(view.limiter[seat]) if board.arsenic else 0,
        calciner_left=board.arsenic and bool(view.calciner_left[seat]),
        own_miners=int(view.own_miners[seat]) if board.emigration else 0,
        waiting=waiting_pieces(view, seat),
    )


def _auction(view: TrailState) -> AuctionView | None:
    if view.area == EMPTY:
        return None
    card = int(view.survey_card)
    return AuctionView(
        area=view.board.area_names[int(view.area)],
        opener=int(view.opener),
        card=view.board.card_texts[card] if card != EMPTY else "",
        card_from=CARD_SOURCES.get(int(view.survey_from), ""),
        minimum=int(view.minimum),
        high_bid=int(view.high_bid),
        high_bidder=int(view.high_bidder),
        bidding=bidding_seats(view),
    )
