"""What each space of the maps offers a seat's merchant, architect or explorer."""

from typing import final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.tables import FAR
from ai.titles.tiletum.tiles import tile_worth
from ai.titles.tiletum.valuation import POINT, TiletumSeatValuation
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import top_tile
from game.titles.tiletum.rules.fairs import CATHEDRALS, MINES
from game.titles.tiletum.rules.household import count_filled_rooms
from game.titles.tiletum.rules.houses_and_pillars import slot_for
from game.titles.tiletum.rules.silver import explorer_on
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store


@final
class Sites:
    """The values of the spaces for one meeple: pieces, tiles, and taking part in this round's
    fair."""

    who: i64 = kinds.EMPTY
    place: i64 = kinds.EMPTY  # of the fair of this round, where a merchant still counts
    being_there: i64 = 0  # cents for the merchant there at the end of the round
    left: i64 = 0  # cents of a point of action that is left
    nearer: i64 = 0  # per cent of its worth for coming nearer to something
    called: i64 = kinds.EMPTY  # cents of the characters a house may call, EMPTY until asked for

    def __init__(self, board: Board) -> None:
        """Allocate the values for the spaces of the board."""
        self.piece: vec[i64] = zeros(board.spaces)  # cents of a house, pillar or mine there
        self.tile: vec[i64] = zeros(board.spaces)
        self.first: i64 = 0
        self.end: i64 = 0

    def analyse(self, st: TiletumState, valuation: TiletumSeatValuation, who: i64) -> None:
        """Evaluate the spaces that a merchant, architect or explorer can reach."""
        board: Board = st.board
        seat: i64 = valuation.seat
        self.who = who
        self.place = kinds.EMPTY
        self.being_there = 0
        self.called = kinds.EMPTY
        self.first = 0
        self.end = board.main_spaces
        if who == kinds.EXPLORER:
            self.first = board.main_spaces
            self.end = board.spaces
        elif who == kinds.MERCHANT and valuation.fairs.place[st.round - 1] > 0:
            self.place = st.fair[kinds.ROUNDS + st.round - 1]
            self.being_there = valuation.fairs.place[st.round - 1]
        houses: bool = st.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE] > 0
        pillars: bool = st.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE] > 0
        for space in range(self.first, self.end):
            cents: i64 = 0
            if houses and who != 1:
                cents = self.house_worth_at(st, valuation, space)
            if pillars and who != kinds.MERCHANT:
                cents = max(cents, self.pillar_worth_at(st, valuation, space))
            if who == kinds.EXPLORER:
                cents = max(cents, self.mine_worth_at(st, valuation, space))
            self.piece[space] = cents
            tile: i64 = st.lying[space]
            self.tile[space] = 0
            if tile != kinds.EMPTY and can_store(st, seat, tile):
                self.tile[space] = tile_worth(st, valuation, tile)

    def house_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a house on the space, 0 where none can be built."""
        board: Board = st.board
        slot: i64 = slot_for(st, valuation.seat, kinds.HOUSE_PIECE, space)
        if slot == kinds.EMPTY:
            return 0
        cents: i64 = valuation.house + board.printed[slot] * POINT
        if board.calls[slot] > 0:
            if self.called == kinds.EMPTY:
                self.called = best_building_call_worth(st, valuation)
            cents += self.called
        for number in range(st.round - 1, kinds.ROUNDS):
            if st.fair[kinds.ROUNDS + number] == space:
                here: bool = st.people[valuation.seat * kinds.PEOPLE + kinds.MERCHANT] == space
                part: i64 = 100
                if here and number == st.round - 1:
                    part = valuation.learned_number(known.HERE_ALREADY)
                cents += valuation.fairs.place[number] * part // 100
        return cents

    def pillar_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a pillar on the space, 0 where none can be placed."""
        board: Board = st.board
        if slot_for(st, valuation.seat, kinds.PILLAR_PIECE, space) == kinds.EMPTY:
            return 0
        cents: i64 = valuation.pillar
        number: i64 = board.cathedral_at[space]
        if number != kinds.EMPTY and st.cost[number] != kinds.EMPTY:
            top: i64 = top_tile(st, number)
            if top != kinds.EMPTY:
                points: i64 = top + board.cost_points[st.cost[number]]
                gain: i64 = points * POINT + valuation.fairs.more[CATHEDRALS]
                cents += gain * valuation.learned_number(known.A_CATHEDRAL) // 100
        return cents

    def mine_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a mine on the space, 0 where none can be dug."""
        if st.mines[valuation.seat * 2] == 0:
            return 0
        slot: i64 = slot_for(st, valuation.seat, kinds.MINE_PIECE, space)
        if slot == kinds.EMPTY:
            return 0
        gold: i64 = st.board.printed[slot]
        cents: i64 = valuation.learned_number(known.A_MINE) * (2 + valuation.rounds)
        cents += valuation.needs.worth_of_more(kinds.GOLD, gold)
        cents += valuation.fairs.more[MINES]
        if st.overlay == 0 and valuation.mines >= valuation.houses:
            cents += valuation.pillars * POINT
        elif st.overlay == 1 and valuation.mines >= valuation.pillars:
            cents += valuation.houses * POINT
        return cents

    def worth_from_meeple(
        self, st: TiletumState, valuation: TiletumSeatValuation, points: i64
    ) -> i64:
        """Return the estimated value of these action points from the meeple's space."""
        if self.who != kinds.EXPLORER:
            here: i64 = st.people[valuation.seat * kinds.PEOPLE + self.who]
            return self.best_reachable_worth(valuation, here, points)
        best: i64 = 0
        for number in range(kinds.MAPS):
            town: i64 = explorer_on(st, valuation.seat, number)
            if town != kinds.EMPTY:
                best = max(best, self.best_reachable_worth(valuation, town, points))
        return best

    def best_reachable_worth(self, valuation: TiletumSeatValuation, here: i64, points: i64) -> i64:
        """Return the best value that these action points can reach from a space."""
        distance: vec[i64] = valuation.tables.distance
        base: i64 = here * valuation.tables.spaces
        self.left = valuation.learned_number(known.LEFT)
        self.nearer = valuation.learned_number(known.NEARER)
        best: i64 = points * self.left
        if self.place != kinds.EMPTY:
            cost: i64 = distance[base + self.place]
            best = self.better_of(best, self.being_there, cost, points)
        for space in range(self.first, self.end):
            piece: i64 = self.piece[space]
            tile: i64 = self.tile[space]
            if piece + tile == 0:
                continue
            steps: i64 = distance[base + space]
            if steps >= FAR:
                continue
            one: i64 = max(piece, tile)
            best = self.better_of(best, one, steps + 1, points)
            if piece > 0 and tile > 0 and steps + 2 <= points:
                best = max(best, piece + tile + (points - steps - 2) * self.left)
        return best

    def better_of(self, best: i64, cents: i64, cost: i64, points: i64) -> i64:
        """Return the larger of `best` and the value of a target that costs `cost` of the `points`.

        A reachable target is worth `cents` plus the points left; a farther one a share for coming
        nearer.
        """
        if cost <= points:
            return max(best, cents + (points - cost) * self.left)
        part: i64 = cents * points * self.nearer
        whole: i64 = 100 * cost
        # a division takes as long as all else here, and little that is far away is better
        return best if part < (best + 1) * whole else part // whole


def best_building_call_worth(st: TiletumState, valuation: TiletumSeatValuation) -> i64:
    """Return the highest value of calling the characters of a building."""
    most: i64 = 0
    for building in range(3):
        most = max(most, count_filled_rooms(st, valuation.seat, building))
    return valuation.learned_number(known.A_PERSON) * most
