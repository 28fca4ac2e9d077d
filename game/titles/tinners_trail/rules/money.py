"""Ore and money in both editions: raising ore, prices, selling, points and places (P, X,
I-1, R-4, C)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_chance, add_move, first_of, pack, second_of, third_of
from game.engine.rows import zeros
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, EXTRACT, PRICES
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import leftmost_uppermost, spend_work

# The dice and the ore prices (P-1, P-2, C-4).

FLOODING: Final = 1


def draw_roll(st: TrailState, kind: i64) -> i64:
    """Return a roll of the three dice, for what `kind` says, from the state's own luck."""
    faces: i64 = st.board.die_faces
    tin: i64 = st.board.tin_die[st.luck.below(faces)]
    copper: i64 = st.board.copper_die[st.luck.below(faces)]
    water: i64 = st.board.water_die[st.luck.below(faces)]
    return pack(kind, tin, copper, water)


def list_rolls(st: TrailState, kind: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Write every different roll, sorted, with the number of ways to throw it."""
    count: i64 = 0
    for tin in range(10):
        tin_ways: i64 = ways(st.board.tin_die, tin)
        for copper in range(10):
            copper_ways: i64 = ways(st.board.copper_die, copper)
            for water in range(10):
                all_ways: i64 = tin_ways * copper_ways * ways(st.board.water_die, water)
                if all_ways > 0:
                    count = add_chance(
                        out, weights, count, pack(kind, tin, copper, water), all_ways
                    )
    return count


def ways(die: vec[i64], face: i64) -> i64:
    """Return on how many sides of the die the number stands."""
    sides: i64 = 0
    for side in range(i64(len(die))):
        if die[side] == face:
            sides += 1
    return sides


def price_column(st: TrailState, total: i64) -> i64:
    """Return the price column 0 to 3 of a total (P-1)."""
    column: i64 = 0
    for other in range(i64(len(st.board.column_from))):
        if total >= st.board.column_from[other]:
            column = other
    return column


def adjusted_total(st: TrailState, thrown: i64, prices: vec[i64], last: i64) -> i64:
    """Return the total pulled back from an extreme old price; last 0 = no old price (P-2, C-4)."""
    total: i64 = thrown + st.board.of_round[st.round - 1]
    if last == prices[0]:
        return total + st.board.after_lowest
    if last == prices[i64(len(prices)) - 1]:
        return total + st.board.after_highest
    return total


def apply_roll(st: TrailState, move: i64) -> None:
    """Set the price that was rolled for; after copper the actions begin (P-1, T-1)."""
    total: i64 = first_of(move) + second_of(move) + third_of(move)
    if st.tin_price == 0:
        total = adjusted_total(st, total, st.board.tin_price, st.last_tin)
        st.tin_price = st.board.tin_price[price_column(st, total)]
        return
    total = adjusted_total(st, total, st.board.copper_price, st.last_copper)
    st.copper_price = st.board.copper_price[price_column(st, total)]
    begin_actions(st)


def begin_prices(st: TrailState) -> None:
    """Wait for the dice; the prices so far become the old ones (P-1, P-2)."""
    st.last_tin = st.tin_price
    st.last_copper = st.copper_price
    st.tin_price = 0
    st.copper_price = 0
    st.phase = PRICES
    st.to_move = CHANCE
    st.active = EMPTY


def begin_actions(st: TrailState) -> None:
    """Hand the turn to the leftmost, uppermost marker (T-1)."""
    give_turn(st, leftmost_uppermost(st))


def give_turn(st: TrailState, seat: i64) -> None:
    """Ask the seat for an action, EMPTY when all have passed (T-1)."""
    st.phase = ACTIONS
    st.active = seat
    st.to_move = seat


# Selling ore, and whose turn it is to invest (I-1, I-2, C-13, C-14).


def sell_ore(st: TrailState) -> None:
    """Sell all ore extracted this round at the round's prices (I-1)."""
    for seat in range(st.seats):
        st.money[seat] += st.ore_tin[seat] * st.tin_price
        st.money[seat] += st.ore_copper[seat] * st.copper_price
        st.ore_tin[seat] = 0
        st.ore_copper[seat] = 0


def next_investor(st: TrailState, after_place: i64) -> i64:
    """Return who has not declined, next in the order of passing, round and round; else EMPTY."""
    found: i64 = EMPTY
    fewest: i64 = st.seats
    for seat in range(st.seats):
        if st.declined[seat] == 0:
            between: i64 = st.place[seat] - after_place - 1
            if between < 0:
                between += st.seats
            if between < fewest:
                found = seat
                fewest = between
    return found


# Who is ahead: points and the tie-breaks of the end (R-4, C-16).


def standings(st: TrailState, places: vec[i64]) -> None:
    """Write each seat's place, 0 = best; places differ, for the last tie-break always decides."""
    for seat in range(st.seats):
        ahead: i64 = 0
        for other in range(st.seats):
            if other != seat and is_ahead(st, other, seat):
                ahead += 1
        places[seat] = ahead


def seats_from_best(st: TrailState) -> list[int]:
    """Return the seats from best to worst."""
    places: vec[i64] = zeros(st.seats)
    standings(st, places)
    seats: list[int] = [0] * int(st.seats)
    for seat in range(st.seats):
        seats[places[seat]] = int(seat)
    return seats


def is_ahead(st: TrailState, seat: i64, other: i64) -> bool:
    """Points, then money, then ore in own mines, then the passing order (R-4, C-16).

    With equal points Lord Wallace wins (LW-16).
    """
    if st.points[seat] != st.points[other]:
        return st.points[seat] > st.points[other]
    if st.board.wins_ties != EMPTY:
        return seat == st.board.wins_ties
    if st.money[seat] != st.money[other]:
        return st.money[seat] > st.money[other]
    ore: i64 = ore_in_mines(st, seat)
    other_ore: i64 = ore_in_mines(st, other)
    if ore != other_ore:
        return ore > other_ore
    return passes_before(st, seat, other)


def ore_in_mines(st: TrailState, seat: i64) -> i64:
    """Return the tin and copper cubes in the seat's mines."""
    ore: i64 = 0
    for area in range(st.board.areas):
        if st.owner[area] == seat:
            ore += st.tin[area] + st.copper[area]
    return ore


def passes_before(st: TrailState, seat: i64, other: i64) -> bool:
    """Return whether the seat has passed earlier; while some have not, they come after."""
    if st.place[seat] == EMPTY and st.place[other] == EMPTY:
        return seat < other
    if st.place[other] == EMPTY:
        return True
    return st.place[seat] != EMPTY and st.place[seat] < st.place[other]


# Taking ore out of a mine (X-1 .. X-4, C-10).


def pieces_in(st: TrailState, area: i64) -> i64:
    """Return how many pieces raise the capacity of the area by 1 each (X-2, C-10)."""
    return st.miner[area] + st.port[area] + st.train[area]


def paid_cubes(st: TrailState, seat: i64, area: i64, most: i64) -> i64:
    """Return how many of so many cubes the seat can pay: each costs £ = water (X-3, C-10)."""
    paid: i64 = most
    while paid > 0 and paid * st.water[area] > st.money[seat]:  # a division would be slower
        paid -= 1
    return paid


def list_mixes(st: TrailState, area: i64, most: i64, out: vec[i64], start: i64) -> i64:
    """Every mix of 1 or more cubes from a mine, at most so many (X-1, C-10)."""
    count: i64 = start
    most_tin: i64 = st.tin[area]
    most_tin = min(most_tin, most)
    tin: i64 = 0
    while tin <= most_tin:
        most_copper: i64 = st.copper[area]
        most_copper = min(most_copper, most - tin)
        copper: i64 = 0
        if tin == 0:
            copper = 1
        while copper <= most_copper:
            count = add_move(out, count, pack(EXTRACT, area, tin, copper))
            copper += 1
        tin += 1
    return count


def take_ore(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Take cubes to the active player's stock, then water rises by 1 (X-4, C-10)."""
    seat: i64 = st.active
    st.tin[area] -= tin
    st.copper[area] -= copper
    st.ore_tin[seat] += tin
    st.ore_copper[seat] += copper
    st.water[area] += FLOODING
    spend_work(st, seat, st.board.extract_work)
