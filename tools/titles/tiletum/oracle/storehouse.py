"""The storehouse: what may be taken into it, and what becomes of what leaves it."""

from tools.titles.tiletum.oracle.facts import BOX
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import (
    crest_of,
    is_contract,
    is_crest,
    is_deep,
    is_helper,
    kind_of,
)

MOST_CONTRACTS = 6


def may_take(player: TiletumOraclePlayer, tile: str) -> bool:
    """T-505, T-506, T-507."""
    if len(player.store) >= BOX["storehouse"]:
        return False
    if is_crest(tile):
        return crest_of(tile) not in own_crests(player)
    if is_contract(tile):
        return len(player.contracts) + len(stored_contracts(player)) < MOST_CONTRACTS
    return True


def put(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """Into the storehouse, in a turn; T-304: a colour helper is remembered until its end."""
    player.store.append(tile)
    if is_helper(tile) and kind_of(tile) == "colour":
        table.fresh.append(tile)


def own_crests(player: TiletumOraclePlayer) -> list[str]:
    """T-506: the kinds stored or placed; the Cardinal's in hand too."""
    stored = [crest_of(tile) for tile in player.store if is_crest(tile)]
    return stored + [kind for kind in player.crests if kind] + list(player.hand)


def stored_contracts(player: TiletumOraclePlayer) -> list[str]:
    """The contracts not fulfilled yet."""
    return [tile for tile in player.store if is_contract(tile)]


def discard(table: TiletumOracleTable, tile: str) -> None:
    """T-603: bonus tiles form the discard pile; S-407: underground tiles leave the game."""
    (table.decks.gone if is_deep(tile) else table.decks.bonus_discard).append(tile)
