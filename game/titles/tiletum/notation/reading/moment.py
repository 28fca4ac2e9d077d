"""Round, turn, phase, order and king track of a position."""

from __future__ import annotations

from game.engine.rules import CHANCE, NOBODY
from game.fields import Fields, listed, shown
from game.notation.positions import LUCK_WORD, NOBODY_WORD, mover_word
from game.titles.tiletum.notation.move_faces import KING_TRACK
from game.titles.tiletum.notation.stack_words import read_question
from game.titles.tiletum.notation.writing import place_words
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS_Q,
    CHARACTER_DECK,
    CLEAN_UP,
    COLOUR_TILE,
    CORRUPTION,
    DECREE,
    DICE,
    DIE_Q,
    DRAW_Q,
    EMPTY,
    FRAME,
    FRAMES,
    KING_TILE,
    OFFERED,
    OVER,
    PHASE_NAMES,
    PLAY,
    REFILL,
    ROUNDS,
    STORE,
    SURPRISE,
    TURN,
    TURNS,
)
from game.titles.tiletum.rules.offers import characters_offered
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState

# Round, turn, phase, order and king track of a position.

Colours = tuple[str, ...]
HIS_TURN = (TURN, PLAY, DECREE)
AFTER_TURNS = (KING_TILE, CLEAN_UP, OVER)


def read_moment(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set when it is, the order, and the king track."""
    state.round = fields.whole("round", 1, ROUNDS, default=1)
    state.phase = PHASE_NAMES.index(fields.choice("phase", PHASE_NAMES, default=PHASE_NAMES[TURN]))
    late = state.phase in AFTER_TURNS
    surprise = state.phase == SURPRISE  # in his turn, or after all turns (S-907, S-910)
    usual = TURNS if late else 1
    state.turn = fields.whole("turn", usual, 1 if state.phase == DICE else TURNS, default=usual)
    least = int(state.seats) if late else 0
    last = int(state.seats) - (0 if late or surprise else 1)
    most = 0 if state.phase in (DICE, CORRUPTION) else last
    state.step = fields.whole("step", least, most, default=least)
    _read_row(fields, state, "order", colours, list(range(len(colours))))
    _read_king(fields, state, colours)
    _read_seat(fields, state, colours)
    if state.phase == OVER and state.round != ROUNDS:
        raise fields.refusal("phase", 'is "over"', f"over in round {ROUNDS} alone")
    if state.phase in (KING_TILE, CLEAN_UP) and state.round == ROUNDS:
        phase = PHASE_NAMES[int(state.phase)]
        raise fields.refusal("phase", f'is "{phase}" in round {ROUNDS}', "an earlier round")


def _read_row(
    fields: Fields, state: TiletumState, key: str, colours: Colours, usual: list[int]
) -> None:
    words = fields.words(key, colours, "seats", [colours[seat] for seat in usual])
    if len(words) < len(colours):
        raise fields.refusal(key, f"is {shown(words)}", f"each of {listed(colours)} once")
    for place, word in enumerate(words):
        state.row(key)[place] = colours.index(word)


def _read_king(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set the king track; without an order markers stand by space, then in turn order."""
    track = fields.table("king", needed=False)
    lowest, highest = int(state.board.king_lowest), int(state.board.king_highest)
    for seat, colour in enumerate(colours):
        state.king[seat] = track.whole(colour, lowest, highest, default=0)
    track.finish()
    order = [int(seat) for seat in state.order]
    usual = sorted(order, key=lambda seat: (-int(state.king[seat]), order.index(seat)))
    _read_row(fields, state, "king_order", colours, usual)
    spaces = [int(state.king[seat]) for seat in state.king_order]
    if spaces != sorted(spaces, reverse=True):
        raise fields.refusal("king_order", f"has spaces {listed(spaces)}", "the highest ahead")


def _read_seat(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set whose turn it is: that of the order, or the seat ahead on the king track."""
    all_done = state.phase in AFTER_TURNS or state.step == state.seats
    usual = int(state.order[0 if all_done else state.step])
    if state.phase == KING_TILE:
        usual = int(state.king_order[0])
    if (state.phase == DECREE) != (usual == state.board.cardinal and state.phase in HIS_TURN):
        phase = PHASE_NAMES[int(state.phase)]
        allowed = "decree in the Cardinal’s turn, and in no other"
        raise fields.refusal("phase", f'is "{phase}"', allowed)
    found = fields.choice("seat", colours, default=colours[usual])
    if found != colours[usual]:
        raise fields.refusal("seat", f'is "{found}"', f"{colours[usual]}, by order and step")
    state.seat = usual


def read_mover(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set who is to move: it follows from the phase and the question that is asked."""
    state.to_move = _mover(state)
    usual = mover_word(int(state.to_move), colours)
    found = fields.choice("to_move", (*colours, LUCK_WORD, NOBODY_WORD), default=usual)
    if found != usual:
        raise fields.refusal("to_move", f'is "{found}" in this phase', usual)
    if state.phase == CLEAN_UP:
        _read_refilling(fields, state)
    elif "refilling" in fields:
        raise fields.refusal("refilling", "is there", "in phase clean-up alone")


def _mover(state: TiletumState) -> int:
    luck = state.phase in (DICE, CORRUPTION, REFILL, CLEAN_UP, DECREE, SURPRISE)
    if luck or (state.phase == PLAY and asked(state) == DRAW_Q):
        return CHANCE
    return NOBODY if state.phase == OVER else int(state.seat)


def _read_refilling(fields: Fields, state: TiletumState) -> None:
    words = {word: spot for spot, word in place_words(state).items()}
    word = fields.choice("refilling", tuple(words))
    spot = words[word]
    if state.lying[spot] != EMPTY or (word == KING_TRACK and state.round == TURNS):
        raise fields.refusal("refilling", f'is "{word}"', "an empty place that is refilled")
    state.refilling = spot


def read_ranking(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """After the end the ranking is that of T-802."""
    if state.phase != OVER:
        if "ranking" in fields:
            raise fields.refusal("ranking", "is there", "in phase over alone")
        return
    best = [colours[seat] for seat in seats_from_best(state)]
    if fields.words("ranking", colours, "seats", best) != best:
        raise fields.refusal("ranking", "is not by points and order", listed(best))


# Open questions and the die in play of a position.

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
