"""Canals and rails (B-10)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition


def canal_moves(position: BrassPosition) -> list[str]:
    """B-10.4: £3, no coal."""
    if not board.can_pay(position.mover, facts.PRICES["canal"]):
        return []
    return [f"canal {line}" for line in facts.LINES["canal"] if is_line_open(position, line)]


def rail_moves(position: BrassPosition, cost: int) -> list[str]:
    """B-10.5, B-10.6, B-10.7: the rail's own price and the coal brought to either end."""
    return [
        f"rail {line}"
        for line in facts.LINES["rail"]
        if is_line_open(position, line)
        and (coal := position.coal_price(facts.ends_of_line(line))) is not None
        and board.can_pay(position.mover, cost + coal)
    ]


def is_line_open(position: BrassPosition, line: str) -> bool:
    """B-10.2, B-10.3: free, a counter left, and it touches something of one's own."""
    colour = position["to_move"]
    if (
        line in position["link"]
        or list(position["link"].values()).count(colour) >= facts.BOX["links"]
    ):
        return False
    own = {
        facts.location_of_space(at) for at in position.counters_of(colour)
    } | position.ends_of_links(colour)
    return any(end in own for end in facts.ends_of_line(line))
