"""The games that are compared by the thousand: set-ups, moods, new games."""

from collections import Counter
from typing import Any

from tools.titles.tiletum.oracle import facts, table

# What must hold of a new game.


def of_deal(position: table.TiletumPosition) -> dict[str, bool]:
    """Return, by a sentence for each, whether a new game meets the requirements of T-105 to T-114,
    C-101 to C-104 and S-101 ff."""
    silver = position.with_silver
    order = position["order"]
    wheel = position["wheel"]
    turned = wheel.index(facts.PRINTED_ACTIONS[0])
    first, *others = [town for town, _ in position["fairs"]]
    fair_tiles = {tile for _, tile in position["fairs"]}
    with_tile = [at for at, one in position.towns.items() if one["tile"]]
    spaces = [at for at in with_tile if position.towns[at]["tile"] <= len(order)]
    lying = [*position["map_tiles"], *position["underground_tiles"]]
    favour = position["solo"] and "court-favour" in position["solo"]["challenges"]
    checks = {
        "the order is of the seats": sorted(order) == sorted(position["player"]),
        "the first is luck of dice": (position["phase"], position["to_move"]) == ("dice", "luck"),
        "the wheel has every action once": sorted(wheel) == sorted(facts.PRINTED_ACTIONS),
        "the first game's wheel is printed": "first-game" not in position["expansions"]
        or wheel[turned:] + wheel[:turned] == facts.PRINTED_ACTIONS,
        "fairs are in four towns": first == facts.START and len(set(others)) == 3
        and set(others) <= set(facts.BOX["fair_towns"]),
        "there are four fairs": len(fair_tiles) == 4 and fair_tiles <= set(facts.fairs(silver)),
        "cost tiles are of the box": costs_are_right(position),
        "a tile lies on every space in use": sorted(lying) == sorted(spaces),
        "and on every action": sorted(position["action_tiles"]) == sorted(facts.actions(silver))
        and position["king_tile"] != "",
        "offers are whole": "" not in position["contract_offer"]
        and len(position["character_offer"]) == facts.BOX["characters_offered"],
        "markers stand at 0 in turn order": favour
        or (set(position["king"].values()), position["king_order"]) == ({0}, order),
        "a house of each stands in Tiletum": position["houses"] == {facts.START: order},
        "nothing else is built": not position["pillars"],
        "the underground is right": not silver or underground_is_right(position),
        "the Cardinal's cards are right": not position["solo"] or cards_are_right(position),
    }  # fmt: skip
    for place, colour in enumerate(order):
        start = start_of_seat(position, place, position["player"][colour])
        checks[f"{colour} starts right"] = start.items() <= position["player"][colour].items()
    return checks


def start_of_seat(
    position: table.TiletumPosition, place: int, player: table.Player
) -> dict[str, Any]:
    """Return the values with which a player begins, by key; `place` is the index in turn order
    (T-111, T-112, S-107 to S-109, C-102, S-902)."""
    silver = position.with_silver
    start: dict[str, Any] = {
        "points": 0,
        "store": [],
        "merchant": facts.START,
        "architect": facts.START,
    }
    if silver:
        start |= {"silver": int(place > 0), "mines": facts.SILVER["mines_in_supply"]}
        start |= {"mines_general": facts.SILVER["mines_in_general"], "levels": [0, 0, 0]}
        start["explorers"] = [position.start_of(1)]
    if not player["cardinal"]:
        goods = facts.BOX["start_goods"] | {"gold": facts.BOX["start_gold"][place]}
        pieces = {
            "houses": facts.BOX["houses_in_supply"],
            "pillars": facts.BOX["pillars_in_supply"],
        }
        return start | {"goods": goods} | pieces
    start |= {"goods": dict.fromkeys(facts.GOODS, 0), "houses": facts.BOX["houses"] - 1}
    start |= {"pillars": facts.BOX["pillars"] + silver}
    if silver:
        start |= {"silver": 0, "mines": facts.SILVER["mines"] - 1, "mines_general": 0, "levels": []}
    if silver and position["cardinal"] == "hard":
        start |= facts.SILVER["hard_start"]
    return start


def costs_are_right(position: table.TiletumPosition) -> bool:
    """Return whether each open cathedral has a cost tile of its kind, and no cost tile is used
    twice (T-109, S-104)."""
    box = {"stone": facts.BOX["cost_tiles"], **facts.SILVER["cost_tiles"]}
    laid = {
        kind: [c for at, c in position["costs"].items() if position.cost_kind(at) == kind]
        for kind in box
    }
    none_twice = all(
        Counter(map(tuple, laid[kind])) <= Counter(map(tuple, box[kind])) for kind in box
    )
    opened = [town for town in position.towns if position.cathedral_numbers(town)]
    return none_twice and list(position["costs"]) == opened


def underground_is_right(position: table.TiletumPosition) -> bool:
    """Return whether maps, technologies, explorer field and first mines of the expansion are set up
    by S-102, S-105, S-106, S-108, S-110 and S-111."""
    below = position["silver"]
    (one, other) = position["explorer_values"]
    sides = below["sides"]
    technologies = below["technologies"]
    first_game = (["A", "A", "A"], facts.SILVER["first_technologies"])
    recommended = "first-game" not in position["expansions"] or (sides, technologies) == first_game
    return (
        recommended
        and {*sides, below["overlay"]} <= {"A", "B"}
        and len({*technologies} & {*facts.SILVER["technologies"]}) == len(sides) == 3
        and other == one % len(facts.VALUES) + 1
        and position["mines"] == {position.start_of(1): position["order"]}
    )


def cards_are_right(position: table.TiletumPosition) -> bool:
    """Return whether the decrees are those of the fairs in play, of the end and of Worldly Riches,
    and the challenges fit the level (C-101, C-103, C-104, S-901)."""
    cards = position["solo"]
    silver = position.with_silver
    end = f"end-{position['silver']['overlay']}" if silver else "end"
    wanted = {tile for _, tile in position["fairs"]} | {end, "none"}
    known = facts.SOLO["challenges"] + (facts.SILVER["challenges"] if silver else [])
    return (
        {facts.decrees(silver)[name]["fair"] for name in cards["decrees"]} == wanted
        and len(cards["decrees"]) == 6
        and set(cards["challenges"]) <= set(known)
        and len(set(cards["challenges"])) == facts.SOLO["challenges_by_level"][position["cardinal"]]
        and facts.CARDINAL in position["player"]
    )
