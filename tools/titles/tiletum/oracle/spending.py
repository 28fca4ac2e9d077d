"""Spending action points, one option at a time (T-309, T-310, T4)."""

from tools.titles.tiletum.oracle import gains, player_board, table, technologies, tile_names
from tools.titles.tiletum.oracle.facts import BOX, BUILDINGS, GOODS, PIECES
from tools.titles.tiletum.oracle.gains import ask
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition


def meeple_options(position: TiletumPosition, meeple: str, piece: str) -> list[str]:
    """Return the ways to spend an action point of the merchant or architect: a step to a neighbour,
    its piece here, the tile of its space (T-401, T-402, T-411)."""
    player = position.mover
    here = player[meeple]
    found = [f"step {space}" for space in table.roads()[here]]
    if position.may_place(player, here, piece):
        found.append(f"{piece} {here}")
    tile = position["map_tiles"].get(here)
    return [*found, f"tile {here}"] if tile and table.may_take(player, tile) else found


def character_options(position: TiletumPosition, player: Player, points: int) -> list[str]:
    """Return the ways to spend action points of the character action: take a character, refresh the
    offer, place a stored character in a room that `points` pay for (T-403)."""
    offer = position["character_offer"]
    found = [f"take {tile}" for tile in offer if table.may_take(player, tile)]
    if offer or position["decks"]["characters"]:
        found.append("refresh")
    for tile in filter(tile_names.is_character, player["store"]):
        found += [
            f"place {tile} {at}"
            for at in BUILDINGS
            if player_board.may_live(player, tile, at)
            and player_board.next_floor(player, at) <= points
        ]
    return found


def contract_options(position: TiletumPosition, player: Player, points: int) -> list[str]:
    """Return the ways to spend action points of the contract action: take an offered tile that
    `points` pay for, or exchange a good for another (T-404, T-405)."""
    offer = zip(position["contract_offer"], BOX["contract_prices"], strict=True)
    found = [f"take {tile}" for tile, price in offer if tile and price <= points]
    found = [text for text in found if table.may_take(player, text.removeprefix("take "))]
    given = [good for good in GOODS if player["goods"][good] > 0]
    pairs = ((one, other) for one in given for other in GOODS if other != one)
    return found + [f"exchange {one} {other}" for one, other in pairs]


def explorer_options(position: TiletumPosition, player: Player, _points: int) -> list[str]:
    """Return the ways to spend an action point of the explorer action: a step, a piece or the tile
    at an own explorer's town (S-401, S-404 to S-406)."""
    found = [f"step {town}" for town in technologies.explorer_steps(position, player)]
    for town in player["explorers"]:
        found += [f"{one} {town}" for one in PIECES if position.may_place(player, town, one)]
        tile = position["underground_tiles"].get(town)
        if tile and table.may_take(player, tile):
            found.append(f"tile {town}")
    return found


def spend_on(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Carry out one option of an action: its action points are spent first, then it takes
    effect."""
    player = position.mover
    kind = frame["kind"]
    frame["ap"] -= points_of(position, kind, words)
    if frame["ap"] == 0 and not frame["main"]:
        position["pending"].pop()  # nothing is left of it; what it brings comes in its place
    match words:
        case ["step", town] if kind == "explorer":
            technologies.explorer_step(position, player, town)
        case ["step", space]:
            player[kind] = space
        case ["house" | "pillar" | "mine" as piece, town]:
            gains.place(position, player, piece, town)
        case ["tile", space]:
            tiles = position["underground_tiles" if kind == "explorer" else "map_tiles"]
            position.put(tiles.pop(space))
        case ["place", tile, building]:
            player_board.place_character(position, player, tile, int(building))
        case ["refresh"]:  # T-403: five are drawn, the old ones are shuffled in
            aside, position["character_offer"] = position["character_offer"], []
            left = BOX["characters_offered"]
            ask(position, "draw", deck="characters", left=left, aside=aside)
        case ["exchange", given, gained]:
            exchange(position, given, gained)
        case ["take", tile] if kind == "character":  # T-403: the offer is refilled at once
            position["character_offer"].remove(tile)
            player["store"].append(tile)
            ask(position, "draw", deck="characters", left=1, aside=[])
        case ["take", tile]:  # T-404; T-312: its gap stays open until the end of the turn
            position["contract_offer"][cheapest_place(position, tile)] = ""
            player["store"].append(tile)


def points_of(position: TiletumPosition, kind: str, words: list[str]) -> int:
    """Return the action points that an option costs: the floor of a room, the price of an offered
    contract, else 1."""
    if words[0] == "place":
        return player_board.next_floor(position.mover, int(words[2]))
    if words[0] == "take" and kind == "contract":
        return int(BOX["contract_prices"][cheapest_place(position, words[1])])
    return 1


def cheapest_place(position: TiletumPosition, tile: str) -> int:
    """Return the index in the contract offer of the cheapest of equal tiles, of equal prices the
    rightmost (T-404)."""
    places = [at for at, other in enumerate(position["contract_offer"]) if other == tile]
    return min(places, key=lambda at: (BOX["contract_prices"][at], -at))


def exchange(position: TiletumPosition, given: str, gained: str) -> None:
    """Exchange 1 good for another; the first exchange of a turn gives 1 more good of the player's
    choice (T-405), and contract III adds 1 to each (S-606)."""
    player = position.mover
    player["goods"][given] -= 1
    player["goods"][gained] += 1
    more = (not position["exchanged"]) + (position.level(player, "contract") >= 3)
    position["exchanged"] = True
    if more:
        ask(position, "gain", left=more)
