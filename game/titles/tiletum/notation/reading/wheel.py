"""Wheel, dice and corruption of a position."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.rules.kinds import CORRUPTION, DICE
from game.titles.tiletum.rules.state import TiletumState

FACES = range(1, 7)


def read_wheel(fields: Fields, state: TiletumState) -> None:
    """Set the wheel, the dice on it, and the tokens turned over."""
    usual = [ACTIONS[int(action)] for action in state.board.wheel]
    words = fields.words("wheel", ACTIONS, "actions", usual)
    if len(words) < len(ACTIONS):
        raise fields.refusal("wheel", f"is {shown(words)}", f"each of {listed(ACTIONS)} once")
    for value, word in enumerate(words):
        state.wheel[value] = ACTIONS.index(word)
    if state.board.silver:
        state.field = _read_field(fields)
    _read_dice(fields, state)
    _read_tokens(fields, state)


def _read_field(fields: Fields) -> int:
    """Return the first value the explorer field covers; left out it covers 1 and 2."""
    first, second = 1, 2
    if "explorer_values" in fields:
        first, second = fields.wholes("explorer_values", 1, len(FACES), 2)
    if second != first % len(FACES) + 1:
        found = shown([first, second])
        raise fields.refusal("explorer_values", f"is {found}", "two neighbours, clockwise")
    return first


def _read_dice(fields: Fields, state: TiletumState) -> None:
    dice = fields.table("dice", needed=False)
    most, drawn = int(state.board.dice_per_good), int(state.board.dice_drawn)
    for number, good in enumerate(GOODS):
        values = dice.items(good, "values", ())
        if not all(type(value) is int and value in FACES for value in values):
            raise dice.refusal(good, f"is {shown(values)}", "values from 1 to 6")
        if len(values) > most:
            raise dice.refusal(good, f"has {len(values)} dice", f"at most {most}")
        for value in values:
            if isinstance(value, int):
                state.dice[number * len(FACES) + value - 1] += 1
    dice.finish()
    found = sum(int(count) for count in state.dice)
    if found > drawn or (found == drawn and state.phase == DICE):
        allowed = f"at most {drawn}, fewer while they are rolled"
        raise fields.refusal("dice", f"has {found} dice", allowed)


def _read_tokens(fields: Fields, state: TiletumState) -> None:
    """Set the tokens: one for each turn of the round that has begun."""
    counts = [int(count) for count in state.board.token_count]
    tokens = fields.items("corruption", "numbers", ())
    begun = int(state.turn) - (1 if state.phase in (CORRUPTION, DICE) else 0)
    for number in tokens:
        known = type(number) is int and 0 <= number < len(counts)
        if not known or tokens.count(number) > counts[int(str(number))]:
            box = [n for n, count in enumerate(counts) for _token in range(count)]
            raise fields.refusal("corruption", f"is {shown(tokens)}", f"some of {listed(box)}")
    if len(tokens) > begun:
        problem = f"has {len(tokens)} numbers"
        raise fields.refusal("corruption", problem, f"at most {begun}, one a turn")
    for turn, number in enumerate(tokens):
        state.tokens[turn] = int(str(number))
