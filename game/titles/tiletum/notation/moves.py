"""Moves as people write and see them: the text and the named face of every packed move.

A refusal of a text names the wrong word and what is allowed there.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from game.engine.move import Move
from game.engine.moves import first_of, kind_of, pack, second_of, third_of
from game.fields import allowed_words
from game.notation.move_words import MoveWords
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components import ACTIONS, CHARACTER, GOODS, TILE_KINDS
from game.titles.tiletum.rules.move_texts import (
    ARGUMENTS,
    LESS,
    NO_OR_YES,
    NONE,
    PIECES,
    TEXTS,
    VALUES,
    WHO,
)

CARDS_NAMED_BY: Final = ("TECHNOLOGY", "SURPRISE")  # whose cards have what they are before the name


# Moves as the screen sees them.
WAYS: Final[dict[str, list[tuple[int, list[str]]]]] = {}
"""Of each first word: kinds of moves and what follows it."""
SILVER_WORDS: Final = frozenset(
    {
        *("mine", "do", "raise", "explorer", "symbol", "silver", "switch", "pay"),
        *("bonused", "dig", "keep", "surprise"),
    }
)


def move_face(board: Board, code: int) -> Move:
    """Return the named face of a move of this board.

    Its `kind` is its first word in the notation, but for a crest that luck names. `places` are
    the spaces it names, `card` its tile, `choice` a good, an action, or a word such as "none".
    `amounts` are "value" and "new" of a die, "building" (1 to 6), "spaces" of a corruption token.
    """
    kind = int(kind_of(code))
    numbers = [int(first_of(code)), int(second_of(code)), int(third_of(code))]
    if kind == kinds.FULFIL:
        return _fulfil_face(board, code, *numbers)
    if kind == kinds.SPEND:
        number = numbers[0]
        good = GOODS[numbers[1]]
        amounts = (("number", number),)
        return Move(code, "pay", f"pay {number} {good}", choice=good, amounts=amounts)
    text = f"{PIECES[numbers[0]]} {NONE}" if kind == kinds.PIECE_NONE else TEXTS[kind]
    face = _plain_face(board, code, text, numbers)
    if kind == kinds.CREST_FOUND:
        return replace(face, kind="crest-found")
    if kind == kinds.AS and numbers[1]:
        text = f"{face.text} {numbers[1]}"
        return replace(face, text=text, amounts=(("ap", numbers[1]),))
    if kind == kinds.TAKE_DIE:
        old, new = numbers[1:]
        text = face.text if new == old else f"{face.text} as {new}"
        return replace(face, text=text, amounts=(("value", old), ("new", new)))
    return face


def _plain_face(board: Board, code: int, text: str, numbers: list[int]) -> Move:
    """Return the face of a move whose numbers are all told, one after the other."""
    kind, *arguments = text.split()
    words = [kind]
    card = ""
    choice = ""
    places: tuple[str, ...] = ()
    amounts: list[tuple[str, int]] = []
    for name, number in zip(arguments, numbers, strict=False):
        if name not in ARGUMENTS:
            words.append(name)
            choice = name
            continue
        part, words_of, first = ARGUMENTS[name]
        word = words_of(board)[number - first]
        words.append(word)
        if name in CARDS_NAMED_BY:
            card = f"{name.lower()}:{word}"
        if part == "place":
            places = (word,)
        elif part == "choice":
            choice = word
        elif part == "card":
            card = card or word
        else:
            amounts.append((part, int(word)))
    return Move(code, kind, " ".join(words), places, card, choice, tuple(amounts))


def _fulfil_face(board: Board, code: int, tile: int, good: int, part: int) -> Move:
    name = board.tile_names[tile]
    word = GOODS[good - 1] if good else ""
    less = LESS[part]
    text = f"fulfil {name}" + (f" with {word}" if word else "") + (f" less {less}" if less else "")
    amounts = ((f"less-{less}", 1),) if less else ()
    return Move(code, "fulfil", text, card=name, choice=word, amounts=amounts)


# Moves as texts are read.


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move.
    """
    words = _TiletumWords(board, text)
    known = [word for word in WAYS if board.silver or word not in SILVER_WORDS]
    if words.first not in known:
        allowed = allowed_words(words.first, known)
        words.refuse(words.first, f"allowed first words are {allowed}")
    read = READERS.get(words.first)
    code = read(words) if read else _read_plain(words)
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

    def space(self) -> int:
        """Take a space and return its number."""
        return self.board.space_numbers[self.argument("SPACE", ())]

    def becoming(self) -> int:
        """Take an action a joker may become and return its number."""
        joker = ACTIONS[kinds.JOKER]
        action = self.index([word for word in self.board.action_names if word != joker])
        return action + int(action >= kinds.JOKER)

    def tile(self, others: Collection[str] = ()) -> str:
        """Take the name of a tile, or one of the other words."""
        return self.known("a tile, like crest:lion", self.board.tile_names, others)

    def argument(self, name: str, others: Collection[str]) -> str:
        """Take a word for a number of a move, or one of the other words."""
        if name == "SPACE":
            return self.known("a space of the map, like koeln", self.board.space_names, others)
        if name == "TILE":
            return self.tile(others)
        return self.one_of((*ARGUMENTS[name].words(self.board), *others))

    def index(self, words: Collection[str]) -> int:
        """Take one of some words and return its place among them."""
        return list(words).index(self.one_of(words))


