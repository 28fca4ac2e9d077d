"""Technologies (S-601, S-603 .. S-610) and stone tablets (S-403, S-5)."""

from tools.titles.tiletum.oracle.facts import SILVER
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition

TABLETS: dict[str, tuple[str, list[Frame]]] = {
    "explorer": ("", [{"q": "new-explorer"}]),
    "king1-points5": ("king1", [{"q": "pay", "silver": 1, "gain": "vp5"}]),
    "points5-king3": ("vp5", [{"q": "pay", "silver": 1, "gain": "king3"}]),
    "king1-king3": ("king1", [{"q": "pay", "silver": 1, "gain": "king3"}]),
    "points4": ("vp4", []),
    "mine": ("", [{"q": "anywhere", "what": "mine", "pay": 2}]),
    "pillar": ("", [{"q": "anywhere", "what": "pillar", "pay": 2}]),
    "house": ("", [{"q": "anywhere", "what": "house", "pay": 2}]),
    "tech": ("", [{"q": "tech", "less": 2}]),
}


def technology_price(player: Player, number: int, less: int) -> int:
    """Return the silver for a player's next level of technology `number`, reduced by `less`, at
    least 1 (S-601, S-507)."""
    return max(1, int(SILVER["technology_cost"][player["levels"][number]]) - less)


def raise_level(position: TiletumPosition, player: Player, name: str, less: int) -> None:
    """Pay for the next level of a technology, reach it, and give its immediate gain; its price is
    reduced by `less` silver."""
    number = position["silver"]["technologies"].index(name)
    player["silver"] -= technology_price(player, number, less)
    player["levels"][number] += 1
    reached = (name, player["levels"][number])
    if reached == ("king", 2):
        position.climb(player["colour"], 2)
    elif reached == ("merchant", 3):
        player["points"] += position.number_on_maps(player["colour"], "house")
    elif reached == ("joker", 3):
        ask(position, "as", ap=2, main=False)
    elif reached == ("goods", 1):
        ask(position, "bonused")


def explorer_steps(position: TiletumPosition, player: Player) -> list[str]:
    """Return every town to which one of the player's explorers may step; other explorers do not
    block it (S-401, S-402)."""
    found = [near for town in player["explorers"] for near in position.neighbours(town)]
    return list(dict.fromkeys(found))


def explorer_step(position: TiletumPosition, player: Player, town: str) -> None:
    """Move the player's explorer on that map to a town (S-401); the tablet on its path is covered
    and gives its gain (S-403)."""
    number = position.map_of(town)
    explorers = player["explorers"]
    [here] = [place for place in explorers if position.map_of(place) == number]
    explorers[explorers.index(here)] = town
    tablet = position.tablet_between(here, town)
    if tablet:
        position.cover(here, town)
        sure, questions = TABLETS[tablet]
        position["pending"] += [dict(frame) for frame in questions]
        gain(position, player, sure)
