"""A position read part by part: what it is about, its moment, its questions, what it asks."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from game.engine.rules import CHANCE, NOBODY, Rules
from game.engine.title import Options
from game.fields import Fields, listed, shown
from game.notation import positions
from game.titles.tiletum.notation.options import (
    AUTOMA_COLOUR,
    COLOURS,
    EDITIONS,
    KING_TRACK,
    SEAT_COUNTS,
    SOLO_SEATS,
    TITLE,
    expansion_words,
)
from game.titles.tiletum.notation.reading import piles
from game.titles.tiletum.notation.reading.players import (
    read_explorers,
    read_pieces,
    read_players,
    read_seats_below,
    read_wheel,
)
from game.titles.tiletum.notation.stack_words import read_question
from game.titles.tiletum.notation.writing import place_words
from game.titles.tiletum.notation.writing_solo_and_silver import read_silver, read_solo
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.chances import deck_due
from game.titles.tiletum.rules.components import GOODS, LEVELS
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import CORRUPTION, DECREE, DICE, EMPTY, PHASE_NAMES, SURPRISE
from game.titles.tiletum.rules.offers import characters_offered, left_in
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState

# Round, turn, phase, order and king track of a position.

Colours = tuple[str, ...]
LUCK_PHASES = (
    *(kinds.DICE, kinds.CORRUPTION, kinds.REFILL),
    *(kinds.CLEAN_UP, kinds.DECREE, kinds.SURPRISE),
)
HIS_TURN = (kinds.TURN, kinds.PLAY, kinds.DECREE)
AFTER_TURNS = (kinds.KING_TILE, kinds.CLEAN_UP, kinds.OVER)


def read_moment(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set when it is, the order, and the king track."""
    state.round = fields.whole("round", 1, kinds.ROUNDS, default=1)
    state.phase = kinds.PHASE_NAMES.index(
        fields.choice("phase", kinds.PHASE_NAMES, default=kinds.PHASE_NAMES[kinds.TURN])
    )
    late = state.phase in AFTER_TURNS
    surprise = state.phase == kinds.SURPRISE  # in his turn, or after all turns (S-907, S-910)
    usual = kinds.TURNS if late else 1
    state.turn = fields.whole(
        "turn", usual, 1 if state.phase == kinds.DICE else kinds.TURNS, default=usual
    )
    least = state.seats if late else 0
    last = state.seats - (0 if late or surprise else 1)
    most = 0 if state.phase in (kinds.DICE, kinds.CORRUPTION) else last
    state.step = fields.whole("step", least, most, default=least)
    _read_row(fields, state, "order", colours, list(range(len(colours))))
    _read_king(fields, state, colours)
    _read_seat(fields, state, colours)
    if state.phase == kinds.OVER and state.round != kinds.ROUNDS:
        raise fields.refusal("phase", 'is "over"', f"over in round {kinds.ROUNDS} alone")
    if state.phase in (kinds.KING_TILE, kinds.CLEAN_UP) and state.round == kinds.ROUNDS:
        phase = kinds.PHASE_NAMES[state.phase]
        raise fields.refusal("phase", f'is "{phase}" in round {kinds.ROUNDS}', "an earlier round")


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
    lowest, highest = state.board.king_lowest, state.board.king_highest
    for seat, colour in enumerate(colours):
        state.king[seat] = track.whole(colour, lowest, highest, default=0)
    track.finish()
    order = [int(seat) for seat in state.order]
    usual = sorted(order, key=lambda seat: (-state.king[seat], order.index(seat)))
    _read_row(fields, state, "king_order", colours, usual)
    spaces = [state.king[seat] for seat in state.king_order]
    if spaces != sorted(spaces, reverse=True):
        raise fields.refusal("king_order", f"has spaces {listed(spaces)}", "the highest ahead")


