"""The questions a turn asks: who may answer what, and what comes of it (notation, Questions)."""

from collections.abc import Callable, Iterable

from tools.titles.tiletum.oracle import actions, gains, table, turn
from tools.titles.tiletum.oracle.facts import BUILDINGS, GOODS, SPACES
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

DECLINES = ("none", "leave", "no", "stop", "end")
ALWAYS_ASKED = ("as", "gain", "same", "bonused")
DRAWN_CONTRACT_POINTS = 2
DECLINED_TOO = ("keep", "characters", "drawn")
"""Questions of which even declining changes something; else it changes nothing."""


def moves(position: TiletumPosition) -> list[str]:
    """Every legal answer of the seat that is asked."""
    if position["phase"] == "king-tile":
        return ["king take", "king leave"]
    if position["phase"] == "over":
        return []
    if not position["pending"]:
        return [*actions.task_moves(position, None), *turn.die_moves(position)]
    frame = position["pending"][-1]
    return LISTS[frame["q"]](position, frame)


def only_declines(position: TiletumPosition) -> bool:
    """Notation: a question is not asked when its only answer is to decline."""
    if position["pending"][-1]["q"] in ALWAYS_ASKED:
        return False
    answers = moves(position)
    return len(answers) == 1 and answers[0].split()[-1] in DECLINES


def answer(position: TiletumPosition, text: str) -> None:
    """S-610: a price in gold that can be paid in more than one way is asked for first."""
    words = text.split()
    pending = position["pending"]
    if words[0] == "pay" and words[1].isdigit():
        text = pending.pop()["move"]
        gains.pay_gold(position.mover, gains.price_in_gold(position, text), int(words[1]))
    elif price := gains.price_in_gold(position, text):
        ways = gains.ways_to_pay(position.mover, price)
        if len(ways) > 1:
            ask(position, "gold", n=price, move=text)
            return
        gains.pay_gold(position.mover, price, ways[0])
    words = text.split()
    if not pending and words[0] == "take":
        turn.take_die(position, words)
    elif not pending:
        actions.do_task(position, words)
    else:
        frame = pending[-1]
        if frame["q"] in ONCE:
            pending.pop()
        if words[-1] not in ("none", "no", "leave") or frame["q"] in DECLINED_TOO:
            ANSWERS[frame["q"]](position, frame, words)


# Of the die (T-304, T-305, S-203, S-603).


def colour_moves(position: TiletumPosition, _frame: Frame) -> list[str]:
    """T-304: any good, the die's own too; not with a tile taken this turn."""
    stored = [tile for tile in position.mover["store"] if table.is_colour(tile)]
    for tile in position["fresh"]:
        stored.remove(tile)
    return [*(f"use {tile} {good}" for tile in stored for good in GOODS), "use none"]


