"""What an owner may enter from his own box: numbers of tiles, cards, boards."""

from __future__ import annotations

from typing import Final

from game.engine.pack import Changing, Replaceable
from game.notation.component_files import data_folder
from game.packs.component_files import ComponentFiles
from game.titles.tinners_trail.components.classic import FOLDER

ORE: Final = ("region", "tin", "copper", "water", "count")
CARD: Final = ("region", "benefit", "value", "count")
COLUMNS: Final = ("miner", "port", "train", "adit", "pumps")
REMASTERED: Final[Changing] = {
    "tiles": {"tile": ORE},
    "cards": {"card": CARD},
    "boards": {"board": COLUMNS},
    "prices": {"dice": (), "prices": ()},
    "investment": {"row": ("per_ten", "per_five")},
    "company": {"start": (), "work": (), "extract": ()},
    "kickstarter": {"tile": (*ORE, "bonus"), "card": CARD},
    "market": {"sections": (), "work": ()},
    "emigration": {
        "own_miners": (),
        "emigrate_work": (),
        "michigan": (),
        "sierra_madre": (),
        "kimberley": (),
        "adelaide": (),
    },
    "wallace": {
        "bands": (),
        "card": ("rounds",),
        "bid": ("dice", "pick"),
        "unknown_tile": (),
        "limits": (),
    },
}
PIECES: Final = frozenset({"tiles.tile", "cards.card", "kickstarter.tile", "kickstarter.card"})
OF_2007: Final[Changing] = {
    "boxes": {"cubes": (), "row": ("price", "points")},
    "company": {"start": (), "work": (), "extract": ()},
    "ground": {"printed": ()},
    "rounds": {"developments": (), "prices": ()},
}
DICE_OF_2007: Final[Changing] = {"prices": {"dice": (), "prices": ()}}  # of both editions


def remastered_numbers() -> Replaceable:
    """Return what packs of the remastered edition may replace."""
    files = ComponentFiles(data_folder("tinners_trail"))
    return Replaceable(files.own(REMASTERED), REMASTERED, PIECES, files.sources(REMASTERED))


def classic_numbers() -> Replaceable:
    """Return what packs of the edition of 2007 may replace."""
    files = ComponentFiles(data_folder("tinners_trail"))
    own = {**files.within(FOLDER).own(OF_2007), **files.own(DICE_OF_2007)}
    return Replaceable(own, {**OF_2007, **DICE_OF_2007})
