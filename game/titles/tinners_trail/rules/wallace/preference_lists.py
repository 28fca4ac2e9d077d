"""Lord Wallace's preference lists: how he chooses a place, line by line as printed.

LW-5, LW-7 .. LW-12, LW-E.
"""

# compiled: used for every action of his in playouts

from __future__ import annotations

from typing import Final

from game.titles.tinners_trail.rules.wallace.preference_list import (
    ADIT_SUBJECT,
    EMIGRANT_SUBJECT,
    MINE_SUBJECT,
    MINER_BESIDE_OTHERS_SUBJECT,
    MINER_SUBJECT,
    PORT_SUBJECT,
    PUMP_SUBJECT,
    TILE_SUBJECT,
    TRAIN_SUBJECT,
    PreferenceList,
)

MINER_PREFERENCE_CRITERIA: Final = [
    "most-ore",
    "least-water",
    "most-copper",
    "inland",
    "furthest-west",
]

TILE_PREFERENCES: Final = PreferenceList(
    TILE_SUBJECT,
    ["face-up", "net-worth", "adjacent", "drainage-tokens", "coastal", "furthest-east"],
)
MINE_PREFERENCES: Final = PreferenceList(
    MINE_SUBJECT, ["most-extracted", "least-water", "fewest-left", "furthest-east"]
)
PUMP_PREFERENCES: Final = PreferenceList(
    PUMP_SUBJECT, ["most-ore", "highest-capacity", "least-water", "inland", "furthest-west"]
)
MINER_PREFERENCES: Final = PreferenceList(MINER_SUBJECT, MINER_PREFERENCE_CRITERIA)
MINER_BESIDE_OTHERS_PREFERENCES: Final = PreferenceList(
    MINER_BESIDE_OTHERS_SUBJECT, MINER_PREFERENCE_CRITERIA
)
PORT_PREFERENCES: Final = PreferenceList(
    PORT_SUBJECT, ["most-ore", "most-water", "most-copper", "furthest-west"]
)
TRAIN_PREFERENCES: Final = PreferenceList(
    TRAIN_SUBJECT, ["most-drained", "most-ore", "furthest-east"]
)
ADIT_PREFERENCES: Final = PreferenceList(
    ADIT_SUBJECT, ["fewest-ore", "least-copper", "furthest-west"]
)
EMIGRATING_MINER_PREFERENCES: Final = PreferenceList(
    EMIGRANT_SUBJECT, ["fewest-ore", "furthest-west"]
)
