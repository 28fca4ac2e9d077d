"""Playing a move: from the question it answers to the next one."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.actions import do_option
from game.titles.tiletum.rules.choices import call, choose_building, take_step
from game.titles.tiletum.rules.dice import become, dice_on_wheel, recolour, take_die
from game.titles.tiletum.rules.flow import go_on
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS,
    BONUS,
    BUILDING,
    CALL,
    COLOUR,
    CROWN,
    DECREE,
    DIE,
    DRAW,
    EMPTY,
    END,
    FLY,
    GAIN,
    GAIN_Q,
    HOUSE,
    PILLAR,
    PLAY,
    REFILL,
    STEPS_Q,
    STOP,
    TAKE_DIE,
    TOKEN,
)
from game.titles.tiletum.rules.offers import answer_draw
from game.titles.tiletum.rules.pieces import put_at, put_house, put_pillar, take_tile
from game.titles.tiletum.rules.questions import answered, asked, cell, set_cell
from game.titles.tiletum.rules.rounds import (
    answer_king_tile,
    begin_turns,
    end_turn,
    have_decree,
    lay_bonus_tile,
    refill,
    turn_token,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good
from game.titles.tiletum.rules.tasks import do_task, is_task_move
from game.titles.tiletum.rules.telling import tell

FACES: Final = 6


def apply(st: TiletumState, move: i64) -> None:
    """Play a legal move or a possible outcome, up to the next question or luck."""
    kind: i64 = kind_of(move)
    if kind >= DIE:
        have_luck(st, kind, move)
    elif kind == CROWN:
        answer_king_tile(st, first_of(move))
    elif kind == END:
        answered(st)
        end_turn(st)
    else:
        if kind == TAKE_DIE:
            take_die(st, st.seat, first_of(move), second_of(move), third_of(move))
        elif is_task_move(move):
            do_task(st, st.seat, move)
        else:
            answer(st, st.seat, kind, move)
        go_on(st)


def answer(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Play the answer to the question that is asked."""
    question: i64 = asked(st)
    if question == ACT_Q and kind != STOP:
        do_option(st, seat, cell(st, 1), move)
    elif question == STEPS_Q and kind != STOP:
        take_step(st, seat, move)
    elif kind == GAIN:
        gain_of_choice(st, seat, first_of(move))
    elif kind == CALL:
        call(st, seat, first_of(move))
    elif kind == AS:
        become(st, seat, first_of(move))
    else:
        answered(st)
        do_answer(st, seat, kind, move)


def do_answer(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Do what the answer says; a refusal does nothing."""
    if kind == BONUS and first_of(move) == 1:
        take_tile(st, seat, st.board.action_spot + cell(st, 2))
    elif kind == COLOUR:
        recolour(st, seat, first_of(move), second_of(move))
    elif kind == FLY:
        put_at(st, seat, first_of(move), second_of(move))
    elif kind == HOUSE:
        put_house(st, seat, first_of(move))
    elif kind == PILLAR:
        put_pillar(st, seat, first_of(move))
    elif kind == BUILDING:
        choose_building(st, seat, first_of(move))


def gain_of_choice(st: TiletumState, seat: i64, good: i64) -> None:
    """Gain goods of choice: one by one, or all of one kind (T-513)."""
    number: i64 = cell(st, 1)
    if asked(st) != GAIN_Q:
        answered(st)
        gain_good(st, seat, good, number)
        return
    gain_good(st, seat, good, 1)
    if number > 1:
        set_cell(st, 1, number - 1)
    else:
        answered(st)


def have_luck(st: TiletumState, kind: i64, move: i64) -> None:
    """Let an outcome of luck happen."""
    if kind == DIE:
        roll(st, first_of(move), second_of(move))
    elif kind == TOKEN:
        turn_token(st, first_of(move))
    elif kind == DRAW and st.phase == PLAY:
        answer_draw(st, first_of(move))
        go_on(st)
    elif st.phase == REFILL:
        refill(st, first_of(move))
    elif st.phase == DECREE:
        have_decree(st, first_of(move))
    else:
        lay_bonus_tile(st, first_of(move))


def roll(st: TiletumState, good: i64, value: i64) -> None:
    """Lay a rolled die on the wheel; after the last one the turns begin (T-202)."""
    st.dice[good * FACES + value - 1] += 1
    tell(st, happenings.ROLLED, EMPTY, good, value)
    if dice_on_wheel(st) == st.board.dice_drawn:
        begin_turns(st)
