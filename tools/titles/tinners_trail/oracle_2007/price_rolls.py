"""The prices of ore after a roll of the dice (C-4)."""

from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.prospecting import FACTS, LAST_ROUND

PRICES: dict[str, list[int]] = FACTS["prices"]


def set_price(position: TrailPosition, words: list[str]) -> None:
    """Set the price of an ore by the sum of the dice: plus 1 in round 1, minus 1 in round 4, plus 1
    after the lowest and minus 1 after the highest price (C-4).

    The columns are 4 or less, 5 and 6, 7 and 8, 9 or more (6b).
    """
    total = sum(map(int, words[2:]))
    kind = words[1]
    now = position["round"]
    old_price = position["prices"].get(f"last_{kind}")
    total += (now == 1) - (now == LAST_ROUND)
    total += (old_price == PRICES[kind][0]) - (old_price == PRICES[kind][-1])
    column = sum(total >= least for least in (5, 7, 9))
    position["prices"][kind] = PRICES[kind][column]
