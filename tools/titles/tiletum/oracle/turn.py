"""A seat's turn: taking a die and its goods (T-302 .. T-306, S-2, S-6)."""

from tools.titles.tiletum.oracle import payments
from tools.titles.tiletum.oracle.facts import VALUES
from tools.titles.tiletum.oracle.gains import ask
from tools.titles.tiletum.oracle.main_actions import begin_main
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

SYMBOL_APART = 3
STEPS = ["do", "colour", "bonus", "goods", "action"]  # what a taken die asks, one by one


# Taking a die, and what comes between taking it and its action (T-302 .. T-307, S-201, S-603).


def die_moves(position: TiletumPosition) -> list[str]:
    """Return a text for every die on the wheel, at its own value and at every other value whose
    change the mover can pay (T-302, T-303)."""
    player = position.mover
    found = []
    for good, values in position["dice"].items():
        for value in dict.fromkeys(values):
            found.append(f"take {good} {value}")
            for new in VALUES:
                price = payments.change_price(position, player, value, new)
                if new != value and payments.can_pay(player, price):
                    found.append(f"take {good} {value} as {new}")
    return found


def take_from_wheel(position: TiletumPosition, good: str, value: int) -> None:
    """Remove a die from the wheel (T-302)."""
    position["dice"][good].remove(value)
    if not position["dice"][good]:
        del position["dice"][good]


def take_die(position: TiletumPosition, words: list[str]) -> None:
    """Take a die for the mover, with the chosen value, and begin its questions; a change of the
    value has been paid already (T-302)."""
    good = words[1]
    new = int(words[-1])
    take_from_wheel(position, good, int(words[2]))
    position.mover["dice"].append({"good": good, "value": new})
    position["die"] = {"good": good, "value": new}
    position["symbol"] = position.with_silver and new == symbol_value(position)
    ask(position, "die", step=0, kind=position["wheel"][new - 1], good=good, boost=0)


def symbol_value(position: TiletumPosition) -> int:
    """Return the value of the wheel's step symbol, three after the first value that the explorer
    field covers (S-205)."""
    first: int = position["explorer_values"][0]
    return (first - 1 + SYMBOL_APART) % len(VALUES) + 1


def go_on_with_die(position: TiletumPosition) -> None:
    """Ask the next question about the taken die, or begin its action after the last one."""
    frame = position["pending"][-1]
    value = position["die"]["value"]
    step = STEPS[frame["step"]]
    if step == "action":
        begin_action(position, frame, value)
        return
    frame["step"] += 1
    if step == "do" and value in position["explorer_values"]:
        ask(position, "do", kinds=[frame["kind"], "explorer"])
    elif step == "colour":
        ask(position, "colour")
    elif step == "bonus":
        ask(position, "bonus", kind=frame["kind"])
    elif step == "goods":
        gain_goods(position, frame["good"], value)


def die_frame(position: TiletumPosition) -> Frame:
    """Return the frame of the taken die, which lies below the open question."""
    found: Frame = next(frame for frame in position["pending"] if frame["q"] == "die")
    return found


def gain_goods(position: TiletumPosition, good: str, value: int) -> None:
    """Give the mover the goods of a die (T-306); goods II adds 2 of the bonused good (S-610), and
    dice III asks whether to exchange one for silver (S-603)."""
    player = position.mover
    player["goods"][good] += value
    if good == player["bonused"] and position.level(player, "goods") >= 2:
        player["goods"][good] += 2
    if position.level(player, "dice") >= 3:
        ask(position, "silver", good=good)


def begin_action(position: TiletumPosition, frame: Frame, value: int) -> None:
    """Begin the action of the taken die with 7 minus its value action points, plus boosts and
    technologies (T-307).

    With dice II a die of new good and new value first asks for a free step (S-603).
    """
    player = position.mover
    position["pending"].pop()
    points = 7 - value + frame["boost"]
    if frame["good"] == player["bonused"] and position.level(player, "goods") >= 3:
        points += 2
    if frame["kind"] == "joker":  # joker I adds 1 AP, joker II is a king action 1 first
        reached = position.level(player, "joker")
        if reached >= 2:
            position.climb(player["colour"], 1)
        split = {"split": True} if reached >= 3 else {}
        ask(position, "as", ap=points + (reached >= 1), main=True, **split)
    else:
        begin_main(position, frame["kind"], points)
    *others, last = player["dice"]
    is_new = all(one["good"] != last["good"] and one["value"] != last["value"] for one in others)
    if position.level(player, "dice") >= 2 and is_new:
        ask(position, "any-step")
