"""The Cardinal's characters and contracts (C-307, C-308, C-507)."""

from tools.titles.tiletum.oracle.cardinal_gains import contracts_left, gain_tile, is_new_crest
from tools.titles.tiletum.oracle.facts import BOX, BUILDINGS, CARDINAL, GOODS
from tools.titles.tiletum.oracle.player_board import next_floor, rooms_full
from tools.titles.tiletum.oracle.table import Player, TiletumPosition
from tools.titles.tiletum.oracle.tile_names import contract, is_crest, parts

MAX_CONTRACT_TILES = 2


def room(player: Player, points: int) -> int:
    """Return the building with the highest next floor that this number of action points pays for,
    the leftmost of equal ones; 0 if there is none (C-307)."""
    free = [
        at for at in BUILDINGS if not rooms_full(player, at) and next_floor(player, at) <= points
    ]
    return max(free, key=lambda at: (next_floor(player, at), -at), default=0)


def house_characters(position: TiletumPosition, points: int) -> None:
    """Place the leftmost character of the offer again and again, as long as the action points pay
    for a room (C-307).

    Characters bring a gain only with the challenge of C-507; whatever the Cardinal cannot have of
    it becomes points.
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
    """Return the index in the contract offer of the tile that the Cardinal takes with this number
    of action points, -1 if he can take none (C-308).

    He prefers a new crest, then the most points, the lowest price and the rightmost tile.
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
    """Take at most two tiles of the contract offer and pay each with action points (C-308)."""
    for _ in range(MAX_CONTRACT_TILES):
        place = contract_place(position, points)
        if place < 0:
            return
        points -= BOX["contract_prices"][place]
        tile, position["contract_offer"][place] = position["contract_offer"][place], ""
        if is_crest(tile):
            gain_tile(position, tile, "contract")
        else:
            position.him["open"].append(tile)
