"""Reads what In Search of Silver adds to the box: maps, tiles, prices, fairs and technologies."""

from collections.abc import Sequence
from typing import Final

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.components import cardinal_cards, main_map, tiles
from game.titles.tiletum.components.boards import LARGEST_NUMBER, require_all_known_entries_in_order
from game.titles.tiletum.components.main_map import LONGEST_NAME
from game.titles.tiletum.rules import components, components_in_play

MAP_COUNT: Final = 3
SIDE_NAMES: Final = ("A", "B")
COST_WORDS: Final = ("gold", "silver")
NONE_WORD: Final = "none"


def read_silver_expansion(
    files: Sequence[TomlFields], name_requirements: tiles.TileNameRequirements
) -> components.SilverExpansion:
    """Return the Silver expansion from its four files in this order: numbers, underground maps,
    tiles, the Cardinal's cards. Raise Unreadable for a faulty entry."""
    box, underground, decks, cardinal = files
    crest = box.text("crest", LONGEST_NAME)
    known = components.TECHNOLOGY_NAMES
    require_all_known_entries_in_order(
        box, "technologies", box.word_list("technologies", known, "technologies"), known
    )
    require_all_known_entries_in_order(
        box, "overlays", box.word_list("overlays", SIDE_NAMES, "sides"), SIDE_NAMES
    )
    own = name_requirements._replace(crests=[*name_requirements.crests, crest])
    start = box.table("start")
    fairs = box.table("fairs")
    silver = components.SilverExpansion(
        map_sides=underground.read_each_table("map", _read_map_side),
        priced_tiles=tuple(
            tile
            for deck in components_in_play.ALL_DECK_NAMES
            for tile in tiles.read_priced_tiles(decks, deck, own)
        ),
        cathedrals=box.read_each_table("cathedral", _read_cathedral),
        cost_tiles=box.read_each_table("cost", _read_cost_tile),
        points_by_added_fair=tuple(
            (fair, fairs.integer(fair, 1, LARGEST_NUMBER)) for fair in components.SILVER_FAIR_KINDS
        ),
        removed_fair_kind=box.choice("fair_removed", components.BASE_FAIR_KINDS),
        added_crest_kind=crest,
        explorer_silver_costs=box.integers("explorer_cost", 0, LARGEST_NUMBER, MAP_COUNT),
        silver_of_king_track_ribbons=tuple(
            _read_ribbon(box, ribbon) for ribbon in box.unchecked_list("ribbons", "ribbons")
        ),
        symbol_place_offset=box.integer("symbol", 1, 5),
        technology_level_silver_costs=box.integers("technology_cost", 1, LARGEST_NUMBER, 3),
        first_technologies=tuple(box.word_list("first_technologies", known, "technologies")),
        bonused_goods=tuple(box.word_list("bonused_goods", components.GOOD_NAMES, "goods")),
        silver_per_point=box.integer("silver_per_point", 1, LARGEST_NUMBER),
        start_silver_by_turn_order=start.integers("silver", 0, LARGEST_NUMBER, 4),
        start_mines_in_own_supply=start.integer("mines", 0, LARGEST_NUMBER),
        start_mines_in_general_supply=start.integer("mines_general", 0, LARGEST_NUMBER),
        cardinal=cardinal_cards.read_silver_cardinal(cardinal),
    )
    start.check_no_unknown_keys()
    fairs.check_no_unknown_keys()
    return silver


def _read_cathedral(entry: TomlFields) -> tuple[int, str, tuple[int, ...]]:
    number = entry.integer("map", 1, MAP_COUNT)
    cost = entry.choice("cost", COST_WORDS)
    return number, cost, main_map.read_points_of_cathedral_tiles(entry)


def _read_cost_tile(entry: TomlFields) -> components.CathedralCostTile:
    kind = entry.choice("kind", COST_WORDS)
    amount = entry.integer("amount", 1, LARGEST_NUMBER)
    points = entry.integer("points", 0, LARGEST_NUMBER)
    return components.CathedralCostTile(kind, amount, points)


def _read_map_side(entry: TomlFields) -> components.TiletumUnderground:
    number = entry.integer("map", 1, MAP_COUNT)
    side = entry.choice("side", SIDE_NAMES)
    entry.label = f"map {number} {side}: "
    towns = entry.read_each_table("space", _read_town)
    names = [town.space.name for town in towns]
    start = entry.choice("start", names)
    paths = tuple(_read_path(entry, path, names) for path in entry.unchecked_list("paths", "paths"))
    return components.TiletumUnderground(number, side, start, towns, paths)


def _read_path(entry: TomlFields, path: object, names: Sequence[str]) -> tuple[str, str, str]:
    tablets = (*components.TABLET_GAIN_NAMES, NONE_WORD)
    allowed = f"two towns of the map and one of {word_list_for_message(tablets)}"
    one, other, tablet = entry.checked_item_as_tuple("paths", path, (str, str, str), allowed)
    if not {one, other} <= set(names) or tablet not in tablets:
        raise entry.field_error("paths", f"has {value_for_message(path)}", allowed)
    return one, other, tablet


def _read_town(entry: TomlFields) -> components.UndergroundTown:
    name = entry.text("name", LONGEST_NAME)
    entry.label = f"town {name}: "
    space = main_map.read_space_with_slots(entry, name, components.TOWN_SPACE_KIND, has_fair=False)
    mines = tuple(
        _read_mine_slot(entry, place) for place in entry.unchecked_list("mines", "places")
    )
    town = components.UndergroundTown(space, mines, entry.choice("cost", (*COST_WORDS, NONE_WORD)))
    if space.has_cathedral == (town.cathedral_payment == NONE_WORD):
        raise entry.field_error(
            "cost", f"is {town.cathedral_payment}", "a cost where pillars can stand alone"
        )
    return town


def _read_mine_slot(entry: TomlFields, toml_value: object) -> tuple[int, int]:
    seats, gold = entry.checked_item_as_tuple("mines", toml_value, (int, int), "seats, and gold")
    return main_map.checked_minimum_seat_count(entry, "mines", seats), gold


def _read_ribbon(fields: TomlFields, toml_value: object) -> tuple[int, int, int]:
    allowed = "the first space, the last space and an amount of silver"
    first, last, silver = fields.checked_item_as_tuple(
        "ribbons", toml_value, (int, int, int), allowed
    )
    return first, last, silver
