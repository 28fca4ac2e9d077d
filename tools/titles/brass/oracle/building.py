"""Which counters may be built where (B-5, B-6, B-9)."""

from tools.titles.brass.oracle.network import cards_for
from tools.titles.brass.oracle.rounds import can_pay
from tools.titles.brass.oracle.set_up import COUNTERS, INDUSTRIES, SPACES, place_of, spaces_of
from tools.titles.brass.oracle.sources import coal_can_be_had, coal_price, iron_price
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable

TWO_CARDS = "two-cards"


def moves(table: BrassOracleTable) -> list[str]:
    """Every counter the mover can build whole: card, space, cubes, money."""
    player = table.mover
    found = []
    for industry in INDUSTRIES:
        for space in SPACES:
            if not fits(table, player, industry, space):
                continue
            if not can_be_paid(table, player, industry, space):
                continue
            text = f"build {industry} {space}"
            if any(card in player.hand for card in cards_for_space(table, industry, space)):
                found.append(text)
            if two_cards_allowed(table, player, space):
                found.append(f"{text} {TWO_CARDS}")
    return found


def fits(table: BrassOracleTable, player: BrassOraclePlayer, industry: str, space: str) -> bool:
    """B-5.8 .. B-5.11, B-6, B-9: the counter on top may lie on this space."""
    if industry not in SPACES[space] or not may_be_built_now(table, player, industry):
        return False
    if space in table.counters:
        return may_be_built_over(table, player, industry, space)
    return is_the_empty_space(table, player, industry, space)


def may_be_built_now(table: BrassOracleTable, player: BrassOraclePlayer, industry: str) -> bool:
    """B-5.8, B-5.9: a counter is left, its level is no 0 and belongs to the era."""
    if not player.stacks[industry]:
        return False
    return COUNTERS[industry, player.stacks[industry][0]]["era"] in ("any", table.era)


def is_the_empty_space(
    table: BrassOracleTable, player: BrassOraclePlayer, industry: str, space: str
) -> bool:
    """B-5.10, B-5.11; B-6.2: of the empty spaces with the industry the lowest number."""
    location = place_of(space)
    if table.era == "canal" and own_counters_in(table, player, location):
        return False
    empty = [
        other
        for other in spaces_of(location)
        if industry in SPACES[other] and other not in table.counters
    ]
    return empty[:1] == [space]


def may_be_built_over(
    table: BrassOracleTable, player: BrassOraclePlayer, industry: str, space: str
) -> bool:
    """B-9: the same industry, a strictly higher level, an own counter or B-9.2's."""
    old = table.counters[space]
    if old.industry != industry or player.stacks[industry][0] <= old.level:  # B-9.4
        return False
    if old.owner == player.colour:  # B-9.1
        return True
    own = own_counters_in(table, player, place_of(space))
    return nobody_has_any(table, industry) and not (table.era == "canal" and own)  # B-9.2, B-9.6


def nobody_has_any(table: BrassOracleTable, industry: str) -> bool:
    """B-9.2, B-9.3: no cube of the kind on any counter of the board, none on its track."""
    track = {"coal-mine": table.coal, "ironworks": table.iron}
    if industry not in track:
        return False
    cubes = sum(table.counters[space].cubes for space in table.spaces_with(industry))
    return cubes == 0 and track[industry] == 0


def own_counters_in(table: BrassOracleTable, player: BrassOraclePlayer, location: str) -> list[str]:
    """The spaces of a location with the player's counters."""
    return [
        space
        for space in table.counters_in(location)
        if table.counters[space].owner == player.colour
    ]


def can_be_paid(
    table: BrassOracleTable, player: BrassOraclePlayer, industry: str, space: str
) -> bool:
    """B-5.1, B-5.13: its coal, its iron, and all the money before B-8 pays anything."""
    counter = COUNTERS[industry, player.stacks[industry][0]]
    location = place_of(space)
    cost = counter["cost"]
    if counter["coal"]:
        if not coal_can_be_had(table, [location]):
            return False
        cost += coal_price(table, [location])
    if counter["iron"]:
        cost += iron_price(table)
    return can_pay(player, cost)


def cards_for_space(table: BrassOracleTable, industry: str, space: str) -> list[str]:
    """B-5.2, B-5.3: the kinds of cards one of which is enough."""
    return cards_for(table, table.to_move, industry, place_of(space))


def two_cards_allowed(table: BrassOracleTable, player: BrassOraclePlayer, space: str) -> bool:
    """B-4.5, B-4.6, B-4.7, B-19.3: as the first of two actions, on an empty space."""
    if table.action == 2 or len(player.hand) < 2 or (table.era == "canal" and table.round == 1):
        return False
    return space not in table.counters or "two-cards-over" in table.expansions
