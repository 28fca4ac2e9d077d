"""Choosing of tiles drawn from a pile: underground tiles, and contracts (S-606, S-607).
Explorers on the underground maps: where they stand, steps, new ones (S-304, S-401)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rows import count_of, row_of, take_number
from game.titles.tiletum.rules import kinds, offers, pieces, step_facts, stock
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import answered, ask, asked, cell
from game.titles.tiletum.rules.state import TiletumState, tell
from game.titles.tiletum.rules.tables import SIDES

A_CONTRACT: Final = 2  # points of action for a contract that was drawn (S-606)


def list_drawn(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the drawn tiles that may be taken."""
    kind: i64 = kinds.KEEP
    if asked(st) == kinds.DRAWN_Q:
        kind = kinds.TAKE
        if st.depth < 2 or st.stack[(st.depth - 2) * kinds.FRAME + 2] < A_CONTRACT:
            return 0  # the action below has no points for a contract
    count: i64 = 0
    for at in range(offers.FIRST_ASIDE, kinds.FRAME):
        if cell(st, at) > 0 and stock.can_store(st, seat, cell(st, at) - 1):
            out[count] = pack(kind, cell(st, at) - 1, 0, 0)
            count += 1
    return count


def take_drawn(st: TiletumState, seat: i64, tile: i64) -> None:
    """Take one of the tiles drawn: a contract for points of action, an underground tile free."""
    at: i64 = (st.depth - 1) * kinds.FRAME
    take_number(st.stack, at + offers.FIRST_ASIDE, at + kinds.FRAME - 1, tile + 1, 0)
    stock.put_in_store(st, seat, tile)
    tell(st, step_facts.STORED, seat, tile, st.board.contract_spot)
    if asked(st) == kinds.DRAWN_Q:
        st.stack[(st.depth - 2) * kinds.FRAME + 2] -= A_CONTRACT
    else:
        leave_drawn(st)


def leave_drawn(st: TiletumState) -> None:
    """Put the tiles that were not taken under their pile, in the order they came."""
    deck: i64 = kinds.UNDERGROUND_DECK if asked(st) == kinds.KEEP_Q else kinds.CONTRACT_DECK
    for at in range(offers.FIRST_ASIDE, kinds.FRAME):
        if cell(st, at) > 0:
            offers.put_under(st, deck, cell(st, at) - 1)
    answered(st)


def explorer_on(st: TiletumState, seat: i64, number: i64) -> i64:
    """Return the town of a seat's explorer on a map, EMPTY without one there."""
    return st.explorers[seat * kinds.MAPS + number]


def has_explorer(st: TiletumState, seat: i64) -> bool:
    """Return whether a seat has any explorer on the maps."""
    first: i64 = seat * kinds.MAPS
    return count_of(st.explorers, first, first + kinds.MAPS, kinds.EMPTY) < kinds.MAPS


def is_reached(st: TiletumState, seat: i64, space: i64) -> bool:
    """Return whether a space is on the main map, or on one with an own explorer (S-308)."""
    number: i64 = st.board.depths.map_of[space]
    if number == kinds.EMPTY:
        return True
    if explorer_on(st, seat, number) == kinds.EMPTY:
        return False
    return st.board.depths.side_of[space] == st.sides[number]


