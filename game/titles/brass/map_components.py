"""Reads the map: places with their spaces, lines between them, the virtual link (B-0)."""

from typing import Final

from game.files.toml_fields import Fields, listed, shown
from game.titles.brass.rules.components import INDUSTRIES, LOCATION, PLACE_KINDS, MapLine, Place

LONGEST_NAME: Final = 30
MOST_PLACES: Final = 30  # a set of places is a number's bits


def read_places(fields: Fields) -> tuple[Place, ...]:
    """Return every place, locations first, in order of name; names must be unique."""
    places = tuple(_read_place(entry) for entry in fields.tables("place"))
    names = [place.name for place in places]
    locations = [place.name for place in places if place.kind == LOCATION]
    if names[: len(locations)] != sorted(locations) or len(set(names)) != len(names):
        allowed = "the locations first, in alphabetical order, and each place once"
        raise fields.refusal("place", f"has {listed(names)}", allowed)
    if len(places) > MOST_PLACES:
        raise fields.refusal("place", f"appears {len(places)} times", f"at most {MOST_PLACES}")
    return places


def _read_place(entry: Fields) -> Place:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"place {name}: "
    kind = entry.choice("kind", PLACE_KINDS)
    spaces = entry.items("spaces", "spaces", None if kind == LOCATION else ())
    if bool(spaces) != (kind == LOCATION):
        raise entry.refusal("spaces", f"is {shown(spaces)}", "spaces for a location alone")
    place = Place(name, kind, tuple(_read_space_industries(entry, space) for space in spaces))
    entry.finish()
    return place


def _read_space_industries(entry: Fields, space: object) -> tuple[str, ...]:
    words = [word for word in INDUSTRIES if isinstance(space, list) and word in space]
    if not words or words != space:
        raise entry.refusal("spaces", f"has {shown(space)}", f"some of {listed(INDUSTRIES)}")
    return tuple(words)


def read_lines(fields: Fields, places: tuple[Place, ...]) -> tuple[MapLine, ...]:
    """Return every line by its places in alphabetical order, each for canals, rails or both."""
    lines = tuple(_read_line(entry, places) for entry in fields.tables("line"))
    names = [line.places for line in lines]
    if names != sorted(set(names)):
        raise fields.refusal("line", "is out of order or there twice", "alphabetical order")
    return lines


def _read_line(entry: Fields, places: tuple[Place, ...]) -> MapLine:
    names = entry.words("places", [place.name for place in places], "places")
    if len(names) != 2 or names != sorted(names):
        raise entry.refusal("places", f"is {shown(names)}", "two in alphabetical order")
    line = MapLine((names[0], names[1]), entry.flag("canal"), entry.flag("rail"))
    if not (line.canal or line.rail):
        raise entry.refusal("canal", "and rail are false", "one of the two true")
    entry.finish()
    return line


def read_ferry(fields: Fields, places: tuple[Place, ...]) -> tuple[str, str]:
    """Return the ends of the virtual link (B-0.9)."""
    locations = [place.name for place in places if place.kind == LOCATION]
    entry = fields.table("ferry")
    ends = entry.choice("from", locations), entry.choice("to", locations)
    entry.finish()
    return ends
