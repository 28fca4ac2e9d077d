"""Lord Wallace's favours at the start of a round (LW-D7, LW-D8)."""

from tools.titles.tinners_trail.oracle import new_mine, wallace_emigration, wallace_pumps
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle.wallace_auctions import best_area

ROUNDS_OF_SHADY_DEALS = [3, 4]


def bail_out(position: TrailPosition) -> None:
    """LW-D7: 1, 2, 3 water off his mines at the start of rounds 2, 3, 4, by LW-8."""
    if "bailing-out" in position["wallace"]:
        wallace_pumps.remove_water(
            position, wallace_emigration.LIMITS["bailing_out"][position["round"] - 1]
        )


def buy_shady_land(position: TrailPosition) -> None:
    """LW-D8: a free mine on the best tile of all regions (LW-5); no card, auction or work."""
    deal = "shady-land-purchases" in position["wallace"]
    if deal and position["round"] in ROUNDS_OF_SHADY_DEALS and position.him["mines_left"]:
        area = best_area(position, list(position["decks"]))
        if area is not None:
            new_mine.place_mine(position, position.him["colour"], area)
