"""Moves as people and the screen see them: the named face of every packed move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.title import Options, Unreadable
from game.fields import allowed_words, listed, shown
from game.notation.move_words import in_order
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import EVERY_ACTION, GOODS, LEVELS, TECHNOLOGIES, SetUp

# Moves as people and the screen see them: the named face of every packed move.
#
# A move's `kind` is its first word in the notation, but for a crest that luck names. `places`
# are the spaces it names, `card` its tile, `choice` a good, an action, or a word such as "none".
# `amounts` are "value" and "new" of a die, "building" (1 to 6), "spaces" of a corruption token.

NONE: Final = "none"
PIECES: Final = ("house", "pillar", "mine")
LESS: Final = ("", "same", "wool", "iron")  # part of a contract that costs one less
TAKE_OR_LEAVE: Final = ("leave", "take")
NO_OR_YES: Final = ("no", "yes")
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


def _answer(kind: str, choices: tuple[str, str] = TAKE_OR_LEAVE) -> Face:
    def face(_board: Board, code: int) -> Move:
        choice = choices[int(first_of(code))]
        return Move(code, kind, f"{kind} {choice}", choice=choice)

    return face


def _good(kind: str) -> Face:
    def face(_board: Board, code: int) -> Move:
        good = GOODS[int(first_of(code))]
        return Move(code, kind, f"{kind} {good}", choice=good)

    return face


def _action(kind: str) -> Face:
    def face(_board: Board, code: int) -> Move:
        action, share = EVERY_ACTION[int(first_of(code))], int(second_of(code))
        if share == 0:
            return Move(code, kind, f"{kind} {action}", choice=action)
        text = f"{kind} {action} {share}"
        return Move(code, kind, text, choice=action, amounts=(("ap", share),))

    return face


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
    word, less = GOODS[good - 1] if good else "", LESS[int(third_of(code))]
    text = f"fulfil {tile}" + (f" with {word}" if word else "") + (f" less {less}" if less else "")
    amounts = ((f"less-{less}", 1),) if less else ()
    return Move(code, "fulfil", text, card=tile, choice=word, amounts=amounts)


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


def _surprise(board: Board, code: int) -> Move:
    name = board.cards.surprise_names[int(first_of(code))]
    return Move(code, "surprise", f"surprise {name}", card=f"surprise:{name}")


def _found_crest(board: Board, code: int) -> Move:
    crest = board.crest_names[int(first_of(code))]
    return Move(code, "crest-found", f"crest {crest}", choice=crest)


def _technology(_board: Board, code: int) -> Move:
    technology = TECHNOLOGIES[int(first_of(code))]
    return Move(
        code, "raise", f"raise {technology}", card=f"technology:{technology}", choice=technology
    )


def _spend(_board: Board, code: int) -> Move:
    number, good = int(first_of(code)), GOODS[int(second_of(code))]
    text = f"pay {number} {good}"
    return Move(code, "pay", text, choice=good, amounts=(("number", number),))


FACES: Final[dict[int, Face]] = {
    kinds.TAKE_DIE: _take_die,
    kinds.COLOUR: _colour,
    kinds.COLOUR_NONE: _words("use none"),
    kinds.BONUS: _answer("bonus"),
    kinds.AS: _action("as"),
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
    kinds.SURPRISED: _surprise,
    kinds.CREST_FOUND: _found_crest,
    kinds.DO: _action("do"),
    kinds.RAISE: _technology,
    kinds.RAISE_NONE: _words("raise none"),
    kinds.HIRE: _space("explorer"),
    kinds.HIRE_NONE: _words("explorer none"),
    kinds.SYMBOL: _space("symbol"),
    kinds.SYMBOL_ACTION: _words("symbol action"),
    kinds.FOR_SILVER: _answer("silver", NO_OR_YES),
    kinds.STEP_NONE: _words("step none"),
    kinds.MINE: _space("mine"),
    kinds.SWITCH: _action("switch"),
    kinds.PAY: _answer("pay", NO_OR_YES),
    kinds.BONUSED: _good("bonused"),
    kinds.SPEND: _spend,
    kinds.DIG: _answer("dig", NO_OR_YES),
    kinds.KEEP: _tile("keep"),
    kinds.KEEP_NONE: _words("keep none"),
    kinds.TAKE_NONE: _words("take none"),
}


# What can be played: title, edition, player counts and options.

TITLE: Final = "tiletum"
EDITIONS: Final = ("standard",)
SEAT_COUNTS: Final = (2, 3, 4)
COLOURS: Final = ("pink", "yellow", "blue", "green")
AUTOMA: Final = "cardinal"
AUTOMA_COLOUR: Final = "orange"
USUAL_LEVEL: Final = "normal"
SOLO_SEATS: Final = 2
SILVER: Final = "silver"
FIRST_GAME: Final = "first-game"
EXPANSIONS: Final = (SILVER, FIRST_GAME)
KING_TRACK: Final = "king-track"  # as a place of a bonus tile


def expansion_words(words: Iterable[object], place: str) -> tuple[str, ...]:
    """Return the options in play in their fixed order, each once."""
    return in_order(words, EXPANSIONS, place, "option")


def set_up_of(options: Options) -> SetUp:
    """Return the set-up of options the title has checked."""
    silver, first_game = (word in options.expansions for word in EXPANSIONS)
    if options.automa is None:
        return SetUp(options.seats, first_game, silver)
    return SetUp(options.seats, first_game, silver, options.automa_seat, options.automa[0])


def level_words(words: Sequence[str]) -> tuple[str, ...]:
    """Return the Cardinal's level as the option it is; without one he plays as usual."""
    for word in words:
        if word not in LEVELS:
            allowed = allowed_words(word, LEVELS)
            raise Unreadable(f"The Cardinal’s level is {shown(word)}; allowed: {allowed}.")
    if len(words) > 1:
        raise Unreadable(f"The Cardinal has {len(words)} levels; allowed: one of {listed(LEVELS)}.")
    return tuple(words) or (USUAL_LEVEL,)


def colours_of(options: Options) -> tuple[str, ...]:
    """Return the colour of each seat; the Cardinal is orange."""
    if options.automa is None:
        return COLOURS[: options.seats]
    human = COLOURS[: SOLO_SEATS - 1]
    return (AUTOMA_COLOUR, *human) if options.automa_seat == 0 else (*human, AUTOMA_COLOUR)
