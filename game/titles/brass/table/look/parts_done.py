"""The parts of an action that are drafted already, on the bill of the present one."""

from __future__ import annotations

from dataclasses import replace

from game.numerals import signed
from game.titles.brass.table.drafting import Drafting
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.look.seats import pounds
from game.titles.brass.table.options import ACTION, INDUSTRY, LINE, MILL
from game.titles.brass.table.panels.deed import DeedLine, DeedLook
from game.titles.brass.table.stand import BrassStand


def with_parts(studio: Studio, drafting: Drafting, look: DeedLook) -> DeedLook:
    """Return the bill with the parts drafted before, and that more may follow."""
    further, notes = drafting.further, look.notes
    if further:
        costs = drafting.stand.costs if drafting.stand is not None else {}
        notes = (*notes, studio.say(f"more-{further[0].parts[ACTION]}", **costs))
    if not drafting.done:
        return replace(look, notes=notes)
    earlier = tuple(_line(studio, drafting, number) for number in range(len(drafting.done)))
    return replace(look, lines=(*earlier, *look.lines), notes=notes, now=None, later=None)


def _line(studio: Studio, drafting: Drafting, number: int) -> DeedLine:
    part = drafting.done[number]
    seat, parts = part.stand.view.seats[part.stand.seat], part.option.parts
    if MILL in parts:
        words = studio.area(part.stand.view.space(parts[MILL]).place)
        return DeedLine(f"{number + 1}. {words}", signed(gain(part.stand, parts[MILL])), "good")
    if LINE in parts:
        words = line_name(studio, parts[LINE])
    else:
        top = seat.tops[parts[INDUSTRY]]
        level = top.level if top is not None else ""
        words = f"{studio.say(f'industry-{parts[INDUSTRY]}')} {level}"
    later = [each.stand for each in drafting.done[number + 1 :]]
    then = later[0] if later else drafting.stand
    left = then.view.seats[seat.seat].money if then is not None else seat.money
    return DeedLine(f"{number + 1}. {words}", pounds(seat.money - left))


def paid(drafting: Drafting) -> int:
    """Return what the parts drafted before cost."""
    asked, now = drafting.asked, drafting.stand
    if asked is None or now is None:
        return 0
    return asked.view.seats[asked.seat].money - now.view.seats[now.seat].money


def gain(stand: BrassStand, mill: str) -> int:
    """Return the income spaces a mill brings once it is sold."""
    counter = stand.view.space(mill).counter
    return counter.kind.income if counter is not None else 0


def line_name(studio: Studio, line: str) -> str:
    """Return a line by its two ends."""
    first, second = (studio.area(place) for place in line.split())
    return studio.say("between", first=first, second=second)
