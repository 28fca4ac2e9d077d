"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.pack import Pack
from game.notation.component_files import data_folder
from game.packs.component_files import BOXES_KEPT, ComponentFiles
from game.titles.brass.components.cards import read_lengths, read_packs
from game.titles.brass.components.counters import read_counters
from game.titles.brass.components.map import read_ferry, read_lines, read_places
from game.titles.brass.components.tracks import read_company, read_tracks
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
