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
    """Score the era; then end the game or set up the rail era (B-2.1, B-15.3 to B-15.9). Return
    True, since this always changes the phase."""
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
    """Add the points of all links and of all flipped counters to their owners; nothing is removed
    from the board (B-15.1 to B-15.3)."""
    for line, owner in position["link"].items():
        circles_at_ends = sum(circle_count(position, end) for end in ends_of_line(line))
        position["player"][owner]["points"] += circles_at_ends
    for at, counter in position["counter"].items():
        if counter["flipped"]:
            position["player"][counter["owner"]]["points"] += position.kind_of(at)["points"]


def circle_count(position: BrassPosition, place: str) -> int:
    """Return how many points a place gives to each link that ends there: one for each flipped
    counter of any owner, two for a place that is no location (B-15.1)."""
    if KINDS[place] != "location":
        return 2
    there = (
        counter for at, counter in position["counter"].items() if location_of_space(at) == place
    )
    return sum(counter["flipped"] for counter in there)


def end_game(position: BrassPosition) -> None:
    """Give each player a point for each full £10 (none for a debt, B-19.1), set the ranking, and
    end the game (B-16).

    Ties that points, income and money leave keep the turn order.
    """
    players = position["player"]
    for player in players.values():
        player["points"] += max(0, player["money"]) // PRICES["for_a_point"]

    def worth(colour: str) -> tuple[int, int, int]:
        """B-16.2: points, then income level, then money."""
        player = players[colour]
        return player["points"], income_level(player), player["money"]

    ranking = sorted(position["order"], key=worth, reverse=True)
    position |= {"ranking": ranking, "to_move": "nobody", "phase": "over"}
