"""Taking a die: its price, and what follows it before the action (T-302 to T-307)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS_Q,
    BONUS_Q,
    BONUS_STAGE,
    CHANGE_COST,
    COLOUR,
    COLOUR_NONE,
    COLOUR_Q,
    COLOUR_STAGE,
    COLOUR_TILE,
    DIE_Q,
    EMPTY,
    GOLD,
    GOODS,
    GOODS_STAGE,
    JOKER,
    KING,
    MOST_POINTS_OF_ACTION,
    PLAY,
    STORE,
    TAKE_DIE,
    TURNS,
    TYPES,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.pieces import can_take_tile
from game.titles.tiletum.rules.questions import answered, ask, cell, set_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import (
    gain_good,
    goods_of,
    pay_good,
    take_from_store,
    throw_away,
)
from game.titles.tiletum.rules.telling import tell

FACES: Final = 6


def price_of_change(old: i64, new: i64) -> i64:
    """Return the gold for another value; 6 and 1 are neighbours (T-303)."""
    steps: i64 = old - new if old > new else new - old
    steps = min(steps, FACES - steps)
    return steps * CHANGE_COST


def list_dice(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write every die with every value the seat can pay for; return how many."""
    gold: i64 = goods_of(st, seat, GOLD)
    count: i64 = 0
    for good in range(GOODS):
        for face in range(FACES):
            if st.dice[good * FACES + face] == 0:
                continue
            for new in range(FACES):
                if price_of_change(face, new) <= gold:
                    out[count] = pack(TAKE_DIE, good, face + 1, new + 1)
                    count += 1
    return count


def take_die(st: TiletumState, seat: i64, good: i64, old: i64, new: i64) -> None:
    """Take a die from the wheel, and change it (T-302, T-303)."""
    pay_good(st, seat, GOLD, price_of_change(old, new))
    st.dice[good * FACES + old - 1] -= 1
    st.dice_taken[seat * TURNS + st.turn - 1] = good * FACES + new - 1
    st.die_good = good
    st.die_value = new
    st.phase = PLAY
    tell(st, happenings.TOOK_DIE, seat, good, new)
    ask(st, DIE_Q, COLOUR_STAGE, st.wheel[new - 1], good)


def go_on_with_die(st: TiletumState) -> None:
    """Put the next question of a taken die, or begin its action (T-304 to T-307)."""
    seat: i64 = st.seat
    stage: i64 = cell(st, 1)
    set_cell(st, 1, stage + 1)
    if stage == COLOUR_STAGE:
        if usable_colour(st, seat) != EMPTY:
            ask(st, COLOUR_Q, 0, 0, 0)
    elif stage == BONUS_STAGE:
        if can_take_tile(st, seat, st.board.action_spot + cell(st, 2)):
            ask(st, BONUS_Q, cell(st, 2), 0, 0)
    elif stage == GOODS_STAGE:
        action: i64 = cell(st, 2)
        good: i64 = cell(st, 3)
        answered(st)
        gain_good(st, seat, good, st.die_value)
        begin_main_action(st, seat, action, MOST_POINTS_OF_ACTION - st.die_value)


def usable_colour(st: TiletumState, seat: i64) -> i64:
    """Return a stored colour tile that was not taken this turn, EMPTY without one (T-304)."""
    found: i64 = EMPTY
    count: i64 = 0
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile != EMPTY and st.board.kind[tile] == COLOUR_TILE:
            found = tile
            count += 1
    return found if count > st.fresh else EMPTY


def list_colours(st: TiletumState, seat: i64, out: vec[i64]) -> i64:
    """Write the goods a colour tile may give instead, and keeping it."""
    tile: i64 = usable_colour(st, seat)
    for good in range(GOODS):
        out[good] = pack(COLOUR, tile, good, 0)
    out[GOODS] = pack(COLOUR_NONE, 0, 0, 0)
    return GOODS + 1


def recolour(st: TiletumState, seat: i64, tile: i64, good: i64) -> None:
    """Use a colour tile: the die gives another good (T-304)."""
    take_from_store(st, seat, tile)
    throw_away(st, tile)
    set_cell(st, 3, good)
    tell(st, happenings.RECOLOURED, seat, good, 0)


def begin_main_action(st: TiletumState, seat: i64, action: i64, points: i64) -> None:
    """Begin the action of the die; a joker is asked what it becomes (T-307, T-407)."""
    if action == JOKER:
        ask(st, AS_Q, points, 1, 0)
    else:
        begin_action(st, seat, action, points + st.markers[seat * TYPES + action], 1)


def begin_action(st: TiletumState, seat: i64, action: i64, points: i64, main: i64) -> None:
    """Begin an action with so many points; steps of the king are made at once (T-406)."""
    tell(st, happenings.CHOSE_ACTION, seat, action, points)
    if action != KING:
        ask(st, ACT_Q, action, points, main)
        return
    step_up(st, seat, points)
    if main == 1:
        ask(st, ACT_Q, KING, 0, 1)


def become(st: TiletumState, seat: i64, action: i64) -> None:
    """Let a joker be an action, with the marker of that action in the main one (T-407, T-408)."""
    points: i64 = cell(st, 1)
    main: i64 = cell(st, 2)
    answered(st)
    if main == 1:
        points += st.markers[seat * TYPES + action]
    begin_action(st, seat, action, points, main)


def dice_on_wheel(st: TiletumState) -> i64:
    """Return how many dice lie on the wheel."""
    count: i64 = 0
    for at in range(GOODS * FACES):
        count += st.dice[at]
    return count
