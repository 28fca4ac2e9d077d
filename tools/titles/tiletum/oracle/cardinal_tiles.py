"""Tiles the Cardinal gains, and what challenges make of them (C4, C-503 to C-506, C-508)."""

from tools.titles.tiletum.oracle import board, king
from tools.titles.tiletum.oracle.cardinal_needs import most_needed
from tools.titles.tiletum.oracle.facts import BOX, GOODS, HELPERS, SOLO, crest_kinds
from tools.titles.tiletum.oracle.storehouse import MOST_CONTRACTS, own_crests
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import (
    boost_of,
    crest_of,
    is_contract,
    is_crest,
    kind_of,
    parts,
    plain,
)

FRIENDS_GOLD = 5
CREST_POINTS = 5
POINTS_BELOW = 6


def has(table: TiletumOracleTable, challenge: str) -> bool:
    """C-104: whether a challenge is in force."""
    return challenge in table.cards.challenges


def is_new_crest(player: TiletumOraclePlayer, tile: str) -> bool:
    """C-401: of a kind he does not own."""
    return is_crest(tile) and crest_of(tile) not in own_crests(player)


def rank(player: TiletumOraclePlayer, tile: str) -> int:
    """C-402: the lower the better; a crest he owns is worst."""
    if is_crest(tile) and not is_new_crest(player, tile):
        return len(SOLO["tile_order"])
    kind = {"boost": "action", "colour": "misc"}.get(kind_of(tile), kind_of(tile))
    return int(SOLO["tile_order"].index(kind))


def best(player: TiletumOraclePlayer, tiles: dict[str, str], away: dict[str, int]) -> str:
    """C-403: the space of the best tile: rank, nearest, order of the data (that of `tiles`)."""
    return min(tiles, key=lambda space: (rank(player, tiles[space]), away[space]))


def gain_tile(
    table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str, action: str
) -> None:
    """C-401: a new crest is kept; all else leaves the game, after what challenges make of it."""
    if is_new_crest(player, tile):
        gain_crest(table, player, crest_of(tile), action)
    elif is_contract(tile) and has(table, "very-special-friends") and contracts_left(player):
        player.open.append(tile)
    else:
        table.decks.gone.append(tile)
        if not is_crest(tile) and not is_contract(tile):
            helper(table, player, tile)


def contracts_left(player: TiletumOraclePlayer) -> int:
    """C-102: how many more contracts he may have, open and fulfilled."""
    return MOST_CONTRACTS - len(player.open) - len(player.contracts)


def gain_crest(
    table: TiletumOracleTable, player: TiletumOraclePlayer, kind: str, action: str
) -> None:
    """C-503: with Ready for Action it is placed at once, free, leftmost; else he keeps it."""
    free = [at for at in board.BUILDINGS if not player.crests[at - 1]]
    if not free or not has(table, "ready-for-action"):
        player.hand.append(kind)  # S-101: there are seven kinds, six places
        player.hand.sort(key=crest_kinds(True).index)
        return
    place = free[0]
    put_crest(player, kind, place)
    number = BOX["markers"][place - 1]
    if number:
        player.markers[action] = player.markers.get(action, 0) + number


def put_crest(player: TiletumOraclePlayer, kind: str, building: int) -> None:
    """C-309: 5 points at building 6, no other gain."""
    player.crests[building - 1] = kind
    if building == POINTS_BELOW:
        player.points += CREST_POINTS


def helper(table: TiletumOracleTable, player: TiletumOraclePlayer, tile: str) -> None:
    """C-504 to C-506, C-508, S-917: all challenges that fit apply."""
    kind = kind_of(tile)
    if kind in ("misc", "colour") and has(table, "very-special-friends"):
        player.goods["gold"] += FRIENDS_GOLD
    if kind == "goods" and has(table, "ingenious-clergy"):
        clergy(table, player, HELPERS[plain(tile)]["gain"])
    if kind in ("action", "boost") or boost_of(tile):
        if has(table, "church-income"):
            player.points += number_of(tile)
        if has(table, "whispers-at-court"):
            king.climb(table, player.colour, 1)


def number_of(tile: str) -> int:
    """C-506: a joker tile is 1, another its number."""
    if boost_of(tile):
        return boost_of(tile)
    [(word, number)] = parts(HELPERS[plain(tile)]["gain"])
    return int(SOLO["church_income_joker"]) if word == "joker" else number


def clergy(table: TiletumOracleTable, player: TiletumOraclePlayer, gain: str) -> None:
    """C-505: a goods tile is gained; any or same goods are the most needed."""
    for word, number in parts(gain):
        if word in GOODS:
            player.goods[word] += number
        elif word == "any":  # T-513: each of choice, so each the most needed then
            for _ in range(number):
                player.goods[most_needed(table, player)] += 1
        elif word == "same":
            player.goods[most_needed(table, player)] += number
        elif word == "vp":
            player.points += number
        else:
            assert word == "silver", word
            player.silver += number
