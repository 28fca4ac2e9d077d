"""The end of an era and of the game (B-15, B-16)."""

from tools.titles.brass.oracle.facts import COUNTERS, KINDS, PRICES, ends_of, tiles
from tools.titles.brass.oracle.money import income_level
from tools.titles.brass.oracle.rounds import draw_cards
from tools.titles.brass.oracle.table import Table


def score(table: Table) -> None:
    """B-15.1 .. B-15.3: links first or counters first, nothing is removed yet."""
    for line, owner in table.links.items():
        table.players[owner].points += sum(circles(table, end) for end in ends_of(line))
    for counter in table.counters.values():
        if counter.flipped:
            points = COUNTERS[counter.industry, counter.level]["points"]
            table.players[counter.owner].points += points


def circles(table: Table, place: str) -> int:
    """B-15.1: one for each flipped counter, whoever owns it; two for external and way places."""
    if KINDS[place] != "location":
        return 2
    return sum(table.counters[space].flipped for space in table.counters_in(place))


def begin_rail_era(table: Table) -> None:
    """B-10.9, B-15.4 .. B-15.9: links and level 1 leave, the distant market and cards are new."""
    table.links = {}
    table.counters = {at: counter for at, counter in table.counters.items() if counter.level > 1}
    table.distant = tiles(len(table.players))
    table.demand = 0
    table.era = "rail"
    table.round = 1
    table.deck, table.rail_deck, table.discards = table.rail_deck, [], []
    draw_cards(table)


def end_game(table: Table) -> None:
    """B-16: a point for each full £10 (B-19.1: none for a debt), then the ranking."""
    for player in table.players.values():
        player.points += max(0, player.money) // PRICES["for_a_point"]
    table.ranking = sorted(table.order, key=lambda colour: worth(table, colour), reverse=True)


def worth(table: Table, colour: str) -> tuple[int, int, int]:
    """B-16.2: points, then income level, then money; who is equal stays in the turn order."""
    player = table.players[colour]
    return player.points, income_level(player), player.money
