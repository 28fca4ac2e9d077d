"""The questions that only games with silver ask (S-2, S-5, S-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules.choices import list_any_step, list_everybody
from game.titles.tiletum.rules.digging import has_drawn, list_drawn
from game.titles.tiletum.rules.explorers import has_new_explorer, list_new_explorers
from game.titles.tiletum.rules.helpers import has_people
from game.titles.tiletum.rules.kinds import (
    ANY_STEP_Q,
    BONUSED_Q,
    DIG,
    DIG_Q,
    DO,
    DO_Q,
    DRAWN_Q,
    EXPLORER,
    FOR_SILVER,
    GOLD_Q,
    HIRE_NONE,
    KEEP_Q,
    NEW_EXPLORER_Q,
    ONE_CHARACTER_Q,
    PAY,
    PAY_Q,
    RAISE_NONE,
    SILVER_Q,
    SPEND,
    TECH_Q,
    UNDERGROUND_DECK,
)
from game.titles.tiletum.rules.offers import left_in
from game.titles.tiletum.rules.paying import least_as_gold, most_as_gold
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import has_raise, list_bonused, list_raises

FREE: Final = 99  # silver: what a tablet gives costs nothing


def list_below(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the answers to such a question."""
    question: i64 = asked(st)
    if question == DO_Q:
        out[0] = pack(DO, cell(st, 1), 0, 0)
        out[1] = pack(DO, EXPLORER, 0, 0)
        return 2
    if question == SILVER_Q:
        return list_no_and_yes(FOR_SILVER, out)
    if question == ANY_STEP_Q:
        return list_any_step(st, seat, out)
    if question == ONE_CHARACTER_Q:
        return list_everybody(st, seat, out)
    if question == PAY_Q:
        return list_no_and_yes(PAY, out)
    if question == DIG_Q:
        return list_no_and_yes(DIG, out)
    if question == BONUSED_Q:
        return list_bonused(st, out)
    if question == GOLD_Q:
        return list_payments(st, seat, cell(st, 1), out)
    if question == TECH_Q:
        count: i64 = list_raises(st, seat, cell(st, 1), out, 0)
        out[count] = pack(RAISE_NONE, 0, 0, 0)
        return count + 1
    if question == NEW_EXPLORER_Q:
        starts: i64 = list_new_explorers(st, seat, FREE, out, 0)
        out[starts] = pack(HIRE_NONE, 0, 0, 0)
        return starts + 1
    return list_drawn(st, seat, out)


def list_no_and_yes(kind: i64, out: vec[i64]) -> i64:
    """Write no and yes."""
    out[0] = pack(kind, 0, 0, 0)
    out[1] = pack(kind, 1, 0, 0)
    return 2


def list_payments(st: TiletumState, seat: i64, price: i64, out: vec[i64]) -> i64:
    """Write how many of the bonused good may be paid of a price (S-610)."""
    count: i64 = 0
    for number in range(least_as_gold(st, seat, price), most_as_gold(st, seat, price) + 1):
        out[count] = pack(SPEND, number, st.bonused[seat], 0)
        count += 1
    return count


def is_open_below(st: TiletumState, seat: i64) -> bool:
    """Return whether such a question has an answer beside declining it."""
    question: i64 = asked(st)
    if question == ONE_CHARACTER_Q:
        return has_people(st, seat)
    if question == PAY_Q:
        return st.silver[seat] >= cell(st, 1)
    if question == TECH_Q:
        return has_raise(st, seat, cell(st, 1))
    if question == NEW_EXPLORER_Q:
        return has_new_explorer(st, seat, FREE)
    if question == DIG_Q:
        return left_in(st, UNDERGROUND_DECK) > 0
    if question in (KEEP_Q, DRAWN_Q):
        return has_drawn(st, seat)
    if question == BONUSED_Q:
        return has_bonused(st)
    return True


def has_bonused(st: TiletumState) -> bool:
    """Return whether a good is left to choose; only a written position has none."""
    for good in range(i64(len(st.bonused_left))):
        if st.bonused_left[good] > 0:
            return True
    return False
