"""The games of the edition of 2007 that are compared by the thousand."""

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle_2007 import developments, prospecting, rules


def of_deal(position: Position) -> dict[str, bool]:
    """Return, by a sentence for each, whether a new game meets the requirements of C-1 and C-2."""
    seats = list(position["player"])
    display = {piece: prospecting.DISPLAY[piece] for piece in prospecting.PIECES}
    start = {"money": rules.COMPANY["money"], "mines_left": rules.COMPANY["mines"], "points": 0}
    start |= {"cubes_left": rules.COMPANY["cubes"]}
    checks = {
        "seats are the first colours": seats == rules.COLOURS[: len(seats)],
        "all markers wait on the turn-order track": sorted(position["work"][0]) == sorted(seats),
        "players start alike": all(start.items() <= one.items() for one in bare_players(position)),
        "every piece is there": position["developments"]
        == display | {"pumps": [[size] for size in prospecting.DISPLAY["pumps"]]},
        "the prices come first": (position["phase"], position["to_move"]) == ("prices", "luck"),
    }
    for name, area in position["area"].items():
        printed = developments.AREAS[name].get("printed")
        if printed is None:
            checks[f"nothing lies in {name}"] = prospecting.is_empty(area)
        else:
            cubes = {kind: area[kind] - printed[kind] for kind in prospecting.ORES} | {
                "water": area["water"]
            }
            checks[f"{name} was rolled for"] = all(
                cubes[kind] in rules.DICE[kind] for kind in cubes
            )
    return checks


def seen(position: Position, _seat: str) -> Position:
    """Return the position unchanged: a seat sees everything except future dice (C-19)."""
    return position


def bare_players(position: Position) -> list[Position]:
    """Return the players' entries with only their integer values."""
    return [
        {key: value for key, value in player.items() if isinstance(value, int)}
        for player in position["player"].values()
    ]
