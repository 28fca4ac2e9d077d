"""The facts of a step for the narrator, in the order in which they happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from game.engine.cells import i64

# A fact is its kind, a seat and up to two numbers. The kind is the word for its event, and what the
# numbers are: a card, a place, else an amount (with a colon a space of the king track, as it is).
DIE_ROLLED_FACT: Final = "rolled good value"
CORRUPTION_DRAWN_FACT: Final = "corrupted spaces"
DIE_TAKEN_FACT: Final = "took-die good value"
GOODS_PAID_FACT: Final = "paid good number"
GOODS_GAINED_FACT: Final = "gained good number"
DIE_RECOLOURED_FACT: Final = "recoloured good"
TILE_STORED_FACT: Final = "stored tile from"
ACTION_BEGUN_FACT: Final = "began action ap"
ACTION_POINTS_LAPSED_FACT: Final = "lapsed action ap"
NO_PIECE_FACTS: Final = ("no-house", "no-pillar", "no-mine")  # which could not be placed
MOVED_MERCHANT_FACT: Final = "moved-merchant space"
MOVED_ARCHITECT_FACT: Final = "moved-architect space"
BUILT_HOUSE_FACT: Final = "built-house space"
BUILT_PILLAR_FACT: Final = "built-pillar space"
KING_MARKER_ROSE_FACT: Final = "king-rose steps space:"
OFFER_REFRESHED_FACT: Final = "refreshed"
CHARACTER_MOVED_INTO_BUILDING_FACT: Final = "moved-in tile building"
ALL_ROOMS_FILLED_FACT: Final = "filled building"
BUILDING_COMPLETED_FACT: Final = "completed building ap"
CHARACTER_CALLED_FACT: Final = "called tile"
TILE_USED_FACT: Final = "used tile"
CONTRACT_FULFILLED_FACT: Final = "fulfilled tile points"
FREED_PILLAR_FACT: Final = "freed-pillar"
CREST_PLACED_FACT: Final = "placed-crest crest building"
CATHEDRAL_CONTRIBUTION_FACT: Final = "contributed space points"
POINTS_SCORED_FACT: Final = "scored points"
DREW_CONTRACT_FACT: Final = "offered-contract tile"
DREW_CHARACTER_FACT: Final = "offered-character tile"
DREW_BONUS_FACT: Final = "laid-bonus tile spot"
KING_SCORED_FACT: Final = "king-scored points"
KING_TILE_NOT_TAKEN_FACT: Final = "left-tile tile"
LAST_KING_LEAD_FACT: Final = "led-at-last points"
FAIR_SCORED_FACT: Final = "fair-scored points fair"
FAIR_RAISED_FACT: Final = "raised"
ROUND_BEGAN_FACT: Final = "round-began round"
BUILDINGS_SCORED_FACT: Final = "buildings-scored points buildings"
PIECES_SCORED_FACT: Final = "pieces-scored points"
GOODS_SCORED_FACT: Final = "goods-scored points goods"
DECREE_DRAWN_FACT: Final = "decreed decree"
DECREE_LINE_FACT: Final = "by-line decree line"
CARDINAL_TOOK_TILE_FACT: Final = "cardinal-took tile from"
TURN_ORDER_RANK_FACT: Final = "next-in-order rank"
GAINED_SILVER_FACT: Final = "gained-silver silver"
PAID_SILVER_FACT: Final = "paid-silver silver"
GAINED_MINES_FACT: Final = "gained-mines mines"
BUILT_MINE_FACT: Final = "built-mine space"
MOVED_EXPLORER_FACT: Final = "moved-explorer space"
EXPLORER_HIRED_FACT: Final = "new-explorer space"
TABLET_COVERED_FACT: Final = "covered tablet space"
RAISED_LEVEL_FACT: Final = "raised-level technology level"
BONUSED_GOOD_CHOSEN_FACT: Final = "chose-bonused good"
UNDERGROUND_TILE_DRAWN_FACT: Final = "dug tile"
TILE_PUT_UNDER_PILE_FACT: Final = "put-under tile"
SURPRISE_DRAWN_FACT: Final = "surprised surprise"
SILVER_SCORED_FACT: Final = "silver-scored points silver"
TECHNOLOGY_LEVELS_SCORED_FACT: Final = "levels-scored points"


StateRows = list[list[int]]
"""A state in its plain form."""


@final
class TiletumStepFacts:
    """The recorded facts of one step, each with the state at the moment it was recorded, which is
    the state after what the fact reports."""

    def __init__(self, rows_of_state: Callable[[], StateRows]) -> None:
        """Start without facts; `rows_of_state` returns the rows of the state that changes."""
        self.facts: list[tuple[str, int, int, int]] = []
        self.rows_after_facts: list[StateRows] = []
        self._rows_of_state: Callable[[], StateRows] = rows_of_state

    def record(self, kind: str, seat: i64, first: i64, second: i64) -> None:
        """Record a fact."""
        self.facts.append((kind, int(seat), int(first), int(second)))
        self.rows_after_facts.append(self._rows_of_state())
