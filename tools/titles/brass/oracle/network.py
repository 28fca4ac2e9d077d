"""A player's own network, which industry cards ask for (B-5.3 .. B-5.7)."""

from tools.titles.brass.oracle.set_up import LOCATIONS, ends_of, place_of
from tools.titles.brass.oracle.table import BrassOracleTable


def network(table: BrassOracleTable, colour: str) -> set[str]:
    """The locations an industry card allows."""
    own_counters = {place_of(space) for space in table.counters_of(colour)}
    own_ends = {end for line in table.links_of(colour) for end in ends_of(line)}
    if not own_counters and not own_ends:  # B-5.6
        return set(LOCATIONS)
    found = set(own_ends)  # B-5.4
    if table.era == "rail":  # B-5.5
        found |= own_counters
    if "liverpool" in own_counters | own_ends:  # B-5.7
        found.add("birkenhead")
    if "ferry-both-ways" in table.expansions and "birkenhead" in own_counters | own_ends:
        found.add("liverpool")  # B-19.2
    return found & set(LOCATIONS)


def cards_for(table: BrassOracleTable, colour: str, industry: str, location: str) -> list[str]:
    """B-5.2, B-5.3: the kinds of cards that allow an industry in a location."""
    return [location, industry] if location in network(table, colour) else [location]
