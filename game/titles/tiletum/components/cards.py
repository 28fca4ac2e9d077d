"""The Cardinal's decrees, challenges and levels (C-103, C-104), and the tiles of every deck."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final, NamedTuple

from game.fields import Fields, listed, shown
from game.titles.tiletum.components.boards import is_gain
from game.titles.tiletum.rules import components
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
    PricedTile,
    SilverCardinal,
    Surprise,
    TiletumTileKind,
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
    prices = fields.items("surprise_price", "prices")
    return SilverCardinal(
        decrees,
        fields.each("surprise", _surprise),
        tuple(_price(fields, price) for price in prices),
        *hard,
    )


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


# The tiles of one deck: contracts, bonus tiles or characters (T-104).

TILES_LONGEST_NAME: Final = 50
MOST_COPIES: Final = 9
NO_COPIES: Final = (0, 0, 0)  # until they are read
PAYABLE: Final = ("same", "wool", "iron")
BONUS_KINDS: Final = (
    components.CREST,
    components.CONTRACT,
    "action",
    "goods",
    "misc",
    components.BOOST,
    components.COLOUR,
)
DEEP: Final = "deep:"  # before the name of an underground tile
CONTRACT_KINDS: Final = (components.CREST, components.CONTRACT)


class Naming(NamedTuple):
    """What names are held against: the crests there are, and what is on the tile if they tell it.

    In a pack a tile keeps the name it has in our box, whatever its owner reads on it.
    """

    crests: Collection[str]
    telling: bool = True


def read_tiles(fields: Fields, deck: str, naming: Naming) -> tuple[TiletumTileKind, ...]:
    """Return the kinds of tiles of a deck, each name once."""
    tiles = fields.each("tile", lambda entry: _tile(entry, deck, naming))
    _require_each_once(fields, "tile", tiles)
    return tiles


def read_priced_tiles(fields: Fields, deck: str, naming: Naming) -> tuple[PricedTile, ...]:
    """Return the kinds of tiles a file adds to a deck, with what their use costs."""
    tiles = fields.each(deck, lambda entry: _priced(entry, deck, naming))
    _require_each_once(fields, deck, [tile.kind for tile in tiles])
    return tiles


def _priced(entry: Fields, deck: str, naming: Naming) -> PricedTile:
    gold, silver = entry.table("pay", needed=False).finished(
        lambda prices: [prices.whole(word, 0, MOST, default=0) for word in ("gold", "silver")]
    )
    return PricedTile(_tile(entry, deck, naming, price(gold, silver)), gold, silver)


def price(gold: int, silver: int) -> str:
    """Return the word before the gain in the name of a tile that costs something to use."""
    if silver:
        return "silver-"
    return "buy-" if gold else ""


def _require_each_once(fields: Fields, key: str, tiles: Collection[TiletumTileKind]) -> None:
    names = [tile.name for tile in tiles]
    if len(set(names)) != len(names):
        raise fields.refusal(key, "has a name twice", "each name once")


def _tile(entry: Fields, deck: str, naming: Naming, priced: str = "") -> TiletumTileKind:
    name = entry.text("name", TILES_LONGEST_NAME)
    entry.label = f"tile {name}: "
    plain, three, four = entry.wholes("copies", 0, MOST_COPIES, 3)
    if deck == components.CHARACTERS:
        person, gain = entry.choice("type", components.TYPES), _gain(entry, "gain")
        _require(naming, entry, name, f"{person}:{gain}")
        tile = TiletumTileKind(name, components.CHARACTER, deck, NO_COPIES, type=person, gain=gain)
    else:
        tile = _other(entry, name, deck, naming, priced)
    return replace(tile, copies=(plain, three, four))


def _other(entry: Fields, name: str, deck: str, naming: Naming, priced: str) -> TiletumTileKind:
    allowed = CONTRACT_KINDS if deck == components.CONTRACTS else BONUS_KINDS
    kind = entry.choice("kind", allowed)
    if kind == components.CREST:
        crest = name.removeprefix(DEEP).partition(":")[2]
        if crest not in naming.crests:
            raise entry.refusal("name", f"is {shown(name)}", "crest: and a crest of the box")
        return TiletumTileKind(name, kind, deck, NO_COPIES, crest=crest)
    if kind == components.CONTRACT:
        return _contract(entry, name, deck, naming)
    if kind in (components.BOOST, components.COLOUR):
        return TiletumTileKind(name, kind, deck, NO_COPIES, boost=entry.whole("boost", 0, MOST))
    gain = _gain(entry, "gain")
    _require(naming, entry, name, told_with(priced, gain))
    return TiletumTileKind(name, components.HELPER, deck, NO_COPIES, gain=gain)


def told_with(priced: str, gain: str) -> str:
    """Return the name of a helper: what may be bought is named without its number."""
    return f"buy-{gain.rstrip('0123456789')}" if priced == "buy-" else f"{priced}{gain}"


def _contract(entry: Fields, name: str, deck: str, naming: Naming) -> TiletumTileKind:
    cost = entry.table("cost").finished(
        lambda costs: tuple((w, costs.whole(w, 1, MOST)) for w in PAYABLE if w in costs)
    )
    if not cost:
        raise entry.refusal("cost", "is empty", ", ".join(PAYABLE))
    points, extra = entry.whole("points", 0, MOST), _gain(entry, "extra")
    told = "+".join(f"{word}{number}" for word, number in cost) + f":{points}"
    _require(naming, entry, name, told if extra == components.NOTHING else f"{told}:{extra}")
    return TiletumTileKind(
        name, components.CONTRACT, deck, NO_COPIES, cost=cost, points=points, gain=extra
    )


def _gain(entry: Fields, key: str) -> str:
    text = entry.text(key, TILES_LONGEST_NAME)
    if not is_gain(text):
        raise entry.refusal(key, f"is {shown(text)}", "none, or parts with numbers joined by +")
    return text


def _require(naming: Naming, entry: Fields, name: str, told: str) -> None:
    """A name says what is on the tile, so that positions can be read without the box."""
    if naming.telling and name.removeprefix(DEEP) != told:
        raise entry.refusal("name", f"is {shown(name)}", told)
