"""The table as a seat sees it, now and after a move, made from its view of the state."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.moves import kind_of
from game.titles.tinners_trail.rules import edition_2007, kinds
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.board import STOCK_WORDS, Board
from game.titles.tinners_trail.rules.cards import carry_out_benefit
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.developments import ADIT_ORE, capacity, is_empty
from game.titles.tinners_trail.rules.kinds import ACTIONS, BID, DROP, EMPTY, PASS, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState, final_column, work_left
from game.titles.tinners_trail.rules.views import (
    AreaView,
    AuctionView,
    BoxView,
    Cubes,
    Emigrant,
    GroundView,
    MarketSpace,
    SeatView,
    TableView,
    TileView,
)
from game.titles.tinners_trail.rules.wallace.tables import ACTION_LETTERS

# The view of a table made from a seat's view of the state, so that nothing hidden is in it.

PLACE_NAMES = ("michigan", "sierra-madre", "kimberley", "adelaide")
STOCK_NAMES = tuple(STOCK_WORDS)
BACK_NAMES = (*REGION_NAMES, "any")
NUMBERS = (  # of the same name in a state
    *("round", "to_move", "tin_price", "copper_price"),
    *("last_tin", "last_copper", "pumps_left"),
)
BOX_ROUNDS = range(1, kinds.ROUNDS + 1)
CARD_SOURCES = {kinds.FROM_HAND: "hand", kinds.FROM_DECK: "deck"}

MUCH_WATER = 99  # below an unknown tile: what could take water away is not lost for sure


def table_view(view: TrailState, viewer: int) -> TableView:
    """Return the named values of a view (or, for an open table, of the state itself)."""
    board = view.board
    auction = _auction(view)
    due = board.edition_2007 and view.area != kinds.EMPTY and auction is None
    return TableView(
        viewer=viewer,
        **{name: int(getattr(view, name)) for name in NUMBERS},
        phase=kinds.PHASE_NAMES[int(view.phase)],
        areas=tuple(_area(view, area) for area in range(int(board.all_areas))),
        adits=adits(view),
        seats=tuple(_seat(view, seat) for seat in range(int(view.seats))),
        track=track(view),
        invested=in_passing_order(view),
        stock=stock_left(view),
        pumps=pump_groups(view),
        auction=auction,
        has_arsenic=board.arsenic,
        has_emigration=board.emigration,
        market=market_spaces(view),
        emigrated=emigrants(view),
        boxes=tuple(_column(view, number) for number in BOX_ROUNDS) if board.edition_2007 else (),
        prospect=board.area_names[int(view.area)] if due else "",
    )


def _area(view: TrailState, area: int) -> AreaView:
    board = view.board
    old = board.edition_2007
    printed = (int(board.printed_tin[area]), int(board.printed_copper[area])) if old else (0, 0)
    lying = cubes_in(view, area)
    before_prices = view.phase == kinds.PRICES and view.round == 1 and view.tin_price == 0
    rolled = any(printed) and before_prices
    return AreaView(
        name=board.area_names[area],
        region=REGION_NAMES[int(board.region[area])] if area < len(board.region) else "",
        coastal=bool(board.coastal[area]),
        tile=None if old else _tile(view, area),
        owner=int(view.owner[area]),
        tin=lying[0],
        copper=lying[1],
        water=lying[2],
        drainage=0 if old else int(view.drainage[area]),
        miner=bool(view.miner[area]),
        port=bool(view.port[area]),
        train=bool(view.train[area]),
        pump=not old and bool(view.pump[area]),
        capacity=int(capacity(view, area)),
        miners=int(view.miner[area]),
        own_miner=int(view.own_miner[area]) if board.emigration else kinds.EMPTY,
        arsenic=int(view.arsenic[area]) if board.arsenic else 0,
        calciner=int(view.calciner[area]) if board.arsenic else kinds.EMPTY,
        printed=printed,
        ground=_ground(view, area) if old and is_empty(view, area) else None,
        rolled=(lying[0] - printed[0], lying[1] - printed[1], lying[2]) if rolled else None,
    )


def cubes_in(state: TrailState, area: int) -> Cubes:
    """Return the tin, copper and water lying in an area."""
    return (int(state.tin[area]), int(state.copper[area]), int(state.water[area]))


def cubes_of_tile(board: Board, tile: int) -> Cubes:
    """Return the tin, copper and water of a kind of tile."""
    return (int(board.tile_tin[tile]), int(board.tile_copper[tile]), int(board.tile_water[tile]))


def _tile(view: TrailState, area: int) -> TileView | None:
    tile = int(view.tile[area])
    if tile == kinds.EMPTY:
        return None
    known = tile != kinds.UNKNOWN_TILE
    tin, copper, water = cubes_of_tile(view.board, tile) if known else (0, 0, 0)
    return TileView(
        known=known,
        face_up=bool(view.face_up[area]),
        tin=tin,
        copper=copper,
        water=water,
        seen_by=tuple(s for s in range(int(view.seats)) if int(view.seen[area]) >> s & 1),
        bonus=view.board.tile_bonus[tile] if known else "",
    )


def _ground(view: TrailState, area: int) -> GroundView:
    board = view.board
    ore = int(edition_2007.adits_of(view, area)) * int(ADIT_ORE)
    drained = int(edition_2007.drained_before(view, area))
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [sorted(int(face) for face in die) for die in dice]
    added = ore, ore, -drained
    least, most = (
        [max(0, die[end] + by) for die, by in zip(faces, added, strict=True)] for end in (0, -1)
    )
    return GroundView(ore, drained, (least[0], least[1], least[2]), (most[0], most[1], most[2]))


def _seat(view: TrailState, seat: int) -> SeatView:
    board = view.board
    kept = list(view.discarded)[seat * kinds.REGIONS : (seat + 1) * kinds.REGIONS]
    acts = view.phase == kinds.ACTIONS and view.place[seat] == kinds.EMPTY
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
        discarded=tuple(card_text(board, int(card)) for card in kept if card != kinds.EMPTY),
        final_column=int(final_column(view, seat)),
        arsenic=int(view.ore_arsenic[seat]) if board.arsenic else 0,
        limiter=int(view.limiter[seat]) if board.arsenic else 0,
        calciner_left=board.arsenic and bool(view.calciner_left[seat]),
        own_miners=int(view.own_miners[seat]) if board.emigration else 0,
        waiting=waiting_pieces(view, seat),
        cubes_left=int(view.cubes_left[seat]) if board.edition_2007 else 0,
        last=bool(board.edition_2007 and acts and edition_2007.is_last(view)),
    )


def _auction(view: TrailState) -> AuctionView | None:
    if view.area == kinds.EMPTY or (view.board.edition_2007 and view.opener == kinds.EMPTY):
        return None
    card = int(view.survey_card)
    return AuctionView(
        area=view.board.area_names[int(view.area)],
        opener=int(view.opener),
        card=view.board.card_texts[card] if card != kinds.EMPTY else "",
        card_from=CARD_SOURCES.get(int(view.survey_from), ""),
        minimum=int(view.minimum),
        high_bid=int(view.high_bid),
        high_bidder=int(view.high_bidder),
        bidding=tuple(seat for seat in range(int(view.seats)) if view.bidding[seat]),
    )


def _column(view: TrailState, game_round: int) -> tuple[BoxView, ...]:
    """Return the investment boxes of a round, cheapest first (C-14)."""
    board = view.board
    boxes = []
    now = view.phase == kinds.INVEST_PHASE and game_round == view.round
    for row in range(int(board.rows)):
        first = int(edition_2007.box_place(game_round, row, board.rows))
        cells = [int(view.boxes[first + place]) for place in range(kinds.BOX_PLACES)]
        boxes.append(
            BoxView(
                pounds=int(board.box_price[row]),
                points=int(board.box_points[(game_round - 1) * int(board.rows) + row]),
                owners=tuple(owner for owner in cells if owner != kinds.EMPTY),
                open=bool(now and edition_2007.is_open(view, row)),
            )
        )
    return tuple(boxes)


def card_text(board: Board, card: int) -> str:
    """Return a card in the notation; a hidden one as its back and a question mark."""
    if card >= 0:
        return board.card_texts[card]
    back = int(kinds.back_of_hidden(card))
    return f"{BACK_NAMES[back]}:?" if back < len(BACK_NAMES) else "?"


def hand_of(view: TrailState, seat: int) -> tuple[int, ...]:
    """Return the cards in a seat's hand, hidden ones as their hidden numbers.

    Lord Wallace's are his survey deck, at the end those that everybody saw go under it (LW-5).
    """
    slots = list(view.hand)[seat * kinds.HAND_SLOTS : (seat + 1) * kinds.HAND_SLOTS]
    cards = tuple(int(card) for card in slots if card != kinds.EMPTY)
    return cards + cards_under(view) if seat == view.board.wallace_seat else cards


# What lies on the table, piece by piece.


def border_names(board: Board, border: int) -> tuple[str, str]:
    """Return the names of the two areas of a border, in alphabetical order."""
    west = board.area_names[int(board.border_west[border])]
    east = board.area_names[int(board.border_east[border])]
    return (west, east) if west < east else (east, west)


def adits(view: TrailState) -> tuple[tuple[str, str], ...]:
    """Return the two areas of every border with an adit."""
    borders = range(int(view.board.borders))
    return tuple(border_names(view.board, border) for border in borders if view.adit[border])


def track(view: TrailState) -> tuple[tuple[int, ...], ...]:
    """Return the seats in each column of the work track, top to bottom; passed ones are off it."""
    columns: list[list[int]] = [[] for _ in range(int(view.board.columns) + 1)]
    on_track = [seat for seat in range(int(view.seats)) if view.place[seat] == kinds.EMPTY]
    for seat in sorted(on_track, key=lambda seat: int(view.depth[seat])):
        columns[int(view.column[seat])].append(seat)
    return tuple(tuple(column) for column in columns)


def in_passing_order(view: TrailState) -> tuple[int, ...]:
    """Return the seats that have passed, first to last."""
    passed = [seat for seat in range(int(view.seats)) if view.place[seat] != kinds.EMPTY]
    return tuple(sorted(passed, key=lambda seat: int(view.place[seat])))


def stock_left(view: TrailState) -> dict[str, tuple[int, ...]]:
    """Return how many pieces of every development are left in each round's column."""
    return {
        name: tuple(int(view.stock[row * kinds.ROUNDS + column]) for column in range(kinds.ROUNDS))
        for row, name in enumerate(STOCK_NAMES)
    }


