"""Playing a move: from the question it answers to the next one."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.actions import do_option
from game.titles.tiletum.rules.choices import call, take_step
from game.titles.tiletum.rules.dice import (
    become,
    dice_on_wheel,
    go_on_with_die,
    recolour,
    switch,
    take_die,
)
from game.titles.tiletum.rules.household import (
    choose_building,
    least_as_gold,
    most_as_gold,
    price_in_gold,
    spend,
)
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS,
    BONUS,
    BONUSED,
    BUILDING,
    CALL,
    CHARACTERS_Q,
    COLOUR,
    CROWN,
    DECREE,
    DIE,
    DIE_Q,
    DIG,
    DIG_Q,
    DO,
    DO_Q,
    DRAW,
    DRAW_Q,
    DRAWN_Q,
    EMPTY,
    END,
    FLY,
    FOR_SILVER,
    GAIN,
    GAIN_Q,
    GOLD_Q,
    HIRE,
    HOUSE,
    KEEP,
    KEEP_Q,
    LAST_LUCK,
    MINE,
    ONE_CHARACTER_Q,
    PAY,
    PILLAR,
    PLAY,
    RAISE,
    REFILL,
    SPEND,
    STEP,
    STEPS_Q,
    STOP,
    SURPRISE,
    SWITCH,
    TAKE,
    TAKE_DIE,
    TECH_Q,
    TOKEN,
    TURN,
    UNDERGROUND_DECK,
    WALK,
)
from game.titles.tiletum.rules.legal import is_open
from game.titles.tiletum.rules.offers import answer_draw, is_draw_due
from game.titles.tiletum.rules.pieces import put_at, put_house, put_mine, put_pillar, take_tile
from game.titles.tiletum.rules.questions import (
    answered,
    ask,
    asked,
    cell,
    gain,
    is_main_action,
    set_cell,
    takes_tasks,
)
from game.titles.tiletum.rules.rounds import (
    answer_king_tile,
    begin_turns,
    end_turn,
    have_decree,
    have_surprise,
    lay_bonus_tile,
    refill,
    turn_token,
)
from game.titles.tiletum.rules.silver import (
    choose_bonused,
    hire,
    leave_drawn,
    raise_level,
    step_below,
    take_drawn,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, gain_silver, pay_good, pay_silver
from game.titles.tiletum.rules.tasks import do_task, has_task, is_task_move
from game.titles.tiletum.rules.telling import tell

# From one question to the next: effects are resolved whole, then the turn goes on (T-311).


def go_on(st: TiletumState) -> None:
    """Bring the turn to its next question or luck; those with nothing to choose are passed."""
    while st.depth > 0:
        question: i64 = asked(st)
        if question == DIE_Q:
            go_on_with_die(st)
        elif question == DRAW_Q:
            if is_draw_due(st):
                st.phase = PLAY
                st.to_move = CHANCE
                return
        elif is_open(st, st.seat):
            st.phase = PLAY
            st.to_move = st.seat
            return
        elif is_main_action(st):
            answered(st)
            if st.depth == 0:
                end_turn(st)
                return
        elif question in (KEEP_Q, DRAWN_Q):
            leave_drawn(st)
        else:
            answered(st)
    if dice_on_wheel(st) == 0 and not has_task(st, st.seat):
        end_turn(st)  # only in a position somebody wrote (T-205)
        return
    st.phase = TURN
    st.to_move = st.seat


# Playing a move: from the question it answers to the next one.

FACES: Final = 6


def apply(st: TiletumState, move: i64) -> None:
    """Play a legal move or a possible outcome, up to the next question or luck."""
    kind: i64 = kind_of(move)
    if DIE <= kind <= LAST_LUCK:
        have_luck(st, kind, move)
    elif kind == CROWN:
        answer_king_tile(st, first_of(move))
    elif kind == END:
        answered(st)
        if st.depth == 0:
            end_turn(st)
        else:
            go_on(st)  # to the second half of a split joker (S-608)
    elif kind == SPEND:
        price: i64 = cell(st, 1)
        waiting: i64 = cell(st, 2)
        answered(st)
        spend(st, st.seat, price, first_of(move))
        play(st, st.seat, waiting)
    else:
        pay_and_play(st, st.seat, move)


def pay_and_play(st: TiletumState, seat: i64, move: i64) -> None:
    """Pay a move's price in gold, or ask in what it is paid; then play the move (S-610)."""
    price: i64 = price_in_gold(st, seat, move)
    if price > 0:
        least: i64 = least_as_gold(st, seat, price)
        if least < most_as_gold(st, seat, price):
            ask(st, GOLD_Q, price, move, 0)
            st.phase = PLAY
            return
        spend(st, seat, price, least)
    play(st, seat, move)


