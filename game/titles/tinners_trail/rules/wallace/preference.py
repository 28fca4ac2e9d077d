"""How Lord Wallace chooses: what he looks at, his lists of preferences, and what he pays."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState, work_left

# What Lord Wallace looks at before he decides: his mines, their ore and their neighbours.


def is_his(st: TrailState, area: i64) -> bool:
    """Return whether the area holds one of his mines."""
    return st.owner[area] != EMPTY and st.owner[area] == st.board.wallace_seat


def ore_in(st: TrailState, area: i64) -> i64:
    """Return the tin and copper cubes lying in the area."""
    return st.tin[area] + st.copper[area]


def his_neighbours(st: TrailState, area: i64) -> i64:
    """Return how many adjacent areas hold mines of his."""
    count: i64 = 0
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        if is_his(st, st.board.neighbour[spot]):
            count += 1
        spot += 1
    return count


def has_ore(st: TrailState) -> bool:
    """Return whether any mine of his holds tin or copper."""
    for area in range(st.board.areas):
        if is_his(st, area) and ore_in(st, area) > 0:
            return True
    return False


def copper_is_dear(st: TrailState) -> bool:
    """Return whether copper is at one of its two highest prices, £8 or £10 (LW-3, LW-7)."""
    return st.copper_price >= st.board.dear_copper


# Lists of preferences: how Lord Wallace chooses a place, line by line as the rules print them.


class Preference:
    """One printed list: which places come into question, and by which lines he compares them.

    `lines` are the words of the list in its order; the first line in which two places differ
    decides. Places are areas unless a list says otherwise.
    """

    def __init__(self, lines: list[str]) -> None:
        """Compare by these lines."""
        self.lines: list[str] = lines
        self.length: i64 = len(lines)

    def places(self, st: TrailState) -> i64:
        """Return how many places there are on the map."""
        return st.board.areas

    def may(self, st: TrailState, place: i64) -> bool:
        """Return whether the place comes into question at all."""
        raise NotImplementedError("a list says which places it is about")

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Return how well a place does in one line, more is better."""
        raise NotImplementedError("a list compares by its lines")

    def best(self, st: TrailState) -> i64:
        """Return the place he prefers, EMPTY when none comes into question."""
        found: i64 = EMPTY
        for place in range(self.places(st)):
            if self.may(st, place) and (found == EMPTY or self.prefers(st, place, found)):
                found = place
        return found

    def prefers(self, st: TrailState, place: i64, other: i64) -> bool:
        """Return whether a place comes before another one."""
        for line in range(self.length):
            better: i64 = self.standing(st, place, line)
            worse: i64 = self.standing(st, other, line)
            if better != worse:
                return better > worse
        return False


# What Lord Wallace pays: no money, for he only owes what mining costs, and a last work point.


def can_pay(st: TrailState, seat: i64, pounds: i64) -> bool:
    """Return whether the seat may bid so much: Lord Wallace always may."""
    return st.money[seat] >= pounds or seat == st.board.wallace_seat


def pay_bid(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay the winning bid to the bank; Lord Wallace pays nothing."""
    if seat != st.board.wallace_seat:
        st.money[seat] -= pounds


def receive(st: TrailState, seat: i64, pounds: i64) -> None:
    """Get money from the bank; Lord Wallace gets none (K-3)."""
    if seat != st.board.wallace_seat:
        st.money[seat] += pounds


def mine_work(st: TrailState, seat: i64, work: i64) -> i64:
    """Return the work points a new mine costs; Lord Wallace's last one will do (LW-5)."""
    if seat == st.board.wallace_seat:
        return min(work, work_left(st, seat))
    return work


def pay_for_water(st: TrailState, seat: i64, pounds: i64) -> None:
    """Pay the cost of an extraction; Lord Wallace will pay in phase 3 (X-3, LW-4)."""
    if seat == st.board.wallace_seat:
        st.owed += pounds
    else:
        st.money[seat] -= pounds
