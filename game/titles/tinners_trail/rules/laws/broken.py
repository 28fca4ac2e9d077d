"""What no step takes back: pieces, mines, points, rounds; and tiles only leave (D-1, A-8)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.kinds import EMPTY, OVER, PLACES, PRICES, ROUNDS, STOCKS
from game.titles.tinners_trail.rules.laws.edition_2007 import (
    broken_of_boxes,
    broken_of_ground,
    broken_of_hands,
    broken_of_last_action,
)
from game.titles.tinners_trail.rules.laws.kinds import KEPT, RANKING, TAKEN_BACK, TILES_LEAVE
from game.titles.tinners_trail.rules.laws.of_areas import (
    broken_of_expansions,
    broken_of_map,
    is_misplaced,
)
from game.titles.tinners_trail.rules.laws.of_money import broken_of_accounts
from game.titles.tinners_trail.rules.laws.of_pieces import (
    broken_of_ore,
    broken_of_water,
    broken_of_work,
)
from game.titles.tinners_trail.rules.laws.of_the_table import (
    broken_of_box,
    broken_of_seats,
    broken_of_turn,
)
from game.titles.tinners_trail.rules.money import standings
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_lasting(before: TrailState, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    begins: bool = after.round == before.round + 1 and after.phase == PRICES  # P-1, R-3
    if after.round != before.round and not begins:
        return TAKEN_BACK
    for area in range(before.board.all_areas):
        if is_taken_back(before, after, area):
            return TAKEN_BACK
        if not before.board.edition_2007 and not stays_or_leaves(before, after, area):
            return TILES_LEAVE
    for border in range(before.board.borders):
        if after.adit[border] < before.adit[border]:
            return TAKEN_BACK
    for seat in range(before.seats):
        if after.points[seat] < before.points[seat]:
            return TAKEN_BACK
    for cell in range(STOCKS * ROUNDS):
        if after.stock[cell] > before.stock[cell]:
            return TAKEN_BACK
    if before.board.emigration:
        for cell in range(ROUNDS * PLACES):  # nobody comes back or leaves for another round (E-2)
            was: i64 = before.emigrated[cell]
            is_now: bool = was == EMPTY and cell // PLACES == before.round - 1
            if after.emigrated[cell] != was and not is_now:
                return TAKEN_BACK
    return KEPT


def is_taken_back(before: TrailState, after: TrailState, area: i64) -> bool:
    """Return whether a mine or piece has left the area; own miners may emigrate (E-2).

    Beyond the map card cubes stay as well (D-1).
    """
    if area >= before.board.areas:
        if after.tin[area] < before.tin[area] or after.copper[area] < before.copper[area]:
            return True
        if before.board.arsenic and after.arsenic[area] < before.arsenic[area]:
            return True
    if before.owner[area] != EMPTY and after.owner[area] != before.owner[area]:
        return True
    if after.port[area] < before.port[area] or after.train[area] < before.train[area]:
        return True
    if not before.board.edition_2007 and after.pump[area] < before.pump[area]:
        return True
    if after.miner[area] >= before.miner[area]:
        return False
    emigrated: bool = (
        before.board.emigration
        and before.own_miner[area] != EMPTY
        and after.own_miner[area] == EMPTY
    )
    return not emigrated


def stays_or_leaves(before: TrailState, after: TrailState, area: i64) -> bool:
    """Return whether the tile stays, or leaves built on or face down without a bid (A2-5)."""
    tile: i64 = before.tile[area]
    if after.tile[area] == tile:
        return tile == EMPTY or after.face_up[area] >= before.face_up[area]
    if after.tile[area] != EMPTY:
        return False
    if after.owner[area] != EMPTY:
        return after.built[tile] > before.built[tile]
    return before.board.two_player and before.face_up[area] == 0


# The law a step breaks, if any: of the table it leaves, and of how it came there.


def broken_law(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the first law that a step or the true table it leaves breaks, KEPT when none."""
    law: i64 = broken_of_table(before, after)
    if law == KEPT:
        law = broken_of_lasting(before, after)
    old: bool = before.board.edition_2007
    if law == KEPT and old:
        law = broken_of_last_action(before, after)
    if law == KEPT and old:
        law = broken_of_ground(before, move, after)
    if law == KEPT and old:
        law = broken_of_hands(before, move, after)
    if law == KEPT and not old:
        law = broken_of_ore(before, move, after)
    if law == KEPT:
        law = broken_of_accounts(before, move, after)
    if law == KEPT:
        law = broken_of_work(before, move, after)
    if law == KEPT and not old:
        law = broken_of_water(before, move, after)
    return law


def broken_of_table(before: TrailState, after: TrailState) -> i64:
    """Return the law a true table breaks; what the box holds is counted when a phase ends."""
    law: i64 = broken_of_seats(after)
    if law == KEPT:
        law = broken_of_map(after)
    if law == KEPT:
        law = broken_of_turn(after)
    if law == KEPT and after.board.extended:
        law = broken_of_expansions(after)
    old: bool = after.board.edition_2007
    if law == KEPT and (old or after.phase != before.phase):
        law = broken_of_box(after)
    if law == KEPT and old:
        law = broken_of_boxes(after)
    if law == KEPT and after.phase == OVER:
        places: vec[i64] = zeros(after.seats)
        standings(after, places)
        if is_misplaced(after, places):
            return RANKING
    return law
