"""What is true of every table: a table on which it is not true breaks the law that says so."""

from __future__ import annotations

import pytest

from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.kinds import (
    BID,
    BUILD,
    CALCINER,
    DISCARD,
    EMIGRATE,
    EMPTY,
    EXTRACT,
    INVEST,
    OWN_MINER,
    PASS,
    PEEK,
    PHASE_NAMES,
    ROLL_COPPER,
    SURVEY_CARD,
    WALLACE_CARD,
)
from game.titles.tinners_trail.rules.laws import kinds
from game.titles.tinners_trail.rules.laws.kinds import WORDS
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.laws.tampering import Change, When, always, broken_by, first

BEYOND = 20  # an area beyond the map card of three players
Case = tuple[str, int | None, Change, int, When]


def row(name: str, place: int, number: int) -> Change:
    """Put a number into a row."""

    def change(state: TrailState) -> None:
        state.row(name)[place] = number

    return change


def scalar(name: str, number: int) -> Change:
    """Change a single number."""
    return lambda state: setattr(state, name, number)


def more(name: str, place: int, by: int = 1) -> Change:
    """Add to a number of a row."""

    def change(state: TrailState) -> None:
        state.row(name)[place] += by

    return change


def at(name: str, where: str, number: int, fits: int | None = None) -> Change:
    """Put a number into a row where another row has a number, or any but EMPTY."""

    def change(state: TrailState) -> None:
        place = first(state.row(where), lambda found: found == fits if fits is not None
                      else found != EMPTY)  # fmt: skip
        state.row(name)[place] = number

    return change


def in_phase(name: str) -> When:
    """The step ends in this phase, with a seat to decide."""
    return lambda _, after: PHASE_NAMES[int(after.phase)] == name and after.to_move >= 0


def holds(name: str, *, least: int = 1) -> When:
    """Somewhere in a row of the state after the step stands so much."""
    return lambda _, after: max(after.row(name)) >= least


def swap_two_cards(state: TrailState) -> None:
    """Let the first two different cards of a hand change places."""
    slot = next(
        slot
        for slot in range(len(state.hand) - 1)
        if EMPTY != state.hand[slot] != state.hand[slot + 1] != EMPTY and slot % 10 < 9
    )
    state.hand[slot], state.hand[slot + 1] = state.hand[slot + 1], state.hand[slot]


def leave_a_gap(state: TrailState) -> None:
    """Take the first card of a hand that holds two."""
    state.hand[0] = EMPTY


def stand_at_the_same_place(state: TrailState) -> None:
    """Two markers of column 0 stand one on the other."""
    state.depth[0] = state.depth[1] = 0
    state.column[0] = state.column[1] = 0


def stand_too_low(state: TrailState) -> None:
    """The lowest marker leaves a gap above itself."""
    state.depth[first(state.depth, lambda depth: depth == max(state.depth))] += 1


def pass_to_the_same_place(state: TrailState) -> None:
    """Two markers lie in one space of the investment column."""
    state.place[0] = state.place[1] = 0


def turn_up_nothing(state: TrailState) -> None:
    """An area without a tile is face up."""
    state.face_up[first(state.tile, lambda tile: tile == EMPTY)] = 1


def mine_under_a_tile(state: TrailState) -> None:
    """A mine and a tile are in one area, the mine taken from the seat's own."""
    area = first(state.tile, lambda tile: tile != EMPTY)
    state.owner[area] = 0
    state.mines_left[0] -= 1


def tile_of_another_region(state: TrailState) -> None:
    """A tile lies in an area of another region."""
    area = first(state.tile, lambda tile: tile != EMPTY)
    region = state.board.region[area]
    state.tile[area] = first(state.board.tile_region, lambda other: other != region)


def inland(state: TrailState) -> int:
    """Return an inland area."""
    return first(state.board.coastal, lambda coastal: coastal == 0)


