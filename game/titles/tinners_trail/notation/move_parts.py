"""The parts of moves: how the words of each are read and written."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.titles.tinners_trail.notation.move_parser import TrailMoveParser
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.table_parts import STOCK_NAMES, border_area_names

NONE_WORD: Final = "none"
DECK_WORD: Final = "deck"
ORE_AND_WATER_DIE_WORDS: Final = ("tin", "copper", "water")

CARD_CHOICE_WORDS: Final = (NONE_WORD, DECK_WORD)  # in the order of NO_CARD and DECK_WORD


class MovePartWording(NamedTuple):
    """What one part of a move contributes to the `Move`: text, places, choice, card and amounts."""

    text: str
    places: tuple[str, ...] = ()
    choice: str = ""
    card: str = ""
    amounts: tuple[tuple[str, int], ...] = ()


class MovePartSyntax(NamedTuple):
    """A part of a move text: how many fields of the code it fills, how it is read, and how it is
    written."""

    field_count: int
    read_fields: Callable[[TrailMoveParser], tuple[int, ...]]
    fields_to_wording: Callable[..., MovePartWording]


def choice_wording(word: str) -> MovePartWording:
    """Return the wording of a choice: its word, which is also the move's choice."""
    return MovePartWording(word, choice=word)


def fixed_choice_word_part(word: str) -> MovePartSyntax:
    """Return the part of a move that is one fixed word, which is also the choice of the move."""

    def read(words: TrailMoveParser) -> tuple[int, ...]:
        words.take_literal(word)
        return ()

    return MovePartSyntax(0, read, lambda _board: choice_wording(word))


def fixed_word_part(word: str) -> MovePartSyntax:
    """Return the part of a move that is one fixed word and gives the move no choice, place or
    amount.
    """
    return fixed_choice_word_part(word)._replace(
        fields_to_wording=lambda _board: MovePartWording(word)
    )


def area_wording(board: Board, area: int) -> MovePartWording:
    """Return the wording of an area: its name is the text, and also the only entry of `places`."""
    name = board.area_names[area]
    return MovePartWording(name, places=(name,))


def border_wording(board: Board, border: int) -> MovePartWording:
    """Return the wording of a border: the names of its two areas, which are also the move's
    places."""
    names = border_area_names(board, border)
    return MovePartWording(" ".join(names), places=names)


def card_wording(board: Board, card: int) -> MovePartWording:
    """Return the wording of a survey card: its text, which is also the move's card."""
    return MovePartWording(board.card_texts[card], card=board.card_texts[card])


def make_number_part(name: str, min_number: int, *zero_words: str) -> MovePartSyntax:
    """Return a part that is a number from `min_number`, or one of the words in `zero_words`, which
    mean 0. The number is stored in the move's `amounts` under `name`, except a 0 that has a word:
    the first such word is then the move's choice."""

    def tell(_board: Board, number: int) -> MovePartWording:
        if number == 0 and zero_words:
            return choice_wording(zero_words[0])
        return MovePartWording(str(number), amounts=((name, number),))

    return MovePartSyntax(1, lambda words: (words.take_number(min_number, *zero_words),), tell)


def make_choice_part(choices: tuple[str, ...]) -> MovePartSyntax:
    """Return a part that is one of these words; its field is the index of the word."""
    return MovePartSyntax(
        1,
        lambda words: (choices.index(words.take_one_of(choices)),),
        lambda _board, number: choice_wording(choices[number]),
    )


def card_or_choice_part(*choices: str) -> MovePartSyntax:
    """Return a part that is a survey card or one of the choices."""

    def tell(board: Board, number: int) -> MovePartWording:
        return (
            card_wording(board, number - kinds.FIRST_HAND_CARD_FIELD)
            if number >= kinds.FIRST_HAND_CARD_FIELD
            else choice_wording(CARD_CHOICE_WORDS[number])
        )

    return MovePartSyntax(1, lambda words: (words.read_card(choices),), tell)


def dice_faces_wording(_board: Board, *faces: int) -> MovePartWording:
    """Return the wording of rolled dice: their faces, which are also the move's amounts."""
    text = " ".join(str(face) for face in faces)
    return MovePartWording(text, amounts=tuple(zip(ORE_AND_WATER_DIE_WORDS, faces, strict=True)))


def read_michigan_piece_and_place(words: TrailMoveParser) -> tuple[int, ...]:
    """Read which of Michigan's pieces is placed, and its area or border; return both as the two
    fields of a move code. Return (0, 0) for "none", with which the pieces are left waiting."""
    piece = words.take_one_of((*STOCK_NAMES, NONE_WORD))
    if piece == NONE_WORD:
        return (0, 0)
    where = words.read_border() if piece == "adit" else words.read_area()
    return (1 + STOCK_NAMES.index(piece), where)


def michigan_piece_wording(board: Board, piece_number: int, area_or_border: int) -> MovePartWording:
    """Return the wording of one of Michigan's pieces and the area or border where it is placed;
    that of "none" if the pieces are left waiting."""
    if piece_number == 0:
        return choice_wording(NONE_WORD)
    name = STOCK_NAMES[piece_number - 1]
    place = (
        border_wording(board, area_or_border)
        if name == "adit"
        else area_wording(board, area_or_border)
    )
    return MovePartWording(f"{name} {place.text}", place.places, choice=name)
