"""Own supplies that a position leaves out: the pieces that are nowhere else (T-111, S-108)."""

from typing import Any

from tools.titles.tiletum.oracle import board
from tools.titles.tiletum.oracle.facts import BOX, SILVER
from tools.titles.tiletum.oracle.placing import number_on_maps
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

PILLARS_ON_CONTRACTS = 5


def fill(table: TiletumOracleTable, player: TiletumOraclePlayer, entry: dict[str, Any]) -> None:
    """Set what the entry of a seat does not say."""
    if "houses" not in entry:
        player.houses = left(table, player, "house", BOX["houses"]) - houses_on_roofs(player)
    if "pillars" not in entry:
        every = BOX["pillars"] + (1 if table.silver else 0)
        player.pillars = left(table, player, "pillar", every) - pillars_resting(table, player)
    if "mines" not in entry and table.silver:
        player.mines = left(table, player, "mine", SILVER["mines"]) - player.mines_general


def left(table: TiletumOracleTable, player: TiletumOraclePlayer, piece: str, every: int) -> int:
    """The pieces of a kind that are on no map."""
    return every - number_on_maps(table, player.colour, piece)


def houses_on_roofs(player: TiletumOraclePlayer) -> int:
    """T-508: those of buildings with a free room; the Cardinal has none (C-102)."""
    if player.cardinal:
        return 0
    houses: list[int] = [
        house
        for at, house in zip(board.BUILDINGS, BOX["roof_house"], strict=True)
        if not board.rooms_full(player, at)
    ]
    return sum(houses)


def pillars_resting(table: TiletumOracleTable, player: TiletumOraclePlayer) -> int:
    """T-605, S-109: those on contract spaces without a contract."""
    if player.cardinal:
        return 0
    spaces = PILLARS_ON_CONTRACTS + (1 if table.silver else 0)
    return max(0, spaces - len(player.contracts))
