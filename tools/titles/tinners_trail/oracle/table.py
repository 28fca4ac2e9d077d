"""What lies on the table, and the printed facts of the game.

A position is that of the notation, but players are found by colour and areas by name, all areas
of the board (D-1); the columns of the work track are numbers; `miners` counts the plain miners of
an area and `own_miner` names the owner of another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle.component_facts import facts

Player = dict[str, Any]
Area = dict[str, Any]
Tile = dict[str, Any]
LAST_ROUND = 4
PIECES = ["miner", "port", "train", "adit"]
ORES = ["tin", "copper"]

MAP: dict[str, dict[str, Any]] = {area["name"]: area for area in facts("map")["area"]}
MAP_CARDS: dict[int, dict[str, Any]] = {card["players"]: card for card in facts("map")["map_card"]}
BOARDS: dict[int, dict[str, Any]] = {board["players"]: board for board in facts("boards")["board"]}
DICE: dict[str, list[int]] = facts("prices")["dice"]
PRICES: dict[str, Any] = facts("prices")["prices"]
INVESTMENT_ROWS: dict[int, dict[str, list[int]]] = {
    row["place"]: row for row in facts("investment")["row"]
}
COMPANY: dict[str, dict[str, int]] = facts("company")
MARKET: list[list[int]] = facts("market")["sections"]
UNLIMITED = MARKET[-1][-1]
EMIGRATION: dict[str, Any] = facts("emigration")
WALLACE: dict[str, Any] = facts("wallace")
WORK_POINTS: dict[str, int] = {
    **COMPANY["work"],
    **facts("market")["work"],
    "emigrate": EMIGRATION["emigrate_work"],
    "process": 0,  # AR-2
    "place": 0,  # E-4
}
FINAL_COLUMN: int = WORK_POINTS["columns"]


def regions_in_play(players: int) -> list[str]:
    """Return the regions on the map card for this number of players, in alphabetical order (S-2,
    S-4)."""
    return [region for region in "abcd" if region in MAP_CARDS[players]]


def read(document: Position) -> TrailPosition:
    """Return a parsed position document as a `TrailPosition`, with players by colour, areas by
    name, and a default for every missing key."""
    seats = len(document["player"])
    regions = {name: r for r in regions_in_play(seats) for name in MAP_CARDS[seats][r]}
    described = {area["name"]: area for area in document["area"]}
    decks = document.get("decks", {})
    return TrailPosition(
        {
            **{
                key: []
                for key in ("declined", "peekers", "ranking", "market", "emigrated", "wallace")
            },
            "pumps_left": 0,
            **{key: value for key, value in document.items() if key not in ("seed", "luck")},
            "auction": read_auction(document) if "auction" in document else None,
            "work": {
                int(column): markers for column, markers in document["work"].items() if markers
            },
            "decks": {
                r: [f"{r}:{card}" for card in decks.get(r, [])] for r in regions_in_play(seats)
            },
            "player": {entry["colour"]: read_player(entry) for entry in document["player"]},
            "area": {
                name: read_area(name, described.get(name, {}), regions.get(name, ""))
                for name in MAP
            },
        }
    )


def read_auction(document: Position) -> dict[str, Any]:
    """Return the auction of a document; its area is "" while Lord Wallace has not chosen one
    (LW-5), and before a calciner only the area matters (A-7)."""
    auction = document["auction"]
    if document["phase"] == "calciner":
        return {"area": auction["area"]}
    return {"area": "", **auction}


def read_player(entry: Player) -> Player:
    """Return the player's entry with the defaults of the expansions' keys added."""
    return {
        "wallace": False,
        "limiter": 0,
        "calciner_left": True,
        "miners_left": EMIGRATION["own_miners"],
        "waiting": [],
        **entry,
        "ore": {"arsenic": 0, **entry["ore"]},
    }


def read_area(name: str, entry: Area, region: str) -> Area:
    """Return an area's entry with defaults for missing keys; its region is "" outside the map card,
    where no tile lies (S-2, D-1)."""
    miner = entry.get("miner", False)
    own, plain = miner if isinstance(miner, list) else (None, miner)
    if isinstance(miner, str):
        own = miner
        plain = 0
    return {
        **dict.fromkeys(["tile", "owner", "calciner"]),
        **dict.fromkeys(["tin", "copper", "water", "arsenic", "drainage"], 0),
        **dict.fromkeys(["port", "train", "pump"], False),
        **{key: value for key, value in entry.items() if key != "miner"},
        "name": name,
        "region": region,
        "miners": int(plain),
        "own_miner": own,
    }


class TrailPosition(dict[str, Any]):
    """A position as a dict, with methods that answer questions about the board and move the work
    markers."""

    @property
    def mover(self) -> Player:
        """The entry of the player who has to move."""
        found: Player = self["player"][self["to_move"]]
        return found

    def next_clockwise(self, colour: str) -> str:
        """Return the colour of the seat to the left of a seat."""
        seats: list[str] = list(self["player"])
        return seats[(seats.index(colour) + 1) % len(seats)]

    @property
    def with_two_players(self) -> bool:
        """Whether there are two seats, for which A2 replaces parts of A."""
        return len(self["player"]) == 2

    @property
    def wallace(self) -> Player | None:
        """Lord Wallace's entry among the players; None if he does not play."""
        return next((player for player in self["player"].values() if player["wallace"]), None)

    @property
    def him(self) -> Player:
        """Lord Wallace's entry among the players of a solo game."""
        found = self.wallace
        assert found is not None, "Lord Wallace does not play"
        return found

    def is_wallace(self, colour: str | None) -> bool:
        """Return whether a colour is Lord Wallace's."""
        return colour in self["player"] and bool(self["player"][colour]["wallace"])

    @property
    def human(self) -> Player:
        """The entry of Lord Wallace's opponent in a solo game."""
        return next(player for player in self["player"].values() if not player["wallace"])

    @property
    def areas(self) -> list[Area]:
        """All areas of the board, also those beyond the map card."""
        return list(self["area"].values())

    def adjacent(self, area: Area) -> list[Area]:
        """Return the neighbouring areas, also those beyond the map card."""
        return [self["area"][name] for name in MAP[area["name"]]["neighbours"]]

    def mines_of(self, colour: str) -> list[Area]:
        """Return the areas with a mine of this player."""
        return [area for area in self.areas if area["owner"] == colour]

    def capacity(self, area: Area) -> int:
        """Return how many cubes one extraction takes from a mine at most: 2, plus 1 for each miner,
        port and train (X-2, E-4); with LW-D1 one more for Lord Wallace."""
        better = self.is_wallace(area["owner"]) and "better-mines" in self["wallace"]
        miners = area["miners"] + (area["own_miner"] is not None)
        base: int = COMPANY["extract"]["base_capacity"] + better
        return base + int(miners + area["port"] + area["train"])

    # The work track (T-1 .. T-4).

    def column_of(self, colour: str) -> int:
        """Return the column of a player's marker, which must be on the work track."""
        [column] = [column for column, markers in self["work"].items() if colour in markers]
        return int(column)

    def final_column(self, colour: str) -> int:
        """Return the last column a player's marker can reach: 10, or the column left of the limiter
        (T-3, AR-4)."""
        limiter: int = self["player"][colour]["limiter"]
        return limiter - 1 if limiter else FINAL_COLUMN

    def work_points_left(self, colour: str) -> int:
        """Return a player's work points: the columns from the marker to the final one, 0 after
        passing (T-3, T-4)."""
        if colour in self["invested"]:
            return 0
        return self.final_column(colour) - self.column_of(colour)

    def leave_the_track(self, colour: str) -> int:
        """Remove a player's marker from the work track, and return its column."""
        column = self.column_of(colour)
        self["work"][column].remove(colour)
        if not self["work"][column]:
            del self["work"][column]
        return column

    def spend(self, colour: str, work_points: int) -> None:
        """Move a player's marker right by this number of work points, below the markers already
        there; 0 does not move it (T-2)."""
        if work_points:
            column = self.leave_the_track(colour) + work_points
            self["work"].setdefault(column, []).append(colour)

    def pass_for_the_round(self, colour: str) -> None:
        """Move a player's marker from the work track to the topmost empty space of the investment
        column (T-4)."""
        self.leave_the_track(colour)
        self["invested"].append(colour)


def is_coastal(area: Area) -> bool:
    """Return whether an area is at the coast."""
    return bool(MAP[area["name"]]["coastal"])


def easting(area: Area) -> int:
    """Return how far east an area is; no two areas have the same number."""
    return int(MAP[area["name"]]["x"])


def ore(area: Area) -> int:
    """Return the number of tin and copper cubes in an area."""
    return int(area["tin"] + area["copper"])


def value(card: str) -> int:
    """Return the value in pounds printed on a card."""
    return int(card.split(":")[2])


def matching(hand: list[str], region: str) -> list[str]:
    """Return the different kinds of cards of a hand that fit a region, sorted; a wild card fits
    every region (A-4, K-1)."""
    return sorted({c for c in hand if c.startswith("any:") or region in c.partition(":")[0]})


def throws(of_what: str, dice: Mapping[str, list[int]] = DICE) -> dict[str, int]:
    """Return every roll of the tin, copper and water die as text, with the number of the 216
    combinations of faces that show it."""
    found: dict[str, int] = {}
    for tin in dice["tin"]:
        for copper in dice["copper"]:
            for water in dice["water"]:
                text = f"roll {of_what} {tin} {copper} {water}"
                found[text] = found.get(text, 0) + 1
    return found
