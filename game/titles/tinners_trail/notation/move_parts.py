"""The parts of moves: how the words of each are read and written."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.titles.tinners_trail.notation.trail_words import TrailWords
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.table_parts import STOCK_NAMES, border_area_names

NONE: Final = "none"
DECK: Final = "deck"
DICE: Final = ("tin", "copper", "water")

CHOICES: Final = (NONE, DECK)  # in the order of NO_CARD and DECK


class Wording(NamedTuple):
    """What one part of a move contributes to its face."""

    text: str
    places: tuple[str, ...] = ()
    choice: str = ""
    card: str = ""
    amounts: tuple[tuple[str, int], ...] = ()


class Part(NamedTuple):
    """A part of a move: its number of fields, how they are read, and how they are written."""

    fields: int
    read: Callable[[TrailWords], tuple[int, ...]]
    tell: Callable[..., Wording]


def choice_wording(word: str) -> Wording:
    """Return the wording of a choice."""
    return Wording(word, choice=word)


def choice_word_part(word: str) -> Part:
    """Return a part that is one fixed word and the face's choice."""

    def read(words: TrailWords) -> tuple[int, ...]:
        words.literal(word)
        return ()

    return Part(0, read, lambda _board: choice_wording(word))


def literal_part(word: str) -> Part:
    """Return a part that is one fixed word and adds nothing else to the face."""
    return choice_word_part(word)._replace(tell=lambda _board: Wording(word))


def area_wording(board: Board, area: int) -> Wording:
    """Return the wording of an area."""
    name = board.area_names[area]
    return Wording(name, places=(name,))


def border_wording(board: Board, border: int) -> Wording:
    """Return the wording of a border."""
    names = border_area_names(board, border)
    return Wording(" ".join(names), places=names)


def card_wording(board: Board, card: int) -> Wording:
    """Return the wording of a survey card."""
    return Wording(board.card_texts[card], card=board.card_texts[card])


def number_part(name: str, least: int, *others: str) -> Part:
    """Return a part that is a number, or one of the words in `others`, which mean 0."""

    def tell(_board: Board, number: int) -> Wording:
        if number == 0 and others:
            return choice_wording(others[0])
        return Wording(str(number), amounts=((name, number),))

    return Part(1, lambda words: (words.number(least, *others),), tell)


def choice_part(choices: tuple[str, ...]) -> Part:
    """Return a part that is one of some words."""
    return Part(
        1,
        lambda words: (choices.index(words.one_of(choices)),),
        lambda _board, number: choice_wording(choices[number]),
    )


def card_or_choice_part(*choices: str) -> Part:
    """Return a part that is a survey card or one of the choices."""

    def tell(board: Board, number: int) -> Wording:
        return (
            card_wording(board, number - kinds.CARD)
            if number >= kinds.CARD
            else choice_wording(CHOICES[number])
        )

    return Part(1, lambda words: (words.read_card(choices),), tell)


def dice_faces_wording(_board: Board, *faces: int) -> Wording:
    """Return the wording of the faces of dice."""
    text = " ".join(str(face) for face in faces)
    return Wording(text, amounts=tuple(zip(DICE, faces, strict=True)))


def read_michigan_piece(words: TrailWords) -> tuple[int, ...]:
    """Read one of Michigan's pieces and its location, or that it waits."""
    piece = words.one_of((*STOCK_NAMES, NONE))
    if piece == NONE:
        return (0, 0)
    where = words.read_border() if piece == "adit" else words.read_area()
    return (1 + STOCK_NAMES.index(piece), where)


def michigan_piece_wording(board: Board, piece: int, where: int) -> Wording:
    """Return the wording of one of Michigan's pieces."""
    if piece == 0:
        return choice_wording(NONE)
    name = STOCK_NAMES[piece - 1]
    place = border_wording(board, where) if name == "adit" else area_wording(board, where)
    return Wording(f"{name} {place.text}", place.places, choice=name)
