"""Reading the text of a move; a refusal names the wrong word and what is allowed there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from game.engine.moves import pack
from game.fields import allowed_words
from game.notation.move_words import MoveWords
from game.titles.brass.notation import moves
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move. The places of a line may come in either order.
    """
    words = _BrassWords(board, text)
    read = READERS.get(words.first)
    if read is None:
        allowed = allowed_words(words.first, READERS)
        words.refuse(words.first, f"allowed first words are {allowed}")
    code = read(words)
    words.end()
    return code


class _BrassWords(MoveWords):
    """The words of one move text of Brass."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def industry(self) -> int:
        """Take an industry and return its number."""
        return INDUSTRIES.index(self.one_of(INDUSTRIES))

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
        """Take two places joined by a printed line and return its number."""
        one = self.one_of(self.board.place_names)
        beside = self._beside(one)
        return self.board.line_between(
            self.board.place_numbers[one], self.board.place_numbers[self.one_of(beside)]
        )

    def _beside(self, one: str) -> list[str]:
        pairs = [name.split() for name in self.board.line_names]
        return [name for pair in pairs if one in pair for name in pair if name != one]


def _alone(kind: int) -> Callable[[_BrassWords], int]:
    return lambda _words: int(pack(kind, 0, 0, 0))


def _space(kind: int) -> Callable[[_BrassWords], int]:
    return lambda words: int(pack(kind, words.board.space_numbers[words.space()], 0, 0))


def _line(kind: int) -> Callable[[_BrassWords], int]:
    return lambda words: int(pack(kind, words.line(), 0, 0))


def _build(words: _BrassWords) -> int:
    industry = words.industry()
    space = words.board.space_numbers[words.space()]
    cards = kinds.ONE_CARD
    if words.has_more():
        words.literal(moves.TWO_CARDS_WORD)
        cards = kinds.TWO_CARDS
    return int(pack(kinds.BUILD, industry, space, cards))


def _develop(words: _BrassWords) -> int:
    return int(pack(kinds.DEVELOP, words.industry(), 0, 0))


def _sell(words: _BrassWords) -> int:
    numbers = words.board.space_numbers
    mill = numbers[words.space()]
    buyer = words.space((moves.MARKET_WORD,))
    to = kinds.MARKET if buyer == moves.MARKET_WORD else 1 + numbers[buyer]
    return int(pack(kinds.SELL, mill, to, 0))


def _loan(words: _BrassWords) -> int:
    board = words.board
    pounds = [str(int(board.loan) * step) for step in range(1, int(board.loan_steps) + 1)]
    return int(pack(kinds.LOAN, pounds.index(words.one_of(pounds)) + 1, 0, 0))


def _card(words: _BrassWords) -> int:
    return int(
        pack(kinds.CARD, words.board.card_numbers[words.one_of(words.board.card_names)], 0, 0)
    )


def _demand(words: _BrassWords) -> int:
    steps = [str(number) for number in range(kinds.TILE_KINDS)]
    return int(pack(kinds.DEMAND, steps.index(words.one_of(steps)), 0, 0))


READERS: Final[dict[str, Callable[[_BrassWords], int]]] = {
    moves.BUILD: _build,
    moves.CANAL: _line(kinds.DIG_CANAL),
    moves.RAIL: _line(kinds.LAY_RAIL),
    moves.DEVELOP: _develop,
    moves.SELL: _sell,
    moves.LOAN: _loan,
    "pass": _alone(kinds.PASS),
    moves.CARD: _card,
    "coal": _space(kinds.COAL),
    "iron": _space(kinds.IRON),
    "done": _alone(kinds.DONE),
    "remove": _space(kinds.REMOVE),
    moves.DEMAND: _demand,
}
