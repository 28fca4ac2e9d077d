"""What lies on the board: connections, coal and iron, money and markers (B-0, B-7, B-10.6, B-14).

A position is that of the notation, but players are found by colour, counters by space, and the
owners of links by line.
"""

from typing import Any

from tools.proof.oracles import Position
from tools.titles.brass.oracle.facts import (
    COUNTERS,
    INCOME_LEVELS,
    KINDS,
    LAST_INCOME_SPACE,
    LOCATIONS,
    PRICES,
    TRACK,
    ends_of,
    place_of,
)

Player = dict[str, Any]


def mover(position: Position) -> Player:
    """The player to move."""
    found: Player = position["player"][position["to_move"]]
    return found


def counters_of(position: Position, colour: str) -> list[str]:
    """The spaces with a player's counters."""
    return [at for at, counter in position["counter"].items() if counter["owner"] == colour]


def spaces_with(position: Position, industry: str) -> list[str]:
    """The spaces with a counter of an industry, whoever owns it."""
    return [at for at, counter in position["counter"].items() if counter["industry"] == industry]


def ends_of_links(position: Position, colour: str) -> set[str]:
    """The places at an end of a player's links."""
    own = [line for line, owner in position["link"].items() if owner == colour]
    return {end for line in own for end in ends_of(line)}


def kind_of(position: Position, at: str) -> dict[str, Any]:
    """What is printed on a counter that lies on the board (B-0.4)."""
    counter = position["counter"][at]
    return COUNTERS[counter["industry"], counter["level"]]


# Connections over the links of all players (B-0.5 .. B-0.9).


def distances_from(position: Position, place: str) -> dict[str, int]:
    """B-0.6, B-0.7, B-0.8: how many links away every connected place is; 0 for the place itself."""
    found = {place: 0}
    edge = [place]
    for here in edge:
        for line in position["link"]:
            one, other = ends_of(line)
            there = {one: other, other: one}.get(here, here)
            if there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def reaches_a_built_port(position: Position, place: str) -> bool:
    """B-0.5: any port counter or external place; B-0.6: a place is connected to itself."""
    built = {place_of(at) for at in spaces_with(position, "port")}
    return any(
        there in built or KINDS[there] == "external" for there in distances_from(position, place)
    )


def network(position: Position, colour: str) -> set[str]:
    """B-5.3 .. B-5.7: the locations an industry card allows a player."""
    counters = {place_of(at) for at in counters_of(position, colour)}
    ends = ends_of_links(position, colour)
    if not counters and not ends:  # B-5.6
        return set(LOCATIONS)
    found = set(ends)  # B-5.4
    if position["era"] == "rail":  # B-5.5
        found |= counters
    if "liverpool" in counters | ends:  # B-5.7
        found.add("birkenhead")
    if "ferry-both-ways" in position["expansions"] and "birkenhead" in counters | ends:
        found.add("liverpool")  # B-19.2
    return found & set(LOCATIONS)


# Coal and iron (B-7).


def nearest_mines(position: Position, place: str) -> list[str]:
    """B-7.1, B-7.2: the nearest connected mines with coal, whoever owns them and the links."""
    away = distances_from(position, place)
    mines = {
        at: away[place_of(at)]
        for at in spaces_with(position, "coal-mine")
        if position["counter"][at]["cubes"] > 0 and place_of(at) in away
    }
    return [at for at in mines if mines[at] == min(mines.values())]


def coal_mines_for(position: Position, places: list[str]) -> list[str]:
    """B-7.2: the mines to choose from; B-10.6: a rail's are those of either of its ends."""
    return sorted({mine for place in places for mine in nearest_mines(position, place)})


def ironworks_with_iron(position: Position) -> list[str]:
    """B-7.8: every ironworks with iron, near or far."""
    works = spaces_with(position, "ironworks")
    return sorted(at for at in works if position["counter"][at]["cubes"] > 0)


def track_price(position: Position, cube: str) -> int:
    """B-7.6: what the cheapest cube left costs; an empty track sells from the supply."""
    still_filled = TRACK[len(TRACK) - position[cube] :]
    return still_filled[0] if still_filled else int(PRICES["empty_track"])


def coal_price(position: Position, places: list[str]) -> int | None:
    """B-7.3 .. B-7.7, B-10.7: free from a mine, else the track's by a port; None: no coal."""
    if coal_mines_for(position, places):
        return 0
    if any(reaches_a_built_port(position, place) for place in places):
        return track_price(position, "coal")
    return None


def iron_price(position: Position) -> int:
    """B-7.7, B-7.8: nothing from an ironworks, else what the track asks."""
    return 0 if ironworks_with_iron(position) else track_price(position, "iron")


def take_from_counter(position: Position, at: str) -> None:
    """B-7.7, B-7.9, B-7.10: one cube for nothing; the counter flips with its last one."""
    position["counter"][at]["cubes"] -= 1
    if position["counter"][at]["cubes"] == 0:
        flip(position, at)


def take_from_track(position: Position, cube: str) -> None:
    """B-7.6: a cube is paid for and leaves the cheap end; nothing leaves an empty track."""
    pay(mover(position), track_price(position, cube))
    position[cube] = max(0, position[cube] - 1)


# Money, the income marker, and counters that flip (B-0.10, B-3.8, B-13.7, B-14).


def can_pay(player: Player, cost: int) -> bool:
    """Nothing can be paid that is not there; B-19.1: with money below 0 only what is free."""
    return cost == 0 or player["money"] >= cost


def pay(player: Player, cost: int) -> None:
    """B-13.7: all money paid in one's turn counts as spent."""
    assert can_pay(player, cost)
    player["money"] -= cost
    player["spent"] += cost


def income_level(player: Player) -> int:
    """B-0.10: what the space of the income marker pays."""
    return INCOME_LEVELS[player["income_space"]]


def forward(player: Player, spaces: int) -> None:
    """B-14.1: single spaces, not levels; B-3.8: at most to the last one."""
    player["income_space"] = min(LAST_INCOME_SPACE, player["income_space"] + spaces)


def flip(position: Position, at: str) -> None:
    """B-14.1: its owner at once moves the income marker forward by its income spaces."""
    counter = position["counter"][at]
    counter["flipped"] = True
    forward(position["player"][counter["owner"]], kind_of(position, at)["income"])
