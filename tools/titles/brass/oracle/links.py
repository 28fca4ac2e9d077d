"""Canals and rails (B-10)."""

from tools.titles.brass.oracle.rounds import can_pay, pay
from tools.titles.brass.oracle.set_up import BOX, LINES, PRICES, ends_of, line_of, place_of
from tools.titles.brass.oracle.sources import coal_can_be_had, coal_price
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable


def moves(table: BrassOracleTable) -> list[str]:
    """Every link the mover can build, as the first of an action."""
    if table.era == "canal":
        return canals(table)
    return rails(table, PRICES["rail"])


def canals(table: BrassOracleTable) -> list[str]:
    """B-10.4: £3, no coal."""
    if not can_pay(table.mover, PRICES["canal"]):
        return []
    return [f"canal {line}" for line in LINES["canal"] if is_open(table, table.mover, line)]


def rails(table: BrassOracleTable, cost: int) -> list[str]:
    """B-10.5, B-10.6, B-10.7: the rail's own price and the coal brought to either end."""
    player = table.mover
    return [
        f"rail {line}"
        for line in LINES["rail"]
        if is_open(table, player, line)
        and coal_can_be_had(table, ends_of(line))
        and can_pay(player, cost + coal_price(table, ends_of(line)))
    ]


def second_rails(table: BrassOracleTable) -> list[str]:
    """B-10.5, B-10.8: another one for the rest of £15, after the first is built."""
    return rails(table, PRICES["second_rail"])


def is_open(table: BrassOracleTable, player: BrassOraclePlayer, line: str) -> bool:
    """B-10.2, B-10.3: free, a counter left, and it touches something of one's own."""
    if line in table.links or len(table.links_of(player.colour)) >= BOX["links"]:
        return False
    own = {place_of(space) for space in table.counters_of(player.colour)}
    own |= {end for other in table.links_of(player.colour) for end in ends_of(other)}
    return any(end in own for end in ends_of(line))


def lay(
    table: BrassOracleTable, player: BrassOraclePlayer, words: list[str], *, second: bool
) -> None:
    """B-10.4, B-10.5: the link is paid and lies; its coal has been taken."""
    kind, one, other = words
    pay(player, PRICES["second_rail" if second else kind])
    table.links[line_of(one, other)] = player.colour
