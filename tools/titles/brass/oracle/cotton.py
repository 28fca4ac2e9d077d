"""Selling cotton (B-12)."""

from tools.titles.brass.oracle.connection import distances_from, reaches_a_built_port
from tools.titles.brass.oracle.flipping import flip
from tools.titles.brass.oracle.rounds import forward
from tools.titles.brass.oracle.set_up import DISTANT, LAST_SPACE, place_of, tiles
from tools.titles.brass.oracle.table import BrassOracleTable

MARKET = "market"


def moves(table: BrassOracleTable) -> list[str]:
    """B-12.1, B-12.10: every own unflipped mill with every buyer it reaches."""
    found = []
    for mill in unflipped(table, "cotton-mill"):
        if table.counters[mill].owner == table.to_move:
            found += [f"sell {mill} {port}" for port in ports_for(table, mill)]
            if reaches_the_market(table, mill):
                found.append(f"sell {mill} {MARKET}")
    return found


def unflipped(table: BrassOracleTable, industry: str) -> list[str]:
    """The spaces with unflipped counters of an industry, whoever owns them."""
    return [space for space in table.spaces_with(industry) if not table.counters[space].flipped]


def ports_for(table: BrassOracleTable, mill: str) -> list[str]:
    """B-12.2: the unflipped ports connected to the mill, anybody's."""
    connected = distances_from(table, place_of(mill))
    return [port for port in unflipped(table, "port") if place_of(port) in connected]


def reaches_the_market(table: BrassOracleTable, mill: str) -> bool:
    """B-12.3, B-12.6: while there is demand, through any built port."""
    return table.demand < LAST_SPACE and reaches_a_built_port(table, place_of(mill))


def sell_to_port(table: BrassOracleTable, mill: str, port: str) -> None:
    """B-12.2: both flip."""
    flip(table, mill)
    flip(table, port)


def weight(table: BrassOracleTable, outcome: str) -> int:
    """B-17.2: each tile left is equally likely."""
    return table.distant.count(int(outcome.split()[1]))


def outcomes(table: BrassOracleTable) -> list[str]:
    """B-12.4: the tiles not yet used in this era."""
    return [f"demand {tile}" for tile in sorted(set(table.distant))]


def wait_for_a_tile(table: BrassOracleTable) -> None:
    """B-12.4; B-12.7: used tiles come up again only when all others have been used."""
    table.phase = "demand"
    table.to_move = "luck"
    table.distant = table.distant or tiles(len(table.players))


def turn_up(table: BrassOracleTable, mill: str, tile: int) -> bool:
    """B-12.4 .. B-12.6: the marker moves, the mill flips; False when the market has closed."""
    table.distant.remove(tile)
    table.demand = min(LAST_SPACE, table.demand + tile)
    if table.demand == LAST_SPACE:  # B-12.6
        table.distant = []
        return False
    owner = table.players[table.counters[mill].owner]
    beside = DISTANT["beside"][table.demand]
    if "distant-money" in table.expansions:  # B-19.4
        owner.money += beside
    else:  # B-12.5
        forward(owner, beside)
    flip(table, mill)
    return True
