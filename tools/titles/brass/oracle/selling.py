"""Selling cotton (B-12)."""

from tools.titles.brass.oracle import board, facts
from tools.titles.brass.oracle.board import BrassPosition

MARKET = "market"


def sale_moves(position: BrassPosition) -> list[str]:
    """Return a text for each of the mover's unflipped mills with each buyer it is connected to: an
    unflipped port, or the distant market while it is open (B-12.1 to B-12.3, B-12.6, B-12.10)."""
    found = []
    for mill in spaces_with_unflipped(position, "cotton-mill"):
        if position["counter"][mill]["owner"] == position["to_move"]:
            connected = position.distances_from(facts.location_of_space(mill))
            ports = [
                at
                for at in spaces_with_unflipped(position, "port")
                if facts.location_of_space(at) in connected
            ]
            found += [f"sell {mill} {port}" for port in ports]
            if position["demand"] < facts.LAST_SPACE and position.reaches_a_built_port(
                facts.location_of_space(mill)
            ):
                found.append(f"sell {mill} {MARKET}")
    return found


def spaces_with_unflipped(position: BrassPosition, industry: str) -> list[str]:
    """Return the spaces with unflipped counters of an industry, of any owner."""
    spaces = position.spaces_with(industry)
    return [at for at in spaces if not position["counter"][at]["flipped"]]


def sell(position: BrassPosition, mill: str, buyer: str) -> None:
    """Sell from a mill to a port, which flips both (B-12.2), or try the distant market, whose tile
    is then drawn by chance (B-12.4)."""
    if buyer != MARKET:
        position.flip(mill)
        position.flip(buyer)
        position["phase"] = "sell"
        return
    position["pending"] = {"move": f"sell {mill} {MARKET}"}
    position["phase"] = "demand"
    position["to_move"] = "luck"
    position["distant"] = position["distant"] or facts.market_tile_counts(
        len(position["player"])
    )  # B-12.7


def turn_up_market_tile(position: BrassPosition, tile: int) -> None:
    """Apply the drawn tile of the distant market: the demand marker moves by it, and the mill flips
    unless the market has closed (B-12.4 to B-12.6)."""
    mill = position["pending"]["move"].split()[1]
    position["pending"] = {}
    position["to_move"] = position["counter"][mill]["owner"]
    position["distant"].remove(tile)
    position["demand"] = min(facts.LAST_SPACE, position["demand"] + tile)
    if position["demand"] == facts.LAST_SPACE:  # B-12.6
        position["distant"] = []
        position["phase"] = "action over"
        return
    beside = facts.DISTANT["beside"][position["demand"]]
    if "distant-money" in position["expansions"]:  # B-19.4
        position.mover["money"] += beside
    else:  # B-12.5
        board.advance_income_marker(position.mover, beside)
    position.flip(mill)
    position["phase"] = "sell"
