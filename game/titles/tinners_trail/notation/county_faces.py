"""The named faces of the moves both editions have, and what others are made from.

`choice` is "none" where the move names neither a place nor an amount, and the ore of a roll.
`amounts` are
"pounds" of a bid or investment, "tin" and "copper" of an extraction, and the three faces "tin",
"copper", "water" of a roll.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, second_of, third_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.both_editions.county_view import border_names

NONE: Final = "none"
WORD_ALONE: Final = {
    kinds.PUMPS: "pumps",
    kinds.PASTIES: "pasties",
    kinds.PASS: "pass",
    kinds.DROP: "drop",
}
WORD_AREA: Final = {
    kinds.BUILD: "build",
    kinds.MINER: "miner",
    kinds.PORT: "port",
    kinds.TRAIN: "train",
}
WORD_AREA_OR_NONE: Final = {kinds.PUMP: "pump"}
ORE_OF_ROLL: Final = {kinds.ROLL_TIN: "tin", kinds.ROLL_COPPER: "copper"}

CountyFace = Callable[[CountyBoard, int], Move]


def alone(word: str) -> CountyFace:
    """Return the face of a move that is one word."""
    return lambda _board, code: Move(code, word, word)


def at_area(word: str) -> CountyFace:
    """Return the face of a move that names an area."""
    return lambda board, code: _at(board, code, word, int(first_of(code)))


def at_area_or_none(word: str) -> CountyFace:
    """Return the face of a move that names an area or "none"."""

    def face(board: CountyBoard, code: int) -> Move:
        first = int(first_of(code))
        return _at(board, code, word, first - 1) if first else with_choice(code, word, NONE)

    return face


def rolled(what: str) -> CountyFace:
    """Return the face of a roll of the three dice for something."""

    def face(_board: CountyBoard, code: int) -> Move:
        faces = (int(first_of(code)), int(second_of(code)), int(third_of(code)))
        text = f"roll {what} {faces[0]} {faces[1]} {faces[2]}"
        amounts = tuple(zip(("tin", "copper", "water"), faces, strict=True))
        return Move(code, "roll", text, choice=what, amounts=amounts)

    return face


def with_choice(code: int, word: str, choice: str) -> Move:
    """Return a move that is a word and one of a few others."""
    return Move(code, word, f"{word} {choice}", choice=choice)


def _at(board: CountyBoard, code: int, word: str, area: int) -> Move:
    name = board.area_names[area]
    return Move(code, word, f"{word} {name}", places=(name,))


def _extract(board: CountyBoard, code: int) -> Move:
    name = board.area_names[int(first_of(code))]
    tin, copper = int(second_of(code)), int(third_of(code))
    text = f"extract {name} tin {tin} copper {copper}"
    return Move(code, "extract", text, (name,), amounts=(("tin", tin), ("copper", copper)))


def _adit(board: CountyBoard, code: int) -> Move:
    areas = border_names(board, int(first_of(code)))
    return Move(code, "adit", f"adit {areas[0]} {areas[1]}", places=areas)


def _bid(_board: CountyBoard, code: int) -> Move:
    pounds = int(first_of(code))
    return Move(code, "bid", f"bid {pounds}", amounts=(("pounds", pounds),))


def _invest(_board: CountyBoard, code: int) -> Move:
    pounds = int(first_of(code))
    if pounds == 0:
        return with_choice(code, "invest", NONE)
    return Move(code, "invest", f"invest {pounds}", amounts=(("pounds", pounds),))


COUNTY_FACES: Final[dict[int, CountyFace]] = {
    **{kind: alone(word) for kind, word in WORD_ALONE.items()},
    **{kind: at_area(word) for kind, word in WORD_AREA.items()},
    **{kind: at_area_or_none(word) for kind, word in WORD_AREA_OR_NONE.items()},
    **{kind: rolled(ore) for kind, ore in ORE_OF_ROLL.items()},
    kinds.EXTRACT: _extract,
    kinds.ADIT: _adit,
    kinds.BID: _bid,
    kinds.INVEST: _invest,
}
