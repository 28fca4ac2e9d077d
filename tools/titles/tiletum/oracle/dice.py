"""Dice and corruption (T-202 .. T-204)."""

from collections import Counter

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.table import TiletumPosition


def begin_round(position: TiletumPosition) -> None:
    """T-202; S-909: the Cardinal's explorers come before the dice."""
    position |= {"turn": 1, "step": 0, "seat": position["order"][0]}
    position |= {"phase": "dice", "to_move": "luck"}
    him = position["player"].get(facts.CARDINAL)
    now = position["round"]
    due = him and position.with_silver and now in (2, 3)
    if due and now not in position.maps_with_explorer(him):
        position.add_explorer(him, position.start_of(now))


def dice_outcomes(position: TiletumPosition) -> dict[str, int]:
    """T-202: dice of a good left in the bag, all values alike."""
    bag = facts.BOX["dice_in_bag_per_good"][str(len(position["player"]))]
    left = {good: bag - len(position["dice"].get(good, [])) for good in facts.GOODS}
    return {
        f"die {good} {v}": left[good] for good in facts.GOODS for v in facts.VALUES if left[good]
    }


def roll(position: TiletumPosition, good: str, value: int) -> None:
    """T-202: a die lies at its value; after the last of them the first turn begins."""
    dice = position["dice"]
    dice[good] = sorted([*dice.get(good, []), value])
    if sum(map(len, dice.values())) == facts.BOX["dice_drawn"][str(len(position["player"]))]:
        begin_corruption(position)


def begin_corruption(position: TiletumPosition) -> None:
    """T-203: first corruption in each turn."""
    position |= {"step": 0, "seat": position["order"][0]}
    position |= {"phase": "corruption", "to_move": "luck"}


def corruption_outcomes(position: TiletumPosition) -> dict[str, int]:
    """T-204: the tokens not yet seen this round."""
    left = Counter(facts.BOX["corruption"]) - Counter(position["corruption"])
    return {f"corruption {token}": number for token, number in left.items()}
