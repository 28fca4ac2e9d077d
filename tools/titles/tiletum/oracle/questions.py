"""The questions of a turn: their legal answers, and the effects of these (notation, Questions)."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import (
    actions,
    gains,
    main_actions,
    payments,
    table,
    technologies,
    turn,
)
from tools.titles.tiletum.oracle.die_questions import (
    bonus_moves,
    colour_moves,
    give_for_silver,
    use_colour,
)
from tools.titles.tiletum.oracle.facts import BUILDINGS, GOODS, SPACES
from tools.titles.tiletum.oracle.gain_questions import (
    characters,
    choose_bonused,
    choose_building,
    drawn,
    drawn_moves,
    gain_one,
    gold_moves,
    keep,
    or_none,
    pay,
)
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.step_questions import (
    any_step,
    any_step_moves,
    anywhere_moves,
    steps,
    steps_moves,
)
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

DECLINES = ("none", "leave", "no", "stop", "end")
ALWAYS_ASKED = ("as", "gain", "same", "bonused")
DECLINED_TOO = ("keep", "characters", "drawn")
"""Questions whose answer is carried out even if it declines; for others declining changes nothing.
"""

LISTS: dict[str, Callable[[TiletumPosition, Frame], list[str]]] = {
    "act": actions.act_moves,
    "as": main_actions.joker_moves,
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
    "tech": lambda p, frame, words: technologies.raise_level(p, p.mover, words[1], frame["less"]),
    "new-explorer": lambda p, _frame, words: p.add_explorer(p.mover, words[1]),
    "bonused": choose_bonused,
    "dig": lambda p, _frame, _words: ask(p, "draw", deck="underground", left=2, tiles=[]),
    "keep": keep,
}
"""For each question that is closed before its answer is carried out, the function that does so."""

ANSWERS = ONCE | {
    "act": actions.act,
    "as": main_actions.choose_joker,
    "steps": steps,
    "gain": gain_one,
    "characters": characters,
    "drawn": drawn,
}


def moves(position: TiletumPosition) -> list[str]:
    """Return every legal answer of the seat that has to decide, as move texts; [] when the game is
    over."""
    if position["phase"] == "king-tile":
        return ["king take", "king leave"]
    if position["phase"] == "over":
        return []
    if not position["pending"]:
        return [*actions.task_moves(position, None), *turn.die_moves(position)]
    frame = position["pending"][-1]
    return LISTS[frame["q"]](position, frame)


def only_declines(position: TiletumPosition) -> bool:
    """Return whether the only answer to the open question is to decline, so that it is answered
    without being asked; False for questions that are always asked."""
    if position["pending"][-1]["q"] in ALWAYS_ASKED:
        return False
    answers = moves(position)
    return len(answers) == 1 and answers[0].split()[-1] in DECLINES


def answer(position: TiletumPosition, text: str) -> None:
    """Pay for a move and carry it out; if its price in gold can be paid in several ways, only ask
    how it is paid (S-610)."""
    words = text.split()
    pending = position["pending"]
    if words[0] == "pay" and words[1].isdigit():
        text = pending.pop()["move"]
        payments.pay_gold(position.mover, payments.price_in_gold(position, text), int(words[1]))
    elif price := payments.price_in_gold(position, text):
        ways = payments.ways_to_pay(position.mover, price)
        if len(ways) > 1:
            ask(position, "gold", n=price, move=text)
            return
        payments.pay_gold(position.mover, price, ways[0])
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
