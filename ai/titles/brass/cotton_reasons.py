"""Reasons for and against sales of cotton (B-12)."""

# interpreted: asked once a hint

from ai.titles.brass.flip_chances import market_purchase_chance
from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

CERTAIN_SALE_PERCENT = 100


def sale_reasons(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return the reasons for a sale: the points and income spaces of the mill and of the port if it
    is the seat's, and how likely the distant market is to buy, or that a port is certain to.

    `buyer` is DISTANT_MARKET_BUYER, or 1 more than the space of a port.
    """
    board = st.board
    sold = [int(st.counter[mill])]
    if buyer != kinds.DISTANT_MARKET_BUYER and st.owner[buyer - 1] == st.to_move:
        sold.append(int(st.counter[buyer - 1]))
    points = sum(int(board.counter_points[kind]) for kind in sold)
    spaces = sum(int(board.counter_income_spaces[kind]) for kind in sold)
    key = "sale-counts-both" if len(sold) > 1 else "sale-counts"
    found = [Reason(key, {"points": points, "spaces": spaces})]
    chance = int(market_purchase_chance(st))
    if buyer == kinds.DISTANT_MARKET_BUYER:
        found.append(Reason("market-takes", {"percent": chance}))
    elif chance < CERTAIN_SALE_PERCENT:
        found.append(Reason("port-is-sure", {"percent": chance}))
    return found


def sale_objections(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return the reasons against a sale: a rival's port flips, or the distant market may close.

    `buyer` is DISTANT_MARKET_BUYER, or 1 more than the space of a port.
    """
    if buyer == kinds.DISTANT_MARKET_BUYER:
        chance = int(market_purchase_chance(st))
        return (
            [Reason("market-may-close", {"percent": CERTAIN_SALE_PERCENT - chance})]
            if chance < CERTAIN_SALE_PERCENT
            else []
        )
    owner = int(st.owner[buyer - 1])
    kind = int(st.counter[buyer - 1])
    if owner == st.to_move:
        return []
    points = int(st.board.counter_points[kind])
    return [Reason("rival-port", {"seat": owner, "points": points})]