def list_explorer_steps(st: TiletumState, seat: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """Write the towns beside every own explorer, as moves of a kind; they never block (S-402)."""
    board: Board = st.board
    for number in range(kinds.MAPS):
        here: i64 = explorer_on(st, seat, number)
        if here == kinds.EMPTY:
            continue
        for at in range(board.near_from[here], board.near_from[here + 1]):
            out[count] = pack(kind, board.near[at], 0, 0)
            count += 1
    return count


def path_between(st: TiletumState, here: i64, town: i64) -> i64:
    """Return the path with a tablet between neighbours, EMPTY where none lies."""
    board: Board = st.board
    for at in range(board.near_from[here], board.near_from[here + 1]):
        if board.near[at] == town:
            return board.depths.near_path[at]
    return kinds.EMPTY


def cover(st: TiletumState, seat: i64, path: i64, town: i64) -> i64:
    """Put an X tile on the tablet of a path; return which tablet it is."""
    st.covered[path] = 1
    tablet: i64 = st.board.depths.tablet[path]
    tell(st, step_facts.COVERED, seat, tablet, town)
    return tablet


def start_town(st: TiletumState, number: i64) -> i64:
    """Return the start space of a map."""
    return st.board.depths.start_of[number * SIDES + st.sides[number]]


def list_new_explorers(st: TiletumState, seat: i64, silver: i64, out: vec[i64], count: i64) -> i64:
    """Write the start spaces of maps without an own explorer that cost at most so much (S-304)."""
    for number in range(kinds.MAPS):
        free: bool = explorer_on(st, seat, number) == kinds.EMPTY
        if free and st.board.depths.explorer_cost[number] <= silver:
            out[count] = pack(kinds.HIRE, start_town(st, number), 0, 0)
            count += 1
    return count


def hire(st: TiletumState, seat: i64, number: i64) -> None:
    """Put a new explorer onto the start space of a map; its price is another's (S-304)."""
    st.explorers[seat * kinds.MAPS + number] = start_town(st, number)
    tell(st, step_facts.NEW_EXPLORER, seat, start_town(st, number), 0)


# Raising technologies, and what a level gives at once (S-507, S-601, S-603 to S-610).

JOKER_POINTS: Final = 2  # of technology joker III, at once


def price_of_level(st: TiletumState, seat: i64, technology: i64, less: i64) -> i64:
    """Return the silver for the next level; made less it is at least 1 (S-507, S-601)."""
    price: i64 = st.board.depths.technology_cost[stock.level(st, seat, technology)] - less
    return price if price > 1 else 1


def list_raises(st: TiletumState, seat: i64, less: i64, out: vec[i64], count: i64) -> i64:
    """Write the technologies that can be raised after the first `count` moves."""
    for place in range(kinds.IN_PLAY):
        technology: i64 = st.technologies[place]
        if technology == kinds.EMPTY or stock.level(st, seat, technology) == kinds.LEVELS:
            continue
        if st.silver[seat] >= price_of_level(st, seat, technology, less):
            out[count] = pack(kinds.RAISE, technology, 0, 0)
            count += 1
    return count


def raise_level(st: TiletumState, seat: i64, technology: i64, less: i64) -> None:
    """Pay, go up one level, and have what it gives at once."""
    stock.pay_silver(st, seat, price_of_level(st, seat, technology, less))
    st.levels[seat * kinds.TECHNOLOGIES + technology] += 1
    reached: i64 = stock.level(st, seat, technology)
    tell(st, step_facts.RAISED_LEVEL, seat, technology, reached)
    if technology == kinds.TECH_KING and reached == 2:
        stock.step_up(st, seat, kinds.KING_STEPS)
    elif technology == kinds.TECH_MERCHANT and reached == 3:
        stock.score(st, seat, pieces.on_map(st, seat, kinds.HOUSE_PIECE))
    elif technology == kinds.TECH_JOKER and reached == 3:
        ask(st, kinds.AS_Q, JOKER_POINTS, 0, 0)
    elif technology == kinds.TECH_GOODS and reached == 1:
        ask(st, kinds.BONUSED_Q, 0, 0, 0)


def list_bonused(st: TiletumState, out: vec[i64]) -> i64:
    """Write the goods nobody has chosen (S-610)."""
    count: i64 = 0
    for good in range(kinds.GOODS):
        if st.bonused_left[good] > 0:
            out[count] = pack(kinds.BONUSED, good, 0, 0)
            count += 1
    return count


def choose_bonused(st: TiletumState, seat: i64, good: i64) -> None:
    """Take the tile of a good: it may be paid as gold from now on (S-610)."""
    st.bonused_left[good] -= 1
    st.bonused[seat] = good
    tell(st, step_facts.CHOSE_BONUSED, seat, good, 0)


def worth_of_levels(st: TiletumState, seat: i64) -> i64:
    """Return what a seat's levels cost: as many points they are at the end (S-801)."""
    board: Board = st.board
    points: i64 = 0
    for technology in range(kinds.TECHNOLOGIES):
        for step in range(stock.level(st, seat, technology)):
            points += board.depths.technology_cost[step]
    return points


def all_levels(st: TiletumState, seat: i64) -> i64:
    """Return the sum of a seat's levels (S-705)."""
    total: i64 = 0
    for technology in range(kinds.TECHNOLOGIES):
        total += stock.level(st, seat, technology)
    return total


# What the stone tablets bring whoever passes them first (S-403, S-5).

# Tablets, in the order of `expansion.TABLETS`.
EXPLORER_TABLET: Final = 0
KING1_POINTS5: Final = 1
POINTS5_KING3: Final = 2
POINTS4: Final = 4
MINE_TABLET: Final = 5  # from here on in the order of sites
TECH_TABLET: Final = 8
PIECE_OF: Final[vec[i64]] = row_of(
    [kinds.MINE_PIECE, kinds.PILLAR_PIECE, kinds.HOUSE_PIECE]
)  # of each site

A_SILVER: Final = 1  # the price of the second part
FOUR_POINTS: Final = 4
FIVE_POINTS: Final = 5
GOLD_FOR_PIECE: Final = 2
SILVER_LESS: Final = 2


def step_below(st: TiletumState, seat: i64, town: i64) -> None:
    """Move an explorer to a neighbour town, and have the tablet on the path (S-401, S-403)."""
    at: i64 = seat * kinds.MAPS + st.board.depths.map_of[town]
    path: i64 = path_between(st, st.explorers[at], town)
    st.explorers[at] = town
    tell(st, step_facts.MOVED_EXPLORER, seat, town, 0)
    if path == kinds.EMPTY or st.covered[path] > 0:
        return
    tablet: i64 = cover(st, seat, path, town)
    if tablet == EXPLORER_TABLET:
        ask(st, kinds.NEW_EXPLORER_Q, 0, 0, 0)
    elif tablet == TECH_TABLET:
        ask(st, kinds.TECH_Q, SILVER_LESS, 0, 0)
    elif tablet >= MINE_TABLET:
        ask(st, kinds.ANYWHERE_Q, PIECE_OF[tablet - MINE_TABLET], GOLD_FOR_PIECE, 0)
    else:
        more: i64 = have_free(st, seat, tablet)
        if more != kinds.EMPTY:
            ask(st, kinds.PAY_Q, A_SILVER, more, 0)


def have_free(st: TiletumState, seat: i64, tablet: i64) -> i64:
    """Score or rise by a tablet; return the gain that a silver buys, EMPTY for none (S-502 to
    S-505).
    """
    if tablet == POINTS4:
        stock.score(st, seat, FOUR_POINTS)
        return kinds.EMPTY
    if tablet == POINTS5_KING3:
        stock.score(st, seat, FIVE_POINTS)
    else:
        stock.step_up(st, seat, 1)
    return st.board.for_points if tablet == KING1_POINTS5 else st.board.for_king


def is_side_up(st: TiletumState, space: i64) -> bool:
    """Return whether a space is on the main map, or on a side of a map that is used."""
    board: Board = st.board
    if board.silver == 0 or board.depths.map_of[space] == kinds.EMPTY:
        return True
    return board.depths.side_of[space] == st.sides[board.depths.map_of[space]]


def list_sites_below(st: TiletumState, seat: i64, what: i64, out: vec[i64], count: i64) -> i64:
    """Write the towns of own explorers where a piece can stand."""
    for number in range(kinds.MAPS):
        town: i64 = explorer_on(st, seat, number)
        if town != kinds.EMPTY and pieces.can_put(st, seat, what, town):
            out[count] = pack(pieces.PLACING[what], town, 0, 0)
            count += 1
    return count
