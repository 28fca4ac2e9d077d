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

MAX_CONTRACTS = 6


def read(document: Position) -> TiletumPosition:
    """Return a parsed position document as a `TiletumPosition`, with players by colour and a
    default for every missing key."""
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
    """Return a player's entry with defaults for the keys of the expansion and of the Cardinal."""
    return {
        **dict.fromkeys(["silver", "mines", "mines_general"], 0),
        **{key: [] for key in ("explorers", "levels", "open", "hand", "tucked")},
        "bonused": "",
        "cardinal": False,
        **entry,
    }


class TiletumPosition(dict[str, Any]):
    """A position as a dict, with methods that answer questions about it and that move its
    pieces."""

    @property
    def mover(self) -> Player:
        """The player whose turn it is, or who is asked about the king's tile."""
        found: Player = self["player"][self["seat"]]
        return found

    @property
    def him(self) -> Player:
        """The Cardinal's entry among the players."""
        found: Player = self["player"][facts.CARDINAL]
        return found

    def has(self, challenge: str) -> bool:
        """Return whether a challenge is in force in this solo game (C-104)."""
        return challenge in self["solo"]["challenges"]

    @property
    def with_silver(self) -> bool:
        """Whether the game is played with the expansion In Search of Silver."""
        return self["silver"] is not None

    def level(self, player: Player, technology: str) -> int:
        """Return the level of a technology that a player has reached; 0 if it is not in the game,
        and for the Cardinal (S-105)."""
        technologies = self["silver"]["technologies"] if self.with_silver else []
        if technology not in technologies or player["cardinal"]:
            return 0
        return int(player["levels"][technologies.index(technology)])

    def put(self, tile: str) -> None:
        """Add a tile to the mover's storehouse; a colour helper is also noted in "fresh" until the
        end of the turn (T-304)."""
        self.mover["store"].append(tile)
        if is_colour(tile):
            self["fresh"].append(tile)

    def discard(self, tile: str) -> None:
        """Put a bonus tile on the discard pile, or remove an underground tile from the game (T-603,
        S-407)."""
        pile = "gone" if tile.startswith("deep:") else "bonus_discard"
        self["decks"][pile].append(tile)

    # The king track (T-204, T-406, T-705).

    def climb(self, colour: str, steps: int) -> None:
        """Move a marker up the king track step by step, at most to the top space (T-406)."""
        for _ in range(steps):
            if self["king"][colour] < facts.BOX["king_top"]:
                self.move_to(colour, self["king"][colour] + 1)

    def move_to(self, colour: str, space: int) -> None:
        """Move a marker to a space of the king track, behind all markers that are there already
        (T-406)."""
        order = self["king_order"]
        self["king"][colour] = space
        order.remove(colour)
        order.insert(sum(self["king"][other] >= space for other in order), colour)

    def lift(self, colours: list[str], lowest: int) -> None:
        """Move the markers of these colours that are below a space of the king track up to it, in
        their current order, behind those on it (T-705, C-502)."""
        for colour in list(self["king_order"]):
            if colour in colours and self["king"][colour] < lowest:
                self.move_to(colour, lowest)

    @property
    def deep_maps(self) -> list[dict[str, Any]]:
        """The printed facts of underground maps 1 to 3, for the sides in play; [] without the
        expansion."""
        sides = self["silver"]["sides"] if self.with_silver else []
        return [facts.UNDERGROUND[number, side] for number, side in enumerate(sides, start=1)]

    @property
    def towns(self) -> dict[str, dict[str, Any]]:
        """Every space with its printed facts, by name: first the main map, then the underground
        maps."""
        found = dict(facts.SPACES)
        for printed in self.deep_maps:
            found |= printed["spaces"]
        return found

    def map_of(self, town: str) -> int:
        """Return the number, 1 to 3, of the underground map that a town is on; 0 for the main
        map."""
        for number, printed in enumerate(self.deep_maps, start=1):
            if town in printed["spaces"]:
                return number
        return 0

    def start_of(self, number: int) -> str:
        """Return the start space of underground map 1, 2 or 3."""
        return str(self.deep_maps[number - 1]["start"])

    def neighbours(self, space: str) -> list[str]:
        """Return the spaces connected to this one by a road or, underground, by a path, in the
        order of the data."""
        if space in facts.SPACES:
            return roads()[space]
        printed = self.deep_maps[self.map_of(space) - 1]
        ends = [{one, other} for one, other, _ in printed["paths"]]
        return [town for town in printed["spaces"] if town != space and {space, town} in ends]

    def distances(self, space: str) -> dict[str, int]:
        """Return the distance in steps of every space that can be reached from this one, itself
        included with 0."""
        away = {space: 0}
        edge = [space]
        for here in edge:
            for near in self.neighbours(here):
                if near not in away:
                    away[near] = away[here] + 1
                    edge.append(near)
        return away

    def tablet_between(self, one: str, other: str) -> str:
        """Return the tablet on the path between two towns; "" if it is covered or there is none
        (S-403)."""
        if sorted([one, other]) in self["silver"]["covered"]:
            return ""
        paths = [path for printed in self.deep_maps for path in printed["paths"]]
        return next((str(path[2]) for path in paths if set(path[:2]) == {one, other}), "")

    def cover(self, one: str, other: str) -> None:
        """Cover the tablet on the path between two towns (S-403)."""
        self["silver"]["covered"].append(sorted([one, other]))

    def spaces_for(self, town: str, piece: str) -> list[Any]:
        """Return what is printed on each space for a piece in a town, without the spaces for larger
        numbers of players (T-110, S-302).

        That is the gain of a house, the gold of a mine, or the number of seats from which a pillar
        space is used.
        """
        printed = self.towns[town].get(f"{piece}s", [])
        seats = len(self["player"])
        if piece == "pillar":
            return [mark for mark in printed if mark <= seats]
        return [gain for mark, gain in printed if mark <= seats]

    def cathedral_numbers(self, town: str) -> list[int]:
        """Return the numbers of a town's cathedral tiles, highest first; [] if it has no open
        cathedral (T-109)."""
        if not self.spaces_for(town, "pillar"):
            return []
        if town in facts.SPACES:
            return list(facts.CATHEDRALS.get(town, []))
        return list(facts.SILVER["cathedrals"][f"{self.map_of(town)}:{self.cost_kind(town)}"])

    def cost_kind(self, town: str) -> str:
        """Return what contributions to a town's cathedral are paid in: "stone" on the main map,
        else "gold" or "silver" (T-607, S-307)."""
        return "stone" if town in facts.SPACES else str(self.towns[town]["cathedral"])

    def printed_gain(self, town: str, piece: str) -> Any:
        """Return what is printed on the first free space for a piece: a gain as text for a house, a
        number of gold for a mine."""
        return self.spaces_for(town, piece)[len(self.owners(town, piece))]

    def owners(self, town: str, piece: str) -> list[str]:
        """Return the colours of the players with a piece of this kind in a town, in the order of
        placing."""
        return list(self[f"{piece}s"].get(town, []))

    def number_on_maps(self, colour: str, piece: str, *, below: bool = False) -> int:
        """Return the number of a player's pieces of a kind on all maps, or with `below` only
        underground (S-305)."""
        pieces = self[f"{piece}s"].items()
        return sum(
            there.count(colour) for town, there in pieces if not below or town not in facts.SPACES
        )

    def may_place(self, player: Player, town: str, piece: str) -> bool:
        """Return whether a player may place a piece in a town: one is left in the supply, a space
        is free, and the player has none there (T-409, T-410, S-303, S-405)."""
        there = self.owners(town, piece)
        free = len(there) < len(self.spaces_for(town, piece)) and player["colour"] not in there
        return bool(free and player[f"{piece}s"] > 0)

    def lay(self, player: Player, town: str, piece: str) -> None:
        """Move a piece from a player's supply to the first free space of a town, without its
        gain."""
        self[f"{piece}s"].setdefault(town, []).append(player["colour"])
        player[f"{piece}s"] -= 1

    def maps_with_explorer(self, player: Player) -> list[int]:
        """Return the numbers of the maps on which a player has an explorer (S-303)."""
        return [self.map_of(town) for town in player["explorers"]]

    def add_explorer(self, player: Player, town: str) -> None:
        """Add a player's explorer on a start space; explorers are sorted by their maps (S-304)."""
        player["explorers"].append(town)
        player["explorers"].sort(key=self.map_of)

    def new_starts(self, player: Player) -> dict[str, int]:
        """Return the start spaces of maps without an explorer of the player, with their prices in
        silver (S-304)."""
        there = self.maps_with_explorer(player)
        costs = enumerate(facts.SILVER["explorer_cost"], start=1)
        return {self.start_of(number): cost for number, cost in costs if number not in there}


def may_take(player: Player, tile: str) -> bool:
    """Return whether a player may store a tile: the storehouse has room, a crest is of a new kind,
    and there are fewer than 6 contracts (T-505 to T-507)."""
    if len(player["store"]) >= facts.BOX["storehouse"]:
        return False
    if is_crest(tile):
        return crest_of(tile) not in own_crests(player)
    if is_contract(tile):
        stored = [one for one in player["store"] if is_contract(one)]
        return len(player["contracts"]) + len(stored) < MAX_CONTRACTS
    return True


def own_crests(player: Player) -> list[str]:
    """Return the kinds of crests that a player has stored or placed, or, for the Cardinal, in hand
    (T-506)."""
    stored = [crest_of(tile) for tile in player["store"] if is_crest(tile)]
    return [*stored, *filter(None, player["crests"]), *player["hand"]]


@cache
def roads() -> dict[str, list[str]]:
    """Return the neighbours of every space of the main map by its name, in the order of the
    data."""
    ends = [set(road) for road in facts.FACTS["map"]["roads"]]
    return {
        space: [other for other in facts.SPACES if other != space and {space, other} in ends]
        for space in facts.SPACES
    }
