"""Phase 1: the dice set the prices of tin and copper (P-1, P-2)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import TrailPosition


def ore_to_roll_for(position: TrailPosition) -> list[str]:
    """Return the ores whose price of this round is not set yet, tin before copper (P-1)."""
    return [kind for kind in table.ORES if kind not in position["prices"]]


def set_price(position: TrailPosition, words: list[str]) -> None:
    """Set the price of an ore by the sum of the dice, corrected after the lowest or highest old
    price (P-1, P-2)."""
    total = sum(map(int, words[2:]))
    kind = words[1]
    old_price = position["prices"].get(f"last_{kind}")
    if old_price == table.PRICES[kind][0]:
        total += table.PRICES["after_lowest"]
    elif old_price == table.PRICES[kind][-1]:
        total += table.PRICES["after_highest"]
    reached = [column for column, least in enumerate(table.PRICES["column_from"]) if total >= least]
    position["prices"][kind] = table.PRICES[kind][reached[-1]]


def settle_prices(position: TrailPosition) -> bool:
    """Begin the actions and return True if both prices are set; else the dice are due: return
    False."""
    if not ore_to_roll_for(position):
        position["phase"] = "actions"
        return True
    position["to_move"] = "luck"
    return False


def settle_actions(position: TrailPosition) -> bool:
    """Let the player of the leftmost marker decide, in a column the uppermost (T-1); return False
    if that is a person.

    When all have passed the sale begins (T-4).
    """
    if not position["work"]:
        position["phase"] = "adelaide"
        return True
    position["to_move"] = position["work"][min(position["work"])][0]
    if position.is_wallace(position["to_move"]):
        position["phase"] = "wallace"
        return True
    return False
