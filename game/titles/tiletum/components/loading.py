"""Loads all component files of one folder, once."""

from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import ReplaceableFieldsByFileAndKey, ReplaceableNumbers
from game.notation.component_files import component_folder, digest_of_numbers_and_names
from game.packs.component_files import MAX_CACHED_BOXES, ComponentFiles
from game.titles.tiletum.components import boards, cardinal_cards, main_map, tiles
from game.titles.tiletum.components.boards import LARGEST_NUMBER
from game.titles.tiletum.components.silver import read_silver_expansion
from game.titles.tiletum.rules.components import Components
from game.titles.tiletum.rules.components_in_play import BASE_DECK_NAMES

SILVER_FILES: Final = ("silver", "underground", "silver-tiles", "silver-cardinal")
COMPONENT_FILE_NAMES: Final = (
    "map",
    "cathedrals",
    "fairs",
    *BASE_DECK_NAMES,
    "box",
    "cardinal",
    *SILVER_FILES,
)
NUMBER_SOURCE_WORDS: Final = ("published", "partly", "ours")

REPLACEABLE_TILE_FIELD_NAMES: Final = ("copies", "cost", "extra", "points", "gain", "boost", "pay")
REPLACEABLE_FIELD_NAMES: Final[ReplaceableFieldsByFileAndKey] = {
    "bonus": {"tile": REPLACEABLE_TILE_FIELD_NAMES},
    "contracts": {"tile": REPLACEABLE_TILE_FIELD_NAMES},
    "characters": {"tile": REPLACEABLE_TILE_FIELD_NAMES},
    "cathedrals": {"cost": ("points", "stone")},
    "box": {
        "contract_prices": (),
        "corruption": (),
        "goods_per_point": (),
        "completed_points": (),
        "king": (),
        "start": (),
    },
    "silver": {
        "explorer_cost": (),
        "ribbons": (),
        "technology_cost": (),
        "silver_per_point": (),
        "cost": ("amount", "points"),
    },
    "silver-tiles": {
        "contracts": REPLACEABLE_TILE_FIELD_NAMES,
        "characters": REPLACEABLE_TILE_FIELD_NAMES,
        "bonus": REPLACEABLE_TILE_FIELD_NAMES,
        "underground": REPLACEABLE_TILE_FIELD_NAMES,
    },
}


@lru_cache(MAX_CACHED_BOXES)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the checked components of a folder (None: the built-in ones of the title), cached.

    The pack's numbers replace those of the folder. Raise Unreadable with the file and key, the
    value and the allowed values.
    """
    source = ComponentFiles(folder or component_folder("tiletum"), pack)
    files = {name: source.read_fields(name) for name in COMPONENT_FILE_NAMES}
    box = files["box"]
    crests = tuple(str(word) for word in box.unchecked_list("crests", "names of crests"))
    naming = tiles.TileNameRequirements(crests, needs_describing_names=pack is None)
    spaces = main_map.read_spaces(files["map"])
    cathedrals = main_map.read_cathedrals(files["cathedrals"], spaces)
    wheel = boards.read_wheel(box)
    components = Components(
        spaces=spaces,
        space_pairs_with_road=main_map.read_roads(files["map"], spaces),
        cathedrals=cathedrals,
        cost_tiles=main_map.read_stones_and_points_of_cost_tiles(
            files["cathedrals"], len(cathedrals)
        ),
        fairs=boards.read_fairs(files["fairs"], spaces),
        tiles=tuple(
            kind for deck in BASE_DECK_NAMES for kind in tiles.read_tiles(files[deck], deck, naming)
        ),
        wheel=wheel,
        king_track=boards.read_king_track(box, wheel.corruption_tokens),
        start_possessions=box.table("start").read_and_check_all_known(
            lambda entry: boards.read_start_possessions(entry, spaces)
        ),
        player_board=box.table("board").read_and_check_all_known(
            lambda entry: boards.read_player_board(entry, len(crests))
        ),
        crest_kind_names=crests,
        contract_prices_in_action_points=box.integers("contract_prices", 1, LARGEST_NUMBER, 5),
        offered_character_count=box.integer("characters_offered", 5, 5),
        goods_per_point=box.integer("goods_per_point", 1, LARGEST_NUMBER),
        points_by_completed_buildings=box.integers("completed_points", 0, LARGEST_NUMBER, 7),
        cardinal=cardinal_cards.read_cardinal_components(files["cardinal"]),
        silver_expansion=read_silver_expansion([files[name] for name in SILVER_FILES], naming),
    )
    for fields in files.values():
        sources = fields.table("sources")
        groups = sources.take_all_keys()
        for group in groups:
            sources.choice(group, NUMBER_SOURCE_WORDS)
        fields.check_no_unknown_keys()
    return components


def components_digest(components: Components, *, with_silver: bool = False) -> bytes:
    """Return an 8-byte digest of every number and name the rules use, in a fixed order.

    The additions of In Search of Silver are included only for games with silver.
    """
    *base, added = astuple(components)
    used = [*base, added] if with_silver else base
    return digest_of_numbers_and_names(used)


def load_replaceable_numbers() -> ReplaceableNumbers:
    """Return the numbers of Tiletum that packs may replace, with the built-in values and their
    sources."""
    files = ComponentFiles(component_folder("tiletum"))
    return ReplaceableNumbers(
        files.read_builtin_values(REPLACEABLE_FIELD_NAMES),
        REPLACEABLE_FIELD_NAMES,
        sources_by_file_or_key=files.read_builtin_sources(REPLACEABLE_FIELD_NAMES),
    )
