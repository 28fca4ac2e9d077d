"""The Cardinal's turn: a decree, his die, his action, surprises (C-2, S-907 .. S-914)."""

from typing import Any

from tools.titles.tiletum.oracle import cardinal_actions, cardinal_tiles, turn
from tools.titles.tiletum.oracle.facts import CARDINAL, GOODS, SILVER, SPACES, crest_kinds, decrees
from tools.titles.tiletum.oracle.gains import ACTIONS
from tools.titles.tiletum.oracle.table import TiletumPosition, crest_of, is_crest, own_crests, parts

Choice = dict[str, Any]
"""A die (good, value), the action done with it, and the kinds of site an explorer looks for."""

NEEDED_TIES = ["wool", "iron", "gold"]
JOKER_KINDS = ["king", "merchant", "architect", "character", "contract"]
GUILD_POINTS = 1
THIRD_MAP = 3
POINTS_PER_MINE = 3
POINTS_FOR_EXPLORER = 6


def decree_outcomes(position: TiletumPosition) -> dict[str, int]:
    """C-103: the decrees not drawn yet."""
    return {f"decree {name}": 1 for name in position["solo"]["decrees_left"]}


def take_turn(position: TiletumPosition, decree: str) -> None:
    """C-103: after the sixth all six lie ready again; C-209: die, tile, goods, action, tasks.

    T-302; S-914: Explorers' Guild at the step symbol; C-501: Deep Coffers; S-914: Rare Chance.
    """
    cards = position["solo"]
    player = position.him
    cards["decree"] = decree
    cards["decrees_left"].remove(decree)
    cards["decrees_left"] = cards["decrees_left"] or list(cards["decrees"])
    choice = choose(position)
    good = choice["good"]
    value = choice["value"]
    action = choice["action"]
    turn.take_from_wheel(position, good, value)
    player["dice"].append({"good": good, "value": value})
    if position.has("explorers-guild") and value == turn.symbol_value(position):
        explore_or_draw(position, GUILD_POINTS, cardinal_actions.ALL_KINDS)
    below = action == "explorer" and value in position["explorer_values"]
    of_tile = "explorer" if below else position["wheel"][value - 1]
    if of_tile in position["action_tiles"]:
        cardinal_tiles.gain_tile(position, position["action_tiles"].pop(of_tile), action)
    player["goods"][good] += value + position.has("deep-coffers")
    player["silver"] += value == 6 and position.has("rare-chance")
    points = points_of(position, action, value)
    if action == "explorer":
        explore_or_draw(position, points, choice["kinds"])
    else:
        cardinal_actions.do(position, action, points)
    cardinal_tiles.do_tasks(position)
    cards["surprises_due"] = min(cards["surprises_due"], len(cards["surprises_left"]))
    if cards["surprises_due"]:
        position |= {"phase": "surprise", "to_move": "luck"}
        cards["after"] = "refill"


def explore_or_draw(position: TiletumPosition, points: int, kinds: list[str]) -> None:
    """S-907: without a goal he draws a surprise after his tasks."""
    if not cardinal_actions.explore(position, points, kinds, "explorer"):
        position["solo"]["surprises_due"] += 1


# Which die he takes and what he does with it (C-202 .. C-208, S-908).


def choose(position: TiletumPosition) -> Choice:
    """C-202, C-207: the first line that applies, else by the foot of the card.

    C-208, S-908: a die without a named action does the action of its segment.
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
    if value in position["explorer_values"] and cardinal_actions.explorer_goals(
        position, cardinal_actions.ALL_KINDS
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
    """A die; an action that is not named is empty."""
    return {"good": good, "value": value, "action": action, "kinds": list(kinds)}


def try_line(position: TiletumPosition, goods: list[str], wanted: str) -> Choice | None:
    """C-203, C-205: the die of a line, if it can be done."""
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
    """C-203: in the segment of the action, with none there in the joker's."""
    wheel = position["wheel"]
    dice = position["dice"]
    own = position["explorer_values"] if action == "explorer" else [wheel.index(action) + 1]
    for values in (own, [wheel.index("joker") + 1]):
        found = [(good, value) for good in goods for value in values if value in dice.get(good, [])]
        if found:
            return min(found, key=lambda die: (goods.index(die[0]), die[1]))
    return None


def points_of(position: TiletumPosition, action: str, value: int) -> int:
    """C-209: 7 - v AP and his markers."""
    return 7 - value + int(position.him["markers"].get(action, 0))


def holds(position: TiletumPosition, when: str, choice: Choice) -> bool:
    """C-204."""
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
        place = cardinal_actions.contract_place(position, points)
        return place >= 0 and cardinal_tiles.is_new_crest(player, position["contract_offer"][place])
    if when == "pillar-site-below":
        return bool(cardinal_actions.explorer_goals(position, ["pillar"]))
    return compare(position, when)


