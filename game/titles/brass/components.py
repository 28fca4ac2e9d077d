"""Loads what is printed in the box, and checks it (B-0, B-1, B-18)."""

from dataclasses import astuple
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.owner_pack import Pack
from game.engine.replaceable_numbers import ReplaceableFieldsByFileAndKey, ReplaceableNumbers
from game.files.toml_fields import TomlFields, word_list_for_message
from game.notation.component_files import component_folder, digest_of_numbers_and_names
from game.packs.component_files import MAX_CACHED_BOXES, ComponentFiles
from game.titles.brass.counter_components import read_counter_kinds
from game.titles.brass.map_components import read_ferry, read_map_lines, read_places
from game.titles.brass.rules.components import (
    INDUSTRY_NAMES,
    LOCATION_PLACE_KIND,
    CardPack,
    Components,
    GameLengthForPlayerCount,
)
from game.titles.brass.track_components import read_start_values_and_action_costs, read_tracks

# The packs of cards with their distant tiles, and how long games are (B-1.6, B-18).

MAX_CARDS: Final = 66
MAX_ROUNDS_PER_ERA: Final = 20
MAX_SPACES_OF_DISTANT_TILE: Final = 4
PLAYER_COUNTS: Final = (2, 3, 4)

NUMBER_SOURCE_WORDS: Final = ("published", "inferred", "ours")

REPLACEABLE_COUNTER_FIELD_NAMES: Final = (
    "count",
    "cost",
    "coal",
    "iron",
    "income",
    "points",
    "cubes",
)
REPLACEABLE_FIELD_NAMES: Final[ReplaceableFieldsByFileAndKey] = {
    "counters": {"counter": REPLACEABLE_COUNTER_FIELD_NAMES},
    "cards": {"pack": ("cards", "distant"), "game": ("rounds", "out_canal", "out_rail")},
    "tracks": {"prices": (), "from_supply": (), "demand": (), "income": ()},
    "company": {
        **dict.fromkeys(("money", "income_space", "canal", "rail", "second_rail"), ()),
        **dict.fromkeys(("loan", "loan_steps", "pounds_a_point"), ()),
    },
}


def _read_card_pack(entry: TomlFields, kinds: list[str]) -> CardPack:
    table = entry.table("cards")
    cards = tuple((kind, table.integer(kind, 0, MAX_CARDS, default=0)) for kind in kinds)
    table.check_no_unknown_keys()
    if not 0 < sum(number for _, number in cards) <= MAX_CARDS:
        raise entry.field_error("cards", "are missing or too many", f"1 to {MAX_CARDS} cards")
    pack = CardPack(
        _read_ascending_numbers(entry, "players", 5),
        cards,
        _read_ascending_numbers(entry, "distant", MAX_SPACES_OF_DISTANT_TILE),
    )
    entry.check_no_unknown_keys()
    return pack


def _read_ascending_numbers(entry: TomlFields, key: str, max_number: int) -> tuple[int, ...]:
    numbers = [item for item in entry.unchecked_list(key, "whole numbers") if isinstance(item, int)]
    if not numbers or numbers != sorted(entry.unchecked_list(key, "whole numbers"), key=str):
        raise entry.field_error(key, "is not in order", "whole numbers in ascending order")
    if not 0 <= min(numbers) <= max(numbers) <= max_number:
        raise entry.field_error(
            key, f"has {word_list_for_message(numbers)}", f"whole numbers from 0 to {max_number}"
        )
    return tuple(numbers)


def read_game_lengths(
    fields: TomlFields, packs: tuple[CardPack, ...]
) -> tuple[GameLengthForPlayerCount, ...]:
    """Return the length of the game for each number of players; raise Unreadable if one is
    missing or its rounds do not use up all cards."""
    lengths = tuple(_read_game_length(entry) for entry in fields.tables("game"))
    if sorted(length.player_count for length in lengths) != list(PLAYER_COUNTS):
        raise fields.field_error(
            "game", "leaves out a player count", word_list_for_message(PLAYER_COUNTS)
        )
    for length in lengths:
        pack = next(pack for pack in packs if length.player_count in pack.player_counts)
        cards = sum(number for _, number in pack.card_kind_counts)
        first = (
            cards
            - length.canal_cards_removed
            - length.player_count * (2 * length.rounds_per_era - 1)
        )
        if (
            first
            or cards - length.rail_cards_removed - length.player_count * 2 * length.rounds_per_era
        ):
            problem = f"for {length.player_count} players does not use up its {cards} cards"
            raise fields.field_error("game", problem, "enough rounds to play every card")
    return lengths


def _read_game_length(entry: TomlFields) -> GameLengthForPlayerCount:
    length = GameLengthForPlayerCount(
        player_count=entry.integer("players", min(PLAYER_COUNTS), max(PLAYER_COUNTS)),
        rounds_per_era=entry.integer("rounds", 1, MAX_ROUNDS_PER_ERA),
        canal_cards_removed=entry.integer("out_canal", 0, MAX_CARDS),
        rail_cards_removed=entry.integer("out_rail", 0, MAX_CARDS),
    )
    entry.check_no_unknown_keys()
    return length


@lru_cache(MAX_CACHED_BOXES)
def load_components(folder: Path | None = None, pack: Pack | None = None) -> Components:
    """Return the components read from a folder (None: the built-in ones of the title) and checked;
    equal arguments give one object.

    The pack's numbers replace those of the folder. Raise Unreadable with the file and key, the
    value and the allowed values.
    """
    source = ComponentFiles(folder or component_folder("brass"), pack)
    files = {
        name: source.read_fields(name) for name in ("map", "counters", "cards", "tracks", "company")
    }
    places = read_places(files["map"])
    # The packs; every player count has one
    fields = files["cards"]
    kinds = [place.name for place in places if place.kind == LOCATION_PLACE_KIND] + list(
        INDUSTRY_NAMES
    )
    packs = tuple(_read_card_pack(entry, kinds) for entry in fields.tables("pack"))
    found = sorted(number for pack in packs for number in pack.player_counts)
    if found != list(PLAYER_COUNTS):
        problem = f"has the player counts {word_list_for_message(found)}"
        raise fields.field_error("pack", problem, word_list_for_message(PLAYER_COUNTS))
    components = Components(
        places=places,
        lines=read_map_lines(files["map"], places),
        ferry_places=read_ferry(files["map"], places),
        counters=read_counter_kinds(files["counters"]),
        card_packs=packs,
        game_lengths=read_game_lengths(files["cards"], packs),
        tracks=read_tracks(files["tracks"]),
        start_and_costs=read_start_values_and_action_costs(files["company"]),
    )
    for fields in files.values():
        fields.choice("source", NUMBER_SOURCE_WORDS)
        fields.check_no_unknown_keys()
    return components


def components_digest(components: Components) -> bytes:
    """Return an 8-byte digest of every number and name the rules use, in a fixed order."""
    return digest_of_numbers_and_names(astuple(components))


def load_replaceable_numbers() -> ReplaceableNumbers:
    """Return which numbers of Brass an owner's pack may replace, each with its built-in value and
    its source."""
    files = ComponentFiles(component_folder("brass"))
    return ReplaceableNumbers(
        files.read_builtin_values(REPLACEABLE_FIELD_NAMES),
        REPLACEABLE_FIELD_NAMES,
        sources_by_file_or_key=files.read_builtin_sources(REPLACEABLE_FIELD_NAMES),
    )
