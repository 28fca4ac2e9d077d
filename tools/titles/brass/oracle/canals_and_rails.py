"""Canals and rails (B-10)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition


def canal_moves(position: BrassPosition) -> list[str]:
    """Return a text for every canal that the mover can build, for £3 and without coal (B-10.4); []
    if the mover cannot pay."""
    if not board.can_pay(position.mover, facts.PRICES["canal"]):
        return []
    return [f"canal {line}" for line in facts.LINES["canal"] if is_line_open(position, line)]


def rail_moves(position: BrassPosition, cost: int) -> list[str]:
    """Return a text for every rail that the mover can build and pay: `cost` pounds and one coal
    delivered to either end (B-10.5 to B-10.7)."""
    return [
        f"rail {line}"
        for line in facts.LINES["rail"]
        if is_line_open(position, line)
        and (coal := position.coal_price(facts.ends_of_line(line))) is not None
        and board.can_pay(position.mover, cost + coal)
    ]


def is_line_open(position: BrassPosition, line: str) -> bool:
    """Return whether the mover can place a link on a line: it is free, the mover has a link left,
    and it touches the mover's counters or links (B-10.2, B-10.3)."""
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