def play(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a decision whose price in gold is paid, up to the next question."""
    kind: i64 = kind_of(move)
    if kind == TAKE_DIE:
        take_die(st, seat, first_of(move), second_of(move), third_of(move))
    elif is_task_move(move) and takes_tasks(st):
        do_task(st, seat, move)
    else:
        answer(st, seat, kind, move)
    go_on(st)


def answer(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Play the answer to the question that is asked."""
    question: i64 = asked(st)
    if question == ACT_Q and kind not in (STOP, SWITCH):
        do_option(st, seat, cell(st, 1), move)
    elif question == STEPS_Q and kind != STOP:
        take_step(st, seat, move)
    elif kind == GAIN:
        gain_of_choice(st, seat, first_of(move))
    elif question == CHARACTERS_Q and kind == CALL:
        call(st, seat, first_of(move))
    elif kind == AS:
        become(st, seat, first_of(move), second_of(move))
    elif (question >= DO_Q or kind == SWITCH) and kind != STEP:
        answer_below(st, seat, kind, move)
    else:
        answered(st)
        do_answer(st, seat, kind, move)


def do_answer(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Do what the answer says; a refusal does nothing."""
    if kind == BONUS and first_of(move) == 1:
        take_tile(st, seat, st.board.action_spot + cell(st, 2))
    elif kind == COLOUR:
        recolour(st, seat, first_of(move), second_of(move))
    elif kind in (FLY, STEP):
        put_at(st, seat, first_of(move), second_of(move))
    elif kind == HOUSE:
        put_house(st, seat, first_of(move))
    elif kind == PILLAR:
        put_pillar(st, seat, first_of(move))
    elif kind == MINE:
        put_mine(st, seat, first_of(move))
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
    elif st.phase == SURPRISE:
        have_surprise(st, kind, first_of(move))
    else:
        lay_bonus_tile(st, first_of(move))


def roll(st: TiletumState, good: i64, value: i64) -> None:
    """Lay a rolled die on the wheel; after the last one the turns begin (T-202)."""
    st.dice[good * FACES + value - 1] += 1
    tell(st, step_facts.ROLLED, EMPTY, good, value)
    if dice_on_wheel(st) == st.board.dice_drawn:
        begin_turns(st)


# The answers that only games with silver know (S-2, S-5, S-6).

TILES_DUG: Final = 2  # with technology king III


def answer_below(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Play such an answer; a refusal does nothing."""
    question: i64 = asked(st)
    what: i64 = first_of(move)
    if question in (KEEP_Q, DRAWN_Q):
        if kind in (KEEP, TAKE):
            take_drawn(st, seat, what)
        else:
            leave_drawn(st)
        return
    if kind == SWITCH:
        switch(st, seat, what)
        return
    first: i64 = cell(st, 1)
    second: i64 = cell(st, 2)
    answered(st)
    if question == ONE_CHARACTER_Q and kind == CALL:
        tell(st, step_facts.CALLED, seat, what, 0)
        gain(st, seat, st.board.gain_of[what])
    elif question == TECH_Q and kind == RAISE:
        raise_level(st, seat, what, first)
    elif question == DIG_Q and kind == DIG and what == 1:
        ask(st, DRAW_Q, UNDERGROUND_DECK, TILES_DUG, 0)
    elif kind == PAY and what == 1:
        pay_silver(st, seat, first)
        gain(st, seat, second)
    elif kind == FOR_SILVER and what == 1:
        pay_good(st, seat, first, 1)
        gain_silver(st, seat, 1)
    elif kind == DO:
        set_cell(st, 2, what)
    elif kind == HIRE:
        hire(st, seat, st.board.depths.map_of[what])
    elif kind == BONUSED:
        choose_bonused(st, seat, what)
    elif kind == WALK:
        step_below(st, seat, what)
