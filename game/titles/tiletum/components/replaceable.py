"""What an owner may enter from his own box: amounts of tiles, boards and tracks."""

from __future__ import annotations

from typing import Final

from game.engine.pack import Changing, Replaceable
from game.notation.component_files import data_folder
from game.packs.component_files import ComponentFiles

TILE: Final = ("copies", "cost", "extra", "points", "gain", "boost", "pay")
NUMBERS: Final[Changing] = {
    "bonus": {"tile": TILE},
    "contracts": {"tile": TILE},
    "characters": {"tile": TILE},
    "cathedrals": {"cost": ("points", "stone")},
    "box": {
        "contract_prices": (),
        "corruption": (),
        "goods_per_point": (),
        "completed_points": (),
        "king": (),
        "start": (),
    },
    "silver": {
        "explorer_cost": (),
        "ribbons": (),
        "technology_cost": (),
        "silver_per_point": (),
        "cost": ("amount", "points"),
    },
    "silver-tiles": {"contracts": TILE, "characters": TILE, "bonus": TILE, "underground": TILE},
}


def what_packs_replace() -> Replaceable:
    """Return which numbers packs may replace."""
    files = ComponentFiles(data_folder("tiletum"))
    return Replaceable(files.own(NUMBERS), NUMBERS, sources=files.sources(NUMBERS))
