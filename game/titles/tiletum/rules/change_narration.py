"""What events of a step tell of the state before: the old value or good of a changed die, and the
good that was given in a trade."""

# interpreted: used once a step, for people
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tiletum.rules import actions, kinds
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.step_facts import StateRows

OLD_DIE_VALUE_KEY: Final = "old"
"""The amount of a taken die: the value that it showed on the wheel, if that was another."""
OLD_GOOD_NUMBER_KEY: Final = "old-good"
"""The amount of a recoloured die: the number of the good of its own, from 1."""
GIVEN_GOOD_NUMBER_KEY: Final = "given"
"""The amount of both events of a trade: the number of the good that was given, from 1."""
EXTRA_GOODS_COUNT_KEY: Final = "extra"
"""The amount of what a trade gained: how many goods of choice it gives in addition."""
TRADE_MOVE_KINDS: Final = ("exchange", "silver")
TRADE_GAIN_EVENTS: Final = ("gained", "gained-silver")


def events_with_previous_values(
    before: TiletumState, move: Move | None, told_facts: Sequence[tuple[Event, StateRows]]
) -> list[Event]:
    """Return the events of a step; `told_facts` has each event with the rows after it. Events that
    change a die or trade a good get amounts with the previous die value, the previous good, or the
    good given (T-303, T-304, T-405, S-603)."""
    told: list[Event] = []
    given_good = 0
    for event, rows in told_facts:
        amounts: tuple[tuple[str, int], ...] = ()
        if event.kind == "took-die":
            value = _value_on_wheel(before, rows)
            if value not in (0, event.amount("value")):
                amounts = ((OLD_DIE_VALUE_KEY, value),)
        elif event.kind == "recoloured":
            amounts = ((OLD_GOOD_NUMBER_KEY, int(before.die_good) + 1),)
        elif move is not None and move.kind in TRADE_MOVE_KINDS:
            if event.kind == "paid" and not given_good:
                given_good = GOOD_NAMES.index(event.card) + 1
                amounts = ((GIVEN_GOOD_NUMBER_KEY, given_good),)
            elif event.kind in TRADE_GAIN_EVENTS and given_good:
                amounts = ((GIVEN_GOOD_NUMBER_KEY, given_good), *_extra_goods(before, event, move))
        told.append(replace(event, amounts=(*event.amounts, *amounts)) if amounts else event)
    return told


def _value_on_wheel(before: TiletumState, rows_after: StateRows) -> int:
    """Return the value of the die that left the wheel, 0 if none did."""
    dice_after = rows_after[before.board.form.index_of_row("dice")]
    for cell, (was, now) in enumerate(zip(before.dice, dice_after, strict=True)):
        if now < was:
            return cell % kinds.FACE_COUNT + 1
    return 0


def _extra_goods(before: TiletumState, event: Event, move: Move) -> tuple[tuple[str, int], ...]:
    """Return the amount of the extra goods of an exchange of goods, if there are any."""
    if move.kind != "exchange" or event.kind != "gained":
        return ()
    extra = int(actions.extra_goods_of_exchange(before, event.seat))
    return ((EXTRA_GOODS_COUNT_KEY, extra),) if extra else ()
