"""The Cardinal's explorer (S-903 .. S-907, Fruitful Journey of S-914)."""

from itertools import pairwise
from typing import Any

from tools.titles.tiletum.oracle.cardinal_gains import take_best_tile
from tools.titles.tiletum.oracle.cardinal_pieces import printed_points, put_piece
from tools.titles.tiletum.oracle.cardinal_tasks import contribution_points
from tools.titles.tiletum.oracle.facts import CARDINAL
from tools.titles.tiletum.oracle.table import TiletumPosition

ALL_KINDS = ["mine", "pillar", "house"]
TABLET_GAINS = {  # S-914: king steps and points
    "king1-points5": (1, 5), "points5-king3": (3, 5), "king1-king3": (4, 0), "points4": (0, 4)
}  # fmt: skip


def explorer_goals(position: TiletumPosition, wanted: list[str]) -> list[dict[str, Any]]:
    """Return the sites on maps with the Cardinal's explorers where he may place a piece of a wanted
    kind, each with its town, piece, start and distance (S-903)."""
    player = position.him
    found = []
    for start in player["explorers"]:
        away = position.distances(start)
        found += [
            {"town": town, "piece": piece, "start": start, "away": away[town]}
            for town in position.towns
            for piece in wanted
            if town in away and position.may_place(player, town, piece)
        ]
    return found


def explore(position: TiletumPosition, points: int, kinds: list[str], action: str) -> bool:
    """Move one of the Cardinal's explorers to the best site, take the best tile in range, and place
    the piece; return False if there was no site (S-903 to S-907).

    `kinds` are the kinds of sites in order of preference; if it is empty all are equal.
    """
    found = explorer_goals(position, kinds or ALL_KINDS)
    if not found:
        return False
    human = next(player for player in position["player"].values() if not player["cardinal"])
    reach = max(points, min(goal["away"] for goal in found))
    places = list(position.towns)

    def preference(goal: dict[str, Any]) -> tuple[int, ...]:
        """S-903: what comes first among goals in range."""
        town = goal["town"]
        piece = goal["piece"]
        return (
            kinds.index(piece) if kinds else 0,
            position.map_of(town) not in position.maps_with_explorer(human),
            -printed_points(position, town, piece),
            -position.map_of(town),
            goal["away"],
            -contribution_points(position, town) if piece == "pillar" else 0,
            places.index(town),
            ALL_KINDS.index(piece),
        )

    goal = min((one for one in found if one["away"] <= reach), key=preference)
    away = position.distances(goal["start"])
    take_best_tile(position, position["underground_tiles"], away, reach, action)  # S-904
    walk(position, goal["start"], goal["town"])
    if position.may_place(position.him, goal["town"], goal["piece"]):
        put_piece(position, goal["piece"], goal["town"])
    return True  # else a tablet on the way has used the site or the last piece (C-210)


def walk(position: TiletumPosition, start: str, goal: str) -> None:
    """Move the Cardinal's explorer from `start` to `goal` and cover every open tablet on its way
    (S-905)."""
    explorers = position.him["explorers"]
    explorers[explorers.index(start)] = goal
    for here, there in pairwise(best_way(position, start, goal)):
        tablet = position.tablet_between(here, there)
        if tablet:
            position.cover(here, there)
            if position.has("fruitful-journey"):
                enjoy(position, tablet)


def best_way(position: TiletumPosition, start: str, goal: str) -> list[str]:
    """Return the towns of the shortest way between two towns; of several the one with most
    uncovered tablets (S-905)."""
    ways = [[start]]
    for _ in range(position.distances(start)[goal]):
        ways = [[*way, near] for way in ways for near in position.neighbours(way[-1])]
    return max(
        (way for way in ways if way[-1] == goal),
        key=lambda way: sum(bool(position.tablet_between(*step)) for step in pairwise(way)),
    )


def enjoy(position: TiletumPosition, tablet: str) -> None:
    """Give the Cardinal the gain of a tablet without payment, for the challenge Fruitful Journey
    (S-914).

    A free piece is placed where it is worth most: a mine by gold, a house by points, a pillar at
    the cathedral with most points.
    """
    player = position.him
    steps, points = TABLET_GAINS.get(tablet, (0, 0))
    position.climb(CARDINAL, steps)
    player["points"] += points
    player["silver"] += tablet == "tech"
    if tablet == "explorer":
        for town in list(position.new_starts(player))[:1]:
            position.add_explorer(player, town)
    if tablet in ALL_KINDS:
        own = position.maps_with_explorer(player) if tablet != "pillar" else []
        allowed = [town for town in position.towns if position.map_of(town) in (0, *own)]
        places = [town for town in allowed if position.may_place(player, town, tablet)]
        if places:

            def worth(town: str) -> int:
                if tablet == "pillar":
                    return contribution_points(position, town)
                return printed_points(position, town, tablet)

            put_piece(position, tablet, max(places, key=worth))
