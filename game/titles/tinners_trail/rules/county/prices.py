"""The dice and the ore prices (P-1, P-2, C-4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_of, pack, second_of, third_of
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.county.track import leftmost_uppermost
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, PRICES


def draw_roll(st: CountyState, kind: i64) -> i64:
    """Return a roll of the three dice, for what `kind` says, from the state's own luck."""
    faces: i64 = st.county.die_faces
    tin: i64 = st.county.tin_die[st.luck.below(faces)]
    copper: i64 = st.county.copper_die[st.luck.below(faces)]
    water: i64 = st.county.water_die[st.luck.below(faces)]
    return pack(kind, tin, copper, water)


def list_rolls(st: CountyState, kind: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Write every different roll, sorted, with the number of ways to throw it."""
    count: i64 = 0
    for tin in range(10):
        tin_ways: i64 = ways(st.county.tin_die, tin)
        for copper in range(10):
            copper_ways: i64 = ways(st.county.copper_die, copper)
            for water in range(10):
                all_ways: i64 = tin_ways * copper_ways * ways(st.county.water_die, water)
                if all_ways > 0:
                    out[count] = pack(kind, tin, copper, water)
                    weights[count] = all_ways
                    count += 1
    return count


def ways(die: vec[i64], face: i64) -> i64:
    """Return on how many sides of the die the number stands."""
    sides: i64 = 0
    for side in range(i64(len(die))):
        if die[side] == face:
            sides += 1
    return sides


def price_column(st: CountyState, total: i64) -> i64:
    """Return the price column 0 to 3 of a total (P-1)."""
    column: i64 = 0
    for other in range(i64(len(st.county.column_from))):
        if total >= st.county.column_from[other]:
            column = other
    return column


def adjusted_total(st: CountyState, thrown: i64, prices: vec[i64], last: i64) -> i64:
    """Return the total pulled back from an extreme old price; last 0 = no old price (P-2, C-4)."""
    total: i64 = thrown + st.county.of_round[st.round - 1]
    if last == prices[0]:
        return total + st.county.after_lowest
    if last == prices[i64(len(prices)) - 1]:
        return total + st.county.after_highest
    return total


def apply_roll(st: CountyState, move: i64) -> None:
    """Set the price that was rolled for; after copper the actions begin (P-1, T-1)."""
    total: i64 = first_of(move) + second_of(move) + third_of(move)
    if st.tin_price == 0:
        total = adjusted_total(st, total, st.county.tin_price, st.last_tin)
        st.tin_price = st.county.tin_price[price_column(st, total)]
        return
    total = adjusted_total(st, total, st.county.copper_price, st.last_copper)
    st.copper_price = st.county.copper_price[price_column(st, total)]
    begin_actions(st)


def begin_prices(st: CountyState) -> None:
    """Wait for the dice; the prices so far become the old ones (P-1, P-2)."""
    st.last_tin = st.tin_price
    st.last_copper = st.copper_price
    st.tin_price = 0
    st.copper_price = 0
    st.phase = PRICES
    st.to_move = CHANCE
    st.active = EMPTY


def begin_actions(st: CountyState) -> None:
    """Hand the turn to the leftmost, uppermost marker (T-1)."""
    give_turn(st, leftmost_uppermost(st))


def give_turn(st: CountyState, seat: i64) -> None:
    """Ask the seat for an action, EMPTY when all have passed (T-1)."""
    st.phase = ACTIONS
    st.active = seat
    st.to_move = seat
