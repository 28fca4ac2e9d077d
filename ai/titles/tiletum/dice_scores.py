"""The estimated value of each die: its goods, its action with the points left, and its tile."""

from __future__ import annotations

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.sites import Sites
from ai.titles.tiletum.tables import Tables
from ai.titles.tiletum.tiles import character_worth, storehouse_space_left, tile_worth
from ai.titles.tiletum.valuation import TiletumSeatValuation
from game.engine.cells import i64, vec
from game.engine.moves import first_of, pack, second_of, third_of
from game.engine.rows import zeros
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.dice import is_in_explorer_field
from game.titles.tiletum.rules.household import floor_for
from game.titles.tiletum.rules.prices import count_goods_payable_as_gold, price_of_change
from game.titles.tiletum.rules.progress import marker_points
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import can_store, goods_of

UNSEEN: Final = -1
MOST_CHANGE: Final = 4  # gold a quick player pays to change a die

MEEPLES: Final = 7  # sites by action: merchant, architect, explorer


@final
class DiceScores:
    """The estimated values of the six values of a die, for one seat."""

    def __init__(self, promises: ActionEstimates) -> None:
        """Store the shared estimates, and start without values."""
        self.promises: ActionEstimates = promises
        self.by_value: vec[i64] = zeros(kinds.FACES + 1)  # cents of the action of each value
        self.room: i64 = 0

    def forget(self) -> None:
        """Clear the cached values for another position."""
        for value in range(1, kinds.FACES + 1):
            self.by_value[value] = UNSEEN

    def score(self, st: TiletumState, move: i64) -> i64:
        """Return the score, in cents, of taking a die and changing it to a value."""
        old: i64 = second_of(move)
        new: i64 = third_of(move)
        seat: i64 = self.promises.valuation.seat
        cents: i64 = self.promises.valuation.needs.worth_of_more(
            first_of(move), new
        ) + self.cached_die_worth(st, new)
        if old != new:
            price: i64 = price_of_change(st, seat, old, new)
            cents -= self.promises.valuation.needs.cost_of_paying(st, seat, kinds.GOLD, price)
        return cents

    def cached_die_worth(self, st: TiletumState, value: i64) -> i64:
        """Return the cached value, in cents, of the action at a die value and of the tile beside
        it."""
        if self.by_value[value] == UNSEEN:
            cents: i64 = self.action_worth(st, st.wheel[value - 1], value)
            if st.board.silver > 0 and is_in_explorer_field(st, value):
                cents = max(cents, self.action_worth(st, kinds.EXPLORER, value))
            self.by_value[value] = cents
        return self.by_value[value]

    def action_worth(self, st: TiletumState, action: i64, value: i64) -> i64:
        """Return the value, in cents, of an action with the action points that a die of `value`
        gives."""
        seat: i64 = self.promises.valuation.seat
        points: i64 = kinds.MOST_POINTS_OF_ACTION - value + marker_points(st, seat, action)
        cents: i64 = self.promises.action_estimate(st, action, points)
        tile: i64 = st.lying[st.board.action_spot + action]
        if tile != kinds.EMPTY and can_store(st, seat, tile):
            worth: i64 = tile_worth(st, self.promises.valuation, tile)
            if storehouse_space_left(st, seat) == 1:
                worth -= self.promises.valuation.learned_number(known.LAST_SPACE)
            cents += max(worth, 0)
        return cents

    def list_dice(self, st: TiletumState, out: vec[i64]) -> i64:
        """Write the dice worth considering: unchanged, or changed for little gold; return how
        many.
        """
        seat: i64 = self.promises.valuation.seat
        gold: i64 = min(
            goods_of(st, seat, kinds.GOLD) + count_goods_payable_as_gold(st, seat), MOST_CHANGE
        )
        count: i64 = 0
        for good in range(kinds.GOODS):
            for face in range(1, kinds.FACES + 1):
                if st.dice[good * kinds.FACES + face - 1] == 0:
                    continue
                out[count] = pack(kinds.TAKE_DIE, good, face, face)
                count += 1
                if gold < 2:
                    continue
                for new in range(1, kinds.FACES + 1):
                    if new != face and price_of_change(st, seat, face, new) <= gold:
                        out[count] = pack(kinds.TAKE_DIE, good, face, new)
                        count += 1
        return count


