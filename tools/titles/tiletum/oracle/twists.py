"""Odd positions the box could hold, made of a new game: seats rich, stocked, settled, late."""

from collections.abc import Callable
from random import Random

from tools.titles.tiletum.oracle import board
from tools.titles.tiletum.oracle.facts import BOX, GOODS, LAST_ROUND
from tools.titles.tiletum.oracle.storehouse import may_take, own_crests
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import crest_of, is_crest, is_helper


def rich(table: TiletumOracleTable, random: Random) -> None:
    """Everybody has plenty of some goods, and silver."""
    for player in people(table):
        player.goods = {good: random.choice([0, 1, 4, 9]) for good in GOODS}
        player.silver = random.choice([0, 3, 12]) if table.silver else 0


def stocked(table: TiletumOracleTable, random: Random) -> None:
    """Storehouses are full of what the piles hold."""
    for player in people(table):
        for pile in (table.decks.bonus, table.decks.contracts, table.decks.characters):
            tile = random.choice(pile)
            if may_take(player, tile):
                pile.remove(tile)
                player.store.append(tile)


def helpful(table: TiletumOracleTable, random: Random) -> None:
    """Everybody has helpers."""
    for player in people(table):
        helpers = [tile for tile in table.decks.bonus if is_helper(tile)]
        for tile in random.sample(helpers, 2):
            if may_take(player, tile):
                table.decks.bonus.remove(tile)
                player.store.append(tile)


def settled(table: TiletumOracleTable, random: Random) -> None:
    """Rooms and crests are nearly whole, the roof houses of full buildings in supply."""
    for player in people(table):
        for tile in random.sample(table.decks.characters, 4):
            homes = [at for at in board.BUILDINGS if board.may_live(player, tile, at)]
            if homes:
                at = random.choice(homes)
                table.decks.characters.remove(tile)
                player.rooms[at - 1].append(tile)
                player.houses += BOX["roof_house"][at - 1] if board.rooms_full(player, at) else 0
        for at in random.sample(board.BUILDINGS, 3):
            if not board.rooms_full(player, at):
                lay_crest(table, player, at)


def lay_crest(table: TiletumOracleTable, player: TiletumOraclePlayer, building: int) -> None:
    """A crest of the bonus pile below a building."""
    for tile in table.decks.bonus:
        if is_crest(tile) and crest_of(tile) not in own_crests(player):
            table.decks.bonus.remove(tile)
            player.crests[building - 1] = crest_of(tile)
            return


def risen(table: TiletumOracleTable, random: Random) -> None:
    """Markers stand anywhere on the track."""
    table.king = {colour: random.randint(0, BOX["king_top"]) for colour in table.king}
    table.king_order = sorted(table.order, key=lambda colour: -table.king[colour])


def used_up(table: TiletumOracleTable, random: Random) -> None:
    """Nearly all bonus tiles are discarded."""
    random.shuffle(table.decks.bonus)
    while len(table.decks.bonus) > 1:
        table.decks.bonus_discard.append(table.decks.bonus.pop())


def late(table: TiletumOracleTable, _random: Random) -> None:
    """It is the last round."""
    table.round = LAST_ROUND
    table.decks.bonus_discard.append(table.king_tile)
    table.king_tile = ""


TWISTS: dict[str, Callable[[TiletumOracleTable, Random], None]] = {
    "rich": rich,
    "stocked": stocked,
    "helpful": helpful,
    "settled": settled,
    "risen": risen,
    "late": late,
    "used-up": used_up,
}


def people(table: TiletumOracleTable) -> list[TiletumOraclePlayer]:
    """Every seat but the Cardinal."""
    return [player for player in table.players.values() if not player.cardinal]
