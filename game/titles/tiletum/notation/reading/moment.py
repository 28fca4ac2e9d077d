"""Round, turn, phase, order and king track of a position."""

from __future__ import annotations

from game.engine.rules import CHANCE, NOBODY
from game.fields import Fields, listed, shown
from game.notation.position_lines import LUCK_WORD, NOBODY_WORD, mover_word
from game.titles.tiletum.notation.offer import KING_TRACK
from game.titles.tiletum.notation.writing import place_words
from game.titles.tiletum.rules.kinds import (
    CLEAN_UP,
    CORRUPTION,
    DECREE,
    DICE,
    DRAW_Q,
    EMPTY,
    KING_TILE,
    OVER,
    PHASE_NAMES,
    PLAY,
    REFILL,
    ROUNDS,
    SURPRISE,
    TURN,
    TURNS,
)
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.scoring import seats_from_best
from game.titles.tiletum.rules.state import TiletumState

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
