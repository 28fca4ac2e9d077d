"""Reads the arsenic market (AR-5)."""

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.components.entry_source import read_source_and_finish_entry
from game.titles.tinners_trail.rules.components import ArsenicMarket
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT

MAX_WORK_POINTS = 10

MARKET_MAX_POUNDS = 99


def read_arsenic_market(fields: TomlFields) -> ArsenicMarket:
    """Return the arsenic market with one section for each round; raise Unreadable unless its
    values fall from space to space."""
    sections = _read_sections(fields)
    work = fields.table("work")
    read_source_and_finish_entry(fields)
    market = ArsenicMarket(
        pounds_by_section=sections, sale_work_points=work.integer("sell", 1, MAX_WORK_POINTS)
    )
    read_source_and_finish_entry(work)
    return market


def _read_sections(fields: TomlFields) -> tuple[tuple[int, ...], ...]:
    allowed = (
        f"{ROUND_COUNT} lists of pounds from 1 to {MARKET_MAX_POUNDS}, "
        "each lower than the one before"
    )
    sections = fields.unchecked_list("sections", "lists of pounds")
    spaces: list[int] = []
    for section in sections:
        if not isinstance(section, list) or not section:
            raise fields.field_error("sections", f"has {value_for_message(section)}", allowed)
        for pounds in section:
            most = spaces[-1] - 1 if spaces else MARKET_MAX_POUNDS
            if type(pounds) is not int or not 1 <= pounds <= most:
                raise fields.field_error(
                    "sections", f"has a space with {value_for_message(pounds)}", allowed
                )
            spaces.append(pounds)
    if len(sections) != ROUND_COUNT:
        raise fields.field_error("sections", f"has {len(sections)} lists", allowed)
    return tuple(tuple(section) for section in sections if isinstance(section, list))
