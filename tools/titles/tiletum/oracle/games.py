"""The games that are compared by the thousand: set-ups, moods, new games, odd positions."""

from collections import Counter
from random import Random
from typing import Any

from tools.proof.oracles import Oracle, Position
from tools.titles.tiletum.oracle import facts, table
from tools.titles.tiletum.oracle.gains import may_live, rooms_full
from tools.titles.tiletum.oracle.rounds import answers, play

HEAVY = 12
USUAL: dict[str, float] = {"stop": 0.3, "end": 0.3, "buy": 0.3, "refresh": 0.2, "as": 3}
MOODS: dict[str, dict[str, float]] = {
    "any": {"stop": 1, "end": 1, "buy": 1, "refresh": 1, "as": 1},
    "traveller": {"step": 4, "house": HEAVY, "pillar": HEAVY, "mine": HEAVY, "tile": HEAVY},
    "builder": {"place": HEAVY, "crest": HEAVY, "take": 6, "use": 6, "contribute": HEAVY},
    "merchant": {"fulfil": HEAVY, "exchange": 3, "take": 6, "bonus": 6},
    "scholar": {"raise": HEAVY, "mine": HEAVY, "symbol": 6, "explorer": 6, "step": 3},
}


# What must hold of a new game.


def of_deal(position: table.TiletumPosition) -> dict[str, bool]:
    """What holds of a new game as T-105 to T-114, C-101 to C-104 and S-101 ff. say, in words."""
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
    """T-111, T-112, S-107 to S-109; C-102, S-902: what a seat begins with."""
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
    """T-109, S-104: a tile of its kind at every open cathedral, none twice."""
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
    """S-102, S-105, S-106, S-108, S-110, S-111."""
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
    """C-101, C-103, C-104, S-901: the decrees of the fairs, the end and Worldly Riches."""
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


# Odd positions the box could hold, made of a new game: seats rich, stocked, settled, late.


def people(document: Position) -> list[table.Player]:
    """Every seat but the Cardinal."""
    return [player for player in document["player"] if not player.get("cardinal")]


def rich(document: Position, random: Random) -> None:
    """Everybody has plenty of some goods, and silver."""
    for player in people(document):
        player["goods"] = {good: random.choice([0, 1, 4, 9]) for good in facts.GOODS}
        if "silver" in player:
            player["silver"] = random.choice([0, 3, 12])


def stocked(document: Position, random: Random) -> None:
    """Storehouses are full of what the piles hold."""
    for player in people(document):
        for pile in ("bonus", "contracts", "characters"):
            store(document["decks"][pile], player, random.choice(document["decks"][pile]))


def helpful(document: Position, random: Random) -> None:
    """Everybody has helpers."""
    for player in people(document):
        pile = document["decks"]["bonus"]
        for tile in random.sample([tile for tile in pile if ":" not in tile], 2):
            store(pile, player, tile)


def store(pile: list[str], player: table.Player, tile: str) -> None:
    """A tile of a pile goes into a storehouse, if it may."""
    if table.may_take(table.read_player(player), tile):
        pile.remove(tile)
        player["store"].append(tile)


def settled(document: Position, random: Random) -> None:
    """Rooms and crests are nearly whole, the roof houses of full buildings in supply."""
    decks = document["decks"]
    for player in people(document):
        for tile in random.sample(decks["characters"], 4):
            homes = [at for at in facts.BUILDINGS if may_live(player, tile, at)]
            if homes:
                at = random.choice(homes)
                decks["characters"].remove(tile)
                player["rooms"][at - 1].append(tile)
                player["houses"] += facts.BOX["roof_house"][at - 1] * rooms_full(player, at)
        for at in random.sample(facts.BUILDINGS, 3):
            owned = table.own_crests(table.read_player(player))
            crests = [one for one in decks["bonus"] if table.is_crest(one)]
            new = [tile for tile in crests if table.crest_of(tile) not in owned]
            if new and not rooms_full(player, at):
                decks["bonus"].remove(new[0])
                player["crests"][at - 1] = table.crest_of(new[0])


def risen(document: Position, random: Random) -> None:
    """Markers stand anywhere on the track."""
    king = document["king"]
    king |= {colour: random.randint(0, facts.BOX["king_top"]) for colour in king}
    document["king_order"] = sorted(document["order"], key=lambda colour: -king[colour])


def late(document: Position, _random: Random) -> None:
    """It is the last round."""
    document["round"] = facts.LAST_ROUND
    document["decks"]["bonus_discard"].append(document.pop("king_tile"))


def used_up(document: Position, random: Random) -> None:
    """Nearly all bonus tiles are discarded."""
    bonus = document["decks"]["bonus"]
    random.shuffle(bonus)
    document["decks"]["bonus_discard"] += bonus[1:]
    del bonus[1:]


ORACLE = Oracle(
    edition="standard",
    read=table.read,
    answers=answers,
    play=play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in MOODS.items()},
    twists=(rich, stocked, helpful, settled, risen, late, used_up),
    twisted_in="dice",
    twisted_before=1,
    unordered=[
        *("store", "open", "silver.covered"),
        *(f"decks.{pile}" for pile in (*facts.PILES, "bonus_discard", "gone", "box")),
    ],
)
