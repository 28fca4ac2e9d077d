"""The main map: its spaces and roads, and the cathedrals (T-106, T-109, T-110)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    NOTHING,
    ROAD,
    SPACE_KINDS,
    CostTile,
    Space,
    gain_parts,
)

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 4  # for houses, or for pillars, of a space
MOST: Final = 99
SEAT_MARKS: Final = (2, 3, 4)


def read_spaces(fields: Fields) -> tuple[Space, ...]:
    """Return every space, each name once."""
    spaces = tuple(_space(entry) for entry in fields.tables("space"))
    names = [space.name for space in spaces]
    if len(set(names)) != len(names):
        raise fields.refusal("space", f"has {listed(names)}", "each name once")
    return spaces


def _space(entry: Fields) -> Space:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"space {name}: "
    kind, fair = entry.choice("kind", SPACE_KINDS), entry.flag("fair")
    space = read_places(entry, name, kind, fair=fair)
    if space.kind == ROAD and (space.houses or space.pillars or space.fair):
        raise entry.refusal("kind", f"is {ROAD}", "a town, where there are places or fairs")
    if max(len(space.houses), len(space.pillars)) > MOST_PLACES:
        raise entry.refusal("houses", "or pillars are too many", f"at most {MOST_PLACES} of each")
    entry.finish()
    return space


def read_places(entry: Fields, name: str, kind: str, *, fair: bool) -> Space:
    """Return a space with its places for houses, pillars and a tile."""
    return Space(
        name,
        kind,
        fair,
        tuple(_house(entry, place) for place in entry.items("houses", "places")),
        tuple(read_mark(entry, "pillars", mark) for mark in entry.items("pillars", "marks")),
        entry.whole("tile", 0, max(SEAT_MARKS)),
    )


def read_mark(entry: Fields, key: str, found: object) -> int:
    """Return from how many seats on a place is used."""
    if not isinstance(found, int) or found not in SEAT_MARKS:
        raise entry.refusal(key, f"has {shown(found)}", listed(SEAT_MARKS))
    return found


def _house(entry: Fields, found: object) -> tuple[int, str]:
    """Return a place for a house: from how many seats on it is used, and what it gives."""
    if not isinstance(found, list) or len(found) != 2 or not _is_house_gain(found[1]):
        raise entry.refusal("houses", f"has {shown(found)}", "seats, and points or a building")
    return read_mark(entry, "houses", found[0]), str(found[1])


def _is_house_gain(text: object) -> bool:
    try:
        parts = gain_parts(str(text))
    except ValueError:
        return False
    return text == NOTHING or (len(parts) == 1 and parts[0][0] in ("vp", "building"))


def read_roads(fields: Fields, spaces: tuple[Space, ...]) -> tuple[tuple[str, str], ...]:
    """Return every road: two spaces, each pair once, and each space on one."""
    names = [space.name for space in spaces]
    roads: list[tuple[str, str]] = []
    for item in fields.items("roads", "roads"):
        if not isinstance(item, list) or len(item) != 2 or not set(item) <= set(names):
            raise fields.refusal("roads", f"has {shown(item)}", "two spaces of the map")
        roads.append((item[0], item[1]))
    pairs = {frozenset(road) for road in roads}
    if len(pairs) != len(roads) or {name for road in roads for name in road} != set(names):
        raise fields.refusal("roads", "has a road twice, or none to a space", "each road once")
    return tuple(roads)


def read_cathedrals(
    fields: Fields, spaces: tuple[Space, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the tiles of every cathedral, from the highest down."""
    towns = [space.name for space in spaces if space.has_cathedral]
    cathedrals = tuple(_cathedral(entry, towns) for entry in fields.tables("cathedral"))
    if [town for town, _ in cathedrals] != towns:
        raise fields.refusal("cathedral", "leaves a town out or is out of order", listed(towns))
    return cathedrals


def _cathedral(entry: Fields, towns: list[str]) -> tuple[str, tuple[int, ...]]:
    town = entry.choice("town", towns)
    tiles = entry.items("tiles", "points")
    numbers = tuple(tile for tile in tiles if isinstance(tile, int) and 0 <= tile <= MOST)
    if len(numbers) != len(tiles) or not numbers or list(numbers) != sorted(numbers, reverse=True):
        raise entry.refusal("tiles", f"is {shown(tiles)}", "points from the highest down")
    entry.finish()
    return town, numbers


def read_costs(fields: Fields, cathedrals: int) -> tuple[CostTile, ...]:
    """Return the cost tiles: one for each cathedral."""
    costs = []
    for entry in fields.tables("cost"):
        costs.append(CostTile(entry.whole("stone", 1, MOST), entry.whole("points", 0, MOST)))
        entry.finish()
    if len(costs) != cathedrals:
        raise fields.refusal("cost", f"is there {len(costs)} times", f"{cathedrals} tiles")
    return tuple(costs)
