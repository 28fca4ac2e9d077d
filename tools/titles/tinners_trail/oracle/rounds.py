"""The start of rounds 2 to 4, before the prices (P-2, P-3)."""

from tools.titles.tinners_trail.oracle.developments import drain
from tools.titles.tinners_trail.oracle.emigration import pay_kimberley_again
from tools.titles.tinners_trail.oracle.table import ORES, TrailOracleTable
from tools.titles.tinners_trail.oracle.wallace.start_of_round import bail_out, buy_shady_land


def settle(table: TrailOracleTable) -> bool:
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
