"""Moves of the edition of 2007 as people and the screen see them."""

from __future__ import annotations

from typing import Final

from game.engine.move import Move
from game.engine.moves import kind_of
from game.titles.tinners_trail.notation.county_faces import (
    COUNTY_FACES,
    CountyFace,
    at_area,
    rolled,
)
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT, ROLL_AREA
from game.titles.tinners_trail.rules.edition_2007.refusals import OF_AREA

FACES: Final[dict[int, CountyFace]] = {
    **COUNTY_FACES,
    PROSPECT: at_area("prospect"),
    ROLL_AREA: rolled(OF_AREA),
}


def move_face(board: CountyBoard, code: int) -> Move:
    """Return the named face of a move of this board."""
    return FACES[int(kind_of(code))](board, code)