def pump_groups(view: TrailState) -> tuple[tuple[int, ...], ...]:
    """Return the sizes of the groups of pumps that are left in each round's column."""
    cells = [int(size) for size in view.pumps]
    columns = (
        cells[c * kinds.PUMP_GROUPS : (c + 1) * kinds.PUMP_GROUPS] for c in range(kinds.ROUNDS)
    )
    return tuple(tuple(size for size in column if size) for column in columns)


def waiting_pieces(view: TrailState, seat: int) -> tuple[str, ...]:
    """Return Michigan's pieces the seat has still to place, in the order of a stock (E-4)."""
    if not view.board.emigration:
        return ()
    waiting = [int(view.waiting[seat * kinds.STOCKS + piece]) for piece in range(kinds.STOCKS)]
    return tuple(
        name for name, count in zip(STOCK_WORDS, waiting, strict=True) for _ in range(count)
    )


def emigrants(view: TrailState) -> tuple[Emigrant, ...]:
    """Return who has emigrated, round by round (E-2)."""
    if not view.board.emigration:
        return ()
    return tuple(
        Emigrant(PLACE_NAMES[cell % kinds.PLACES], cell // kinds.PLACES + 1, int(seat))
        for cell, seat in enumerate(view.emigrated)
        if seat != kinds.EMPTY
    )


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


# Forecasts for the screen: the table after a move, and what a mine would hold.


@dataclass(frozen=True, slots=True)
class MineForecast:
    """What a mine in an area would hold: each source's tin, copper and water, and the sum.

    `known` is False when the viewer does not know the tile: then tile and total count
    nothing for it, and its water is taken to be plenty. `lost` tells that the card's piece
    would find no legal place (A-9), `bonus` what the winner gets in the notation's words, "" for
    none (K-2).
    """

    known: bool
    tile: Cubes
    lying: Cubes  # ore from adits; water that drainage tokens take away, as a negative number
    card: Cubes
    total: Cubes
    pieces: tuple[str, ...]  # what the card brings: "miner", "port", "pump"
    lost: bool
    arsenic: int  # cubes lying there
    bonus: str


def forecast(view: TrailState, code: int) -> TableView | None:
    """Return the table after the seat to move plays the move, None where luck or hidden
    facts decide what follows.

    In 2007 it is the table before anything that follows by itself: the last player's action is
    shown without their pass and the sale (C-7, C-13).
    """
    after = view.clone()
    assert isinstance(after, TrailState)
    if view.board.edition_2007:
        if after.phase == ACTIONS and kind_of(code) != PASS:
            after.passed = 0  # then nobody is the last one
    elif kind_of(code) in (BID, DROP) and view.tile[view.area] == UNKNOWN_TILE:
        return None
    apply(after, code)
    return table_view(after, int(view.to_move))


def prospect(view: TrailState, area_name: str, card_text: str = "") -> MineForecast:
    """Return what a mine in the area would hold for the viewer, with the card or without."""
    board = view.board
    area = board.area_numbers[area_name]
    tile = int(view.tile[area])
    known = tile >= 0
    mine = view.clone()
    assert isinstance(mine, TrailState)
    tile_cubes = cubes_of_tile(board, tile) if known else (0, 0, 0)
    mine.owner[area] = 0
    mine.tin[area] += tile_cubes[0]
    mine.copper[area] += tile_cubes[1]
    water = tile_cubes[2] if known else MUCH_WATER
    mine.water[area] = max(0, water - int(view.drainage[area]))
    drained = int(mine.water[area]) - water
    before = cubes_in(mine, area)
    pieces = _pieces(mine, area)
    card = board.card_numbers.get(card_text, EMPTY)
    if card != EMPTY:
        carry_out_benefit(mine, area, card)
    total = cubes_in(mine, area)
    gained = tuple(piece for piece in _pieces(mine, area) if piece not in pieces)
    changed = total != before or bool(gained)
    return MineForecast(
        known=known,
        tile=tile_cubes,
        lying=(int(view.tin[area]), int(view.copper[area]), drained),
        card=(total[0] - before[0], total[1] - before[1], total[2] - before[2]),
        total=total if known else (total[0], total[1], 0),
        pieces=gained,
        lost=card != EMPTY and not changed,
        arsenic=int(view.arsenic[area]) if board.arsenic else 0,
        bonus=board.tile_bonus[tile] if known else "",
    )


def _pieces(state: TrailState, area: int) -> tuple[str, ...]:
    standing = (("miner", state.miner), ("port", state.port), ("pump", state.pump))
    return tuple(name for name, row in standing if row[area])
