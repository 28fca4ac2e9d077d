"""Connections over the links of all players, distances and built ports (B-0.5 .. B-0.9)."""

from tools.titles.brass.oracle.set_up import KINDS, ends_of, place_of
from tools.titles.brass.oracle.table import BrassOracleTable


def distances_from(table: BrassOracleTable, place: str) -> dict[str, int]:
    """B-0.6, B-0.7, B-0.8: how many links away every connected place is; 0 for the place itself."""
    found = {place: 0}
    edge = [place]
    for here in edge:
        for line in table.links:
            one, other = ends_of(line)
            if here in (one, other):
                there = other if here == one else one
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
    return found


def has_a_built_port(table: BrassOracleTable, place: str) -> bool:
    """B-0.5: a port counter, flipped or not, whoever owns it; or an external place."""
    ports = [place_of(space) for space in table.spaces_with("port")]
    return place in ports or KINDS[place] == "external"


def reaches_a_built_port(table: BrassOracleTable, place: str) -> bool:
    """B-0.6: a place is connected to itself, so a port of its own is enough."""
    return any(has_a_built_port(table, there) for there in distances_from(table, place))
