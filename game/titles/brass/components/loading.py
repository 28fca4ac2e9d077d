"""Loading all component files of one folder, once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from game.engine.reasons import Unreadable
from game.fields import Fields, cause_of, read_toml
from game.places import assets_folder
from game.titles.brass.components.cards import read_lengths, read_packs
from game.titles.brass.components.counters import read_counters
from game.titles.brass.components.map import read_ferry, read_lines, read_places
from game.titles.brass.components.tracks import read_company, read_tracks
from game.titles.brass.rules.components import Components

SOURCES: Final = ("published", "inferred", "ours")


def data_folder() -> Path:
    """Return the folder of this title's component files."""
    return assets_folder() / "brass" / "data"


@cache
def load_components(folder: Path | None = None) -> Components:
    """Return the checked components of a folder (the title's own when None), read once.

    Unreadable names the file and key, what was found and what is allowed.
    """
    files = {
        name: _fields(folder or data_folder(), name)
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


def _fields(folder: Path, name: str) -> Fields:
    """Return the fields of one file; refusals name it by its name alone."""
    file = folder / f"{name}.toml"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        cause = cause_of(error)
        raise Unreadable(f"{file} cannot be read as a component file: {cause}.") from error
    return read_toml(text, file.name)
