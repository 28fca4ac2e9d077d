"""Phase 3, first half: all ore of the round is sold (I-1)."""

from .components import LAST_ROUND
from .investing import invest, largest_investment
from .table import Table


def settle(table: Table) -> bool:
    """I-1; in round 4 everyone then invests all they can (I-3)."""
    for player in table.players.values():
        for ore in player.ore:
            player.money += player.ore[ore] * table.prices[ore]
            player.ore[ore] = 0
    if table.round == LAST_ROUND:
        for colour in table.invested:
            invest(table, colour, largest_investment(table, colour))
        table.phase = "scoring"
    else:
        table.declined = []
        table.phase = "invest"
        table.to_move = table.invested[0]  # I-2: from the top
    return True
