"""Taking a die, and what comes between taking it and its action (T-302 to T-306, S-201, S-603)."""

from tools.titles.tiletum.oracle import joker, main_action, paying
from tools.titles.tiletum.oracle.facts import GOODS, VALUES
from tools.titles.tiletum.oracle.storehouse import discard, may_take, put
from tools.titles.tiletum.oracle.table import Frame, TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import boost_of, is_helper, kind_of

SYMBOL_APART = 3
STEPS = ["do", "colour", "bonus", "goods", "action"]


def moves(table: TiletumOracleTable) -> list[str]:
    """T-302, T-303: every die on the wheel at every value that can be paid."""
    found = []
    for good in GOODS:
        for value in sorted(set(table.dice.get(good, []))):
            found.append(f"take {good} {value}")
            for new in VALUES:
                price = paying.change_price(table, table.mover, value, new)
                if new != value and paying.can_pay(table.mover, price):
                    found.append(f"take {good} {value} as {new}")
    return found


def take(table: TiletumOracleTable, text: str) -> None:
    """T-302: the die leaves the wheel and is noted with its value; a change is paid already."""
    player, words = table.mover, text.split()
    good, value, new = words[1], int(words[2]), int(words[-1])
    table.dice[good].remove(value)
    player.dice.append({"good": good, "value": new})
    table.die = {"good": good, "value": new}
    table.symbol = table.silver and new == symbol_value(table)
    kind = table.wheel[new - 1]
    table.pending.append({"q": "die", "step": 0, "kind": kind, "good": good, "boost": 0})


def symbol_value(table: TiletumOracleTable) -> int:
    """S-205: the value three places after the first the explorer field covers."""
    return (table.explorer_values[0] - 1 + SYMBOL_APART) % len(VALUES) + 1


def go_on(table: TiletumOracleTable) -> None:
    """Ask the next of the questions a taken die brings, or begin its action."""
    frame = table.pending[-1]
    step = STEPS[frame["step"]]
    if step != STEPS[-1]:
        frame["step"] += 1
    assert table.die is not None
    value = table.die["value"]
    if step == "do" and table.silver and value in table.explorer_values:
        table.pending.append({"q": "do", "kinds": [frame["kind"], "explorer"]})
    elif step == "colour":
        table.pending.append({"q": "colour"})
    elif step == "bonus":
        table.pending.append({"q": "bonus", "kind": frame["kind"]})
    elif step == "goods":
        gain_goods(table, table.mover, frame["good"], value)
    elif step == "action":
        begin_action(table, table.mover, frame, value)


def die_frame(table: TiletumOracleTable) -> Frame:
    """The taken die below the question that is asked."""
    return next(frame for frame in table.pending if frame["q"] == "die")


def colour_moves(table: TiletumOracleTable) -> list[str]:
    """T-304: any good, the die's own too; not with a tile taken this turn."""
    stored = [tile for tile in table.mover.store if is_helper(tile) and kind_of(tile) == "colour"]
    for tile in table.fresh:
        stored.remove(tile)
    found = [f"use {tile} {good}" for tile in stored for good in GOODS]
    return [*dict.fromkeys(found), "use none"]


def colour(table: TiletumOracleTable, text: str) -> None:
    """T-304; S-706: one kind adds 1 AP."""
    table.pending.pop()
    words = text.split()
    if words[1] != "none":
        table.mover.store.remove(words[1])
        discard(table, words[1])
        die_frame(table)["good"] = words[2]
        die_frame(table)["boost"] = boost_of(words[1])


def bonus_moves(table: TiletumOracleTable) -> list[str]:
    """T-305."""
    tile = table.action_tiles.get(table.pending[-1]["kind"])
    taking = ["bonus take"] if tile and may_take(table.mover, tile) else []
    return [*taking, "bonus leave"]


def bonus(table: TiletumOracleTable, text: str) -> None:
    """T-305: into the storehouse."""
    kind = table.pending.pop()["kind"]
    if text == "bonus take":
        put(table, table.mover, table.action_tiles.pop(kind))


def gain_goods(
    table: TiletumOracleTable, player: TiletumOraclePlayer, good: str, value: int
) -> None:
    """T-306; S-610: goods II; S-603: dice III asks whether to give one of them."""
    player.goods[good] += value
    if good == player.bonused and table.level(player, "goods") >= 2:
        player.goods[good] += 2
    if table.level(player, "dice") >= 3:
        table.pending.append({"q": "silver", "good": good})


def silver(table: TiletumOracleTable, text: str) -> None:
    """S-603."""
    good = table.pending.pop()["good"]
    if text == "silver yes":
        table.mover.goods[good] -= 1
        table.mover.silver += 1


def begin_action(
    table: TiletumOracleTable, player: TiletumOraclePlayer, frame: Frame, value: int
) -> None:
    """T-307: 7 - v AP; S-603: the step of dice II is asked before the action."""
    table.pending.pop()
    points = 7 - value + frame["boost"]
    if frame["good"] == player.bonused and table.level(player, "goods") >= 3:
        points += 2
    if frame["kind"] == "joker":
        joker.begin(table, player, points)
    else:
        main_action.begin(table, frame["kind"], points, {})
    if table.level(player, "dice") >= 2 and is_new(player.dice):
        table.pending.append({"q": "any-step"})


def is_new(dice: list[Frame]) -> bool:
    """S-603: kind and value both differ from every die taken before in the round."""
    *others, last = dice
    return all(die["good"] != last["good"] and die["value"] != last["value"] for die in others)
