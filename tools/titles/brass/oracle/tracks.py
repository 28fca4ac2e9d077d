"""The coal track and the iron track (B-1.4, B-7.6, B-8.2 .. B-8.4)."""

from tools.titles.brass.oracle.set_up import PRICES
from tools.titles.brass.oracle.table import BrassOracleTable


def price(table: BrassOracleTable, cube: str) -> int:
    """B-7.6: what the cheapest cube left costs; an empty track sells from the supply."""
    left = getattr(table, cube)
    all_prices: list[int] = PRICES["track"]
    still_filled = all_prices[len(all_prices) - left :]
    return still_filled[0] if still_filled else int(PRICES["empty_track"])


def take(table: BrassOracleTable, cube: str) -> None:
    """B-7.6: taken from the cheap end; nothing leaves an empty track."""
    setattr(table, cube, max(0, getattr(table, cube) - 1))


def dearest_empty_space(table: BrassOracleTable, cube: str) -> int | None:
    """B-8.2: the price beside the dearest empty space; none when the track is full."""
    all_prices: list[int] = PRICES["track"]
    empty = all_prices[: len(all_prices) - getattr(table, cube)]
    return empty[-1] if empty else None


def fill(table: BrassOracleTable, cube: str) -> None:
    """B-8.2: one cube goes onto the dearest empty space."""
    setattr(table, cube, getattr(table, cube) + 1)
