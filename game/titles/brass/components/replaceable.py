"""What an owner may enter from his own box: the map stays as the board shows it."""

from __future__ import annotations

from typing import Final

from game.engine.pack import Changing, Replaceable
from game.notation.component_files import data_folder
from game.packs.component_files import ComponentFiles

COUNTER: Final = ("count", "cost", "coal", "iron", "income", "points", "cubes")
NUMBERS: Final[Changing] = {
    "counters": {"counter": COUNTER},
    "cards": {"pack": ("cards", "distant"), "game": ("rounds", "out_canal", "out_rail")},
    "tracks": {"prices": (), "from_supply": (), "demand": (), "income": ()},
    "company": {
        "money": (),
        "income_space": (),
        "canal": (),
        "rail": (),
        "second_rail": (),
        "loan": (),
        "loan_steps": (),
        "pounds_a_point": (),
    },
}


def what_packs_replace() -> Replaceable:
    """Return which numbers packs may replace."""
    files = ComponentFiles(data_folder("brass"))
    return Replaceable(files.own(NUMBERS), NUMBERS, sources=files.sources(NUMBERS))
