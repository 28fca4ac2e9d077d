"""The new mine (A-7 .. A-9, AR-1)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.auction_opening import area_of
from tools.titles.tinners_trail.oracle.auctions import discard_card, put_card
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

FEWEST_CUBES = 4  # of arsenic, for Lord Wallace's calciner (LW-AR)


def play_moves(position: TrailPosition) -> list[str]:
    """A-7: a matching card the winner can pay, or none; A2-6, A-4: no card with 2 or after one."""
    found: list[str] = []
    if not position.with_two_players and "survey" not in position["auction"]:
        winner = position.mover
        cards = table.matching(winner["hand"], area_of(position)["region"])
        found = [f"play {card}" for card in cards if table.value(card) <= winner["money"]]
    return [*found, "play none"]


def play_card(position: TrailPosition, words: list[str]) -> None:
    """A-7: the card's printed value is paid; A-8: then the mine is built."""
    if words[1] != "none":
        position.mover["hand"].remove(words[1])
        position.mover["money"] -= table.value(words[1])
        put_card(position, words[1], "hand")
    area = area_of(position)
    place_mine(position, position["to_move"], area)
    if "survey" in position["auction"]:
        apply_benefit(area, position["auction"]["survey"]["card"].split(":")[1])
        discard_card(position)
    position |= {"auction": {"area": area["name"]}, "phase": "calciner"}


def settle_play(position: TrailPosition) -> bool:
    """The question is skipped when no card can be paid."""
    if len(play_moves(position)) > 1:
        return False
    play_card(position, ["play", "none"])
    return True


def place_mine(position: TrailPosition, colour: str, area: Area) -> None:
    """A-8: the mine stands on what the tile shows; drainage tokens and tile are used up."""
    tile = area["tile"]
    position["player"][colour]["mines_left"] -= 1
    area["tin"] += tile["tin"]
    area["copper"] += tile["copper"]
    area["water"] = max(0, tile["water"] - area["drainage"])
    area |= {"owner": colour, "drainage": 0, "tile": None}
    shown = {key: tile[key] for key in ("tin", "copper", "water", "bonus") if key in tile}
    position["seen"]["built"].append({"region": area["region"], **shown})


def apply_benefit(area: Area, benefit: str) -> None:
    """A-9: what has no legal place is lost; water never falls below 0 (A-8)."""
    if benefit.startswith(("tin+", "copper+")):
        kind, _, cubes = benefit.partition("+")
        area[kind] += int(cubes)
    elif benefit.startswith("water-"):
        area["water"] = max(0, area["water"] - int(benefit.removeprefix("water-")))
    elif benefit == "pump":
        area |= {"pump": True, "water": max(0, area["water"] - 1)}
    elif benefit == "miner" and area["miners"] == 0 and area["own_miner"] is None:
        area["miners"] = 1
    elif benefit == "port" and table.is_coastal(area) and not area["port"]:
        area |= {"port": True, "water": max(0, area["water"] - 1)}


def build_calciner(position: TrailPosition, words: list[str]) -> None:
    """AR-1: free, once a game; 1 arsenic here and in each adjacent area, whatever is there."""
    area = area_of(position)
    if words[1] == "yes":
        position["player"][area["owner"]]["calciner_left"] = False
        area["calciner"] = area["owner"]
        for place in [area, *position.adjacent(area)]:
            place["arsenic"] += 1
    position |= {"auction": None, "phase": "actions"}


def settle_calciner(position: TrailPosition) -> bool:
    """AR-1: asked only with a calciner left; LW-AR: Lord Wallace's choice is fixed."""
    area = area_of(position)
    owner = area["owner"]
    if "arsenic" not in position["expansions"] or not position["player"][owner]["calciner_left"]:
        build_calciner(position, ["calciner", "no"])
        return True
    if position.is_wallace(owner):
        worth_it = 1 + len(position.adjacent(area)) >= FEWEST_CUBES
        build_calciner(position, ["calciner", "yes" if worth_it else "no"])
        return True
    position["to_move"] = owner
    return False
