"""The printed facts of the game, read from the component files of the title."""

import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[4] / "assets" / "tinners_trail" / "data"


def facts(name: str) -> dict[str, Any]:
    """Everything that stands in one component file."""
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


NEIGHBOURS: dict[str, list[str]] = {
    area["name"]: area["neighbours"] for area in facts("map")["area"]
}
COASTAL: dict[str, bool] = {area["name"]: area["coastal"] for area in facts("map")["area"]}
EASTING: dict[str, int] = {area["name"]: area["x"] for area in facts("map")["area"]}
MAP_CARDS: dict[int, dict[str, Any]] = {card["players"]: card for card in facts("map")["map_card"]}
BOARDS: dict[int, dict[str, Any]] = {board["players"]: board for board in facts("boards")["board"]}
DICE: dict[str, list[int]] = facts("prices")["dice"]
PRICES: dict[str, Any] = facts("prices")["prices"]
INVESTMENT_ROWS: dict[int, dict[str, list[int]]] = {
    row["place"]: row for row in facts("investment")["row"]
}
COMPANY: dict[str, dict[str, int]] = facts("company")
MARKET: list[list[int]] = facts("market")["sections"]
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
LAST_ROUND = 4
REGIONS = ["a", "b", "c", "d"]
PIECES = ["miner", "port", "train", "adit"]
ORES = ["tin", "copper"]
EXPANSIONS = ["arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards"]


def regions_in_play(players: int) -> list[str]:
    """The regions the map card names, in the order of the alphabet (S-2, S-4)."""
    return [region for region in REGIONS if region in MAP_CARDS[players]]


def region_of(area: str, players: int) -> str:
    """The letter on the back of the area's tile (S-2); none beyond the map card (D-1)."""
    for region in regions_in_play(players):
        if area in MAP_CARDS[players][region]:
            return region
    return ""
