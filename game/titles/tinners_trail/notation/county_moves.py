"""Reading the moves both editions have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.engine.moves import pack
from game.fields import allowed_words, listed
from game.notation.move_words import MoveWords
from game.titles.tinners_trail.notation import county_faces as faces
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.kinds import EMPTY


class CountyWords(MoveWords):
    """The words of one move text, areas among them."""

    def __init__(self, county: CountyBoard, text: str) -> None:
        """Begin after the first word, on the areas of this board."""
        super().__init__(text)
        self.county = county

    def area(self, *others: str) -> int:
        """Take an area and return its number; other words give EMPTY."""
        word = self.take()
        if word in others:
            return EMPTY
        if word not in self.county.area_numbers:
            allowed = allowed_words(word, (*self.county.area_names, *others))
            self.refuse(word, f"allowed there are {allowed}")
        return self.county.area_numbers[word]


Reading = Callable[[CountyWords], int]


def alone(kind: int) -> Reading:
    """Return how a move that is one word is read."""
    return lambda _words: pack(kind, 0, 0, 0)


def at_area(kind: int) -> Reading:
    """Return how a move that names an area is read."""
    return lambda words: pack(kind, words.area(), 0, 0)


def at_area_or_none(kind: int) -> Reading:
    """Return how a move that names an area or "none" is read."""
    return lambda words: pack(kind, words.area(faces.NONE) + 1, 0, 0)


def border(words: CountyWords) -> int:
    """Take two neighbouring areas in either order."""
    names = words.county.area_names
    one, other = words.area(), words.area()
    found = words.county.border_between(one, other)
    if found == EMPTY:
        near = [
            name
            for number, name in enumerate(names)
            if words.county.border_between(one, number) != EMPTY
        ]
        words.refuse(names[other], f"{names[one]} borders on {listed(near)}")
    return found


def roll(words: CountyWords, kind_of_roll: Mapping[str, int]) -> int:
    """Take what a roll is for, and the faces of the three dice."""
    what = words.take()
    if what not in kind_of_roll:
        words.refuse(what, f"allowed there are {listed(kind_of_roll)}")
    return pack(kind_of_roll[what], words.number(0), words.number(0), words.number(0))


def _extract(words: CountyWords) -> int:
    area = words.area()
    words.literal("tin")
    tin = words.number(0)
    words.literal("copper")
    return pack(kinds.EXTRACT, area, tin, words.number(0))


COUNTY_READINGS: Final[dict[str, Reading]] = {
    **{word: at_area(kind) for kind, word in faces.WORD_AREA.items()},
    **{word: alone(kind) for kind, word in faces.WORD_ALONE.items()},
    **{word: at_area_or_none(kind) for kind, word in faces.WORD_AREA_OR_NONE.items()},
    "extract": _extract,
    "adit": lambda words: pack(kinds.ADIT, border(words), 0, 0),
    "bid": lambda words: pack(kinds.BID, words.number(1), 0, 0),
    "invest": lambda words: pack(kinds.INVEST, words.number(1, faces.NONE), 0, 0),
}
