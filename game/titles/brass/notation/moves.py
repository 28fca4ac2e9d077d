"""Moves as people and the screen see them: the named face of every packed move. What can be
played: title, edition, player counts and the optional rules of B-19."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.title import Options
from game.notation.move_words import in_order
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.set_up import SetUp

# Moves as people and the screen see them: the named face of every packed move.
#
# A move's `kind` is its first word in the notation: remove, build, canal, rail, develop, sell,
# loan, pass, card, coal, iron, done, demand. `places` are a space, the two ends of a line, or
# mill and port. `choice` is the industry of a build or development, "market" for a distant sale.
# `card` is the card played. `amounts` are "cards" of a build (1 or 2), "pounds" of a loan,
# "steps" of a tile.

TWO_CARDS_WORD: Final = "two-cards"
MARKET_WORD: Final = "market"
BUILD: Final = "build"
CANAL: Final = "canal"
RAIL: Final = "rail"
DEVELOP: Final = "develop"
SELL: Final = "sell"
LOAN: Final = "loan"
CARD: Final = "card"
DEMAND: Final = "demand"
WORD_ALONE: Final = {kinds.PASS: "pass", kinds.DONE: "done"}
WORD_SPACE: Final = {kinds.REMOVE: "remove", kinds.COAL: "coal", kinds.IRON: "iron"}
WORD_LINE: Final = {kinds.DIG_CANAL: CANAL, kinds.LAY_RAIL: RAIL}

Face = Callable[[Board, int], Move]


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board."""
    return FACES[int(kind_of(code))](board, code)


def _alone(word: str) -> Face:
    return lambda _board, code: Move(code, word, word)


def _space(word: str) -> Face:
    def face(board: Board, code: int) -> Move:
        name = board.space_names[int(first_of(code))]
        return Move(code, word, f"{word} {name}", places=(name,))

    return face


def _line(word: str) -> Face:
    def face(board: Board, code: int) -> Move:
        name = board.line_names[int(first_of(code))]
        one, other = name.split()
        return Move(code, word, f"{word} {name}", places=(one, other))

    return face


def _build(board: Board, code: int) -> Move:
    industry = INDUSTRIES[int(first_of(code))]
    name, cards = board.space_names[int(second_of(code))], int(third_of(code))
    more = f" {TWO_CARDS_WORD}" if cards == kinds.TWO_CARDS else ""
    text = f"{BUILD} {industry} {name}{more}"
    return Move(code, BUILD, text, (name,), choice=industry, amounts=(("cards", cards),))


def _develop(_board: Board, code: int) -> Move:
    industry = INDUSTRIES[int(first_of(code))]
    return Move(code, DEVELOP, f"{DEVELOP} {industry}", choice=industry)


def _sell(board: Board, code: int) -> Move:
    mill, buyer = board.space_names[int(first_of(code))], int(second_of(code))
    if buyer == kinds.MARKET:
        return Move(code, SELL, f"{SELL} {mill} {MARKET_WORD}", (mill,), choice=MARKET_WORD)
    port = board.space_names[buyer - 1]
    return Move(code, SELL, f"{SELL} {mill} {port}", (mill, port))


def _loan(board: Board, code: int) -> Move:
    pounds = int(first_of(code) * board.loan)
    return Move(code, LOAN, f"{LOAN} {pounds}", amounts=(("pounds", pounds),))


def _card(board: Board, code: int) -> Move:
    name = board.card_names[int(first_of(code))]
    return Move(code, CARD, f"{CARD} {name}", card=name)


def _demand(_board: Board, code: int) -> Move:
    steps = int(first_of(code))
    return Move(code, DEMAND, f"{DEMAND} {steps}", amounts=(("steps", steps),))


FACES: Final[dict[int, Face]] = {
    **{kind: _alone(word) for kind, word in WORD_ALONE.items()},
    **{kind: _space(word) for kind, word in WORD_SPACE.items()},
    **{kind: _line(word) for kind, word in WORD_LINE.items()},
    kinds.BUILD: _build,
    kinds.DEVELOP: _develop,
    kinds.SELL: _sell,
    kinds.LOAN: _loan,
    kinds.CARD: _card,
    kinds.DEMAND: _demand,
}


# What can be played: title, edition, player counts and the optional rules of B-19.

TITLE: Final = "brass"
EDITIONS: Final = ("2007",)
SEAT_COUNTS: Final = (2, 3, 4)  # two play the marked variant (B-18)
COLOURS: Final = ("pink", "yellow", "blue", "green")
HIDDEN: Final = "?"
DEBT_STAYS: Final = "debt-stays"
FERRY_BOTH_WAYS: Final = "ferry-both-ways"
TWO_CARDS_OVER: Final = "two-cards-over"
DISTANT_MONEY: Final = "distant-money"
EXPANSIONS: Final = (DEBT_STAYS, FERRY_BOTH_WAYS, TWO_CARDS_OVER, DISTANT_MONEY)


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
