"""The parser of a move text's words, including areas and cards."""

from collections.abc import Collection

from game.files.toml_fields import allowed_words_for_message, word_list_for_message
from game.notation.move_words import MoveTextParser
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import EMPTY


class TrailMoveParser(MoveTextParser):
    """Reads the words of one move text, including areas and cards."""

    def __init__(self, board: Board, text: str) -> None:
        """Store the board whose areas and cards may be read; the first word has been taken."""
        super().__init__(text)
        self.board = board

    def read_area(self, *words_for_no_area: str) -> int:
        """Read an area and return its number; EMPTY for one of `words_for_no_area`."""
        word = self.take_word()
        if word in words_for_no_area:
            return EMPTY
        if word not in self.board.area_numbers:
            allowed = allowed_words_for_message(word, (*self.board.area_names, *words_for_no_area))
            self.raise_unreadable_word(word, f"allowed there are {allowed}")
        return self.board.area_numbers[word]

    def read_border(self) -> int:
        """Read two neighbouring areas in either order and return the number of their border."""
        names = self.board.area_names
        one = self.read_area()
        other = self.read_area()
        found = self.board.border_between(one, other)
        if found == EMPTY:
            neighbours = word_list_for_message(neighbour_names(self.board, one))
            self.raise_unreadable_word(names[other], f"{names[one]} borders on {neighbours}")
        return found

    def read_card(self, choices: Collection[str] = ()) -> int:
        """Read one of the choices and return its index, or a survey card and return its number,
        plus FIRST_HAND_CARD_FIELD if there are choices; raise Unreadable if the word is neither."""
        word = self.take_word()
        if word in choices:
            return list(choices).index(word)
        if word not in self.board.card_numbers:
            cards = allowed_words_for_message(word, self.board.card_texts).partition("(nearest: ")[
                2
            ]
            near = f" (nearest: {cards}" if cards else ""
            form = "a card as region:benefit:value, like a:tin+1:2"
            self.raise_unreadable_word(
                word, f"allowed there is {' or '.join([form, *choices])}{near}"
            )
        return (kinds.FIRST_HAND_CARD_FIELD if choices else 0) + self.board.card_numbers[word]


def neighbour_names(board: Board, area: int) -> list[str]:
    """Return the names of an area's neighbours."""
    numbers = enumerate(board.area_names)
    return [name for other, name in numbers if board.border_between(area, other) != EMPTY]
