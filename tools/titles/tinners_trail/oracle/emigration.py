"""Emigration (E-1 .. E-6)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.developments import places_for, put
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

PLACES = ["michigan", "sierra-madre", "kimberley", "adelaide"]


def place_own_miner(position: TrailPosition, colour: str, area: Area) -> None:
    """E-1: it counts as a miner."""
    position["player"][colour]["miners_left"] -= 1
    area["own_miner"] = colour


def empty_places(position: TrailPosition) -> list[str]:
    """E-2: one miner a place and round."""
    now = [e["place"] for e in position["emigrated"] if e["round"] == position["round"]]
    return [place for place in PLACES if place not in now]


def emigrate_moves(position: TrailPosition) -> list[str]:
    """E-2: an own miner on the map to an empty space of the current round."""
    if "emigration" not in position["expansions"]:
        return []
    return [
        f"emigrate {area['name']} {place}"
        for area in position.areas
        if area["own_miner"] == position["to_move"]
        for place in empty_places(position)
    ]


def leave(position: TrailPosition, area: Area, place: str) -> None:
    """E-2, E-3: the miner stands on the emigration board for good."""
    entry = {"place": place, "round": position["round"], "by": area["own_miner"]}
    position["emigrated"].append(entry)
    area["own_miner"] = None


def emigrate(position: TrailPosition, area: Area, place: str) -> None:
    """E-2: the bonus comes at once, but for Adelaide (E-7)."""
    leave(position, area, place)
    now = position["round"] - 1
    player = position.mover
    if place == "michigan":
        player["waiting"] += pieces_of_michigan(position)
        position["phase"] = "place"
    elif place == "sierra-madre":
        player["points"] += table.EMIGRATION["sierra_madre"]["points"][now]  # E-5
    elif place == "kimberley":
        player["money"] += table.EMIGRATION["kimberley"]["pounds"][now]  # E-6


def pieces_of_michigan(position: TrailPosition) -> list[str]:
    """E-4: round 1 an adit, 2 a train, 3 a port, 4 two plain miners."""
    michigan = table.EMIGRATION["michigan"]
    now = position["round"] - 1
    pieces: list[str] = [michigan["pieces"][now]] * michigan["count"][now]
    return pieces


def pay_kimberley_again(position: TrailPosition) -> None:
    """E-6: at the start of each later round; Lord Wallace is paid only once (LW-E)."""
    for entry in position["emigrated"]:
        if entry["place"] == "kimberley" and not position.is_wallace(entry["by"]):
            pounds = table.EMIGRATION["kimberley"]["pounds"][entry["round"] - 1]
            position["player"][entry["by"]]["money"] += pounds


def place_moves(position: TrailPosition) -> list[str]:
    """E-4: every place for every kind of piece that waits; a miner may stand with others."""
    return [
        f"place {piece} {place}"
        for piece in dict.fromkeys(position.mover["waiting"])
        for place in (position["area"] if piece == "miner" else places_for(position, piece))
    ]


def place_waiting(position: TrailPosition, piece: str, names: list[str]) -> None:
    """E-4: from the supply, with all effects of D-3 .. D-5; or put off."""
    if piece == "none":
        position["phase"] = "actions"
    else:
        position.mover["waiting"].remove(piece)
        put(position, piece, names)


def settle_place(position: TrailPosition) -> bool:
    """E-4: the question ends when no piece is left or none has a place."""
    if place_moves(position):
        return False
    position["phase"] = "actions"
    return True
