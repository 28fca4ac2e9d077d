"""Twists of a position, within the pieces of the box, so that rare rules come up."""

from random import Random

from tools.proof.engine_side import Position
from tools.titles.tiletum.oracle import facts, table, tile_names
from tools.titles.tiletum.oracle.player_board import may_live, rooms_full


def people(document: Position) -> list[table.Player]:
    """Return the players without the Cardinal."""
    return [player for player in document["player"] if not player.get("cardinal")]


def rich(document: Position, random: Random) -> None:
    """Give every person random numbers of goods, up to 9 of each, and silver."""
    for player in people(document):
        player["goods"] = {good: random.choice([0, 1, 4, 9]) for good in facts.GOODS}
        if "silver" in player:
            player["silver"] = random.choice([0, 3, 12])


def stocked(document: Position, random: Random) -> None:
    """Store for every person a random tile of the bonus, contract and character piles, where
    allowed."""
    for player in people(document):
        for pile in ("bonus", "contracts", "characters"):
            store(document["decks"][pile], player, random.choice(document["decks"][pile]))


def helpful(document: Position, random: Random) -> None:
    """Store two random helpers of the bonus pile for every person, where allowed."""
    for player in people(document):
        pile = document["decks"]["bonus"]
        for tile in random.sample([tile for tile in pile if ":" not in tile], 2):
            store(pile, player, tile)


def store(pile: list[str], player: table.Player, tile: str) -> None:
    """Move a tile from a pile to a player's storehouse if the player may take it; else do
    nothing."""
    if table.may_take(table.read_player(player), tile):
        pile.remove(tile)
        player["store"].append(tile)


def settled(document: Position, random: Random) -> None:
    """Fill the rooms of every person with random characters and add crests, with the roof houses of
    full buildings in the supply."""
    decks = document["decks"]
    for player in people(document):
        for tile in random.sample(decks["characters"], 4):
            homes = [at for at in facts.BUILDINGS if may_live(player, tile, at)]
            if homes:
                at = random.choice(homes)
                decks["characters"].remove(tile)
                player["rooms"][at - 1].append(tile)
                player["houses"] += facts.BOX["roof_house"][at - 1] * rooms_full(player, at)
        for at in random.sample(facts.BUILDINGS, 3):
            owned = table.own_crests(table.read_player(player))
            crests = [one for one in decks["bonus"] if tile_names.is_crest(one)]
            new = [tile for tile in crests if tile_names.crest_of(tile) not in owned]
            if new and not rooms_full(player, at):
                decks["bonus"].remove(new[0])
                player["crests"][at - 1] = tile_names.crest_of(new[0])


def risen(document: Position, random: Random) -> None:
    """Move every marker to a random space of the king track, and set the order of the markers."""
    king = document["king"]
    king |= {colour: random.randint(0, facts.BOX["king_top"]) for colour in king}
    document["king_order"] = sorted(document["order"], key=lambda colour: -king[colour])


def late(document: Position, _random: Random) -> None:
    """Make it the last round, without a king's tile."""
    document["round"] = facts.LAST_ROUND
    document["decks"]["bonus_discard"].append(document.pop("king_tile"))


def used_up(document: Position, random: Random) -> None:
    """Discard all bonus tiles but one, in random order."""
    bonus = document["decks"]["bonus"]
    random.shuffle(bonus)
    document["decks"]["bonus_discard"] += bonus[1:]
    del bonus[1:]
