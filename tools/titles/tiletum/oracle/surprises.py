"""King's surprises: bought or drawn for a lost explorer action, and their effects (S-907 ff.)."""

from tools.titles.tiletum.oracle import (
    cardinal_actions,
    cardinal_explorer,
    cardinal_gains,
    cardinal_pieces,
    cardinal_tasks,
    cardinal_tiles,
)
from tools.titles.tiletum.oracle.facts import CARDINAL, GOODS, SILVER, SPACES, crest_kinds
from tools.titles.tiletum.oracle.gains import ACTIONS
from tools.titles.tiletum.oracle.table import TiletumPosition, own_crests
from tools.titles.tiletum.oracle.tile_names import crest_of, is_crest, parts

THIRD_MAP = 3
POINTS_PER_MINE = 3
POINTS_FOR_EXPLORER = 6


def buy(position: TiletumPosition) -> bool:
    """Let the Cardinal buy as many surprises as his silver allows, which are then due; return
    whether any are (S-910)."""
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
    """Return the surprise cards that are left, each with odds of 1; if a crest is due, the crests
    that can be drawn instead."""
    if position["solo"]["crest_due"]:
        return {f"crest {kind}": 1 for kind in crests_in_box(position)}
    return {f"surprise {name}": 1 for name in position["solo"]["surprises_left"]}


def crests_in_box(position: TiletumPosition) -> list[str]:
    """Return the kinds of crests in the box that the Cardinal does not own (S-912)."""
    there = {crest_of(tile) for tile in position["decks"]["box"] if is_crest(tile)}
    owned = own_crests(position.him)
    return [kind for kind in crest_kinds(True) if kind in there and kind not in owned]


def happen(position: TiletumPosition, words: list[str]) -> None:
    """Carry out a drawn surprise card with all its effects, or give the Cardinal the drawn
    crest."""
    player = position.him
    cards = position["solo"]
    box = position["decks"]["box"]
    if words[0] == "crest":
        cards["crest_due"] = False
        box.remove(next(tile for tile in box if is_crest(tile) and crest_of(tile) == words[1]))
        cardinal_gains.gain_crest(position, words[1], "king")
        return
    cards["surprises_left"].remove(words[1])
    cards["surprises_due"] = min(cards["surprises_due"] - 1, len(cards["surprises_left"]))
    player["tucked"].append(words[1])
    points, effects = SILVER["surprises"][words[1]]
    player["points"] += points
    for effect in effects:
        resolve(position, effect)


def resolve(position: TiletumPosition, effect: str) -> None:
    """Carry out one effect of a surprise card; one that is not possible is skipped (S-912)."""
    player = position.him
    if effect == "crest-from-box":
        position["solo"]["crest_due"] = bool(crests_in_box(position))
    elif effect == "points3-per-mine":
        player["points"] += POINTS_PER_MINE * position.number_on_maps(CARDINAL, "mine")
    elif effect == "house-in-fair-town":
        due = [town for town, _ in position["fairs"][position["round"] - 1 :]]
        for town in [town for town in due if position.may_place(player, town, "house")][:1]:
            cardinal_pieces.put_piece(position, "house", town)
    elif effect == "pillar-at-poorest":
        places = [town for town in SPACES if position.may_place(player, town, "pillar")]
        if places:
            poorest = min(places, key=lambda at: cardinal_tasks.contribution_points(position, at))
            cardinal_pieces.put_piece(position, "pillar", poorest)
    elif effect == "explorer-on-map-3-or-6-points":
        if THIRD_MAP in position.maps_with_explorer(player):
            player["points"] += POINTS_FOR_EXPLORER
        else:
            position.add_explorer(player, position.start_of(THIRD_MAP))
    else:
        [(word, number)] = parts(effect)
        resolve_word(position, word, number)


def resolve_word(position: TiletumPosition, word: str, number: int) -> None:
    """Give the Cardinal `number` goods, silver or king steps, or carry out an action of his with
    that many action points (S-912)."""
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
        cardinal_explorer.explore(position, number, [], "explorer")
    else:
        assert word in ACTIONS, word
        cardinal_actions.do(position, word, number)
