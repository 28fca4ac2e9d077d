"""Turns and rounds (B-2, B-13.5 .. B-13.8). The end of an era and of the game (B-15, B-16)."""

from tools.titles.brass.oracle.set_up import (
    BOX,
    COUNTERS,
    INCOME_LEVELS,
    KINDS,
    LAST_INCOME_SPACE,
    PRICES,
    ends_of,
    tiles,
)
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable

# Turns and rounds (B-2, B-13.5 .. B-13.8).


def next_with_cards(table: BrassOracleTable, candidates: list[str]) -> str | None:
    """B-2.8: a player without cards has no turn."""
    return next((colour for colour in candidates if table.players[colour].hand), None)


def turn_goes_on(table: BrassOracleTable) -> bool:
    """B-2.3, B-2.4, B-2.8: a second action, but in round 1 of the canal era or without a card."""
    first_round = table.era == "canal" and table.round == 1
    return table.action == 1 and not first_round and bool(table.mover.hand)


def after(table: BrassOracleTable, colour: str) -> list[str]:
    """Who comes later in the turn order."""
    return table.order[table.order.index(colour) + 1 :]


def new_order(table: BrassOracleTable) -> None:
    """B-13.5, B-13.8: who spent least first; equal ones keep their order; sums are cleared."""
    table.order.sort(key=lambda colour: table.players[colour].spent)
    for player in table.players.values():
        player.spent = 0


def draw_cards(table: BrassOracleTable) -> None:
    """B-2.6: in the new turn order, up to eight cards while the deck lasts."""
    for colour in table.order:
        hand = table.players[colour].hand
        while len(hand) < BOX["hand"] and table.deck:
            hand.append(table.deck.pop(0))


def all_hands_are_empty(table: BrassOracleTable) -> bool:
    """B-2.7: then the era ends."""
    return not any(player.hand for player in table.players.values())


# The end of an era and of the game (B-15, B-16).


def score(table: BrassOracleTable) -> None:
    """B-15.1 .. B-15.3: links first or counters first, nothing is removed yet."""
    for line, owner in table.links.items():
        table.players[owner].points += sum(circles(table, end) for end in ends_of(line))
    for counter in table.counters.values():
        if counter.flipped:
            points = COUNTERS[counter.industry, counter.level]["points"]
            table.players[counter.owner].points += points


def circles(table: BrassOracleTable, place: str) -> int:
    """B-15.1: one for each flipped counter, whoever owns it; two for external and way places."""
    if KINDS[place] != "location":
        return 2
    return sum(table.counters[space].flipped for space in table.counters_in(place))


def begin_rail_era(table: BrassOracleTable) -> None:
    """B-10.9, B-15.4 .. B-15.9: links and level 1 leave, the distant market and cards are new."""
    table.links = {}
    table.counters = {at: counter for at, counter in table.counters.items() if counter.level > 1}
    table.distant = tiles(len(table.players))
    table.demand = 0
    table.era = "rail"
    table.round = 1
    table.deck, table.rail_deck, table.discards = table.rail_deck, [], []
    draw_cards(table)


def end_game(table: BrassOracleTable) -> None:
    """B-16: a point for each full £10 (B-19.1: none for a debt), then the ranking."""
    for player in table.players.values():
        player.points += max(0, player.money) // PRICES["for_a_point"]
    table.ranking = sorted(table.order, key=lambda colour: worth(table, colour), reverse=True)


def worth(table: BrassOracleTable, colour: str) -> tuple[int, int, int]:
    """B-16.2: points, then income level, then money; who is equal stays in the turn order."""
    player = table.players[colour]
    return player.points, income_level(player), player.money


# Paying, and the income marker (B-0.10, B-3.8, B-13.7).


def can_pay(player: BrassOraclePlayer, cost: int) -> bool:
    """Nothing can be paid that is not there; B-19.1: with money below 0 only what is free."""
    return cost == 0 or player.money >= cost


def pay(player: BrassOraclePlayer, cost: int) -> None:
    """B-13.7: all money paid in one's turn counts as spent."""
    player.money -= cost
    player.spent += cost


def income_level(player: BrassOraclePlayer) -> int:
    """B-0.10: what the space of the income marker pays."""
    return INCOME_LEVELS[player.income_space]


def forward(player: BrassOraclePlayer, spaces: int) -> None:
    """B-14.1: single spaces, not levels; B-3.8: at most to the last one."""
    player.income_space = min(LAST_INCOME_SPACE, player.income_space + spaces)
