"""How a position text of any title begins: its title and edition, and who sits at the table."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from game.engine.luck import WORDS, Luck
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Options, Unreadable
from game.fields import Fields, listed, read_toml, shown
from game.names import LONGEST_NAME
from game.toml_text import toml_value

FORMAT: Final = 1
HINT: Final = "; allowed: a position, as `position new` prints one"


Seats = tuple[tuple[Fields, ...], tuple[str, ...], tuple[str, ...]]
"""Of each player, in clockwise order: what is still to be read, colour and name."""

LUCK_WORD: Final = "luck"
NOBODY_WORD: Final = "nobody"

LARGEST_SEED = 2**62
DIGITS_A_WORD = 8
LUCK_PATTERN = re.compile(rf"[0-9a-f]{{{WORDS * DIGITS_A_WORD}}}")
LUCK_ALLOWED = f"{WORDS * DIGITS_A_WORD} hexadecimal digits in lower case, not all 0"

MOST_COPIES: Final = 1000


@dataclass(frozen=True, slots=True)
class ReadSetUp:
    """The options of a position, its seats in clockwise order, and what is still to be read."""

    options: Options
    colours: tuple[str, ...]
    names: tuple[str, ...]
    fields: Fields
    players: tuple[Fields, ...]


def read_head(
    text: str, source: str, title: str, editions: Sequence[str], *, usual: bool = False
) -> tuple[Fields, str]:
    """Return the fields of a position text and the edition it is of, the first without a word.

    A title that is `usual` need not be named. Unreadable says what is wrong.
    """
    fields = read_toml(text, source, HINT)
    fields.whole("format", FORMAT, FORMAT, default=FORMAT)
    fields.choice("title", (title,), default=title if usual else None)
    return fields, fields.choice("edition", editions, default=editions[0])


def read_seats(fields: Fields, colours: Collection[str], counts: Collection[int]) -> Seats:
    """Return the players; Unreadable for a colour twice, or a number nobody plays with."""
    players = fields.tables("player")
    taken: list[str] = []
    names: list[str] = []
    for player in players:
        colour = player.choice("colour", colours)
        if colour in taken:
            raise player.refusal("colour", f'is "{colour}" again', "a colour of its own")
        player.label = f"player {colour}: "
        taken.append(colour)
        names.append(player.text("name", LONGEST_NAME, default=""))
    if len(players) not in counts:
        problem = f"{fields.source}: player is there {len(players)} times"
        raise Unreadable(f"{problem}; allowed: {listed(counts)} players.")
    return tuple(players), tuple(taken), tuple(names)


# How a position text of any title begins, and the words for whoever is to move.


def written(key: str, value: object) -> str:
    """Return a key with its value as a line."""
    return f"{key} = {toml_value(value)}"


def head_lines(state: State, options: Options) -> Iterator[str]:
    """Yield what the game is; a view tells no luck."""
    yield written("format", FORMAT)
    yield written("title", options.title)
    yield written("edition", options.edition)
    if not is_view(state):
        yield written("luck", written_luck(state.luck))
    yield written("expansions", options.expansions)


def is_view(state: State) -> bool:
    """Return whether this is what one seat knows: nobody may know the generator."""
    return not any(state.luck.words())


def mover_word(mover: int, colours: Sequence[str]) -> str:
    """Return the word for whoever is to move."""
    if mover == CHANCE:
        return LUCK_WORD
    return NOBODY_WORD if mover == NOBODY else colours[mover]


# The generator in a position of any title: a seed, or its words as 32 hexadecimal digits.


def written_luck(luck: Luck) -> str:
    """Return the words, most significant digit first."""
    return "".join(f"{word:0{DIGITS_A_WORD}x}" for word in luck.words())


def words_of(text: str) -> list[int] | None:
    """Return the four words of a text, None when it is no state of a generator."""
    if not LUCK_PATTERN.fullmatch(text) or not text.strip("0"):
        return None
    starts = range(0, len(text), DIGITS_A_WORD)
    return [int(text[start : start + DIGITS_A_WORD], 16) for start in starts]


def read_luck(fields: Fields, state: State) -> bool:
    """Set the generator and return whether the position tells it; untold it has seed 0."""
    has_seed = "seed" in fields
    has_luck = "luck" in fields
    if has_seed and has_luck:
        raise fields.refusal("seed", "stands beside luck", "one of the two")
    if has_luck:
        text = fields.raw("luck", LUCK_ALLOWED)
        words = words_of(text) if isinstance(text, str) else None
        if words is None:
            raise fields.refusal("luck", f"is {shown(text)}", LUCK_ALLOWED)
        state.luck.load(words)
    else:
        state.luck.seed(fields.whole("seed", 0, LARGEST_SEED, default=0))
    return has_seed or has_luck


# Pieces there are several of, written one by one.
#
# A state out of a file may hold any number, and is written to see whether it is a position at
# all: a count no box comes near is refused before the text fills the memory.

_Piece = TypeVar("_Piece")


def several(piece: _Piece, copies: int) -> list[_Piece]:
    """Return the piece so many times; ValueError for more than any box holds."""
    if copies > MOST_COPIES:
        raise ValueError(f"no box holds {int(copies)} copies of {piece}")
    return [piece] * int(copies)


def each_of(pieces: Iterable[_Piece], counts: Iterable[int]) -> list[_Piece]:
    """Return every piece as often as its count says; ValueError for more than any box holds."""
    return [
        copy
        for piece, copies in zip(pieces, counts, strict=True)
        for copy in several(piece, copies)
    ]
