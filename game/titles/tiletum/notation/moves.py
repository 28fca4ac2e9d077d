"""Reading the text of a move; a refusal names the wrong word and what is allowed there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from game.engine.moves import pack
from game.fields import allowed_words
from game.notation.move_words import MoveWords
from game.titles.tiletum.notation.move_faces import (
    LESS,
    NO_OR_YES,
    NONE,
    PIECES,
    TAKE_OR_LEAVE,
    WHO,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, CHARACTER, GOODS, TECHNOLOGIES, TILE_KINDS

VALUES: Final = ("1", "2", "3", "4", "5", "6")


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move.
    """
    words = _TiletumWords(board, text)
    known = READERS if board.silver else BASE_READERS
    read = known.get(words.first)
    if read is None:
        allowed = allowed_words(words.first, known)
        words.refuse(words.first, f"allowed first words are {allowed}")
    code = read(words)
    words.end()
    return code


class _TiletumWords(MoveWords):
    """The words of one move text of Tiletum."""

    def __init__(self, board: Board, text: str) -> None:
        super().__init__(text)
        self.board = board

    def known(self, form: str, words: Collection[str], others: Collection[str] = ()) -> str:
        """Take one of many words; a refusal says what form it has and which one is near."""
        word = self.take()
        if word not in words and word not in others:
            near = allowed_words(word, words).partition("(nearest: ")[2]
            tail = f" (nearest: {near}" if near else ""
            self.refuse(word, f"allowed there is {' or '.join([form, *others])}{tail}")
        return word

    def space(self, others: Collection[str] = ()) -> int:
        """Take a space and return its number, -1 for another word."""
        word = self.known("a space of the map, like koeln", self.board.space_names, others)
        return self.board.space_numbers.get(word, -1)

    @property
    def becomes(self) -> list[str]:
        """The actions a joker may become."""
        return [word for word in self.board.action_names if word != ACTIONS[kinds.JOKER]]

    def tile(self, others: Collection[str] = ()) -> str:
        """Take the name of a tile, or one of the other words."""
        return self.known("a tile, like crest:lion", self.board.tile_names, others)

    def tile_number(self) -> int:
        """Take a tile and return its number."""
        return self.board.tile_numbers[self.tile()]

    def index(self, words: Collection[str]) -> int:
        """Take one of some words and return its place among them."""
        return list(words).index(self.one_of(words))


