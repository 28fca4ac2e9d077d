"""The Cardinal's decrees, challenges and levels (C-103, C-104), and his surprises (S-901)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import (
    ANY,
    CHALLENGES,
    CONDITIONS,
    EFFECTS,
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
    SITES,
    TYPES,
    Cardinal,
    Decree,
    SilverCardinal,
    Surprise,
)

LONGEST_NAME: Final = 40
MOST: Final = 99


def read_cardinal(fields: Fields) -> Cardinal:
    """Return what the Cardinal plays with: a decree for every fair, and two for every game."""
    if tuple(fields.words("challenges", CHALLENGES, "challenges")) != CHALLENGES:
        raise fields.refusal("challenges", "are out of order", listed(CHALLENGES))
    decrees = fields.each("decree", lambda entry: _decree(entry, (*FAIRS, *EVERY_GAME)))
    if sorted(decree.fair for decree in decrees) != sorted((*FAIRS, *EVERY_GAME)):
        raise fields.refusal("decree", "leaves a fair out", listed((*FAIRS, *EVERY_GAME)))
    levels = fields.table("levels").finished(
        lambda entry: tuple((level, entry.whole(level, 0, len(CHALLENGES))) for level in LEVELS)
    )
    return Cardinal(decrees, levels, fields.whole("joker_points", 0, MOST))


def read_silver_cardinal(fields: Fields) -> SilverCardinal:
    """Return what he plays with in games with silver (S-901, S-902)."""
    if tuple(fields.words("challenges", SILVER_CHALLENGES, "challenges")) != SILVER_CHALLENGES:
        raise fields.refusal("challenges", "are out of order", listed(SILVER_CHALLENGES))
    decrees = fields.each("decree", lambda entry: _decree(entry, (*EVERY_FAIR, *ENDS)))
    if not {*SILVER_FAIRS, *ENDS} <= {decree.fair for decree in decrees}:
        raise fields.refusal("decree", "leaves a fair out", listed((*SILVER_FAIRS, *ENDS)))
    hard = fields.table("hard_start").finished(
        lambda entry: (entry.whole("points", 0, MOST), entry.whole("silver", 0, MOST))
    )
    surprises = fields.each("surprise", _surprise)
    prices = [_price(fields, price) for price in fields.items("surprise_price", "prices")]
    return SilverCardinal(decrees, surprises, tuple(prices), *hard)


def _price(fields: Fields, price: object) -> tuple[int, int]:
    silver, cards = fields.row("surprise_price", price, (int, int), "silver and cards")
    return silver, cards


def _surprise(entry: Fields) -> Surprise:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"surprise {name}: "
    effects = tuple(_effect(entry, effect) for effect in entry.items("effects", "effects"))
    return Surprise(name, entry.whole("points", 0, MOST), effects)


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
    return Decree(
        name,
        entry.choice("fair", fairs),
        tuple(_line(entry, line) for line in entry.items("lines", "lines")),
        tuple(entry.words("foot", FEET, "goods")),
    )


def _line(entry: Fields, line: object) -> tuple[str, str]:
    condition, text = entry.row("lines", line, (str, str), "a condition and a deed")
    if condition not in CONDITIONS:
        raise entry.refusal("lines", f"has {shown(line)}", f"one of {listed(CONDITIONS)}, a deed")
    deed, _, goods = text.partition(":")
    known = set(goods.split("/")) <= set(GOODS) or goods == ANY
    if not (
        (deed == EXPLORER and set(goods.split(">")) <= set(SITES))
        or (deed in TYPES and not goods)
        or (deed in (HIGHEST, NEEDED) and known)
    ):
        raise entry.refusal("lines", f"has {shown(text)}", "an action, highest: or needed:")
    return condition, text
