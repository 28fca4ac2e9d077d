"""Tiles the Cardinal gains (C-401 .. C-404, C-503 .. C-508, S-917)."""

from tools.titles.tiletum.oracle import facts, table, tile_names
from tools.titles.tiletum.oracle.cardinal_tiles import free_places, most_needed
from tools.titles.tiletum.oracle.table import Player, TiletumPosition

FRIENDS_GOLD = 5
CREST_POINTS = 5
POINTS_BELOW = 6


def is_new_crest(player: Player, tile: str) -> bool:
    """Return whether a tile is a crest of a kind that the player does not own (C-401)."""
    return tile_names.is_crest(tile) and tile_names.crest_of(tile) not in table.own_crests(player)


def rank(player: Player, tile: str) -> int:
    """Return the Cardinal's rank of a tile, from 0 for the best; a crest he owns is worst
    (C-402)."""
    if tile_names.is_crest(tile) and not is_new_crest(player, tile):
        return len(facts.SOLO["tile_order"])
    kind = {"boost": "action", "colour": "misc"}.get(
        tile_names.class_of(tile), tile_names.class_of(tile)
    )
    return int(facts.SOLO["tile_order"].index(kind))


def take_best_tile(
    position: TiletumPosition, tiles: dict[str, str], away: dict[str, int], reach: int, action: str
) -> None:
    """Take the best tile, by `rank`, on a space within `reach` steps; of equal ones the nearest,
    then the first in the order of the data (C-403). Do nothing if there is none.

    `tiles` are tiles by space, `away` the distances of the spaces.
    """
    player = position.him
    near = [at for at in position.towns if at in tiles and away.get(at, reach + 1) <= reach]
    if near:
        best = min(near, key=lambda at: (rank(player, tiles[at]), away[at]))
        gain_tile(position, tiles.pop(best), action)


def gain_tile(position: TiletumPosition, tile: str, action: str) -> None:
    """Give the Cardinal a tile: he keeps a new crest, and any other tile leaves the game, after the
    challenges in force have given him something for it (C-401, C-504 to C-506)."""
    player = position.him
    if is_new_crest(player, tile):
        gain_crest(position, tile_names.crest_of(tile), action)
        return
    friends = position.has("very-special-friends")  # C-504
    if tile_names.is_contract(tile) and friends and contracts_left(player):
        player["open"].append(tile)
        return
    position["decks"]["gone"].append(tile)
    kind = tile_names.class_of(tile)
    if kind in ("misc", "colour") and friends:
        player["goods"]["gold"] += FRIENDS_GOLD
    if kind == "goods" and position.has("ingenious-clergy"):
        clergy(position, facts.HELPERS[tile_names.plain(tile)]["gain"])
    if kind in ("action", "boost") or (kind == "colour" and tile_names.boost_of(tile)):
        if position.has("church-income"):
            player["points"] += number_of(tile)
        if position.has("whispers-at-court"):
            position.climb(facts.CARDINAL, 1)


def contracts_left(player: Player) -> int:
    """Return how many more contracts the Cardinal may take, counting open and fulfilled ones
    (C-102)."""
    return table.MAX_CONTRACTS - len(player["open"]) - len(player["contracts"])


def gain_crest(position: TiletumPosition, kind: str, action: str) -> None:
    """Give the Cardinal a crest, which he keeps in his hand (C-503).

    With the challenge Ready for Action it is placed at once on the leftmost free building, without
    payment, and its marker goes to `action`.
    """
    player = position.him
    free = free_places(player)
    if not free or not position.has("ready-for-action"):
        player["hand"].append(kind)  # S-101: there are seven kinds, six places
        player["hand"].sort(key=facts.crest_kinds(True).index)
        return
    put_crest(player, kind, free[0])
    number = facts.BOX["markers"][free[0] - 1]
    if number:
        player["markers"][action] = player["markers"].get(action, 0) + number


def put_crest(player: Player, kind: str, building: int) -> None:
    """Place a crest of the Cardinal on a building, which gives 5 points at building 6 and else
    nothing (C-309)."""
    player["crests"][building - 1] = kind
    if building == POINTS_BELOW:
        player["points"] += CREST_POINTS


def number_of(tile: str) -> int:
    """Return the points of a tile for the challenge Church Income: the number on it, 1 for a joker
    (C-506)."""
    if tile_names.boost_of(tile):
        return tile_names.boost_of(tile)
    [(word, number)] = tile_names.parts(facts.HELPERS[tile_names.plain(tile)]["gain"])
    return int(facts.SOLO["church_income_joker"]) if word == "joker" else number


def clergy(position: TiletumPosition, gain: str) -> None:
    """Give the Cardinal the gain of a goods tile; goods of any kind become the most needed good,
    "any" one by one (C-505, T-513)."""
    player = position.him
    for word, number in tile_names.parts(gain):
        if word in facts.GOODS:
            player["goods"][word] += number
        elif word == "any":
            for _ in range(number):
                player["goods"][most_needed(position)] += 1
        elif word == "same":
            player["goods"][most_needed(position)] += number
        else:
            player[{"vp": "points", "silver": "silver"}[word]] += number