def _read_seat(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set whose turn it is: that of the order, or the seat ahead on the king track."""
    all_done = state.phase in AFTER_TURNS or state.step == state.seats
    usual = state.order[0 if all_done else state.step]
    if state.phase == kinds.KING_TILE:
        usual = state.king_order[0]
    if (state.phase == kinds.DECREE) != (usual == state.board.cardinal and state.phase in HIS_TURN):
        phase = kinds.PHASE_NAMES[state.phase]
        allowed = "decree in the Cardinal’s turn, and in no other"
        raise fields.refusal("phase", f'is "{phase}"', allowed)
    found = fields.choice("seat", colours, default=colours[usual])
    if found != colours[usual]:
        raise fields.refusal("seat", f'is "{found}"', f"{colours[usual]}, by order and step")
    state.seat = usual


def read_mover(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """Set who is to move: it follows from the phase and the question that is asked."""
    state.to_move = _mover(state)
    usual = positions.mover_word(state.to_move, colours)
    found = fields.choice(
        "to_move", (*colours, positions.LUCK_WORD, positions.NOBODY_WORD), default=usual
    )
    if found != usual:
        raise fields.refusal("to_move", f'is "{found}" in this phase', usual)
    if state.phase == kinds.CLEAN_UP:
        words = {word: spot for spot, word in place_words(state).items()}
        word = fields.choice("refilling", tuple(words))
        spot = words[word]
        if state.lying[spot] != EMPTY or (word == KING_TRACK and state.round == kinds.TURNS):
            raise fields.refusal("refilling", f'is "{word}"', "an empty place that is refilled")
        state.refilling = spot
    elif "refilling" in fields:
        raise fields.refusal("refilling", "is there", "in phase clean-up alone")


def _mover(state: TiletumState) -> int:
    if state.phase in LUCK_PHASES or (state.phase == kinds.PLAY and asked(state) == kinds.DRAW_Q):
        return CHANCE
    return NOBODY if state.phase == kinds.OVER else state.seat


def read_ranking(fields: Fields, state: TiletumState, colours: Colours) -> None:
    """After the end the ranking is that of T-802."""
    if state.phase != kinds.OVER:
        if "ranking" in fields:
            raise fields.refusal("ranking", "is there", "in phase over alone")
        return
    best = [colours[seat] for seat in seats_from_best(state)]
    if fields.words("ranking", colours, "seats", best) != best:
        raise fields.refusal("ranking", "is not by points and order", listed(best))


# Open questions and the die in play of a position.

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


# What a position is about: title, edition, options and the seats.


def read_set_up(text: str, source: str) -> positions.ReadSetUp:
    """Return the set-up of a position text; Unreadable says what is not offered."""
    fields, edition = positions.read_head(text, source, TITLE, EDITIONS)
    words = fields.items("expansions", "options", ())
    expansions = expansion_words(words, f"{source}: expansions has")
    known = (*COLOURS, AUTOMA_COLOUR) if "cardinal" in fields else COLOURS
    players, colours, names = positions.read_seats(fields, known, SEAT_COUNTS)
    options = Options(TITLE, len(players), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", LEVELS)
        options = replace(options, automa=(level,), automa_seat=_seat_of(fields, players))
        theirs = colours[options.automa_seat] == AUTOMA_COLOUR
        if theirs != (colours.count(AUTOMA_COLOUR) == 1):
            allowed = f'"{AUTOMA_COLOUR}" for him alone'
            raise fields.refusal("cardinal", "has another colour", allowed)
    return positions.ReadSetUp(options, colours, names, fields, players)


def _seat_of(fields: Fields, players: tuple[Fields, ...]) -> int:
    """Return the seat of the one player that is the Cardinal (C-101)."""
    seats = [seat for seat, p in enumerate(players) if p.flag("cardinal", default=False)]
    if len(seats) != 1 or len(players) != SOLO_SEATS:
        problem = f"is played by {len(seats)} of {len(players)} players"
        raise fields.refusal("cardinal", problem, "one of two")
    return seats[0]


# The state of a position, read part by part in an order in which each can be checked.

ASKED_NOTHING = (DICE, CORRUPTION, DECREE, SURPRISE)


def read_state(set_up: positions.ReadSetUp, rules: Rules) -> TiletumState:
    """Return the state of a position; a text without luck is a view, or has seed 0."""
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    positions.read_luck(fields, state)
    read_moment(fields, state, set_up.colours)
    read_wheel(fields, state)
    read_seats_below(set_up.players, state)
    read_silver(fields, state)
    read_explorers(set_up.players, state)
    piles.read_tiles(fields, state)
    piles.read_fairs(fields, state)
    read_solo(fields, state)
    piles.read_costs(fields, state)
    read_players(set_up.players, state)
    read_pieces(fields, set_up, state)
    read_pending(fields, state)
    piles.read_decks(fields, state)
    read_mover(fields, state, set_up.colours)
    read_ranking(fields, state, set_up.colours)
    fields.finish()
    check_question(fields, state, rules)
    return state


def check_question(fields: Fields, state: TiletumState, rules: Rules) -> None:
    """Require that somebody has a move, or luck an outcome."""
    phase = PHASE_NAMES[state.phase]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.refusal("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(state.seats)) or state.phase in ASKED_NOTHING:
        return
    if left_in(state, deck_due(state)) == 0:
        raise fields.refusal("phase", f'is "{phase}", but no tile is left', "tiles in that pile")
