"""Reads the counters of one player (B-0.4, B-0.12)."""

from typing import Final

from game.files.toml_fields import TomlFields
from game.titles.brass.rules.components import COUNTER_ERA_NAMES, INDUSTRY_NAMES, CounterKind
from game.titles.brass.track_components import LARGEST_NUMBER

HIGHEST_COUNTER_LEVEL: Final = 4
INDUSTRIES_WITH_CUBES: Final = ("coal-mine", "ironworks")


def read_counter_kinds(fields: TomlFields) -> tuple[CounterKind, ...]:
    """Return every kind of counter, by industry and level; raise Unreadable if an industry is
    missing or the order is wrong."""
    counters = tuple(_read_counter_kind(entry) for entry in fields.tables("counter"))
    keys = [(INDUSTRY_NAMES.index(kind.industry), kind.level) for kind in counters]
    if keys != sorted(set(keys)) or {key[0] for key in keys} != set(range(len(INDUSTRY_NAMES))):
        allowed = "every industry in the printed order, its levels ascending"
        raise fields.field_error("counter", "is out of order or left out", allowed)
    return counters


def _read_counter_kind(entry: TomlFields) -> CounterKind:
    industry = entry.choice("industry", INDUSTRY_NAMES)
    level = entry.integer("level", 0, HIGHEST_COUNTER_LEVEL)
    entry.label = f"counter {industry} {level}: "
    holds = industry in INDUSTRIES_WITH_CUBES
    kind = CounterKind(
        industry=industry,
        level=level,
        copies=entry.integer("count", 1, LARGEST_NUMBER),
        buildable_era=entry.choice("era", COUNTER_ERA_NAMES),
        cost=entry.integer("cost", 0, LARGEST_NUMBER),
        needs_coal=entry.boolean("coal"),
        needs_iron=entry.boolean("iron"),
        income_spaces=entry.integer("income", 0, LARGEST_NUMBER),
        points=entry.integer("points", 0, LARGEST_NUMBER),
        cubes=entry.integer("cubes", 1 if holds else 0, 9 if holds else 0),
    )
    entry.check_no_unknown_keys()
    return kind
