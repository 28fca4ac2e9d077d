"""The forms of moves: how each kind is parsed, and how its named face is built."""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from game.engine.move import Move
from game.engine.moves import first_of, second_of, third_of
from game.files.toml_fields import allowed_words
from game.notation.move_words import MoveWords
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES

# A move's `kind` is its first word in the notation. `places` are a space, the two ends of a line,
# or mill and port. `choice` is the industry of a build or development, "market" for a distant
# sale. `card` is the card played. `amounts` are "cards" of a build (1 or 2), "pounds" of a loan,
# "steps" of a tile.

TWO_CARDS_WORD: Final = "two-cards"
MARKET_WORD: Final = "market"


class BrassMoveParser(MoveWords):
    """The words of one move text of Brass."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def read_space(self, others: Collection[str] = ()) -> str:
        """Read a space, or one of the words in `others`."""
        word = self.take()
        if word not in self.board.space_numbers and word not in others:
            form = "a space as place, dot and number, like manchester.0"
            near = allowed_words(word, self.board.space_names).partition("(nearest: ")[2]
            tail = f" (nearest: {near}" if near else ""
            self.refuse(word, f"allowed there is {' or '.join([form, *others])}{tail}")
        return word

    def read_line(self) -> int:
        """Read two places joined by a printed line, in either order, and return the line's
        number."""
        board = self.board
        one = self.one_of(board.place_names)
        pairs = [name.split() for name in board.line_names]
        beside = [name for pair in pairs if one in pair for name in pair if name != one]
        numbers = board.place_numbers
        return board.line_between(numbers[one], numbers[self.one_of(beside)])


Face = Callable[[Board, int], Move]
Arguments = Callable[[BrassMoveParser], tuple[int, ...]]


class MoveForm(NamedTuple):
    """A kind of move: its code, the function that builds its face, and the parser of the words
    after the first."""

    kind: int
    face: Face
    read: Arguments


def bare_form(kind: int, word: str) -> MoveForm:
    """Return the form of a move that is one word."""
    return MoveForm(kind, lambda _board, code: Move(code, word, word), lambda _words: ())


def space_form(kind: int, word: str) -> MoveForm:
    """Return the form of a move at a space."""

    def face(board: Board, code: int) -> Move:
        name = board.space_names[int(first_of(code))]
        return Move(code, word, f"{word} {name}", places=(name,))

    return MoveForm(kind, face, lambda words: (words.board.space_numbers[words.read_space()],))


def line_form(kind: int, word: str) -> MoveForm:
    """Return the form of a move along a line."""

    def face(board: Board, code: int) -> Move:
        name = board.line_names[int(first_of(code))]
        one, other = name.split()
        return Move(code, word, f"{word} {name}", places=(one, other))

    return MoveForm(kind, face, lambda words: (words.read_line(),))


def named_build(board: Board, code: int) -> Move:
    """Return the face of a build."""
    industry = INDUSTRIES[int(first_of(code))]
    name = board.space_names[int(second_of(code))]
    cards = int(third_of(code))
    more = f" {TWO_CARDS_WORD}" if cards == kinds.TWO_CARDS else ""
    text = f"build {industry} {name}{more}"
    return Move(code, "build", text, (name,), choice=industry, amounts=(("cards", cards),))


def read_build(words: BrassMoveParser) -> tuple[int, ...]:
    """Read industry, space and cards of a build."""
    industry = INDUSTRIES.index(words.one_of(INDUSTRIES))
    space = words.board.space_numbers[words.read_space()]
    if not words.has_more():
        return industry, space, kinds.ONE_CARD
    words.literal(TWO_CARDS_WORD)
    return industry, space, kinds.TWO_CARDS


def named_development(_board: Board, code: int) -> Move:
    """Return the face of a development."""
    industry = INDUSTRIES[int(first_of(code))]
    return Move(code, "develop", f"develop {industry}", choice=industry)


def named_sale(board: Board, code: int) -> Move:
    """Return the face of a sale."""
    mill = board.space_names[int(first_of(code))]
    buyer = int(second_of(code))
    if buyer == kinds.MARKET:
        return Move(code, "sell", f"sell {mill} {MARKET_WORD}", (mill,), choice=MARKET_WORD)
    port = board.space_names[buyer - 1]
    return Move(code, "sell", f"sell {mill} {port}", (mill, port))


def read_sell(words: BrassMoveParser) -> tuple[int, ...]:
    """Read mill and buyer of a sale."""
    numbers = words.board.space_numbers
    mill = numbers[words.read_space()]
    buyer = words.read_space((MARKET_WORD,))
    return mill, kinds.MARKET if buyer == MARKET_WORD else 1 + numbers[buyer]


def named_loan(board: Board, code: int) -> Move:
    """Return the face of a loan."""
    pounds = int(first_of(code) * board.loan)
    return Move(code, "loan", f"loan {pounds}", amounts=(("pounds", pounds),))


def read_loan(words: BrassMoveParser) -> tuple[int, ...]:
    """Read the levels of income of a loan."""
    board = words.board
    pounds = [str(int(board.loan) * step) for step in range(1, int(board.loan_steps) + 1)]
    return (pounds.index(words.one_of(pounds)) + 1,)


def named_card_play(board: Board, code: int) -> Move:
    """Return the face of a card that is played."""
    name = board.card_names[int(first_of(code))]
    return Move(code, "card", f"card {name}", card=name)


def named_demand_drop(_board: Board, code: int) -> Move:
    """Return the face of a chance move that lowers the demand."""
    steps = int(first_of(code))
    return Move(code, "demand", f"demand {steps}", amounts=(("steps", steps),))
