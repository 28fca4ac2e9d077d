"""The Cardinal's turn told line by line: his decree, the line that decides, and what he does."""

from __future__ import annotations

from typing import Final

from game.engine.knowledge import Event
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import ACTIONS, EXPLORER, Decree
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.decree import FAILED, HELD, NOT_TRIED, DecreeLine
from game.titles.tiletum.table.view import TiletumModel

BEGAN: Final = "began"
TOLD: Final = frozenset(
    {
        *("took-die", "cardinal-took", BEGAN, "moved-merchant", "moved-architect", "built-house"),
        *("built-pillar", "moved-in", "fulfilled", "contributed", "placed-crest", "king-rose"),
        *("completed", "scored", "moved-explorer", "built-mine", "surprised"),
    }
)
"""What he does; all else follows from it."""


def decree_look(
    context: TableContext, sayings: Sayings, model: TiletumModel, told: tuple[Event, ...]
) -> ActionSheetLook | None:
    """Return the document of his last turn, None in a game without him or before his first."""
    decree = next((event for event in told if event.kind == "decreed"), None)
    if decree is None or model.state.board.cardinal < 0:
        return None
    name = context.name(model.state.board.cardinal)
    silver = model.view.below is not None
    deeds = [sayings.event(event) for event in _deeds(told, silver=silver)]
    bare = [deed.removeprefix(f"{name}: ").removeprefix(f"{name} ") for deed in deeds]
    numbered = tuple(
        DecreeLine(f"{number}.", capital(deed), deed=True)
        for number, deed in enumerate(bare, start=1)  # all of it is about him
    )
    card = _card(context, decree.card, _line(told), silver=silver)
    note = context.say("decree-note")
    return ActionSheetLook(context.area(decree.card), note, told=(*card, *numbered))


def steps_on_map(model: TiletumModel, told: tuple[Event, ...]) -> dict[str, tuple[int, ...]]:
    """Return the numbers of what he did at each space, as his document has them."""
    numbers: dict[str, tuple[int, ...]] = {}
    silver = model.view.below is not None
    for number, event in enumerate(_deeds(told, silver=silver), start=1):
        for place in event.places[-1:]:
            numbers[place] = (*numbers.get(place, ()), number)
    return numbers


def _deeds(told: tuple[Event, ...], *, silver: bool) -> list[Event]:
    """Return what he did; his action only where the line that holds does not name it already."""
    decree = next((event.card for event in told if event.kind == "decreed"), "")
    lines = _decree(decree, silver=silver).lines if decree else ()
    number = _line(told)
    named = number <= len(lines) and lines[number - 1][1] in ACTIONS
    return [event for event in told if event.kind in TOLD and not (named and event.kind == BEGAN)]


def _line(told: tuple[Event, ...]) -> int:
    """Return the line of the card that decides, one past its last for its foot."""
    found = next((event for event in told if event.kind == "by-line"), None)
    return found.amount("line") if found is not None else 99


def _card(
    context: TableContext, name: str, decides: int, *, silver: bool
) -> tuple[DecreeLine, ...]:
    decree = _decree(name, silver=silver)
    lines = []
    for number, (condition, deed) in enumerate(decree.lines, start=1):
        mark = HELD if number == decides else FAILED if number < decides else NOT_TRIED
        words = _deed(context, deed)
        if condition != "always":
            words = context.say("decree-if", condition=context.say(f"if-{condition}"), deed=words)
        lines.append(DecreeLine(mark, words))
    if decides > len(decree.lines):
        foot = ", ".join(_goods(context, each) for each in decree.foot)
        lines.append(DecreeLine(HELD, context.say("decree-foot", goods=foot)))
    return tuple(lines)


def _decree(name: str, *, silver: bool) -> Decree:
    """Return a decree by its name; with Silver some of them have other lines (S-901)."""
    box = load_components()
    newer = box.silver.cardinal.decrees if silver else ()
    return next(each for each in (*newer, *box.cardinal.decrees) if each.name == name)


def _deed(context: TableContext, deed: str) -> str:
    if deed in ACTIONS:
        return context.say(f"action-{deed}")
    kind, _, goods = deed.partition(":")
    if kind == EXPLORER:
        return context.say("die-explorer", goods=" > ".join(map(context.area, goods.split(">"))))
    return context.say(f"die-{kind}", goods=_goods(context, goods))


def _goods(context: TableContext, goods: str) -> str:
    return "/".join(context.area(good) for good in goods.split("/"))
