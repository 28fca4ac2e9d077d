"""The open questions of a position: each kind with its keys, as a table of words and numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.fields import Fields, allowed_words, shown
from game.titles.tiletum.notation.faces import PIECES, WHO
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, DECKS, GOODS
from game.titles.tiletum.rules.kinds import FRAME

MOST: Final = 99
STAGES: Final = 3
MOST_PEOPLE: Final = 3


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a question: where its number is, how it is told and how it is read."""

    name: str
    cell: int
    tell: Callable[[Board, int], object]
    read: Callable[[Board, Fields, str], int]


def _number(name: str, cell: int, least: int = 0, most: int = MOST) -> Key:
    return Key(
        name,
        cell,
        lambda _board, number: number,
        lambda _board, fields, key: fields.whole(key, least, most),
    )


def _word(name: str, cell: int, words: tuple[str, ...]) -> Key:
    return Key(
        name,
        cell,
        lambda _board, number: words[number],
        lambda _board, fields, key: words.index(fields.choice(key, words)),
    )


def _flag(name: str, cell: int) -> Key:
    return Key(
        name,
        cell,
        lambda _board, number: bool(number),
        lambda _board, fields, key: int(fields.flag(key)),
    )


ACTION: Final = ACTIONS[: kinds.JOKER]
QUESTIONS: Final[dict[str, tuple[int, tuple[Key, ...]]]] = {
    "die": (
        kinds.DIE_Q,
        (
            _number("step", 1, 1, STAGES),
            _word("kind", 2, ACTIONS),
            _word("good", 3, GOODS),
            _number("boost", 4),
        ),
    ),
    "colour": (kinds.COLOUR_Q, ()),
    "bonus": (kinds.BONUS_Q, (_word("kind", 1, ACTIONS),)),
    "as": (kinds.AS_Q, (_number("ap", 1, 1), _flag("main", 2))),
    "act": (kinds.ACT_Q, (_word("kind", 1, ACTION), _number("ap", 2), _flag("main", 3))),
    "steps": (
        kinds.STEPS_Q,
        (
            _number("merchant", 1),
            _number("architect", 2),
            _number("house", 3),
            _number("pillar", 4),
        ),
    ),
    "gain": (kinds.GAIN_Q, (_number("left", 1, 1),)),
    "same": (kinds.SAME_Q, (_number("n", 1, 1),)),
    "anywhere": (kinds.ANYWHERE_Q, (_word("what", 1, PIECES), _number("pay", 2, 0, 0))),
    "fly": (kinds.FLY_Q, (_word("who", 1, WHO),)),
    "building": (kinds.BUILDING_Q, ()),
    "characters": (kinds.CHARACTERS_Q, ()),
    "draw": (kinds.DRAW_Q, (_word("deck", 1, DECKS), _number("left", 2, 1, kinds.OFFERED))),
}
NAMES: Final = {number: name for name, (number, _) in QUESTIONS.items()}
ROWS: Final = {  # keys that hold tiles: the question, its key, the first cell and the most tiles
    "characters": ("left", 1, MOST_PEOPLE),
    "draw": ("aside", 3, kinds.OFFERED),
}


def told_question(board: Board, cells: list[int]) -> dict[str, object]:
    """Return a question as the table a position holds."""
    name = NAMES[cells[0]]
    told: dict[str, object] = {"q": name}
    for key in QUESTIONS[name][1]:
        told[key.name] = key.tell(board, cells[key.cell])
    if name in ROWS:
        row, first, most = ROWS[name]
        told[row] = [board.tile_names[n - 1] for n in cells[first : first + most] if n]
    return told


def read_question(board: Board, fields: Fields) -> list[int]:
    """Return the cells of a question; Unreadable says what is wrong with it."""
    name = fields.choice("q", tuple(QUESTIONS))
    fields.label = f"{fields.label}{name} "
    number, keys = QUESTIONS[name]
    cells = [number, *[0] * (FRAME - 1)]
    for key in keys:
        cells[key.cell] = key.read(board, fields, key.name)
    if name in ROWS:
        row, first, most = ROWS[name]
        tiles = _tiles(board, fields, row, most)
        if name == "characters":
            tiles.sort()
        cells[first : first + len(tiles)] = [tile + 1 for tile in tiles]
    fields.finish()
    return cells


def _tiles(board: Board, fields: Fields, key: str, most: int) -> list[int]:
    words = fields.items(key, "characters", ())
    characters = [board.tile_names[n] for n in range(board.tiles) if _is_character(board, n)]
    for word in words:
        if word not in characters:
            raise fields.refusal(key, f"has {shown(word)}", allowed_words(word, characters))
    if len(words) > most:
        raise fields.refusal(key, f"has {len(words)} tiles", f"at most {most}")
    return [board.tile_numbers[str(word)] for word in words]


def _is_character(board: Board, tile: int) -> bool:
    return bool(board.kind[tile] == kinds.CHARACTER_TILE)
