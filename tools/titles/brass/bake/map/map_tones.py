"""The colours of one bake of the map."""

from dataclasses import dataclass

from tools.bake.sea import Water


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of one variant of the map; strengths are from 0 to 1, `force` is that of the
    hachures.

    `rim` is the colour of the coastline, `bank` that of the strip inside it; `lamp` is that of lit
    windows, "" for none.
    """

    name: str
    water: Water
    land: str
    low: str
    moor: str
    town: str
    light: str
    shade: str
    ink: str
    rim: str
    bank: str
    river: str
    river_edge: str
    walls: tuple[str, str, str]
    roof: str
    stone: str
    outline: str
    tree: str
    lamp: str
    low_share: float
    moor_share: float
    town_share: float
    relief: float
    force: float
