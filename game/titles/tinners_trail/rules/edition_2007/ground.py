"""Empty ground and its dice, prospecting, and the next round (C-12, C-15, C-26, C-27)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, pack, second_of, third_of
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.both_editions.developments import (
    ADIT_WATER,
    PORT_WATER,
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
)
from game.titles.tinners_trail.rules.both_editions.money import begin_prices
from game.titles.tinners_trail.rules.both_editions.turns import clear_round, seat_at_place
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import EMPTY

# Empty ground, and the dice that tell what lies in it (C-12, C-27).

ADIT_ORE: Final = 1  # cubes of each ore


def is_empty(st: ClassicState, area: i64) -> bool:
    """Return whether there is no mine and not one cube; pieces do not count (C-27)."""
    return st.owner[area] == EMPTY and st.tin[area] + st.copper[area] + st.water[area] == 0


def has_empty_area(st: ClassicState) -> bool:
    """Return whether there is ground to prospect (C-15)."""
    for area in range(st.county.areas):
        if is_empty(st, area):
            return True
    return False


def adits_of(st: ClassicState, area: i64) -> i64:
    """Return how many adits lead into the area."""
    count: i64 = 0
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        count += st.adit[st.county.border_across[spot]]
        spot += 1
    return count


def drained_before(st: ClassicState, area: i64) -> i64:
    """Return how much water the pieces standing now take off the dice of empty ground (C-12)."""
    water: i64 = adits_of(st, area) * ADIT_WATER
    water += st.port[area] * PORT_WATER + st.train[area] * TRAIN_WATER
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        water += st.train[st.county.neighbour[spot]] * TRAIN_NEIGHBOUR_WATER
        spot += 1
    return water


def lay_cubes(st: ClassicState, area: i64, roll: i64) -> None:
    """Lay the cubes of a roll for ground that was empty (C-12)."""
    ore: i64 = adits_of(st, area) * ADIT_ORE
    st.tin[area] = first_of(roll) + ore
    st.copper[area] = second_of(roll) + ore
    st.water[area] = max(0, third_of(roll) - drained_before(st, area))


# Phases 6 and 7: prospecting, and the next round (C-15, C-26).


def begin_prospecting(st: ClassicState) -> None:
    """The round's leftovers leave, then the first two of the passing order prospect (C-15)."""
    st.next_prospector = seat_at_place(st, 0)
    st.later_prospector = seat_at_place(st, 1)
    clear_round(st)
    st.phase = PROSPECT_PHASE
    ask_next_prospector(st)


def ask_next_prospector(st: ClassicState) -> None:
    """Ask who is still to prospect while there is empty ground, else begin the next round."""
    if st.next_prospector != EMPTY and has_empty_area(st):
        st.to_move = st.next_prospector
        return
    st.next_prospector = EMPTY
    st.later_prospector = EMPTY
    st.round += 1
    begin_prices(st)


def list_prospects(st: ClassicState, out: vec[i64]) -> i64:
    """Every empty area (C-15)."""
    count: i64 = 0
    for area in range(st.county.areas):
        if is_empty(st, area):
            out[count] = pack(PROSPECT, area, 0, 0)
            count += 1
    return count


def prospect(st: ClassicState, area: i64) -> None:
    """The dice of the area are due (C-15)."""
    st.area = area
    st.to_move = CHANCE


def strike(st: ClassicState, roll: i64) -> None:
    """What was found; then the later of the two prospects (C-12, C-15)."""
    lay_cubes(st, st.area, roll)
    st.area = EMPTY
    st.next_prospector = st.later_prospector
    st.later_prospector = EMPTY
    ask_next_prospector(st)
