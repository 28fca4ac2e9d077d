"""The facts of a step for the narrator, in the order in which they happen."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64

# A fact is its kind, a seat and up to two numbers. The kind is the word for its event, and what the
# numbers are: a card, a place, else an amount (with a colon a space of the king track, as it is).
ROLLED: Final = "rolled good value"
CORRUPTED: Final = "corrupted spaces"
TOOK_DIE: Final = "took-die good value"
PAID: Final = "paid good number"
GAINED: Final = "gained good number"
RECOLOURED: Final = "recoloured good"
STORED: Final = "stored tile from"
CHOSE_ACTION: Final = "began action ap"
LAPSED: Final = "lapsed action ap"
NO_PIECE: Final = ("no-house", "no-pillar", "no-mine")  # which could not be placed
MOVED_MERCHANT: Final = "moved-merchant space"
MOVED_ARCHITECT: Final = "moved-architect space"
BUILT_HOUSE: Final = "built-house space"
BUILT_PILLAR: Final = "built-pillar space"
KING_STEPS: Final = "king-rose steps space:"
REFRESHED: Final = "refreshed"
PLACED: Final = "moved-in tile building"
ROOF_HOUSE: Final = "filled building"
COMPLETED: Final = "completed building ap"
CALLED: Final = "called tile"
USED: Final = "used tile"
FULFILLED: Final = "fulfilled tile points"
FREED_PILLAR: Final = "freed-pillar"
CREST_PLACED: Final = "placed-crest crest building"
CONTRIBUTED: Final = "contributed space points"
SCORED: Final = "scored points"
DREW_CONTRACT: Final = "offered-contract tile"
DREW_CHARACTER: Final = "offered-character tile"
DREW_BONUS: Final = "laid-bonus tile spot"
KING_SCORED: Final = "king-scored points"
KING_TILE_LEFT: Final = "left-tile tile"
KING_LAST: Final = "led-at-last points"
FAIR_SCORED: Final = "fair-scored points fair"
RAISED: Final = "raised"
ROUND_BEGAN: Final = "round-began round"
BUILDINGS_SCORED: Final = "buildings-scored points buildings"
PIECES_SCORED: Final = "pieces-scored points"
GOODS_SCORED: Final = "goods-scored points goods"
DECREED: Final = "decreed decree"
DECREE_LINE: Final = "by-line decree line"
CARDINAL_TILE: Final = "cardinal-took tile from"
NEXT_IN_ORDER: Final = "next-in-order rank"
GAINED_SILVER: Final = "gained-silver silver"
PAID_SILVER: Final = "paid-silver silver"
GAINED_MINES: Final = "gained-mines mines"
BUILT_MINE: Final = "built-mine space"
MOVED_EXPLORER: Final = "moved-explorer space"
NEW_EXPLORER: Final = "new-explorer space"
COVERED: Final = "covered tablet space"
RAISED_LEVEL: Final = "raised-level technology level"
CHOSE_BONUSED: Final = "chose-bonused good"
DUG: Final = "dug tile"
PUT_UNDER: Final = "put-under tile"
SURPRISED: Final = "surprised surprise"
SILVER_SCORED: Final = "silver-scored points silver"
LEVELS_SCORED: Final = "levels-scored points"


@final
class TiletumStepFacts:
    """The recorded facts of one step."""

    def __init__(self) -> None:
        """Start without facts."""
        self.facts: list[tuple[str, int, int, int]] = []

    def record(self, kind: str, seat: i64, first: i64, second: i64) -> None:
        """Record a fact."""
        self.facts.append((kind, int(seat), int(first), int(second)))
