"""Reasons for and against sales of cotton (B-12)."""

# interpreted: asked once a hint

from ai.titles.brass.flip_chances import compute_distant_market_chance_percent
from game.engine.reasons import Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

CERTAIN_SALE_PERCENT = 100


def sale_reasons(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return the reasons for a sale: the points and income spaces of the mill, together with those
    of the port if it is the seat's. For a sale to the distant market there is also the chance that
    it buys; for a sale to a port, unless that chance is 100 %, that the port is certain to buy.

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
    chance = int(compute_distant_market_chance_percent(st))
    if buyer == kinds.DISTANT_MARKET_BUYER:
        found.append(Reason("market-takes", {"percent": chance}))
    elif chance < CERTAIN_SALE_PERCENT:
        found.append(Reason("port-is-sure", {"percent": chance}))
    return found


def sale_objections(st: BrassState, mill: int, buyer: int) -> list[Reason]:
    """Return the reason against a sale, or []: for a sale to the distant market the chance that it
    closes, unless that is 0; for a sale to a rival's port the points that the rival gets.

    `buyer` is DISTANT_MARKET_BUYER, or 1 more than the space of a port.
    """
    if buyer == kinds.DISTANT_MARKET_BUYER:
        chance = int(compute_distant_market_chance_percent(st))
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
