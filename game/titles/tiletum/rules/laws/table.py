"""Laws of what all share: cathedrals, king track, order, wheel, tokens, fairs."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_of, zeros
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import chances, kinds, legal, questions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.laws import law
from game.titles.tiletum.rules.silver import is_side_up
from game.titles.tiletum.rules.state import TiletumState

ROOM: Final = 300
A_TURN: Final = 10
A_ROUND: Final = 100
LATE: Final = 50  # the phases after the turns of a round


def broken_track(before: TiletumState, after: TiletumState) -> str:
    """Return the first of these laws that is broken."""
    for number in range(after.board.cathedrals):
        if not is_cathedral_sound(after, number):
            return law.CATHEDRALS
        if not is_cost_sound(before, after, number):
            return law.COSTS
    if not is_king_track_sound(after):
        return law.KING
    if not is_order_sound(before, after):
        return law.ORDER
    if not is_wheel_sound(before, after):
        return law.WHEEL
    if not are_tokens_sound(after):
        return law.TOKENS
    for at in range(2 * kinds.ROUNDS):  # four different fairs stay where they are
        if after.fair[at] != before.fair[at]:
            return law.FAIRS
    return law.KEPT if are_others_left_alone(before, after) else law.OTHERS


def is_cathedral_sound(st: TiletumState, number: i64) -> bool:
    """Return whether seats have tiles of this cathedral, each another one."""
    board: Board = st.board
    first: i64 = board.sacred_from[number]
    for seat in range(st.seats):
        tile: i64 = st.taken[seat * board.cathedrals + number]
        if tile == kinds.EMPTY:
            continue
        if count_of(board.sacred, first, board.sacred_from[number + 1], tile) == 0:
            return False
        for other in range(seat):
            if st.taken[other * board.cathedrals + number] == tile:
                return False
    return True


def is_cost_sound(before: TiletumState, after: TiletumState, number: i64) -> bool:
    """Return whether a cost tile lies at an open cathedral, and stays there."""
    cost: i64 = after.cost[number]
    if cost != before.cost[number]:
        return False
    if after.board.is_open[number] == 0 or not is_side_up(after, after.board.town_of[number]):
        return cost == kinds.EMPTY
    if cost < 0 or cost >= after.board.cost_kinds:
        return False
    return after.board.cost_good[cost] == after.board.paid_with[number]


def is_king_track_sound(st: TiletumState) -> bool:
    """Return whether every marker is on the track, and the order is that of the spaces."""
    if not is_each_once(st.king_order, st.seats):
        return False
    for place in range(st.seats):
        space: i64 = st.king[st.king_order[place]]
        if not st.board.king_lowest <= space <= st.board.king_highest:
            return False
        if place > 0 and st.king[st.king_order[place - 1]] < space:
            return False
    return True


def is_each_once(row: vec[i64], count: i64) -> bool:
    """Return whether a row holds each number below a count once."""
    for place in range(count):
        if row[place] < 0 or row[place] >= count:
            return False
        for other in range(place):
            if row[other] == row[place]:
                return False
    return True


def is_order_sound(before: TiletumState, after: TiletumState) -> bool:
    """Return whether everybody stands in the order once, and it changes with the round."""
    same: bool = before.round == after.round and before.phase == after.phase
    for place in range(after.seats):
        changed: bool = after.order[place] != before.order[place]
        if changed and same and before.step == after.step:
            return False
    return is_each_once(after.order, after.seats)


def is_wheel_sound(before: TiletumState, after: TiletumState) -> bool:
    """Return whether each action lies on the wheel once, one place on in the next round."""
    turned: i64 = after.round - before.round
    for value in range(kinds.ACTIONS):
        if after.wheel[value] != before.wheel[(value + turned) % kinds.ACTIONS]:
            return False
    return is_each_once(after.wheel, kinds.ACTIONS)


def are_tokens_sound(st: TiletumState) -> bool:
    """Return whether the tokens turned over are there, at most one for each turn."""
    for at in range(kinds.TURNS):
        token: i64 = st.tokens[at]
        if token < kinds.EMPTY or token >= i64(len(st.board.token_count)):
            return False
        if token != kinds.EMPTY and chances.tokens_left(st, token) < 0:
            return False
        if token != kinds.EMPTY and at >= st.turn:
            return False
    return True


def are_others_left_alone(before: TiletumState, after: TiletumState) -> bool:
    """Return whether only the seat whose turn it is gains or pays while its turn lasts."""
    if (
        before.round != after.round
        or before.seat != after.seat
        or after.phase not in (kinds.TURN, kinds.PLAY)
    ):
        return True
    for seat in range(after.seats):
        if seat == after.seat:
            continue
        if after.points[seat] != before.points[seat]:
            return False
        for good in range(seat * kinds.GOODS, (seat + 1) * kinds.GOODS):
            if after.goods[good] != before.goods[good]:
                return False
    return True


# Laws of the moment: who is asked for what, and that time goes on.


def broken_moment(before: TiletumState, after: TiletumState) -> str:
    """Return the first of these laws that is broken."""
    if not are_questions_sound(after):
        return law.QUESTIONS
    if not is_decider_sound(after):
        return law.DECIDER
    if course(after) < course(before):
        return law.COURSE
    if after.to_move < 0:
        return law.KEPT
    # a choice has two answers, but for a die that is to be taken (T-205)
    alone: bool = after.phase == kinds.TURN or questions.asked(after) == kinds.BONUSED_Q
    return law.KEPT if legal.legal_moves(after, zeros(ROOM)) > (0 if alone else 1) else law.CHOICE


def are_questions_sound(st: TiletumState) -> bool:
    """Return whether exactly as many questions as counted lie on the stack, a die below all."""
    if st.depth < 0 or st.depth > kinds.FRAMES:
        return False
    for question in range(kinds.FRAMES):
        kind: i64 = st.stack[question * kinds.FRAME]
        if (kind != 0) != (question < st.depth) or kind < 0 or kind > kinds.LAST_Q:
            return False
        for at in range(question * kinds.FRAME, (question + 1) * kinds.FRAME):
            if question >= st.depth and st.stack[at] != 0:
                return False  # nothing is left of a question that was answered
    if (st.depth > 0) != (st.phase == kinds.PLAY):
        return False
    if (st.die_good != kinds.EMPTY) != (st.die_value > 0):
        return False
    if st.die_good == kinds.EMPTY:
        return True
    return st.depth == 1 or st.stack[0] in (kinds.DIE_Q, kinds.ACT_Q, kinds.AS_Q)


def is_decider_sound(st: TiletumState) -> bool:
    """Return whether luck, nobody or the seat whose turn it is decides."""
    if not (1 <= st.round <= kinds.ROUNDS and 1 <= st.turn <= kinds.TURNS):
        return False
    if not (0 <= st.step <= st.seats and 0 <= st.seat < st.seats):
        return False
    if (st.refilling != kinds.EMPTY) != (st.phase == kinds.CLEAN_UP):
        return False
    if st.exchanged < 0 or st.exchanged > 1 or st.fresh < 0:
        return False
    if st.phase == kinds.OVER:
        return st.to_move == NOBODY and st.round == kinds.ROUNDS
    if st.phase == kinds.KING_TILE:
        return st.to_move == st.seat == st.king_order[0]
    luck: bool = st.phase in (kinds.DICE, kinds.CORRUPTION, kinds.REFILL, kinds.CLEAN_UP)
    luck = luck or st.phase in (kinds.DECREE, kinds.SURPRISE)
    if luck or (st.phase == kinds.PLAY and st.stack[(st.depth - 1) * kinds.FRAME] == kinds.DRAW_Q):
        return st.to_move == CHANCE
    return st.step < st.seats and st.to_move == st.seat == st.order[st.step]


def course(st: TiletumState) -> i64:
    """Return a number that rises as the game goes on."""
    if st.phase in (kinds.KING_TILE, kinds.CLEAN_UP, kinds.OVER):
        return st.round * A_ROUND + LATE + st.phase
    if st.phase == kinds.SURPRISE and st.after == kinds.CLEAN_UP:
        return st.round * A_ROUND + LATE + kinds.KING_TILE
    if st.phase == kinds.DICE:
        return st.round * A_ROUND
    turns: i64 = st.round * A_ROUND + st.turn * A_TURN
    return turns if st.phase == kinds.CORRUPTION else turns + 1 + st.step
