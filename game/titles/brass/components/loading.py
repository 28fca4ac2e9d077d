"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from game.notation.component_files import component_fields, data_folder
from game.titles.brass.components.cards import read_lengths, read_packs
from game.titles.brass.components.counters import read_counters
from game.titles.brass.components.map import read_ferry, read_lines, read_places
from game.titles.brass.components.tracks import read_company, read_tracks
from game.titles.brass.rules.components import Components

SOURCES: Final = ("published", "inferred", "ours")


@cache
def load_components(folder: Path | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    Unreadable names the file and key, what was found and what is allowed.
    """
    files = {
        name: component_fields(folder or data_folder("brass"), name)
        for name in ("map", "counters", "cards", "tracks", "company")
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
