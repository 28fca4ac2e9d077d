"""What the rules tell a narrator who asks: the facts of a step in the order they happen."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64

# A fact is its kind, a seat and up to two numbers.
ROLLED: Final = 1  # good, value
CORRUPTED: Final = 2  # spaces
TOOK_DIE: Final = 3  # good, value after the change
PAID: Final = 4  # good, number
GAINED: Final = 5  # good, number
RECOLOURED: Final = 6  # good
STORED: Final = 7  # tile, spot it came from
CHOSE_ACTION: Final = 8  # action, points of action
MOVED_MERCHANT: Final = 9  # space
MOVED_ARCHITECT: Final = 10  # space
BUILT_HOUSE: Final = 11  # space, points
BUILT_PILLAR: Final = 12  # space
KING_STEPS: Final = 13  # steps, space then
REFRESHED: Final = 14  # -
PLACED: Final = 15  # tile, building
ROOF_HOUSE: Final = 16  # building
COMPLETED: Final = 17  # building, points of action of its marker
CALLED: Final = 18  # tile
USED: Final = 19  # tile
FULFILLED: Final = 20  # tile, points
FREED_PILLAR: Final = 21  # contract space
CREST_PLACED: Final = 22  # kind, building
CONTRIBUTED: Final = 23  # space, points of tile and cost together
SCORED: Final = 24  # points of a gain
DREW_CONTRACT: Final = 25  # tile
DREW_CHARACTER: Final = 26  # tile
DREW_BONUS: Final = 27  # tile, spot
KING_SCORED: Final = 28  # points, space
KING_TILE_LEFT: Final = 29  # tile
KING_LAST: Final = 30  # points
FAIR_SCORED: Final = 31  # points, kind of fair
RAISED: Final = 32  # king marker from below 0 to 0
ROUND_BEGAN: Final = 33  # round
BUILDINGS_SCORED: Final = 34  # points, completed buildings
PIECES_SCORED: Final = 35  # points: houses times pillars
GOODS_SCORED: Final = 36  # points, goods
DECREED: Final = 38  # decree
DECREE_LINE: Final = 39  # decree, line that applies or EMPTY
CARDINAL_TILE: Final = 40  # tile, spot
NEXT_IN_ORDER: Final = 37  # place
GAINED_SILVER: Final = 41  # number
PAID_SILVER: Final = 42  # number
GAINED_MINES: Final = 43  # number, from the general supply
BUILT_MINE: Final = 44  # space
MOVED_EXPLORER: Final = 45  # space
NEW_EXPLORER: Final = 46  # space
COVERED: Final = 47  # tablet, space reached
RAISED_LEVEL: Final = 48  # technology, level
CHOSE_BONUSED: Final = 49  # good
DUG: Final = 50  # tile, drawn to choose from
SURPRISED: Final = 51  # surprise
SILVER_SCORED: Final = 52  # points, silver
LEVELS_SCORED: Final = 53  # points


@final
class TiletumStepFacts:
    """The facts of one step."""

    def __init__(self) -> None:
        """Know of nothing yet."""
        self.facts: list[tuple[int, int, int, int]] = []

    def note(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Remember a fact."""
        self.facts.append((int(kind), int(seat), int(first), int(second)))