def port_inland(state: TrailState) -> None:
    """A port stands inland."""
    state.port[inland(state)] = 1


def water_without_mine(state: TrailState) -> None:
    """Water lies where no mine is."""
    state.water[first(state.owner, lambda owner: owner == EMPTY)] = 1


def drainage_without_tile(state: TrailState) -> None:
    """A token lies where no tile is."""
    state.drainage[first(state.tile, lambda tile: tile == EMPTY)] = 1


def peek_token_face_up(state: TrailState) -> None:
    """A token lies on a face-up tile."""
    state.seen[first(state.face_up, lambda up: up == 1)] = 1


def another_seat_is_asked(state: TrailState) -> None:
    """Somebody else has the turn."""
    state.to_move = (state.to_move + 1) % state.seats


def another_seat_is_active(state: TrailState) -> None:
    """Somebody else is active, and asked."""
    another_seat_is_asked(state)
    state.active = state.to_move


def who_passed_is_active(state: TrailState) -> None:
    """A seat in the investment column is asked for an action."""
    state.to_move = state.active = first(state.place, lambda place: place != EMPTY)


def stand_late(state: TrailState, seat: int, column: int) -> None:
    """A seat's marker stands alone in a column far to the right."""
    for other in range(int(state.seats)):
        if state.column[other] == state.column[seat] and state.depth[other] > state.depth[seat]:
            state.depth[other] -= 1
    state.column[seat], state.depth[seat] = column, 0


def stand_beyond_the_track(state: TrailState) -> None:
    """A marker stands right of the last column."""
    stand_late(state, 0, 11)


def bidder_is_late(state: TrailState) -> None:
    """A bidder has one work point left, too few for a mine."""
    stand_late(state, first(state.bidding, lambda bidding: bidding == 1), 9)


def tiles_of_one_kind(state: TrailState) -> None:
    """More tiles of a kind were built on than there are."""
    state.built[0] = state.board.tile_count[0] + 1


def calciner_of_a_rival(state: TrailState) -> None:
    """A calciner stands in another seat's mine."""
    area = first(state.calciner, lambda seat: seat != EMPTY)
    seat = int(state.calciner[area])
    state.calciner[area] = (seat + 1) % state.seats
    state.calciner_left[seat], state.calciner_left[state.calciner[area]] = 1, 0


def own_miner_of_a_rival(state: TrailState) -> None:
    """An own miner works in a foreign mine."""
    area = first(state.own_miner, lambda seat: seat != EMPTY)
    seat = int(state.own_miner[area])
    state.own_miner[area] = (seat + 1) % state.seats
    state.own_miners[seat] += 1
    state.own_miners[state.own_miner[area]] -= 1


def own_miner_who_does_not_count(state: TrailState) -> None:
    """An own miner is not among the miners of its area."""
    state.miner[first(state.own_miner, lambda seat: seat != EMPTY)] = 0


def who_is_ahead_is_active(state: TrailState) -> None:
    """The marker furthest right is active, and asked."""
    ahead = max(range(int(state.seats)), key=lambda seat: int(state.column[seat]))
    state.to_move = state.active = ahead


def two_columns(_before: TrailState, after: TrailState) -> bool:
    """Nobody has passed, and the markers stand in several columns."""
    return in_phase("actions")(_before, after) and not after.passed and len(set(after.column)) > 1


def bidder_has_passed(state: TrailState) -> None:
    """A seat that has passed bids."""
    state.bidding[first(state.place, lambda place: place != EMPTY)] = 1


def somebody_out_has_passed(_before: TrailState, after: TrailState) -> bool:
    """An auction runs after somebody has passed."""
    return in_phase("auction")(_before, after) and after.passed > 0


def somebody_passed(_before: TrailState, after: TrailState) -> bool:
    """Somebody has passed, somebody is asked for an action."""
    return in_phase("actions")(_before, after) and after.passed > 0


