"""What is true of every table: a table on which it is not true breaks the invariant that says
so."""

import pytest

from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.invariants.tampering import (
    HELD,
    BrokenCase,
    Change,
    When,
    always,
    breaks,
    each,
    first,
    in_phase,
    more,
    put,
    said,
    scalar,
)

BEYOND = 20  # an area beyond the map card of three players

ROWS = ("money", "points", "ore_tin", "ore_copper", "tin", "copper", "water", "drainage")
BELOW_ZERO: list[BrokenCase] = [
    *(
        ("3", None, put(name, 1, -1), invariants.NOTHING_BELOW_ZERO_INVARIANT, always)
        for name in ROWS
    ),
    ("3+arsenic", None, put("ore_arsenic", 1, -1), invariants.NOTHING_BELOW_ZERO_INVARIANT, always),
    ("solo1", None, scalar("owed", -1), invariants.NOTHING_BELOW_ZERO_INVARIANT, always),
    ("solo1", None, scalar("income", -1), invariants.NOTHING_BELOW_ZERO_INVARIANT, always),
]


def swap_two_cards(state: TrailState) -> None:
    """Let the first two different cards of a hand change places."""
    slot = next(
        slot
        for slot in range(len(state.hand) - 1)
        if kinds.EMPTY != state.hand[slot] != state.hand[slot + 1] != kinds.EMPTY and slot % 10 < 9
    )
    state.hand[slot], state.hand[slot + 1] = state.hand[slot + 1], state.hand[slot]


def stand_too_low(state: TrailState) -> None:
    """The lowest marker leaves a gap above itself."""
    state.depth[first(state.depth, max(state.depth))] += 1


def tile_of_another_region(state: TrailState) -> None:
    """A tile lies in an area of another region."""
    area = first(state.tile, HELD)
    regions = list(state.board.region_of_tile_kind)
    state.tile[area] = regions.index(
        next(r for r in regions if r != state.board.region_of_area[area])
    )


def port_inland(state: TrailState) -> None:
    """A port stands inland."""
    state.port[first(state.board.is_area_coastal, 0)] = 1


def another_seat_is_asked(state: TrailState) -> None:
    """Somebody else has the turn."""
    state.to_move = (state.to_move + 1) % state.seats


def another_seat_is_active(state: TrailState) -> None:
    """Somebody else is active, and asked."""
    another_seat_is_asked(state)
    state.active = state.to_move


def who_passed_is_active(state: TrailState) -> None:
    """A seat in the investment column is asked for an action."""
    state.to_move = state.active = first(state.place, HELD)


def who_is_ahead_is_active(state: TrailState) -> None:
    """The marker furthest right is active, and asked."""
    ahead = max(range(int(state.seats)), key=lambda seat: int(state.column[seat]))
    state.to_move = state.active = ahead


def stand_late(state: TrailState, seat: int, column: int) -> None:
    """A seat's marker stands alone in a column far to the right."""
    for other in range(int(state.seats)):
        if state.column[other] == state.column[seat] and state.depth[other] > state.depth[seat]:
            state.depth[other] -= 1
    state.column[seat] = column
    state.depth[seat] = 0


def bidder_is_late(state: TrailState) -> None:
    """A bidder has one work point left, too few for a mine."""
    stand_late(state, first(state.bidding, 1), 9)


def tiles_of_one_kind(state: TrailState) -> None:
    """More tiles of a kind were built on than there are."""
    state.built[0] = state.board.tile_copies_of_kind[0] + 1


def goes_to_a_rival(owned: str, left: str) -> Change:
    """A piece in a mine goes to the next seat, whose own count is right."""

    def change(state: TrailState) -> None:
        area = first(state.row(owned), HELD)
        seat = int(state.row(owned)[area])
        rival = (seat + 1) % int(state.seats)
        state.row(owned)[area] = rival
        state.row(left)[seat] += 1
        state.row(left)[rival] -= 1

    return change