def crest_near(position: TiletumPosition, places: list[str], points: int) -> bool:
    """C-204: a new crest on a space within so many steps."""
    for here in places:
        tiles = position["map_tiles" if here in SPACES else "underground_tiles"]
        away = position.distances(here)
        near = [tiles[at] for at in tiles if away.get(at, points + 1) <= points]
        if any(cardinal_tiles.is_new_crest(position.him, tile) for tile in near):
            return True
    return False


def compare(position: TiletumPosition, when: str) -> bool:
    """A comparison of his numbers, as in `mines<4`."""
    sign = next(sign for sign in ("<=", ">=", "<", ">") if sign in when)
    left, right = (count(position, word) for word in when.split(sign))
    return {"<=": left <= right, ">=": left >= right, "<": left < right, ">": left > right}[sign]


def count(position: TiletumPosition, word: str) -> int:
    """His pieces on the maps, his cathedral tiles, or a plain number."""
    if word.isdigit():
        return int(word)
    if word == "cathedrals":
        return len(position.him["cathedral_tiles"])
    if word == "buildings-below":
        pieces = ("house", "pillar")
        return sum(position.number_on_maps(CARDINAL, piece, below=True) for piece in pieces)
    return position.number_on_maps(CARDINAL, word.removesuffix("s"))


# King's surprises: bought or drawn for a lost explorer action, and their effects (S-907 ff.).


def buy(position: TiletumPosition) -> bool:
    """S-910: the most he can pay for, the rest stays; whether any is due."""
    player = position.him
    cards = position["solo"]
    for silver, number in sorted(SILVER["surprise_price"], reverse=True):
        if player["silver"] >= silver:
            player["silver"] -= silver
            cards["surprises_due"] = min(number, len(cards["surprises_left"]))
            break
    if cards["surprises_due"]:
        position |= {"phase": "surprise", "to_move": "luck"}
        cards["after"] = "clean-up"
    return bool(cards["surprises_due"])


def surprise_outcomes(position: TiletumPosition) -> dict[str, int]:
    """The cards left, or the crests in the box of kinds he lacks."""
    if position["solo"]["crest_due"]:
        return {f"crest {kind}": 1 for kind in crests_in_box(position)}
    return {f"surprise {name}": 1 for name in position["solo"]["surprises_left"]}


def crests_in_box(position: TiletumPosition) -> list[str]:
    """S-912: the kinds he lacks of those in the box."""
    there = {crest_of(tile) for tile in position["decks"]["box"] if is_crest(tile)}
    owned = own_crests(position.him)
    return [kind for kind in crest_kinds(True) if kind in there and kind not in owned]


def happen(position: TiletumPosition, words: list[str]) -> None:
    """A card is resolved, or the crest of one is drawn."""
    player = position.him
    cards = position["solo"]
    box = position["decks"]["box"]
    if words[0] == "crest":
        cards["crest_due"] = False
        box.remove(next(tile for tile in box if is_crest(tile) and crest_of(tile) == words[1]))
        cardinal_tiles.gain_crest(position, words[1], "king")
        return
    cards["surprises_left"].remove(words[1])
    cards["surprises_due"] = min(cards["surprises_due"] - 1, len(cards["surprises_left"]))
    player["tucked"].append(words[1])
    points, effects = SILVER["surprises"][words[1]]
    player["points"] += points
    for effect in effects:
        resolve(position, effect)


def resolve(position: TiletumPosition, effect: str) -> None:
    """S-912: what cannot be done is skipped; free pieces by the order of the data."""
    player = position.him
    if effect == "crest-from-box":
        position["solo"]["crest_due"] = bool(crests_in_box(position))
    elif effect == "points3-per-mine":
        player["points"] += POINTS_PER_MINE * position.number_on_maps(CARDINAL, "mine")
    elif effect == "house-in-fair-town":
        due = [town for town, _ in position["fairs"][position["round"] - 1 :]]
        for town in [town for town in due if position.may_place(player, town, "house")][:1]:
            cardinal_actions.put_piece(position, "house", town)
    elif effect == "pillar-at-poorest":
        places = [town for town in SPACES if position.may_place(player, town, "pillar")]
        if places:
            poorest = min(places, key=lambda at: cardinal_tiles.contribution_points(position, at))
            cardinal_actions.put_piece(position, "pillar", poorest)
    elif effect == "explorer-on-map-3-or-6-points":
        if THIRD_MAP in position.maps_with_explorer(player):
            player["points"] += POINTS_FOR_EXPLORER
        else:
            position.add_explorer(player, position.start_of(THIRD_MAP))
    else:
        [(word, number)] = parts(effect)
        resolve_word(position, word, number)


def resolve_word(position: TiletumPosition, word: str, number: int) -> None:
    """S-912: goods, silver, king steps, or an action by C3 and S-903."""
    player = position.him
    if word in GOODS or word == "needed":
        player["goods"][cardinal_tiles.most_needed(position) if word == "needed" else word] += (
            number
        )
    elif word == "silver":
        player["silver"] += number
    elif word == "king":
        position.climb(CARDINAL, number)
    elif word == "explorer":
        cardinal_actions.explore(position, number, [], "explorer")
    else:
        assert word in ACTIONS, word
        cardinal_actions.do(position, word, number)
