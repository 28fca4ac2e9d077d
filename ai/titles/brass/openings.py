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

FIRST_HALF_OF_CANAL_ERA_INDEX: Final = (
    0  # the first half of the canals, in the row of a kind of move
)
SECOND_HALF_OF_CANAL_ERA_INDEX: Final = 1
MILL_LEVEL_1_INDEX: Final = (
    COTTON_MILL_INDUSTRY * LEVEL_COUNT + 1
)  # counters, in the rows of canals
MILL_LEVEL_2_INDEX: Final = COTTON_MILL_INDUSTRY * LEVEL_COUNT + 2
MILL_LEVEL_3_INDEX: Final = COTTON_MILL_INDUSTRY * LEVEL_COUNT + 3
PORT_LEVEL_1_INDEX: Final = PORT_INDUSTRY * LEVEL_COUNT + 1
SHIPYARD_LEVEL_0_INDEX: Final = SHIPYARD_INDUSTRY * LEVEL_COUNT
SHIPYARD_LEVEL_1_INDEX: Final = SHIPYARD_INDUSTRY * LEVEL_COUNT + 1

OPENING_CHANGES_BY_NAME: Final[Mapping[str, NumberChanges]] = {
    "mills of level 3": {
        ("removed", MILL_LEVEL_1_INDEX): 700,
        ("removed", MILL_LEVEL_2_INDEX): 500,
        ("built", MILL_LEVEL_1_INDEX): -300,
        ("built", MILL_LEVEL_3_INDEX): 600,
        ("build port", FIRST_HALF_OF_CANAL_ERA_INDEX): 100,
        ("build port", SECOND_HALF_OF_CANAL_ERA_INDEX): 300,
    },
    "mills of level 2": {
        ("removed", MILL_LEVEL_1_INDEX): 700,
        ("removed", MILL_LEVEL_2_INDEX): -400,
        ("built", MILL_LEVEL_2_INDEX): 500,
        ("build port", SECOND_HALF_OF_CANAL_ERA_INDEX): 300,
    },
    "mills at once": {("built", MILL_LEVEL_1_INDEX): 400, ("built", MILL_LEVEL_2_INDEX): 300},
    "ports": {
        ("build port", FIRST_HALF_OF_CANAL_ERA_INDEX): 400,
        ("build port", SECOND_HALF_OF_CANAL_ERA_INDEX): 400,
        ("removed", PORT_LEVEL_1_INDEX): 300,
    },
    "ironworks": {
        ("build ironworks", FIRST_HALF_OF_CANAL_ERA_INDEX): 600,
        ("build ironworks", SECOND_HALF_OF_CANAL_ERA_INDEX): 300,
    },
    "coal": {
        ("build coal mine", FIRST_HALF_OF_CANAL_ERA_INDEX): 500,
        ("build coal mine", SECOND_HALF_OF_CANAL_ERA_INDEX): 300,
    },
    "shipyards": {("removed", SHIPYARD_LEVEL_0_INDEX): 600, ("built", SHIPYARD_LEVEL_1_INDEX): 900},
    "shipyards later": {
        ("removed", SHIPYARD_LEVEL_0_INDEX): 400,
        ("removed", SHIPYARD_LEVEL_1_INDEX): 500,
    },
    "borrow early": {("loan", FIRST_HALF_OF_CANAL_ERA_INDEX): 500},
    "never borrow": {
        ("loan", FIRST_HALF_OF_CANAL_ERA_INDEX): -300,
        ("loan", SECOND_HALF_OF_CANAL_ERA_INDEX): -300,
    },
    "canals": {
        ("link", FIRST_HALF_OF_CANAL_ERA_INDEX): 400,
        ("link", SECOND_HALF_OF_CANAL_ERA_INDEX): 300,
    },
}
"""For each opening by name, the cents to add to the policy weights."""
