"""What lies on the board: connections, coal and iron, money and markers (B-0, B-7, B-10.6, B-14).

A position is that of the notation, but players are found by colour, counters by space, and the
owners of links by line.
"""

from typing import Any

from tools.titles.brass.oracle import facts

Player = dict[str, Any]


class BrassPosition(dict[str, Any]):
    """A position as a dict, with methods that answer questions about the board."""

    @property
    def mover(self) -> Player:
        """The entry of the player who has to move."""
        found: Player = self["player"][self["to_move"]]
        return found

    def counters_of(self, colour: str) -> list[str]:
        """Return the spaces on which a player has counters."""
        return [at for at, counter in self["counter"].items() if counter["owner"] == colour]

    def spaces_with(self, industry: str) -> list[str]:
        """Return the spaces with a counter of an industry, of any owner."""
        return [at for at, counter in self["counter"].items() if counter["industry"] == industry]

    def ends_of_links(self, colour: str) -> set[str]:
        """Return all places at which a player's links end."""
        own = [line for line, owner in self["link"].items() if owner == colour]
        return {end for line in own for end in facts.ends_of_line(line)}

    def kind_of(self, at: str) -> dict[str, Any]:
        """Return the printed facts of the counter on a space of the board (B-0.4)."""
        counter = self["counter"][at]
        return facts.COUNTERS[counter["industry"], counter["level"]]

    # Connections over the links of all players (B-0.5 .. B-0.9).

    def distances_from(self, place: str) -> dict[str, int]:
        """Return each place connected to this one over links of any owner, with the number of links
        to it; the place itself has 0 (B-0.6 to B-0.8)."""
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
        """Return whether the place is connected to a port counter or to an external place; it
        counts as connected to itself (B-0.5, B-0.6)."""
        built = {facts.location_of_space(at) for at in self.spaces_with("port")}
        return any(
            there in built or facts.KINDS[there] == "external"
            for there in self.distances_from(place)
        )

    def network(self, colour: str) -> set[str]:
        """Return the locations in which the player may build with an industry card; all locations
        if the player has neither a counter nor a link (B-5.3 to B-5.7)."""
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
        """Return the spaces of the nearest connected coal mines that still have coal, of any owner
        (B-7.1, B-7.2)."""
        away = self.distances_from(place)
        mines = {
            at: away[facts.location_of_space(at)]
            for at in self.spaces_with("coal-mine")
            if self["counter"][at]["cubes"] > 0 and facts.location_of_space(at) in away
        }
        return [at for at in mines if mines[at] == min(mines.values())]

    def coal_mines_for(self, places: list[str]) -> list[str]:
        """Return, sorted, the coal mines that are nearest to any of the places (B-7.2); for a rail,
        pass both its ends (B-10.6)."""
        return sorted({mine for place in places for mine in self.nearest_mines(place)})

    def ironworks_with_iron(self) -> list[str]:
        """Return, sorted, the spaces of all ironworks that still have iron, at any distance
        (B-7.8)."""
        works = self.spaces_with("ironworks")
        return sorted(at for at in works if self["counter"][at]["cubes"] > 0)

    def track_price(self, cube: str) -> int:
        """Return the price in pounds of the cheapest "coal" or "iron" cube left on its market
        track, or the price of the supply if the track is empty (B-7.6)."""
        still_filled = facts.TRACK[len(facts.TRACK) - self[cube] :]
        return still_filled[0] if still_filled else int(facts.PRICES["empty_track"])

    def coal_price(self, places: list[str]) -> int | None:
        """Return the price of a coal cube delivered to one of the places: 0 from a connected mine,
        else the market's price if a port is connected; None if no coal can be delivered (B-7.3 to
        B-7.7, B-10.7)."""
        if self.coal_mines_for(places):
            return 0
        if any(self.reaches_a_built_port(place) for place in places):
            return self.track_price("coal")
        return None

    @property
    def iron_price(self) -> int:
        """The price of an iron cube: 0 if any ironworks has iron, else the market's price (B-7.7,
        B-7.8)."""
        return 0 if self.ironworks_with_iron() else self.track_price("iron")

    def take_from_counter(self, at: str) -> None:
        """Take one cube from the counter on a space, without payment, and flip the counter if it
        was the last one (B-7.7, B-7.9, B-7.10)."""
        self["counter"][at]["cubes"] -= 1
        if self["counter"][at]["cubes"] == 0:
            self.flip(at)

    def flip(self, at: str) -> None:
        """Flip the counter on a space and advance its owner's income marker by the printed number
        of spaces (B-14.1)."""
        counter = self["counter"][at]
        counter["flipped"] = True
        advance_income_marker(self["player"][counter["owner"]], self.kind_of(at)["income"])


def can_pay(player: Player, cost: int) -> bool:
    """Return whether a player can pay `cost` pounds; a cost of 0 can always be paid, even with
    debts (B-19.1)."""
    return cost == 0 or player["money"] >= cost


def pay(player: Player, cost: int) -> None:
    """Take `cost` pounds from a player and add them to the money spent in this turn (B-13.7)."""
    assert can_pay(player, cost)
    player["money"] -= cost
    player["spent"] += cost


def income_level(player: Player) -> int:
    """Return the income in pounds, perhaps negative, at the player's income marker (B-0.10)."""
    return facts.INCOME_LEVELS[player["income_space"]]


def advance_income_marker(player: Player, spaces: int) -> None:
    """Move the player's income marker forward by this number of spaces (not levels), at most to the
    last space (B-3.8, B-14.1)."""
    player["income_space"] = min(facts.LAST_INCOME_SPACE, player["income_space"] + spaces)
