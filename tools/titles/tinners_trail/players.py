"""Who plays Tinners' Trail for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from ai.players import KeepThinking, Legal, Player
from ai.search.policy import Policy
from ai.search.weights import PLAIN
from ai.titles import mind_for
from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles.tinners_trail.rules.developments import capacity
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY, PASS
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.contestants import NaivePlayer, partners
from tools.titles.tinners_trail.sparring.partners import PARTNERS, make_partner

# What a position of Tinners' Trail is worth to a naive player: its purse.
#
# It sees pounds and points only: money, ore sold at today's prices, points at a pound each, and
# half of what the ore in its mines would bring today.

UNMINED = 0.5  # of its profit: taking it out still costs work
UNSEEN = 2  # cubes and water of a tile nobody has looked at, and of ground nobody knows


def purse(st: TrailState, seat: int) -> float:
    """Return a seat's pounds and points, its ore and its mines at today's prices."""
    earned = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
    pounds = float(int(st.money[seat] + st.points[seat] + earned))
    for area in range(int(st.board.areas)):
        if st.owner[area] == seat:
            pounds += UNMINED * proceeds(st, area)
    if st.phase == AUCTION and st.high_bidder == seat:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.high_bid)
    elif st.area != EMPTY and st.opener == seat and st.high_bidder == EMPTY:
        pounds += UNMINED * proceeds(st, int(st.area)) - int(st.minimum)
    return pounds


def proceeds(st: TrailState, area: int) -> float:
    """Return what the ore in an area would bring at today's prices, load by load."""
    tin, copper, water = what_lies_in(st, area)
    prices = sorted(tin * [int(st.tin_price)] + copper * [int(st.copper_price)], reverse=True)
    load = max(int(capacity(st, area)), 1)
    gains = [price - water - number // load for number, price in enumerate(prices)]
    return float(sum(max(gain, 0) for gain in gains))


def what_lies_in(st: TrailState, area: int) -> tuple[int, int, int]:
    """Return tin, copper and water of an area: a guess for what nobody has seen."""
    tin, copper, water = int(st.tin[area]), int(st.copper[area]), int(st.water[area])
    if st.owner[area] != EMPTY:
        return tin, copper, water
    if not st.board.edition_2007 and st.tile[area] >= 0 and st.face_up[area]:
        tile, board = st.tile[area], st.board
        tin, copper = tin + int(board.tile_tin[tile]), copper + int(board.tile_copper[tile])
        return tin, copper, water + int(board.tile_water[tile])
    if not st.board.edition_2007 or tin + copper + water == 0:
        return tin + UNSEEN // 2, copper + UNSEEN // 2, water + UNSEEN
    return tin, copper, water


# A test opponent: one move ahead with our own evaluation, and no further.
#
# After each of its moves it lets everybody pass, so that the round ends, ore is sold and money
# invested, and asks our hand-written value; the best mean over a few games that its view allows
# wins. Auctions that the move begins are finished with quick bids.

IMAGINED = 8  # games, the same for every move
JUDGE = PLAIN  # the hand-written value: it knows nothing that was learned from searches


class OneStepPlayer:
    """Greedy for the value of the position after its move."""

    def __init__(self, game: Game) -> None:
        """Play this game."""
        rules, mind = game.rules, mind_for(game.options.title, game.options.edition)
        value = mind.value(game, JUDGE)
        assert value is not None
        self._rules, self._value = rules, value
        self._policy: Policy = mind.policy(game)
        self._legal = Legal(rules)
        self._luck = Luck()
        self._after = rules.new_state()
        self._rewards = zeros(rules.seats)
        self._scratch = zeros(rules.most_moves)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move whose positions are worth most, the first of equals."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        worths = [
            sum(self._worth(view, move, seat, seed + sample) for sample in range(IMAGINED))
            for move in moves
        ]
        return moves[worths.index(max(worths))]

    def _worth(self, view: State, move: int, seat: int, seed: int) -> int:
        """Return the seat's reward in one imagined game that goes no further."""
        state, rules = self._after, self._rules
        state.copy_from(view)
        self._luck.seed(seed)
        rules.imagine(state, seat, self._luck)
        stage = self._policy.stage(state)
        rules.apply(state, move)
        while state.to_move != NOBODY and self._policy.stage(state) == stage:
            rules.apply(state, self._passing_move())
        if state.to_move == NOBODY:
            self._policy.rewards(state, self._rewards)
        else:
            self._value.estimate(state, self._rewards)
        return int(self._rewards[seat])

    def _passing_move(self) -> int:
        """Return the pass where there is one, else luck's or a quick move."""
        state = self._after
        if state.to_move == CHANCE:
            return int(self._rules.draw_outcome(state))
        count = int(self._rules.legal_moves(state, self._scratch))
        passing = pack(PASS, 0, 0, 0)
        if any(self._scratch[index] == passing for index in range(count)):
            return int(passing)
        return int(self._policy.quick_move(state, self._scratch, self._luck))


PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(
        game.rules, lambda _, after, seat: purse(cast("TrailState", after), seat), past_luck=False
    ),
    "onestep": OneStepPlayer,
    **partners(PARTNERS, make_partner),
}
