"""The forms of moves: how the text of each kind is parsed, and how its `Move` is built from a
code.
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from game.engine.move import Move
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.files.toml_fields import allowed_words_for_message
from game.notation.move_words import MoveTextParser
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRY_NAMES

# A move's `kind` is its first word in the notation. `places` are a space, the two ends of a line,
# or mill and port. `choice` is the industry of a build or development, "market" for a distant
# sale. `card` is the card played. `amounts` are "cards" of a build (1 or 2), "pounds" of a loan,
# "steps" of a tile.

TWO_CARDS_WORD: Final = "two-cards"
MARKET_WORD: Final = "market"


class BrassMoveParser(MoveTextParser):
    """Parses the words of one move text of Brass, one after the other."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def read_space(self, other_words: Collection[str] = ()) -> str:
        """Read and return the name of a space, or one of the words in `other_words`; raise
        Unreadable if the word is neither."""
        word = self.take_word()
        if word not in self.board.space_numbers and word not in other_words:
            form = "a space as place, dot and number, like manchester.0"
            near = allowed_words_for_message(word, self.board.space_names).partition("(nearest: ")[
                2
            ]
            tail = f" (nearest: {near}" if near else ""
            self.raise_unreadable_word(
                word, f"allowed there is {' or '.join([form, *other_words])}{tail}"
            )
        return word

    def parse_line_number(self) -> int:
        """Read two places joined by a printed line, in either order, and return the line's number;
        raise Unreadable for other words."""
        board = self.board
        one = self.take_one_of(board.place_names)
        pairs = [name.split() for name in board.line_names]
        beside = [name for pair in pairs if one in pair for name in pair if name != one]
        numbers = board.place_numbers
        return board.line_between(numbers[one], numbers[self.take_one_of(beside)])


CodeToMove = Callable[[Board, int], Move]
ArgumentParser = Callable[[BrassMoveParser], tuple[int, ...]]


class MoveNotation(NamedTuple):
    """How one kind of move is written: its kind number, the function from a code to its `Move`,
    and the parser of the words after the first."""

    kind: int
    code_to_move: CodeToMove
    parse_arguments: ArgumentParser


def make_one_word_move_notation(kind: int, first_word: str) -> MoveNotation:
    """Return the notation of a kind of move that is written as one word."""
    return MoveNotation(
        kind, lambda _board, code: Move(code, first_word, first_word), lambda _words: ()
    )


def make_space_move_notation(kind: int, first_word: str) -> MoveNotation:
    """Return the notation of a kind of move that is written as a word and the name of a space."""

    def readable_move(board: Board, code: int) -> Move:
        name = board.space_names[int(first_field_of_move(code))]
        return Move(code, first_word, f"{first_word} {name}", places=(name,))

    return MoveNotation(
        kind, readable_move, lambda words: (words.board.space_numbers[words.read_space()],)
    )


def make_line_move_notation(kind: int, first_word: str) -> MoveNotation:
    """Return the notation of a kind of move that is written as a word and the two places of a
    line."""

    def readable_move(board: Board, code: int) -> Move:
        name = board.line_names[int(first_field_of_move(code))]
        one, other = name.split()
        return Move(code, first_word, f"{first_word} {name}", places=(one, other))

    return MoveNotation(kind, readable_move, lambda words: (words.parse_line_number(),))


def build_move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` of a build's code, with industry, space and one or two cards."""
    industry = INDUSTRY_NAMES[int(first_field_of_move(code))]
    name = board.space_names[int(second_field_of_move(code))]
    cards = int(third_field_of_move(code))
    more = f" {TWO_CARDS_WORD}" if cards == kinds.BUILT_WITH_TWO_CARDS_FIELD else ""
    text = f"build {industry} {name}{more}"
    return Move(code, "build", text, (name,), choice=industry, amounts=(("cards", cards),))


def parse_build_arguments(words: BrassMoveParser) -> tuple[int, ...]:
    """Parse the words after "build"; return the numbers of industry and space, and
    `BUILT_WITH_ONE_CARD_FIELD` or `BUILT_WITH_TWO_CARDS_FIELD`."""
    industry = INDUSTRY_NAMES.index(words.take_one_of(INDUSTRY_NAMES))
    space = words.board.space_numbers[words.read_space()]
    if not words.has_more_words():
        return industry, space, kinds.BUILT_WITH_ONE_CARD_FIELD
    words.take_literal(TWO_CARDS_WORD)
    return industry, space, kinds.BUILT_WITH_TWO_CARDS_FIELD


def development_move_from_code(_board: Board, code: int) -> Move:
    """Return the `Move` of a development's code, with the industry as its choice."""
    industry = INDUSTRY_NAMES[int(first_field_of_move(code))]
    return Move(code, "develop", f"develop {industry}", choice=industry)


def sale_move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` of a sale's code, with the mill's space and the buyer: a port's space or
    the distant market."""
    mill = board.space_names[int(first_field_of_move(code))]
    buyer = int(second_field_of_move(code))
    if buyer == kinds.DISTANT_MARKET_BUYER:
        return Move(code, "sell", f"sell {mill} {MARKET_WORD}", (mill,), choice=MARKET_WORD)
    port = board.space_names[buyer - 1]
    return Move(code, "sell", f"sell {mill} {port}", (mill, port))


def parse_sale_arguments(words: BrassMoveParser) -> tuple[int, ...]:
    """Parse the words after "sell"; return the number of the mill's space and the buyer:
    `DISTANT_MARKET_BUYER`, or 1 + the number of the port's space."""
    numbers = words.board.space_numbers
    mill = numbers[words.read_space()]
    buyer = words.read_space((MARKET_WORD,))
    return mill, kinds.DISTANT_MARKET_BUYER if buyer == MARKET_WORD else 1 + numbers[buyer]


def loan_move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` of a loan's code, with the amount "pounds"."""
    pounds = int(first_field_of_move(code) * board.loan_pounds)
    return Move(code, "loan", f"loan {pounds}", amounts=(("pounds", pounds),))


def parse_loan_arguments(words: BrassMoveParser) -> tuple[int, ...]:
    """Parse the pounds after "loan"; return a tuple with the number of levels by which the income
    falls. Raise Unreadable for a sum that the bank does not lend."""
    board = words.board
    pounds = [
        str(int(board.loan_pounds) * step) for step in range(1, int(board.max_loan_steps) + 1)
    ]
    return (pounds.index(words.take_one_of(pounds)) + 1,)


def card_play_move_from_code(board: Board, code: int) -> Move:
    """Return the `Move` of the code that plays a card of a kind."""
    name = board.card_names[int(first_field_of_move(code))]
    return Move(code, "card", f"card {name}", card=name)


def demand_drop_outcome_from_code(_board: Board, code: int) -> Move:
    """Return the chance outcome of a distant market tile as a `Move`, with the amount "steps" by
    which the demand falls."""
    steps = int(first_field_of_move(code))
    return Move(code, "demand", f"demand {steps}", amounts=(("steps", steps),))
