"""A player that thinks a turn through: both actions, every question on the way, then its ledger."""

from __future__ import annotations

from typing import Final, cast

from ai.players import KeepThinking, Legal
from game.engine.luck import Luck
from game.engine.rules import CHANCE, Rules, State
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.cards import hand_size
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.kinds import (
    ACTIONS,
    BIT,
    CANAL,
    COAL_MINE,
    COTTON_MILL,
    EMPTY,
    IRONWORKS,
    LAST_DEMAND,
    LEVELS,
    PORT,
)
from game.titles.brass.rules.state import BrassState

# What a seat's business is worth, in points: what counts for sure and what is likely to.
#
# Written from the rules alone: counters by whether somebody can still flip them, links by what lies
# at their ends, income by the rounds it will be paid, money by the actions left to spend it in.

A_POUND: Final = 0.18  # points of a pound that can still be spent
IDLE: Final = 0.1  # of a pound that cannot
AN_ACTION: Final = 10  # pounds
PERSISTS: Final = 1.8  # a counter above level 1 counts in both eras
SOLD: Final = 0.8  # chance of a mill with a way to a port
UNSOLD: Final = 0.45  # of one without
BOUGHT: Final = 0.6  # of a port
BURNT: Final = 0.75  # of a mine or ironworks in the middle of an era
CIRCLE: Final = 0.5  # of a counter that does not lie flipped yet, for a link
USELESS_TOP: Final = 1.5  # points off for a stack whose top cannot be built in the rail era
CARE: Final = 3  # rounds before the end from which on chances fade


def business(st: BrassState, seat: int) -> float:
    """Return the points a seat may expect of what it has."""
    board = st.board
    rounds = rounds_left(st)
    actions = 2 * rounds + int(hand_size(st, seat) > 0)
    pounds = int(st.money[seat]) + rounds * int(income_level(st, seat))
    spent = min(pounds, AN_ACTION * actions)
    total = float(int(st.points[seat])) + A_POUND * spent + IDLE * (pounds - spent)
    total += 0.02 * min(int(st.money[seat]), 25)
    for space in range(int(board.spaces)):
        if st.owner[space] == seat:
            total += counter_points(st, space, rounds)
    for line in range(int(board.lines)):
        if st.link[line] == seat:
            total += circles(st, int(board.end_a[line])) + circles(st, int(board.end_b[line]))
    return total + tops(st, seat, actions)


def rounds_left(st: BrassState) -> int:
    """Return how many incomes are still to be paid."""
    rounds = int(st.board.rounds - st.round)
    return rounds + int(st.board.rounds) if st.era == CANAL else rounds


def counter_points(st: BrassState, space: int, rounds: int) -> float:
    """Return what a counter on the board will make."""
    board, kind = st.board, int(st.counter[space])
    points = float(int(board.points[kind]))
    leaves = st.era == CANAL and kind % LEVELS == 1
    if st.era == CANAL and not leaves:
        points *= PERSISTS
    if st.flipped[space]:
        return points
    paid = max(rounds - 1, 0) * A_POUND * int(board.income[kind]) / 2
    soon = int(board.rounds - st.round) if leaves or st.era != CANAL else CARE
    fading = min(1.0, (soon + 0.5) / CARE)
    return (points + paid) * chance(st, space) * fading


def chance(st: BrassState, space: int) -> float:
    """Return how likely a counter is to flip while there is time."""
    board, industry = st.board, int(st.counter[space]) // LEVELS
    place = int(board.place_of[space])
    reach = int(st.reach[place])
    if industry == COTTON_MILL:
        if not reach & int(st.ports_at):
            return UNSOLD
        return SOLD if st.demand < LAST_DEMAND - 2 or _open_port(st, reach) else UNSOLD
    if industry == PORT:
        return SOLD if _cotton(st, int(st.owner[space]), reach) else BOUGHT
    if industry == COAL_MINE and reach == int(BIT[place]):
        return BURNT / 2
    left = int(st.cubes[space]) / max(int(board.cubes[int(st.counter[space])]), 1)
    return BURNT + (1 - BURNT) * (1 - left) if industry == IRONWORKS or left < 1 else BURNT


