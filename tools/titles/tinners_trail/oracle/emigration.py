"""Emigration (E-1 .. E-6)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.developments import places_for, put
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

PLACES = ["michigan", "sierra-madre", "kimberley", "adelaide"]


def place_own_miner(position: TrailPosition, colour: str, area: Area) -> None:
    """Place a player's own miner in an area, where it counts as a miner (E-1)."""
    position["player"][colour]["miners_left"] -= 1
    area["own_miner"] = colour


def empty_places(position: TrailPosition) -> list[str]:
    """Return the emigration places to which no miner has gone in this round (E-2)."""
    now = [e["place"] for e in position["emigrated"] if e["round"] == position["round"]]
    return [place for place in PLACES if place not in now]


def emigrate_moves(position: TrailPosition) -> list[str]:
    """Return a text for each of the mover's own miners with each empty place of this round (E-2);
    [] without the expansion."""
    if "emigration" not in position["expansions"]:
        return []
    return [
        f"emigrate {area['name']} {place}"
        for area in position.areas
        if area["own_miner"] == position["to_move"]
        for place in empty_places(position)
    ]


def leave(position: TrailPosition, area: Area, place: str) -> None:
    """Move the own miner of an area to a place of the emigration board, where it stays (E-2,
    E-3)."""
    entry = {"place": place, "round": position["round"], "by": area["own_miner"]}
    position["emigrated"].append(entry)
    area["own_miner"] = None


def emigrate(position: TrailPosition, area: Area, place: str) -> None:
    """Let the own miner of an area emigrate and give the mover the place's bonus at once, except
    Adelaide's (E-2, E-7)."""
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
    """Return the pieces that Michigan gives in this round: an adit, a train, a port, then two
    miners (E-4)."""
    michigan = table.EMIGRATION["michigan"]
    now = position["round"] - 1
    pieces: list[str] = [michigan["pieces"][now]] * michigan["count"][now]
    return pieces


def pay_kimberley_again(position: TrailPosition) -> None:
    """Pay every player with a miner in Kimberley, at the start of a later round, except Lord
    Wallace (E-6, LW-E)."""
    for entry in position["emigrated"]:
        if entry["place"] == "kimberley" and not position.is_wallace(entry["by"]):
            pounds = table.EMIGRATION["kimberley"]["pounds"][entry["round"] - 1]
            position["player"][entry["by"]]["money"] += pounds


def place_moves(position: TrailPosition) -> list[str]:
    """Return a text for each kind of the mover's waiting pieces with each of its places; a miner
    may join others (E-4)."""
    return [
        f"place {piece} {place}"
        for piece in dict.fromkeys(position.mover["waiting"])
        for place in (position["area"] if piece == "miner" else places_for(position, piece))
    ]


def place_waiting(position: TrailPosition, piece: str, names: list[str]) -> None:
    """Place a waiting piece of the mover without payment, with all its effects; "none" postpones it
    (E-4)."""
    if piece == "none":
        position["phase"] = "actions"
    else:
        position.mover["waiting"].remove(piece)
        put(position, piece, names)


def settle_place(position: TrailPosition) -> bool:
    """Return to the actions if no waiting piece has a place; return False if the mover has to
    choose (E-4)."""
    if place_moves(position):
        return False
    position["phase"] = "actions"
    return True