def _code(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return int(pack(kind, first, second, third))


def _read_plain(words: _TiletumWords) -> int:
    """Read a move with one text, or with a second one that ends in a word of its own ("none")."""
    kind, arguments = WAYS[words.first][0]
    other, refusing = (*WAYS[words.first], (0, arguments))[1]
    numbers: list[int] = [PIECES.index(words.first)] if other == kinds.PIECE_NONE else []
    found: list[int] = []
    for name, instead in zip(arguments, refusing, strict=True):
        word = words.argument(name, () if instead == name else (instead,))
        if word == instead:
            return _code(other, *numbers, *found)
        argument = ARGUMENTS[name]
        found.append(list(argument.words(words.board)).index(word) + argument.first)
    return _code(kind, *found)


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
    if TILE_KINDS[words.board.kind[tile]] != CHARACTER:
        words.refuse(word, "allowed there is a good, a character, or none")
    return _code(kinds.CALL, tile)


def _step(words: _TiletumWords) -> int:
    word = words.argument("SPACE", (*WHO, NONE))
    if word == NONE:
        return _code(kinds.STEP_NONE)
    if word in WHO:
        return _code(kinds.STEP, WHO.index(word), words.space())
    return _code(kinds.WALK, words.board.space_numbers[word])


def _fulfil(words: _TiletumWords) -> int:
    tile = words.board.tile_numbers[words.tile()]
    good = 0
    less = 0
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
    action = words.becoming()
    share = words.number(1) if action == kinds.KING and words.has_more() else 0
    return _code(kinds.AS, action, share)


def _crest(words: _TiletumWords) -> int:
    crest = words.index(words.board.crest_names)
    if words.board.silver and words.board.cardinal >= 0 and not words.has_more():
        return _code(kinds.CREST_FOUND, crest)
    return _code(kinds.CREST, crest, words.index(VALUES))


def _pay(words: _TiletumWords) -> int:
    word = words.take()
    if word in NO_OR_YES:
        return _code(kinds.PAY, NO_OR_YES.index(word))
    if word not in ("0", "1", "2", "3", "4", "5", "6"):
        words.refuse(word, "allowed there is a number, yes or no")
    return _code(kinds.SPEND, int(word), words.index(GOODS))


READERS: Final[dict[str, Callable[[_TiletumWords], int]]] = {
    "take": _take,
    "use": _use,
    "as": _as,
    "step": _step,
    "gain": _gain,
    "fulfil": _fulfil,
    "crest": _crest,
    "switch": lambda words: _code(kinds.SWITCH, words.becoming()),
    "pay": _pay,
}
"""Those of texts that are not told apart by one word."""
for _kind, _text in [*TEXTS.items(), *((kinds.PIECE_NONE, f"{piece} {NONE}") for piece in PIECES)]:
    _word, *_arguments = _text.split()
    WAYS.setdefault(_word, []).append((_kind, _arguments))