def _open_port(st: BrassState, reach: int) -> bool:
    return any(
        reach & int(st.board.here[space]) and not st.flipped[space]
        for space in range(int(st.board.spaces))
        if st.owner[space] != EMPTY and st.counter[space] // LEVELS == PORT
    )


def _cotton(st: BrassState, seat: int, reach: int) -> bool:
    return any(
        reach & int(st.board.here[space]) and not st.flipped[space]
        for space in range(int(st.board.spaces))
        if st.owner[space] == seat and st.counter[space] // LEVELS == COTTON_MILL
    )


def circles(st: BrassState, place: int) -> float:
    """Return what a place is likely to count at the end of a link."""
    board: Board = st.board
    if place >= board.locations:
        return float(int(board.circles[place]))
    first, end = int(board.first_space[place]), int(board.first_space[place + 1])
    taken = [space for space in range(first, end) if st.owner[space] != EMPTY]
    return sum(1.0 if st.flipped[space] else CIRCLE for space in taken)


def tops(st: BrassState, seat: int, actions: int) -> float:
    """Return what the tops of the stacks promise: higher mills and ships, no dead level 1."""
    total, share = 0.0, min(actions, 16) / 16
    per_seat = len(st.stack) // int(st.seats)
    for first in range(seat * per_seat, (seat + 1) * per_seat, LEVELS):
        levels = [level for level in range(LEVELS) if st.stack[first + level] > 0]
        if not levels:
            continue
        kind = first - seat * per_seat + levels[0]
        if not int(st.board.eras[kind]) >> int(st.era) & 1:
            total -= USELESS_TOP
        total += 0.25 * int(st.board.points[kind]) * share
    return total


FOLLOWED: Final = 5  # best-looking first actions whose second one is looked at
STEPS: Final = 12  # questions of one action at most


class Millowner:
    """Takes the first move of the turn that leaves it the best business."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self._rules = rules
        self._legal = Legal(rules)
        self._luck = Luck()
        self._world = cast("BrassState", rules.new_state())

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the best move, drawn among equals."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._luck.seed(seed)
        self._world.copy_from(view)
        self._rules.imagine(self._world, seat, self._luck)
        ends = [self._after(self._world, move, seat) for move in moves]
        worth = [self._worth(end, seat) for end in ends]
        order = sorted(range(len(moves)), key=lambda at: -worth[at])
        for at in order[:FOLLOWED]:
            worth[at] = max(worth[at], self._best_second(ends[at], seat))
        best = max(worth)
        among = [move for move, value in zip(moves, worth, strict=True) if value == best]
        self._luck.seed(seed)
        return among[int(self._luck.below(len(among)))]

    def _best_second(self, state: BrassState, seat: int) -> float:
        """Return the best business after another action of the same turn, if there is one."""
        if state.to_move != seat or state.phase != ACTIONS:
            return float("-inf")
        moves = self._legal.moves(state)
        return max(self._worth(self._after(state, move, seat), seat) for move in moves)

    def _after(self, state: BrassState, move: int, seat: int) -> BrassState:
        """Return the position after a move and the seat's best answers to what it is asked then."""
        after = cast("BrassState", state.clone())
        self._rules.apply(after, move)
        for _step in range(STEPS):
            if after.to_move == CHANCE:
                self._rules.apply(after, self._rules.draw_outcome(after))
            elif after.to_move == seat and after.phase != ACTIONS:
                self._rules.apply(after, self._best_answer(after, seat))
            else:
                break
        return after

    def _best_answer(self, state: BrassState, seat: int) -> int:
        """Return the answer after which the business is best at once."""
        answers = self._legal.moves(state)
        worth = []
        for answer in answers:
            after = cast("BrassState", state.clone())
            self._rules.apply(after, answer)
            worth.append(self._worth(after, seat))
        return answers[worth.index(max(worth))]

    def _worth(self, state: BrassState, seat: int) -> float:
        """Return the business; an income that has just been paid is not of the turn."""
        paid = (state.era, state.round) != (self._world.era, self._world.round)
        return business(state, seat) - (A_POUND * int(income_level(state, seat)) if paid else 0.0)
