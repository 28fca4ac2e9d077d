"""The parts of the box that one game uses (S-101)."""

# interpreted: used once, when the tables of board.py are built
from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from game.titles.tiletum.rules.components import (
    ALL_ACTION_NAMES,
    GOOD_NAMES,
    WHEEL_ACTION_NAMES,
    Components,
    SilverExpansion,
    TiletumSpace,
    TiletumTileKind,
    TiletumUnderground,
)
from game.titles.tiletum.rules.kinds import SILVER_PAYMENT, STONE

CONTRACT_DECK_NAME: Final = "contracts"
BONUS_DECK_NAME: Final = "bonus"
CHARACTER_DECK_NAME: Final = "characters"
UNDERGROUND_DECK_NAME: Final = "underground"
BASE_DECK_NAMES: Final = (CONTRACT_DECK_NAME, BONUS_DECK_NAME, CHARACTER_DECK_NAME)
ALL_DECK_NAMES: Final = (*BASE_DECK_NAMES, UNDERGROUND_DECK_NAME)


class ComponentsInPlay(NamedTuple):
    """The components used in one game: spaces of all maps, roads, cathedrals, cost tiles, tiles,
    crests, actions and fairs."""

    spaces: tuple[TiletumSpace, ...]
    space_pairs_with_road: tuple[tuple[str, str], ...]
    mine_slots_by_space: tuple[tuple[tuple[int, int], ...], ...]  # of each space: seats, gold
    cathedrals: tuple[tuple[str, tuple[int, ...]], ...]
    cost_tiles: tuple[tuple[int, int, int], ...]  # what is paid, how much, points; sorted
    payment_kind_by_cathedral: tuple[int, ...]  # what each cathedral is paid with
    tiles: tuple[TiletumTileKind, ...]
    gold_and_silver_price_by_tile: dict[
        str, tuple[int, int]
    ]  # gold and silver for the use of a tile
    deck_names: tuple[str, ...]
    crest_kind_names: tuple[str, ...]
    action_names: tuple[str, ...]
    points_by_fair: tuple[tuple[str, int], ...]
    removed_fair_kind: str


def components_for_game(components: Components, *, silver: bool) -> ComponentsInPlay:
    """Return the components of the base game, with `silver` also those of In Search of Silver."""
    stones = sorted((STONE, stone, points) for stone, points in components.cost_tiles)
    box = ComponentsInPlay(
        components.spaces,
        components.space_pairs_with_road,
        ((),) * len(components.spaces),
        components.cathedrals,
        tuple(stones),
        (STONE,) * len(components.cathedrals),
        components.tiles,
        {},
        BASE_DECK_NAMES,
        components.crest_kind_names,
        WHEEL_ACTION_NAMES,
        components.fairs.points_by_fair,
        "",
    )
    return _components_in_play_with_silver(box, components.silver_expansion) if silver else box


def _components_in_play_with_silver(
    box: ComponentsInPlay, silver: SilverExpansion
) -> ComponentsInPlay:
    towns = [(side, town) for side in silver.map_sides for town in side.towns]
    sacred = [
        (town, _points_of_cathedral_tiles_on_side(silver, side, town.cathedral_payment))
        for side, town in towns
    ]
    sacred = [(town, tiles) for town, tiles in sacred if tiles]
    costs = sorted(
        (payment_kind_number(tile.payment_kind), tile.amount, tile.points)
        for tile in silver.cost_tiles
    )
    return box._replace(
        spaces=(*box.spaces, *(town.space for _, town in towns)),
        space_pairs_with_road=(
            *box.space_pairs_with_road,
            *((a, b) for side in silver.map_sides for a, b, _ in side.paths),
        ),
        mine_slots_by_space=(*box.mine_slots_by_space, *(town.mine_slots for _, town in towns)),
        cathedrals=(*box.cathedrals, *((town.space.name, tiles) for town, tiles in sacred)),
        cost_tiles=(*box.cost_tiles, *costs),
        payment_kind_by_cathedral=(
            *box.payment_kind_by_cathedral,
            *(payment_kind_number(town.cathedral_payment) for town, _ in sacred),
        ),
        tiles=_merge_tile_kinds(box.tiles, tuple(tile.tile_kind for tile in silver.priced_tiles)),
        gold_and_silver_price_by_tile={
            tile.tile_kind.name: (tile.price_in_gold, tile.price_in_silver)
            for tile in silver.priced_tiles
        },
        deck_names=ALL_DECK_NAMES,
        crest_kind_names=(*box.crest_kind_names, silver.added_crest_kind),
        action_names=ALL_ACTION_NAMES,
        points_by_fair=(*box.points_by_fair, *silver.points_by_added_fair),
        removed_fair_kind=silver.removed_fair_kind,
    )


def payment_kind_number(kind: str) -> int:
    """Return the number of a kind of payment for a cathedral: the index of the good, or
    SILVER_PAYMENT."""
    return GOOD_NAMES.index(kind) if kind in GOOD_NAMES else SILVER_PAYMENT


def _points_of_cathedral_tiles_on_side(
    silver: SilverExpansion, side: TiletumUnderground, cost: str
) -> tuple[int, ...]:
    found = {(number, kind): tiles for number, kind, tiles in silver.cathedrals}
    return found.get((side.map_number, cost), ())


def _merge_tile_kinds(
    base_kinds: tuple[TiletumTileKind, ...], added_kinds: tuple[TiletumTileKind, ...]
) -> tuple[TiletumTileKind, ...]:
    """Return the tile kinds of both lists; a kind in both has the sum of their copies for each
    number of seats."""
    kinds = {(tile.deck, tile.name): tile for tile in base_kinds}
    for tile in added_kinds:
        known = kinds.get((tile.deck, tile.name), replace(tile, copies_by_seat_mark=(0, 0, 0)))
        one, three, four = (
            a + b for a, b in zip(known.copies_by_seat_mark, tile.copies_by_seat_mark, strict=True)
        )
        kinds[tile.deck, tile.name] = replace(tile, copies_by_seat_mark=(one, three, four))
    return tuple(kinds.values())


class RulesSetUp(NamedTuple):
    """The options of one game in the form that the rules need; `cardinal_seat` is the Cardinal's
    seat, -1 without him."""

    seats: int
    is_first_game_set_up: bool = False  # the wheel in printed order (T-114, S-110)
    has_silver: bool = False  # In Search of Silver
    cardinal_seat: int = -1  # the seat the Cardinal plays, -1 without him
    cardinal_level: str = ""  # in a solo game
