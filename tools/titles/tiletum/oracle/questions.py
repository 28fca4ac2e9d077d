"""Which question is asked, what may be answered, and which are not asked at all."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import (
    actions,
    choices,
    dice,
    joker,
    main_action,
    paying,
    rounds,
    tasks,
)
from tools.titles.tiletum.oracle.table import Frame, TiletumOracleTable

DECLINES = ("none", "leave", "no", "stop", "end")
ALWAYS_ASKED = ("as", "gain", "same", "bonused")

LISTS: dict[str, Callable[[TiletumOracleTable, Frame], list[str]]] = {
    "do": lambda _table, frame: [f"do {kind}" for kind in frame["kinds"]],
    "colour": lambda table, _frame: dice.colour_moves(table),
    "bonus": lambda table, _frame: dice.bonus_moves(table),
    "silver": lambda _table, _frame: ["silver yes", "silver no"],
    "any-step": choices.any_step_moves,
    "as": joker.moves,
    "steps": choices.steps_moves,
    "gain": choices.gain_moves,
    "same": choices.gain_moves,
    "anywhere": choices.anywhere_moves,
    "fly": choices.fly_moves,
    "building": choices.building_moves,
    "characters": choices.characters_moves,
    "one-character": choices.one_character_moves,
    "pay": choices.pay_moves,
    "tech": choices.tech_moves,
    "new-explorer": choices.new_explorer_moves,
    "bonused": choices.bonused_moves,
    "dig": choices.dig_moves,
    "keep": choices.keep_moves,
    "drawn": choices.drawn_moves,
}
ANSWERS: dict[str, Callable[[TiletumOracleTable, Frame, list[str]], None]] = {
    "any-step": choices.any_step,
    "steps": choices.steps,
    "gain": choices.gain_one,
    "same": choices.gain_same,
    "anywhere": choices.anywhere,
    "fly": choices.fly,
    "building": choices.building,
    "characters": choices.characters,
    "one-character": choices.one_character,
    "pay": choices.pay,
    "tech": choices.tech,
    "new-explorer": choices.new_explorer,
    "bonused": choices.bonused,
    "dig": choices.dig,
    "keep": choices.keep,
    "drawn": choices.drawn,
}
DIE_ANSWERS: dict[str, Callable[[TiletumOracleTable, str], None]] = {
    "colour": dice.colour,
    "bonus": dice.bonus,
    "silver": dice.silver,
    "as": joker.choose,
}


def moves(table: TiletumOracleTable) -> list[str]:
    """Every legal answer."""
    if table.phase == "king-tile":
        return ["king take", "king leave"]
    if table.phase == "over":
        return []
    if not table.pending:
        return [*tasks.moves(table, None), *dice.moves(table)]
    frame = table.pending[-1]
    if frame["q"] == "act":
        return act_moves(table, frame)
    if frame["q"] == "gold":
        ways = paying.ways(table.mover, frame["n"])
        return [f"pay {number} {table.mover.bonused}" for number in ways]
    return LISTS[frame["q"]](table, frame)


def act_moves(table: TiletumOracleTable, frame: Frame) -> list[str]:
    """T-309, T-310: an option, in the main action a task, or the end."""
    found = actions.moves(table, frame)
    if not frame.get("main"):
        return [*found, "stop"]
    return [*found, *tasks.moves(table, frame), *main_action.moves(table, frame)]


def only_declines(table: TiletumOracleTable) -> bool:
    """Notation: a question is not asked when its only answer is to decline."""
    if table.pending[-1]["q"] in ALWAYS_ASKED:
        return False
    answers = moves(table)
    return len(answers) == 1 and answers[0].split()[-1] in DECLINES


def play(table: TiletumOracleTable, text: str) -> None:
    """The answer, its price in gold paid."""
    if table.phase == "king-tile":
        rounds.king_tile(table, text)
        return
    if table.pending and table.pending[-1]["q"] != "act":
        answer(table, table.pending[-1], text)
    elif text.startswith("take ") and not table.pending:
        dice.take(table, text)
    elif tasks.is_task(text):
        tasks.play(table, text)
    elif text in ("end", "stop"):
        table.pending.pop()
    elif text.startswith("switch "):
        main_action.switch(table, text.split()[1])
    else:
        actions.play(table, table.pending[-1], text)


def answer(table: TiletumOracleTable, frame: Frame, text: str) -> None:
    """The answer to a question other than `act`."""
    if frame["q"] == "do":
        table.pending.pop()
        dice.die_frame(table)["kind"] = text.split()[1]
    elif frame["q"] in DIE_ANSWERS:
        DIE_ANSWERS[frame["q"]](table, text)
    else:
        ANSWERS[frame["q"]](table, frame, text.split())
