"""The Cardinal's turn, and what the round and the end of the game bring him (C-2, C-6, C-7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.choosing import CardinalChoice, choose, points_for
from game.titles.tiletum.rules.cardinal.exploring import explore
from game.titles.tiletum.rules.cardinal.household import house_characters, take_contracts
from game.titles.tiletum.rules.cardinal.kinds import (
    COURT_FAVOUR,
    DEEP_COFFERS,
    EXPLORERS_GUILD,
    FAVOURED_SPACE,
    ONE_BY_ONE,
    RARE_CHANCE,
)
from game.titles.tiletum.rules.cardinal.tasks import at_most, do_tasks
from game.titles.tiletum.rules.cardinal.tiles import gain_from
from game.titles.tiletum.rules.cardinal.walking import walk
from game.titles.tiletum.rules.dice import is_covered, symbol_value
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    DECREES,
    EXPLORER,
    KING,
    MERCHANT,
    SURPRISES,
    TURNS,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, gain_silver
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
    tell(st, step_facts.DECREED, st.board.cardinal, decree, 0)


def take_turn(st: TiletumState) -> None:
    """Take a die, its bonus tile and goods, do its action, then tasks (C-209)."""
    board: Board = st.board
    seat: i64 = board.cardinal
    choice: CardinalChoice = choose(st, seat)
    st.dice[choice.good * FACES + choice.value - 1] -= 1
    st.dice_taken[seat * TURNS + st.turn - 1] = choice.good * FACES + choice.value - 1
    tell(st, step_facts.TOOK_DIE, seat, choice.good, choice.value)
    lost: i64 = be_guild(st, seat, choice.value) if board.silver > 0 else 0
    gain_from(st, seat, board.action_spot + spot_of(st, choice), choice.action)
    gain_good(st, seat, choice.good, choice.value + st.challenges[DEEP_COFFERS])
    if board.silver > 0 and choice.value == FACES and st.challenges[RARE_CHANCE] > 0:
        gain_silver(st, seat, 1)
    points: i64 = points_for(st, seat, choice.action, choice.value)
    if choice.action == EXPLORER:
        tell(st, step_facts.CHOSE_ACTION, seat, EXPLORER, points)
        lost += 0 if explore(st, seat, points, choice.sites) else 1
    else:
        act(st, seat, choice.action, points)
    do_tasks(st, seat)
    if lost > 0:
        st.surprises_due = at_most(lost, surprises_left(st))


def be_guild(st: TiletumState, seat: i64, value: i64) -> i64:
    """Let Explorers' Guild move him for a die at the symbol; return 1 without a goal (S-914)."""
    if st.challenges[EXPLORERS_GUILD] == 0 or value != symbol_value(st):
        return 0
    return 0 if explore(st, seat, 1, ONE_BY_ONE) else 1


def spot_of(st: TiletumState, choice: CardinalChoice) -> i64:
    """Return the action whose tile he takes: explorer's where he does it in its field (C-209)."""
    if choice.action == EXPLORER and is_covered(st, choice.value):
        return EXPLORER
    return st.wheel[choice.value - 1]


def act(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Do an action; one that cannot be done does nothing (C-210)."""
    tell(st, step_facts.CHOSE_ACTION, seat, action, points)
    if action == KING:
        step_up(st, seat, points)
    elif action in (MERCHANT, ARCHITECT):
        walk(st, seat, action, points, action)
    elif action == CHARACTER:
        house_characters(st, seat, points)
    elif action == CONTRACT:
        take_contracts(st, seat, points, action)


def surprises_left(st: TiletumState) -> i64:
    """Return how many surprises of the king are left."""
    count: i64 = 0
    for surprise in range(SURPRISES):
        count += st.surprises_left[surprise]
    return count


def be_favoured(st: TiletumState) -> None:
    """With Court Favour his marker goes up to 5, behind those there (C-502)."""
    seat: i64 = st.board.cardinal
    if seat >= 0 and st.challenges[COURT_FAVOUR] > 0 and st.king[seat] < FAVOURED_SPACE:
        step_up(st, seat, FAVOURED_SPACE - st.king[seat])
