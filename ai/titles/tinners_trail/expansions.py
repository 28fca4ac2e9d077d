"""What arsenic (AR), own miners and emigration (E) gain, in pence, before the work they cost."""

from typing import Final

from ai.titles.tinners_trail import gains
from ai.titles.tinners_trail.ore import MEAN_ORE, POUND, WORK_POINT, ore_in
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, pack, second_of
from game.titles.tinners_trail.rules import expansions, kinds
from game.titles.tinners_trail.rules.developments import capacity, stock_of
from game.titles.tinners_trail.rules.kinds import ROUNDS, YES
from game.titles.tinners_trail.rules.state import TrailState, work_left

# What arsenic gains: the calciner, processing and selling (AR), in pence.

LOST_WORK_POINT: Final = 350  # pence a work point that is lost costs in each round to come
CUBES_A_SALE: Final = 2  # that share the work of one sale
IN_OWN_MINE: Final = 150  # pence of one arsenic where it can be processed
NEAR: Final = 40  # pence of one where it may help a later mine, ours or not
WITHOUT_CALCINER: Final = 250  # pence of keeping the calciner for a better place

OPTION: Final = 300  # pence of a miner who may emigrate later
KEPT: Final = 90  # per cent of a payment in a later round


def lost_work(st: TrailState) -> i64:
    """Return what losing one work point from now to the end of the game costs (AR-4)."""
    return LOST_WORK_POINT * (ROUNDS - st.round + 1)


def process_gain(st: TrailState, seat: i64) -> i64:
    """Return the gain of one more arsenic, to be sold in this round (AR-2, AR-5)."""
    if not expansions.may_process(st, seat) or work_left(st, seat) <= st.board.sell_work:
        return -lost_work(st)
    held: i64 = st.ore_arsenic[seat]
    price: i64 = expansions.proceeds(st, held + 1) - expansions.proceeds(st, held)
    gain: i64 = price * POUND - lost_work(st)
    if held == 0:
        gain -= WORK_POINT * st.board.sell_work // CUBES_A_SALE
    return gain


def sale_gain(st: TrailState, seat: i64) -> i64:
    """Return the gain of selling now: nothing while more arsenic can join the sale (AR-5)."""
    if not expansions.may_sell_arsenic(st, seat):
        return 0
    if process_gain(st, seat) > 0 and has_more(st, seat):
        return 0
    return expansions.proceeds(st, st.ore_arsenic[seat]) * POUND


def has_more(st: TrailState, seat: i64) -> bool:
    """Return whether arsenic is left in the seat's mines."""
    return first_with_arsenic(st, seat) < st.board.areas


def first_with_arsenic(st: TrailState, seat: i64) -> i64:
    """Return the seat's first mine with arsenic, the number of areas when there is none."""
    area: i64 = 0
    while area < st.board.areas and not (st.owner[area] == seat and st.arsenic[area] > 0):
        area += 1
    return area


def calciner_score(st: TrailState, move: i64) -> i64:
    """Return the pence of building the calciner beside the new mine; 0 for not (AR-1)."""
    if first_of(move) != YES:
        return 0
    return calciner_gain(st, st.to_move, st.area)


def calciner_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain of laying arsenic around an area, less than waiting for a better one."""
    gain: i64 = IN_OWN_MINE - WITHOUT_CALCINER
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        area_near: i64 = st.board.neighbour[spot]
        if st.owner[area_near] == seat:
            gain += IN_OWN_MINE
        elif st.round < ROUNDS and area_near < st.board.areas:  # beyond the card no mine will be
            gain += NEAR
    return gain


# What own miners and emigration gain (E), in pence, before the work points they cost.


def own_miner_gain(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the gain of an own miner: a miner's, and that he may leave (E-1)."""
    return gains.miner_gain(st, seat, area) + OPTION


def emigration_gain(st: TrailState, seat: i64, area: i64, place: i64) -> i64:
    """Return what the place gives less what the mine loses (E-2 .. E-7)."""
    return place_worth(st, seat, place) - capacity_loss(st, area)


def capacity_loss(st: TrailState, area: i64) -> i64:
    """Return what one cube less an extraction costs a mine (E-3)."""
    if ore_in(st, area) < capacity(st, area):
        return 0
    margin: i64 = MEAN_ORE - st.water[area] * POUND
    return gains.lasting(st, max(margin, 0))


def place_worth(st: TrailState, seat: i64, place: i64) -> i64:
    """Return what a place gives in this round."""
    column: i64 = st.round - 1
    if place == kinds.SIERRA_MADRE:
        return st.board.sierra_madre_points[column] * gains.POINT
    if place == kinds.KIMBERLEY:
        later: i64 = kinds.ROUNDS - st.round
        return st.board.kimberley_pounds[column] * (POUND + later * KEPT)
    if place == kinds.ADELAIDE_PLACE:
        return adelaide_worth(st, seat)
    if place == kinds.MICHIGAN:
        piece: i64 = st.board.michigan_piece[column]
        return st.board.michigan_count[column] * best_placing(st, seat, piece)
    return 0


def adelaide_worth(st: TrailState, seat: i64) -> i64:
    """Return the rise of all cubes held and about to be extracted, a cube a work point (E-7)."""
    column: i64 = st.round - 1
    coming: i64 = work_left(st, seat) // 2
    tin: i64 = st.ore_tin[seat] + coming
    copper: i64 = st.ore_copper[seat] + coming
    rises: i64 = max(tin, copper) * st.board.adelaide_chosen[column]
    rises += min(tin, copper) * st.board.adelaide_other[column]
    return rises * POUND


