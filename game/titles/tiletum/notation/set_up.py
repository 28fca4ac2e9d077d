"""Reads the set-up of a position: title, edition, options and seats."""

from dataclasses import replace

from game.engine.title import Options
from game.files.toml_fields import TomlFields
from game.notation import positions
from game.titles.tiletum.notation import game_options as offered
from game.titles.tiletum.rules.components import CARDINAL_LEVEL_NAMES


def read_set_up(text: str, source: str) -> positions.PositionSetUp:
    """Return the set-up of a position text; raise Unreadable for one that the title does not
    offer."""
    fields, edition = positions.read_position_head(
        text, source, offered.TITLE_NAME, offered.EDITION_NAMES
    )
    words = fields.unchecked_list("expansions", "options", ())
    expansions = offered.checked_expansions_in_order(words, f"{source}: expansions has")
    known = (
        (*offered.SEAT_COLOUR_NAMES, offered.AUTOMA_COLOUR)
        if "cardinal" in fields
        else offered.SEAT_COLOUR_NAMES
    )
    seats, colours, names = positions.read_position_players(fields, known, offered.SEAT_COUNTS)
    options = Options(offered.TITLE_NAME, len(seats), edition, expansions)
    if "cardinal" in fields:
        level = fields.choice("cardinal", CARDINAL_LEVEL_NAMES)
        options = replace(options, automa=(level,), automa_seat=_cardinal_seat(fields, seats))
        theirs = colours[options.automa_seat] == offered.AUTOMA_COLOUR
        if theirs != (colours.count(offered.AUTOMA_COLOUR) == 1):
            allowed = f'"{offered.AUTOMA_COLOUR}" for him alone'
            raise fields.field_error("cardinal", "has another colour", allowed)
    return positions.PositionSetUp(options, colours, names, fields, seats)


def _cardinal_seat(fields: TomlFields, entries: tuple[TomlFields, ...]) -> int:
    """Return the seat marked as the Cardinal's; raise Unreadable unless there are exactly two seats
    and exactly one is marked (C-101)."""
    seats = [seat for seat, p in enumerate(entries) if p.boolean("cardinal", default=False)]
    if len(seats) != 1 or len(entries) != offered.SOLO_SEAT_COUNT_WITH_CARDINAL:
        problem = f"is played by {len(seats)} of {len(entries)} players"
        raise fields.field_error("cardinal", problem, "one of two")
    return seats[0]