@final
class ActionEstimates:
    """Estimates of what action points bring; each is computed when it is first needed."""

    def __init__(self, board: Board, policy_weights: PolicyWeights) -> None:
        """Make the valuation and the site estimates of the three meeples."""
        self.valuation: TiletumSeatValuation = TiletumSeatValuation(Tables(board), policy_weights)
        self.merchant: Sites = Sites(board)
        self.architect: Sites = Sites(board)
        self.explorer: Sites = Sites(board)
        self.seen: vec[i64] = zeros(MEEPLES)
        self.person: i64 = UNSEEN  # cents of the best character, and the points it takes
        self.person_cost: i64 = 1
        self.contract: i64 = UNSEEN  # cents of the best contract by its price, and the price
        self.contract_cost: i64 = 1

    def analyse(self, st: TiletumState, seat: i64) -> None:
        """Clear the estimates and read the position for this seat."""
        self.valuation.analyse(st, seat)
        self.seen[0] = 0
        self.seen[1] = 0
        self.seen[kinds.EXPLORER] = 0
        self.person = UNSEEN
        self.contract = UNSEEN

    def sites(self, st: TiletumState, who: i64) -> Sites:
        """Return the sites of the merchant, the architect or the explorers."""
        found: Sites = self.architect
        if who == kinds.MERCHANT:
            found = self.merchant
        elif who == kinds.EXPLORER:
            found = self.explorer
        if self.seen[who] == 0:
            self.seen[who] = 1
            found.analyse(st, self.valuation, who)
        return found

    def action_estimate(self, st: TiletumState, action: i64, points: i64) -> i64:
        """Return the estimated cents of an action with this number of points."""
        if points <= 0:
            return 0
        if action == kinds.JOKER:
            best: i64 = 0
            for other in range(st.board.actions):
                if other != kinds.JOKER:
                    best = max(best, self.action_estimate(st, other, points))
            return best
        if action == kinds.KING:
            return self.valuation.steps_worth(st, points)
        if action == kinds.CHARACTER:
            return self.character_action_estimate(st, points)
        if action == kinds.CONTRACT:
            return self.contract_action_estimate(st, points)
        return self.sites(st, action).worth_from_meeple(st, self.valuation, points)

    def character_action_estimate(self, st: TiletumState, points: i64) -> i64:
        """Return the estimated cents of the character action with these points."""
        if self.person == UNSEEN:
            self.evaluate_characters(st)
        if points < self.person_cost:
            return self.person * points // (2 * self.person_cost)
        cents: i64 = self.person
        left: i64 = points - self.person_cost
        share: i64 = self.valuation.learned_number(known.NEXT_PERSON)
        rate: i64 = self.person * share // (100 * self.person_cost)
        return cents + min(left, 4) * rate

    def evaluate_characters(self, st: TiletumState) -> None:
        """Find the character with the highest value for its action points."""
        seat: i64 = self.valuation.seat
        self.person = 0
        self.person_cost = 1
        for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
            tile: i64 = st.store[slot]
            if tile != kinds.EMPTY and st.board.kind[tile] == kinds.CHARACTER_TILE:
                self.evaluate_rooms_for(st, tile, 0)
        if storehouse_space_left(st, seat) > 0:
            for place in range(kinds.OFFERED):
                offered: i64 = st.lying[st.board.character_spot + place]
                if offered != kinds.EMPTY:
                    self.evaluate_rooms_for(st, offered, 1)

    def evaluate_rooms_for(self, st: TiletumState, tile: i64, more: i64) -> None:
        """Evaluate every room into which a character could move."""
        for building in range(kinds.BUILDINGS):
            floor: i64 = floor_for(st, self.valuation.seat, building, st.board.type_of[tile])
            if floor == 0:
                continue
            cents: i64 = character_worth(st, self.valuation, tile, building)
            if cents * self.person_cost > self.person * (floor + more):
                self.person = cents
                self.person_cost = floor + more

    def contract_action_estimate(self, st: TiletumState, points: i64) -> i64:
        """Return the estimated cents of the contract action with these points."""
        if self.contract == UNSEEN:
            self.evaluate_contracts(st)
        cents: i64 = 0
        left: i64 = points
        if self.contract_cost <= left:
            cents = self.contract
            left -= self.contract_cost
        if left > 1:
            cents += self.contract * self.valuation.learned_number(known.NEXT_CONTRACT) // 200
            left -= 1
        if left > 0 and st.exchanged == 0:
            cents += self.valuation.learned_number(known.EXCHANGED)
            left -= 1
        return cents + left * self.valuation.learned_number(known.AGAIN)

    def evaluate_contracts(self, st: TiletumState) -> None:
        """Find the tile of the contract offer with the highest value for its price, and the next
        best."""
        board: Board = st.board
        self.contract = 0
        self.contract_cost = 1
        for place in range(kinds.OFFERED):
            tile: i64 = st.lying[board.contract_spot + place]
            if tile == kinds.EMPTY or not can_store(st, self.valuation.seat, tile):
                continue
            cents: i64 = tile_worth(st, self.valuation, tile)
            if cents * self.contract_cost > self.contract * board.price[place]:
                self.contract = cents
                self.contract_cost = board.price[place]
