"""Reading the text of a move of the edition of 2007."""

from __future__ import annotations

from typing import Final

from game.fields import allowed_words
from game.titles.tinners_trail.notation.county_faces import ORE_OF_ROLL
from game.titles.tinners_trail.notation.county_moves import (
    COUNTY_READINGS,
    CountyWords,
    Reading,
    at_area,
    roll,
)
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT, ROLL_AREA
from game.titles.tinners_trail.rules.classic.refusals import LUCK, OF_AREA
from game.titles.tinners_trail.rules.county.board import CountyBoard

ROLLS: Final = {**{ore: kind for kind, ore in ORE_OF_ROLL.items()}, OF_AREA: ROLL_AREA}
READINGS: Final[dict[str, Reading]] = {
    **COUNTY_READINGS,
    "prospect": at_area(PROSPECT),
    LUCK: lambda words: roll(words, ROLLS),
}


def read_move(board: CountyBoard, text: str) -> int:
    """Return the code of a move text; Unreadable says which word is wrong.

    It need not be a legal move. The areas of an adit may come in either order.
    """
    words = CountyWords(board, text)
    if words.first not in READINGS:
        allowed = allowed_words(words.first, READINGS)
        words.refuse(words.first, f"allowed first words are {allowed}")
    code = READINGS[words.first](words)
    words.end()
    return code
