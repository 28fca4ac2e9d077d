"""Lord Wallace's preference lists: how he chooses a place, line by line as printed.

LW-5, LW-7 .. LW-12, LW-E.
"""

# compiled: used for every action of his in playouts

from __future__ import annotations

from typing import Final

from game.titles.tinners_trail.rules.wallace.preference_list import (
    OF_ADITS,
    OF_EMIGRANTS,
    OF_MINERS,
    OF_MINERS_BESIDE_OTHERS,
    OF_MINES,
    OF_PORTS,
    OF_PUMPS,
    OF_TILES,
    OF_TRAINS,
    PreferenceList,
)

MINER_LINES: Final = ["most-ore", "least-water", "most-copper", "inland", "furthest-west"]

TILES: Final = PreferenceList(
    OF_TILES,
    ["face-up", "net-worth", "adjacent", "drainage-tokens", "coastal", "furthest-east"],
)
MINES: Final = PreferenceList(
    OF_MINES, ["most-extracted", "least-water", "fewest-left", "furthest-east"]
)
PUMPED: Final = PreferenceList(
    OF_PUMPS, ["most-ore", "highest-capacity", "least-water", "inland", "furthest-west"]
)
MINERS: Final = PreferenceList(OF_MINERS, MINER_LINES)
MINERS_BESIDE_OTHERS: Final = PreferenceList(OF_MINERS_BESIDE_OTHERS, MINER_LINES)
PORTS: Final = PreferenceList(OF_PORTS, ["most-ore", "most-water", "most-copper", "furthest-west"])
TRAINS: Final = PreferenceList(OF_TRAINS, ["most-drained", "most-ore", "furthest-east"])
ADITS: Final = PreferenceList(OF_ADITS, ["fewest-ore", "least-copper", "furthest-west"])
EMIGRANTS: Final = PreferenceList(OF_EMIGRANTS, ["fewest-ore", "furthest-west"])
