"""The printed facts of the edition of 2007, from the oracle's own list (6a .. 6e)."""

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)

COMPANY: dict[str, int] = FACTS["company"]
TIME_POINTS: dict[str, int] = FACTS["time"]
LAST_COLUMN: int = TIME_POINTS["columns"]
DICE: dict[str, list[int]] = FACTS["dice"]
PRICES: dict[str, list[int]] = FACTS["prices"]
DISPLAY: dict[str, list[int]] = FACTS["developments"]
POINTS: dict[int, list[int]] = {int(price): row for price, row in FACTS["boxes"].items()}

AREAS = list(FACTS["areas"])
COASTAL: dict[str, bool] = {name: area["coast"] for name, area in FACTS["areas"].items()}
NEIGHBOURS: dict[str, list[str]] = {
    name: area["neighbours"] for name, area in FACTS["areas"].items()
}
PRINTED: dict[str, dict[str, int]] = {
    name: area["printed"] for name, area in FACTS["areas"].items() if "printed" in area
}

COLOURS = ["pink", "yellow", "blue", "green"]
ORES = ["tin", "copper"]
PIECES = ["miner", "port", "train", "adit"]
LAST_ROUND = 4
PLACES_IN_A_BOX = 2
