"""The answers that only games with silver know (S-2, S-5, S-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.digging import leave_drawn, take_drawn
from game.titles.tiletum.rules.explorers import hire
from game.titles.tiletum.rules.gains import gain
from game.titles.tiletum.rules.kinds import (
    BONUSED,
    CALL,
    DIG,
    DIG_Q,
    DO,
    DRAW_Q,
    DRAWN_Q,
    FOR_SILVER,
    HIRE,
    KEEP,
    KEEP_Q,
    ONE_CHARACTER_Q,
    PAY,
    RAISE,
    SWITCH,
    TAKE,
    TECH_Q,
    UNDERGROUND_DECK,
    WALK,
)
from game.titles.tiletum.rules.main_action import switch
from game.titles.tiletum.rules.questions import answered, ask, asked, cell, set_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_silver, pay_good, pay_silver
from game.titles.tiletum.rules.tablets import step_below
from game.titles.tiletum.rules.technologies import choose_bonused, raise_level
from game.titles.tiletum.rules.telling import tell

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
        tell(st, happenings.CALLED, seat, what, 0)
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
