"""What the Cardinal does with an action of so many AP (C-304 .. C-308, S-903 .. S-907)."""

from itertools import pairwise
from typing import Any

from tools.titles.tiletum.oracle.cardinal_tiles import (
    contracts_left,
    contribution_points,
    gain_tile,
    is_new_crest,
    take_best_tile,
)
from tools.titles.tiletum.oracle.facts import BOX, BUILDINGS, CARDINAL, GOODS, SPACES
from tools.titles.tiletum.oracle.gains import next_floor, place, rooms_full
from tools.titles.tiletum.oracle.table import Player, TiletumPosition, contract, is_crest, parts

MOST_CONTRACT_TILES = 2
ALL_KINDS = ["mine", "pillar", "house"]
PIECE_OF = {"merchant": "house", "architect": "pillar"}
TABLET_GAINS = {  # S-914: king steps and points
    "king1-points5": (1, 5), "points5-king3": (3, 5), "king1-king3": (4, 0), "points4": (0, 4)
}  # fmt: skip


def can_do(position: TiletumPosition, action: str, points: int) -> bool:
    """C-205."""
    if action == "king":
        return bool(position["king"][CARDINAL] < BOX["king_top"])
    if action in PIECE_OF:
        return bool(goals(position, action))
    if action == "character":
        return bool(position["character_offer"]) and bool(room(position.him, points))
    return contract_place(position, points) >= 0 if action == "contract" else True


def do(position: TiletumPosition, action: str, points: int) -> None:
    """C-210: an action that cannot be done does nothing."""
    if not can_do(position, action, points):
        return
    if action == "king":
        position.climb(CARDINAL, points)
    elif action in PIECE_OF:
        travel(position, action, points)
    elif action == "character":
        house_characters(position, points)
    else:
        take_contracts(position, points)


# Merchant and architect (C-304 .. C-306).


def goals(position: TiletumPosition, action: str) -> list[str]:
    """C-304, C-305: every space of the main map where he may place a piece, if he has one."""
    player = position.him
    piece = PIECE_OF[action]
    return [space for space in SPACES if position.may_place(player, space, piece)]


def travel(position: TiletumPosition, action: str, points: int) -> None:
    """C-304, C-305: choose the goal, take the best tile in range, move, place."""
    player = position.him
    found = goals(position, action)
    away = position.distances(player[action])
    reach = max(points, min(away[space] for space in found))
    due = [town for town, _ in position["fairs"]]

    def preference(at: str) -> tuple[int, ...]:
        """C-304: the earliest fair due, more points, nearer; C-305: more, cheaper, nearer."""
        if action == "architect":
            return -contribution_points(position, at), position["costs"][at][0], away[at]
        rounds = [now for now in range(position["round"] - 1, len(due)) if due[now] == at]
        return min(rounds, default=len(due)), -printed_points(position, at, "house"), away[at]

    goal = min((space for space in found if away[space] <= reach), key=preference)
    take_best_tile(position, position["map_tiles"], away, reach, action)
    player[action] = goal
    put_piece(position, PIECE_OF[action], goal)


def printed_points(position: TiletumPosition, town: str, piece: str) -> int:
    """C-306, S-903: points of a house space, gold of a mine space, nothing for a pillar."""
    if piece == "pillar":
        return 0
    printed = position.printed_gain(town, piece)
    if isinstance(printed, int):
        return printed
    return sum(number for word, number in parts(printed) if word == "vp")


def put_piece(position: TiletumPosition, piece: str, town: str) -> None:
    """C-306: of house spaces only points count for him; S-906: a mine gives what it always does."""
    if piece == "house":
        position.him["points"] += printed_points(position, town, piece)
        position.lay(position.him, town, piece)
    else:
        place(position, position.him, piece, town)


# Characters and contracts (C-307, C-308, C-507).


def room(player: Player, points: int) -> int:
    """C-307: the building of the highest floor he can pay, leftmost; 0 without one."""
    free = [
        at for at in BUILDINGS if not rooms_full(player, at) and next_floor(player, at) <= points
    ]
    return max(free, key=lambda at: (next_floor(player, at), -at), default=0)


def house_characters(position: TiletumPosition, points: int) -> None:
    """C-307: again and again the leftmost character of the offer.

    C-507: goods, points, silver and king steps of its gain; every other number is points.
    """
    player = position.him
    offer = position["character_offer"]
    while offer and (building := room(player, points)):
        points -= next_floor(player, building)
        tile = offer.pop(0)
        player["rooms"][building - 1].append(tile)
        gain = tile.partition(":")[2] if position.has("visitors-to-the-curia") else ""
        for word, number in parts(gain):
            if word in GOODS:
                player["goods"][word] += number
            elif word == "king":
                position.climb(CARDINAL, number)
            else:
                player["silver" if word == "silver" else "points"] += number


def contract_place(position: TiletumPosition, points: int) -> int:
    """C-308: the place of the tile he takes; -1 without one.

    A crest first, then most points, cheapest, rightmost.
    """
    player = position.him
    prices = BOX["contract_prices"]

    def preference(place: int) -> tuple[int, ...]:
        tile = position["contract_offer"][place]
        worth = 0 if is_crest(tile) else contract(tile)["points"]
        return not is_crest(tile), -worth, prices[place], -place

    able = [
        place
        for place, tile in enumerate(position["contract_offer"])
        if tile
        and prices[place] <= points
        and (is_new_crest(player, tile) if is_crest(tile) else contracts_left(player) > 0)
    ]
    return min(able, key=preference, default=-1)


def take_contracts(position: TiletumPosition, points: int) -> None:
    """C-308: at most two tiles, each for its price; a marker won on the way counts later."""
    for _ in range(MOST_CONTRACT_TILES):
        place = contract_place(position, points)
        if place < 0:
            return
        points -= BOX["contract_prices"][place]
        tile, position["contract_offer"][place] = position["contract_offer"][place], ""
        if is_crest(tile):
            gain_tile(position, tile, "contract")
        else:
            position.him["open"].append(tile)


# Explorer (S-903 .. S-907, Fruitful Journey of S-914).


def explorer_goals(position: TiletumPosition, wanted: list[str]) -> list[dict[str, Any]]:
    """S-903: sites on maps with his explorer, of a kind he has left and does not own there."""
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
    """S-903 to S-906; no kinds: all alike. Whether there was a goal (S-907)."""
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
    """S-905: the shortest way with most open tablets, then order of the data; they are covered."""
    explorers = position.him["explorers"]
    explorers[explorers.index(start)] = goal
    for here, there in pairwise(best_way(position, start, goal)):
        tablet = position.tablet_between(here, there)
        if tablet:
            position.cover(here, there)
            if position.has("fruitful-journey"):
                enjoy(position, tablet)


def best_way(position: TiletumPosition, start: str, goal: str) -> list[str]:
    """S-905: of the shortest ways the one that passes most tablets without X."""
    ways = [[start]]
    for _ in range(position.distances(start)[goal]):
        ways = [[*way, near] for way in ways for near in position.neighbours(way[-1])]
    return max(
        (way for way in ways if way[-1] == goal),
        key=lambda way: sum(bool(position.tablet_between(*step)) for step in pairwise(way)),
    )


def enjoy(position: TiletumPosition, tablet: str) -> None:
    """S-914: Fruitful Journey, free; payments are not asked and their gain is had.

    A mine by gold, a house by points, a pillar at the main cathedral with most points.
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
