"""Explorers on the underground maps: steps, tablets, new explorers (S-304, S-401, S-403, S-5)."""

from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.effects import gain
from tools.titles.tiletum.oracle.facts import SILVER
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable

EXPLORERS = 3
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


def steps(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """S-401, S-402: every town an own explorer may move to; they never block."""
    found = [near for town in player.explorers for near in maps.path_neighbours(table, town)]
    return list(dict.fromkeys(found))


def step(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """S-401: the own explorer of that map moves; S-403: its tablet counts as covered at once."""
    number = maps.map_of(table, town)
    [here] = [place for place in player.explorers if maps.map_of(table, place) == number]
    player.explorers[player.explorers.index(here)] = town
    tablet = maps.tablet_between(table, here, town)
    if tablet:
        cover(table, here, town)
        sure, questions = TABLETS[tablet]
        table.pending += [dict(frame) for frame in questions]
        gain(table, player, sure)


def cover(table: TiletumOracleTable, one: str, other: str) -> None:
    """S-403: an X tile covers the tablet of a path."""
    table.below.covered.append(sorted([one, other]))


def new_starts(table: TiletumOracleTable, player: TiletumOraclePlayer) -> dict[str, int]:
    """S-304: the start spaces of maps without an own explorer, and what each costs in silver."""
    if len(player.explorers) >= EXPLORERS:
        return {}
    there = [maps.map_of(table, town) for town in player.explorers]
    return {
        maps.start_of(table, number): SILVER["explorer_cost"][number - 1]
        for number in (1, 2, 3)
        if number not in there
    }


def add_explorer(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """S-304: onto a start space; explorers stand in the order of their maps."""
    player.explorers.append(town)
    player.explorers.sort(key=lambda place: maps.map_of(table, place))


def maps_with_explorer(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[int]:
    """S-303: the maps an own explorer is on."""
    return [maps.map_of(table, town) for town in player.explorers]


def places_anywhere(table: TiletumOracleTable, player: TiletumOraclePlayer) -> list[str]:
    """S-308: every space of the main map, and of the maps with an own explorer."""
    allowed = [0, *maps_with_explorer(table, player)]
    return [town for town in maps.towns(table) if maps.map_of(table, town) in allowed]
