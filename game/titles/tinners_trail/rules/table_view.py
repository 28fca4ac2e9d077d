"""The table as a seat sees it, made from its view of the state."""

from __future__ import annotations

from game.titles.tinners_trail.rules import action_end, edition_2007, investment_boxes, kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.building import ORE_ADDED_BY_ADIT, is_area_empty
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.state import (
    TrailState,
    final_work_track_column,
    remaining_work_points,
)
from game.titles.tinners_trail.rules.table_parts import (
    adit_area_name_pairs,
    arsenic_market_spaces,
    cards_under_wallace_survey_deck,
    developments_left_by_kind_and_round,
    emigrants_by_round_and_place,
    names_of_michigan_pieces_to_place,
    passed_seats_in_order,
    pump_group_sizes_by_round,
    seats_by_track_column,
)
from game.titles.tinners_trail.rules.view_classes import (
    AreaView,
    AuctionView,
    CubeCounts,
    GroundView,
    InvestmentBoxView,
    SeatView,
    TableView,
    TileView,
)

CARD_BACK_NAMES = (*REGION_NAMES, "any")
COPIED_NUMBER_NAMES = (  # of the same name in a state
    *("round", "to_move", "tin_price", "copper_price"),
)
ROUNDS_WITH_BOXES = range(1, kinds.ROUND_COUNT + 1)
CARD_SOURCE_NAMES = {kinds.HAND_CARD_SOURCE: "hand", kinds.DECK_CARD_SOURCE: "deck"}


def make_table_view(view: TrailState, viewer: int) -> TableView:
    """Return the named values of a view (or, for an open table, of the state itself)."""
    board = view.board
    auction = _auction_view(view)
    due = board.is_edition_2007 and view.area != kinds.EMPTY and auction is None
    return TableView(
        viewer=viewer,
        **{name: int(getattr(view, name)) for name in COPIED_NUMBER_NAMES},
        last_tin_price=int(view.last_tin),
        last_copper_price=int(view.last_copper),
        pumps_left_to_place=int(view.pumps_left),
        phase=kinds.PHASE_NAMES[int(view.phase)],
        areas=tuple(_area_view(view, area) for area in range(int(board.area_count))),
        adit_area_pairs=adit_area_name_pairs(view),
        seats=tuple(_seat_view(view, seat) for seat in range(int(view.seats))),
        seats_by_track_column=seats_by_track_column(view),
        passed_seats_in_order=passed_seats_in_order(view),
        developments_left_by_kind_and_round=developments_left_by_kind_and_round(view),
        pump_group_sizes_by_round=pump_group_sizes_by_round(view),
        auction=auction,
        has_arsenic=board.has_arsenic,
        has_emigration=board.has_emigration,
        arsenic_market_spaces=arsenic_market_spaces(view),
        emigrants=emigrants_by_round_and_place(view),
        investment_boxes_by_round=tuple(
            _investment_boxes(view, number) for number in ROUNDS_WITH_BOXES
        )
        if board.is_edition_2007
        else (),
        area_with_dice_due=board.area_names[int(view.area)] if due else "",
    )


def _area_view(view: TrailState, area: int) -> AreaView:
    board = view.board
    old = board.is_edition_2007
    printed = (
        (int(board.printed_tin_of_area[area]), int(board.printed_copper_of_area[area]))
        if old
        else (0, 0)
    )
    lying = cube_counts_in_area(view, area)
    before_prices = view.phase == kinds.PRICES_PHASE and view.round == 1 and view.tin_price == 0
    rolled = any(printed) and before_prices
    return AreaView(
        name=board.area_names[area],
        region=REGION_NAMES[int(board.region_of_area[area])]
        if area < len(board.region_of_area)
        else "",
        is_coastal=bool(board.is_area_coastal[area]),
        tile=None if old else _tile_view(view, area),
        owner=int(view.owner[area]),
        tin=lying[0],
        copper=lying[1],
        water=lying[2],
        drainage_tokens=0 if old else int(view.drainage[area]),
        has_miner=bool(view.miner[area]),
        has_port=bool(view.port[area]),
        has_train=bool(view.train[area]),
        has_survey_pump=not old and bool(view.pump[area]),
        extraction_capacity=int(mine_capacity(view, area)),
        miners=int(view.miner[area]),
        own_miner_seat=int(view.own_miner[area]) if board.has_emigration else kinds.EMPTY,
        arsenic=int(view.arsenic[area]) if board.has_arsenic else 0,
        calciner_seat=int(view.calciner[area]) if board.has_arsenic else kinds.EMPTY,
        printed_tin_and_copper=printed,
        empty_ground=_ground_view(view, area) if old and is_area_empty(view, area) else None,
        set_up_dice_faces=(lying[0] - printed[0], lying[1] - printed[1], lying[2])
        if rolled
        else None,
    )


def cube_counts_in_area(state: TrailState, area: int) -> CubeCounts:
    """Return the tin, copper and water lying in an area."""
    return (int(state.tin[area]), int(state.copper[area]), int(state.water[area]))


def cube_counts_of_tile_kind(board: Board, tile: int) -> CubeCounts:
    """Return the tin, copper and water of a kind of tile."""
    return (int(board.tile_tin[tile]), int(board.tile_copper[tile]), int(board.tile_water[tile]))