def _code(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return int(pack(kind, first, second, third))


def _take(words: _TiletumWords) -> int:
    word = words.tile((*GOODS, NONE))
    if word == NONE:
        return _code(kinds.TAKE_NONE)
    if word not in GOODS:
        return _code(kinds.TAKE, words.board.tile_numbers[word])
    old = new = words.index(VALUES) + 1
    if words.has_more():
        words.literal("as")
        new = words.index(VALUES) + 1
    return _code(kinds.TAKE_DIE, GOODS.index(word), old, new)


def _use(words: _TiletumWords) -> int:
    word = words.tile((NONE,))
    if word == NONE:
        return _code(kinds.COLOUR_NONE)
    tile = words.board.tile_numbers[word]
    if words.has_more():
        return _code(kinds.COLOUR, tile, words.index(GOODS))
    return _code(kinds.USE, tile)


def _gain(words: _TiletumWords) -> int:
    word = words.tile((*GOODS, NONE))
    if word in GOODS:
        return _code(kinds.GAIN, GOODS.index(word))
    if word == NONE:
        return _code(kinds.CALL_NONE)
    tile = words.board.tile_numbers[word]
    if TILE_KINDS[int(words.board.kind[tile])] != CHARACTER:
        words.refuse(word, "allowed there is a good, a character, or none")
    return _code(kinds.CALL, tile)


def _step(words: _TiletumWords) -> int:
    word = words.known("a space of the map, like koeln", words.board.space_names, (*WHO, NONE))
    if word == NONE:
        return _code(kinds.STEP_NONE)
    if word in WHO:
        return _code(kinds.STEP, WHO.index(word), words.space())
    return _code(kinds.WALK, words.board.space_numbers[word])


def _piece(what: int, kind: int) -> Callable[[_TiletumWords], int]:
    def read(words: _TiletumWords) -> int:
        space = words.space((NONE,))
        return _code(kinds.PIECE_NONE, what) if space < 0 else _code(kind, space)

    return read


def _move(words: _TiletumWords) -> int:
    who = words.index(WHO)
    space = words.space((NONE,))
    return _code(kinds.FLY_NONE, who) if space < 0 else _code(kinds.FLY, who, space)


def _building(words: _TiletumWords) -> int:
    word = words.one_of((*VALUES, NONE))
    if word == NONE:
        return _code(kinds.BUILDING_NONE)
    return _code(kinds.BUILDING, VALUES.index(word))


def _fulfil(words: _TiletumWords) -> int:
    tile, good, less = words.tile_number(), 0, 0
    word = words.take() if words.has_more() else ""
    if word not in ("", "with") and not (word == "less" and words.board.silver):
        words.refuse(word, 'allowed there is "with"')
    if word == "with":
        good = words.index(GOODS) + 1
        if words.has_more():
            words.literal("less")
            word = "less"
    if word == "less":
        less = words.index(LESS[1:]) + 1
    return _code(kinds.FULFIL, tile, good, less)


def _as(words: _TiletumWords) -> int:
    action = words.index(words.becomes)
    action += int(action >= kinds.JOKER)
    share = words.number(1) if action == kinds.KING and words.has_more() else 0
    return _code(kinds.AS, action, share)


def _switch(words: _TiletumWords) -> int:
    action = words.index(words.becomes)
    return _code(kinds.SWITCH, action + int(action >= kinds.JOKER))


def _crest(words: _TiletumWords) -> int:
    crest = words.index(words.board.crest_names)
    if words.board.silver and words.board.cardinal >= 0 and not words.has_more():
        return _code(kinds.CREST_FOUND, crest)
    return _code(kinds.CREST, crest, words.index(VALUES))


def _raise(words: _TiletumWords) -> int:
    word = words.one_of((*TECHNOLOGIES, NONE))
    if word == NONE:
        return _code(kinds.RAISE_NONE)
    return _code(kinds.RAISE, TECHNOLOGIES.index(word))


def _explorer(words: _TiletumWords) -> int:
    space = words.space((NONE,))
    return _code(kinds.HIRE_NONE) if space < 0 else _code(kinds.HIRE, space)


def _symbol(words: _TiletumWords) -> int:
    space = words.space(("action",))
    return _code(kinds.SYMBOL_ACTION) if space < 0 else _code(kinds.SYMBOL, space)


def _pay(words: _TiletumWords) -> int:
    word = words.take()
    if word in NO_OR_YES:
        return _code(kinds.PAY, NO_OR_YES.index(word))
    if word not in ("0", "1", "2", "3", "4", "5", "6"):
        words.refuse(word, "allowed there is a number, yes or no")
    return _code(kinds.SPEND, int(word), words.index(GOODS))


def _keep(words: _TiletumWords) -> int:
    word = words.tile((NONE,))
    if word == NONE:
        return _code(kinds.KEEP_NONE)
    return _code(kinds.KEEP, words.board.tile_numbers[word])


def _token(words: _TiletumWords) -> int:
    numbers = [str(number) for number in range(len(words.board.token_count))]
    return _code(kinds.TOKEN, words.index(numbers))


def _alone(kind: int) -> Callable[[_TiletumWords], int]:
    return lambda _words: _code(kind)


READERS: Final[dict[str, Callable[[_TiletumWords], int]]] = {
    "take": _take,
    "use": _use,
    "bonus": lambda words: _code(kinds.BONUS, words.index(TAKE_OR_LEAVE)),
    "as": _as,
    "step": _step,
    PIECES[0]: _piece(kinds.HOUSE_PIECE, kinds.HOUSE),
    PIECES[1]: _piece(kinds.PILLAR_PIECE, kinds.PILLAR),
    PIECES[2]: _piece(kinds.MINE_PIECE, kinds.MINE),
    "tile": lambda words: _code(kinds.TILE, words.space()),
    "refresh": _alone(kinds.REFRESH),
    "place": lambda words: _code(kinds.PLACE, words.tile_number(), words.index(VALUES)),
    "exchange": lambda words: _code(kinds.EXCHANGE, words.index(GOODS), words.index(GOODS)),
    "gain": _gain,
    "move": _move,
    "building": _building,
    "buy": lambda words: _code(kinds.BUY, words.index(GOODS)),
    "fulfil": _fulfil,
    "crest": _crest,
    "contribute": lambda words: _code(kinds.CONTRIBUTE, words.space()),
    "end": _alone(kinds.END),
    "stop": _alone(kinds.STOP),
    "king": lambda words: _code(kinds.CROWN, words.index(TAKE_OR_LEAVE)),
    "die": lambda words: _code(kinds.DIE, words.index(GOODS), words.index(VALUES) + 1),
    "corruption": _token,
    "decree": lambda words: _code(kinds.DECREED, words.index(words.board.cards.decree_names)),
    "draw": lambda words: _code(kinds.DRAW, words.tile_number()),
    "do": lambda words: _code(kinds.DO, words.index(words.board.action_names)),
    "raise": _raise,
    "explorer": _explorer,
    "symbol": _symbol,
    "silver": lambda words: _code(kinds.FOR_SILVER, words.index(NO_OR_YES)),
    "switch": _switch,
    "pay": _pay,
    "bonused": lambda words: _code(kinds.BONUSED, words.index(GOODS)),
    "dig": lambda words: _code(kinds.DIG, words.index(NO_OR_YES)),
    "keep": _keep,
    "surprise": lambda words: _code(kinds.SURPRISED, words.index(words.board.cards.surprise_names)),
}
SILVER_WORDS: Final = (
    *(PIECES[2], "do", "raise", "explorer", "symbol", "silver", "switch", "pay"),
    *("bonused", "dig", "keep", "surprise"),
)
BASE_READERS: Final = {word: read for word, read in READERS.items() if word not in SILVER_WORDS}
