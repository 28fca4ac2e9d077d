"""What lies on the board: connections, coal and iron, money and markers (B-0, B-7, B-10.6, B-14).

A position is that of the notation, but players are found by colour, counters by space, and the
owners of links by line.
"""

from typing import Any

from tools.titles.brass.oracle import facts

Player = dict[str, Any]


class BrassPosition(dict[str, Any]):
    """A position, and what one asks of the board."""

    @property
    def mover(self) -> Player:
        """The player to move."""
        found: Player = self["player"][self["to_move"]]
        return found

    def counters_of(self, colour: str) -> list[str]:
        """The spaces with a player's counters."""
        return [at for at, counter in self["counter"].items() if counter["owner"] == colour]

    def spaces_with(self, industry: str) -> list[str]:
        """The spaces with a counter of an industry, whoever owns it."""
        return [at for at, counter in self["counter"].items() if counter["industry"] == industry]

    def ends_of_links(self, colour: str) -> set[str]:
        """The places at an end of a player's links."""
        own = [line for line, owner in self["link"].items() if owner == colour]
        return {end for line in own for end in facts.ends_of_line(line)}

    def kind_of(self, at: str) -> dict[str, Any]:
        """What is printed on a counter that lies on the board (B-0.4)."""
        counter = self["counter"][at]
        return facts.COUNTERS[counter["industry"], counter["level"]]

    # Connections over the links of all players (B-0.5 .. B-0.9).

    def distances_from(self, place: str) -> dict[str, int]:
        """B-0.6, B-0.7, B-0.8: how many links every connected place is away, itself 0."""
        found = {place: 0}
        edge = [place]
        for here in edge:
            for line in self["link"]:
                one, other = facts.ends_of_line(line)
                there = {one: other, other: one}.get(here, here)
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def reaches_a_built_port(self, place: str) -> bool:
        """B-0.5: any port counter or external place; B-0.6: a place is connected to itself."""
        built = {facts.location_of_space(at) for at in self.spaces_with("port")}
        return any(
            there in built or facts.KINDS[there] == "external"
            for there in self.distances_from(place)
        )

    def network(self, colour: str) -> set[str]:
        """B-5.3 .. B-5.7: the locations an industry card allows a player."""
        counters = {facts.location_of_space(at) for at in self.counters_of(colour)}
        ends = self.ends_of_links(colour)
        if not counters and not ends:  # B-5.6
            return set(facts.LOCATIONS)
        found = set(ends)  # B-5.4
        if self["era"] == "rail":  # B-5.5
            found |= counters
        if "liverpool" in counters | ends:  # B-5.7
            found.add("birkenhead")
        if "ferry-both-ways" in self["expansions"] and "birkenhead" in counters | ends:
            found.add("liverpool")  # B-19.2
        return found & set(facts.LOCATIONS)

    # Coal and iron (B-7).

    def nearest_mines(self, place: str) -> list[str]:
        """B-7.1, B-7.2: the nearest connected mines with coal, whoever owns them and the links."""
        away = self.distances_from(place)
        mines = {
            at: away[facts.location_of_space(at)]
            for at in self.spaces_with("coal-mine")
            if self["counter"][at]["cubes"] > 0 and facts.location_of_space(at) in away
        }
        return [at for at in mines if mines[at] == min(mines.values())]

    def coal_mines_for(self, places: list[str]) -> list[str]:
        """B-7.2: the mines to choose from; B-10.6: a rail's are those of either of its ends."""
        return sorted({mine for place in places for mine in self.nearest_mines(place)})

    def ironworks_with_iron(self) -> list[str]:
        """B-7.8: every ironworks with iron, near or far."""
        works = self.spaces_with("ironworks")
        return sorted(at for at in works if self["counter"][at]["cubes"] > 0)

    def track_price(self, cube: str) -> int:
        """B-7.6: what the cheapest cube left costs; an empty track sells from the supply."""
        still_filled = facts.TRACK[len(facts.TRACK) - self[cube] :]
        return still_filled[0] if still_filled else int(facts.PRICES["empty_track"])

    def coal_price(self, places: list[str]) -> int | None:
        """B-7.3 .. B-7.7, B-10.7: free from a mine, else the track's by a port; None: no coal."""
        if self.coal_mines_for(places):
            return 0
        if any(self.reaches_a_built_port(place) for place in places):
            return self.track_price("coal")
        return None

    @property
    def iron_price(self) -> int:
        """B-7.7, B-7.8: nothing from an ironworks, else what the track asks."""
        return 0 if self.ironworks_with_iron() else self.track_price("iron")

    def take_from_counter(self, at: str) -> None:
        """B-7.7, B-7.9, B-7.10: one cube for nothing; the counter flips with its last one."""
        self["counter"][at]["cubes"] -= 1
        if self["counter"][at]["cubes"] == 0:
            self.flip(at)

    def flip(self, at: str) -> None:
        """B-14.1: its owner at once moves the income marker forward by its income spaces."""
        counter = self["counter"][at]
        counter["flipped"] = True
        advance_income_marker(self["player"][counter["owner"]], self.kind_of(at)["income"])


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
    return facts.INCOME_LEVELS[player["income_space"]]


def advance_income_marker(player: Player, spaces: int) -> None:
    """B-14.1: single spaces, not levels; B-3.8: at most to the last one."""
    player["income_space"] = min(facts.LAST_INCOME_SPACE, player["income_space"] + spaces)
