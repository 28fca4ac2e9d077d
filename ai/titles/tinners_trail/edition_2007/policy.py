"""The moves worth a look in the tree."""

from __future__ import annotations

from typing import cast, final

from ai.search.policy import FULL_REWARD, Policy, best_other, mix
from ai.titles.tinners_trail.both_editions.actions import list_adits, list_at_mines
from ai.titles.tinners_trail.both_editions.auctions import (
    UP_TO,
    Bidding,
    list_maxima,
    maximum_of,
    next_bid_of,
)
from ai.titles.tinners_trail.edition_2007.boxes import mine_worth
from ai.titles.tinners_trail.edition_2007.playout import ClassicPlayout
from ai.titles.tinners_trail.edition_2007.rounds import rounds_over
from ai.titles.tinners_trail.edition_2007.scores import score_of
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import kind_of, pack
from game.engine.rows import zeros
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.both_editions.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.both_editions.money import standings
from game.titles.tinners_trail.rules.edition_2007.actions import LEAST_BID, may_take_part, work_left
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    BUILD,
    DROP,
    EMPTY,
    PASS,
    PASTIES,
    PUMP,
    PUMPS,
    PUMPS_PHASE,
    ROLL_COPPER,
    ROLL_TIN,
)

# The moves worth a look in the tree.


def seeming_worth(st: ClassicState) -> i64:
    """Return the pounds the mine under the hammer seems worth to the seat to move."""
    return mine_worth(st, st.to_move, st.area) // POUND


def list_candidates(st: ClassicState, rules: Rules, out: vec[i64], scores: vec[i64]) -> i64:
    """Write what the seat to move may intend, and how good it looks; return how many."""
    if st.phase == AUCTION:
        return list_maxima(st, seeming_worth(st), out, scores)
    count: i64 = 0
    if st.phase == ACTIONS:
        count = list_worthwhile(st, out)
    elif st.phase == PUMPS_PHASE:
        count = list_wet_mines(st, out)
    else:
        count = rules.legal_moves(st, out)
    for index in range(count):
        scores[index] = score_of(st, out[index])
    return count


def list_worthwhile(st: ClassicState, out: vec[i64]) -> i64:
    """Write the actions at own mines, every auction, and what is always possible."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
        for area in range(st.county.areas):
            if st.owner[area] == EMPTY:
                out[count] = pack(BUILD, area, 0, 0)
                count += 1
    if work > 0:
        count = list_at_mines(st, seat, work, out, count)
        count = list_adits(st, seat, work, out, count)
        if work >= st.county.pumps_work and rightmost_pump_group(st) != EMPTY:
            out[count] = pack(PUMPS, 0, 0, 0)
            count += 1
        if work >= st.county.pasties_work:
            out[count] = pack(PASTIES, 0, 0, 0)
            count += 1
    out[count] = pack(PASS, 0, 0, 0)
    return count + 1


def list_wet_mines(st: ClassicState, out: vec[i64]) -> i64:
    """Write no pump, and one in every own mine with water: no other mine is made better."""
    out[0] = pack(PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.county.areas):
        if st.water[area] > 0 and st.owner[area] == st.to_move:
            out[count] = pack(PUMP, area + 1, 0, 0)
            count += 1
    return count


# The edition's knowledge as the search wants it: candidates, quick games, rewards.


@final
class ClassicPolicy(Policy):
    """Values in pence by plain estimates; auctions as maximum bids. Nothing is hidden (C-19)."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.bidding: Bidding = Bidding(rules)
        self.playout: ClassicPlayout = ClassicPlayout(rules)
        self.places: vec[i64] = zeros(rules.seats)

    def score(self, state: State, moves: vec[i64], count: i64, scores: vec[i64]) -> None:
        """Write the pence each move seems to gain."""
        st: ClassicState = cast("ClassicState", state)
        for index in range(count):
            scores[index] = score_of(st, moves[index])

    def begin(self, state: State) -> None:
        """Forget the maximum bids of the game before."""
        self.bidding.forget()

    def doubt(self, state: State, seat: i64, luck: Luck) -> None:
        """Nothing that is imagined can be doubted: only dice are."""

    def candidates(self, state: State, out: vec[i64], scores: vec[i64]) -> i64:
        """Write the promising moves; in an auction maximum bids."""
        return list_candidates(cast("ClassicState", state), self.rules, out, scores)

    def carry_out(self, state: State, intention: i64) -> None:
        """Play a move, or settle on a maximum bid; whoever has settled bids by themselves."""
        st: ClassicState = cast("ClassicState", state)
        kind: i64 = kind_of(intention)
        if kind == UP_TO:
            self.bidding.decide(st, st.to_move, maximum_of(st, seeming_worth(st), intention))
        else:
            if kind == DROP:
                self.bidding.decide(st, st.to_move, 0)
            self.rules.apply(st, intention)
        self.bidding.carry_on(st)

    def revealed(self, state: State) -> i64:
        """Return that nothing depends on secrets."""
        return 0

    def outcome(self, state: State, move: i64) -> i64:
        """Return the price a roll made instead of the roll (C-4)."""
        st: ClassicState = cast("ClassicState", state)
        kind: i64 = kind_of(move)
        if kind == ROLL_TIN:
            return pack(kind, st.tin_price, 0, 0)
        if kind == ROLL_COPPER:
            return pack(kind, st.copper_price, 0, 0)
        return move

    def move_of(self, state: State, intention: i64) -> i64:
        """Return the next bid on the way to a maximum; other intentions are moves."""
        if kind_of(intention) != UP_TO:
            return intention
        st: ClassicState = cast("ClassicState", state)
        return next_bid_of(st, seeming_worth(st), intention)

    def is_open(self, state: State, seat: i64) -> bool:
        """Return that there is nothing a seat cannot see."""
        return True

    def is_secret(self, state: State, seat: i64) -> bool:
        """Return that every move is open."""
        return False

    def quick_move(self, state: State, out: vec[i64], luck: Luck) -> i64:
        """Return a sensible move fast."""
        return self.playout.move(cast("ClassicState", state), luck)

    def play_on(self, state: State, luck: Luck, last_stage: i64) -> None:
        """Play quick moves until the game is over or so many rounds are."""
        self.playout.play_on(cast("ClassicState", state), self.bidding, luck, last_stage)

    def stage(self, state: State) -> i64:
        """Return how many rounds are over."""
        return rounds_over(cast("ClassicState", state))

    def rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write the win, and the margin over the best rival, of a finished game."""
        st: ClassicState = cast("ClassicState", state)
        standings(st, self.places)
        for seat in range(st.seats):
            share: i64 = FULL_REWARD if self.places[seat] == 0 else 0
            margin: i64 = (st.points[seat] - best_other(st.points, seat)) * 100
            rewards[seat] = mix(share, margin)
