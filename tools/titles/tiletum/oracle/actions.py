"""Spending action points, one option at a time (T4, S-4): the question `act`."""

from tools.titles.tiletum.oracle import board, maps, placing, silver
from tools.titles.tiletum.oracle.facts import BOX, GOODS
from tools.titles.tiletum.oracle.storehouse import may_take, put
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import is_character

EXCHANGE_PRICE = 1
FLOOR_PRICES = [1, 2, 3]


def moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """What the points left can do; tasks and ending are added elsewhere."""
    if frame["ap"] == 0:
        return []
    return LISTS[frame["kind"]](table, table.mover, frame["ap"])


def merchant_moves(
    table: TiletumOracleTable, player: TiletumOraclePlayer, _points: int
) -> list[str]:
    """T-401."""
    found = [f"step {space}" for space in maps.road_neighbours(player.merchant)]
    if placing.free_house(table, player, player.merchant):
        found.append(f"house {player.merchant}")
    return found + map_tile(table, player, player.merchant)


def architect_moves(
    table: TiletumOracleTable, player: TiletumOraclePlayer, _points: int
) -> list[str]:
    """T-402."""
    found = [f"step {space}" for space in maps.road_neighbours(player.architect)]
    if placing.free_pillar(table, player, player.architect):
        found.append(f"pillar {player.architect}")
    return found + map_tile(table, player, player.architect)


def map_tile(table: TiletumOracleTable, player: TiletumOraclePlayer, space: str) -> list[str]:
    """T-411."""
    tile = table.map_tiles.get(space)
    return [f"tile {space}"] if tile and may_take(player, tile) else []


def character_moves(
    table: TiletumOracleTable, player: TiletumOraclePlayer, points: int
) -> list[str]:
    """T-403."""
    offer = [tile for tile in table.character_offer if tile]
    found = [f"take {tile}" for tile in offer if may_take(player, tile)]
    if offer or table.decks.characters:
        found.append("refresh")
    for tile in filter(is_character, player.store):
        found += [
            f"place {tile} {building}"
            for building in board.BUILDINGS
            if board.may_live(player, tile, building)
            and FLOOR_PRICES[board.next_floor(player, building) - 1] <= points
        ]
    return list(dict.fromkeys(found))


def contract_moves(
    table: TiletumOracleTable, player: TiletumOraclePlayer, points: int
) -> list[str]:
    """T-404, T-405."""
    found = [
        f"take {tile}"
        for place, tile in enumerate(table.contract_offer)
        if tile and may_take(player, tile) and BOX["contract_prices"][place] <= points
    ]
    found += [
        f"exchange {given} {gained}"
        for given in GOODS
        if player.goods[given] >= EXCHANGE_PRICE
        for gained in GOODS
        if gained != given
    ]
    return list(dict.fromkeys(found))


def explorer_moves(
    table: TiletumOracleTable, player: TiletumOraclePlayer, _points: int
) -> list[str]:
    """S-401, S-404 to S-406."""
    found = [f"step {town}" for town in silver.steps(table, player)]
    for town in player.explorers:
        pieces = [piece for piece in placing.FREE if placing.FREE[piece](table, player, town)]
        found += [f"{piece} {town}" for piece in pieces]
        tile = table.underground_tiles.get(town)
        if tile and may_take(player, tile):
            found.append(f"tile {town}")
    return found


LISTS = {
    "merchant": merchant_moves,
    "architect": architect_moves,
    "character": character_moves,
    "contract": contract_moves,
    "explorer": explorer_moves,
}


def play(table: TiletumOracleTable, frame: Frame, text: str) -> None:
    """One option: its points are spent, then its effect is resolved."""
    player, words = table.mover, text.split()
    frame["ap"] -= points_of(table, player, frame, words)
    if frame["ap"] == 0 and not frame.get("main"):
        table.pending.pop()  # nothing is left of it; what it brings comes in its place
    if words[0] == "step":
        take_step(table, player, frame["kind"], words[1])
    elif words[0] in placing.PLACE:
        placing.PLACE[words[0]](table, player, words[1])
    elif words[0] == "tile":
        tiles = table.underground_tiles if frame["kind"] == "explorer" else table.map_tiles
        put(table, player, tiles.pop(words[1]))
    elif words[0] == "place":
        board.place_character(table, player, words[1], int(words[2]))
    elif words[0] == "refresh":
        refresh(table)
    elif words[0] == "exchange":
        exchange(table, player, words[1], words[2])
    elif frame["kind"] == "character":
        take_character(table, player, words[1])
    else:
        take_contract(table, player, words[1])


def points_of(
    table: TiletumOracleTable, player: TiletumOraclePlayer, frame: Frame, words: list[str]
) -> int:
    """What an option costs: all 1 but rooms and offered contracts."""
    if words[0] == "place":
        return FLOOR_PRICES[board.next_floor(player, int(words[2])) - 1]
    if words[0] == "take" and frame["kind"] == "contract":
        return int(BOX["contract_prices"][cheapest_place(table, words[1])])
    return 1


def take_step(
    table: TiletumOracleTable, player: TiletumOraclePlayer, meeple: str, space: str
) -> None:
    """A meeple moves to a neighbour space."""
    if meeple == "merchant":
        player.merchant = space
    elif meeple == "architect":
        player.architect = space
    else:
        silver.step(table, player, space)


def cheapest_place(table: TiletumOracleTable, tile: str) -> int:
    """T-404: of equal tiles the cheapest place, of these the rightmost."""
    places = [place for place, other in enumerate(table.contract_offer) if other == tile]
    return min(places, key=lambda place: (BOX["contract_prices"][place], -place))


def take_contract(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """T-404; T-312: its gap stays open until the end of the turn."""
    table.contract_offer[cheapest_place(table, tile)] = ""
    player.store.append(tile)


def take_character(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """T-403: the offer is refilled at once."""
    offer = [other for other in table.character_offer if other]
    offer.remove(tile)
    table.character_offer = offer
    player.store.append(tile)
    table.pending.append({"q": "draw", "deck": "characters", "left": 1})


def refresh(table: TiletumOracleTable) -> None:
    """T-403: all are put aside, five are drawn, the old ones are shuffled in."""
    aside = [tile for tile in table.character_offer if tile]
    table.character_offer = []
    left = BOX["characters_offered"]
    table.pending.append({"q": "draw", "deck": "characters", "left": left, "aside": aside})


def exchange(
    table: TiletumOracleTable, player: TiletumOraclePlayer, given: str, gained: str
) -> None:
    """T-405: the first of the turn also gives 1 good; S-606: with contract III each 1 more."""
    player.goods[given] -= 1
    player.goods[gained] += 1
    more = (0 if table.exchanged else 1) + (1 if table.level(player, "contract") >= 3 else 0)
    table.exchanged = True
    if more:
        table.pending.append({"q": "gain", "left": more})