def best_placing(st: TrailState, seat: i64, piece: i64) -> i64:
    """Return the gain of the best place for a piece, 0 when none gains (E-4)."""
    best: i64 = 0
    for where in range(expansions.places_of(st, piece)):
        if expansions.may_place(st, piece, where):
            best = max(best, placing_gain(st, seat, piece, where))
    return best


def placing_gain(st: TrailState, seat: i64, piece: i64, where: i64) -> i64:
    """Return the gain of one of Michigan's pieces in a place (E-4)."""
    if piece == kinds.STOCK_MINER:
        return gains.miner_gain(st, seat, where)
    if piece == kinds.STOCK_PORT:
        return gains.port_gain(st, seat, where)
    if piece == kinds.STOCK_TRAIN:
        return gains.train_gain(st, seat, where)
    return gains.adit_gain(st, seat, where)


def place_score(st: TrailState, move: i64) -> i64:
    """Return the pence of placing a piece; 0 for putting it off (E-4)."""
    choice: i64 = first_of(move)
    if choice == 0:
        return 0
    return placing_gain(st, st.to_move, choice - 1, second_of(move))


def ore_score(st: TrailState, move: i64) -> i64:
    """Return the pence more that naming an ore brings (E-7)."""
    seat: i64 = st.to_move
    raised: i64 = first_of(move)
    tin: i64 = st.ore_tin[seat] * expansions.rise_of(st, seat, expansions.TIN, raised)
    return (
        tin + st.ore_copper[seat] * expansions.rise_of(st, seat, expansions.COPPER, raised)
    ) * POUND


# The actions of the expansions: their scores, and the promising ones for quick choices.


def expansion_score(st: TrailState, move: i64) -> i64:
    """Return the pence an action of the expansions gains a work point, or for nothing."""
    seat: i64 = st.to_move
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == kinds.PROCESS:
        return process_gain(st, seat)
    if kind == kinds.SELL_ARSENIC:
        return sale_gain(st, seat) // st.board.sell_work
    if kind == kinds.OWN_MINER:
        return own_miner_gain(st, seat, where) // st.board.miner_work
    if kind == kinds.EMIGRATE:
        return emigration_gain(st, seat, where, second_of(move)) // st.board.emigrate_work
    return placing_gain(st, seat, where - 1, second_of(move))


def best_arsenic_move(st: TrailState, seat: i64) -> i64:
    """Return processing while it gains, else selling what is held, 0 when neither is possible."""
    if process_gain(st, seat) > 0 and has_more(st, seat):
        return pack(kinds.PROCESS, first_with_arsenic(st, seat), 0, 0)
    if expansions.may_sell_arsenic(st, seat) and work_left(st, seat) >= st.board.sell_work:
        return pack(kinds.SELL_ARSENIC, 0, 0, 0)
    return 0


def best_own_miner(st: TrailState, seat: i64) -> i64:
    """Return the own miner that gains most, 0 when none may be placed (E-1)."""
    if st.own_miners[seat] == 0 or stock_of(st, kinds.STOCK_MINER) == 0:
        return 0
    if work_left(st, seat) < st.board.miner_work:
        return 0
    best: i64 = 0
    most: i64 = 0
    for area in range(st.board.areas):
        if st.owner[area] == seat and st.miner[area] == 0:
            gain: i64 = own_miner_gain(st, seat, area)
            if gain > most:
                most = gain
                best = pack(kinds.OWN_MINER, area, 0, 0)
    return best


def best_emigration(st: TrailState, seat: i64) -> i64:
    """Return the best place for the miner who is missed least, 0 when there is none (E-2)."""
    if work_left(st, seat) < st.board.emigrate_work:
        return 0
    place: i64 = best_place(st, seat)
    if place == kinds.PLACES:
        return 0
    best: i64 = 0
    most: i64 = 0
    for area in range(st.board.areas):
        if st.own_miner[area] == seat:
            gain: i64 = emigration_gain(st, seat, area, place)
            if gain > most:
                most = gain
                best = pack(kinds.EMIGRATE, area, place, 0)
    return best


def best_place(st: TrailState, seat: i64) -> i64:
    """Return the place that gives most in this round, PLACES when all are taken."""
    best: i64 = kinds.PLACES
    most: i64 = 0
    if has_own_miner(st, seat):
        for place in range(kinds.PLACES):
            if not expansions.is_taken(st, place):
                worth: i64 = place_worth(st, seat, place)
                if worth > most:
                    most = worth
                    best = place
    return best


def has_own_miner(st: TrailState, seat: i64) -> bool:
    """Return whether a miner of the seat's colour is on the map."""
    for area in range(st.board.areas):
        if st.own_miner[area] == seat:
            return True
    return False


def best_placement(st: TrailState, seat: i64) -> i64:
    """Return the best place for a waiting piece of Michigan's, 0 when none gains (E-4)."""
    best: i64 = 0
    most: i64 = 0
    for piece in range(kinds.STOCKS):
        if st.waiting[seat * kinds.STOCKS + piece] > 0:
            for where in range(expansions.places_of(st, piece)):
                if expansions.may_place(st, piece, where):
                    gain: i64 = placing_gain(st, seat, piece, where)
                    if gain > most:
                        most = gain
                        best = pack(kinds.PLACE, piece + 1, where, 0)
    return best
