"""What the deciding seat may answer, question by question."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import NOBODY
from game.titles.tiletum.rules.actions import has_option, list_options
from game.titles.tiletum.rules.choices import (
    has_place,
    has_steps,
    list_any_step,
    list_buildings,
    list_everybody,
    list_flights,
    list_goods,
    list_people,
    list_places,
    list_steps_and_pieces,
)
from game.titles.tiletum.rules.contracts import has_people
from game.titles.tiletum.rules.dice import list_colours, list_dice, may_switch
from game.titles.tiletum.rules.household import least_as_gold, most_as_gold
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    ANY_STEP_Q,
    ANYWHERE_Q,
    AS,
    AS_Q,
    BONUS,
    BONUS_Q,
    BONUSED_Q,
    BUILDING_Q,
    CHARACTERS_Q,
    COLOUR_Q,
    CROWN,
    DIG,
    DIG_Q,
    DO,
    DO_Q,
    DRAWN_Q,
    EMPTY,
    END,
    EXPLORER,
    FLY_Q,
    FOR_SILVER,
    GAIN_Q,
    GOLD_Q,
    HIRE_NONE,
    JOKER,
    KEEP_Q,
    KING,
    KING_TILE,
    NEW_EXPLORER_Q,
    ONE_CHARACTER_Q,
    PAY,
    PAY_Q,
    RAISE_NONE,
    SAME_Q,
    SILVER_Q,
    SPEND,
    STEPS_Q,
    STOP,
    SWITCH,
    TECH_Q,
    UNDERGROUND_DECK,
)
from game.titles.tiletum.rules.offers import left_in
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.silver import (
    has_drawn,
    has_new_explorer,
    has_raise,
    list_bonused,
    list_drawn,
    list_new_explorers,
    list_raises,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import has_task, list_tasks

# What the deciding seat may answer, question by question.


def legal_moves(st: TiletumState, out: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted; return how many."""
    if st.to_move == NOBODY:
        return 0
    return in_order(out, list_moves(st, st.seat, out))


def list_moves(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the moves of the question that is asked."""
    if st.phase == KING_TILE:
        return list_yes_and_no(CROWN, out)
    question: i64 = asked(st)
    if question == 0:
        return list_tasks(st, seat, out, list_dice(st, seat, out))
    if question == ACT_Q:
        return list_action(st, seat, out)
    if question == STEPS_Q:
        return list_steps_and_pieces(st, seat, out)
    if question == COLOUR_Q:
        return list_colours(st, seat, out)
    if question == BONUS_Q:
        return list_yes_and_no(BONUS, out)
    if question == AS_Q:
        return list_becoming(st, out)
    if question == ANYWHERE_Q:
        return list_places(st, seat, cell(st, 1), out)
    if question == FLY_Q:
        return list_flights(st, seat, cell(st, 1), out)
    if question == BUILDING_Q:
        return list_buildings(st, seat, out)
    if question == CHARACTERS_Q:
        return list_people(st, out)
    if question in (GAIN_Q, SAME_Q):
        return list_goods(out)
    return list_below(st, seat, out)


def list_action(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write what the action offers; with that of the die also tasks (T-309, T-310, T-408)."""
    count: i64 = list_options(st, seat, cell(st, 1), cell(st, 2), out)
    if cell(st, 3) == 0:
        out[count] = pack(STOP, 0, 0, 0)
        return count + 1
    count = list_tasks(st, seat, out, count)
    if may_switch(st):
        count = list_others(st, SWITCH, cell(st, 1), out, count)
    out[count] = pack(END, 0, 0, 0)
    return count + 1


def list_yes_and_no(kind: i64, out: vec[i64]) -> i64:
    """Write leaving a tile and taking it."""
    out[0] = pack(kind, 0, 0, 0)
    out[1] = pack(kind, 1, 0, 0)
    return 2


def list_becoming(st: TiletumState, out: vec[i64]) -> i64:
    """Write the actions a joker may become; a split one names the king's share (T-407, S-608)."""
    barred: i64 = cell(st, 4) - 1
    split: bool = cell(st, 3) == 1
    count: i64 = list_others(st, AS, KING if split else barred, out, 0)
    if split and barred != KING:
        for share in range(cell(st, 1)):
            out[count] = pack(AS, KING, share + 1, 0)
            count += 1
    if barred != EMPTY:
        out[count] = pack(END, 0, 0, 0)
        count += 1
    return count


def list_others(st: TiletumState, kind: i64, but: i64, out: vec[i64], count: i64) -> i64:
    """Write moves of a kind with every action a joker may be, but one (T-407, S-202)."""
    for action in range(st.board.actions):
        if action not in (JOKER, but):
            out[count] = pack(kind, action, 0, 0)
            count += 1
    return count


def is_open(st: TiletumState, seat: i64) -> bool:
    """Return whether the question has an answer beside declining it."""
    question: i64 = asked(st)
    if question == ACT_Q:
        if has_option(st, seat, cell(st, 1), cell(st, 2)):
            return True
        return cell(st, 3) == 1 and (has_task(st, seat) or may_switch(st))
    if question == STEPS_Q:
        return has_steps(st, seat)
    if question == ANYWHERE_Q:
        return has_place(st, seat, cell(st, 1), cell(st, 2))
    if question == BUILDING_Q:
        return has_people(st, seat)
    if question == CHARACTERS_Q:
        return cell(st, 1) > 0
    return question < DO_Q or is_open_below(st, seat)


# The questions that only games with silver ask (S-2, S-5, S-6).

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


# Putting a list of moves into order, each once.


def in_order(out: vec[i64], count: i64) -> i64:
    """Sort the first `count` moves and drop those that are there twice; return how many stay.

    Lists are short and nearly sorted, so each move is pushed back to its place.
    """
    kept: i64 = 0
    for index in range(count):
        move: i64 = out[index]
        at: i64 = kept
        while at > 0 and out[at - 1] > move:
            at -= 1
        if at > 0 and out[at - 1] == move:
            continue
        last: i64 = kept
        while last > at:
            out[last] = out[last - 1]
            last -= 1
        out[at] = move
        kept += 1
    return kept
