"""Building mines (C-9, C-12, C-22)."""

from tools.titles.tinners_trail.oracle.auctions import can_go_on, next_bidder
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.developments import AREAS
from tools.titles.tinners_trail.oracle_2007.prospecting import FACTS, is_empty

TIME_POINTS: dict[str, int] = FACTS["time"]


def can_take_part(position: TrailPosition, colour: str) -> bool:
    """Return whether a player can take part in an auction: enough time points, an unbuilt mine and
    at least £1 (C-9)."""
    player = position["player"][colour]
    has_time = position.work_points_left(colour) >= TIME_POINTS["build"]
    return has_time and player["mines_left"] > 0 and player["money"] > 0


def build_moves(position: TrailPosition) -> list[str]:
    """Return the text of an auction for each area without a mine, empty or not; [] if the mover
    cannot take part (C-9)."""
    if not can_take_part(position, position["to_move"]):
        return []
    return [f"build {area['name']}" for area in position.areas if area["owner"] is None]


def settle_auction(position: TrailPosition) -> bool:
    """Drop out those who cannot raise, and end the auction if only the highest bidder is left;
    return False if a bid is due (C-9)."""
    auction = position["auction"]
    if "high" not in auction:
        return False
    auction["in"] = [colour for colour in auction["in"] if can_go_on(position, colour)]
    if auction["in"] == [auction["high"]["by"]]:
        win(position, auction["high"]["by"], auction["high"]["bid"])
        return True
    if position["to_move"] not in auction["in"]:
        position["to_move"] = next_bidder(position)
    return False


def win(position: TrailPosition, winner: str, price: int) -> None:
    """Let the winner pay, spend the time points and build the mine; in an empty area its content is
    rolled first (C-9, C-22)."""
    area = position["area"][position["auction"]["area"]]
    position["player"][winner]["money"] -= price
    position["player"][winner]["mines_left"] -= 1
    position.spend(winner, TIME_POINTS["build"])
    if is_empty(area):
        position |= {"auction": {"area": area["name"], "winner": winner}, "to_move": "luck"}
        position["phase"] = "auction"
    else:
        position |= {"auction": None, "phase": "action over"}
    area["owner"] = winner


def roll_for_area(position: TrailPosition, words: list[str]) -> None:
    """Add the rolled ore and water to an empty area, with the effects of all developments that are
    there already (C-12)."""
    won = position["auction"]
    name = won["area"] if won else position["prospect"]
    area = position["area"][name]
    (tin, copper, water) = map(int, words[2:])
    adits = sum(name in border for border in position["adits"])
    trains = sum(position["area"][other]["train"] for other in AREAS[name]["neighbours"])
    area["tin"] += tin + adits
    area["copper"] += copper + adits
    area["water"] += max(0, water - adits - area["port"] - 2 * area["train"] - trains)
    if won:
        position |= {"auction": None, "phase": "action over"}
    else:
        position["prospect"] = None
        position["prospectors"].pop(0)
