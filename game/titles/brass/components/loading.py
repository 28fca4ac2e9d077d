"""Loading all component files of one folder, once."""

from __future__ import annotations

from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.title import Changing, Pack, Replaceable
from game.notation.component_files import data_folder, digest_of
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.brass.components.components import (
    read_company,
    read_counters,
    read_ferry,
    read_lengths,
    read_lines,
    read_packs,
    read_places,
    read_tracks,
)
from game.titles.brass.rules.components import Components

SOURCES: Final = ("published", "inferred", "ours")


@lru_cache(BOXES_KEPT)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    What the pack replaces is taken from there. Unreadable names the file and key, what was found
    and what is allowed.
    """
    source = ComponentFiles(folder or data_folder("brass"), pack)
    files = {
        name: source.fields(name) for name in ("map", "counters", "cards", "tracks", "company")
    }
    places = read_places(files["map"])
    packs = read_packs(files["cards"], places)
    components = Components(
        places=places,
        lines=read_lines(files["map"], places),
        ferry=read_ferry(files["map"], places),
        counters=read_counters(files["counters"]),
        packs=packs,
        lengths=read_lengths(files["cards"], packs),
        tracks=read_tracks(files["tracks"]),
        company=read_company(files["company"]),
    )
    for fields in files.values():
        fields.choice("source", SOURCES)
        fields.finish()
    return components


# A digest of the component numbers: two boxes with other numbers have other digests.


def components_digest(components: Components) -> bytes:
    """Return 8 bytes over every number and name the rules use, in a fixed order."""
    return digest_of(astuple(components))


# What an owner may enter from his own box: the map stays as the board shows it.

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