def markers_together(_before: TrailState, after: TrailState) -> bool:
    """All markers stand in column 0."""
    return not any(after.column) and all(place == EMPTY for place in after.place)


BROKEN: list[Case] = [
    ("3", None, row("money", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("points", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("ore_tin", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("ore_copper", 1, -1), kinds.BELOW_ZERO, always),
    ("3+arsenic", None, row("ore_arsenic", 1, -1), kinds.BELOW_ZERO, always),
    ("solo1", None, scalar("owed", -1), kinds.BELOW_ZERO, always),
    ("solo1", None, scalar("income", -1), kinds.BELOW_ZERO, always),
    ("3", None, row("tin", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("copper", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("water", 1, -1), kinds.BELOW_ZERO, always),
    ("3", None, row("drainage", 1, -1), kinds.BELOW_ZERO, always),
    ("3", ROLL_COPPER, scalar("tin_price", 3), kinds.PRICES_PRINTED, always),
    ("3", ROLL_COPPER, scalar("copper_price", 3), kinds.PRICES_PRINTED, always),
    ("3", None, more("mines_left", 0), kinds.MINES, always),
    ("3", DISCARD, swap_two_cards, kinds.HANDS, always),
    ("3", DISCARD, leave_a_gap, kinds.HANDS, always),
    ("3", None, stand_at_the_same_place, kinds.MARKERS, markers_together),
    ("3", None, stand_too_low, kinds.MARKERS, markers_together),
    ("3", INVEST, pass_to_the_same_place, kinds.MARKERS, in_phase("invest")),
    ("3", INVEST, more("place", 0, 3), kinds.MARKERS, in_phase("invest")),
    ("3", None, stand_beyond_the_track, kinds.LIMITS, markers_together),
    ("3", EXTRACT, turn_up_nothing, kinds.TILES_AND_MINES, always),
    ("3", None, mine_under_a_tile, kinds.TILES_AND_MINES, always),
    ("3", None, tile_of_another_region, kinds.TILES_AND_MINES, always),
    ("3", None, row("tile", BEYOND, 0), kinds.TILES_AND_MINES, always),
    ("3", None, row("owner", BEYOND, 0), kinds.TILES_AND_MINES, always),
    ("3", None, row("water", BEYOND, 1), kinds.WATER_PLACES, always),
    ("3", None, row("drainage", BEYOND, 1), kinds.WATER_PLACES, always),
    ("3", None, water_without_mine, kinds.WATER_PLACES, always),
    ("3", None, at("pump", "owner", 1, EMPTY), kinds.WATER_PLACES, always),
    ("3", EXTRACT, drainage_without_tile, kinds.WATER_PLACES, always),
    ("3", None, port_inland, kinds.PIECES, always),
    ("3", None, row("train", 0, 2), kinds.PIECES, always),
    ("3", None, row("miner", 0, 2), kinds.PIECES, always),
    ("3+emigration", None, row("miner", 0, 2), kinds.PIECES, always),
    ("3+emigration", None, row("miner", 0, 4), kinds.PIECES,
     lambda _, after: after.emigrated[12] != EMPTY),
    ("3", None, row("adit", 0, 2), kinds.PIECES, always),
    ("3", None, peek_token_face_up, kinds.PEEK_TOKENS, holds("face_up")),
    ("3", None, at("seen", "tile", 1, EMPTY), kinds.PEEK_TOKENS,
     lambda _, after: EMPTY in after.tile),
    ("3", None, scalar("to_move", NOBODY), kinds.DECIDER, in_phase("actions")),
    ("3", PEEK, scalar("to_move", 0), kinds.DECIDER, lambda _, after: after.to_move == CHANCE),
    ("3", None, scalar("to_move", CHANCE), kinds.DECIDER, in_phase("actions")),
    ("3", None, another_seat_is_asked, kinds.DECIDER, in_phase("actions")),
    ("3", None, another_seat_is_active, kinds.DECIDER, in_phase("actions")),
    ("3", None, who_passed_is_active, kinds.DECIDER, somebody_passed),
    ("3", None, at("declined", "declined", 1, 0), kinds.DECIDER,
     lambda _, after: after.to_move == 0 and PHASE_NAMES[int(after.phase)] == "invest"),
    ("3", PEEK, another_seat_is_asked, kinds.DECIDER, in_phase("peek")),
    ("solo1", INVEST, scalar("to_move", 1), kinds.DECIDER, in_phase("invest")),
    ("3", None, who_is_ahead_is_active, kinds.DECIDER, two_columns),
    ("3", None, bidder_has_passed, kinds.AUCTION_BOARD, somebody_out_has_passed),
    ("3", BUILD, scalar("to_move", 7), kinds.DECIDER, in_phase("survey")),
    ("3", None, row("bidding", 0, 1), kinds.AUCTION_BOARD, in_phase("actions")),
    ("3", None, scalar("high_bid", 2), kinds.AUCTION_BOARD, in_phase("actions")),
    ("3", None, bidder_is_late, kinds.AUCTION_BOARD, in_phase("auction")),
    ("3", BID, scalar("high_bid", 0), kinds.AUCTION_BOARD, in_phase("auction")),
    ("3", BUILD, tiles_of_one_kind, kinds.TILES_IN_BOX, always),
    ("3", BUILD, more("played", 0, 9), kinds.CARDS_IN_BOX, always),
    ("2", BUILD, more("played", 0, 1), kinds.CARDS_IN_BOX, always),
    ("solo1", BUILD, more("played", 0, 1), kinds.CARDS_IN_BOX, always),
    ("2", BUILD, more("deck_size", 0, 1), kinds.CARDS_IN_BOX, always),
    ("3", BUILD, row("stock", 1, 99), kinds.STOCKS_LEFT, always),
    ("3", BUILD, row("stock", 0, 1), kinds.STOCKS_LEFT, lambda before, _: before.round == 2),
    ("3", INVEST, row("stock", 0, 1), kinds.STOCKS_LEFT, in_phase("peek")),
    ("3", BUILD, row("pumps", 0, 99), kinds.STOCKS_LEFT, always),
    ("3+arsenic", CALCINER, row("calciner_left", 0, 2), kinds.CALCINERS, always),
    ("3+arsenic", CALCINER, calciner_of_a_rival, kinds.CALCINERS,
     lambda _, after: max(after.calciner) != EMPTY),
    ("3+arsenic", None, row("limiter", 0, -1), kinds.CALCINERS, always),
    ("3+arsenic", None, row("limiter", 0, 10), kinds.CALCINERS,
     lambda _, after: after.calciner_left[0] == 1 and markers_together(_, after)),
    ("3+emigration", None, more("own_miners", 0), kinds.OWN_MINERS, always),
    ("3+emigration", OWN_MINER, own_miner_of_a_rival, kinds.OWN_MINERS, always),
    ("3+emigration", OWN_MINER, own_miner_who_does_not_count, kinds.OWN_MINERS, always),
    ("3+emigration", None, row("waiting", 0, 1), kinds.MICHIGAN_PIECES, always),
    ("3+emigration", EMIGRATE, row("waiting", 0, -1), kinds.MICHIGAN_PIECES, always),
    ("solo1", WALLACE_CARD, row("money", 1, 1), kinds.WALLACE, always),
    ("2", SURVEY_CARD, scalar("survey_card", EMPTY), kinds.CARDS_IN_BOX, holds("bidding")),
    ("2", PASS, scalar("to_move", CHANCE), kinds.DECIDER, in_phase("invest")),
]  # fmt: skip


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case[0]} {WORDS[case[3]][:30]}")
def test_a_table_that_cannot_be_breaks_a_law(case: Case) -> None:
    set_up, kind, change, law, when = case
    assert broken_by(set_up, kind, change, when) == WORDS[law]
