"""The new mine (A-7 .. A-9, AR-1)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.auction_opening import area_of
from tools.titles.tinners_trail.oracle.auctions import discard_card, put_card
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

FEWEST_CUBES = 4  # of arsenic, for Lord Wallace's calciner (LW-AR)


def play_moves(position: TrailPosition) -> list[str]:
    """Return the answers of playing a matching card that the winner can pay, and "play none" (A-7);
    with two players and after a survey card only the latter (A2-6, A-4)."""
    found: list[str] = []
    if not position.with_two_players and "survey" not in position["auction"]:
        winner = position.mover
        cards = table.matching(winner["hand"], area_of(position)["region"])
        found = [f"play {card}" for card in cards if table.value(card) <= winner["money"]]
    return [*found, "play none"]


def play_card(position: TrailPosition, words: list[str]) -> None:
    """Pay for the played card, if any, build the mine, and apply the benefit of the auction's card
    (A-7, A-8)."""
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
    """Build the mine without a question if no card can be played; return False if the winner has to
    choose."""
    if len(play_moves(position)) > 1:
        return False
    play_card(position, ["play", "none"])
    return True


def place_mine(position: TrailPosition, colour: str, area: Area) -> None:
    """Build a player's mine with the ore and water of the tile; tile and drainage tokens are used
    up (A-8)."""
    tile = area["tile"]
    position["player"][colour]["mines_left"] -= 1
    area["tin"] += tile["tin"]
    area["copper"] += tile["copper"]
    area["water"] = max(0, tile["water"] - area["drainage"])
    area |= {"owner": colour, "drainage": 0, "tile": None}
    shown = {key: tile[key] for key in ("tin", "copper", "water", "bonus") if key in tile}
    position["seen"]["built"].append({"region": area["region"], **shown})


def apply_benefit(area: Area, benefit: str) -> None:
    """Apply a card's benefit to an area; a piece that may not be placed there is lost, and water
    never falls below 0 (A-8, A-9)."""
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
    """Build the owner's only calciner in the new mine if the answer is "yes", with 1 arsenic here
    and in each adjacent area, and end the auction (AR-1)."""
    area = area_of(position)
    if words[1] == "yes":
        position["player"][area["owner"]]["calciner_left"] = False
        area["calciner"] = area["owner"]
        for place in [area, *position.adjacent(area)]:
            place["arsenic"] += 1
    position |= {"auction": None, "phase": "actions"}


def settle_calciner(position: TrailPosition) -> bool:
    """End the auction without a question if the owner has no calciner left or is Lord Wallace,
    whose choice is fixed (AR-1, LW-AR); return False if the owner has to choose."""
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
