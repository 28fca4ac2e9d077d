"""The winner's survey card and the new mine (A-7 .. A-9)."""

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.auctions import with_two_players
from tools.titles.tinners_trail.oracle.developments import (
    drain,
    may_have_miner,
    may_have_port,
    place_miner,
    place_port,
)
from tools.titles.tinners_trail.oracle.table import OracleArea, TrailOracleTable


def payable_cards(table: TrailOracleTable) -> list[str]:
    """A-7: matching cards the winner can pay; none with 2 players (A2-6) or after A-4."""
    auction = table.running_auction
    if with_two_players(table) or auction.card is not None:
        return []
    winner = table.players[table.to_move]
    matching = cards.matching(winner.hand, table.areas[auction.area].region)
    return [card for card in matching if cards.value(card) <= winner.money]


def moves(table: TrailOracleTable) -> list[str]:
    """A-7: play one of them or none."""
    return [f"play {card}" for card in payable_cards(table)] + ["play none"]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """A-7: the card's printed value is paid; then the mine is built."""
    if words[1] != "none":
        winner = table.players[table.to_move]
        winner.hand.remove(words[1])
        winner.money -= cards.value(words[1])
        table.running_auction.card = words[1]
    build(table)


def settle(table: TrailOracleTable) -> bool:
    """The question is skipped when no card can be paid."""
    if payable_cards(table):
        return False
    build(table)
    return True


def build(table: TrailOracleTable) -> None:
    """A-8: mine, cubes of the tile, drainage, survey benefit; the card is discarded."""
    auction = table.running_auction
    area = table.areas[auction.area]
    place_mine(table, table.to_move, area)
    if auction.card is not None:
        apply_benefit(area, cards.benefit(auction.card))
        table.cards_played.append(auction.card)
    table.phase = "calciner"


def place_mine(table: TrailOracleTable, colour: str, area: OracleArea) -> None:
    """A-8: the mine stands on what the tile shows; drainage tokens and tile are used up."""
    tile = table.tile_in(area.name)
    table.players[colour].mines_left -= 1
    area.owner = colour
    area.tin += tile.tin
    area.copper += tile.copper
    area.water = max(0, tile.water - area.drainage)
    area.drainage = 0
    area.tile = None
    table.tiles_built.append({"region": area.region, **tile.shown})


def apply_benefit(area: OracleArea, benefit: str) -> None:
    """A-9: what has no legal place is lost."""
    if benefit.startswith("tin+"):
        area.tin += int(benefit.removeprefix("tin+"))
    elif benefit.startswith("copper+"):
        area.copper += int(benefit.removeprefix("copper+"))
    elif benefit.startswith("water-"):
        drain(area, int(benefit.removeprefix("water-")))
    elif benefit == "pump":
        area.pump = True
        drain(area, 1)
    elif benefit == "miner" and may_have_miner(area):
        place_miner(area)
    elif benefit == "port" and may_have_port(area):
        place_port(area)
