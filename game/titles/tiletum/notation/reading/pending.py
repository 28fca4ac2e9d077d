"""Open questions and the die in play of a position."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.stack_words import read_question
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.offers import characters_offered
from game.titles.tiletum.rules.state import TiletumState

MAIN = {kinds.AS_Q: 2, kinds.ACT_Q: 3}  # the cell that says whether it is the action of the die


def read_pending(fields: Fields, state: TiletumState) -> None:
    """Set the questions; there are some exactly in phase play, below all that of a die."""
    questions = fields.tables("pending", needed=False)
    phase = kinds.PHASE_NAMES[state.phase]
    if bool(questions) != (state.phase == kinds.PLAY):
        word = "there" if questions else "missing"
        raise fields.refusal("pending", f"is {word} in phase {phase}", "questions in phase play")
    if len(questions) > kinds.FRAMES:
        raise fields.refusal(
            "pending", f"is there {len(questions)} times", f"at most {kinds.FRAMES}"
        )
    for number, entry in enumerate(questions):
        for offset, value in enumerate(read_question(state.board, entry)):
            state.stack[number * kinds.FRAME + offset] = value
    state.depth = len(questions)
    _check_room(fields, state)
    _read_turn_of(fields, state)
    _check_main(fields, state)


def _check_room(fields: Fields, state: TiletumState) -> None:
    """No more characters are to be drawn than the offer has gaps for (T-403)."""
    wanted = sum(
        state.stack[number * kinds.FRAME + 2]
        for number in range(state.depth)
        if state.stack[number * kinds.FRAME] == kinds.DRAW_Q
        and state.stack[number * kinds.FRAME + 1] == kinds.CHARACTER_DECK
    )
    gaps = kinds.OFFERED - int(characters_offered(state))
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
    seat = state.seat
    tiles = [int(tile) for tile in state.store[seat * kinds.STORE : (seat + 1) * kinds.STORE]]
    most = sum(t != EMPTY and state.board.kind[t] == kinds.COLOUR_TILE for t in tiles)
    if state.board.silver:
        _read_fresh(turn_of, state, [t for t in tiles if t != EMPTY])
        state.symbol = int(turn_of.flag("symbol", default=False))
    else:
        state.fresh = turn_of.whole("fresh", 0, most, default=0)
    turn_of.finish()


def _read_fresh(turn_of: Fields, state: TiletumState, stored: list[int]) -> None:
    """Set the colour tiles taken this turn: some of those stored (T-304)."""
    board = state.board
    known = [board.tile_names[t] for t in stored if board.kind[t] == kinds.COLOUR_TILE]
    for number, word in enumerate(turn_of.items("fresh", "tiles", ())):
        if word not in known:
            raise turn_of.refusal("fresh", f"has {shown(word)}", listed(known))
        known.remove(str(word))
        state.fresh_tiles[number] = board.tile_numbers[str(word)]
        state.fresh = number + 1


def _check_main(fields: Fields, state: TiletumState) -> None:
    """The question of a die, or its action, is below all others while a die is in play."""
    asked_kinds = [state.stack[number * kinds.FRAME] for number in range(state.depth)]
    mains = [
        number
        for number, kind in enumerate(asked_kinds)
        if kind == kinds.DIE_Q or (kind in MAIN and state.stack[number * kinds.FRAME + MAIN[kind]])
    ]
    wanted = [] if state.die_good == EMPTY else [0]
    if wanted and state.depth > 1 and state.stack[0] == kinds.AS_Q and state.stack[4]:
        wanted = [0, 1]  # the second half of a split joker waits for the king (S-608)
    if mains != wanted:
        allowed = "a die in turn_of, and its question or main action below all others, or neither"
        raise fields.refusal("pending", "and turn_of do not fit", allowed)
    if asked_kinds and asked_kinds[-1] == kinds.DIE_Q:
        raise fields.refusal("pending", "ends with a die", "the question of the die above it")
