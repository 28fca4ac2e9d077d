"""Phase 3, first half: all ore of the round is sold (I-1)."""

from tools.titles.tinners_trail.oracle.adelaide import rise
from tools.titles.tinners_trail.oracle.investing import invest, largest_investment
from tools.titles.tinners_trail.oracle.table import LAST_ROUND, ORES, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace.profit import sell_and_invest


def revenue(table: TrailOracleTable, colour: str) -> int:
    """I-1: what all tin and copper of a player is worth; E-7: more after Adelaide."""
    ore = table.players[colour].ore
    return sum(ore[kind] * (table.prices[kind] + rise(table, colour, kind)) for kind in ORES)


def settle(table: TrailOracleTable) -> bool:
    """I-1; in round 4 everyone then invests all they can (I-3); arsenic is kept (AR-5)."""
    for player in table.players.values():
        pounds = revenue(table, player.colour)
        player.ore |= {"tin": 0, "copper": 0}
        if player.is_wallace:
            sell_and_invest(table, pounds)
        else:
            player.money += pounds
    if table.round == LAST_ROUND:
        for colour in table.invested:
            invest(table, colour, largest_investment(table, colour))
        table.phase = "scoring"
    else:
        table.declined = []
        table.phase = "invest"
        table.to_move = table.invested[0]  # I-2: from the top
    return True
