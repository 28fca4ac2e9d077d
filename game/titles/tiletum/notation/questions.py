"""The open questions of a position: each kind with its keys, as a table of words and numbers."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.engine.title import Unreadable
from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.cells import cells_of, fill, named, names_in, tile_names
from game.titles.tiletum.notation.moves import move_face, read_move
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, EVERY_ACTION, EVERY_DECK, EXPLORER, GOODS
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.move_texts import PIECES, WHO
from game.titles.tiletum.rules.offers import FIRST_ASIDE, characters_offered
from game.titles.tiletum.rules.state import TiletumState

MOST: Final = 99
LONGEST_MOVE: Final = 60
MOST_PEOPLE: Final = 3

ROWS: Final = {
    "characters": ("left", 1, MOST_PEOPLE, kinds.CHARACTER_DECK),
    "keep": ("tiles", FIRST_ASIDE, 2, kinds.UNDERGROUND_DECK),
    "drawn": ("tiles", FIRST_ASIDE, 3, kinds.CONTRACT_DECK),
}
"""Of questions with tiles the key that holds them, its first cell, most tiles, and their deck."""

MAIN = {kinds.AS_Q: 2, kinds.ACT_Q: 3}  # the cell that says whether it is the action of the die


class Key(NamedTuple):
    """One key of a question: where its number is, how it is told and how it is read.

    One that may be left out is told only where it is not 0.
    """

    name: str
    cell: int
    tell: Callable[[Board, int], object]
    read: Callable[[Board, Fields, str], int]
    may_be_left_out: bool = False


def _number(
    name: str, cell: int, least: int = 0, most: int = MOST, base_most: int | None = None
) -> Key:
    """A key that names a number; in the base game it may have another highest one."""

    def read(board: Board, fields: Fields, key: str) -> int:
        highest = most if base_most is None or board.silver else base_most
        return fields.whole(key, least, highest)

    return Key(name, cell, lambda _board, number: number, read)


def _word(
    name: str,
    cell: int,
    words: Sequence[str],
    allowed: Callable[[Board], Sequence[str]] | None = None,
) -> Key:
    """A key that names one of some words, or of those that a game allows."""

    def read(board: Board, fields: Fields, key: str) -> int:
        return words.index(fields.choice(key, allowed(board) if allowed else words))

    return Key(name, cell, lambda _board, number: words[number], read)


def _flag(name: str, cell: int, *, may_be_left_out: bool = False) -> Key:
    default = False if may_be_left_out else None
    return Key(
        name,
        cell,
        lambda _board, number: bool(number),
        lambda _board, fields, key: int(fields.flag(key, default)),
        may_be_left_out,
    )


def _read_barred(_board: Board, fields: Fields, key: str) -> int:
    """Read the action the second half of a split joker may not become."""
    return EVERY_ACTION.index(fields.choice(key, EVERY_ACTION)) + 1 if key in fields else 0


def _read_kinds(_board: Board, fields: Fields, key: str) -> int:
    """Read the two actions of a place of the explorer field."""
    words = fields.words(key, EVERY_ACTION, "actions")
    if len(words) != 2 or words[0] == EXPLORER or words[1] != EXPLORER:
        raise fields.refusal(key, f"is {shown(words)}", f"an action and {EXPLORER}")
    return ACTIONS.index(words[0])


def _read_gain(board: Board, fields: Fields, key: str) -> int:
    """Read what silver paid at a tablet brings."""
    names = [board.gain_names[board.for_points], board.gain_names[board.for_king]]
    return board.gain_names.index(fields.choice(key, names))


def _read_move(board: Board, fields: Fields, key: str) -> int:
    """Read the move that goes on once its price is paid."""
    text = fields.text(key, LONGEST_MOVE)
    try:
        return read_move(board, text)
    except Unreadable as error:
        raise fields.refusal(key, f"is {shown(text)}", "the text of a move") from error


def _no_joker(board: Board) -> list[str]:
    return [word for word in board.action_names if word != ACTIONS[kinds.JOKER]]


def _pieces(board: Board) -> tuple[str, ...]:
    return PIECES if board.silver else PIECES[: kinds.PIECES]


Question = tuple[int, *tuple[Key, ...]]
"""The number of a question, and its keys."""
KIND: Final = _word("kind", 1, EVERY_ACTION, lambda board: board.action_names)
QUESTIONS: Final[dict[str, Question]] = {
    "die": (
        kinds.DIE_Q,  # the stage that is due next; with silver the action is one of its own
        _number("step", 1, kinds.COLOUR_STAGE, kinds.ACTION_STAGE, kinds.GOODS_STAGE),
        KIND._replace(cell=2),
        _word("good", 3, GOODS),
        _number("boost", 4),
    ),
    "colour": (kinds.COLOUR_Q,),
    "bonus": (kinds.BONUS_Q, KIND),
    "as": (
        kinds.AS_Q,
        _number("ap", 1, 1),
        _flag("main", 2),
        _flag("split", 3, may_be_left_out=True),
        Key("not", 4, lambda _board, number: EVERY_ACTION[number - 1], _read_barred, True),
    ),
    "act": (
        kinds.ACT_Q,
        _word("kind", 1, EVERY_ACTION, _no_joker),
        _number("ap", 2),
        _flag("main", 3),
        _flag("split", 4, may_be_left_out=True),
        _flag("switched", 5, may_be_left_out=True),
    ),
    "steps": (
        kinds.STEPS_Q,
        *(_number("merchant", 1), _number("architect", 2)),
        *(_number("house", 3), _number("pillar", 4)),
    ),
    "gain": (kinds.GAIN_Q, _number("left", 1, 1)),
    "same": (kinds.SAME_Q, _number("n", 1, 1)),
    "anywhere": (  # mines are pieces of games with silver; only tablets ask for gold
        kinds.ANYWHERE_Q,
        _word("what", 1, PIECES, _pieces),
        _number("pay", 2, 0, MOST, 0),
    ),
    "fly": (kinds.FLY_Q, _word("who", 1, WHO)),
    "building": (kinds.BUILDING_Q,),
    "characters": (kinds.CHARACTERS_Q,),
    "draw": (kinds.DRAW_Q, _word("deck", 1, EVERY_DECK), _number("left", 2, 1, kinds.OFFERED)),
}
BELOW: Final[dict[str, Question]] = {  # only games with silver ask these
    "do": (
        kinds.DO_Q,
        Key("kinds", 1, lambda _board, number: [ACTIONS[number], EXPLORER], _read_kinds),
    ),
    "silver": (kinds.SILVER_Q, _word("good", 1, GOODS)),
    "any-step": (kinds.ANY_STEP_Q,),
    "one-character": (kinds.ONE_CHARACTER_Q,),
    "pay": (
        kinds.PAY_Q,
        _number("silver", 1),
        Key("gain", 2, lambda board, number: board.gain_names[number], _read_gain),
    ),
    "tech": (kinds.TECH_Q, _number("less", 1)),
    "new-explorer": (kinds.NEW_EXPLORER_Q,),
    "bonused": (kinds.BONUSED_Q,),
    "gold": (
        kinds.GOLD_Q,
        _number("n", 1, 1),
        Key("move", 2, lambda board, code: move_face(board, code).text, _read_move),
    ),
    "dig": (kinds.DIG_Q,),
    "keep": (kinds.KEEP_Q,),
    "drawn": (kinds.DRAWN_Q,),
}
EVERY_QUESTION: Final = QUESTIONS | BELOW
NAMES: Final = {number: name for name, (number, *_) in EVERY_QUESTION.items()}


def _row_of(name: str, deck: int) -> tuple[str, int, int, int] | None:
    """Return the key that holds tiles; those drawn are of the deck that is asked for."""
    row = "aside" if deck == kinds.CHARACTER_DECK else "tiles"
    return (row, FIRST_ASIDE, kinds.OFFERED, deck) if name == "draw" else ROWS.get(name)


def told_question(board: Board, cells: list[int]) -> dict[str, object]:
    """Return a question as the table a position holds."""
    name = NAMES[cells[0]]
    told: dict[str, object] = {"q": name}
    for key in EVERY_QUESTION[name][1:]:
        if cells[key.cell] or not key.may_be_left_out:
            told[key.name] = key.tell(board, cells[key.cell])
    row = _row_of(name, cells[1])
    if row:
        first = row[1]
        most = row[2]
        told[row[0]] = [board.tile_names[n - 1] for n in cells[first : first + most] if n]
    return told


def read_question(board: Board, fields: Fields) -> list[int]:
    """Return the cells of a question; Unreadable says what is wrong with it."""
    known = EVERY_QUESTION if board.silver else QUESTIONS
    name = fields.choice("q", tuple(known))
    fields.label = f"{fields.label}{name} "
    number, *keys = known[name]
    cells = [number, *[0] * (kinds.FRAME - 1)]
    for key in keys:
        cells[key.cell] = key.read(board, fields, key.name)
    row = _row_of(name, cells[1])
    if row:
        held_in, first, most, deck = row
        if deck == kinds.UNDERGROUND_DECK and not board.silver:
            raise fields.refusal("deck", "is underground", "a deck of this game")
        words = tile_names(fields, held_in, names_in(board, deck), most)
        tiles = [board.tile_numbers[word] for word in words]
        if name == "characters":
            tiles.sort()
        cells[first : first + len(tiles)] = [tile + 1 for tile in tiles]
    fields.finish()
    return cells


# The open questions and the die in play of a position.


def turn_of(state: TiletumState) -> dict[str, object]:
    """Return the die in play; before it only what an effect has changed already."""
    told: dict[str, object] = {}
    has_die = state.die_good != EMPTY
    if has_die:
        told["die"] = {"good": GOODS[state.die_good], "value": state.die_value}
    if has_die or state.exchanged:
        told["exchanged"] = bool(state.exchanged)
    if state.board.silver and has_die:
        told["symbol"] = bool(state.symbol)
    if state.fresh:  # with silver of several kinds, so they are named
        tiles = named(state.fresh_tiles, state.board.tile_names)
        told["fresh"] = tiles if state.board.silver else state.fresh
    return told


def pending_of(state: TiletumState) -> list[dict[str, object]]:
    """Return the open questions, the one asked last."""
    cells = [int(cell) for cell in state.stack[: state.depth * kinds.FRAME]]
    firsts = range(0, len(cells), kinds.FRAME)
    return [told_question(state.board, cells[first : first + kinds.FRAME]) for first in firsts]


def read_pending(fields: Fields, state: TiletumState) -> None:
    """Set the questions; there are some exactly in phase play, below all that of a die."""
    questions = fields.tables("pending", needed=False)
    phase = kinds.PHASE_NAMES[state.phase]
    if bool(questions) != (state.phase == kinds.PLAY):
        word = "there" if questions else "missing"
        raise fields.refusal("pending", f"is {word} in phase {phase}", "questions in phase play")
    if len(questions) > kinds.FRAMES:
        problem = f"is there {len(questions)} times"
        raise fields.refusal("pending", problem, f"at most {kinds.FRAMES}")
    for number, entry in enumerate(questions):
        fill(state.stack, number * kinds.FRAME, read_question(state.board, entry))
    state.depth = len(questions)
    # No more characters are to be drawn than the offer has gaps for (T-403)
    asked = [state.stack[at : at + 3] for at in range(0, state.depth * kinds.FRAME, kinds.FRAME)]
    drawn = kinds.DRAW_Q, kinds.CHARACTER_DECK
    wanted = sum(int(number) for question, deck, number in asked if (question, deck) == drawn)
    gaps = kinds.OFFERED - int(characters_offered(state))
    if wanted > gaps:
        raise fields.refusal("pending", f"wants {wanted} characters drawn", f"at most {gaps}")
    _read_turn_of(fields, state)
    _check_main(fields, state)


def _read_turn_of(fields: Fields, state: TiletumState) -> None:
    turn = fields.table("turn_of", needed=False)
    if "die" in turn:
        die = turn.table("die")
        state.die_good = GOODS.index(die.choice("good", GOODS))
        state.die_value = die.whole("value", 1, 6)
        die.finish()
    state.exchanged = int(turn.flag("exchanged", default=False))
    names = state.board.tile_names
    kind = state.board.kind
    tiles = [tile for tile in cells_of(state, "store", state.seat) if tile != EMPTY]
    stored = [names[tile] for tile in tiles if kind[tile] == kinds.COLOUR_TILE]
    if state.board.silver:
        # Set the colour tiles taken this turn: some of those stored (T-304)
        for number, word in enumerate(turn.items("fresh", "tiles", ())):
            if word not in stored:
                raise turn.refusal("fresh", f"has {shown(word)}", listed(stored))
            stored.remove(str(word))
            state.fresh_tiles[number] = state.board.tile_numbers[str(word)]
            state.fresh = number + 1
        state.symbol = int(turn.flag("symbol", default=False))
    else:
        state.fresh = turn.whole("fresh", 0, len(stored), default=0)
    turn.finish()


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
