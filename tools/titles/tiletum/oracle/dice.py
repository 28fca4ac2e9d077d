"""Dice and corruption (T-202 .. T-204)."""

from collections import Counter

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.table import TiletumPosition


def begin_round(position: TiletumPosition) -> None:
    """Begin a round, in which the dice are drawn next (T-202).

    In rounds 2 and 3 with silver the Cardinal first gets an explorer on the map of that number
    (S-909).
    """
    position |= {"turn": 1, "step": 0, "seat": position["order"][0]}
    position |= {"phase": "dice", "to_move": "luck"}
    him = position["player"].get(facts.CARDINAL)
    now = position["round"]
    due = him and position.with_silver and now in (2, 3)
    if due and now not in position.maps_with_explorer(him):
        position.add_explorer(him, position.start_of(now))


def dice_outcomes(position: TiletumPosition) -> dict[str, int]:
    """Return the outcomes of drawing and rolling a die, each with the number of dice of that good
    left in the bag; all values are equally likely (T-202)."""
    bag = facts.BOX["dice_in_bag_per_good"][str(len(position["player"]))]
    left = {good: bag - len(position["dice"].get(good, [])) for good in facts.GOODS}
    return {
        f"die {good} {v}": left[good] for good in facts.GOODS for v in facts.VALUES if left[good]
    }


def roll(position: TiletumPosition, good: str, value: int) -> None:
    """Add a rolled die to the wheel; after the last one the corruption of the first turn is drawn
    (T-202)."""
    dice = position["dice"]
    dice[good] = sorted([*dice.get(good, []), value])
    if sum(map(len, dice.values())) == facts.BOX["dice_drawn"][str(len(position["player"]))]:
        begin_corruption(position)


def begin_corruption(position: TiletumPosition) -> None:
    """Begin a turn of all seats, in which a corruption token is drawn first (T-203)."""
    position |= {"step": 0, "seat": position["order"][0]}
    position |= {"phase": "corruption", "to_move": "luck"}


def corruption_outcomes(position: TiletumPosition) -> dict[str, int]:
    """Return the outcomes of drawing a corruption token, each with the number of such tokens not
    yet drawn in this round (T-204)."""
    left = Counter(facts.BOX["corruption"]) - Counter(position["corruption"])
    return {f"corruption {token}": number for token, number in left.items()}
