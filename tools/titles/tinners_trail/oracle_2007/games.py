"""The games of the edition of 2007 that are compared by the thousand."""

from random import Random

from tools.proof.oracles import Oracle, Position
from tools.titles.tinners_trail.oracle.games import MOODS as MOODS_OF_BOTH
from tools.titles.tinners_trail.oracle.games import USUAL
from tools.titles.tinners_trail.oracle_2007 import rules

MOODS = MOODS_OF_BOTH | {"thrifty": {"extract": 12, "build": 6, "none": 2, "pasties": 4}}


def of_deal(position: Position) -> dict[str, bool]:
    """What holds of a new game as C-1 and C-2 say, in words."""
    seats = list(position["player"])
    display = {piece: rules.DISPLAY[piece] for piece in rules.PIECES}
    start = {"money": rules.COMPANY["money"], "mines_left": rules.COMPANY["mines"], "points": 0}
    start |= {"cubes_left": rules.COMPANY["cubes"]}
    checks = {
        "seats are the first colours": seats == rules.COLOURS[: len(seats)],
        "all markers wait on the turn-order track": sorted(position["work"][0]) == sorted(seats),
        "players start alike": all(start.items() <= one.items() for one in bare_players(position)),
        "every piece is there": position["developments"]
        == display | {"pumps": [[size] for size in rules.DISPLAY["pumps"]]},
        "the prices come first": (position["phase"], position["to_move"]) == ("prices", "luck"),
    }
    for name, area in position["area"].items():
        printed = rules.AREAS[name].get("printed")
        if printed is None:
            checks[f"nothing lies in {name}"] = rules.is_empty(area)
        else:
            cubes = {kind: area[kind] - printed[kind] for kind in rules.ORES} | {
                "water": area["water"]
            }
            checks[f"{name} was rolled for"] = all(
                cubes[kind] in rules.DICE[kind] for kind in cubes
            )
    return checks


def seen(position: Position, _seat: str) -> Position:
    """C-19: everything is open but future dice."""
    return position


def bare_players(position: Position) -> list[Position]:
    """The players without what is a table of its own."""
    return [
        {key: value for key, value in player.items() if isinstance(value, int)}
        for player in position["player"].values()
    ]


# Twists of fate: a document is changed, within the box, so that rare rules come up.


def drained(document: Position, random: Random) -> None:
    """Hardly any water; some areas become empty again (C-23, C-27)."""
    for area in document["area"]:
        area["water"] = random.choice([0, 0, 0, 1])


def mined_out(document: Position, random: Random) -> None:
    """Hardly any ore (C-11, C-15, C-27)."""
    for area in document["area"]:
        area["tin"], area["copper"] = random.choice([(0, 0), (0, 0), (0, 1), (1, 0)])
        if "owner" not in area and random.random() < 0.7:
            area["tin"] = area["copper"] = area["water"] = 0


def poor(document: Position, random: Random) -> None:
    """Hardly any money (C-9, C-24)."""
    for player in document["player"]:
        player["money"] = min(player["money"], random.choice([0, 1, 2, 4, 5, 9]))


def rich(document: Position, random: Random) -> None:
    """Money for every box (C-14)."""
    for player in document["player"]:
        player["money"] = random.randint(60, 200)


def built_up(document: Position, random: Random) -> None:
    """Miners, ports, trains stand everywhere, also on empty ground (C-12)."""
    for area in document["area"]:
        area["miner"] = random.random() < 0.3
        area["port"] = rules.AREAS[area["name"]]["coast"] and random.random() < 0.5
        area["train"] = random.random() < 0.4


def well_stocked(document: Position, _random: Random) -> None:
    """Every piece of the round is on display again (C-5, C-23)."""
    now = document["round"] - 1
    for piece in rules.PIECES:
        document["developments"][piece][now] = rules.DISPLAY[piece][now]
    document["developments"]["pumps"] = [[size] for size in rules.DISPLAY["pumps"]]


def invested(document: Position, random: Random) -> None:
    """Boxes of past rounds hold cubes, most of them one player's, who has few left (C-24)."""
    owners = [player["colour"] for player in document["player"]]
    often = [*owners, *[random.choice(owners)] * 9]
    cubes = dict.fromkeys(owners, rules.COMPANY["cubes"])  # C-18
    for column in range(1, document["round"]):
        rows: dict[str, list[str]] = {}
        for price in rules.POINTS:
            for owner in random.choices(often, k=random.randint(1, rules.PLACES_IN_A_BOX)):
                if cubes[owner]:
                    cubes[owner] -= 1
                    rows.setdefault(price, []).append(owner)
        document["boxes"][str(column)] = rows
    for player in document["player"]:
        del player["points"], player["cubes_left"]


ORACLE = Oracle(
    edition="2007",
    read=rules.read,
    answers=rules.answers,
    play=rules.play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in MOODS.items()},
    twists=(drained, mined_out, poor, rich, built_up, well_stocked, invested),
    twisted_before=100,
    seen=seen,
    unordered=["in", "adits", "declined", *rules.POINTS],
)
