"""The open questions of a position: each kind with its keys, as a table of words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.engine.title import Unreadable
from game.fields import Fields, allowed_words, shown
from game.titles.tiletum.notation.moves import move_face, read_move
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, EVERY_ACTION, EVERY_DECK, EXPLORER, GOODS
from game.titles.tiletum.rules.kinds import FRAME
from game.titles.tiletum.rules.move_texts import PIECES, WHO
from game.titles.tiletum.rules.offers import FIRST_ASIDE

MOST: Final = 99
LONGEST_MOVE: Final = 60
MOST_PEOPLE: Final = 3


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
    """Return the key that holds tiles: its name, first cell, most tiles, and their deck."""
    if name == "characters":
        return ("left", 1, MOST_PEOPLE, kinds.CHARACTER_DECK)
    if name == "keep":
        return ("tiles", FIRST_ASIDE, 2, kinds.UNDERGROUND_DECK)
    if name == "drawn":
        return ("tiles", FIRST_ASIDE, 3, kinds.CONTRACT_DECK)
    if name == "draw":
        row = "aside" if deck == kinds.CHARACTER_DECK else "tiles"
        return (row, FIRST_ASIDE, kinds.OFFERED, deck)
    return None


def told_question(board: Board, cells: list[int]) -> dict[str, object]:
    """Return a question as the table a position holds."""
    name = NAMES[cells[0]]
    told: dict[str, object] = {"q": name}
    for key in EVERY_QUESTION[name][1:]:
        if cells[key.cell] or not key.may_be_left_out:
            told[key.name] = key.tell(board, cells[key.cell])
    row = _row_of(name, cells[1])
    if row:
        first, most = row[1], row[2]
        told[row[0]] = [board.tile_names[n - 1] for n in cells[first : first + most] if n]
    return told


def read_question(board: Board, fields: Fields) -> list[int]:
    """Return the cells of a question; Unreadable says what is wrong with it."""
    known = EVERY_QUESTION if board.silver else QUESTIONS
    name = fields.choice("q", tuple(known))
    fields.label = f"{fields.label}{name} "
    number, *keys = known[name]
    cells = [number, *[0] * (FRAME - 1)]
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


def names_in(board: Board, deck: int) -> list[str]:
    """Return the names of the tiles of a deck."""
    cells = range(board.cell_from[deck], board.cell_from[deck + 1])
    return [board.tile_names[board.tile_in[cell]] for cell in cells]


def tile_names(
    fields: Fields, key: str, known: Sequence[str], most: int | None = None
) -> list[str]:
    """Return the tiles a key lists, none where it is left out; each is one that is known."""
    words = fields.items(key, "tiles", ())
    for word in words:
        if word not in known:
            raise fields.refusal(key, f"has {shown(word)}", allowed_words(word, known))
    if most is not None and len(words) > most:
        raise fields.refusal(key, f"has {len(words)} tiles", f"at most {most}")
    return [str(word) for word in words]
