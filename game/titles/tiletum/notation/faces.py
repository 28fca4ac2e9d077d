"""Moves as people and the screen see them: the named face of every packed move.

A move's `kind` is its first word in the notation. `places` are the spaces it names, `card` its
tile, `choice` a good, an action, or a word such as "none". `amounts` are "value" and "new" of a
die, "building" (1 to 6), "spaces" of a corruption token.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, GOODS

NONE: Final = "none"
PIECES: Final = ("house", "pillar")
WHO: Final = ("merchant", "architect")

Face = Callable[[Board, int], Move]


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board."""
    return FACES[int(kind_of(code))](board, code)


def _take_die(_board: Board, code: int) -> Move:
    good, old, new = GOODS[int(first_of(code))], int(second_of(code)), int(third_of(code))
    text = f"take {good} {old}" + (f" as {new}" if new != old else "")
    return Move(code, "take", text, choice=good, amounts=(("value", old), ("new", new)))


def _colour(board: Board, code: int) -> Move:
    tile, good = board.tile_names[int(first_of(code))], GOODS[int(second_of(code))]
    return Move(code, "use", f"use {tile} {good}", card=tile, choice=good)


def _words(text: str) -> Face:
    kind, _, choice = text.partition(" ")
    return lambda _board, code: Move(code, kind, text, choice=choice)


def _answer(kind: str) -> Face:
    def face(_board: Board, code: int) -> Move:
        choice = "take" if first_of(code) else "leave"
        return Move(code, kind, f"{kind} {choice}", choice=choice)

    return face


def _good(kind: str) -> Face:
    def face(_board: Board, code: int) -> Move:
        good = GOODS[int(first_of(code))]
        return Move(code, kind, f"{kind} {good}", choice=good)

    return face


def _action(_board: Board, code: int) -> Move:
    action = ACTIONS[int(first_of(code))]
    return Move(code, "as", f"as {action}", choice=action)


def _walk(kind: str) -> Face:
    def face(board: Board, code: int) -> Move:
        who, space = WHO[int(first_of(code))], board.space_names[int(second_of(code))]
        return Move(code, kind, f"{kind} {who} {space}", (space,), choice=who)

    return face


def _space(kind: str) -> Face:
    def face(board: Board, code: int) -> Move:
        space = board.space_names[int(first_of(code))]
        return Move(code, kind, f"{kind} {space}", (space,))

    return face


def _piece_none(_board: Board, code: int) -> Move:
    piece = PIECES[int(first_of(code))]
    return Move(code, piece, f"{piece} {NONE}", choice=NONE)


def _fly_none(_board: Board, code: int) -> Move:
    who = WHO[int(first_of(code))]
    return Move(code, "move", f"move {who} {NONE}", choice=NONE)


def _tile(kind: str) -> Face:
    def face(board: Board, code: int) -> Move:
        tile = board.tile_names[int(first_of(code))]
        return Move(code, kind, f"{kind} {tile}", card=tile)

    return face


def _place(board: Board, code: int) -> Move:
    tile, building = board.tile_names[int(first_of(code))], int(second_of(code)) + 1
    text = f"place {tile} {building}"
    return Move(code, "place", text, card=tile, amounts=(("building", building),))


def _exchange(_board: Board, code: int) -> Move:
    given, gained = GOODS[int(first_of(code))], GOODS[int(second_of(code))]
    text = f"exchange {given} {gained}"
    return Move(code, "exchange", text, card=given, choice=gained)


def _building(_board: Board, code: int) -> Move:
    building = int(first_of(code)) + 1
    return Move(code, "building", f"building {building}", amounts=(("building", building),))


def _fulfil(board: Board, code: int) -> Move:
    tile, good = board.tile_names[int(first_of(code))], int(second_of(code))
    if good == 0:
        return Move(code, "fulfil", f"fulfil {tile}", card=tile)
    word = GOODS[good - 1]
    return Move(code, "fulfil", f"fulfil {tile} with {word}", card=tile, choice=word)


def _crest(board: Board, code: int) -> Move:
    crest, building = board.crest_names[int(first_of(code))], int(second_of(code)) + 1
    text = f"crest {crest} {building}"
    return Move(code, "crest", text, choice=crest, amounts=(("building", building),))


def _die(_board: Board, code: int) -> Move:
    good, value = GOODS[int(first_of(code))], int(second_of(code))
    return Move(code, "die", f"die {good} {value}", choice=good, amounts=(("value", value),))


def _token(_board: Board, code: int) -> Move:
    spaces = int(first_of(code))
    return Move(code, "corruption", f"corruption {spaces}", amounts=(("spaces", spaces),))


def _decree(board: Board, code: int) -> Move:
    name = board.cards.decree_names[int(first_of(code))]
    return Move(code, "decree", f"decree {name}", card=name)


FACES: Final[dict[int, Face]] = {
    kinds.TAKE_DIE: _take_die,
    kinds.COLOUR: _colour,
    kinds.COLOUR_NONE: _words("use none"),
    kinds.BONUS: _answer("bonus"),
    kinds.AS: _action,
    kinds.STEP: _walk("step"),
    kinds.WALK: _space("step"),
    kinds.HOUSE: _space("house"),
    kinds.PILLAR: _space("pillar"),
    kinds.PIECE_NONE: _piece_none,
    kinds.TILE: _space("tile"),
    kinds.TAKE: _tile("take"),
    kinds.REFRESH: _words("refresh"),
    kinds.PLACE: _place,
    kinds.EXCHANGE: _exchange,
    kinds.GAIN: _good("gain"),
    kinds.FLY: _walk("move"),
    kinds.FLY_NONE: _fly_none,
    kinds.BUILDING: _building,
    kinds.BUILDING_NONE: _words("building none"),
    kinds.CALL: _tile("gain"),
    kinds.CALL_NONE: _words("gain none"),
    kinds.BUY: _good("buy"),
    kinds.USE: _tile("use"),
    kinds.FULFIL: _fulfil,
    kinds.CREST: _crest,
    kinds.CONTRIBUTE: _space("contribute"),
    kinds.END: _words("end"),
    kinds.STOP: _words("stop"),
    kinds.CROWN: _answer("king"),
    kinds.DIE: _die,
    kinds.TOKEN: _token,
    kinds.DRAW: _tile("draw"),
    kinds.DECREED: _decree,
}
