"""Set-up: every player keeps one of the two survey cards of each region (S-4, S-5)."""

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.table import TrailOracleTable, regions_in_play


def undecided_regions(table: TrailOracleTable, colour: str) -> list[str]:
    """The regions in play of which a player still holds both cards, in region order."""
    if table.players[colour].is_wallace:  # LW-1: he keeps all his cards
        return []
    held = [cards.region(card) for card in table.players[colour].hand]
    return [region for region in regions_in_play(len(table.seats)) if held.count(region) > 1]


def moves(table: TrailOracleTable) -> list[str]:
    """S-4: discard one card of the first undecided region."""
    region = undecided_regions(table, table.to_move)[0]
    hand = table.players[table.to_move].hand
    return [f"discard {card}" for card in sorted(set(hand)) if cards.region(card) == region]


def play(table: TrailOracleTable, words: list[str]) -> None:
    """S-4: the discard stays secret until all have chosen."""
    player = table.players[table.to_move]
    player.hand.remove(words[1])
    player.discarded.append(words[1])


def settle(table: TrailOracleTable) -> bool:
    """Seat by seat; when all have chosen, two players' discards go back into the decks (S-5)."""
    for colour in table.seats:
        if undecided_regions(table, colour):
            table.to_move = colour
            return False
    if len(table.seats) == 2:
        for player in table.players.values():
            for card in player.discarded:
                table.decks[cards.region(card)].append(card)
    table.phase = "prices"
    return True
