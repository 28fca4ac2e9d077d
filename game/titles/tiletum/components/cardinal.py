"""The Cardinal's decrees, challenges and levels (C-103, C-104)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    ANY,
    CHALLENGES,
    CONDITIONS,
    ENDS,
    EVERY_ACTION,
    EVERY_FAIR,
    EVERY_GAME,
    EXPLORER,
    FAIRS,
    FEET,
    GOODS,
    HIGHEST,
    LEVELS,
    NEEDED,
    SILVER_CHALLENGES,
    SILVER_FAIRS,
    TYPES,
    Cardinal,
    Decree,
)
from game.titles.tiletum.rules.expansion import EFFECTS, SITES, SilverCardinal, Surprise

LONGEST_NAME: Final = 40
MOST: Final = 99


def read_cardinal(fields: Fields) -> Cardinal:
    """Return what the Cardinal plays with: a decree for every fair, and two for every game."""
    if tuple(fields.words("challenges", CHALLENGES, "challenges")) != CHALLENGES:
        raise fields.refusal("challenges", "are out of order", listed(CHALLENGES))
    decrees = tuple(_decree(entry, (*FAIRS, *EVERY_GAME)) for entry in fields.tables("decree"))
    if sorted(decree.fair for decree in decrees) != sorted((*FAIRS, *EVERY_GAME)):
        raise fields.refusal("decree", "leaves a fair out", listed((*FAIRS, *EVERY_GAME)))
    levels = fields.table("levels")
    numbers = tuple((level, levels.whole(level, 0, len(CHALLENGES))) for level in LEVELS)
    levels.finish()
    return Cardinal(decrees, numbers, fields.whole("joker_points", 0, MOST))


def read_silver_cardinal(fields: Fields) -> SilverCardinal:
    """Return what he plays with in games with silver (S-901, S-902)."""
    if tuple(fields.words("challenges", SILVER_CHALLENGES, "challenges")) != SILVER_CHALLENGES:
        raise fields.refusal("challenges", "are out of order", listed(SILVER_CHALLENGES))
    known = (*EVERY_FAIR, *ENDS)
    decrees = tuple(_decree(entry, known) for entry in fields.tables("decree"))
    hard = fields.table("hard_start")
    cardinal = SilverCardinal(
        decrees,
        tuple(_surprise(entry) for entry in fields.tables("surprise")),
        tuple(_price(fields, price) for price in fields.items("surprise_price", "prices")),
        hard.whole("points", 0, MOST),
        hard.whole("silver", 0, MOST),
    )
    hard.finish()
    if not {*SILVER_FAIRS, *ENDS} <= {decree.fair for decree in decrees}:
        raise fields.refusal("decree", "leaves a fair out", listed((*SILVER_FAIRS, *ENDS)))
    return cardinal


def _price(fields: Fields, price: object) -> tuple[int, int]:
    if not isinstance(price, list) or len(price) != 2 or not all(type(n) is int for n in price):
        raise fields.refusal("surprise_price", f"has {shown(price)}", "silver and cards")
    return int(price[0]), int(price[1])


def _surprise(entry: Fields) -> Surprise:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"surprise {name}: "
    effects = tuple(_effect(entry, effect) for effect in entry.items("effects", "effects"))
    surprise = Surprise(name, entry.whole("points", 0, MOST), effects)
    entry.finish()
    return surprise


def _effect(entry: Fields, effect: object) -> tuple[str, int]:
    if effect in EFFECTS:
        return str(effect), 1
    word = str(effect).rstrip("0123456789")
    if word not in (*GOODS, *EVERY_ACTION, "silver", NEEDED) or word == str(effect):
        raise entry.refusal("effects", f"has {shown(effect)}", "an effect or a gain")
    return word, int(str(effect)[len(word) :])


def _decree(entry: Fields, fairs: tuple[str, ...]) -> Decree:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"decree {name}: "
    decree = Decree(
        name,
        entry.choice("fair", fairs),
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
    if deed == EXPLORER and set(goods.split(">")) <= set(SITES):
        return str(line[0]), str(line[1])
    if not (deed in TYPES and not goods) and not (deed in (HIGHEST, NEEDED) and known):
        raise entry.refusal("lines", f"has {shown(line[1])}", "an action, highest: or needed:")
    return str(line[0]), str(line[1])
