"""The Cardinal's turn, and what the round and the end of the game bring him (C-2, C-6, C-7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.choosing import Choice, choose, points_for
from game.titles.tiletum.rules.cardinal.household import house_characters, take_contracts
from game.titles.tiletum.rules.cardinal.kinds import COURT_FAVOUR, DEEP_COFFERS, FAVOURED_SPACE
from game.titles.tiletum.rules.cardinal.tasks import do_tasks
from game.titles.tiletum.rules.cardinal.tiles import gain_from
from game.titles.tiletum.rules.cardinal.walking import walk
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    DECREES,
    KING,
    MERCHANT,
    TURNS,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good
from game.titles.tiletum.rules.telling import tell

FACES: Final = 6


def draw_decree(st: TiletumState, decree: i64) -> None:
    """Turn a decree over; after the sixth all six lie ready again (C-103)."""
    left: i64 = 0
    for at in range(DECREES):
        if st.decrees[at] == decree:
            st.decrees_left[at] = 0
        left += st.decrees_left[at]
    if left == 0:
        for at in range(DECREES):
            st.decrees_left[at] = 1
    st.decree = decree
    tell(st, happenings.DECREED, st.board.cardinal, decree, 0)


def take_turn(st: TiletumState) -> None:
    """Take a die, its bonus tile and goods, do its action, then tasks (C-209)."""
    board: Board = st.board
    seat: i64 = board.cardinal
    choice: Choice = choose(st, seat)
    st.dice[choice.good * FACES + choice.value - 1] -= 1
    st.dice_taken[seat * TURNS + st.turn - 1] = choice.good * FACES + choice.value - 1
    tell(st, happenings.TOOK_DIE, seat, choice.good, choice.value)
    gain_from(st, seat, board.action_spot + st.wheel[choice.value - 1], choice.action)
    gain_good(st, seat, choice.good, choice.value + st.challenges[DEEP_COFFERS])
    act(st, seat, choice.action, points_for(st, seat, choice.action, choice.value))
    do_tasks(st, seat)


def act(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Do an action; one that cannot be done does nothing (C-210)."""
    tell(st, happenings.CHOSE_ACTION, seat, action, points)
    if action == KING:
        step_up(st, seat, points)
    elif action in (MERCHANT, ARCHITECT):
        walk(st, seat, action, points, action)
    elif action == CHARACTER:
        house_characters(st, seat, points)
    elif action == CONTRACT:
        take_contracts(st, seat, points, action)


def be_favoured(st: TiletumState) -> None:
    """With Court Favour his marker goes up to 5, behind those there (C-502)."""
    seat: i64 = st.board.cardinal
    if seat >= 0 and st.challenges[COURT_FAVOUR] > 0 and st.king[seat] < FAVOURED_SPACE:
        step_up(st, seat, FAVOURED_SPACE - st.king[seat])
