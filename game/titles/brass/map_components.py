"""Reads the map: places with their spaces, lines between them, the virtual link (B-0)."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.brass.rules.components import (
    INDUSTRY_NAMES,
    LOCATION_PLACE_KIND,
    PLACE_KINDS,
    MapLine,
    Place,
)

LONGEST_NAME: Final = 30
MAX_PLACE_COUNT: Final = 30  # a set of places is a number's bits


def read_places(fields: TomlFields) -> tuple[Place, ...]:
    """Return every place, locations first.

    Raise Unreadable if the locations are not first and in alphabetical order, a name appears
    twice, or there are too many places.
    """
    places = tuple(_read_place(entry) for entry in fields.tables("place"))
    names = [place.name for place in places]
    locations = [place.name for place in places if place.kind == LOCATION_PLACE_KIND]
    if names[: len(locations)] != sorted(locations) or len(set(names)) != len(names):
        allowed = "the locations first, in alphabetical order, and each place once"
        raise fields.field_error("place", f"has {word_list_for_message(names)}", allowed)
    if len(places) > MAX_PLACE_COUNT:
        raise fields.field_error(
            "place", f"appears {len(places)} times", f"at most {MAX_PLACE_COUNT}"
        )
    return places


def _read_place(entry: TomlFields) -> Place:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"place {name}: "
    kind = entry.choice("kind", PLACE_KINDS)
    spaces = entry.unchecked_list("spaces", "spaces", None if kind == LOCATION_PLACE_KIND else ())
    if bool(spaces) != (kind == LOCATION_PLACE_KIND):
        raise entry.field_error(
            "spaces", f"is {value_for_message(spaces)}", "spaces for a location alone"
        )
    place = Place(name, kind, tuple(_read_space_industries(entry, space) for space in spaces))
    entry.check_no_unknown_keys()
    return place


def _read_space_industries(entry: TomlFields, space: object) -> tuple[str, ...]:
    words = [word for word in INDUSTRY_NAMES if isinstance(space, list) and word in space]
    if not words or words != space:
        raise entry.field_error(
            "spaces",
            f"has {value_for_message(space)}",
            f"some of {word_list_for_message(INDUSTRY_NAMES)}",
        )
    return tuple(words)


def read_map_lines(fields: TomlFields, places: tuple[Place, ...]) -> tuple[MapLine, ...]:
    """Return every line on the map; raise Unreadable if they are not in alphabetical order of
    their places or one appears twice."""
    lines = tuple(_read_map_line(entry, places) for entry in fields.tables("line"))
    names = [line.places for line in lines]
    if names != sorted(set(names)):
        raise fields.field_error("line", "is out of order or there twice", "alphabetical order")
    return lines


def _read_map_line(entry: TomlFields, places: tuple[Place, ...]) -> MapLine:
    names = entry.word_list("places", [place.name for place in places], "places")
    if len(names) != 2 or names != sorted(names):
        raise entry.field_error(
            "places", f"is {value_for_message(names)}", "two in alphabetical order"
        )
    line = MapLine((names[0], names[1]), entry.boolean("canal"), entry.boolean("rail"))
    if not (line.fits_canal or line.fits_rail):
        raise entry.field_error("canal", "and rail are false", "one of the two true")
    entry.check_no_unknown_keys()
    return line


def read_ferry(fields: TomlFields, places: tuple[Place, ...]) -> tuple[str, str]:
    """Return the names of the two locations of the ferry, a virtual link from the first to the
    second (B-0.9); raise Unreadable for other names."""
    locations = [place.name for place in places if place.kind == LOCATION_PLACE_KIND]
    entry = fields.table("ferry")
    ends = entry.choice("from", locations), entry.choice("to", locations)
    entry.check_no_unknown_keys()
    return ends
