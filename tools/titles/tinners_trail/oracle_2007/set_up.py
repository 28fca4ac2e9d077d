"""Set-up of a new game as a position (C-1, C-2), and what every deal must show."""

from random import Random
from typing import Any

from tools.titles.tinners_trail.oracle_2007.facts import COLOURS, DICE, ORES, PRINTED
from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle


def new_position(players: int, seed: int) -> dict[str, Any]:
    """A dealt game; the seed says nothing about the engine's."""
    random = Random(seed)
    seats = COLOURS[:players]
    bare = {
        "phase": "prices",
        "to_move": "luck",
        "work": {"0": random.sample(seats, players)},
        "player": [{"colour": colour, "name": colour} for colour in seats],
        "area": [
            {
                "name": name,
                "tin": printed["tin"] + random.choice(DICE["tin"]),
                "copper": printed["copper"] + random.choice(DICE["copper"]),
                "water": random.choice(DICE["water"]),
            }
            for name, printed in PRINTED.items()
        ],
    }
    return Edition2007Oracle.from_position(bare).document()


def faults_of_deal(document: dict[str, Any]) -> list[str]:
    """What a new game does not have as C-1 and C-2 say, in words."""
    found = Edition2007Oracle.from_position(document).document()
    seats = [player["colour"] for player in found["player"]]
    areas = {area["name"]: area for area in found["area"]}
    start = Edition2007Oracle.from_position(new_position(len(seats), 0)).document()
    checks = {
        "seats are the first colours": seats == COLOURS[: len(seats)],
        "all markers wait on the turn-order track": sorted(found["work"]["0"]) == sorted(seats),
        "players start alike": [entry | {"name": entry["colour"]} for entry in found["player"]]
        == start["player"],
        "every piece is there": found["developments"] == start["developments"],
        "the areas with printed ore are rolled for": all(
            was_rolled(areas[name], printed) for name, printed in PRINTED.items()
        ),
        "empty areas get nothing": all(
            area["tin"] + area["copper"] + area["water"] == 0
            for name, area in areas.items()
            if name not in PRINTED
        ),
        "the prices come first": (found["phase"], found["to_move"]) == ("prices", "luck"),
    }
    return [sentence for sentence, holds in checks.items() if not holds]


def was_rolled(area: dict[str, Any], printed: dict[str, int]) -> bool:
    """C-2: printed cubes and one throw of each die."""
    ore = all(area[kind] - printed[kind] in DICE[kind] for kind in ORES)
    return ore and area["water"] in DICE["water"]
