"""Moves as people write and see them: the text and the named face of every packed move.

A refusal of a text names the wrong word and what is allowed there. What can be played stands at
the end: title, edition, player counts and the optional rules of B-19.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Final, NamedTuple

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.engine.title import Options
from game.fields import allowed_words
from game.notation.move_words import MoveWords, in_order
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES, SetUp

# A move's `kind` is its first word in the notation. `places` are a space, the two ends of a line,
# or mill and port. `choice` is the industry of a build or development, "market" for a distant
# sale. `card` is the card played. `amounts` are "cards" of a build (1 or 2), "pounds" of a loan,
# "steps" of a tile.

TWO_CARDS_WORD: Final = "two-cards"
MARKET_WORD: Final = "market"

TITLE: Final = "brass"
EDITIONS: Final = ("2007",)
SEAT_COUNTS: Final = (2, 3, 4)
VARIANT_SEATS: Final = (2,)  # two play the marked variant (B-18)
COLOURS: Final = ("pink", "yellow", "blue", "green")
HIDDEN: Final = "?"
DEBT_STAYS: Final = "debt-stays"
FERRY_BOTH_WAYS: Final = "ferry-both-ways"
TWO_CARDS_OVER: Final = "two-cards-over"
DISTANT_MONEY: Final = "distant-money"
EXPANSIONS: Final = (DEBT_STAYS, FERRY_BOTH_WAYS, TWO_CARDS_OVER, DISTANT_MONEY)


class _BrassWords(MoveWords):
    """The words of one move text of Brass."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def space(self, others: Collection[str] = ()) -> str:
        """Take a space, or one of the other words."""
        word = self.take()
        if word not in self.board.space_numbers and word not in others:
            form = "a space as place, dot and number, like manchester.0"
            near = allowed_words(word, self.board.space_names).partition("(nearest: ")[2]
            tail = f" (nearest: {near}" if near else ""
            self.refuse(word, f"allowed there is {' or '.join([form, *others])}{tail}")
        return word

    def line(self) -> int:
        """Take two places joined by a printed line, in either order, and return its number."""
        board = self.board
        one = self.one_of(board.place_names)
        pairs = [name.split() for name in board.line_names]
        beside = [name for pair in pairs if one in pair for name in pair if name != one]
        numbers = board.place_numbers
        return board.line_between(numbers[one], numbers[self.one_of(beside)])


Face = Callable[[Board, int], Move]
Arguments = Callable[[_BrassWords], tuple[int, ...]]


class MoveForm(NamedTuple):
    """A kind of move: its code, its named face, and how the words behind the first are read."""

    kind: int
    face: Face
    read: Arguments


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board."""
    return FACES[int(kind_of(code))](board, code)


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong. It need not be a legal
    move. The places of a line may come in either order.
    """
    words = _BrassWords(board, text)
    form = FORMS.get(words.first)
    if form is None:
        allowed = allowed_words(words.first, FORMS)
        words.refuse(words.first, f"allowed first words are {allowed}")
    first, second, third = (*form.read(words), 0, 0, 0)[:3]
    words.end()
    return int(pack(form.kind, first, second, third))


def _alone(kind: int, word: str) -> MoveForm:
    return MoveForm(kind, lambda _board, code: Move(code, word, word), lambda _words: ())


def _space(kind: int, word: str) -> MoveForm:
    def face(board: Board, code: int) -> Move:
        name = board.space_names[int(first_of(code))]
        return Move(code, word, f"{word} {name}", places=(name,))

    return MoveForm(kind, face, lambda words: (words.board.space_numbers[words.space()],))


def _line(kind: int, word: str) -> MoveForm:
    def face(board: Board, code: int) -> Move:
        name = board.line_names[int(first_of(code))]
        one, other = name.split()
        return Move(code, word, f"{word} {name}", places=(one, other))

    return MoveForm(kind, face, lambda words: (words.line(),))


def _build(board: Board, code: int) -> Move:
    industry = INDUSTRIES[int(first_of(code))]
    name = board.space_names[int(second_of(code))]
    cards = int(third_of(code))
    more = f" {TWO_CARDS_WORD}" if cards == kinds.TWO_CARDS else ""
    text = f"build {industry} {name}{more}"
    return Move(code, "build", text, (name,), choice=industry, amounts=(("cards", cards),))


