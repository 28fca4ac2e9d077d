"""Opening plans a seat may follow in the canal era of self-play games, so that the value sees their
positions.

A value learned only from players who never try an action cannot know what the action is worth.
"""

# interpreted: asked while training alone

from collections.abc import Mapping
from typing import Final

from ai.search.policy_weight_tables import NumberChanges
from game.titles.brass.rules.kinds import COTTON_MILL, LEVEL_COUNT, PORT, SHIPYARD

EARLY: Final = 0  # the first half of the canals, in the row of a kind of move
LATER: Final = 1
MILL_1: Final = COTTON_MILL * LEVEL_COUNT + 1  # counters, in the rows of canals
MILL_2: Final = COTTON_MILL * LEVEL_COUNT + 2
MILL_3: Final = COTTON_MILL * LEVEL_COUNT + 3
PORT_1: Final = PORT * LEVEL_COUNT + 1
YARD_0: Final = SHIPYARD * LEVEL_COUNT
YARD_1: Final = SHIPYARD * LEVEL_COUNT + 1

OPENINGS: Final[Mapping[str, NumberChanges]] = {
    "mills of level 3": {
        ("removed", MILL_1): 700,
        ("removed", MILL_2): 500,
        ("built", MILL_1): -300,
        ("built", MILL_3): 600,
        ("build port", EARLY): 100,
        ("build port", LATER): 300,
    },
    "mills of level 2": {
        ("removed", MILL_1): 700,
        ("removed", MILL_2): -400,
        ("built", MILL_2): 500,
        ("build port", LATER): 300,
    },
    "mills at once": {("built", MILL_1): 400, ("built", MILL_2): 300},
    "ports": {
        ("build port", EARLY): 400,
        ("build port", LATER): 400,
        ("removed", PORT_1): 300,
    },
    "ironworks": {("build ironworks", EARLY): 600, ("build ironworks", LATER): 300},
    "coal": {("build coal mine", EARLY): 500, ("build coal mine", LATER): 300},
    "shipyards": {("removed", YARD_0): 600, ("built", YARD_1): 900},
    "shipyards later": {("removed", YARD_0): 400, ("removed", YARD_1): 500},
    "borrow early": {("loan", EARLY): 500},
    "never borrow": {("loan", EARLY): -300, ("loan", LATER): -300},
    "canals": {("link", EARLY): 400, ("link", LATER): 300},
}
"""Cents added to policy weights, by name."""
