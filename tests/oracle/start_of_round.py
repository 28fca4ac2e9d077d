"""The start of rounds 2 to 4, before the prices (P-2, P-3)."""

from .developments import drain
from .prices import ORES
from .table import Table


def settle(table: Table) -> bool:
    """The old prices are remembered (P-2) and each survey steam pump removes 1 water (P-3)."""
    table.round += 1
    table.prices = {f"last_{ore}": table.prices[ore] for ore in ORES}
    for area in table.areas.values():
        if area.pump:
            drain(area, 1)
    table.phase = "prices"
    return True