def _read_build(words: _BrassWords) -> tuple[int, ...]:
    industry = INDUSTRIES.index(words.one_of(INDUSTRIES))
    space = words.board.space_numbers[words.space()]
    if not words.has_more():
        return industry, space, kinds.ONE_CARD
    words.literal(TWO_CARDS_WORD)
    return industry, space, kinds.TWO_CARDS


def _develop(_board: Board, code: int) -> Move:
    industry = INDUSTRIES[int(first_of(code))]
    return Move(code, "develop", f"develop {industry}", choice=industry)


def _sell(board: Board, code: int) -> Move:
    mill = board.space_names[int(first_of(code))]
    buyer = int(second_of(code))
    if buyer == kinds.MARKET:
        return Move(code, "sell", f"sell {mill} {MARKET_WORD}", (mill,), choice=MARKET_WORD)
    port = board.space_names[buyer - 1]
    return Move(code, "sell", f"sell {mill} {port}", (mill, port))


def _read_sell(words: _BrassWords) -> tuple[int, ...]:
    numbers = words.board.space_numbers
    mill = numbers[words.space()]
    buyer = words.space((MARKET_WORD,))
    return mill, kinds.MARKET if buyer == MARKET_WORD else 1 + numbers[buyer]


def _loan(board: Board, code: int) -> Move:
    pounds = int(first_of(code) * board.loan)
    return Move(code, "loan", f"loan {pounds}", amounts=(("pounds", pounds),))


def _read_loan(words: _BrassWords) -> tuple[int, ...]:
    board = words.board
    pounds = [str(int(board.loan) * step) for step in range(1, int(board.loan_steps) + 1)]
    return (pounds.index(words.one_of(pounds)) + 1,)


def _card(board: Board, code: int) -> Move:
    name = board.card_names[int(first_of(code))]
    return Move(code, "card", f"card {name}", card=name)


def _demand(_board: Board, code: int) -> Move:
    steps = int(first_of(code))
    return Move(code, "demand", f"demand {steps}", amounts=(("steps", steps),))


FORMS: Final = {
    "build": MoveForm(kinds.BUILD, _build, _read_build),
    "canal": _line(kinds.DIG_CANAL, "canal"),
    "rail": _line(kinds.LAY_RAIL, "rail"),
    "develop": MoveForm(
        kinds.DEVELOP, _develop, lambda words: (INDUSTRIES.index(words.one_of(INDUSTRIES)),)
    ),
    "sell": MoveForm(kinds.SELL, _sell, _read_sell),
    "loan": MoveForm(kinds.LOAN, _loan, _read_loan),
    "pass": _alone(kinds.PASS, "pass"),
    "card": MoveForm(
        kinds.CARD,
        _card,
        lambda words: (words.board.card_numbers[words.one_of(words.board.card_names)],),
    ),
    "coal": _space(kinds.COAL, "coal"),
    "iron": _space(kinds.IRON, "iron"),
    "done": _alone(kinds.DONE, "done"),
    "remove": _space(kinds.REMOVE, "remove"),
    "demand": MoveForm(
        kinds.DEMAND,
        _demand,
        lambda words: (int(words.one_of([str(number) for number in range(kinds.TILE_KINDS)])),),
    ),
}
FACES: Final[dict[int, Face]] = {form.kind: form.face for form in FORMS.values()}


# What can be played: title, edition, player counts and the optional rules of B-19.


def expansion_words(words: Iterable[object], place: str) -> tuple[str, ...]:
    """Return the optional rules in play in their fixed order, each once."""
    return in_order(words, EXPANSIONS, place, "optional rule")


def set_up_of(options: Options) -> SetUp:
    """Return the set-up of options the title has checked."""
    return SetUp(
        options.seats,
        debt_stays=DEBT_STAYS in options.expansions,
        ferry_both_ways=FERRY_BOTH_WAYS in options.expansions,
        two_cards_over=TWO_CARDS_OVER in options.expansions,
        distant_money=DISTANT_MONEY in options.expansions,
    )
