"""What the tests of the art share: the shipped assets, the county, and who plays where."""

import tomllib
from pathlib import Path

import pytest

from game.titles.tinners_trail.table.art.map_shapes import MapShapes

ASSETS = Path(__file__).resolve().parents[4] / "assets"
DATA = ASSETS / "tinners_trail" / "data"


@pytest.fixture(scope="session")
def assets() -> Path:
    return ASSETS


@pytest.fixture(scope="session")
def shapes() -> MapShapes:
    text = (DATA / "map_shapes.toml").read_text(encoding="utf-8")
    return MapShapes.from_plain(tomllib.loads(text))


@pytest.fixture(scope="session")
def regions_by_players() -> dict[int, dict[str, str]]:
    cards = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))["map_card"]
    return {
        card["players"]: {area: letter for letter in "abcd" for area in card.get(letter, [])}
        for card in cards
    }
