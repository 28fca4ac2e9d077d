"""The Cardinal's decrees, challenges and levels (C-103, C-104)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    ANY,
    CHALLENGES,
    CONDITIONS,
    EVERY_GAME,
    FAIRS,
    FEET,
    GOODS,
    HIGHEST,
    LEVELS,
    NEEDED,
    TYPES,
    Cardinal,
    Decree,
)

LONGEST_NAME: Final = 40
MOST: Final = 99


def read_cardinal(fields: Fields) -> Cardinal:
    """Return what the Cardinal plays with: a decree for every fair, and two for every game."""
    if tuple(fields.words("challenges", CHALLENGES, "challenges")) != CHALLENGES:
        raise fields.refusal("challenges", "are out of order", listed(CHALLENGES))
    decrees = tuple(_decree(entry) for entry in fields.tables("decree"))
    if sorted(decree.fair for decree in decrees) != sorted((*FAIRS, *EVERY_GAME)):
        raise fields.refusal("decree", "leaves a fair out", listed((*FAIRS, *EVERY_GAME)))
    levels = fields.table("levels")
    numbers = tuple((level, levels.whole(level, 0, len(CHALLENGES))) for level in LEVELS)
    levels.finish()
    return Cardinal(decrees, numbers, fields.whole("joker_points", 0, MOST))


def _decree(entry: Fields) -> Decree:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"decree {name}: "
    decree = Decree(
        name,
        entry.choice("fair", (*FAIRS, *EVERY_GAME)),
        tuple(_line(entry, line) for line in entry.items("lines", "lines")),
        tuple(entry.words("foot", FEET, "goods")),
    )
    entry.finish()
    return decree


def _line(entry: Fields, line: object) -> tuple[str, str]:
    if not isinstance(line, list) or len(line) != 2 or line[0] not in CONDITIONS:
        raise entry.refusal("lines", f"has {shown(line)}", f"one of {listed(CONDITIONS)}, a deed")
    deed, _, goods = str(line[1]).partition(":")
    known = set(goods.split("/")) <= set(GOODS) or goods == ANY
    if not (deed in TYPES and not goods) and not (deed in (HIGHEST, NEEDED) and known):
        raise entry.refusal("lines", f"has {shown(line[1])}", "an action, highest: or needed:")
    return str(line[0]), str(line[1])
