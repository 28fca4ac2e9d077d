"""Lord Wallace's favours at the start of a round (LW-D7, LW-D8)."""

from tools.titles.tinners_trail.oracle.after_the_auction import place_mine
from tools.titles.tinners_trail.oracle.table import WALLACE, TrailOracleTable, regions_in_play
from tools.titles.tinners_trail.oracle.wallace.areas import best_area
from tools.titles.tinners_trail.oracle.wallace.pumps import remove_water

ROUNDS_OF_SHADY_DEALS = [3, 4]


def bail_out(table: TrailOracleTable) -> None:
    """LW-D7: 1, 2, 3 water off his mines at the start of rounds 2, 3, 4, by LW-8."""
    if "bailing-out" in table.difficulty:
        remove_water(table, WALLACE["limits"]["bailing_out"][table.round - 1])


def buy_shady_land(table: TrailOracleTable) -> None:
    """LW-D8: a free mine on the best tile of all regions (LW-5); no card, auction or work."""
    if "shady-land-purchases" not in table.difficulty or table.round not in ROUNDS_OF_SHADY_DEALS:
        return
    area = best_area(table, regions_in_play(len(table.seats)))
    if area is not None and table.lord_wallace.mines_left > 0:
        place_mine(table, table.lord_wallace.colour, area)
