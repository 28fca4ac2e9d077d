"""The main map: its spaces and roads, and the cathedrals (T-106, T-109, T-110)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.components.boards import MOST, is_gain
from game.titles.tiletum.rules.components import NOTHING, ROAD, SPACE_KINDS, CostTile, TiletumSpace

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 4  # for houses, or for pillars, of a space
SEAT_MARKS: Final = (2, 3, 4)


def read_spaces(fields: Fields) -> tuple[TiletumSpace, ...]:
    """Return every space, each name once."""
    spaces = fields.each("space", _space)
    names = [space.name for space in spaces]
    if len(set(names)) != len(names):
        raise fields.refusal("space", f"has {listed(names)}", "each name once")
    return spaces


def _space(entry: Fields) -> TiletumSpace:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"space {name}: "
    kind, fair = entry.choice("kind", SPACE_KINDS), entry.flag("fair")
    space = read_places(entry, name, kind, fair=fair)
    if space.kind == ROAD and (space.houses or space.pillars or space.fair):
        raise entry.refusal("kind", f"is {ROAD}", "a town, where there are places or fairs")
    if max(len(space.houses), len(space.pillars)) > MOST_PLACES:
        raise entry.refusal("houses", "or pillars are too many", f"at most {MOST_PLACES} of each")
    return space


def read_places(entry: Fields, name: str, kind: str, *, fair: bool) -> TiletumSpace:
    """Return a space with its places for houses, pillars and a tile."""
    return TiletumSpace(
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
    allowed = "seats, and points or a building"
    seats, gain = entry.row("houses", found, (int, str), allowed)
    if gain != NOTHING and not (is_gain(gain) and gain.rstrip("0123456789") in ("vp", "building")):
        raise entry.refusal("houses", f"has {shown(found)}", allowed)
    return read_mark(entry, "houses", seats), gain


def read_roads(fields: Fields, spaces: tuple[TiletumSpace, ...]) -> tuple[tuple[str, str], ...]:
    """Return every road: two spaces, each pair once, and each space on one."""
    names = {space.name for space in spaces}
    roads: list[tuple[str, str]] = []
    for item in fields.items("roads", "roads"):
        one, other = fields.row("roads", item, (str, str), "two spaces of the map")
        if not {one, other} <= names:
            raise fields.refusal("roads", f"has {shown(item)}", "two spaces of the map")
        roads.append((one, other))
    pairs = {frozenset(road) for road in roads}
    if len(pairs) != len(roads) or {name for road in roads for name in road} != names:
        raise fields.refusal("roads", "has a road twice, or none to a space", "each road once")
    return tuple(roads)


def read_cathedrals(
    fields: Fields, spaces: tuple[TiletumSpace, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the tiles of every cathedral, from the highest down."""
    towns = [space.name for space in spaces if space.has_cathedral]
    cathedrals = fields.each(
        "cathedral", lambda entry: (entry.choice("town", towns), read_sacred(entry))
    )
    if [town for town, _ in cathedrals] != towns:
        raise fields.refusal("cathedral", "leaves a town out or is out of order", listed(towns))
    return cathedrals


def read_sacred(entry: Fields) -> tuple[int, ...]:
    """Return the tiles of a cathedral, from the highest down."""
    tiles = entry.items("tiles", "points")
    numbers = tuple(tile for tile in tiles if isinstance(tile, int) and 0 <= tile <= MOST)
    if len(numbers) != len(tiles) or not numbers or list(numbers) != sorted(numbers, reverse=True):
        raise entry.refusal("tiles", f"is {shown(tiles)}", "points from the highest down")
    return numbers


def read_costs(fields: Fields, cathedrals: int) -> tuple[CostTile, ...]:
    """Return the cost tiles: one for each cathedral."""
    costs = fields.each(
        "cost",
        lambda entry: CostTile(entry.whole("stone", 1, MOST), entry.whole("points", 0, MOST)),
    )
    if len(costs) != cathedrals:
        raise fields.refusal("cost", f"is there {len(costs)} times", f"{cathedrals} tiles")
    return costs
