"""What the Cardinal does with an action of so many AP (C-304 to C-308)."""

from tools.titles.tiletum.oracle import board, king, maps, placing
from tools.titles.tiletum.oracle.cardinal_gains import contribution_points
from tools.titles.tiletum.oracle.cardinal_tiles import (
    best,
    contracts_left,
    gain_tile,
    has,
    is_new_crest,
)
from tools.titles.tiletum.oracle.facts import BOX, GOODS, SPACES
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import contract, gain_of, is_crest, parts

MOST_CONTRACT_TILES = 2


def can_do(
    table: TiletumOracleTable, player: TiletumOraclePlayer, action: str, points: int
) -> bool:
    """C-205."""
    if action == "king":
        return table.king[player.colour] < int(BOX["king_top"])
    if action in ("merchant", "architect"):
        return bool(goals(table, player, action))
    if action == "character":
        return bool(offer(table)) and bool(room(player, points))
    if action == "contract":
        return contract_place(table, player, points) >= 0
    return True


def do(table: TiletumOracleTable, player: TiletumOraclePlayer, action: str, points: int) -> None:
    """C-210: an action that cannot be done does nothing."""
    if not can_do(table, player, action, points):
        return
    if action == "king":
        king.climb(table, player.colour, points)
    elif action in ("merchant", "architect"):
        travel(table, player, action, points)
    elif action == "character":
        house_characters(table, player, points)
    elif action == "contract":
        take_contracts(table, player, points)


def goals(table: TiletumOracleTable, player: TiletumOraclePlayer, action: str) -> list[str]:
    """C-304, C-305: every space of the main map where he may place a piece, if he has one."""
    piece = "house" if action == "merchant" else "pillar"
    return [space for space in SPACES if placing.FREE[piece](table, player, space)]


def travel(
    table: TiletumOracleTable, player: TiletumOraclePlayer, action: str, points: int
) -> None:
    """C-304, C-305: choose the goal, take the best tile in range, move, place."""
    here = player.merchant if action == "merchant" else player.architect
    away = maps.distances(table, here)
    found = goals(table, player, action)
    reach = max(points, min(away[space] for space in found))
    near = [space for space in found if away[space] <= reach]
    if action == "merchant":
        goal = min(near, key=lambda at: (*town_order(table, at), away[at]))
    else:
        goal = min(near, key=lambda at: (*cathedral_order(table, at), away[at]))
    tiles = {at: table.map_tiles[at] for at in SPACES if at in table.map_tiles}
    tiles = {at: tile for at, tile in tiles.items() if away[at] <= reach}
    if tiles:
        gain_tile(table, player, table.map_tiles.pop(best(player, tiles, away)), action)
    if action == "merchant":
        player.merchant = goal
        put_house(table, player, goal)
    else:
        player.architect = goal
        placing.place_pillar(table, player, goal)


def town_order(table: TiletumOracleTable, town: str) -> tuple[int, int]:
    """C-304: the town of the earliest fair still due, then more printed points."""
    due = [fair_town for fair_town, _ in table.fairs]
    rounds = [at for at in range(table.round - 1, len(due)) if due[at] == town]
    return min(rounds, default=len(due)), -printed_points(table, town, "house")


def cathedral_order(table: TiletumOracleTable, town: str) -> tuple[int, int]:
    """C-305: more points, lower cost."""
    return -contribution_points(table, town), table.costs[town][0]


def printed_points(table: TiletumOracleTable, town: str, piece: str) -> int:
    """C-306, S-903: points of a house space, gold of a mine space, nothing for a pillar."""
    if piece == "pillar":
        return 0
    printed = placing.printed_gain(table, town, piece)
    if isinstance(printed, int):
        return printed
    return sum(number for word, number in parts(printed) if word == "vp")


def put_house(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """C-306: of house spaces only points count for him."""
    player.points += printed_points(table, town, "house")
    table.houses.setdefault(town, []).append(player.colour)
    player.houses -= 1


def offer(table: TiletumOracleTable) -> list[str]:
    """The characters offered."""
    return [tile for tile in table.character_offer if tile]


def room(player: TiletumOraclePlayer, points: int) -> int:
    """C-307: the building of the highest floor he can pay, leftmost; 0 without one."""
    free = [
        at
        for at in board.BUILDINGS
        if not board.rooms_full(player, at) and board.next_floor(player, at) <= points
    ]
    return min(free, key=lambda at: (-board.next_floor(player, at), at), default=0)


def house_characters(table: TiletumOracleTable, player: TiletumOraclePlayer, points: int) -> None:
    """C-307: again and again the leftmost character of the offer."""
    while offer(table) and (building := room(player, points)):
        points -= board.next_floor(player, building)
        tile = table.character_offer.pop(0)
        player.rooms[building - 1].append(tile)
        if has(table, "visitors-to-the-curia"):
            visit(table, player, gain_of(tile))


def visit(table: TiletumOracleTable, player: TiletumOraclePlayer, gain: str) -> None:
    """C-507: goods, points, silver and king steps; every other number is points."""
    for word, number in parts(gain):
        if word in GOODS:
            player.goods[word] += number
        elif word == "silver":
            player.silver += number
        elif word == "king":
            king.climb(table, player.colour, number)
        else:
            player.points += number


def contract_place(table: TiletumOracleTable, player: TiletumOraclePlayer, points: int) -> int:
    """C-308: the place of the tile he takes; -1 without one."""
    places = [
        place
        for place, tile in enumerate(table.contract_offer)
        if tile
        and BOX["contract_prices"][place] <= points
        and (is_new_crest(player, tile) if is_crest(tile) else contracts_left(player) > 0)
    ]
    return min(places, key=lambda place: contract_order(table, place), default=-1)


def contract_order(table: TiletumOracleTable, place: int) -> tuple[bool, int, int, int]:
    """C-308: a crest first, then most points, cheapest, rightmost."""
    tile = table.contract_offer[place]
    worth = 0 if is_crest(tile) else contract(tile).points
    return not is_crest(tile), -worth, BOX["contract_prices"][place], -place


def take_contracts(table: TiletumOracleTable, player: TiletumOraclePlayer, points: int) -> None:
    """C-308: at most two tiles, each for its price; a marker won on the way counts later."""
    for _ in range(MOST_CONTRACT_TILES):
        place = contract_place(table, player, points)
        if place < 0:
            return
        points -= BOX["contract_prices"][place]
        tile, table.contract_offer[place] = table.contract_offer[place], ""
        if is_crest(tile):
            gain_tile(table, player, tile, "contract")
        else:
            player.open.append(tile)
