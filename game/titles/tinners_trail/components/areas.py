"""Reads the county: areas with their neighbours, and map cards (S-2, S-3)."""

from collections.abc import Collection

from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    TomlFields,
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules.components import REGION_NAMES, MapCard, TrailArea

# The county: areas with their neighbours, and the map cards (S-2, S-3).

LARGEST_X = 99_999
LONGEST_NAME = 30
PLAYER_COUNTS = (2, 3, 4, 5)
MAX_FACE_UP_TILES = 9


def read_areas(county: TomlFields) -> tuple[TrailArea, ...]:
    """Return every area of the map file; raise Unreadable unless neighbours are symmetric and x
    coordinates unique."""
    areas = tuple(_read_area(fields) for fields in county.tables("area"))
    by_name = {area.name: area for area in areas}
    for number, area in enumerate(areas):
        if by_name[area.name] is not area:
            raise county.field_error(f"area {area.name}", "is there twice", "each area once")
        for other in areas[:number]:
            if other.x == area.x:
                problem = f"has the x of {other.name}, {area.x}"
                raise county.field_error(f"area {area.name}", problem, "an x of its own")
        _check_neighbours(county, area, by_name)
    return areas


def _read_area(fields: TomlFields) -> TrailArea:
    name = fields.text("name", LONGEST_NAME)
    if not name or set(name) - set("abcdefghijklmnopqrstuvwxyz-"):
        raise fields.field_error(
            "name", f"is {value_for_message(name)}", "lower-case letters and hyphens"
        )
    fields.label = f"area {name}: "
    neighbours = fields.unchecked_list("neighbours", "area names")
    area = TrailArea(
        name=name,
        is_coastal=fields.boolean("coastal"),
        x=fields.integer("x", 0, LARGEST_X),
        neighbours=tuple(str(neighbour) for neighbour in neighbours),
    )
    read_source_and_finish_entry(fields)
    return area


def _check_neighbours(county: TomlFields, area: TrailArea, by_name: dict[str, TrailArea]) -> None:
    place = f"area {area.name}: neighbours"
    for name in area.neighbours:
        if name not in by_name:
            raise county.field_error(
                place, f"has {value_for_message(name)}", allowed_words_for_message(name, by_name)
            )
        if name == area.name or area.neighbours.count(name) > 1:
            raise county.field_error(
                place, f"has {value_for_message(name)}", "each other area once"
            )
        if area.name not in by_name[name].neighbours:
            problem = f"has {name}, which does not name {area.name}"
            raise county.field_error(place, problem, "neighbours that name each other")


def read_map_cards(county: TomlFields, areas: tuple[TrailArea, ...]) -> tuple[MapCard, ...]:
    """Return one map card for each player count; raise Unreadable if one is missing or its
    regions or map are not connected."""
    cards = tuple(_read_map_card(fields, areas) for fields in county.tables("map_card"))
    county.check_no_unknown_keys()
    counts = [card.player_count for card in cards]
    for players in PLAYER_COUNTS:
        if players not in counts:
            problem = f"has no card for {players} players"
            raise county.field_error(
                "map_card", problem, f"one for each of {word_list_for_message(PLAYER_COUNTS)}"
            )
    if len(set(counts)) < len(counts):
        problem = f"has the player counts {counts}"
        raise county.field_error("map_card", problem, "one card per player count")
    return cards


def _read_map_card(fields: TomlFields, areas: tuple[TrailArea, ...]) -> MapCard:
    players = fields.integer("players", 1, max(PLAYER_COUNTS))
    fields.label = f"map_card of {players} players: "
    names = {area.name for area in areas}
    regions = tuple(
        tuple(fields.word_list(region, names, "areas")) if region in fields else ()
        for region in REGION_NAMES
    )
    card = MapCard(
        player_count=players,
        face_up_per_region=fields.integer("face_up_per_region", 0, MAX_FACE_UP_TILES),
        regions=regions,
    )
    read_source_and_finish_entry(fields)
    _check_regions(fields, card)
    neighbours = {area.name: area.neighbours for area in areas}
    for region, used in zip(REGION_NAMES, regions, strict=True):
        _check_connected(fields, region, used, neighbours)
    _check_connected(fields, "map", [name for used in regions for name in used], neighbours)
    return card


def _check_regions(fields: TomlFields, card: MapCard) -> None:
    used: set[str] = set()
    for number, (region, names) in enumerate(zip(REGION_NAMES, card.regions, strict=True)):
        if names and not all(card.regions[:number]):
            raise fields.field_error(region, "follows an empty region", "regions from a on, no gap")
        if names and len(names) < card.face_up_per_region:
            problem = f"is {card.face_up_per_region}, region {region} has {len(names)} areas"
            raise fields.field_error(
                "face_up_per_region", problem, "no more than a region has areas"
            )
        for name in names:
            if name in used:
                raise fields.field_error(region, f"has {name}", "each area in one region only")
            used.add(name)
    if not used:
        raise fields.field_error("a", "is empty", "at least one area")


def _check_connected(
    fields: TomlFields,
    part_label: str,
    names: Collection[str],
    neighbours: dict[str, tuple[str, ...]],
) -> None:
    reached: list[str] = list(names)[:1]
    for name in reached:
        reached += [near for near in neighbours[name] if near in names and near not in reached]
    apart = [name for name in names if name not in reached]
    if apart:
        problem = f"does not hang together: {apart[0]} touches no other part of it"
        raise Unreadable(
            f"{fields.source_name}: {fields.label}{part_label} {problem}; allowed: one piece."
        )
