"""The oracle of the edition of 2007: what differs from the rules of the first oracle (C).

A position is that of the notation; players and areas are found by their names as in the other
edition, and what both do alike, extracting and bidding, is its.
"""

from collections.abc import Callable

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle import prices, table
from tools.titles.tinners_trail.oracle.auctions import bid, bid_moves
from tools.titles.tinners_trail.oracle.steam_pumps import pump
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.actions import (
    act,
    action_moves,
    end_action,
    settle_actions,
)
from tools.titles.tinners_trail.oracle_2007.developments import AREAS, pump_moves, settle_pumps
from tools.titles.tinners_trail.oracle_2007.new_mines import roll_for_area, settle_auction
from tools.titles.tinners_trail.oracle_2007.price_rolls import set_price
from tools.titles.tinners_trail.oracle_2007.prospecting import (
    FACTS,
    prospect,
    prospect_moves,
    settle_prospect,
)
from tools.titles.tinners_trail.oracle_2007.sale_and_investments import (
    invest,
    invest_moves,
    settle_invest,
)

COMPANY: dict[str, int] = FACTS["company"]
DICE: dict[str, list[int]] = FACTS["dice"]
COLOURS = ["pink", "yellow", "blue", "green"]

MOVES: dict[str, Callable[[TrailPosition], list[str]]] = {
    "actions": action_moves,
    "auction": bid_moves,
    "pumps": pump_moves,
    "invest": invest_moves,
    "prospect": prospect_moves,
}
SETTLE: dict[str, Callable[[TrailPosition], bool]] = {
    "prices": prices.settle_prices,
    "actions": settle_actions,
    "auction": settle_auction,
    "pumps": settle_pumps,
    "action over": end_action,
    "invest": settle_invest,
    "prospect": settle_prospect,
}
"""For each phase the function that does what follows without a decision; it returns whether it did
anything."""

PLAY: dict[str, Callable[[TrailPosition, list[str]], None]] = {
    "prices": set_price,
    "actions": act,
    "auction": bid,
    "pumps": pump,
    "invest": invest,
    "prospect": prospect,
}


def read(document: Position) -> TrailPosition:
    """Return a parsed position document as a `TrailPosition`, with players by colour, areas by
    name, and a default for every missing key."""
    described = {area["name"]: area for area in document["area"]}
    position: Position = {
        **{key: [] for key in ("declined", "prospectors", "ranking")},
        **dict.fromkeys(["auction", "prospect"]),
        "pumps_left": 0,
        **{key: value for key, value in document.items() if key not in ("seed", "luck")},
        "work": {int(column): markers for column, markers in document["work"].items()},
        "player": {entry["colour"]: table.read_player(entry) for entry in document["player"]},
        "area": {name: table.read_area(name, described.get(name, {}), "") for name in AREAS},
    }
    if position["auction"] and "winner" in position["auction"]:  # C-22: only the ground counts
        position["auction"] = {key: position["auction"][key] for key in ("area", "winner")}
    if position["phase"] == "over":  # C-26: nobody can tell whether leftovers of round 4 leave
        position["developments"] = {}
    return TrailPosition(position)


def answers(position: TrailPosition) -> dict[str, int]:
    """Return every legal move with the number 1; for a roll of the dice every result with the
    number of ways in which it occurs (C-4, C-12, C-19)."""
    phase = position["phase"]
    if position["to_move"] == "luck":  # C-4: tin first, then copper
        return table.throws(
            prices.ore_to_roll_for(position)[0] if phase == "prices" else "area", DICE
        )
    return dict.fromkeys(MOVES[phase](position), 1) if phase in MOVES else {}


def play(position: TrailPosition, text: str) -> None:
    """Carry out a legal move or chance outcome, and everything that follows from it without a
    decision."""
    words = text.split()
    (roll_for_area if words[:2] == ["roll", "area"] else PLAY[position["phase"]])(position, words)
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        pass
