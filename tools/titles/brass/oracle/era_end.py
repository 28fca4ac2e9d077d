"""The end of an era and of the game (B-15, B-16)."""

from tools.titles.brass.oracle.board import BrassPosition, income_level
from tools.titles.brass.oracle.facts import (
    KINDS,
    PRICES,
    ends_of_line,
    location_of_space,
    market_tile_counts,
)
from tools.titles.brass.oracle.turns import all_hands_are_empty, begin_round, draw_cards


def end_era(position: BrassPosition) -> bool:
    """B-2.1, B-15.3: points, then the rail era or the end of the game."""
    score_era(position)
    if position["era"] == "rail":
        end_game(position)
        return True
    # B-10.9, B-15.4 .. B-15.9: links and level 1 leave, the distant market and cards are new
    stay = {at: one for at, one in position["counter"].items() if one["level"] > 1}
    distant = market_tile_counts(len(position["player"]))
    position |= {"link": {}, "counter": stay, "distant": distant, "demand": 0, "discards": {}}
    position |= {"era": "rail", "round": 1, "deck": position["rail_deck"], "rail_deck": []}
    draw_cards(position)
    if all_hands_are_empty(position):  # notation: a rail era without rounds
        position["phase"] = "era over"
    else:
        begin_round(position)
    return True


def score_era(position: BrassPosition) -> None:
    """B-15.1 .. B-15.3: links first or counters first, nothing is removed yet."""
    for line, owner in position["link"].items():
        circles_at_ends = sum(circle_count(position, end) for end in ends_of_line(line))
        position["player"][owner]["points"] += circles_at_ends
    for at, counter in position["counter"].items():
        if counter["flipped"]:
            position["player"][counter["owner"]]["points"] += position.kind_of(at)["points"]


def circle_count(position: BrassPosition, place: str) -> int:
    """B-15.1: one for each flipped counter, whoever owns it; two for external and way places."""
    if KINDS[place] != "location":
        return 2
    there = (
        counter for at, counter in position["counter"].items() if location_of_space(at) == place
    )
    return sum(counter["flipped"] for counter in there)


def end_game(position: BrassPosition) -> None:
    """B-16: a point for each full £10 (B-19.1: none for a debt); ties keep the turn order."""
    players = position["player"]
    for player in players.values():
        player["points"] += max(0, player["money"]) // PRICES["for_a_point"]

    def worth(colour: str) -> tuple[int, int, int]:
        """B-16.2: points, then income level, then money."""
        player = players[colour]
        return player["points"], income_level(player), player["money"]

    ranking = sorted(position["order"], key=worth, reverse=True)
    position |= {"ranking": ranking, "to_move": "nobody", "phase": "over"}