def somebody_passed(phase: str) -> When:
    """Somebody has passed in a step that ends in this phase."""
    return lambda before, after: in_phase(phase)(before, after) and after.passed > 0


def two_columns(before: TrailState, after: TrailState) -> bool:
    """Nobody has passed, and the markers stand in several columns."""
    return in_phase("actions")(before, after) and not after.passed and len(set(after.column)) > 1


def together(_before: TrailState, after: TrailState) -> bool:
    """All markers stand in column 0."""
    return not any(after.column) and all(place == kinds.EMPTY for place in after.place)


BROKEN: list[BrokenCase] = [
    (
        "3",
        kinds.COPPER_ROLLED_OUTCOME,
        scalar("tin_price", 3),
        invariants.PRICES_PRINTED_INVARIANT,
        always,
    ),
    (
        "3",
        kinds.COPPER_ROLLED_OUTCOME,
        scalar("copper_price", 3),
        invariants.PRICES_PRINTED_INVARIANT,
        always,
    ),
    ("3", None, more("mines_left", 0), invariants.MINES_IN_BOX_INVARIANT, always),
    ("3", kinds.DISCARD_CARD_MOVE, swap_two_cards, invariants.SORTED_HANDS_INVARIANT, always),
    (
        "3",
        kinds.DISCARD_CARD_MOVE,
        put("hand", 0, kinds.EMPTY),
        invariants.SORTED_HANDS_INVARIANT,
        always,
    ),
    (
        "3",
        None,
        each(put("depth", 0, 0), put("depth", 1, 0)),
        invariants.MARKER_PLACES_INVARIANT,
        together,
    ),
    ("3", None, stand_too_low, invariants.MARKER_PLACES_INVARIANT, together),
    (
        "3",
        kinds.INVEST_MOVE,
        each(put("place", 0, 0), put("place", 1, 0)),
        invariants.MARKER_PLACES_INVARIANT,
        in_phase("invest"),
    ),
    (
        "3",
        kinds.INVEST_MOVE,
        more("place", 0, 3),
        invariants.MARKER_PLACES_INVARIANT,
        in_phase("invest"),
    ),
    (
        "3",
        None,
        lambda state: stand_late(state, 0, 11),
        invariants.MARKER_LIMITS_INVARIANT,
        together,
    ),
    (
        "3",
        kinds.EXTRACT_ORE_MOVE,
        put("face_up", ("tile", kinds.EMPTY), 1),
        invariants.PLACES_OF_TILES_AND_MINES_INVARIANT,
        always,
    ),
    (
        "3",
        None,
        each(put("owner", ("tile", HELD), 0), more("mines_left", 0, -1)),
        invariants.PLACES_OF_TILES_AND_MINES_INVARIANT,
        always,
    ),
    ("3", None, tile_of_another_region, invariants.PLACES_OF_TILES_AND_MINES_INVARIANT, always),
    ("3", None, put("tile", BEYOND, 0), invariants.PLACES_OF_TILES_AND_MINES_INVARIANT, always),
    ("3", None, put("owner", BEYOND, 0), invariants.PLACES_OF_TILES_AND_MINES_INVARIANT, always),
    ("3", None, put("water", BEYOND, 1), invariants.PLACES_OF_WATER_INVARIANT, always),
    ("3", None, put("drainage", BEYOND, 1), invariants.PLACES_OF_WATER_INVARIANT, always),
    (
        "3",
        None,
        put("water", ("owner", kinds.EMPTY), 1),
        invariants.PLACES_OF_WATER_INVARIANT,
        always,
    ),
    (
        "3",
        None,
        put("pump", ("owner", kinds.EMPTY), 1),
        invariants.PLACES_OF_WATER_INVARIANT,
        always,
    ),
    (
        "3",
        kinds.EXTRACT_ORE_MOVE,
        put("drainage", ("tile", kinds.EMPTY), 1),
        invariants.PLACES_OF_WATER_INVARIANT,
        always,
    ),
    ("3", None, port_inland, invariants.PIECES_IN_BOX_INVARIANT, always),
    ("3", None, put("train", 0, 2), invariants.PIECES_IN_BOX_INVARIANT, always),
    ("3", None, put("miner", 0, 2), invariants.PIECES_IN_BOX_INVARIANT, always),
    ("3+emigration", None, put("miner", 0, 2), invariants.PIECES_IN_BOX_INVARIANT, always),
    (
        "3+emigration",
        None,
        put("miner", 0, 4),
        invariants.PIECES_IN_BOX_INVARIANT,
        lambda _, after: after.emigrated[12] != kinds.EMPTY,
    ),
    ("3", None, put("adit", 0, 2), invariants.PIECES_IN_BOX_INVARIANT, always),
    (
        "3",
        None,
        put("seen", ("face_up", 1), 1),
        invariants.PEEK_TOKENS_INVARIANT,
        lambda _, after: max(after.face_up) > 0,
    ),
    (
        "3",
        None,
        put("seen", ("tile", kinds.EMPTY), 1),
        invariants.PEEK_TOKENS_INVARIANT,
        lambda _, after: kinds.EMPTY in after.tile,
    ),
    ("3", None, scalar("to_move", NOBODY), invariants.DECIDING_SEAT_INVARIANT, in_phase("actions")),
    (
        "3",
        kinds.PEEK_MOVE,
        scalar("to_move", 0),
        invariants.DECIDING_SEAT_INVARIANT,
        lambda _, after: after.to_move == CHANCE,
    ),
    ("3", None, scalar("to_move", CHANCE), invariants.DECIDING_SEAT_INVARIANT, in_phase("actions")),
    ("3", None, another_seat_is_asked, invariants.DECIDING_SEAT_INVARIANT, in_phase("actions")),
    ("3", None, another_seat_is_active, invariants.DECIDING_SEAT_INVARIANT, in_phase("actions")),
    (
        "3",
        None,
        who_passed_is_active,
        invariants.DECIDING_SEAT_INVARIANT,
        somebody_passed("actions"),
    ),
    (
        "3",
        None,
        put("declined", ("declined", 0), 1),
        invariants.DECIDING_SEAT_INVARIANT,
        lambda before, after: after.to_move == 0 and in_phase("invest")(before, after),
    ),
    (
        "3",
        kinds.PEEK_MOVE,
        another_seat_is_asked,
        invariants.DECIDING_SEAT_INVARIANT,
        in_phase("peek"),
    ),
    (
        "solo1",
        kinds.INVEST_MOVE,
        scalar("to_move", 1),
        invariants.DECIDING_SEAT_INVARIANT,
        in_phase("invest"),
    ),
    ("3", None, who_is_ahead_is_active, invariants.DECIDING_SEAT_INVARIANT, two_columns),
    (
        "3",
        None,
        put("bidding", ("place", HELD), 1),
        invariants.AUCTION_BOARD_STATE_INVARIANT,
        somebody_passed("auction"),
    ),
    (
        "3",
        kinds.BUILD_MINE_MOVE,
        scalar("to_move", 7),
        invariants.DECIDING_SEAT_INVARIANT,
        in_phase("survey"),
    ),
    (
        "3",
        None,
        put("bidding", 0, 1),
        invariants.AUCTION_BOARD_STATE_INVARIANT,
        in_phase("actions"),
    ),
    (
        "3",
        None,
        scalar("high_bid", 2),
        invariants.AUCTION_BOARD_STATE_INVARIANT,
        in_phase("actions"),
    ),
    ("3", None, bidder_is_late, invariants.AUCTION_BOARD_STATE_INVARIANT, in_phase("auction")),
    (
        "3",
        kinds.BID_MOVE,
        scalar("high_bid", 0),
        invariants.AUCTION_BOARD_STATE_INVARIANT,
        in_phase("auction"),
    ),
    ("3", kinds.BUILD_MINE_MOVE, tiles_of_one_kind, invariants.TILES_IN_BOX_INVARIANT, always),
    ("3", kinds.BUILD_MINE_MOVE, more("played", 0, 9), invariants.CARDS_IN_BOX_INVARIANT, always),
    ("2", kinds.BUILD_MINE_MOVE, more("played", 0, 1), invariants.CARDS_IN_BOX_INVARIANT, always),
    (
        "solo1",
        kinds.BUILD_MINE_MOVE,
        more("played", 0, 1),
        invariants.CARDS_IN_BOX_INVARIANT,
        always,
    ),
    (
        "2",
        kinds.BUILD_MINE_MOVE,
        more("deck_size", 0, 1),
        invariants.CARDS_IN_BOX_INVARIANT,
        always,
    ),
    (
        "3",
        kinds.BUILD_MINE_MOVE,
        put("stock", 1, 99),
        invariants.DEVELOPMENT_STOCKS_INVARIANT,
        always,
    ),
    (
        "3",
        kinds.BUILD_MINE_MOVE,
        put("stock", 0, 1),
        invariants.DEVELOPMENT_STOCKS_INVARIANT,
        lambda before, _: before.round == 2,
    ),
    (
        "3",
        kinds.INVEST_MOVE,
        put("stock", 0, 1),
        invariants.DEVELOPMENT_STOCKS_INVARIANT,
        in_phase("peek"),
    ),
    (
        "3",
        kinds.BUILD_MINE_MOVE,
        put("pumps", 0, 99),
        invariants.DEVELOPMENT_STOCKS_INVARIANT,
        always,
    ),
    (
        "3+arsenic",
        kinds.ANSWER_CALCINER_MOVE,
        put("calciner_left", 0, 2),
        invariants.CALCINERS_INVARIANT,
        always,
    ),
    (
        "3+arsenic",
        kinds.ANSWER_CALCINER_MOVE,
        goes_to_a_rival("calciner", "calciner_left"),
        invariants.CALCINERS_INVARIANT,
        lambda _, after: max(after.calciner) != kinds.EMPTY,
    ),
    ("3+arsenic", None, put("limiter", 0, -1), invariants.CALCINERS_INVARIANT, always),
    (
        "3+arsenic",
        None,
        put("limiter", 0, 10),
        invariants.CALCINERS_INVARIANT,
        lambda before, after: after.calciner_left[0] == 1 and together(before, after),
    ),
    ("3+emigration", None, more("own_miners", 0), invariants.OWN_MINERS_INVARIANT, always),
    (
        "3+emigration",
        kinds.PLACE_OWN_MINER_MOVE,
        goes_to_a_rival("own_miner", "own_miners"),
        invariants.OWN_MINERS_INVARIANT,
        always,
    ),
    (
        "3+emigration",
        kinds.PLACE_OWN_MINER_MOVE,
        put("miner", ("own_miner", HELD), 0),
        invariants.OWN_MINERS_INVARIANT,
        always,
    ),
    ("3+emigration", None, put("waiting", 0, 1), invariants.MICHIGAN_PIECES_INVARIANT, always),
    (
        "3+emigration",
        kinds.EMIGRATE_MOVE,
        put("waiting", 0, -1),
        invariants.MICHIGAN_PIECES_INVARIANT,
        always,
    ),
    (
        "solo1",
        kinds.WALLACE_CARD_DRAWN_OUTCOME,
        put("money", 1, 1),
        invariants.WALLACE_WITHOUT_MONEY_INVARIANT,
        always,
    ),
    (
        "2",
        kinds.CHOOSE_SURVEY_CARD_MOVE,
        scalar("survey_card", kinds.EMPTY),
        invariants.CARDS_IN_BOX_INVARIANT,
        lambda _, after: max(after.bidding) > 0,
    ),
    (
        "2",
        kinds.PASS_MOVE,
        scalar("to_move", CHANCE),
        invariants.DECIDING_SEAT_INVARIANT,
        in_phase("invest"),
    ),
]


@pytest.mark.parametrize("case", [*BELOW_ZERO, *BROKEN], ids=said)
def test_a_table_that_cannot_be_breaks_an_invariant(case: BrokenCase) -> None:
    assert breaks(case)
