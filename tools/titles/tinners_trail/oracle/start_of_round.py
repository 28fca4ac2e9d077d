"""The start of rounds 2 to 4, before the prices (P-2, P-3)."""

from .components import ORES
from .developments import drain
from .emigration import pay_kimberley_again
from .table import Table
from .wallace.start_of_round import bail_out, buy_shady_land


def settle(table: Table) -> bool:
    """The old prices are remembered (P-2); P-3: survey pumps, Kimberley, LW-D7, LW-D8."""
    table.round += 1
    table.prices = {f"last_{ore}": table.prices[ore] for ore in ORES}
    for area in table.areas.values():
        if area.pump:
            drain(area, 1)
    pay_kimberley_again(table)
    bail_out(table)
    buy_shady_land(table)
    table.phase = "prices"
    return True
