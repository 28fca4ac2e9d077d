"""Reading the piles: one left out holds every tile of the box that lies nowhere else."""

from collections import Counter as Count
from typing import Any

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.table import Decks, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import crest_of, is_character, is_crest, is_deep

NAMES = ["bonus", "contracts", "characters", "underground"]
SINGULAR = {"bonus": "bonus", "contracts": "contract", "characters": "character"} | {
    "underground": "underground"
}


def read(table: TiletumOracleTable, given: dict[str, Any]) -> Decks:
    """The piles of a position."""
    full = rest_of_box(table, given)
    chosen = {name: sorted(given.get(name, full[name].elements())) for name in NAMES}
    box = list(given.get("box", unused(table) if table.solo else []))
    return Decks(
        **chosen,
        bonus_discard=list(given.get("bonus_discard", [])),
        contracts_under=list(given.get("contracts_under", [])),
        underground_under=list(given.get("underground_under", [])),
        gone=list(given.get("gone", [])),
        box=sorted(box),
    )


def in_box(table: TiletumOracleTable, name: str, seats: int) -> Count[str]:
    """T-104: the tiles of a pile a game with so many seats uses."""
    deck = SINGULAR[name]
    if deck == "underground" and not table.silver:
        return Count()
    return Count(
        {
            tile: facts.copies(deck, tile, seats, table.silver)
            for tile in facts.tiles_of(deck, table.silver)
        }
    )


def unused(table: TiletumOracleTable) -> list[str]:
    """What two seats do not use."""
    return [
        tile
        for name in NAMES
        for tile in (in_box(table, name, 4) - in_box(table, name, 2)).elements()
    ]


def rest_of_box(table: TiletumOracleTable, given: dict[str, Any]) -> dict[str, Count[str]]:
    """What lies nowhere else, pile by pile."""
    left = {name: in_box(table, name, table.seats) for name in NAMES}
    for tile in lying(table, given):
        left[pile_of(tile, left)][tile] -= 1
    for tile in bonus_lying(table, given):
        left["bonus"][tile] -= 1
    for kind in held_crests(table):
        for name in ("contracts", "bonus", "underground"):
            if left[name][crest_tile(name, kind)] > 0:
                left[name][crest_tile(name, kind)] -= 1
                break  # one found nowhere came from the box (S-912)
    return {name: +count for name, count in left.items()}


def crest_tile(name: str, kind: str) -> str:
    """The tile of a crest kind in a pile."""
    return f"deep:crest:{kind}" if name == "underground" else f"crest:{kind}"


def pile_of(tile: str, left: dict[str, Count[str]]) -> str:
    """The pile a tile comes from."""
    if is_character(tile):
        return "characters"
    if is_deep(tile):
        return "underground"
    if left["contracts"][tile] > 0:
        return "contracts"
    return "bonus"


def lying(table: TiletumOracleTable, given: dict[str, Any]) -> list[str]:
    """Every tile that lies somewhere and whose pile is sure; bonus tiles apart."""
    tiles = [tile for tile in [*table.contract_offer, *table.character_offer] if tile]
    for player in table.players.values():
        tiles += [tile for tile in player.store if not is_crest(tile) or is_deep(tile)]
        tiles += [tile for rooms in player.rooms for tile in rooms]
        tiles += [*player.contracts, *player.open]
    for frame in table.pending:
        tiles += [*frame.get("tiles", []), *frame.get("aside", [])]
    tiles += [*table.underground_tiles.values(), *given.get("gone", [])]
    tiles += [*given.get("contracts_under", []), *given.get("underground_under", [])]
    return tiles


def bonus_lying(table: TiletumOracleTable, given: dict[str, Any]) -> list[str]:
    """The bonus tiles on actions, track and map, and those discarded."""
    tiles = [*table.action_tiles.values(), *table.map_tiles.values()]
    tiles += given.get("bonus_discard", [])
    return [*tiles, table.king_tile] if table.king_tile else tiles


def held_crests(table: TiletumOracleTable) -> list[str]:
    """Crests stored, placed or in the Cardinal's hand."""
    return [
        kind
        for player in table.players.values()
        for kind in [
            *(crest_of(tile) for tile in player.store if is_crest(tile) and not is_deep(tile)),
            *(kind for kind in player.crests if kind),
            *player.hand,
        ]
    ]
