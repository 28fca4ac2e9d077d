"""Reads the tiles of one deck: contracts, bonus tiles or characters (T-104)."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final, NamedTuple

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tiletum.components.boards import LARGEST_NUMBER, is_valid_gain
from game.titles.tiletum.rules import components, components_in_play
from game.titles.tiletum.rules.components import PricedTile, TiletumTileKind

TILES_LONGEST_NAME: Final = 50
MAX_TILE_COPIES: Final = 9
COPIES_NOT_READ: Final = (0, 0, 0)  # until they are read
CONTRACT_COST_WORDS: Final = ("same", "wool", "iron")
KINDS_IN_CONTRACT_DECK: Final = (components.CREST_TILE_KIND, components.CONTRACT_TILE_KIND)
KINDS_IN_BONUS_DECK: Final = (
    "action",
    "goods",
    "misc",
    components.BOOST_TILE_KIND,
    components.COLOUR_TILE_KIND,
)
UNDERGROUND_TILE_PREFIX: Final = "deep:"  # before the name of an underground tile


class TileNameRequirements(NamedTuple):
    """The requirements for the names of tiles: the known crests, and whether a name must describe
    what is printed on the tile.

    In a pack it need not: a tile keeps its name even if the owner has changed its content.
    """

    crests: Collection[str]
    needs_describing_names: bool = True


def read_tiles(
    fields: TomlFields, deck: str, name_requirements: TileNameRequirements
) -> tuple[TiletumTileKind, ...]:
    """Return the kinds of tiles of a deck; raise Unreadable if a name appears twice."""
    tiles = fields.read_each_table("tile", lambda entry: _read_tile(entry, deck, name_requirements))
    _require_unique_tile_names(fields, "tile", tiles)
    return tiles


def read_priced_tiles(
    fields: TomlFields, deck: str, name_requirements: TileNameRequirements
) -> tuple[PricedTile, ...]:
    """Return the kinds of tiles that a file has for a deck, each with the cost of using it; raise
    Unreadable if a name appears twice."""
    tiles = fields.read_each_table(
        deck, lambda entry: _read_priced_tile(entry, deck, name_requirements)
    )
    _require_unique_tile_names(fields, deck, [tile.tile_kind for tile in tiles])
    return tiles


def _read_priced_tile(
    entry: TomlFields, deck: str, name_requirements: TileNameRequirements
) -> PricedTile:
    gold, silver = entry.table("pay", is_required=False).read_and_check_all_known(
        lambda prices: [
            prices.integer(word, 0, LARGEST_NUMBER, default=0) for word in ("gold", "silver")
        ]
    )
    return PricedTile(
        _read_tile(entry, deck, name_requirements, price_prefix_of_tile_name(gold, silver)),
        gold,
        silver,
    )


def price_prefix_of_tile_name(gold_price: int, silver_price: int) -> str:
    """Return the start of the name of a tile that costs something to use: "silver-", "buy-" (for
    gold), or "" if it is free."""
    if silver_price:
        return "silver-"
    return "buy-" if gold_price else ""


def _require_unique_tile_names(
    fields: TomlFields, key: str, tiles: Collection[TiletumTileKind]
) -> None:
    names = [tile.name for tile in tiles]
    if len(set(names)) != len(names):
        raise fields.field_error(key, "has the same name twice", "each name once")


def _read_tile(
    entry: TomlFields, deck: str, name_requirements: TileNameRequirements, price_prefix: str = ""
) -> TiletumTileKind:
    name = entry.text("name", TILES_LONGEST_NAME)
    entry.label = f"tile {name}: "
    plain, three, four = entry.integers("copies", 0, MAX_TILE_COPIES, 3)
    if deck == components_in_play.CHARACTER_DECK_NAME:
        person = entry.choice("type", components.CHARACTER_TYPE_NAMES)
        gain = _read_gain(entry, "gain")
        _check_name_describes_tile(name_requirements, entry, name, f"{person}:{gain}")
        tile = TiletumTileKind(
            name,
            components.CHARACTER_TILE_KIND,
            deck,
            COPIES_NOT_READ,
            character_type=person,
            gain_text=gain,
        )
    else:
        tile = _read_tile_that_is_no_character(entry, name, deck, name_requirements, price_prefix)
    return replace(tile, copies_by_seat_mark=(plain, three, four))


def _read_tile_that_is_no_character(
    entry: TomlFields,
    name: str,
    deck: str,
    name_requirements: TileNameRequirements,
    price_prefix: str,
) -> TiletumTileKind:
    others = () if deck == components_in_play.CONTRACT_DECK_NAME else KINDS_IN_BONUS_DECK
    kind = entry.choice("kind", (*KINDS_IN_CONTRACT_DECK, *others))
    if kind == components.CREST_TILE_KIND:
        crest = name.removeprefix(UNDERGROUND_TILE_PREFIX).partition(":")[2]
        if crest not in name_requirements.crests:
            raise entry.field_error(
                "name", f"is {value_for_message(name)}", "crest: followed by a crest from the box"
            )
        return TiletumTileKind(name, kind, deck, COPIES_NOT_READ, crest=crest)
    if kind == components.CONTRACT_TILE_KIND:
        return _read_contract(entry, name, deck, name_requirements)
    if kind in (components.BOOST_TILE_KIND, components.COLOUR_TILE_KIND):
        return TiletumTileKind(
            name,
            kind,
            deck,
            COPIES_NOT_READ,
            boost_action_points=entry.integer("boost", 0, LARGEST_NUMBER),
        )
    gain = _read_gain(entry, "gain")
    # What may be bought is named without its number
    told = gain.rstrip("0123456789") if price_prefix == "buy-" else gain
    _check_name_describes_tile(name_requirements, entry, name, f"{price_prefix}{told}")
    return TiletumTileKind(name, components.HELPER_TILE_KIND, deck, COPIES_NOT_READ, gain_text=gain)


def _read_contract(
    entry: TomlFields, name: str, deck: str, name_requirements: TileNameRequirements
) -> TiletumTileKind:
    cost = entry.table("cost").read_and_check_all_known(
        lambda costs: tuple(
            (w, costs.integer(w, 1, LARGEST_NUMBER)) for w in CONTRACT_COST_WORDS if w in costs
        )
    )
    if not cost:
        raise entry.field_error("cost", "is empty", ", ".join(CONTRACT_COST_WORDS))
    points = entry.integer("points", 0, LARGEST_NUMBER)
    extra = _read_gain(entry, "extra")
    told = "+".join(f"{word}{number}" for word, number in cost) + f":{points}"
    _check_name_describes_tile(
        name_requirements,
        entry,
        name,
        told if extra == components.NO_GAIN_WORD else f"{told}:{extra}",
    )
    kind = components.CONTRACT_TILE_KIND
    return TiletumTileKind(
        name, kind, deck, COPIES_NOT_READ, contract_cost=cost, points=points, gain_text=extra
    )


def _read_gain(entry: TomlFields, key: str) -> str:
    text = entry.text(key, TILES_LONGEST_NAME)
    if not is_valid_gain(text):
        raise entry.field_error(
            key,
            f"is {value_for_message(text)}",
            "none, or part names with numbers, joined by +",
        )
    return text


def _check_name_describes_tile(
    name_requirements: TileNameRequirements, entry: TomlFields, name: str, expected_name: str
) -> None:
    """Raise Unreadable if names must describe the content of tiles and the name is not
    `expected_name`."""
    if (
        name_requirements.needs_describing_names
        and name.removeprefix(UNDERGROUND_TILE_PREFIX) != expected_name
    ):
        raise entry.field_error("name", f"is {value_for_message(name)}", expected_name)
