"""Opening plans a seat may follow in the canal era of self-play games, so that the value sees their
positions.

A value learned only from players who never try an action cannot know what the action is worth.
"""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final

from ai.search.policy_weight_tables import NumberChanges
from game.titles.brass.rules.kinds import (
    COTTON_MILL_INDUSTRY,
    LEVEL_COUNT,
    PORT_INDUSTRY,
    SHIPYARD_INDUSTRY,
)

EARLY_INDEX: Final = 0  # the first half of the canals, in the row of a kind of move
LATER_INDEX: Final = 1
MILL_1_INDEX: Final = COTTON_MILL_INDUSTRY * LEVEL_COUNT + 1  # counters, in the rows of canals
MILL_2_INDEX: Final = COTTON_MILL_INDUSTRY * LEVEL_COUNT + 2
MILL_3_INDEX: Final = COTTON_MILL_INDUSTRY * LEVEL_COUNT + 3
PORT_1_INDEX: Final = PORT_INDUSTRY * LEVEL_COUNT + 1
YARD_0_INDEX: Final = SHIPYARD_INDUSTRY * LEVEL_COUNT
YARD_1_INDEX: Final = SHIPYARD_INDUSTRY * LEVEL_COUNT + 1

OPENING_CHANGES_BY_NAME: Final[Mapping[str, NumberChanges]] = {
    "mills of level 3": {
        ("removed", MILL_1_INDEX): 700,
        ("removed", MILL_2_INDEX): 500,
        ("built", MILL_1_INDEX): -300,
        ("built", MILL_3_INDEX): 600,
        ("build port", EARLY_INDEX): 100,
        ("build port", LATER_INDEX): 300,
    },
    "mills of level 2": {
        ("removed", MILL_1_INDEX): 700,
        ("removed", MILL_2_INDEX): -400,
        ("built", MILL_2_INDEX): 500,
        ("build port", LATER_INDEX): 300,
    },
    "mills at once": {("built", MILL_1_INDEX): 400, ("built", MILL_2_INDEX): 300},
    "ports": {
        ("build port", EARLY_INDEX): 400,
        ("build port", LATER_INDEX): 400,
        ("removed", PORT_1_INDEX): 300,
    },
    "ironworks": {("build ironworks", EARLY_INDEX): 600, ("build ironworks", LATER_INDEX): 300},
    "coal": {("build coal mine", EARLY_INDEX): 500, ("build coal mine", LATER_INDEX): 300},
    "shipyards": {("removed", YARD_0_INDEX): 600, ("built", YARD_1_INDEX): 900},
    "shipyards later": {("removed", YARD_0_INDEX): 400, ("removed", YARD_1_INDEX): 500},
    "borrow early": {("loan", EARLY_INDEX): 500},
    "never borrow": {("loan", EARLY_INDEX): -300, ("loan", LATER_INDEX): -300},
    "canals": {("link", EARLY_INDEX): 400, ("link", LATER_INDEX): 300},
}
"""Cents added to policy weights, by name."""
