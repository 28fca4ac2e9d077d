"""Reads the arsenic market (AR-5)."""

from game.files.toml_fields import Fields, shown
from game.titles.tinners_trail.components.source import read_source_and_finish
from game.titles.tinners_trail.rules.components import Market
from game.titles.tinners_trail.rules.kinds import ROUNDS

MOST_WORK = 10

MARKET_MOST_POUNDS = 99


def read_market(fields: Fields) -> Market:
    """Return the sections, one per round; their values must fall from space to space."""
    sections = _read_sections(fields)
    work = fields.table("work")
    read_source_and_finish(fields)
    market = Market(sections=sections, sell=work.whole("sell", 1, MOST_WORK))
    read_source_and_finish(work)
    return market


def _read_sections(fields: Fields) -> tuple[tuple[int, ...], ...]:
    allowed = (
        f"{ROUNDS} lists of pounds from 1 to {MARKET_MOST_POUNDS}, each lower than the one before"
    )
    sections = fields.items("sections", "lists of pounds")
    spaces: list[int] = []
    for section in sections:
        if not isinstance(section, list) or not section:
            raise fields.refusal("sections", f"has {shown(section)}", allowed)
        for pounds in section:
            most = spaces[-1] - 1 if spaces else MARKET_MOST_POUNDS
            if type(pounds) is not int or not 1 <= pounds <= most:
                raise fields.refusal("sections", f"has a space with {shown(pounds)}", allowed)
            spaces.append(pounds)
    if len(sections) != ROUNDS:
        raise fields.refusal("sections", f"has {len(sections)} lists", allowed)
    return tuple(tuple(section) for section in sections if isinstance(section, list))