def _tile_view(view: TrailState, area: int) -> TileView | None:
    tile = int(view.tile[area])
    if tile == kinds.EMPTY:
        return None
    known = tile != kinds.UNKNOWN_TILE
    tin, copper, water = cube_counts_of_tile_kind(view.board, tile) if known else (0, 0, 0)
    return TileView(
        is_known=known,
        is_face_up=bool(view.face_up[area]),
        tin=tin,
        copper=copper,
        water=water,
        seen_by=tuple(s for s in range(int(view.seats)) if int(view.seen[area]) >> s & 1),
        bonus_text=view.board.tile_bonus[tile] if known else "",
    )


def _ground_view(view: TrailState, area: int) -> GroundView:
    board = view.board
    ore = int(edition_2007.count_adits(view, area)) * int(ORE_ADDED_BY_ADIT)
    drained = int(edition_2007.water_roll_reduction(view, area))
    dice = board.tin_die, board.copper_die, board.water_die
    faces = [sorted(int(face) for face in die) for die in dice]
    added = ore, ore, -drained
    least, most = (
        [max(0, die[end] + by) for die, by in zip(faces, added, strict=True)] for end in (0, -1)
    )
    return GroundView(ore, drained, (least[0], least[1], least[2]), (most[0], most[1], most[2]))


def _seat_view(view: TrailState, seat: int) -> SeatView:
    board = view.board
    kept = list(view.discarded)[seat * kinds.REGION_COUNT : (seat + 1) * kinds.REGION_COUNT]
    acts = view.phase == kinds.ACTIONS_PHASE and view.place[seat] == kinds.EMPTY
    return SeatView(
        seat=seat,
        money=int(view.money[seat]),
        points=int(view.points[seat]),
        mines_left=int(view.mines_left[seat]),
        tin=int(view.ore_tin[seat]),
        copper=int(view.ore_copper[seat]),
        track_column=int(view.column[seat]),
        work_points_left=int(remaining_work_points(view, seat)),
        passing_row=int(view.place[seat]),
        has_declined_to_invest=bool(view.declined[seat]),
        hand=tuple(
            card_notation(board, card) for card in card_numbers_in_hand_or_survey_deck(view, seat)
        ),
        discarded_cards=tuple(
            card_notation(board, int(card)) for card in kept if card != kinds.EMPTY
        ),
        last_reachable_column=int(final_work_track_column(view, seat)),
        arsenic=int(view.ore_arsenic[seat]) if board.has_arsenic else 0,
        work_limiter_column=int(view.limiter[seat]) if board.has_arsenic else 0,
        has_calciner_left=board.has_arsenic and bool(view.calciner_left[seat]),
        own_miners_off_map=int(view.own_miners[seat]) if board.has_emigration else 0,
        waiting_michigan_pieces=names_of_michigan_pieces_to_place(view, seat),
        investment_cubes_left=int(view.cubes_left[seat]) if board.is_edition_2007 else 0,
        has_one_action_left=bool(
            board.is_edition_2007 and acts and action_end.is_one_action_left(view)
        ),
    )


def _auction_view(view: TrailState) -> AuctionView | None:
    if view.area == kinds.EMPTY or (view.board.is_edition_2007 and view.opener == kinds.EMPTY):
        return None
    card = int(view.survey_card)
    return AuctionView(
        area=view.board.area_names[int(view.area)],
        opener_seat=int(view.opener),
        survey_card=view.board.card_texts[card] if card != kinds.EMPTY else "",
        survey_card_source=CARD_SOURCE_NAMES.get(int(view.survey_from), ""),
        minimum_bid=int(view.minimum),
        high_bid=int(view.high_bid),
        high_bidder=int(view.high_bidder),
        seats_still_bidding=tuple(seat for seat in range(int(view.seats)) if view.bidding[seat]),
    )


def _investment_boxes(view: TrailState, game_round: int) -> tuple[InvestmentBoxView, ...]:
    """Return the investment boxes of a round, cheapest first (C-14)."""
    board = view.board
    boxes = []
    now = view.phase == kinds.INVEST_PHASE and game_round == view.round
    for row in range(int(board.investment_box_row_count)):
        first = int(
            investment_boxes.first_cell_of_box(game_round, row, board.investment_box_row_count)
        )
        cells = [int(view.boxes[first + place]) for place in range(kinds.CUBES_PER_INVESTMENT_BOX)]
        boxes.append(
            InvestmentBoxView(
                pounds=int(board.investment_box_price[row]),
                points=int(
                    board.investment_box_points[
                        (game_round - 1) * int(board.investment_box_row_count) + row
                    ]
                ),
                owners_of_cubes=tuple(owner for owner in cells if owner != kinds.EMPTY),
                is_open=bool(now and investment_boxes.has_box_space(view, row)),
            )
        )
    return tuple(boxes)


def card_notation(board: Board, card: int) -> str:
    """Return a card in the notation; a hidden one as its back and a question mark."""
    if card >= 0:
        return board.card_texts[card]
    back = int(kinds.back_of_hidden_card(card))
    return f"{CARD_BACK_NAMES[back]}:?" if back < len(CARD_BACK_NAMES) else "?"


def card_numbers_in_hand_or_survey_deck(view: TrailState, seat: int) -> tuple[int, ...]:
    """Return the cards in a seat's hand, hidden ones as their hidden numbers. For Lord Wallace
    return his survey deck, with the known cards that were put under it at the end (LW-5)."""
    slots = list(view.hand)[seat * kinds.HAND_SLOT_COUNT : (seat + 1) * kinds.HAND_SLOT_COUNT]
    cards = tuple(int(card) for card in slots if card != kinds.EMPTY)
    return (
        cards + cards_under_wallace_survey_deck(view) if seat == view.board.wallace_seat else cards
    )
