"""Moves as people and the screen see them: the named face of every packed move.

A move's `kind` is its first word in the notation: discard, build, extract, miner, port, train,
adit, pumps, pasties, pass, survey, bid, drop, play, pump, invest, peek, roll, draw; process,
sell, calciner; emigrate, place, adelaide; wallace, look. `choice` is "none" or "deck" where the
move names neither a place nor a card nor an amount, the ore of a roll ("bid" for Lord Wallace's)
or of Adelaide, "own" for an own-colour miner, "yes" or "no" to a calciner or a look, the place
emigrated to, and the piece placed. `amounts` are "pounds" of a bid or investment, "tin" and
"copper" of an extraction, the three faces "tin", "copper", "water" of a roll, and "card", the
number of an action card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, second_of
from game.titles.tinners_trail.notation.county_faces import (
    COUNTY_FACES,
    NONE,
    at_area,
    at_area_or_none,
    rolled,
    with_choice,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.both_editions.county_view import STOCK_NAMES, border_names
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES

DECK_WORD = "deck"
WORD_AREA = {kinds.PROCESS: "process"}
WORD_AREA_OR_NONE = {kinds.PEEK: "peek"}
WORD_CARD = {kinds.DISCARD: "discard", kinds.DRAW: "draw"}
WORD_CARD_OR_CHOICE = {kinds.SURVEY_CARD: "survey", kinds.PLAY_CARD: "play"}
WORD_ANSWER = {kinds.CALCINER: "calciner", kinds.LOOK: "look"}


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board."""
    return FACES[int(kind_of(code))](board, code)


ANSWERS = ("no", "yes")
ORES = ("tin", "copper")
OWN_WORD = "own"
ARSENIC_WORD = "arsenic"
BID_WORD = "bid"  # the roll for Lord Wallace's bid
WALLACE_WORD = "wallace"
CARD_WORD = "card"

Face = Callable[[Board, int], Move]


def _card(word: str) -> Face:
    return lambda board, code: _with_card(board, code, word, int(first_of(code)))


def _card_or_choice(word: str) -> Face:
    def face(board: Board, code: int) -> Move:
        first = int(first_of(code))
        if first >= kinds.CARD:
            return _with_card(board, code, word, first - kinds.CARD)
        return with_choice(code, word, DECK_WORD if first == kinds.DECK else NONE)

    return face


def _with_card(board: Board, code: int, word: str, card: int) -> Move:
    text = board.card_texts[card]
    return Move(code, word, f"{word} {text}", card=text)


def _wallace_card(_board: Board, code: int) -> Move:
    number = int(first_of(code))
    return Move(code, WALLACE_WORD, f"wallace card {number}", amounts=(("card", number),))


def _sell_arsenic(_board: Board, code: int) -> Move:
    return with_choice(code, "sell", ARSENIC_WORD)


def _own_miner(board: Board, code: int) -> Move:
    name = board.area_names[int(first_of(code))]
    return Move(code, "miner", f"miner {name} {OWN_WORD}", (name,), choice=OWN_WORD)


def _emigrate(board: Board, code: int) -> Move:
    name = board.area_names[int(first_of(code))]
    place = PLACE_NAMES[int(second_of(code))]
    return Move(code, "emigrate", f"emigrate {name} {place}", (name,), choice=place)


def _place(board: Board, code: int) -> Move:
    if first_of(code) == 0:
        return with_choice(code, "place", NONE)
    piece, where = STOCK_NAMES[int(first_of(code)) - 1], int(second_of(code))
    areas = border_names(board, where) if piece == "adit" else (board.area_names[where],)
    return Move(code, "place", " ".join(("place", piece, *areas)), areas, choice=piece)


def _answer(word: str) -> Face:
    return lambda _board, code: with_choice(code, word, ANSWERS[int(first_of(code))])


def _adelaide(_board: Board, code: int) -> Move:
    return with_choice(code, "adelaide", ORES[int(first_of(code))])


FACES: Final[dict[int, Face]] = {
    **COUNTY_FACES,
    **{kind: at_area(word) for kind, word in WORD_AREA.items()},
    **{kind: at_area_or_none(word) for kind, word in WORD_AREA_OR_NONE.items()},
    **{kind: _card(word) for kind, word in WORD_CARD.items()},
    **{kind: _card_or_choice(word) for kind, word in WORD_CARD_OR_CHOICE.items()},
    kinds.ROLL_BID: rolled(BID_WORD),
    kinds.WALLACE_CARD: _wallace_card,
    kinds.SELL_ARSENIC: _sell_arsenic,
    kinds.OWN_MINER: _own_miner,
    kinds.EMIGRATE: _emigrate,
    kinds.PLACE: _place,
    **{kind: _answer(word) for kind, word in WORD_ANSWER.items()},
    kinds.ADELAIDE: _adelaide,
}
