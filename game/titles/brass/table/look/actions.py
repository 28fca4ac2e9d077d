"""What is written under the buttons of actions: what they cost at least, or how many there are."""

from __future__ import annotations

from collections.abc import Iterable

from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.options import (
    ACTION,
    BUILD,
    DEVELOP,
    INDUSTRY,
    LINE,
    LINK,
    LOAN,
    MILL,
    SELL,
    SPACE,
    SUM,
    MoveOption,
)
from game.titles.brass.table.stand import BrassStand


def action_notes(
    studio: Studio, guide: Guide, stand: BrassStand, options: tuple[MoveOption, ...]
) -> dict[str, str]:
    """Return a note for every action that is possible and has a price or a number."""
    say, state = studio.say, stand.state
    notes: dict[str, str] = {}
    builds = [
        offer.pounds
        for each in _of(options, BUILD)
        if (offer := guide.build(state, stand.seat, each.parts[INDUSTRY], each.parts[SPACE]))
    ]
    if builds:
        notes[BUILD] = say("note-from", pounds=min(builds))
    lines = [each.parts[LINE] for each in _of(options, LINK)]
    if lines and not stand.night:
        notes[LINK] = pounds(guide.canal_pounds(state))
    elif lines:
        rails = [guide.rail(state, line, second=stand.view.phase == "rail") for line in lines]
        notes[LINK] = say("note-from", pounds=min(each.pounds for each in rails if each))
    if any(True for _ in _of(options, DEVELOP)):
        iron = min((each.pounds for each in guide.iron(state)), default=0)
        notes[DEVELOP] = say("note-iron", price=pounds(iron) if iron else say("free"))
    mills = {each.parts[MILL] for each in _of(options, SELL)}
    if mills:
        notes[SELL] = say("note-sell", count=len(mills))
    sums = sorted(int(each.parts[SUM]) for each in _of(options, LOAN))
    if sums:
        span = (pounds(sums[0]), pounds(sums[-1]))
        notes[LOAN] = span[0] if len(sums) == 1 else "\N{EN DASH}".join(span)
    return notes


def _of(options: tuple[MoveOption, ...], action: str) -> Iterable[MoveOption]:
    return (each for each in options if each.parts[ACTION] == action)
