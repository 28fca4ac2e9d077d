"""Reads the main map: its spaces and roads, and the cathedrals."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.components.boards import (
    LARGEST_NUMBER,
    Spaces,
    is_valid_gain,
    require_all_known_entries_in_order,
)
from game.titles.tiletum.rules import components

LONGEST_NAME: Final = 30
MAX_PIECE_PLACES_OF_SPACE: Final = 4  # for houses, or for pillars, of a space
SEAT_COUNT_MARKS: Final = (2, 3, 4)


def read_spaces(fields: TomlFields) -> Spaces:
    """Return every space of the main map; raise Unreadable if a name appears twice."""
    spaces = fields.read_each_table("space", _read_space)
    names = [space.name for space in spaces]
    if len(set(names)) != len(names):
        raise fields.field_error("space", f"has {word_list_for_message(names)}", "each name once")
    return spaces


def _read_space(entry: TomlFields) -> components.TiletumSpace:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"space {name}: "
    kind = entry.choice("kind", components.SPACE_KINDS)
    fair = entry.boolean("fair")
    space = read_space_with_slots(entry, name, kind, has_fair=fair)
    if space.kind == components.ROAD_SPACE_KIND and (
        space.house_slots or space.min_seats_of_pillar_slots or space.can_hold_fair
    ):
        raise entry.field_error("kind", "is road", "a town, where there are places or fairs")
    if (
        max(len(space.house_slots), len(space.min_seats_of_pillar_slots))
        > MAX_PIECE_PLACES_OF_SPACE
    ):
        raise entry.field_error(
            "houses", "or pillars are too many", f"at most {MAX_PIECE_PLACES_OF_SPACE} of each"
        )
    return space


def read_space_with_slots(
    entry: TomlFields, name: str, kind: str, *, has_fair: bool
) -> components.TiletumSpace:
    """Return the space that an entry describes, with its slots for houses, pillars and a bonus
    tile, and whether fairs may be held there (`has_fair`); raise Unreadable for a faulty slot."""
    return components.TiletumSpace(
        name,
        kind,
        has_fair,
        tuple(_read_house_slot(entry, place) for place in entry.unchecked_list("houses", "places")),
        tuple(
            checked_minimum_seat_count(entry, "pillars", mark)
            for mark in entry.unchecked_list("pillars", "marks")
        ),
        entry.integer("tile", 0, max(SEAT_COUNT_MARKS)),
    )


def checked_minimum_seat_count(entry: TomlFields, key: str, toml_value: object) -> int:
    """Return `toml_value` unchanged if it is a number of seats from which a slot may be used; else
    raise Unreadable for `key`."""
    if not isinstance(toml_value, int) or toml_value not in SEAT_COUNT_MARKS:
        raise entry.field_error(
            key, f"has {value_for_message(toml_value)}", word_list_for_message(SEAT_COUNT_MARKS)
        )
    return toml_value


def _read_house_slot(entry: TomlFields, toml_value: object) -> tuple[int, str]:
    """Return the number of seats from which a house slot is used, and its gain: points, a
    building or nothing."""
    allowed = "seats, and points or a building"
    seats, gain = entry.checked_item_as_tuple("houses", toml_value, (int, str), allowed)
    known = is_valid_gain(gain) and gain.rstrip("0123456789") in ("vp", "building")
    if gain != components.NO_GAIN_WORD and not known:
        raise entry.field_error("houses", f"has {value_for_message(toml_value)}", allowed)
    return checked_minimum_seat_count(entry, "houses", seats), gain


def read_roads(fields: TomlFields, spaces: Spaces) -> tuple[tuple[str, str], ...]:
    """Return every road as two space names; raise Unreadable if a road appears twice or a space
    has none."""
    names = {space.name for space in spaces}
    roads: list[tuple[str, str]] = []
    for item in fields.unchecked_list("roads", "roads"):
        one, other = fields.checked_item_as_tuple(
            "roads", item, (str, str), "two spaces of the map"
        )
        if not {one, other} <= names:
            raise fields.field_error(
                "roads", f"has {value_for_message(item)}", "two spaces of the map"
            )
        roads.append((one, other))
    pairs = {frozenset(road) for road in roads}
    if len(pairs) != len(roads) or {name for road in roads for name in road} != names:
        raise fields.field_error("roads", "has a road twice, or none to a space", "each road once")
    return tuple(roads)


def read_cathedrals(fields: TomlFields, spaces: Spaces) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return every cathedral's town and the points of its tiles, the highest first; raise
    Unreadable if a town is missing or the order is wrong.
    """
    towns = [space.name for space in spaces if space.has_cathedral]
    cathedrals = fields.read_each_table(
        "cathedral",
        lambda entry: (entry.choice("town", towns), read_points_of_cathedral_tiles(entry)),
    )
    require_all_known_entries_in_order(fields, "cathedral", [town for town, _ in cathedrals], towns)
    return cathedrals


def read_points_of_cathedral_tiles(entry: TomlFields) -> tuple[int, ...]:
    """Return the points of a cathedral's tiles; raise Unreadable unless the highest come first."""
    tiles = entry.unchecked_list("tiles", "points")
    numbers = tuple(tile for tile in tiles if isinstance(tile, int) and 0 <= tile <= LARGEST_NUMBER)
    if len(numbers) != len(tiles) or not numbers or list(numbers) != sorted(numbers, reverse=True):
        raise entry.field_error(
            "tiles", f"is {value_for_message(tiles)}", "points, the highest first"
        )
    return numbers


def read_stones_and_points_of_cost_tiles(
    fields: TomlFields, cathedral_count: int
) -> tuple[tuple[int, int], ...]:
    """Return stones and points of each cost tile; raise Unreadable unless there is one for each
    cathedral."""
    costs = fields.read_each_table(
        "cost",
        lambda e: (e.integer("stone", 1, LARGEST_NUMBER), e.integer("points", 0, LARGEST_NUMBER)),
    )
    if len(costs) != cathedral_count:
        raise fields.field_error("cost", f"appears {len(costs)} times", f"{cathedral_count} tiles")
    return costs
