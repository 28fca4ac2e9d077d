"""Tasks (T6, S-304, S-601, S-205): their moves at the start of a turn and in the main action."""

from tools.titles.tiletum.oracle import board, contracts, helpers, paying, technologies
from tools.titles.tiletum.oracle import silver as underground
from tools.titles.tiletum.oracle.cathedrals import contribute, may_contribute
from tools.titles.tiletum.oracle.facts import BOUGHT
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import crest_of, is_crest

SYMBOL_POINTS = 2


def moves(table: TiletumOracleTable, main: Frame | None) -> list[str]:
    """Every task; `main` is the main action in progress, nothing before the die."""
    player = table.mover
    found = [f"buy {good}" for good in BOUGHT if paying.can_pay(player, paying.BUY_PRICE)]
    found += [f"use {tile}" for tile in player.store if helpers.may_use(table, player, tile, main)]
    found += contracts.moves(table, player)
    found += crest_moves(table, player)
    found += [f"contribute {town}" for town in table.costs if may_contribute(table, player, town)]
    if table.silver:
        found += technologies.moves(table, player, 0)
        found += explorer_moves(table, player)
        if main is not None and table.symbol:
            found += symbol_moves(table, player)
    return list(dict.fromkeys(found))


def crest_moves(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """T-606."""
    return [
        f"crest {crest_of(tile)} {building}"
        for tile in player.store
        if is_crest(tile)
        for building in board.BUILDINGS
        if not player.crests[building - 1]
        and player.goods["food"] >= board.crest_price(table, player, building)
    ]


def explorer_moves(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """S-304."""
    starts = underground.new_starts(table, player)
    return [f"explorer {town}" for town, silver in starts.items() if player.silver >= silver]


def symbol_moves(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """S-205; S-605: with explorer III an explorer action 2 instead."""
    if table.level(player, "explorer") >= 3:
        return ["symbol action"]
    return [f"symbol {town}" for town in underground.steps(table, player)]


def is_task(text: str) -> bool:
    """Whether a move at `act` is a task."""
    first = text.partition(" ")[0]
    return first in ("buy", "use", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


def play(table: TiletumOracleTable, text: str) -> None:
    """A task; its price in gold is paid already."""
    player, words = table.mover, text.split()
    if words[0] == "buy":
        player.goods[words[1]] += 1
    elif words[0] == "use":
        helpers.use(table, player, words[1])
    elif words[0] == "fulfil":
        contracts.fulfil(table, player, words)
    elif words[0] == "crest":
        place_crest(table, player, words[1], int(words[2]))
    elif words[0] == "contribute":
        contribute(table, player, words[1])
    elif words[0] == "raise":
        technologies.raise_level(table, player, words[1], 0)
    elif words[0] == "explorer":
        player.silver -= underground.new_starts(table, player)[words[1]]
        underground.add_explorer(table, player, words[1])
    else:
        use_symbol(table, player, words[1])


def place_crest(
    table: TiletumOracleTable, player: TiletumOraclePlayer, kind: str, building: int
) -> None:
    """T-606: the food is paid; where the tile came from does not matter any more."""
    player.goods["food"] -= board.crest_price(table, player, building)
    tile = next(tile for tile in player.store if is_crest(tile) and crest_of(tile) == kind)
    player.store.remove(tile)
    board.place_crest(table, player, kind, building)


def use_symbol(table: TiletumOracleTable, player: TiletumOraclePlayer, word: str) -> None:
    """S-205: once a turn."""
    table.symbol = False
    if word == "action":
        table.pending.append({"q": "act", "kind": "explorer", "ap": SYMBOL_POINTS})
    else:
        underground.step(table, player, word)
