"""What a seat has in one position, read once for all functions that value it, and its rivals.

Also the facts printed on the boards and tiles of a game, and a first guess of the worth of tiles.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from game.engine.cells import i64, vec
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import GAIN_PART_WORDS
from game.titles.tiletum.rules.houses_and_pillars import free_slot_for_piece, has_piece_in_town
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.state import TiletumState
from tools.titles.tiletum.sparring.tiletum_plan import TiletumPlan

READY_RIVAL: Final = 0.7  # chance that a rival who can contribute does so first
SLOW_RIVAL: Final = 0.3

WORTH: Final = (
    "gold 0.55, food 0.8, wool 0.85, stone 0.95, iron 0.85, vp 1, any 1.1, same 1, merchant 1.1,"
    " architect 1.15, character 1, contract 1, king 1.1, joker 1.3, explorer 1.1,"
    " merchant-step 0.8, architect-step 0.9, house 3, pillar 3, building 2.5, house-anywhere 5,"
    " pillar-anywhere 6, merchant-anywhere 2, architect-anywhere 2.5, silver 1.2, mine 1.2"
)
"""The points for one of each part of a gain, early in the game."""
A_COLOUR: Final = 1.2
UNKNOWN_TILE: Final = 3.0  # a crest or contract, whatever it may be good for


class Time(NamedTuple):
    """A seat's remaining turns in the round and in the game, and the first rounds whose king phase
    and whose fair are still to come."""

    now: int  # turns of this round
    left: int  # turns of the game
    king: int  # first round
    fair: int


def time_left_of_seat(st: TiletumState, seat: int) -> Time:
    """Return the time a seat has left; the current turn counts until its die is taken."""
    number = int(st.round)
    later = (kinds.ROUND_COUNT - int(st.round)) * kinds.TURNS_PER_ROUND
    if st.phase in (kinds.KING_TILE_PHASE, kinds.CLEAN_UP_PHASE):
        return Time(0, later, number + 1, number + (st.phase == kinds.CLEAN_UP_PHASE))
    done = st.seat == seat and (st.phase == kinds.REFILL_PHASE or st.die_good != EMPTY)
    done = done or seat in list(st.order)[: st.step]
    now = kinds.TURNS_PER_ROUND - int(st.turn) + (not done)
    return Time(now, now + later, number, number)


def cells_of_seat(row: vec[i64], seat: int, size: int) -> list[int]:
    """Return the seat's `size` cells of a row in which each seat has that many."""
    return [int(number) for number in row[seat * size : (seat + 1) * size]]


class RivalsAround:
    """What is known of the rivals at the beginning of a seat's turn, which does not change during
    it, with a cache for values."""

    def __init__(self, view: TiletumState, seat: int, plan: TiletumPlan) -> None:
        """Read it from a view."""
        self.seat = seat
        self.plan = plan
        self.atlas = atlas_of(view.board)
        board = view.board
        self.cathedrals = [
            (
                number,
                int(board.town_of_cathedral[number]),
                int(board.payment_good_of_cathedral[number]),
            )
            for number in range(int(board.cathedral_count))
            if board.is_cathedral_open[number] and view.cost[number] != EMPTY
        ]
        self.cost_points = [int(board.cost_tile_points[max(cost, 0)]) for cost in view.cost]
        self.rush = {n: self._rush(view, n, town, paid) for n, town, paid in self.cathedrals}
        self.house_towns = [
            space for space in self.atlas.main if free_slot_for_piece(view, seat, 0, space) != EMPTY
        ]
        self.memory: dict[tuple[object, ...], float] = {}  # whatever is asked twice

    def _rush(self, view: TiletumState, number: int, town: int, paid: int) -> float:
        """Return the expected number of rivals who take the top tile of a cathedral first."""
        rush = 0.0
        for rival in range(int(view.seats)):
            if rival == self.seat or not has_piece_in_town(view, rival, kinds.PILLAR_PIECE, town):
                continue
            if view.taken[rival * view.board.cathedral_count + number] == EMPTY:
                held = view.goods[rival * kinds.GOOD_COUNT + paid] if paid < kinds.GOOD_COUNT else 2
                ready = held >= price_of_contribution(view, rival, number)
                rush += READY_RIVAL if ready else SLOW_RIVAL
        return rush


