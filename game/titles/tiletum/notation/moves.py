"""Conversion of move codes to `Move` objects with their texts."""

from dataclasses import replace
from typing import Final

from game.engine.move import Move
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.move_texts import (
    ARGUMENT_BY_PLACEHOLDER,
    CHEAPER_CONTRACT_PART_WORDS,
    NONE_WORD,
    PIECE_WORDS,
    TEXT_BY_MOVE_KIND,
)

ARGUMENTS_WITH_KIND_BEFORE_NAME: Final = (
    "TECHNOLOGY",
    "SURPRISE",
)  # whose cards have what they are before the name


def move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` of a move code on this board.

    Its `kind` is its first word in the notation, except "crest-found" for a crest found by
    chance. `places` are the spaces it names, `card` its tile, `choice` a good, an action, or a
    word such as "none". `amounts` are "value" and "new" of a die, "building" (1 to 6), "spaces"
    of a corruption token, and others by name.
    """
    kind = int(kind_of_move(code))
    numbers = [
        int(first_field_of_move(code)),
        int(second_field_of_move(code)),
        int(third_field_of_move(code)),
    ]
    if kind == kinds.FULFIL_CONTRACT_MOVE:
        return _named_fulfilment(board, code, *numbers)
    if kind == kinds.PAY_GOODS_AS_GOLD_MOVE:
        number = numbers[0]
        good = GOOD_NAMES[numbers[1]]
        amounts = (("number", number),)
        return Move(code, "pay", f"pay {number} {good}", choice=good, amounts=amounts)
    text = (
        f"{PIECE_WORDS[numbers[0]]} {NONE_WORD}"
        if kind == kinds.DECLINE_PIECE_MOVE
        else TEXT_BY_MOVE_KIND[kind]
    )
    plain_move = _named_plain_move(board, code, text, numbers)
    if kind == kinds.CREST_FROM_BOX_OUTCOME:
        return replace(plain_move, kind="crest-found")
    if kind == kinds.USE_JOKER_AS_ACTION_MOVE and numbers[1]:
        text = f"{plain_move.text} {numbers[1]}"
        return replace(plain_move, text=text, amounts=(("ap", numbers[1]),))
    if kind == kinds.TAKE_DIE_MOVE:
        old, new = numbers[1:]
        text = plain_move.text if new == old else f"{plain_move.text} as {new}"
        return replace(plain_move, text=text, amounts=(("value", old), ("new", new)))
    return plain_move


def _named_plain_move(board: Board, code: int, text: str, numbers: list[int]) -> Move:
    """Return the `Move` with this code. `text` is its notation with names of arguments in capitals,
    `numbers` are the values of these arguments in order."""
    kind, *arguments = text.split()
    words = [kind]
    card = ""
    choice = ""
    places: tuple[str, ...] = ()
    amounts: list[tuple[str, int]] = []
    for name, number in zip(arguments, numbers, strict=False):
        if name not in ARGUMENT_BY_PLACEHOLDER:
            words.append(name)
            choice = name
            continue
        part, words_of, first = ARGUMENT_BY_PLACEHOLDER[name]
        word = words_of(board)[number - first]
        words.append(word)
        if name in ARGUMENTS_WITH_KIND_BEFORE_NAME:
            card = f"{name.lower()}:{word}"
        if part == "place":
            places = (word,)
        elif part == "choice":
            choice = word
        elif part == "card":
            card = card or word
        else:
            amounts.append((part, int(word)))
    return Move(code, kind, " ".join(words), places, card, choice, tuple(amounts))


def _named_fulfilment(board: Board, code: int, tile: int, good: int, contract_part: int) -> Move:
    name = board.tile_names[tile]
    word = GOOD_NAMES[good - 1] if good else ""
    less = CHEAPER_CONTRACT_PART_WORDS[contract_part]
    text = f"fulfil {name}" + (f" with {word}" if word else "") + (f" less {less}" if less else "")
    amounts = ((f"less-{less}", 1),) if less else ()
    return Move(code, "fulfil", text, card=name, choice=word, amounts=amounts)
