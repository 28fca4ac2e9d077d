"""The Cardinal's turn told line by line: his decree, the line that decides, and what he does."""

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
    if (decree := _decree(model, told)) is None:
        return None
    name = context.name(model.state.board.cardinal)
    deeds = [sayings.event(event) for event in _deeds(decree, told)]
    bare = [deed.removeprefix(f"{name}: ").removeprefix(f"{name} ") for deed in deeds]
    numbered = tuple(
        DecreeLine(f"{number}.", capital(deed), deed=True)
        for number, deed in enumerate(bare, start=1)  # all of it is about him
    )
    lines = (*_card(context, decree, _line(told)), *numbered)
    return ActionSheetLook(context.area(decree.name), context.say("decree-note"), told=lines)


def steps_on_map(model: TiletumModel, told: tuple[Event, ...]) -> dict[str, tuple[int, ...]]:
    """Return the numbers of what he did at each space, as his document has them."""
    numbers: dict[str, tuple[int, ...]] = {}
    decree = _decree(model, told)
    for number, event in enumerate(_deeds(decree, told) if decree is not None else (), start=1):
        for place in event.places[-1:]:
            numbers[place] = (*numbers.get(place, ()), number)
    return numbers


def _deeds(decree: Decree, told: tuple[Event, ...]) -> list[Event]:
    """Return what he did; his action only where the line that holds does not name it already."""
    number = _line(told)
    named = number <= len(decree.lines) and decree.lines[number - 1][1] in ACTIONS
    return [event for event in told if event.kind in TOLD and not (named and event.kind == BEGAN)]


def _line(told: tuple[Event, ...]) -> int:
    """Return the line of the card that decides, one past its last for its foot."""
    return next((event.amount("line") for event in told if event.kind == "by-line"), 99)


def _card(context: TableContext, decree: Decree, decides: int) -> list[DecreeLine]:
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
    return lines


def _decree(model: TiletumModel, told: tuple[Event, ...]) -> Decree | None:
    """Return the decree of his last turn; with Silver some of them have other lines (S-901)."""
    names = [event.card for event in told if event.kind == "decreed"]
    if not names or model.state.board.cardinal < 0:
        return None
    box = load_components()
    newer = box.silver.cardinal.decrees if model.state.board.silver else ()
    return next(each for each in (*newer, *box.cardinal.decrees) if each.name == names[0])


def _deed(context: TableContext, deed: str) -> str:
    if deed in ACTIONS:
        return context.say(f"action-{deed}")
    kind, _, goods = deed.partition(":")
    if kind == EXPLORER:
        return context.say("die-explorer", goods=" > ".join(map(context.area, goods.split(">"))))
    return context.say(f"die-{kind}", goods=_goods(context, goods))


def _goods(context: TableContext, goods: str) -> str:
    return "/".join(context.area(good) for good in goods.split("/"))
