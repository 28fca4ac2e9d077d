"""Scores of builds, in cents: the estimated gain from building a counter."""

from typing import Final

from ai.titles.brass.flip_chances import count_cubes_to_track, flip_chance_percent
from ai.titles.brass.seat_valuation import POINT_CENTS, BrassSeatValuation
from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import building_price
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.state import BrassState

# What building a counter is worth: points and income if it flips, a track it fills, its price.

FOOTHOLD_CENTS_PER_TEN_ACTIONS_LEFT: Final = (
    20  # cents for the first own counter of a location, by every ten actions left
)


def build_score(st: BrassState, valuation: BrassSeatValuation, industry: i64, space: i64) -> i64:
    """Return the estimated gain, in cents, from building the seat's top counter of an industry on a
    space.

    It is the pounds for cubes sold to the track, plus the value of the flipped counter times its
    chance to flip, minus the price. A first counter in a location and replacing a rival's counter
    count extra; replacing an own counter costs the value it would still bring.
    """
    board: Board = st.board
    seat: i64 = valuation.seat
    place: i64 = board.place_of_space[space]
    kind: i64 = top_counter_kind_of_stack(st, seat, industry)
    filled: i64 = count_cubes_to_track(st, kind, place)
    chance: i64 = flip_chance_percent(st, valuation, kind, place)
    gain: i64 = 0
    if filled > 0:
        gain = pounds_for_cubes_to_track(st, industry, filled) * valuation.worth_of_a_pound
        if filled == board.cubes_of_counter_kind[kind]:
            chance = 100
        else:
            chance += (100 - chance) * filled // (2 * board.cubes_of_counter_kind[kind])
    gain += chance * valuation.flipped_counter_worth(st, kind, place) // 100
    gain -= building_price(st, kind, place) * valuation.worth_of_a_pound
    if st.own_counter_place_set[seat] & board.place_set_of_space[space] == 0:
        gain += FOOTHOLD_CENTS_PER_TEN_ACTIONS_LEFT * valuation.actions_left_in_game // 10
    if st.owner[space] == seat:
        gain -= counter_removal_loss(st, valuation, space)
    elif st.owner[space] != kinds.EMPTY:
        gain += board.counter_points[st.counter[space]] * POINT_CENTS // board.seats
    return gain


def pounds_for_cubes_to_track(st: BrassState, industry: i64, cubes: i64) -> i64:
    """Return the pounds that a seat receives for moving `cubes` cubes to the iron track for an
    ironworks, to the coal track for a mine (B-8.4)."""
    on_track: i64 = st.iron if industry == kinds.IRONWORKS_INDUSTRY else st.coal
    pounds: i64 = 0
    for more in range(1, cubes + 1):
        pounds += st.board.cube_price_by_track_count[on_track + more]
    return pounds


def counter_removal_loss(st: BrassState, valuation: BrassSeatValuation, space: i64) -> i64:
    """Return the value, in cents, that the counter on a space would still bring its seat and
    that is lost if it is removed or overbuilt."""
    kind: i64 = st.counter[space]
    place: i64 = st.board.place_of_space[space]
    if st.flipped[space] == 0:
        worth: i64 = valuation.flipped_counter_worth(st, kind, place)
        return flip_chance_percent(st, valuation, kind, place) * worth // 100
    worth = valuation.flipped_counter_worth(st, kind, place)
    return worth - valuation.counter_income_worth(st, kind)
