"""Open questions and the die in play of a position."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.stack_words import read_question
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS_Q,
    CHARACTER_DECK,
    COLOUR_TILE,
    DIE_Q,
    DRAW_Q,
    EMPTY,
    FRAME,
    FRAMES,
    OFFERED,
    PHASE_NAMES,
    PLAY,
    STORE,
)
from game.titles.tiletum.rules.offers import characters_offered
from game.titles.tiletum.rules.state import TiletumState

MAIN = {AS_Q: 2, ACT_Q: 3}  # the cell that says whether it is the action of the die


def read_pending(fields: Fields, state: TiletumState) -> None:
    """Set the questions; there are some exactly in phase play, below all that of a die."""
    questions = fields.tables("pending", needed=False)
    phase = PHASE_NAMES[int(state.phase)]
    if bool(questions) != (state.phase == PLAY):
        word = "there" if questions else "missing"
        raise fields.refusal("pending", f"is {word} in phase {phase}", "questions in phase play")
    if len(questions) > FRAMES:
        raise fields.refusal("pending", f"is there {len(questions)} times", f"at most {FRAMES}")
    for number, entry in enumerate(questions):
        for offset, value in enumerate(read_question(state.board, entry)):
            state.stack[number * FRAME + offset] = value
    state.depth = len(questions)
    _check_room(fields, state)
    _read_turn_of(fields, state)
    _check_main(fields, state)


def _check_room(fields: Fields, state: TiletumState) -> None:
    """No more characters are to be drawn than the offer has gaps for (T-403)."""
    wanted = sum(
        int(state.stack[number * FRAME + 2])
        for number in range(int(state.depth))
        if state.stack[number * FRAME] == DRAW_Q
        and state.stack[number * FRAME + 1] == CHARACTER_DECK
    )
    gaps = OFFERED - int(characters_offered(state))
    if wanted > gaps:
        raise fields.refusal("pending", f"wants {wanted} characters drawn", f"at most {gaps}")


def _read_turn_of(fields: Fields, state: TiletumState) -> None:
    turn_of = fields.table("turn_of", needed=False)
    if "die" in turn_of:
        die = turn_of.table("die")
        state.die_good = GOODS.index(die.choice("good", GOODS))
        state.die_value = die.whole("value", 1, 6)
        die.finish()
    state.exchanged = int(turn_of.flag("exchanged", default=False))
    seat = int(state.seat)
    tiles = [int(tile) for tile in state.store[seat * STORE : (seat + 1) * STORE]]
    most = sum(t != EMPTY and int(state.board.kind[t]) == COLOUR_TILE for t in tiles)
    if state.board.silver:
        _read_fresh(turn_of, state, [t for t in tiles if t != EMPTY])
        state.symbol = int(turn_of.flag("symbol", default=False))
    else:
        state.fresh = turn_of.whole("fresh", 0, most, default=0)
    turn_of.finish()


def _read_fresh(turn_of: Fields, state: TiletumState, stored: list[int]) -> None:
    """Set the colour tiles taken this turn: some of those stored (T-304)."""
    board = state.board
    known = [board.tile_names[t] for t in stored if int(board.kind[t]) == COLOUR_TILE]
    for number, word in enumerate(turn_of.items("fresh", "tiles", ())):
        if word not in known:
            raise turn_of.refusal("fresh", f"has {shown(word)}", listed(known))
        known.remove(str(word))
        state.fresh_tiles[number] = board.tile_numbers[str(word)]
        state.fresh = number + 1


def is_split(state: TiletumState) -> bool:
    """Return whether the second half of a split joker lies below its first one."""
    return state.depth > 1 and state.stack[0] == AS_Q and bool(state.stack[4])


def _check_main(fields: Fields, state: TiletumState) -> None:
    """The question of a die, or its action, is below all others while a die is in play."""
    kinds = [int(state.stack[number * FRAME]) for number in range(int(state.depth))]
    mains = [
        number
        for number, kind in enumerate(kinds)
        if kind == DIE_Q or (kind in MAIN and state.stack[number * FRAME + MAIN[kind]])
    ]
    wanted = [] if state.die_good == EMPTY else [0]
    if wanted and is_split(state):
        wanted = [0, 1]  # the second half waits for the king (S-608)
    if mains != wanted:
        allowed = "a die in turn_of, and its question or main action below all others, or neither"
        raise fields.refusal("pending", "and turn_of do not fit", allowed)
    if kinds and kinds[-1] == DIE_Q:
        raise fields.refusal("pending", "ends with a die", "the question of the die above it")
