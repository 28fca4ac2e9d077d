"""Which die the Cardinal takes and what he does with it (C-202 .. C-208, S-908)."""

from typing import Any

from tools.titles.tiletum.oracle import (
    cardinal_actions,
    cardinal_characters,
    cardinal_explorer,
    cardinal_gains,
    cardinal_tiles,
)
from tools.titles.tiletum.oracle.facts import CARDINAL, GOODS, SPACES, decrees
from tools.titles.tiletum.oracle.table import TiletumPosition

Choice = dict[str, Any]
"""A die (good, value), the action done with it, and the kinds of site an explorer looks for."""

NEEDED_TIES = ["wool", "iron", "gold"]
JOKER_KINDS = ["king", "merchant", "architect", "character", "contract"]


def choose(position: TiletumPosition) -> Choice:
    """Return the die that the Cardinal takes and his action with it: by the first line of the
    decree that applies, else by the goods at its foot (C-202, C-207).

    A die without a named action does the action of its segment of the wheel (C-208, S-908).
    """
    card = decrees(position.with_silver)[position["solo"]["decree"]]
    goods = cardinal_tiles.foot_order(position, card["dice"])
    dice = position["dice"]
    choice = None
    for when, wanted in card["lines"]:
        found = try_line(position, goods, wanted)
        if found and holds(position, when, found):
            choice = found
            break
    if choice is None:
        good = next(good for good in goods if good in dice)
        choice = chosen(good, max(dice[good]))
    if choice["action"]:
        return choice
    value = choice["value"]
    if value in position["explorer_values"] and cardinal_explorer.explorer_goals(
        position, cardinal_explorer.ALL_KINDS
    ):
        return choice | {"action": "explorer"}
    action = position["wheel"][value - 1]
    if action == "joker":  # C-208: the first action named that can be done, else king
        named = [one for _, one in card["lines"] if one in JOKER_KINDS]
        able = [
            one
            for one in named
            if cardinal_actions.can_do(position, one, points_of(position, one, value))
        ]
        action = next(iter(able), "king")
    return choice | {"action": action}


def chosen(good: str, value: int, action: str = "", *kinds: str) -> Choice:
    """Return a choice with a die, an action ("" for the action of its segment) and the kinds of
    sites for an explorer."""
    return {"good": good, "value": value, "action": action, "kinds": list(kinds)}


def try_line(position: TiletumPosition, goods: list[str], wanted: str) -> Choice | None:
    """Return the choice that a line of the decree wants, None if there is no such die or its action
    is not possible (C-203, C-205).

    `goods` are the goods at the foot of the card, in order; they decide between equal dice.
    """
    word, _, rest = wanted.partition(":")
    dice = position["dice"]
    if word == "highest":  # C-206: of equal ones the good first at the foot
        among = GOODS if rest == "any" else rest.split("/")
        found = [
            (-value, goods.index(good), good) for good in among for value in dice.get(good, [])
        ]
        return chosen(min(found)[2], -min(found)[0]) if found else None
    if word == "needed":  # the good he lacks most, then with more dice, then wool, iron, gold
        missing = cardinal_tiles.lack(position)
        there = [good for good in NEEDED_TIES if good in rest.split("/") and good in dice]
        need = min(there, key=lambda one: (-missing[one], -len(dice[one])), default="")
        return chosen(need, max(dice[need])) if need else None
    die = segment_die(position, goods, word)
    if die and cardinal_actions.can_do(position, word, points_of(position, word, die[1])):
        return chosen(*die, word, *(rest.split(">") if rest else []))
    return None


def segment_die(position: TiletumPosition, goods: list[str], action: str) -> tuple[str, int] | None:
    """Return (good, value) of the die in the segment of an action, or else in that of the joker;
    None if both are empty (C-203).

    Of several dice the good that comes first in `goods` is taken.
    """
    wheel = position["wheel"]
    dice = position["dice"]
    own = position["explorer_values"] if action == "explorer" else [wheel.index(action) + 1]
    for values in (own, [wheel.index("joker") + 1]):
        found = [(good, value) for good in goods for value in values if value in dice.get(good, [])]
        if found:
            return min(found, key=lambda die: (goods.index(die[0]), die[1]))
    return None


def points_of(position: TiletumPosition, action: str, value: int) -> int:
    """Return the action points of the Cardinal's action with a die: 7 minus its value, plus his
    marker for the action (C-209)."""
    return 7 - value + int(position.him["markers"].get(action, 0))


def holds(position: TiletumPosition, when: str, choice: Choice) -> bool:
    """Return whether the condition `when` of a decree's line is fulfilled for this choice
    (C-204)."""
    player = position.him
    points = points_of(position, choice["action"], choice["value"])
    if when in ("always", "open-contract"):
        return when == "always" or bool(player["open"])
    if when == "crest-in-reach":
        here = player["merchant" if choice["action"] == "merchant" else "architect"]
        return crest_near(position, [here], points)
    if when == "crest-below":
        return crest_near(position, player["explorers"], points)
    if when == "crest-in-offer":
        place = cardinal_characters.contract_place(position, points)
        return place >= 0 and cardinal_gains.is_new_crest(player, position["contract_offer"][place])
    if when == "pillar-site-below":
        return bool(cardinal_explorer.explorer_goals(position, ["pillar"]))
    return compare(position, when)


def crest_near(position: TiletumPosition, places: list[str], points: int) -> bool:
    """Return whether a crest that the Cardinal does not own is within `points` steps of one of the
    places (C-204)."""
    for here in places:
        tiles = position["map_tiles" if here in SPACES else "underground_tiles"]
        away = position.distances(here)
        near = [tiles[at] for at in tiles if away.get(at, points + 1) <= points]
        if any(cardinal_gains.is_new_crest(position.him, tile) for tile in near):
            return True
    return False


def compare(position: TiletumPosition, when: str) -> bool:
    """Return whether a comparison of the Cardinal's numbers, such as `mines<4`, is true."""
    sign = next(sign for sign in ("<=", ">=", "<", ">") if sign in when)
    left, right = (count(position, word) for word in when.split(sign))
    return {"<=": left <= right, ">=": left >= right, "<": left < right, ">": left > right}[sign]


def count(position: TiletumPosition, word: str) -> int:
    """Return the number that a word of a comparison means: the Cardinal's pieces of a kind on the
    maps, his cathedral tiles, or the word itself if it is a number."""
    if word.isdigit():
        return int(word)
    if word == "cathedrals":
        return len(position.him["cathedral_tiles"])
    if word == "buildings-below":
        pieces = ("house", "pillar")
        return sum(position.number_on_maps(CARDINAL, piece, below=True) for piece in pieces)
    return position.number_on_maps(CARDINAL, word.removesuffix("s"))
