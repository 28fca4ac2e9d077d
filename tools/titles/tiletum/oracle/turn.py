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
    """T-302, T-303: every die on the wheel at every value that can be paid."""
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
    """T-302: the die leaves the wheel."""
    position["dice"][good].remove(value)
    if not position["dice"][good]:
        del position["dice"][good]


def take_die(position: TiletumPosition, words: list[str]) -> None:
    """T-302: it is noted with its value; a change is paid already."""
    good = words[1]
    new = int(words[-1])
    take_from_wheel(position, good, int(words[2]))
    position.mover["dice"].append({"good": good, "value": new})
    position["die"] = {"good": good, "value": new}
    position["symbol"] = position.with_silver and new == symbol_value(position)
    ask(position, "die", step=0, kind=position["wheel"][new - 1], good=good, boost=0)


def symbol_value(position: TiletumPosition) -> int:
    """S-205: the value three places after the first the explorer field covers."""
    first: int = position["explorer_values"][0]
    return (first - 1 + SYMBOL_APART) % len(VALUES) + 1


def go_on_with_die(position: TiletumPosition) -> None:
    """Ask the next of the questions a taken die brings, or begin its action."""
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
    """The taken die below the question that is asked."""
    found: Frame = next(frame for frame in position["pending"] if frame["q"] == "die")
    return found


def gain_goods(position: TiletumPosition, good: str, value: int) -> None:
    """T-306; S-610: goods II; S-603: dice III asks whether to give one of them."""
    player = position.mover
    player["goods"][good] += value
    if good == player["bonused"] and position.level(player, "goods") >= 2:
        player["goods"][good] += 2
    if position.level(player, "dice") >= 3:
        ask(position, "silver", good=good)


def begin_action(position: TiletumPosition, frame: Frame, value: int) -> None:
    """T-307: 7 - v AP; S-603: the step of dice II is asked before the action."""
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