class SeatPosition:
    """What a seat has in one state; functions that value deeds subtract the goods they use from
    it."""

    def __init__(self, around: RivalsAround, st: TiletumState) -> None:
        """Read the seat's part of the state."""
        self.around = around
        self.st = st
        self.seat = around.seat
        self.plan = around.plan
        self.atlas = around.atlas
        self.time = time_left_of_seat(st, self.seat)
        self.late = self.time.left / (self.time.left + self.plan.early)
        self.goods: list[float] = [*cells_of_seat(st.goods, self.seat, kinds.GOOD_COUNT)]
        self.store = [
            tile
            for tile in cells_of_seat(st.store, self.seat, kinds.STOREHOUSE_SLOT_COUNT)
            if tile != EMPTY
        ]
        self.waiting_crests = sum(self.atlas.kind[tile] == kinds.CREST_TILE for tile in self.store)
        self.rooms = cells_of_seat(st.rooms, self.seat, kinds.ROOM_COUNT_OF_A_SEAT)
        self.crests = [
            crest != EMPTY for crest in cells_of_seat(st.crests, self.seat, kinds.BUILDING_COUNT)
        ]
        self.taken = cells_of_seat(st.taken, self.seat, int(st.board.cathedral_count))
        self.houses, self.pillars = cells_of_seat(
            st.supply, self.seat, kinds.BASE_PIECE_KIND_COUNT
        )  # at hand
        self.merchant, self.architect = cells_of_seat(
            st.people, self.seat, kinds.MEEPLES_PER_SEAT_COUNT
        )
        self.pillared = {
            number
            for number, town, _paid in around.cathedrals
            if has_piece_in_town(st, self.seat, kinds.PILLAR_PIECE, town)
        }
        self.lacking = 0.0  # goods that deeds lack in all
        self.units: dict[int, float] = {}  # what one more counts at fairs, by their kind
        self.house_more = self.pillar_more = 0.0  # what one more is worth at the end

    def unit(self, kind: int, *paired: int) -> float:
        """Return the points that one more thing of a kind adds at fairs that count it alone, and
        half of it at fairs that count it in the pairs `paired`."""
        half = sum(self.units.get(pair, 0.0) for pair in paired)
        return self.units.get(kind, 0.0) + 0.5 * half

    def filled(self, building: int) -> int:
        """Return the number of characters in a building."""
        first, end = self.atlas.rooms[building]
        return sum(tile != EMPTY for tile in self.rooms[first:end])


class Atlas:
    """Tables of one board that partners look up often, such as distances and the worth of gains and
    tiles."""

    def __init__(self, board: Board) -> None:
        """Compute the tables."""
        spaces, steps = (
            int(board.space_count),
            [int(steps) for steps in board.cards.distance_between_spaces],
        )
        self.steps = [steps[space * spaces : (space + 1) * spaces] for space in range(spaces)]
        self.main = range(int(board.main_map_space_count))
        words = dict(pair.split() for pair in WORTH.split(", "))
        parts = [float(words[part]) for part in GAIN_PART_WORDS]
        rows = [
            board.gain_part_amounts[at : at + kinds.GAIN_PART_COUNT]
            for at in range(0, len(board.gain_part_amounts), len(parts))
        ]
        self.gain_worth = [
            sum(int(number) * worth for number, worth in zip(row, parts, strict=True))
            for row in rows
        ]
        self.kind = [int(kind) for kind in board.tile_kind]
        self.tile_worth = [self._tile_worth(board, tile) for tile in range(int(board.tile_count))]
        self.promise = [  # of a tile that lies somewhere
            UNKNOWN_TILE if kind <= kinds.CONTRACT_TILE else worth
            for kind, worth in zip(self.kind, self.tile_worth, strict=True)
        ]
        self.crest_gain = [self.gain_worth[int(gain)] for gain in board.crest_gain_of_building]
        rooms = [int(room) for room in board.first_room_of_building]
        self.rooms = list(pairwise(rooms))
        self.tokens = sum(
            spaces * int(count) for spaces, count in enumerate(board.corruption_token_counts)
        )
        below = [
            (int(m), int(s))
            for m, s in zip(
                board.depths.underground_map_of_space, board.depths.side_of_space, strict=True
            )
        ]
        self.towns_below = {
            which: [space for space, found in enumerate(below) if found == which]
            for which in set(below)
        }

    def _tile_worth(self, board: Board, tile: int) -> float:
        """Return the points of a helper or character tile; those of crests and contracts depend on
        the state."""
        boost = 1.0 * int(board.boost_action_points_of_tile[tile])
        if self.kind[tile] in (kinds.BOOST_TILE, kinds.COLOUR_TILE):
            return boost + A_COLOUR * (self.kind[tile] == kinds.COLOUR_TILE)
        worth = self.gain_worth[int(board.gain_of_tile[tile])]
        if board.silver:
            worth -= 0.5 * int(board.depths.gold_price_of_tile[tile]) + int(
                board.depths.silver_price_of_tile[tile]
            )
        return worth


atlas_of = lru_cache(maxsize=32)(Atlas)
