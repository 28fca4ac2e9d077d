"""Lord Wallace's favours at the start of a round (LW-D7, LW-D8)."""

from tools.titles.tinners_trail.oracle import new_mine, wallace_emigration, wallace_pumps
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle.wallace_auctions import best_area

ROUNDS_OF_SHADY_DEALS = [3, 4]


def bail_out(position: TrailPosition) -> None:
    """With LW-D7, remove 1, 2 or 3 water from Lord Wallace's mines at the start of rounds 2, 3 and
    4, as LW-8 does."""
    if "bailing-out" in position["wallace"]:
        wallace_pumps.remove_water(
            position, wallace_emigration.LIMITS["bailing_out"][position["round"] - 1]
        )


def buy_shady_land(position: TrailPosition) -> None:
    """With LW-D8, build a mine for Lord Wallace on the best tile at the start of rounds 3 and 4,
    without card, auction or work points."""
    deal = "shady-land-purchases" in position["wallace"]
    if deal and position["round"] in ROUNDS_OF_SHADY_DEALS and position.him["mines_left"]:
        area = best_area(position, list(position["decks"]))
        if area is not None:
            new_mine.place_mine(position, position.him["colour"], area)
