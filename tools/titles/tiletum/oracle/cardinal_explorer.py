"""The Cardinal's explorer action (S-903 to S-907, Fruitful Journey of S-914)."""

from dataclasses import dataclass
from itertools import pairwise

from tools.titles.tiletum.oracle import king, maps, placing
from tools.titles.tiletum.oracle.cardinal_actions import printed_points, put_house
from tools.titles.tiletum.oracle.cardinal_gains import contribution_points
from tools.titles.tiletum.oracle.cardinal_tiles import best, gain_tile, has
from tools.titles.tiletum.oracle.facts import CARDINAL
from tools.titles.tiletum.oracle.silver import add_explorer, cover, maps_with_explorer, new_starts
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

ALL_KINDS = ["mine", "pillar", "house"]


@dataclass
class OracleGoal:
    """A site he could build on, and the explorer that would go there."""

    town: str
    piece: str
    start: str
    away: int


def goals(
    table: TiletumOracleTable, player: TiletumOraclePlayer, wanted: list[str]
) -> list[OracleGoal]:
    """S-903: on maps with his explorer, of a kind he has left and does not own there."""
    found = []
    for start in player.explorers:
        away = maps.distances(table, start)
        for town in maps.data_order(table, list(away)):
            found += [
                OracleGoal(town, piece, start, away[town])
                for piece in wanted
                if placing.FREE[piece](table, player, town)
            ]
    return found


def explore(
    table: TiletumOracleTable,
    player: TiletumOraclePlayer,
    points: int,
    kinds: list[str],
    action: str,
) -> bool:
    """S-903 to S-906; no kinds: all alike. Whether there was a goal."""
    found = goals(table, player, kinds or ALL_KINDS)
    if not found:
        return False
    reach = max(points, min(goal.away for goal in found))
    near = [goal for goal in found if goal.away <= reach]
    places = list(maps.towns(table))
    goal = min(near, key=lambda one: order(table, one, kinds, places))
    take_tile(table, player, goal, reach, action)
    walk(table, player, goal)
    if not placing.FREE[goal.piece](table, player, goal.town):
        return True  # a tablet on the way has used the site or the last piece (C-210)
    if goal.piece == "house":
        put_house(table, player, goal.town)
    else:
        placing.PLACE[goal.piece](table, player, goal.town)
    return True


def order(
    table: TiletumOracleTable, goal: OracleGoal, kinds: list[str], places: list[str]
) -> tuple[int, ...]:
    """S-903: what comes first among goals in range."""
    human = next(seat for seat in table.players.values() if seat.colour != CARDINAL)
    number = maps.map_of(table, goal.town)
    worth = contribution_points(table, goal.town) if goal.piece == "pillar" else 0
    return (
        kinds.index(goal.piece) if kinds else 0,
        0 if number in maps_with_explorer(table, human) else 1,
        -printed_points(table, goal.town, goal.piece),
        -number,
        goal.away,
        -worth,
        places.index(goal.town),
        ALL_KINDS.index(goal.piece),
    )


def take_tile(
    table: TiletumOracleTable,
    player: TiletumOraclePlayer,
    goal: OracleGoal,
    reach: int,
    action: str,
) -> None:
    """S-904: the best tile in range on that map, without moving there."""
    away = maps.distances(table, goal.start)
    tiles = {
        town: table.underground_tiles[town]
        for town in maps.data_order(table, list(away))
        if town in table.underground_tiles and away[town] <= reach
    }
    if tiles:
        town = best(player, tiles, away)
        gain_tile(table, player, table.underground_tiles.pop(town), action)


def walk(table: TiletumOracleTable, player: TiletumOraclePlayer, goal: OracleGoal) -> None:
    """S-905: the shortest way with most open tablets; they are covered."""
    player.explorers[player.explorers.index(goal.start)] = goal.town
    way = best_way(table, goal.start, goal.town)
    for here, there in pairwise(way):
        tablet = maps.tablet_between(table, here, there)
        if tablet:
            cover(table, here, there)
            if has(table, "fruitful-journey"):
                enjoy(table, player, tablet)


def best_way(table: TiletumOracleTable, start: str, goal: str) -> list[str]:
    """S-905: then the order of the data, space by space."""
    ways = [[start]]
    for _ in range(maps.distances(table, start)[goal]):
        ways = [[*way, near] for way in ways for near in maps.path_neighbours(table, way[-1])]
    ways = [way for way in ways if way[-1] == goal]
    return max(ways, key=lambda way: open_tablets(table, way))


def open_tablets(table: TiletumOracleTable, way: list[str]) -> int:
    """How many tablets without X a way passes."""
    steps = pairwise(way)
    return sum(1 for here, there in steps if maps.tablet_between(table, here, there))


def enjoy(table: TiletumOracleTable, player: TiletumOraclePlayer, tablet: str) -> None:
    """S-914: Fruitful Journey, free; payments are not asked and their gain is had."""
    steps = {"king1-points5": 1, "points5-king3": 3, "king1-king3": 4}.get(tablet, 0)
    king.climb(table, player.colour, steps)
    points = {"king1-points5": 5, "points5-king3": 5, "points4": 4}.get(tablet, 0)
    player.points += points
    if tablet == "tech":
        player.silver += 1
    elif tablet == "explorer":
        for town in list(new_starts(table, player))[:1]:
            add_explorer(table, player, town)
    elif tablet in ("mine", "house", "pillar"):
        place_free(table, player, tablet)


def place_free(table: TiletumOracleTable, player: TiletumOraclePlayer, piece: str) -> None:
    """S-914: mine by gold, house by points, pillar at the main cathedral with most points."""
    allowed = [0, *maps_with_explorer(table, player)] if piece != "pillar" else [0]
    places = [
        town
        for town in maps.towns(table)
        if maps.map_of(table, town) in allowed and placing.FREE[piece](table, player, town)
    ]
    if not places:
        return
    if piece == "pillar":
        placing.place_pillar(
            table, player, max(places, key=lambda at: contribution_points(table, at))
        )
        return
    town = max(places, key=lambda at: printed_points(table, at, piece))
    if piece == "house":
        put_house(table, player, town)
    else:
        placing.place_mine(table, player, town)
