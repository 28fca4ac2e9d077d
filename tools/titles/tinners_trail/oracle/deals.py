"""What holds of a new game."""

from collections import Counter
from itertools import chain
from typing import Any

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle import component_facts, table

MORE_MINES = {"more-mines": 1, "more-mines-2": 2}


def of_deal(position: table.TrailPosition) -> dict[str, bool]:
    """Return, by a sentence for each, whether a new game meets the requirements of S-1 to S-6, K,
    LW-1 and LW-D3."""
    players = list(position["player"].values())
    used = position["expansions"]
    solo = any(player["wallace"] for player in players)
    board = table.BOARDS[len(players)]
    card = table.MAP_CARDS[1 if solo else len(players)]
    start = table.COMPANY["start"]
    checks = {
        "work markers are in column 0": list(position["work"]) == [0],
        "he starts on top": not solo or position.is_wallace(position["work"][0][0]),
        "the board is full": all(
            position["developments"][key] == board[key] for key in table.PIECES
        ),
        "and all pumps are there": position["developments"]["pumps"] == board["pumps"],
        "the decks hold the rest": [*map(len, position["decks"].values())]
        == [6 if len(players) == 2 else 0] * len(position["decks"]),
    }
    for player in players:
        more = (
            sum(MORE_MINES.get(one, 0) for one in position["wallace"]) if player["wallace"] else 0
        )
        mines = player["mines_left"] == start["mines"] + more
        money = player.get("money") == (None if player["wallace"] else start["money"])
        checks[f"{player['colour']} starts right"] = mines and money and player["points"] == 0
        backs = Counter(one.partition(":")[0] for one in player["hand"])
        wild = [back for back in backs.elements() if len(back) > 1]
        expected = [] if len(players) == 2 else [2 if "kickstarter-cards" in used else 3]
        checks[f"{player['colour']} holds a wild card"] = [*map(len, wild)] == expected
        checks[f"{player['colour']} holds two of each"] = all(
            backs[r] == 2 for r in position["decks"]
        )
    held = [*position["decks"].values(), *(player["hand"] for player in players)]
    cards = component_facts.facts("cards")["card"] + component_facts.facts("kickstarter")["card"]
    box = Counter({f"{c['region']}:{c['benefit']}:{c['value']}": c["count"] for c in cards})
    checks["cards are the box's"] = Counter(chain.from_iterable(held)) <= box
    tiles = component_facts.facts("tiles")["tile"]
    tiles += component_facts.facts("kickstarter")["tile"] if "kickstarter-tiles" in used else []
    for region in position["decks"]:
        laid = [position["area"][name]["tile"] or {} for name in card[region]]
        up = [one for one in laid if one.get("face") == "up"]
        checks[f"so many tiles of {region} lie open"] = len(up) == card["face_up_per_region"]
        of_box = Counter(map(printed, (one for one in tiles if one["region"] == region)))
        checks[f"tiles of {region} are the box's"] = Counter(map(printed, laid)) <= of_box
    return checks


def printed(tile: Position) -> tuple[Any, ...]:
    """Return the tin, copper, water and bonus printed on a tile; None for each that it lacks."""
    return tuple(tile.get(key) for key in ("tin", "copper", "water", "bonus"))