def use_colour(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """T-304; S-706: one kind adds 1 AP."""
    position.mover["store"].remove(words[1])
    position.discard(words[1])
    turn.die_frame(position).update(good=words[2], boost=table.boost_of(words[1]))


def bonus_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """T-305."""
    tile = position["action_tiles"].get(frame["kind"])
    taking = ["bonus take"] if tile and table.may_take(position.mover, tile) else []
    return [*taking, "bonus leave"]


def give_for_silver(position: TiletumPosition, frame: Frame, _words: list[str]) -> None:
    """S-603: 1 good of the die for 1 silver."""
    position.mover["goods"][frame["good"]] -= 1
    position.mover["silver"] += 1


# Steps and pieces (T-504, T-513, S-308, S-501, S-506, S-603).


def meeple_steps(position: TiletumPosition) -> list[str]:
    """The steps of merchant and architect."""
    player = position.mover
    meeples = ("merchant", "architect")
    return [f"step {who} {space}" for who in meeples for space in table.roads()[player[who]]]


def any_step_moves(position: TiletumPosition, _frame: Frame) -> list[str]:
    """S-603: one step of merchant, architect or explorer."""
    below = gains.explorer_steps(position, position.mover)
    return [*meeple_steps(position), *(f"step {town}" for town in below), "step none"]


def any_step(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """S-603: take it."""
    if len(words) == 3:
        position.mover[words[1]] = words[2]
    else:
        gains.explorer_step(position, position.mover, words[1])


def steps_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """T-504, S-308: a house or pillar at the meeple, or where an own explorer stands."""
    player = position.mover
    found = [text for text in meeple_steps(position) if frame[text.split()[1]]]
    for piece, meeple in (("house", "merchant"), ("pillar", "architect")):
        sites = [player[meeple], *player["explorers"]] if frame[piece] else []
        found += [f"{piece} {at}" for at in sites if position.may_place(player, at, piece)]
    return [*found, "stop"]


def steps(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """T-504: one part of it, in any order."""
    if words[0] == "stop":
        position["pending"].pop()
        return
    frame[words[-2]] -= 1
    if not any(frame[part] for part in ("merchant", "architect", "house", "pillar")):
        position["pending"].pop()  # nothing is left of it; what it brings comes in its place
    if words[0] == "step":
        position.mover[words[1]] = words[2]
    else:
        gains.place(position, position.mover, words[0], words[1])


def anywhere_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """T-513, S-308, S-506: the main map, and the maps with an own explorer."""
    what = frame["what"]
    player = position.mover
    places = list(SPACES)
    if position.with_silver:
        allowed = [0, *position.maps_with_explorer(player)]
        places = [town for town in position.towns if position.map_of(town) in allowed]
    if not gains.can_pay(player, frame["pay"]):
        places = []
    return [
        *(f"{what} {town}" for town in places if position.may_place(player, town, what)),
        f"{what} none",
    ]


# Goods, characters, technologies, tiles (T-512, T-513, S-502 .. S-507, S-604, S-606, S-607).


def gain_one(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """T-513: one by one."""
    frame["left"] -= 1
    if frame["left"] == 0:
        position["pending"].pop()
    position.mover["goods"][words[1]] += 1


def choose_building(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """T-512: then each of its characters."""
    ask(position, "characters", left=sorted(position.mover["rooms"][int(words[1]) - 1]))


def characters(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """T-512: the gain of one of them, once each, in any order; or no more of them."""
    if words[1] == "none":
        position["pending"].pop()
        return
    frame["left"].remove(words[1])
    if not frame["left"]:
        position["pending"].pop()
    gain(position, position.mover, words[1].partition(":")[2])


def pay(position: TiletumPosition, frame: Frame, _words: list[str]) -> None:
    """Silver for the gain."""
    position.mover["silver"] -= frame["silver"]
    gain(position, position.mover, frame["gain"])


def choose_bonused(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """S-610: the tile is the seat's own."""
    position["silver"]["bonused_left"].remove(words[1])
    position.mover["bonused"] = words[1]


def keep(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """S-607: the other, or both, go under the pile."""
    if words[1] != "none":
        frame["tiles"].remove(words[1])
        position.put(words[1])
    position["decks"]["underground_under"] += frame["tiles"]


def drawn_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """S-606: each for 2 AP of the action."""
    enough = position["pending"][-2]["ap"] >= DRAWN_CONTRACT_POINTS
    tiles = [tile for tile in frame["tiles"] if enough and table.may_take(position.mover, tile)]
    return [f"take {tile}" for tile in [*tiles, "none"]]


def drawn(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """S-606: take one and be asked again; the others go under the pile."""
    if words[1] == "none":
        position["pending"].pop()
        position["decks"]["contracts_under"] += frame["tiles"]
        return
    position["pending"][-2]["ap"] -= DRAWN_CONTRACT_POINTS
    frame["tiles"].remove(words[1])
    position.mover["store"].append(words[1])


def gold_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """S-610: how many of the price are paid in the bonused good."""
    player = position.mover
    ways = gains.ways_to_pay(player, frame["n"])
    return [f"pay {number} {player['bonused']}" for number in ways]


def or_none(kind: str, found: Iterable[object]) -> list[str]:
    """The same kind of answer with each of these, or with none of them."""
    return [*(f"{kind} {one}" for one in found), f"{kind} none"]


LISTS: dict[str, Callable[[TiletumPosition, Frame], list[str]]] = {
    "act": actions.act_moves,
    "as": turn.joker_moves,
    "do": lambda _p, frame: [f"do {kind}" for kind in frame["kinds"]],  # S-201
    "colour": colour_moves,
    "bonus": bonus_moves,
    "silver": lambda _p, _frame: ["silver yes", "silver no"],
    "any-step": any_step_moves,
    "steps": steps_moves,
    "gain": lambda _p, _frame: [f"gain {good}" for good in GOODS],  # T-513
    "same": lambda _p, _frame: [f"gain {good}" for good in GOODS],
    "anywhere": anywhere_moves,
    "fly": lambda p, frame: or_none(  # T-513: any other space of the main map
        f"move {frame['who']}", (at for at in SPACES if at != p.mover[frame["who"]])
    ),
    "building": lambda p, _frame: or_none(  # T-512: an own building with a character
        "building", (at for at in BUILDINGS if p.mover["rooms"][at - 1])
    ),
    "characters": lambda _p, frame: or_none("gain", frame["left"]),  # T-512
    "one-character": lambda p, _frame: or_none(  # S-604: any character on the own board
        "gain", (tile for room in p.mover["rooms"] for tile in room)
    ),
    "pay": lambda p, frame: [  # S-502 to S-504
        *(["pay yes"] if p.mover["silver"] >= frame["silver"] else []),
        "pay no",
    ],
    "tech": lambda p, frame: [  # S-507
        *actions.raise_moves(p, p.mover, frame["less"]),
        "raise none",
    ],
    "new-explorer": lambda p, _frame: or_none("explorer", p.new_starts(p.mover)),  # S-501
    "bonused": lambda p, _frame: [f"bonused {good}" for good in p["silver"]["bonused_left"]],
    "dig": lambda p, _frame: [  # S-607: as long as there is a pile
        *(["dig yes"] if p["decks"]["underground"] + p["decks"]["underground_under"] else []),
        "dig no",
    ],
    "keep": lambda p, frame: or_none(  # S-607: one of them, if allowed
        "keep", (tile for tile in frame["tiles"] if table.may_take(p.mover, tile))
    ),
    "drawn": drawn_moves,
    "gold": gold_moves,
}
ONCE: dict[str, Callable[[TiletumPosition, Frame, list[str]], None]] = {
    "do": lambda p, _frame, words: turn.die_frame(p).update(kind=words[1]),
    "colour": use_colour,
    "bonus": lambda p, frame, _words: p.put(p["action_tiles"].pop(frame["kind"])),
    "silver": give_for_silver,
    "any-step": any_step,
    "same": lambda p, frame, words: gain(p, p.mover, f"{words[1]}{frame['n']}"),
    "anywhere": lambda p, _frame, words: gains.place(p, p.mover, *words),
    "fly": lambda p, _frame, words: p.mover.update({words[1]: words[2]}),
    "building": choose_building,
    "one-character": lambda p, _frame, words: gain(p, p.mover, words[1].partition(":")[2]),
    "pay": pay,
    "tech": lambda p, frame, words: gains.raise_level(p, p.mover, words[1], frame["less"]),
    "new-explorer": lambda p, _frame, words: p.add_explorer(p.mover, words[1]),
    "bonused": choose_bonused,
    "dig": lambda p, _frame, _words: ask(p, "draw", deck="underground", left=2, tiles=[]),
    "keep": keep,
}
"""Questions that leave the table before their answer is carried out."""

ANSWERS = ONCE | {
    "act": actions.act,
    "as": turn.choose_joker,
    "steps": steps,
    "gain": gain_one,
    "characters": characters,
    "drawn": drawn,
}
