"""What the deciding seat may answer, question by question."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import NOBODY
from game.titles.tiletum.rules.actions import has_option, list_options
from game.titles.tiletum.rules.choices import (
    has_place,
    has_steps,
    list_buildings,
    list_flights,
    list_goods,
    list_people,
    list_places,
    list_steps_and_pieces,
)
from game.titles.tiletum.rules.dice import list_colours, list_dice
from game.titles.tiletum.rules.helpers import has_people
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    ANYWHERE_Q,
    AS,
    AS_Q,
    BONUS,
    BONUS_Q,
    BUILDING_Q,
    CHARACTERS_Q,
    COLOUR_Q,
    CROWN,
    DO_Q,
    EMPTY,
    END,
    FLY_Q,
    GAIN_Q,
    JOKER,
    KING,
    KING_TILE,
    SAME_Q,
    STEPS_Q,
    STOP,
    SWITCH,
)
from game.titles.tiletum.rules.legal_below import is_open_below, list_below
from game.titles.tiletum.rules.main_action import may_switch
from game.titles.tiletum.rules.questions import asked, cell
from game.titles.tiletum.rules.sorting import in_order
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import has_task, list_tasks


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
