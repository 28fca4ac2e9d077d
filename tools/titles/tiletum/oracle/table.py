"""What lies on the table: positions, names of tiles, maps, the king track, storehouses.

A position is that of the notation, but players are found by colour, all keys are there, the keys
of `turn_of` stand beside the others, and offers of characters have no gaps.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tools.proof.engine_side import Position
from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.tile_names import crest_of, is_colour, is_contract, is_crest

Player = dict[str, Any]
Frame = dict[str, Any]
"""An open question with its keys, as the notation names them."""

MOST_CONTRACTS = 6


def read(document: Position) -> TiletumPosition:
    """A position as the rules work on it."""
    turn = document.get("turn_of", {})
    fresh = turn.get("fresh", [])  # T-304: without silver there is one kind of colour tile
    left_out = ("seed", "luck", "turn_of")
    position: Position = {
        **dict.fromkeys(["cardinal", "king_tile", "refilling"], ""),
        **dict.fromkeys(["solo", "silver"]),
        **{key: {} for key in ("mines", "underground_tiles")},
        **{key: [] for key in ("explorer_values", "pending", "ranking")},
        **{key: value for key, value in document.items() if key not in left_out},
        "die": turn.get("die"),
        "exchanged": turn.get("exchanged", False),
        "symbol": turn.get("symbol", False),
        "fresh": ["colour"] * fresh if isinstance(fresh, int) else fresh,
        "character_offer": [tile for tile in document["character_offer"] if tile],
        "player": {entry["colour"]: read_player(entry) for entry in document["player"]},
    }
    piles = ("bonus_discard", "underground", "contracts_under", "underground_under", "gone", "box")
    position["decks"] = {**{pile: [] for pile in piles}, **document["decks"]}
    if position["solo"]:
        cards = {"decree": "", "after": "", "surprises_left": [], "surprises_due": 0}
        position["solo"] = {**cards, "crest_due": False, **position["solo"]}
    return TiletumPosition(position)


def read_player(entry: Player) -> Player:
    """One seat; what silver and the Cardinal add is there without them, too."""
    return {
        **dict.fromkeys(["silver", "mines", "mines_general"], 0),
        **{key: [] for key in ("explorers", "levels", "open", "hand", "tucked")},
        "bonused": "",
        "cardinal": False,
        **entry,
    }


class TiletumPosition(dict[str, Any]):
    """A position, and what one asks of it."""

    @property
    def mover(self) -> Player:
        """Whose turn it is, or who is asked about the king's tile."""
        found: Player = self["player"][self["seat"]]
        return found

    @property
    def him(self) -> Player:
        """The Cardinal."""
        found: Player = self["player"][facts.CARDINAL]
        return found

    def has(self, challenge: str) -> bool:
        """C-104: whether a challenge is in force."""
        return challenge in self["solo"]["challenges"]

    @property
    def with_silver(self) -> bool:
        """Whether In Search of Silver is played."""
        return self["silver"] is not None

    def level(self, player: Player, technology: str) -> int:
        """S-105: the level a seat has reached; 0 where the technology is not in the game."""
        technologies = self["silver"]["technologies"] if self.with_silver else []
        if technology not in technologies or player["cardinal"]:
            return 0
        return int(player["levels"][technologies.index(technology)])

    def put(self, tile: str) -> None:
        """Into the storehouse, in a turn; T-304: a colour helper is remembered until its end."""
        self.mover["store"].append(tile)
        if is_colour(tile):
            self["fresh"].append(tile)

    def discard(self, tile: str) -> None:
        """T-603: bonus tiles form the discard pile; S-407: underground tiles leave the game."""
        pile = "gone" if tile.startswith("deep:") else "bonus_discard"
        self["decks"][pile].append(tile)

    # The king track (T-204, T-406, T-705).

    def climb(self, colour: str, steps: int) -> None:
        """T-406: step by step, none above the top space."""
        for _ in range(steps):
            if self["king"][colour] < facts.BOX["king_top"]:
                self.move_to(colour, self["king"][colour] + 1)

    def move_to(self, colour: str, space: int) -> None:
        """T-406: a marker that arrives stands behind all others of that space."""
        order = self["king_order"]
        self["king"][colour] = space
        order.remove(colour)
        order.insert(sum(self["king"][other] >= space for other in order), colour)

    def lift(self, colours: list[str], lowest: int) -> None:
        """T-705, C-502: markers below a space move up to it, behind those there, in their order."""
        for colour in list(self["king_order"]):
            if colour in colours and self["king"][colour] < lowest:
                self.move_to(colour, lowest)

    @property
    def deep_maps(self) -> list[dict[str, Any]]:
        """The printed maps I, II and III of the sides in play."""
        sides = self["silver"]["sides"] if self.with_silver else []
        return [facts.UNDERGROUND[number, side] for number, side in enumerate(sides, start=1)]

    @property
    def towns(self) -> dict[str, dict[str, Any]]:
        """Every space with what is printed on it: the main map, then underground."""
        found = dict(facts.SPACES)
        for printed in self.deep_maps:
            found |= printed["spaces"]
        return found

    def map_of(self, town: str) -> int:
        """The number 1 to 3 of the underground map a town is on; 0 for the main map."""
        for number, printed in enumerate(self.deep_maps, start=1):
            if town in printed["spaces"]:
                return number
        return 0

    def start_of(self, number: int) -> str:
        """The start space of map 1, 2 or 3."""
        return str(self.deep_maps[number - 1]["start"])

    def neighbours(self, space: str) -> list[str]:
        """The neighbour spaces by road, or by path underground, in the order of the data."""
        if space in facts.SPACES:
            return roads()[space]
        printed = self.deep_maps[self.map_of(space) - 1]
        ends = [{one, other} for one, other, _ in printed["paths"]]
        return [town for town in printed["spaces"] if town != space and {space, town} in ends]

    def distances(self, space: str) -> dict[str, int]:
        """How many steps every space that can be reached is away."""
        away = {space: 0}
        edge = [space]
        for here in edge:
            for near in self.neighbours(here):
                if near not in away:
                    away[near] = away[here] + 1
                    edge.append(near)
        return away

    def tablet_between(self, one: str, other: str) -> str:
        """S-403: the tablet on a path that bears no X yet, empty without one."""
        if sorted([one, other]) in self["silver"]["covered"]:
            return ""
        paths = [path for printed in self.deep_maps for path in printed["paths"]]
        return next((str(path[2]) for path in paths if set(path[:2]) == {one, other}), "")

    def cover(self, one: str, other: str) -> None:
        """S-403: an X tile covers the tablet of a path."""
        self["silver"]["covered"].append(sorted([one, other]))

    def spaces_for(self, town: str, piece: str) -> list[Any]:
        """T-110, S-302: what is printed on the spaces in use for a piece, from the first on.

        The gain of a house, the gold of a mine; of a pillar nothing but its number of seats.
        """
        printed = self.towns[town].get(f"{piece}s", [])
        seats = len(self["player"])
        if piece == "pillar":
            return [mark for mark in printed if mark <= seats]
        return [gain for mark, gain in printed if mark <= seats]

    def cathedral_numbers(self, town: str) -> list[int]:
        """The tiles of a cathedral, highest first; none where there is no open one (T-109)."""
        if not self.spaces_for(town, "pillar"):
            return []
        if town in facts.SPACES:
            return list(facts.CATHEDRALS.get(town, []))
        return list(facts.SILVER["cathedrals"][f"{self.map_of(town)}:{self.cost_kind(town)}"])

    def cost_kind(self, town: str) -> str:
        """T-607, S-307: what a cathedral costs: stone on the main map, else gold or silver."""
        return "stone" if town in facts.SPACES else str(self.towns[town]["cathedral"])

    def printed_gain(self, town: str, piece: str) -> Any:
        """What is printed on the first free space: a word for a house, gold for a mine."""
        return self.spaces_for(town, piece)[len(self.owners(town, piece))]

    def owners(self, town: str, piece: str) -> list[str]:
        """The owners of the pieces of a kind in a town."""
        return list(self[f"{piece}s"].get(town, []))

    def number_on_maps(self, colour: str, piece: str, *, below: bool = False) -> int:
        """S-305: how many of a kind of piece a seat has on all maps, or only underground."""
        pieces = self[f"{piece}s"].items()
        return sum(
            there.count(colour) for town, there in pieces if not below or town not in facts.SPACES
        )

    def may_place(self, player: Player, town: str, piece: str) -> bool:
        """T-409, T-410, S-303, S-405: a piece left, a free space, none of the seat's yet."""
        there = self.owners(town, piece)
        free = len(there) < len(self.spaces_for(town, piece)) and player["colour"] not in there
        return bool(free and player[f"{piece}s"] > 0)

    def lay(self, player: Player, town: str, piece: str) -> None:
        """A piece goes from the own supply onto the first free space."""
        self[f"{piece}s"].setdefault(town, []).append(player["colour"])
        player[f"{piece}s"] -= 1

    def maps_with_explorer(self, player: Player) -> list[int]:
        """S-303: the maps an own explorer is on."""
        return [self.map_of(town) for town in player["explorers"]]

    def add_explorer(self, player: Player, town: str) -> None:
        """S-304: onto a start space; explorers stand in the order of their maps."""
        player["explorers"].append(town)
        player["explorers"].sort(key=self.map_of)

    def new_starts(self, player: Player) -> dict[str, int]:
        """S-304: the start spaces of maps without an own explorer, and their costs in silver."""
        there = self.maps_with_explorer(player)
        costs = enumerate(facts.SILVER["explorer_cost"], start=1)
        return {self.start_of(number): cost for number, cost in costs if number not in there}


def may_take(player: Player, tile: str) -> bool:
    """T-505, T-506, T-507."""
    if len(player["store"]) >= facts.BOX["storehouse"]:
        return False
    if is_crest(tile):
        return crest_of(tile) not in own_crests(player)
    if is_contract(tile):
        stored = [one for one in player["store"] if is_contract(one)]
        return len(player["contracts"]) + len(stored) < MOST_CONTRACTS
    return True


def own_crests(player: Player) -> list[str]:
    """T-506: the kinds stored or placed; the Cardinal's in hand too."""
    stored = [crest_of(tile) for tile in player["store"] if is_crest(tile)]
    return [*stored, *filter(None, player["crests"]), *player["hand"]]


@cache
def roads() -> dict[str, list[str]]:
    """The neighbours of every space of the main map, in the order of the data."""
    ends = [set(road) for road in facts.FACTS["map"]["roads"]]
    return {
        space: [other for other in facts.SPACES if other != space and {space, other} in ends]
        for space in facts.SPACES
    }
